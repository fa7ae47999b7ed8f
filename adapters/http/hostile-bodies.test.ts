import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from './harness.test.kit.ts'
import { readWhole, readBytes } from './read-bytes.ts'

/** Bodies that want more than they may, through a real socket. */
const hostile = suite<{ api: Harness }>('hostile bodies')
hostile.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
})
hostile.after.each(({ api }) => api.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const megabyte = 1024 * 1024

/** Sends bytes as they are, and what the server says until it falls silent. */
function sendRaw(url: string, parts: readonly (string | Buffer)[], { cut = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', data => {
      answer += data.toString('latin1')
      if (/\r\n\r\n/.test(answer)) socket.end()
    })
    socket.on('error', error => (answer === '' && !cut ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
    socket.on('connect', async () => {
      for (const part of parts) {
        socket.write(part)
        await new Promise(done => setTimeout(done, 5))
      }
      if (cut) socket.destroy()
    })
  })
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const head = (method: string, path: string, key: string, ...lines: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: platen.test', `Authorization: Bearer ${key}`, ...lines, '', ''].join(
    '\r\n',
  )

function stream(
  total: number,
  chunk: Uint8Array = new Uint8Array(64 * 1024).fill(0x20),
): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= total) return controller.close()
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
}

function appendAll(form: FormData, names: readonly string[], value: string): void {
  for (const name of names) form.append(name, value)
}

hostile('a body over the limit is 413, declared or not', async ({ api }) => {
  const json = { headers: { 'content-type': 'application/json' } }
  const declared = await api.send('POST', '/v1/jobs', { ...json, body: Buffer.alloc(4 * megabyte + 1, 0x20) })
  assert.is(declared.status, 413)
  assert.is(declared.json.code, 'too-large')
  const chunked = await api.send('POST', '/v1/jobs', { ...json, body: stream(5 * megabyte) })
  assert.is(chunked.status, 413)
  assert.is((await api.send('GET', '/v1/jobs')).json.data.length, 0)
})

hostile('copy over its own limit is 413', async ({ api }) => {
  const jobId = await api.job()
  const content = 'x'.repeat(2 * megabyte + 1)
  const path = `/v1/jobs/${jobId}/runs`
  assert.is((await api.send('POST', path, { json: { format: 'report', content } })).status, 413)
  const form = new FormData()
  form.set('format', 'report')
  form.set('content', content)
  assert.is((await api.send('POST', path, { body: form })).status, 413)
  form.set('content', new Blob([content]), 'copy.md')
  assert.is((await api.send('POST', path, { body: form })).status, 413)
  form.set('content', content.slice(1))
  assert.is((await api.send('POST', path, { body: form })).status, 202)
})

hostile('what is not JSON, or not said to be, is refused', async ({ api }) => {
  const send = (body: BodyInit, type: string) =>
    api.send('POST', '/v1/jobs', { body, headers: { 'content-type': type } })
  const json = 'application/json'
  for (const text of ['{', '{"name":}', "{'name':'x'}", '\ufeff{', '[', 'NaN', '{"name":"a"}x', ' ']) {
    const { status, json: answer } = await send(text, json)
    assert.is(status, 400, text)
    assert.is(answer.code, 'request-invalid')
  }
  assert.is((await send(Buffer.from([0x22, 0xff, 0x22]), json)).status, 400)
  for (const text of ['[]', '"x"', '7', 'null', 'true']) assert.is((await send(text, json)).status, 400, text)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ]) {
    assert.is((await send('{"name":"x"}', type)).status, 415, type)
  }
  const packed = { body: '{"name":"x"}', headers: { 'content-type': json, 'content-encoding': 'gzip' } }
  assert.is((await api.send('POST', '/v1/jobs', packed)).status, 415)
  assert.is((await send('{"name":"x"}', 'Application/JSON; charset=utf-8')).status, 201)
})

hostile('JSON that is deep, wide or poisoned does no harm', async ({ api }) => {
  const send = (body: string) =>
    api.send('POST', '/v1/jobs', { body, headers: { 'content-type': 'application/json' } })
  const depth = 500_000
  const deep = '['.repeat(depth) + ']'.repeat(depth)
  assert.is((await send(deep)).status, 400)
  assert.is((await send(`{"name":${deep}}`)).status, 400)
  assert.is((await send(`{"name":"x","a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`)).status, 400)
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, index]))
  const refused = await send(JSON.stringify(wide))
  assert.is(refused.status, 400)
  assert.ok(refused.text.length < 2000)
  const poisoned = await send('{"name":"x","__proto__":{"isAdmin":true}}')
  assert.is(poisoned.status, 400)
  assert.match(poisoned.json.detail, '__proto__')
  assert.is((await send('{"name":"x","constructor":{"prototype":{}}}')).status, 400)
  assert.is(({} as { isAdmin?: boolean }).isAdmin, undefined)
})

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

