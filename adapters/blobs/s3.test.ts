import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Blobs } from '../service/ports/blobs.ts'
import { createBlobs } from './create-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { openDriver } from './open-driver.ts'
import { type S3Account, type S3Server, startS3 } from './s3-server.test.kit.ts'
import { testBlobs } from './test-blobs.test.kit.ts'

const settingOf = (account: S3Account): string => JSON.stringify({ driver: 's3', ...account })

testBlobs('s3', async () => {
  const { account, requests, close } = await startS3()
  const driver = await openDriver(settingOf(account), '/nowhere')
  return {
    driver,
    async close() {
      await close()
      assert.ok(
        requests.every(request => /^(GET|PUT|HEAD|DELETE) sha256-[0-9a-f]{64}$/.test(request)),
        'objects by their key only',
      )
    },
  }
})

const s3 = suite<{
  server: S3Server
  blobs: Blobs
  start(change?: Partial<S3Account>, patience?: number): Promise<Blobs>
}>('s3')
s3.before.each(async context => {
  const server = await startS3()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const start = (change: Partial<S3Account> = {}, patience = 60_000) =>
    openBlobs({
      setting: settingOf({ ...server.account, ...change }),
      ...{ folder: '/nowhere', note: async () => {}, log, patience },
    })
  const blobs = createBlobs(await openDriver(settingOf(server.account), '/nowhere'))
  Object.assign(context, { server, blobs, start })
})
s3.after.each(({ server }) => server.close())

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return (error as Error).message
  }
}

s3('what is kept is an object under its key, bytes as they are', async ({ server, start }) => {
  const blobs = await start()
  const bytes = Uint8Array.from([0, 255, 128])
  const { key } = await blobs.put(bytes)
  assert.equal(server.objects.get(key), Buffer.from(bytes))
})

s3('equal bytes travel once', async ({ server, blobs }) => {
  const { key } = await blobs.put(Buffer.from('tide'))
  await blobs.put(Buffer.from('tide'))
  assert.equal(
    server.requests.filter(request => request.startsWith('PUT')),
    [`PUT ${key}`],
  )
})

for (const status of [403, 500, 503]) {
  s3(`${status} is an error for everybody, never "not there"`, async ({ server, blobs }) => {
    const { key } = await blobs.put(Buffer.from('tide'))
    server.fail(status)
    const works = [
      () => blobs.get(key),
      () => blobs.read(key),
      () => blobs.put(Buffer.from('tide')),
      () => blobs.put(Buffer.from('other')),
      () => blobs.remove(key, async () => true),
      () => blobs.probe(),
    ]
    for (const work of works) assert.match(await failure(work()), String(status))
    server.fail(undefined)
    assert.is(Buffer.from((await blobs.get(key)) ?? []).toString(), 'tide')
  })
}

s3('a bucket that goes away is an error of put, though its driver is silent', async ({ server, blobs }) => {
  server.fail(404)
  assert.match(await failure(blobs.put(Buffer.from('tide'))), 'was written and is not there')
})

s3('a wrong account is refused at the start, with the cause and without secrets', async context => {
  const { server, start } = context
  const refusals: readonly (readonly [Partial<S3Account>, RegExp])[] = [
    [{ bucket: 'other' }, /what was written is not there when it is read/],
    [{ accessKeyId: 'AKIAOTHER' }, /403 Forbidden InvalidAccessKeyId, the stand-in says/],
    [{ secretAccessKey: 'neap' }, /403 Forbidden SignatureDoesNotMatch/],
    [{ region: 'us-east-1' }, /403 Forbidden SignatureDoesNotMatch/],
    [{ endpoint: 'http://127.0.0.1:1' }, /fetch failed: (connect ECONNREFUSED|bad port)/],
  ]
  for (const [change, cause] of refusals) {
    const text = await failure(start(change))
    assert.match(
      text,
      /^PLATEN_BLOBS names the driver "s3", which does not keep files: .*; check endpoint, region/,
    )
    assert.match(text, cause)
    assert.not.match(text, /AKIA|neap|ebb|\n|xml|unstorage/)
  }
  server.slow(2000)
  assert.match(await failure(start({}, 500)), 'there is no answer within 500 ms')
})

s3('who may not list cannot tell what is missing, and is refused', async ({ server, start }) => {
  server.hideMissing()
  assert.match(await failure(start()), /\[HEAD\] .* 403 Forbidden.*get, put, delete and list/)
})

s3('readiness tells in the same words', async ({ server, start }) => {
  const blobs = await start()
  await blobs.probe()
  server.fail(500)
  assert.match(await failure(blobs.probe()), /^PLATEN_BLOBS names .* 500 Internal Server Error Fault/)
})

s3.run()
