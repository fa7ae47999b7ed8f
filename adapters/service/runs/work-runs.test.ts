import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Rendition } from '../../../core/job.ts'
import { isInTime } from '../../../core/testing/processor-time.test.kit.ts'
import { until } from '../../../core/testing/until.test.kit.ts'
import type { Engine } from '../../../core/engine.ts'
import {
  createTestEngine,
  createTestService,
  type TestService,
} from '../../testing/create-service.test.kit.ts'
import { createJob, deleteJob, getJob } from '../jobs/jobs.ts'
import type { Run } from './run.ts'
import { isTerminal } from './run-status.ts'
import { createRun } from './create-run.ts'
import { cancelRun, deleteRun, getRun } from './runs.ts'
import { readFile } from './read-workspace.ts'
import type { Version } from '../versions/version.ts'
import { versionFiles } from '../versions/version-files.ts'
import { getVersion } from '../versions/versions.ts'
import { startWorkers } from './work-runs.ts'
import { writeVersion } from '../versions/write-version.ts'
import { checkLedger } from '../credits/ledger.ts'
import { all } from '../ports/tables.ts'
import { claimRun } from './claim-run.ts'
import { followVersion } from '../../testing/store-rows.test.kit.ts'
import { code } from '../../testing/outcome.test.kit.ts'

const runs = suite<{ service: TestService; jobId: string }>('runs')

runs.before.each(async context => {
  context.service = await createTestService()
  context.jobId = (await createJob(context.service, context.service.caller, 'Tide tables')).jobId
})
runs.after.each(({ service }) => service.close())

const request = {
  format: 'report',
  instructions: '',
  content: '# Tide',
  files: [],
  assets: [],
  notifyEmail: false,
}

async function ended(
  { service, jobId }: { service: TestService; jobId: string },
  runId: string,
): Promise<Run> {
  await until(async () => isTerminal((await getRun(service, service.caller, jobId, runId)).status))
  return getRun(service, service.caller, jobId, runId)
}

runs('a designer is asked before the run waits, and what it proposed is kept with the run', async context => {
  const { service, jobId } = context
  const proposal = { quote: 'at dusk', patch: { color: { mode: 'dark' } }, reason: 'dusk is dark' } as const
  const asked: unknown[] = []
  const rendered: unknown[] = []
  const engine = createTestEngine()
  const designed = {
    ...service,
    designer: async (question: unknown) => {
      asked.push(question)
      return [proposal]
    },
    engine: {
      ...engine,
      render: (job: Parameters<Engine['render']>[0]) => {
        rendered.push(job.proposals)
        return engine.render(job)
      },
    },
  }
  const wanted = { ...request, instructions: 'a harbour at dusk' }
  const run = await createRun(designed, service.caller, jobId, wanted)
  assert.equal(run.input.proposals, [proposal])
  assert.equal(asked, [{ copy: '# Tide', format: 'report', brief: 'a harbour at dusk' }])
  const workers = await startWorkers(designed, 1)
  assert.is((await ended(context, run.runId)).status, 'completed')
  await workers.drain()
  assert.equal(rendered, [[proposal]])
  assert.is(asked.length, 1, 'a run is worked off without asking again')
})

runs('where the designer is silent the run goes on by the rules', async ({ service, jobId }) => {
  const warned: string[] = []
  const silent = {
    ...service,
    designer: async () => {
      throw new Error('no answer')
    },
    log: { ...service.log, warn: (event: string) => void warned.push(event) },
  }
  const run = await createRun(silent, service.caller, jobId, { ...request, instructions: 'at dusk' })
  assert.is(run.status, 'queued')
  assert.is(run.input.proposals, undefined)
  assert.equal(warned, ['designer-silent'])
})

runs('a run is completed, charged once from given credit, and makes a version', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 2)
  const { runId } = await createRun(service, service.caller, jobId, request)
  const run = await ended(context, runId)
  assert.is(run.status, 'completed')
  assert.is(run.chargeMicros, 100_000)
  assert.is(run.summaryDiff, 'New report: 1 page, 2 words')
  const job = await getJob(service, service.caller, jobId)
  assert.is(job.currentCommit, run.commitHash)
  assert.match(job.currentCommit, /^[0-9a-f]{40}$/)
  assert.is(
    (await service.store.read(tx => tx.get('accounts', service.caller.accountId)))?.freeMicros,
    9_900_000,
  )
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
  await workers.drain()
})