hostile('a form is refused whole, and none of its files stay', async ({ api }) => {
  const jobId = await api.job()
  const { store, caller } = api.service
  const granted: string[] = []
  const { grantUpload } = store
  Object.assign(store, {
    grantUpload: (file: Parameters<typeof grantUpload>[0]) => {
      granted.push(file.fileId)
      return grantUpload(file)
    },
  })
  const picture = (): [string, Blob, string] => ['files', new Blob([png], { type: 'image/png' }), 'a.png']
  const cases: readonly (readonly [number, (form: FormData) => void])[] = [
    [
      413,
      form =>
        form.append('files', new Blob([png, new Uint8Array(25 * megabyte)], { type: 'image/png' }), 'b.png'),
    ],
    [400, form => form.append('files', new Blob(['not a picture'], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('files', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'b.svg')],
    [400, form => form.append('files', new Blob(['<html>'], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('surprise', 'x')],
    [400, form => form.append('other', new Blob([png], { type: 'image/png' }), 'b.png')],
    [400, form => form.append('format', 'report')],
    [400, form => form.append('file_ids', 'file_1')],
    [400, form => form.append('assets', '[{"name":"x"}]')],
    [400, form => form.append('notify_email', 'perhaps')],
    [400, form => form.append('webhook_url', 'javascript:alert(1)')],
    [400, form => form.append('content', new Blob([new Uint8Array([0xff, 0xfe])]), 'copy.md')],
    [404, form => appendAll(form, ['content', 'file_ids'], '["file_none"]')],
    [413, form => Array.from({ length: 51 }, () => form.append(...picture()))],
  ]
  for (const [status, spoil] of cases) {
    const form = new FormData()
    form.set('format', 'report')
    form.append(...picture())
    spoil(form)
    const refused = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
    assert.is(refused.status, status, `${refused.text} ${spoil}`)
    api.service.pass(5000)
  }
  assert.ok(granted.length > 14)
  for (const fileId of granted) assert.is(await store.getFile(caller.accountId, fileId), undefined)
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
  const run = await store.getRun(caller.accountId, jobId, json.run_id)
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

hostile('raw requests that contradict themselves are refused', async ({ api }) => {
  const both = head('POST', '/v1/jobs', api.key, 'Content-Length: 4', 'Transfer-Encoding: chunked')
  assert.is(statusOf(await sendRaw(api.url, [both, '0\r\n\r\n'])), 400)
  const huge = head('GET', '/livez', api.key, `X-Big: ${'x'.repeat(20_000)}`)
  assert.is(statusOf(await sendRaw(api.url, [huge])), 431)
  const host = 'GET /livez HTTP/1.1\r\nHost: a b\r\n\r\n'
  assert.ok([200, 400].includes(statusOf(await sendRaw(api.url, [host]))))
  const absolute = 'GET http://evil.example/v1/auth/me HTTP/1.1\r\nHost: platen.test\r\n\r\n'
  assert.is(statusOf(await sendRaw(api.url, [absolute])), 401)
  for (const path of [
    '/v1/%2e%2e/livez',
    '/%ZZ',
    '/v1//jobs',
    '//evil.example/livez',
    '/livez%00',
    '/v1/jobs/%2f',
  ]) {
    const answer = await sendRaw(api.url, [head('GET', path, api.key)])
    assert.ok([200, 400, 404].includes(statusOf(answer)), `${path} ${answer.slice(0, 60)}`)
    assert.not.match(answer, 'evil.example')
  }
  assert.is((await api.send('GET', '/livez', { key: '' })).status, 200)
})

hostile('a body that stands still is given up', async () => {
  const still = new Request('http://platen.test/', {
    ...{ method: 'POST', duplex: 'half' },
    body: new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(3)) }),
  } as RequestInit)
  const read = async (): Promise<void> => {
    for await (const _ of readBytes(still, 100, 20));
  }
  try {
    await read()
    assert.unreachable()
  } catch (error) {
    assert.is((error as { code: string }).code, 'request-timeout')
  }
  const whole = new Request('http://platen.test/', { method: 'POST', body: 'abc' })
  assert.is((await readWhole(whole, 3)).toString(), 'abc')
})

hostile.run()
