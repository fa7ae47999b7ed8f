import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { deleteFile, getFile, receiveUpload, requestUpload, storeFile } from './files.ts'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { openDriver } from '../../blobs/open-driver.ts'
import { startS3 } from '../../blobs/s3-server.test.kit.ts'
import { listNoted } from './blob-notes.ts'
import { createNote } from './note-blob.ts'
import { code } from '../../testing/outcome.test.kit.ts'

const files = suite<{ service: TestService }>('files')
files.before.each(async context => {
  context.service = await createTestService()
})
files.after.each(({ service }) => service.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const wish = { filename: 'logo.png', contentType: 'image/png', sizeBytes: png.length }

async function* inChunks(bytes: Uint8Array, size = 3): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** A service whose blobs count what comes to be kept. */
function counting(service: TestService): { readonly base: TestService; puts(): number } {
  let count = 0
  const { blobs } = service
  const put: typeof blobs.put = async (source, limit) => {
    const kept = await blobs.put(source, limit)
    count += 1
    return kept
  }
  return { base: { ...service, blobs: { ...blobs, put } }, puts: () => count }
}

const tokenOf = (url: string): string => url.split('/').at(-1) as string

files(
  'a file is ready once its bytes have come as declared, and a repetition changes nothing',
  async ({ service }) => {
    const { file, uploadUrl } = await requestUpload(service, service.caller, wish)
    assert.match(file.fileId, /^file_/)
    assert.is(file.status, 'pending_upload')
    const send = () => receiveUpload(service, tokenOf(uploadUrl), 'image/png', inChunks(png))
    assert.is((await send()).status, 'ready')
    assert.is((await send()).status, 'ready')
    const stored = await getFile(service, service.caller, file.fileId)
    assert.equal(Buffer.from((await service.blobs.get(stored.blob as string)) as Uint8Array), png)
  },
)

files('what differs from the declaration is refused and the file stays pending', async ({ service }) => {
  const { file, uploadUrl } = await requestUpload(service, service.caller, wish)
  const token = tokenOf(uploadUrl)
  const send = (type: string, bytes: Uint8Array) => code(receiveUpload(service, token, type, inChunks(bytes)))
  assert.is(await send('image/gif', png), 'upload-mismatch')
  assert.is(await send('image/png', png.subarray(0, 12)), 'upload-mismatch')
  assert.is(await send('image/png', Buffer.concat([png, png])), 'too-large')
  assert.is(await send('image/png', Buffer.from('not a picture!!!')), 'upload-mismatch')
  assert.is(await send('image/png', Buffer.from('x')), 'upload-mismatch')
  assert.is((await getFile(service, service.caller, file.fileId)).status, 'pending_upload')
})

files(
  'one link keeps the bytes of one file, however often and however many at once it is used',
  async context => {
    const { base: service, puts } = counting(context.service)
    const { uploadUrl } = await requestUpload(service, service.caller, wish)
    const send = (bytes: Uint8Array) =>
      code(receiveUpload(service, tokenOf(uploadUrl), 'image/png', inChunks(bytes)))
    const other = Buffer.concat([png.subarray(0, 12), Buffer.from('text')])
    assert.is(await send(png.subarray(0, 10)), 'upload-mismatch')
    assert.is(puts(), 0, 'what is too short is not kept')
    assert.equal(await Promise.all([png, other, png].map(send)), ['done', 'upload-mismatch', 'done'])
    assert.is(puts(), 1)
  },
)

files(
  'as much is uploaded within a day as may be kept, although it is deleted again',
  async ({ service }) => {
    const limits = { ...service.settings.limits, storageBytes: 3 * png.length }
    const bounded = { ...service, settings: { ...service.settings, limits } }
    const cycle = async (): Promise<void> => {
      const { file } = await requestUpload(bounded, service.caller, wish)
      await deleteFile(bounded, service.caller, file.fileId)
    }
    const store = async (): Promise<void> => {
      const given = { filename: 'a.png', contentType: 'image/png', body: inChunks(png) }
      const { fileId } = await storeFile(bounded, service.caller, given)
      await deleteFile(bounded, service.caller, fileId)
    }
    for (const act of [cycle, store, cycle]) await act()
    assert.equal([await code(cycle()), await code(store())], ['quota-reached', 'quota-reached'])
    await requestUpload(bounded, service.stranger, wish)
    service.pass(24 * 60 * 60 * 1000)
    await cycle()
  },
)

files('other types and sizes are refused', async ({ service }) => {
  const ask = (change: Partial<typeof wish>) =>
    code(requestUpload(service, service.caller, { ...wish, ...change }))
  assert.is(await ask({ contentType: 'image/svg+xml' }), 'type-unsupported')
  assert.is(await ask({ contentType: 'text/html' }), 'type-unsupported')
  assert.is(await ask({ sizeBytes: 26 * 1024 * 1024 }), 'too-large')
})

files('links that were altered, have ended or are for something else are refused', async ({ service }) => {
  const { uploadUrl } = await requestUpload(service, service.caller, wish)
  const token = tokenOf(uploadUrl)
  const send = (other: string) => code(receiveUpload(service, other, 'image/png', inChunks(png)))
  const [body = '', signature = ''] = token.split('.')
  const says = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...says, until: says.until + 1 })).toString('base64url')
  for (const other of [
    '',
    'x',
    body,
    `${body}.`,
    `${forged}.${signature}`,
    `${token}.x`,
    `${body}.${signature}x`,
  ])
    assert.is(await send(other), 'link-invalid', other)
  service.pass(2 * 60 * 60 * 1000)
  assert.is(await send(token), 'link-invalid')
})

