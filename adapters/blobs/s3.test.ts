import { randomBytes } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Blobs } from '../service/ports/blobs.ts'
import { createBlobs } from './create-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { openDriver } from './open-driver.ts'
import type { S3Options } from './s3/s3-options.ts'
import { type S3Server, startS3 } from './s3-server.test.kit.ts'
import { testBlobs } from './test-blobs.test.kit.ts'
import { failure } from '../testing/outcome.test.kit.ts'

const hour = 60 * 60 * 1000

/** Tries follow each other at once. */
const hurried = { pause: 1, timeout: 1000 }

const settingOf = (options: S3Options): string => JSON.stringify({ driver: 's3', ...hurried, ...options })

testBlobs('s3', async () => {
  const { account, requests, uploads, age, close } = await startS3()
  const driver = await openDriver(settingOf(account), '/nowhere')
  return {
    driver,
    age: () => age(25 * hour),
    async close() {
      await driver.dispose?.()
      await close()
      assert.is(uploads.size, 0, 'uploads in parts are ended')
      assert.ok(
        requests.every(request => /^(GET|PUT|HEAD|DELETE|POST) sha256-[0-9a-f]{64}(\?|$)/.test(request)),
        'objects by their key only',
      )
    },
  }
})

interface Context {
  server: S3Server
  blobs: Blobs
  /** Events of the log. */
  logged: string[]
  open(change?: Partial<S3Options>): Promise<Blobs>
  start(change?: Partial<S3Options>, patience?: number): Promise<Blobs>
  /** Requests that begin so. */
  count(beginning: string): number
}

const s3 = suite<Context>('s3')
s3.before.each(async context => {
  const server = await startS3()
  const logged: string[] = []
  const note = (event: string): void => void logged.push(event)
  const log = { info: note, warn: note, error: note }
  const opened: Blobs[] = []
  const kept = (blobs: Blobs): Blobs => {
    opened.push(blobs)
    return blobs
  }
  const start = async (change: Partial<S3Options> = {}, patience = 60_000) =>
    kept(
      await openBlobs({
        setting: settingOf({ ...server.account, ...change }),
        ...{ folder: '/nowhere', note: async () => {}, log, patience },
      }),
    )
  const open = async (change: Partial<S3Options> = {}) =>
    kept(createBlobs(await openDriver(settingOf({ ...server.account, ...change }), '/nowhere', log)))
  const count = (beginning: string): number =>
    server.requests.filter(request => request.startsWith(beginning)).length
  const close = server.close
  Object.assign(server, { close: () => Promise.all([...opened.map(blobs => blobs.close()), close()]) })
  Object.assign(context, { server, blobs: await open(), logged, open, start, count })
})
s3.after.each(({ server }) => server.close())

/** Without a diff of all of them. */
function assertSame(actual: Uint8Array | undefined, expected: Buffer): void {
  assert.ok(actual && expected.equals(actual), `${actual?.length} bytes came, not the same`)
}

async function textOf(source: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  if (!source) return undefined
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts).toString()
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}

s3('what is kept is an object under its key, bytes as they are', async ({ server, start }) => {
  const blobs = await start()
  const bytes = Uint8Array.from([0, 255, 128])
  const { key } = await blobs.put(bytes)
  assert.equal(server.objects.get(key)?.bytes, Buffer.from(bytes))
})

s3('equal bytes travel once, and are fetched once however many ask', async ({ blobs, count }) => {
  const { key } = await blobs.put(Buffer.from('tide'))
  await blobs.put(Buffer.from('tide'))
  assert.is(count('PUT'), 1)
  await Promise.all([blobs.get(key), blobs.read(key), blobs.read(key, { start: 1, end: 2 })])
  assert.is(await textOf(await blobs.read(key, { start: 1, end: 2 })), 'id')
  assert.is(count('GET'), 1)
})

