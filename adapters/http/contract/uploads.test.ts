import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { openFsDurable } from '../../blobs/fs-durable.ts'
import { openFilesIn } from '../../blobs/open-files.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { head, sendRaw } from '../testing/raw-request.test.kit.ts'
import { png } from '../testing/scene.test.kit.ts'
import { findFile } from '../../service/files/kept-files.ts'
import { overhear } from '../../testing/overhear.test.kit.ts'

/** Uploads through a real socket onto a real disk. */
interface Context {
  api: Harness
  /** Where the blobs are. */
  folder: string
}

const uploads = suite<Context>('uploads')
uploads.before.each(async context => {
  context.folder = mkdtempSync(join(tmpdir(), 'platen-uploads-'))
  const blobs = createBlobs(await openFsDurable({ base: context.folder }))
  context.api = await createHarness({ transport: 'socket', change: () => ({ blobs }) })
})
uploads.after.each(async ({ api, folder }) => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const megabyte = 1024 * 1024

/** What files of each type begin with, and things that are none. */
const bytesOf: Readonly<Record<string, Buffer>> = {
  'image/png': png,
  'image/jpeg': Buffer.from('ffd8ffe000104a464946000101000001', 'hex'),
  'image/gif': Buffer.from('GIF89a__________'),
  'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj'),
  'image/svg+xml': Buffer.from('<svg onload=x />'),
  'text/html': Buffer.from('<script>x</script>'.slice(0, 16)),
  'application/zip': Buffer.from('PK\u0003\u0004____________'),
  'application/octet-stream': Buffer.from('MZ______________'),
  'GIF87 that is cut': Buffer.from('GIF8'),
}

const types = Object.keys(bytesOf).slice(0, 4)

async function granted(api: Harness, type: string, size: number): Promise<{ id: string; path: string }> {
  const wish = { filename: 'a', content_type: type, size_bytes: size }
  const { json } = await api.send('POST', '/v1/files/request-upload', { json: wish })
  return { id: json.file_id, path: new URL(json.upload_url).pathname }
}

function put(api: Harness, path: string, body: Buffer, type?: string): Promise<Reply> {
  const headers = type === undefined ? {} : { 'content-type': type }
  return api.send('PUT', path, { key: '', body: new Uint8Array(body), headers })
}

const statusOf = async (api: Harness, id: string): Promise<string> =>
  (await api.send('GET', `/v1/files/${id}`)).json.status

/** Everything that is kept, temporary or not. */
function kept(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
}

uploads('bytes are taken for what they are, whatever is said of them', async ({ api }) => {
  const jobId = await api.job()
  for (const declared of types) {
    for (const [type, bytes] of Object.entries(bytesOf)) {
      api.service.pass(60_000)
      const { id, path } = await granted(api, declared, bytes.length)
      const wanted = type === declared ? 200 : 400
      const { status, text } = await put(api, path, bytes, declared)
      assert.is(status, wanted, `${type} as ${declared}: ${text}`)
      assert.is(await statusOf(api, id), type === declared ? 'ready' : 'pending_upload')
      const form = new FormData()
      form.set('format', 'report')
      form.set('content', 'x')
      form.append('files', new Blob([new Uint8Array(bytes)], { type: declared }), 'a')
      const run = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
      assert.is(run.status, type === declared ? 202 : 400, `${type} as ${declared} in a form: ${run.text}`)
    }
  }
})

uploads('the Content-Type of the PUT is the declared one', async ({ api }) => {
  const { id, path } = await granted(api, 'image/png', png.length)
  const wrong = [
    'image/gif',
    'text/html',
    'image/png, text/html',
    'image',
    'image/pngx',
    'multipart/form-data',
    '*/*',
  ]
  for (const type of [...wrong, undefined]) assert.is((await put(api, path, png, type)).status, 400, type)
  assert.is(await statusOf(api, id), 'pending_upload')
  for (const type of ['image/png', 'IMAGE/PNG']) {
    assert.is((await put(api, path, png, type)).status, 200, type)
  }
})

uploads('a length that is not true is refused, and what follows is no part of the file', async ({ api }) => {
  const { id, path } = await granted(api, 'image/png', png.length)
  const send = (length: number, body: Buffer): Promise<string> =>
    sendRaw(api.url, [head('PUT', path, '', 'Content-Type: image/png', `Content-Length: ${length}`), body])
  assert.match(await send(png.length - 1, png), /^HTTP\/1\.1 400/)
  assert.match(await send(png.length + 1, Buffer.concat([png, Buffer.from('x')])), /^HTTP\/1\.1 413/)
  assert.match(await send(30 * megabyte, png), /^HTTP\/1\.1 413/)
  assert.match(await send(Number.NaN, png), /^HTTP\/1\.1 400/)
  assert.match(await send(-1, png), /^HTTP\/1\.1 400/)
  assert.is(await statusOf(api, id), 'pending_upload')
})