runs('an update without content keeps the copy and says what changed', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 1)
  await ended(context, (await createRun(service, service.caller, jobId, request)).runId)
  const update = { ...request, content: '', instructions: 'dark' }
  const run = await ended(context, (await createRun(service, service.caller, jobId, update)).runId)
  assert.is(run.status, 'completed')
  assert.is(run.summaryDiff, 'Nothing changed')
  const version = await getVersion(service, service.caller, jobId, run.commitHash as string)
  assert.ok(version.files.some(file => file.path === 'copy.md' && file.size === 6))
  await workers.drain()
})

runs('an update of a job without copy is refused', async ({ service, jobId }) => {
  assert.is(
    await code(createRun(service, service.caller, jobId, { ...request, content: '' })),
    'request-invalid',
  )
})

runs('a failed run is not charged and says why', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 1)
  const run = await ended(
    context,
    (await createRun(service, service.caller, jobId, { ...request, content: 'fail' })).runId,
  )
  assert.is(run.status, 'failed')
  assert.is(run.error, 'the copy says so')
  assert.match(run.logTail ?? '', 'preparing report')
  assert.is(run.chargeMicros, 0)
  assert.is(
    (await service.store.read(tx => tx.get('accounts', service.caller.accountId)))?.freeMicros,
    10_000_000,
  )
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
  await workers.drain()
})

runs('a run whose thread dies is tried once more', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 1)
  const run = await ended(
    context,
    (await createRun(service, service.caller, jobId, { ...request, content: 'die' })).runId,
  )
  assert.is(run.status, 'failed')
  assert.is(run.attempt, 2)
  await workers.drain()
})

runs('a run is cancelled while it waits and while it is worked on, and never charged', async context => {
  const { service, jobId } = context
  const waiting = await createRun(service, service.caller, jobId, request)
  assert.is((await cancelRun(service, service.caller, jobId, waiting.runId)).status, 'cancelled')
  assert.is(await code(cancelRun(service, service.caller, jobId, waiting.runId)), 'run-terminal')
  const workers = await startWorkers(service, 1)
  const { runId } = await createRun(service, service.caller, jobId, { ...request, content: 'wait' })
  while ((await getRun(service, service.caller, jobId, runId)).status !== 'running')
    await new Promise(setImmediate)
  assert.is(await code(deleteRun(service, service.caller, jobId, runId)), 'run-active')
  assert.is((await cancelRun(service, service.caller, jobId, runId)).status, 'cancelling')
  assert.is((await ended(context, runId)).status, 'cancelled')
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
  await workers.drain()
})

runs('a job that is deleted takes its runs along', async ({ service, jobId }) => {
  await createRun(service, service.caller, jobId, request)
  assert.is((await deleteJob(service, service.caller, jobId)).runsDeleted, 1)
  assert.is(await code(getJob(service, service.caller, jobId)), 'not-found')
  assert.is(await service.store.read(tx => tx.count('runs', 'queued', all)), 0)
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
})

runs('what another organisation has is not there', async ({ service, jobId }) => {
  assert.is(await code(getJob(service, service.stranger, jobId)), 'not-found')
  assert.is(await code(createRun(service, service.stranger, jobId, request)), 'not-found')
  const { runId } = await createRun(service, service.caller, jobId, request)
  assert.is(await code(cancelRun(service, service.stranger, jobId, runId)), 'not-found')
  assert.is(await code(deleteRun(service, service.stranger, jobId, runId)), 'not-found')
})

runs('credit that is held cannot be spent twice, and a full queue refuses', async ({ service, jobId }) => {
  const dear = {
    ...service,
    settings: { ...service.settings, prices: { default: 6_000_000, byGroup: {}, bySlug: {} } },
  }
  await createRun(dear, service.caller, jobId, request)
  assert.is(await code(createRun(dear, service.caller, jobId, request)), 'balance-insufficient')
  const limits = { ...service.settings.limits, queuedRuns: 1 }
  const full = { ...service, settings: { ...service.settings, limits } }
  assert.is(await code(createRun(full, service.caller, jobId, request)), 'queue-full')
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
})

