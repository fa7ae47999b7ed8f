import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Driver } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import type { Blobs } from '../ports/blobs.ts'
import { collectGarbage } from './collect.ts'
import { deleteFile, requestUpload, storeFile } from './files.ts'
import { createJob, deleteJob } from '../jobs/jobs.ts'
import type { Run } from '../runs/run.ts'
import { isTerminal } from '../runs/run-status.ts'
import { createRun } from '../runs/create-run.ts'
import { deleteRun, getRun } from '../runs/runs.ts'
import type { RenderingService } from '../service.ts'
import type { VersionRecord } from '../versions/version.ts'
import { getVersion, withFiles } from '../versions/versions.ts'
import { startWorkers } from '../runs/work-runs.ts'
import { doomBlob, listNoted, noteBlob } from './blob-notes.ts'
import { createNote } from './note-blob.ts'
import { checkLedger } from '../credits/ledger.ts'
import { listLeftovers } from './purge.ts'
import { findVersion } from '../versions/kept-versions.ts'
import { findFile } from './kept-files.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

const collect = suite<{ base: TestService & { place: Driver }; service: RenderingService; blobs: Blobs }>(
  'garbage',
)
collect.before.each(async context => {
  const base = await createTestService()
  const place = memory()
  const blobs = createBlobs(place, createNote(base.store, base.clock))
  Object.assign(context, { base: { ...base, place }, blobs, service: { ...base, blobs } })
})
collect.after.each(({ base }) => base.close())

async function completed(
  service: RenderingService,
  { caller }: TestService,
  jobId: string,
  more = {},
): Promise<Run> {
  const request = { format: 'report', instructions: '', content: '# Tide', files: [], assets: [], ...more }
  const workers = await startWorkers(service, 1)
  const { runId } = await createRun(service, caller, jobId, { ...request, notifyEmail: false })
  for (;;) {
    const run = await getRun(service, caller, jobId, runId)
    if (isTerminal(run.status)) {
      await workers.drain()
      return run
    }
    await new Promise(resolve => setTimeout(resolve, 2))
  }
}

const png = Buffer.from('89504e470d0a1a0a00000000', 'hex')

async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

collect('bytes that nobody refers to go after a day, all others stay', async ({ base, service, blobs }) => {
  const { key } = await blobs.put(Buffer.from('left behind by a crash'))
  const job = await createJob(service, base.caller, 'Tide')
  const run = await completed(service, base, job.jobId)
  base.pass(23 * hour)
  await collectGarbage(service)
  assert.ok(await blobs.get(key))
  base.pass(2 * hour)
  await collectGarbage(service)
  assert.is(await blobs.get(key), undefined)
  const { files, manifest } = await getVersion(service, base.caller, job.jobId, run.commitHash as string)
  for (const blob of [manifest as string, ...files.map(file => file.blob)]) assert.ok(await blobs.get(blob))
  assert.equal(await service.store.read(tx => listNoted(tx, base.clock.now())), [])
})

collect('what a run failed for is kept as long as the run', async ({ base, service, blobs }) => {
  const job = await createJob(service, base.caller, 'Blemishes')
  const { runId, report = '' } = await completed(service, base, job.jobId, { content: '# Ebb, blemished' })
  base.pass(25 * hour)
  await collectGarbage(service)
  assert.match(new TextDecoder().decode(await blobs.get(report)), '# Ebb, blemished')
  await deleteRun(service, base.caller, job.jobId, runId)
  for (let days = 0; days <= 40; days += 10) {
    base.pass(10 * day)
    await collectGarbage(service)
  }
  assert.is(await blobs.get(report), undefined)
})

collect('bytes that are put again are used again', async ({ base, service, blobs }) => {
  const { key } = await blobs.put(Buffer.from('ebb'))
  base.pass(25 * hour)
  await blobs.put(Buffer.from('ebb'))
  await collectGarbage(service)
  assert.ok(await blobs.get(key))
})

collect('a deleted file frees its bytes unless a run took them', async ({ base, service, blobs }) => {
  const file = await storeFile(service, base.caller, {
    ...{ filename: 'logo.png', contentType: 'image/png', body: stream(png) },
  })
  const other = Buffer.concat([png, Buffer.from('other')])
  const unused = await storeFile(service, base.caller, {
    ...{ filename: 'map.png', contentType: 'image/png', body: stream(other) },
  })
  const job = await createJob(service, base.caller, 'Tide')
  await completed(service, base, job.jobId, { files: [file.fileId] })
  await deleteFile(service, base.caller, file.fileId)
  await deleteFile(service, base.caller, unused.fileId)
  base.pass(25 * hour)
  await collectGarbage(service)
  assert.ok(await blobs.get(file.blob as string))
  assert.is(await blobs.get(unused.blob as string), undefined)
})

collect(
  'a deleted job is kept for 30 days; then it goes with all that is only its own',
  async ({ base, service, blobs }) => {
    const [mine, kept] = [
      await createJob(service, base.caller, 'Mine'),
      await createJob(service, base.caller, 'Kept'),
    ]
    const own = await completed(service, base, mine.jobId, { content: '# Only here' })
    const again = await completed(service, base, mine.jobId)
    const shared = await completed(service, base, kept.jobId)
    const of = async (jobId: string, { commitHash }: Run): Promise<string[]> => {
      const { files } = await getVersion(service, base.caller, jobId, commitHash as string)
      return files.map(({ blob }) => blob)
    }
    const before = [...(await of(mine.jobId, own)), ...(await of(mine.jobId, again))]
    const stays = new Set(await of(kept.jobId, shared))
    await deleteJob(service, base.caller, mine.jobId)
    base.pass(29 * day)
    await collectGarbage(service)
    for (const blob of before) assert.ok(await blobs.get(blob))
    base.pass(2 * day)
    await collectGarbage(service)
    base.pass(25 * hour)
    await collectGarbage(service)
    const left = new Set<string>()
    for (const blob of before) if (await blobs.get(blob)) left.add(blob)
    assert.ok(left.size > 0, 'equal files are shared')
    assert.ok([...left].every(blob => stays.has(blob)))
    assert.ok(before.some(blob => !left.has(blob)))
    for (const blob of stays) assert.ok(await blobs.get(blob))
    assert.equal(await service.store.read(tx => checkLedger(tx)), [])
  },
)