uploads(
  'the same bytes may come at the same time; of different ones the first are the file',
  async ({ api }) => {
    const { id, path } = await granted(api, 'image/png', png.length)
    const other = Buffer.from(png)
    other[15] = 1
    const replies = await Promise.all(
      [png, png, other, png, other].map(bytes => put(api, path, bytes, 'image/png')),
    )
    const won = replies.map(({ status }) => status === 200)
    assert.ok(won.includes(true))
    assert.ok(
      replies.every(({ status }) => status === 200 || status === 400),
      replies.map(({ text }) => text).join(),
    )
    assert.is(await statusOf(api, id), 'ready')
    const { caller, store, blobs } = api.service
    const file = await store.read(tx => findFile(tx, caller.accountId, id))
    const bytes = Buffer.from((await blobs.get(file?.blob as string)) as Uint8Array)
    const [mine, theirs] = bytes.equals(png) ? [png, other] : [other, png]
    assert.equal(bytes, mine)
    assert.is((await put(api, path, mine, 'image/png')).status, 200)
    assert.is((await put(api, path, theirs, 'image/png')).status, 400)
    assert.equal(
      won.filter(Boolean).length,
      bytes.equals(png) ? 3 : 2,
      'nobody is told that other bytes are the file',
    )
  },
)

uploads('an upload that breaks off leaves no row, no file and nothing open', async ({ api, folder }) => {
  const { id, path } = await granted(api, 'image/png', 10 * megabyte)
  const jobId = await api.job()
  const before = kept(folder)
  const part = Buffer.concat([png, Buffer.alloc(3 * megabyte)])
  const form = [
    ...[
      '--b',
      'Content-Disposition: form-data; name="files"; filename="first.png"',
      'Content-Type: image/png',
      '',
    ],
    ...[png.toString('latin1'), '--b', 'Content-Disposition: form-data; name="files"; filename="a.png"'],
    ...['Content-Type: image/png', '', ''],
  ].join('\r\n')
  const { granted: rows, restore } = watchGrants(api)
  const begun = [
    [head('PUT', path, '', 'Content-Type: image/png', `Content-Length: ${10 * megabyte}`), part],
    [head('PUT', path, '', 'Content-Type: image/png', 'Transfer-Encoding: chunked'), chunked(part)],
    [
      head(
        'POST',
        `/v1/jobs/${jobId}/runs`,
        api.key,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 9999999',
      ),
      Buffer.concat([Buffer.from(form, 'latin1'), part]),
    ],
  ] as const
  for (const [start, bytes] of begun) {
    const socket = await opened(api)
    socket.write(start)
    socket.write(bytes)
    // Part of it is on the disk by now.
    await until(() => openFilesIn(folder).length > 0)
    socket.destroy()
    await until(() => openFilesIn(folder).length === 0)
    await until(() => kept(join(folder, 'tmp')).length === 0)
  }
  await until(() => rows.every(({ gone }) => gone))
  restore()
  assert.is(await statusOf(api, id), 'pending_upload')
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
  // The first file of the form was whole and is collected later: nothing refers to it.
  assert.ok(kept(folder).length - before.length <= 1, kept(folder).join())
  assert.is(
    (await put(api, path, Buffer.concat([part, Buffer.alloc(7 * megabyte - png.length)]), 'image/png'))
      .status,
    200,
  )
})

uploads('a download that breaks off closes its file', async ({ api, folder }) => {
  const { engine } = api.service
  const { render } = engine
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * megabyte)])
  Object.assign(engine, {
    async render(...args: Parameters<typeof render>) {
      const rendition = await render(...args)
      const others = rendition.artifacts.filter(({ path }) => path !== 'document.pdf')
      const pdf = { path: 'document.pdf', type: 'application/pdf', bytes: large }
      return { ...rendition, artifacts: [...others, pdf] }
    },
  })
  const jobId = await api.job()
  await api.run(jobId)
  for (const format of ['pdf', 'html']) {
    const link = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format } })
    const { pathname } = new URL(link.json.download_url)
    const socket = await opened(api)
    socket.pause()
    socket.write(head('GET', pathname, '', 'Connection: keep-alive'))
    if (format === 'pdf') await until(() => openFilesIn(folder).length > 0)
    socket.destroy()
    await until(() => openFilesIn(folder).length === 0)
    const begun = await fetch(api.url + pathname)
    await begun.body?.cancel()
    await until(() => openFilesIn(folder).length === 0)
    // Its head alone opens nothing.
    await api.send('HEAD', pathname, { key: '' })
    assert.is(openFilesIn(folder).length, 0)
  }
})

function chunked(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes])
}

function opened(api: Harness): Promise<Socket> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.on('error', reject)
  })
}

/** Which file rows were made, and whether they are gone. */
function watchGrants({ service }: Harness): { granted: { id: string; gone: boolean }[]; restore(): void } {
  const { store } = service
  const granted: { id: string; gone: boolean }[] = []
  const restore = overhear(store, {
    put(table, { fileId }) {
      if (table === 'files') granted.push({ id: fileId as string, gone: false })
    },
    remove(table, key) {
      for (const row of granted) if (table === 'files' && row.id === key) row.gone = true
    },
  })
  return { granted, restore }
}

uploads.run()