runs('organisations take turns', async ({ service }) => {
  for (const caller of [service.caller, service.caller, service.caller, service.stranger]) {
    const { jobId } = await createJob(service, caller, 'Tides')
    await createRun(service, caller, jobId, request)
  }
  const claimed: (Run | undefined)[] = []
  for (let count = 0; count < 3; count += 1)
    claimed.push(await service.store.transact(tx => claimRun(tx, { workerId: 'w', threads: 1 })))
  assert.equal(
    claimed.map(run => run?.accountId === service.caller.accountId),
    [true, false, true],
  )
})

runs('updates that are sent at once build on each other', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 3)
  await ended(context, (await createRun(service, service.caller, jobId, request)).runId)
  const update = { ...request, content: '' }
  const sent = await Promise.all([1, 2, 3].map(() => createRun(service, service.caller, jobId, update)))
  for (const { runId } of sent) await ended(context, runId)
  const versions = await service.store.read(tx => tx.find('versions', 'job', jobId))
  assert.equal(
    versions.slice(1).map(({ parent }) => parent),
    versions.slice(0, -1).map(({ commitHash }) => commitHash),
  )
  await workers.drain()
})

runs('a text that is edited while a run is at work is kept', async () => {
  const plain = createTestEngine()
  let edits: string[] = []
  const engine: Engine = {
    ...plain,
    async render(asked) {
      const text = edits.shift()
      if (text !== undefined) await edit(text)
      return plain.render(asked)
    },
  }
  const service = await createTestService({ engine })
  const { caller } = service
  const { jobId } = await createJob(service, caller, 'Tide tables')
  const current = async (): Promise<Version> => {
    const { currentCommit } = await getJob(service, caller, jobId)
    return getVersion(service, caller, jobId, currentCommit)
  }
  const edit = async (copy: string): Promise<void> => {
    const facts = { jobId, accountId: caller.accountId, summary: copy, createdAt: service.clock.now() }
    const rendition = await plain.render({ format: 'report', content: copy })
    const files = versionFiles(
      { copy, instructions: '', assets: {}, asked: { outputs: ['html'] } },
      rendition,
    )
    const version = await writeVersion(service, { ...facts, parent: (await current()).commitHash }, files)
    await followVersion(service.store, version)
  }
  const workers = await startWorkers(service, 1)
  const runWhile = async (content: string, text: string[]): Promise<unknown[]> => {
    edits = text
    const { runId } = await createRun(service, caller, jobId, { ...request, content })
    const { attempt } = await ended({ service, jobId }, runId)
    const copy = Buffer.from((await readFile(service, await current(), 'copy.md')) ?? [])
    return [attempt, copy.toString('utf8')]
  }
  assert.equal(await runWhile('# Tide', []), [1, '# Tide'])
  assert.equal(await runWhile('', ['# Ebb']), [2, '# Ebb'], 'an update begins anew with the edited text')
  assert.equal(await runWhile('# Flood', ['# Neap']), [1, '# Flood'], 'new copy follows the edit')
  const summaries = (await service.store.read(tx => tx.find('versions', 'job', jobId))).map(
    ({ parent }) => parent,
  )
  assert.is(new Set(summaries).size, summaries.length, 'every version follows another')
  assert.is(
    (await service.store.read(tx => tx.get('accounts', caller.accountId)))?.freeMicros,
    9_700_000,
    'edits are free',
  )
  await workers.drain()
  await service.close()
})

runs('a version keeps a thousand messages, and looks for no more of them in its copy', () => {
  const copy = `![a](b.png) `.repeat(20_000)
  const messages = Array.from({ length: 20_000 }, (_, at) => ({
    ...{ rule: 'image-missing', severity: 'warning' as const, text: `“c${at}.png” is missing`, line: 1 },
  }))
  const rendition = { artifacts: [], format: 'report', hash: '', pages: 1, messages } as unknown as Rendition
  const workspace = { copy, instructions: '', assets: {}, asked: { outputs: ['html'] } } as const
  const began = process.cpuUsage()
  const report = versionFiles(workspace, rendition).find(({ path }) => path === 'report.json')
  const { messages: kept } = JSON.parse(Buffer.from(report?.bytes ?? []).toString())
  assert.is(kept.length, 1001)
  assert.is(kept.at(-1).text, '19000 more messages are left out')
  assert.ok(isInTime(process.cpuUsage(began).user / 1000, 400))
})