collect('a deleted run goes after 30 days; its version stays in the history', async ({ base, service }) => {
  const job = await createJob(service, base.caller, 'Tide')
  const run = await completed(service, base, job.jobId)
  await deleteRun(service, base.caller, job.jobId, run.runId)
  base.pass(31 * day)
  await collectGarbage(service)
  base.pass(25 * hour)
  await collectGarbage(service)
  assert.equal(await service.store.read(tx => listLeftovers(tx, base.clock.now(), 10)), [])
  const record = await service.store.read(tx =>
    findVersion(tx, base.caller.accountId, job.jobId, run.commitHash as string),
  )
  const { files } = await withFiles(service, record as VersionRecord)
  for (const { blob } of files) assert.ok(await service.blobs.get(blob))
})

collect('uploads that never came are forgotten', async ({ base, service }) => {
  const wish = { filename: 'logo.png', contentType: 'image/png', sizeBytes: 12 }
  const { file } = await requestUpload(service, base.caller, wish)
  base.pass(26 * hour)
  await collectGarbage(service)
  assert.is(await service.store.read(tx => findFile(tx, base.caller.accountId, file.fileId)), undefined)
})

collect(
  'uploads that no run has taken within a day go, with their bytes',
  async ({ base, service, blobs }) => {
    const file = await storeFile(service, base.caller, {
      filename: 'logo.png',
      contentType: 'image/png',
      body: (async function* () {
        yield Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
      })(),
    })
    const isThere = async (): Promise<boolean> =>
      (await service.store.read(tx => findFile(tx, base.caller.accountId, file.fileId))) !== undefined
    base.pass(23 * hour)
    await collectGarbage(service)
    assert.ok(await isThere())
    base.pass(2 * hour)
    await collectGarbage(service)
    assert.not(await isThere())
    base.pass(25 * hour)
    await collectGarbage(service)
    assert.is(await blobs.get(file.blob as string), undefined)
  },
)

collect(
  'a process that is killed while it collects leaves nothing for ever',
  async ({ base, service, blobs }) => {
    const { key } = await blobs.put(Buffer.from('left behind by a crash'))
    base.pass(25 * hour)
    const killed: Blobs = {
      ...blobs,
      async remove(_key, isUnused) {
        await isUnused()
        throw new Error('killed')
      },
    }
    await collectGarbage({ ...service, blobs: killed }).catch(() => {})
    assert.ok(await blobs.get(key))
    await collectGarbage(service)
    assert.is(await blobs.get(key), undefined)
    assert.equal(await service.store.read(tx => listNoted(tx, base.clock.now())), [])
  },
)

collect(
  'of two processes one keeps what the other removes only once it is gone',
  async ({ base, service, blobs }) => {
    const bytes = Buffer.from('ebb')
    const { key } = await blobs.put(bytes)
    base.pass(25 * hour)
    // Another process, which has its own turns and the same place.
    const other = createBlobs(base.place, createNote(base.store, base.clock))
    let put: ReturnType<Blobs['put']> | undefined
    let isKept = false
    const removing: Blobs = {
      ...blobs,
      remove: (one, isUnused) =>
        blobs.remove(one, async () => {
          const unused = await isUnused()
          put = other.put(bytes)
          void put.then(() => {
            isKept = true
          })
          await new Promise(resolve => setTimeout(resolve, 20))
          assert.not.ok(isKept, 'it would be removed again')
          return unused
        }),
    }
    await collectGarbage({ ...service, blobs: removing })
    await put
    assert.equal(Buffer.from((await blobs.get(key)) ?? []), bytes)
    base.pass(hour)
    await collectGarbage(service)
    assert.ok(await blobs.get(key))
  },
)

collect('who began to remove bytes and died lets others keep them after a while', async ({ base, blobs }) => {
  const { key } = await blobs.put(Buffer.from('ebb'))
  base.pass(25 * hour)
  const time = { before: base.clock.now(), at: base.clock.now() }
  assert.ok(await base.store.transact(tx => doomBlob(tx, key, time)))
  const note = () => base.store.transact(tx => noteBlob(tx, key, base.clock.now()))
  assert.is(await note(), false)
  base.pass(11 * 60 * 1000)
  assert.is(await note(), true)
})

collect('blobs that are kept together are noted in one commit', async ({ base }) => {
  let commits = 0
  const store: Pick<TestService['store'], 'transact'> = {
    transact(work) {
      commits += 1
      return base.store.transact(work)
    },
  }
  const blobs = createBlobs(memory(), createNote(store, base.clock))
  const kept = await Promise.all(['ebb', 'flow', 'neap'].map(text => blobs.put(Buffer.from(text))))
  assert.is(commits, 1)
  assert.is((await base.store.read(tx => listNoted(tx, base.clock.now() + 1))).length, 3)
  await blobs.put(Buffer.from('spring'))
  assert.is(commits, 2)
  assert.is(new Set(kept.map(({ key }) => key)).size, 3)
})

collect.run()