s3('what is fetched makes room for what is fetched later, and is read on meanwhile', async context => {
  const blobs = await context.open({ spool: 200_000 })
  const [first, second] = [randomBytes(150_000), randomBytes(150_000)]
  const keys = [(await blobs.put(chunksOf(first))).key, (await blobs.put(chunksOf(second))).key] as const
  const slow = await blobs.read(keys[0])
  const half = slow?.[Symbol.asyncIterator]()
  assert.is((await half?.next())?.done, false)
  assertSame(await blobs.get(keys[1]), second)
  assertSame(await blobs.get(keys[0]), first)
  assert.is((await half?.next())?.done, true)
  assert.is(context.count('GET'), 3)
})

for (const status of [403, 500, 503]) {
  s3(`${status} is an error for everybody, never "not there"`, async ({ server, open, logged, count }) => {
    const blobs = await open()
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
    const before = server.requests.length
    for (const work of works) {
      const error = await work().then(
        () => undefined,
        (thrown: NodeJS.ErrnoException) => thrown,
      )
      // Which is answered 503.
      assert.is(error?.code, 'EIO')
      assert.match(error?.message ?? '', String(status))
    }
    // What the bucket refuses it refuses the next time as well.
    assert.is(server.requests.length - before, works.length * (status === 403 ? 1 : 5))
    server.fail(undefined)
    assert.is(Buffer.from((await blobs.get(key)) ?? []).toString(), 'tide')
    assert.equal(logged, status === 403 ? [] : ['blobs-unreachable', 'blobs-reachable'])
    assert.ok(count('GET') > 0)
  })
}

s3('what passes is tried again: a fault, half a body, an answer that is lost', async context => {
  const { server, open, logged } = context
  for (const fault of [{ status: 503 }, { status: 429 }, { cut: true }, { deaf: true }]) {
    const blobs = await open()
    const bytes = randomBytes(100_000)
    server.fail({ ...fault, times: 3, only: /^(PUT|HEAD)/ })
    const { key } = await blobs.put(bytes)
    server.fail({ ...fault, times: 3 })
    assertSame(await blobs.get(key), bytes)
  }
  // The clients of a HEAD and a PUT do not see that a body was cut.
  assert.is(logged.filter(event => event === 'blobs-unreachable').length, 7)
  assert.is(logged.filter(event => event === 'blobs-reachable').length, 7)
})

s3(
  'half a body again and again is an error, and so is no answer in time',
  async ({ server, blobs, open }) => {
    const { key } = await blobs.put(Buffer.from('spring tide'))
    server.fail({ cut: true })
    assert.match(await failure(blobs.get(key)), /^GET sha256-\w+: /)
    server.fail(undefined)
    server.slow(300)
    const hasty = await open({ timeout: 50, retries: 1 })
    assert.match(await failure(hasty.get(key)), 'there is no whole answer within 50 ms')
  },
)

s3('a blob that was lost is not there, and other bytes are not handed out', async ({ server, blobs }) => {
  const { key } = await blobs.put(Buffer.from('tide'))
  server.objects.clear()
  assert.is(await blobs.get(key), undefined)
  await blobs.put(Buffer.from('tide'))
  const object = server.objects.get(key)
  if (object) server.objects.set(key, { ...object, bytes: Buffer.from('ebb!') })
  assert.is(await failure(blobs.get(key)), `the blob ${key} is damaged`)
  await blobs.remove(key, async () => true)
})

s3(
  'much goes in parts; each is sent again when it fails, and nothing is left of what fails',
  async context => {
    const { server, open, count } = context
    const bytes = randomBytes(17 * 1024 * 1024)
    const blobs = await open()
    server.fail({ status: 500, times: 2, only: /partNumber=2/ })
    const { key } = await blobs.put(chunksOf(bytes))
    assert.equal(count('PUT'), 5)
    assert.ok(server.objects.get(key)?.bytes.equals(bytes))
    server.objects.clear()
    server.fail({ status: 500, only: /partNumber=2/ })
    assert.match(await failure(blobs.put(chunksOf(bytes))), '500')
    assert.equal([server.uploads.size, server.objects.size], [0, 0])
    // It was put together, and nobody heard of it.
    server.fail({ deaf: true, times: 1, only: /^POST .*uploadId/ })
    assert.is((await blobs.put(chunksOf(bytes))).key, key)
    assert.ok(server.objects.get(key)?.bytes.equals(bytes))
  },
)

