import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBlobs } from './create-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { openFsDurable } from './fs-durable.ts'
import { openDriver } from './open-driver.ts'
import { openFilesIn } from './open-files.test.kit.ts'
import { testBlobs } from './test-blobs.test.kit.ts'
import { failure } from '../testing/outcome.test.kit.ts'

const temporary = (): string => mkdtempSync(join(tmpdir(), 'platen-blobs-'))

testBlobs('fs-durable', async () => {
  const folder = temporary()
  return {
    driver: await openDriver('fs', folder),
    async close() {
      assert.equal(readdirSync(join(folder, 'tmp')), [], 'temporary files stay')
      rmSync(folder, { recursive: true })
    },
  }
})

const fs = suite<{ base: string; temporaries(): string[] }>('fs-durable')
fs.before.each(context => {
  context.base = temporary()
  context.temporaries = () => readdirSync(join(context.base, 'tmp'))
})
fs.after.each(({ base }) => rmSync(base, { recursive: true }))

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

fs('files are of their owner only, under the end of their key', async ({ base }) => {
  const { key } = await createBlobs(await openFsDurable({ base })).put(once('tide'))
  const path = join(base, key.slice(-2), key)
  assert.is(statSync(path).mode & 0o777, 0o600)
  assert.is(statSync(dirname(path)).mode & 0o777, 0o700)
})

fs('what a killed process left is gone at the next start, what was kept is there', async context => {
  const { base, temporaries } = context
  const { key } = await createBlobs(await openFsDurable({ base })).put(once('tide'))
  const old = join(base, 'tmp', 'half-a-file')
  writeFileSync(old, 'ti')
  utimesSync(old, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
  writeFileSync(join(base, 'tmp', 'being-written'), 'ti')
  const blobs = createBlobs(await openFsDurable({ base }))
  assert.equal(temporaries(), ['being-written'], 'what is new may be of another process')
  assert.is(Buffer.from((await blobs.get(key)) ?? []).toString(), 'tide')
})

fs('every folder that is made is synced into the one above it', async ({ base }) => {
  const synced: string[] = []
  const sync = async (folder: string): Promise<void> => void synced.push(folder.replace(base, ''))
  const taken = (): string[] => synced.splice(0)
  const open = () => openFsDurable({ base: join(base, 'data/blobs'), sync })
  const blobs = createBlobs(await open())
  assert.equal(taken(), ['/data', '', '/data/blobs'])
  const { key } = await blobs.put(once('tide'))
  const folder = `/data/blobs/${key.slice(-2)}`
  assert.equal(taken(), ['/data/blobs', folder])
  await blobs.put(once('tide'))
  await blobs.put(Buffer.from('tide'))
  assert.equal(taken(), [folder, folder], 'each acknowledgement')
  // The one before may have been killed between making a folder and syncing it.
  await createBlobs(await open()).put(Buffer.from('tide'))
  assert.equal(taken(), ['/data', '/data/blobs', '/data/blobs', folder])
})

fs('a folder that could not be synced is an error, and is tried again', async ({ base, temporaries }) => {
  let broken = false
  const sync = async (): Promise<void> => {
    if (broken) throw new Error('EIO')
  }
  const blobs = createBlobs(await openFsDurable({ base, sync }))
  broken = true
  assert.is(await failure(blobs.put(once('tide'))), 'EIO')
  assert.is(await failure(blobs.put(Buffer.from('tide'))), 'EIO')
  assert.equal(temporaries(), [])
  broken = false
  assert.is(await failure(blobs.put(Buffer.from('tide'))), 'done')
})

fs('what cannot be noted or moved leaves no temporary file', async ({ base, temporaries }) => {
  const driver = await openFsDurable({ base })
  const unnoted = createBlobs(driver, () => Promise.reject(new Error('the journal is full')))
  assert.is(await failure(unnoted.put(once('tide'))), 'the journal is full')
  assert.equal(temporaries(), [])
  const { key } = await createBlobs(driver).put(once('tide'))
  rmSync(join(base, key.slice(-2)), { recursive: true })
  writeFileSync(join(base, key.slice(-2)), 'a file where a folder should be')
  assert.match(await failure(createBlobs(driver).put(once('tide'))), 'ENOTDIR')
  assert.match(await failure(createBlobs(driver).put(Buffer.from('tide'))), 'ENOTDIR')
  assert.equal(temporaries(), [])
})

fs('a file that lost its end is whole again once its bytes are put', async ({ base }) => {
  const blobs = createBlobs(await openFsDurable({ base }))
  const { key } = await blobs.put(Buffer.from('tide'))
  writeFileSync(join(base, key.slice(-2), key), 'ti')
  await blobs.put(Buffer.from('tide'))
  assert.is(Buffer.from((await blobs.get(key)) ?? []).toString(), 'tide')
})

fs('a stream opens its file when it is pulled and closes it when nobody pulls any more', async ({ base }) => {
  const blobs = createBlobs(await openFsDurable({ base }))
  const { key } = await blobs.put(Buffer.alloc(1024 * 1024))
  const body = (await blobs.read(key))?.[Symbol.asyncIterator]()
  assert.equal(openFilesIn(base), [])
  await body?.next()
  assert.equal(openFilesIn(base), [join(base, key.slice(-2), key)])
  await body?.return?.()
  // A busy machine takes its time to close a file.
  for (let turn = 0; turn < 200 && openFilesIn(base).length > 0; turn += 1)
    await new Promise(resolve => setTimeout(resolve, 10))
  assert.equal(openFilesIn(base), [])
})

fs('memory stays flat while 64 MB come', async ({ base }) => {
  setFlagsFromString('--expose_gc')
  const collect = runInNewContext('gc') as () => void
  const megabyte = 1024 * 1024
  const held = (): number => {
    // The second waits for what the first left to another thread.
    for (let times = 0; times < 2; times += 1) collect()
    return process.memoryUsage().arrayBuffers / megabyte
  }
  const seen: number[] = []
  async function* upload(): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < 64; part += 1) {
      if (part % 8 === 0) seen.push(held())
      for (let chunk = 0; chunk < 16; chunk += 1) yield Buffer.alloc(megabyte / 16, part)
    }
  }
  // When it is noted all bytes have come.
  const blobs = createBlobs(await openFsDurable({ base }), async () => void seen.push(held()))
  const before = held()
  assert.is((await blobs.put(upload())).size, 64 * megabyte)
  assert.ok(Math.max(...seen) - before < 4, `${Math.max(...seen) - before} MB more were held`)
})

fs('readiness tells what the disk says', async ({ base }) => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { probe } = await openBlobs({ setting: 'fs', folder: base, note: async () => {}, log })
  await probe()
  rmSync(join(base, 'tmp'), { recursive: true })
  const text = await failure(probe())
  assert.match(
    text,
    /^PLATEN_BLOBS names the driver "fs", which does not keep files: ENOENT.*; mend the folder/,
  )
})

fs('keys that are none touch nothing', async ({ base }) => {
  const blobs = createBlobs(await openFsDurable({ base: join(base, 'in') }))
  mkdirSync(join(base, 'secret'))
  for (const key of ['../secret', '..', 'a/b', 'A', 'tmp.x']) {
    assert.match(await failure(blobs.get(key)), /is no blob key|segment|Invalid/)
  }
})

fs.run()