runs('the price of a run is the one it was accepted at, whatever the operator sets later', async context => {
  const { service, jobId } = context
  const { runId } = await createRun(service, service.caller, jobId, request)
  const prices = { default: 50_000_000, byGroup: {}, bySlug: {} }
  const workers = await startWorkers({ ...service, settings: { ...service.settings, prices } }, 1)
  assert.is((await ended(context, runId)).chargeMicros, 100_000)
  await workers.drain()
  assert.is(
    (await service.store.read(tx => tx.get('accounts', service.caller.accountId)))?.freeMicros,
    9_900_000,
  )
})

runs('an update that changes nothing is not charged', async context => {
  const { service, jobId } = context
  const workers = await startWorkers(service, 1)
  const charges: number[] = []
  for (const wish of [{}, { content: '' }, {}, { content: '', instructions: 'red' }]) {
    const { runId } = await createRun(service, service.caller, jobId, { ...request, ...wish })
    charges.push((await ended(context, runId)).chargeMicros)
  }
  await workers.drain()
  assert.equal(charges, [100_000, 0, 0, 100_000])
})

runs('a run with copy of its own needs nothing of the version before it', async context => {
  const { service, jobId } = context
  const { caller, store } = service
  const workers = await startWorkers(service, 1)
  const { commitHash = '' } = await ended(context, (await createRun(service, caller, jobId, request)).runId)
  const { manifest = '', files } = await getVersion(service, caller, jobId, commitHash)
  for (const lost of [files[0]?.blob ?? '', manifest]) {
    await service.lose(lost)
    const update = await createRun(service, caller, jobId, { ...request, content: '' })
    const failed = await ended(context, update.runId)
    assert.equal([failed.status, failed.chargeMicros], ['failed', 0])
    assert.match(failed.error ?? '', 'brings the copy again')
  }
  const run = await createRun(service, caller, jobId, { ...request, content: '# Flow' })
  assert.is((await ended(context, run.runId)).status, 'completed')
  await workers.drain()
  assert.equal(await store.read(tx => checkLedger(tx)), [])
})

runs('a run whose files cannot be kept waits until they can, and is charged once', async context => {
  const { service, jobId } = context
  let faults = 3
  const put: typeof service.blobs.put = async (bytes, limit) => {
    faults -= 1
    if (faults >= 0) throw Object.assign(new Error('503 SlowDown'), { code: 'EIO' })
    return service.blobs.put(bytes, limit)
  }
  const { runId } = await createRun(service, service.caller, jobId, request)
  const workers = await startWorkers({ ...service, blobs: { ...service.blobs, put } }, 1)
  const { status, attempt, chargeMicros } = await ended(context, runId)
  await workers.drain()
  assert.is(status, 'completed')
  assert.ok(attempt > 1)
  const charges = (await service.store.read(tx => tx.find('entries', 'all', all))).filter(
    ({ kind }) => kind === 'charge',
  )
  assert.equal(
    charges.map(({ paidMicros, freeMicros }) => -paidMicros - freeMicros),
    [chargeMicros],
  )
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
})

runs('a long brief is read whole and kept small', async context => {
  const { service, jobId } = context
  const instructions = 'calm, dark green '.repeat(3000)
  const { runId } = await createRun(service, service.caller, jobId, { ...request, instructions })
  const workers = await startWorkers(service, 1)
  const { input, commitHash = '' } = await ended(context, runId)
  await workers.drain()
  assert.is(input.instructions.length, 2000)
  const version = await getVersion(service, service.caller, jobId, commitHash)
  assert.is(Buffer.from((await readFile(service, version, 'brief.txt')) ?? []).toString(), instructions)
})

runs.run()