s3(
  'what was put a moment ago is not removed, by the clock of the store',
  async ({ server, blobs, count }) => {
    const { key } = await blobs.put(Buffer.from('tide'))
    server.age(23 * hour)
    assert.is(await blobs.remove(key, async () => true), false)
    // Another process is told by the note that it is old; this one has just put it again.
    await blobs.put(Buffer.from('tide'))
    assert.is(count('PUT'), 2)
    server.age(2 * hour)
    assert.is(await blobs.remove(key, async () => true), false)
    server.age(23 * hour)
    assert.is(await blobs.remove(key, async () => true), true)
    assert.is(server.objects.size, 0)
  },
)

s3('a link takes what was promised and nothing else, and another hands it out as a file', async context => {
  const { server, open } = context
  assert.is(context.blobs.direct, undefined)
  const { direct, put, close } = await open({ publicEndpoint: server.account.endpoint })
  if (!direct) throw new Error('there is no direct way')
  const promised = { contentType: 'image/png', size: 4, seconds: 60 }
  const link = await direct.uploadLink('incoming-file_1', promised)
  const send = async (body: string, type: string) =>
    (await fetch(link, { method: 'PUT', body, headers: { 'content-type': type } })).status
  assert.equal([await send('tide!', 'image/png'), await send('tide', 'text/html')], [403, 403])
  assert.is(await direct.arrived('incoming-file_1'), undefined)
  assert.is(await send('tide', 'image/png'), 200)
  assert.is(await textOf(await direct.arrived('incoming-file_1')), 'tide')
  await direct.discard('incoming-file_1')
  assert.is(await direct.arrived('incoming-file_1'), undefined)
  const ended = await direct.uploadLink('incoming-file_1', { ...promised, seconds: -1 })
  assert.is((await fetch(ended, { method: 'PUT', body: 'tide' })).status, 403)
  const { key } = await put(Buffer.from('%PDF'))
  const file = { filename: 'Tidé (1).pdf', type: 'application/pdf', seconds: 60 }
  const download = await fetch(await direct.downloadLink(key, file))
  assert.is(await download.text(), '%PDF')
  assert.is(download.headers.get('content-type'), 'application/pdf')
  assert.match(download.headers.get('content-disposition') ?? '', "filename*=UTF-8''Tid%C3%A9%20%281%29.pdf")
  await close()
})

s3('a bucket that goes away is an error, and nothing is said of what is in it', async ({ server, start }) => {
  const blobs = await start()
  server.fail(404)
  assert.match(await failure(blobs.put(Buffer.from('tide'))), 'there is no such bucket')
})

s3('a wrong account is refused at the start, with the cause and without secrets', async context => {
  const { server, start } = context
  const refusals: readonly (readonly [Partial<S3Options>, RegExp])[] = [
    [{ bucket: 'other' }, /404: there is no such bucket/],
    [{ accessKeyId: 'AKIAOTHER' }, /403 InvalidAccessKeyId, the stand-in says/],
    [{ secretAccessKey: 'neap' }, /403 SignatureDoesNotMatch/],
    [{ region: 'us-east-1' }, /403 SignatureDoesNotMatch/],
    [{ endpoint: 'http://127.0.0.1:1' }, /connect ECONNREFUSED/],
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
  assert.match(await failure(start()), /HEAD sha256-0+: 403.*get, put, delete and list/)
})

s3('readiness tells in the same words', async ({ server, start }) => {
  const blobs = await start()
  await blobs.probe()
  server.fail(500)
  assert.match(await failure(blobs.probe()), /^PLATEN_BLOBS names .* 500 Fault/)
})

s3.run()
