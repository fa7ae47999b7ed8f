import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { head, sendRaw, stream } from '../testing/raw-request.test.kit.ts'
import { findRun } from '../../service/runs/find-run.ts'

/** Uploads, names and links that are not what they say, through a real socket. */
const hostile = suite<{ api: Harness }>('hostile files')
hostile.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
})
hostile.after.each(({ api }) => api.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const megabyte = 1024 * 1024

hostile('a file that is more, less or other than declared stays pending', async ({ api }) => {
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const { file_id, upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const put = (body: BodyInit, type = 'image/png') =>
    api.send('PUT', upload_url, { key: '', body, headers: { 'content-type': type } })
  assert.is((await put(Buffer.concat([png, png]))).status, 413)
  assert.is((await put(stream(30 * megabyte))).status, 400)
  assert.is((await put(stream(30 * megabyte, Buffer.concat([png, Buffer.alloc(65536)])))).status, 413)
  assert.is((await put(png.subarray(1))).status, 400)
  assert.is((await put(Buffer.alloc(0))).status, 400)
  assert.is((await put(png, 'image/gif')).status, 400)
  assert.is((await put(png, 'text/html')).status, 400)
  assert.is((await put(Buffer.from('<script>alert(1)</script>'.slice(0, 16)))).status, 400)
  assert.is((await api.send('GET', `/v1/files/${file_id}`)).json.status, 'pending_upload')
  assert.is((await put(png)).status, 200)
  assert.is((await put(png)).status, 200, 'a repetition is fine')
  const other = Buffer.from(png)
  other[15] = 1
  assert.is((await put(other)).status, 400, 'other bytes are not')
  await api.send('DELETE', `/v1/files/${file_id}`)
  assert.is((await put(png)).status, 404)
})

hostile('links that were altered or have ended are refused', async ({ api }) => {
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const { upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const jobId = await api.job()
  await api.run(jobId)
  const { download_url } = (await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } }))
    .json
  const token = download_url.split('/').at(-1) as string
  const [body = '', signature = ''] = token.split('.')
  const said = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...said, until: said.until + 1 })).toString('base64url')
  const bad = [
    ...['x', '%00', '..%2f..%2fetc%2fpasswd', `${body}.`, body, `${forged}.${signature}`],
    ...[`${token}x`, `${token}.x`, token.slice(0, -2), upload_url.split('/').at(-1) as string],
  ]
  for (const candidate of bad) {
    const { status } = await api.send('GET', `/downloads/${candidate}`, { key: '' })
    assert.ok(status === 403, `${candidate} ${status}`)
  }
  const wrong = await api.send('PUT', `/uploads/${token}`, {
    body: png,
    headers: { 'content-type': 'image/png' },
  })
  assert.is(wrong.status, 403)
  api.service.pass(61 * 60 * 1000)
  assert.is((await api.send('GET', download_url, { key: '' })).json.code, 'link-invalid')
  const late = await api.send('PUT', upload_url, { body: png, headers: { 'content-type': 'image/png' } })
  assert.is(late.status, 403)
})

hostile('an upload that breaks off leaves nothing, and the service goes on', async ({ api }) => {
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const { file_id, upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const path = new URL(upload_url).pathname
  const upload = head('PUT', path, api.key, 'Content-Type: image/png', `Content-Length: ${png.length}`)
  await sendRaw(api.url, [upload, png.subarray(0, 9)], { cut: true })
  assert.is((await api.send('GET', `/v1/files/${file_id}`)).json.status, 'pending_upload')

  const jobId = await api.job()
  const form = [
    ...['--b', 'Content-Disposition: form-data; name="format"', '', 'report'],
    ...[
      '--b',
      'Content-Disposition: form-data; name="files"; filename="a.png"',
      'Content-Type: image/png',
      '',
      '',
    ],
  ].join('\r\n')
  const create = head(
    ...([
      'POST',
      `/v1/jobs/${jobId}/runs`,
      api.key,
      'Content-Type: multipart/form-data; boundary=b',
    ] as const),
    'Content-Length: 9999',
  )
  await sendRaw(api.url, [create, form, png], { cut: true })
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
})

hostile('a form that is cut short or has no boundary is refused', async ({ api }) => {
  const jobId = await api.job()
  const send = (body: string, type: string) =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { body, headers: { 'content-type': type } })
  const part = '--b\r\nContent-Disposition: form-data; name="format"\r\n\r\nreport\r\n'
  assert.is((await send(part, 'multipart/form-data; boundary=b')).status, 400)
  assert.is((await send(`${part}--b--\r\n`, 'multipart/form-data')).status, 400)
  assert.is((await send('', 'multipart/form-data; boundary=b')).status, 400)
  assert.is((await send('x'.repeat(100_000), 'multipart/form-data; boundary=b')).status, 400)
})

hostile('names of files are reduced to what is safe', async ({ api }) => {
  const jobId = await api.job()
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', 'x')
  const names = [
    '../../etc/passwd.png',
    'C:\\x\\y.png',
    'a\r\nX-Evil: 1.png',
    '.hidden.png',
    'ü “x”.png',
    '<b>.png',
  ]
  for (const name of names) form.append('files', new Blob([png], { type: 'image/png' }), name)
  const { json } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
  const { store, caller } = api.service
  const run = await store.read(tx => findRun(tx, caller.accountId, jobId, json.run_id))
  for (const { name } of run?.input.assets ?? []) assert.not.match(name, /[/\\\r\n<>]|^\./)
  assert.is(run?.input.assets.length, names.length)
  for (const filename of names) {
    const wish = { filename, content_type: 'image/png', size_bytes: 16 }
    const { file_id } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
    assert.not.match((await api.send('GET', `/v1/files/${file_id}`)).json.filename, /[/\\\r\n<>]|^\./)
  }
})

hostile('names under assets/ must be plain', async ({ api }) => {
  const jobId = await api.job()
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const { file_id, upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  await api.send('PUT', upload_url, { body: png, headers: { 'content-type': 'image/png' } })
  for (const name of ['../x.png', 'a/b.png', '..', '.', '/etc/passwd', 'a\u0000.png', 'a\\b.png', '']) {
    const json = { format: 'report', content: 'x', assets: [{ name, file_id }] }
    const { status } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { json })
    assert.is(status, 400, JSON.stringify(name))
  }
})

hostile('a download of a job with a hostile name has a header that is one line of ASCII', async ({ api }) => {
  const jobId = await api.job('a\r\nSet-Cookie: x=1\u2028“é"; filename=evil.exe 界')
  await api.run(jobId)
  const { download_url } = (await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } }))
    .json
  const { status, headers } = await api.send('GET', download_url, { key: '' })
  assert.is(status, 200)
  assert.match(headers.get('content-disposition') as string, /^attachment; filename="[\x20-\x7e]+$/)
  assert.is(headers.get('set-cookie'), null)
})

hostile.run()