files('names lose folders, control characters and tricks', async ({ service }) => {
  const names = {
    '../../etc/passwd': 'passwd',
    'C:\\temp\\logo.png': 'logo.png',
    'a\r\nX-Evil: 1.png': 'aX-Evil- 1.png',
    '...': 'file',
    '\u202egnp.exe': 'gnp.exe',
    [`${'é'.repeat(300)}.png`]: `${'é'.repeat(125)}.png`,
  }
  for (const [filename, safe] of Object.entries(names)) {
    const { file } = await requestUpload(service, service.caller, { ...wish, filename })
    assert.is(file.filename, safe)
  }
})

files('files that come with a run are kept at once; strangers see none', async ({ service }) => {
  const file = await storeFile(service, service.caller, {
    filename: 'a.png',
    contentType: 'image/png',
    body: inChunks(png),
  })
  assert.is(file.status, 'ready')
  assert.is(await code(getFile(service, service.stranger, file.fileId)), 'not-found')
  assert.is(await code(deleteFile(service, service.stranger, file.fileId)), 'not-found')
  await deleteFile(service, service.caller, file.fileId)
  assert.is(await code(getFile(service, service.caller, file.fileId)), 'not-found')
})

files(
  'bytes that go straight to the store are taken when somebody asks, if they are as declared',
  async () => {
    const { account, objects, close } = await startS3()
    const base = await createTestService()
    const setting = JSON.stringify({ driver: 's3', ...account, publicEndpoint: account.endpoint })
    const blobs = createBlobs(await openDriver(setting, '/nowhere'), createNote(base.store, base.clock))
    const service = { ...base, blobs }
    const { caller } = base
    const { file, uploadUrl } = await requestUpload(service, caller, wish)
    assert.match(uploadUrl, `${account.endpoint}/platen/incoming-${file.fileId}?`)
    const send = async (bytes: Uint8Array): Promise<number> =>
      (
        await fetch(uploadUrl, {
          method: 'PUT',
          body: Buffer.from(bytes),
          headers: { 'content-type': 'image/png' },
        })
      ).status
    assert.is((await getFile(service, caller, file.fileId)).status, 'pending_upload')
    assert.is(await send(Buffer.concat([png, png])), 403)
    assert.is(await send(Buffer.alloc(png.length)), 200)
    assert.is((await getFile(service, caller, file.fileId)).status, 'pending_upload')
    assert.is(objects.size, 0, 'what is no picture is forgotten')
    assert.is(await send(png), 200)
    const [one, other] = await Promise.all([
      getFile(service, caller, file.fileId),
      getFile(service, caller, file.fileId),
    ])
    assert.equal([one.status, other.blob], ['ready', one.blob])
    assert.equal([...objects.keys()], [one.blob])
    assert.equal(Buffer.from((await blobs.get(one.blob as string)) ?? []), png)
    // The link is good for as long as it says; what comes late is nobody's, and goes.
    assert.is(await send(png), 200)
    assert.equal(await base.store.read(tx => listNoted(tx, base.clock.now() + 1)), [
      `incoming-${file.fileId}`,
    ])
    await blobs.close()
    await base.close()
    await close()
  },
)

files.run()
