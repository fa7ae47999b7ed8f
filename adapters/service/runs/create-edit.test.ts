import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import {
  createTestEngine,
  createTestService,
  type TestService,
} from '../../testing/create-service.test.kit.ts'
import { followVersion } from '../../testing/store-rows.test.kit.ts'
import { collectGarbage } from '../files/collect.ts'
import { createJob, deleteJob, getJob } from '../jobs/jobs.ts'
import { all } from '../ports/tables.ts'
import { nodesOfCopy } from '../versions/copy-nodes.ts'
import { getVersion } from '../versions/versions.ts'
import { checkLedger } from '../credits/ledger.ts'
import { claimRun } from './claim-run.ts'
import { createEdit } from './create-edit.ts'
import { createRun } from './create-run.ts'
import { readFile } from './read-workspace.ts'
import type { Run } from './run.ts'
import { isTerminal } from './run-status.ts'
import { getRun, listRuns } from './runs.ts'
import { startWorkers } from './work-runs.ts'

const request = { format: 'report', instructions: 'navy', files: [], assets: [], notifyEmail: false }
const [nodeId = ''] = nodesOfCopy('Ebb').keys()

interface Context {
  readonly service: TestService
  /** Copies that are being rendered, and what ends each; rendered at once while nothing holds them. */
  readonly open: Map<string, () => void>
  holds: boolean
  job(caller?: TestService['caller']): Promise<string>
  edit(jobId: string, content: string, seen?: string): Promise<Run>
  ended(run: Run): Promise<Run>
}

const edits = suite<Context>('edits')
edits.before.each(async context => {
  const engine = createTestEngine()
  const open = new Map<string, () => void>()
  const service = await createTestService({
    engine: {
      ...engine,
      async render(asked) {
        const copy = String(asked.content)
        if (context.holds) await new Promise<void>(resolve => open.set(copy, resolve))
        open.delete(copy)
        return engine.render(asked)
      },
    },
  })
  const find = (run: Run): Promise<Run> => getRun(service, run as never, run.jobId, run.runId)
  const own: Context = {
    ...{ service, open, holds: false },
    async job(caller = service.caller) {
      const { jobId } = await createJob(service, caller, 'Tide')
      await createRun(service, caller, jobId, { ...request, content: 'Ebb' })
      const workers = await startWorkers(service, 1)
      await until(async () => (await getJob(service, caller, jobId)).latestRunStatus === 'completed')
      await workers.drain()
      return jobId
    },
    async edit(jobId, content, commitHash) {
      const { accountId = '' } = (await service.store.read(tx => tx.get('jobs', jobId))) ?? {}
      const who = accountId === service.caller.accountId ? service.caller : service.stranger
      const wish = { edits: [{ nodeId, content }], ...(commitHash !== undefined && { commitHash }) }
      return createEdit(service, { ...who, jobId }, wish)
    },
    async ended(run) {
      await until(async () => isTerminal((await find(run)).status))
      return find(run)
    },
  }
  Object.assign(context, own)
})
edits.after.each(({ service }) => service.close())

edits(
  'an organisation has one edit made at a time, and those of others do not wait for it',
  async context => {
    const { service, open, job, edit, ended } = context
    const jobs = [await job(), await job(), await job(service.stranger)]
    context.holds = true
    const workers = await startWorkers(service, 3)
    const made = await Promise.all(jobs.map((jobId, at) => edit(jobId, `Flow ${at}`)))
    await until(() => open.size === 2)
    assert.equal([...open.keys()].sort(), ['Flow 0', 'Flow 2'])
    open.get('Flow 0')?.()
    await until(() => open.has('Flow 1'))
    for (const end of open.values()) end()
    assert.equal(
      (await Promise.all(made.map(ended))).map(({ status }) => status),
      ['completed', 'completed', 'completed'],
    )
    await workers.drain()
  },
)

edits(
  'an edit changes text and nothing else: it is in no list, costs nothing, keeps the brief, and goes after a day',
  async context => {
    const { service, job, edit, ended } = context
    const { caller, store } = service
    const jobId = await job()
    const before = await getJob(service, caller, jobId)
    const workers = await startWorkers(service, 1)
    const long = 'Flow '.repeat(3000).trim()
    const runs: Run[] = []
    for (const content of ['Flow', long]) runs.push(await ended(await edit(jobId, content)))
    await workers.drain()
    const after = await getJob(service, caller, jobId)
    assert.is(after.currentCommit, runs[1]?.commitHash)
    assert.equal([after.totalRuns, after.latestRunId], [before.totalRuns, before.latestRunId])
    assert.is((await listRuns(service, caller, jobId, { limit: 9 })).length, 1)
    assert.is((await store.read(tx => tx.get('accounts', caller.accountId)))?.freeMicros, 9_900_000)
    const version = await getVersion(service, caller, jobId, after.currentCommit)
    assert.equal([version.runId, version.origin], [undefined, before.latestRunId])
    const text = async (path: string) => new TextDecoder().decode(await readFile(service, version, path))
    assert.equal([await text('copy.md'), await text('brief.txt')], [long, 'navy'])
    service.pass(25 * 60 * 60 * 1000)
    await collectGarbage(service)
    for (const { runId } of runs) assert.is(await store.read(tx => tx.get('runs', runId)), undefined)
    assert.is(await text('copy.md'), long)
    assert.is(await store.read(tx => tx.count('copies', 'all', all)), 0)
  },
)

edits('what an edit cannot do is what it fails with', async context => {
  const { service, job, edit, ended } = context
  const { caller } = service
  const jobId = await job()
  const { currentCommit } = await getJob(service, caller, jobId)
  const workers = await startWorkers(service, 1)
  const codeOf = async (run: Promise<Run>) => (await ended(await run)).errorCode
  assert.is(await codeOf(edit(jobId, 'Flow', currentCommit)), undefined)
  assert.is(await codeOf(edit(jobId, 'Neap', currentCommit)), 'node-changed')
  assert.is(await codeOf(edit(jobId, 'fail')), 'format-failed')
  const unknown = { edits: [{ nodeId: 'n_none', content: 'x' }] }
  assert.is(await codeOf(createEdit(service, { ...caller, jobId }, unknown)), 'not-found')
  const { copyBytes } = service.settings.limits
  assert.is(
    await codeOf(edit(jobId, 'x'.repeat(copyBytes + 1))),
    'too-large',
    'no way around the limit of a run',
  )
  const empty = await createJob(service, caller, 'Empty')
  const refusal = (work: Promise<unknown>): Promise<unknown> => work.catch(error => error.code)
  assert.is(await refusal(edit(empty.jobId, 'x')), 'nothing-completed')
  await workers.drain()
  for (let count = 0; count < 8; count += 1) await edit(jobId, 'Flow')
  assert.is(await refusal(edit(jobId, 'Flow')), 'queue-full')
  assert.equal(await service.store.read(checkLedger), [])
  await deleteJob(service, caller, jobId)
  assert.is(await service.store.read(tx => tx.count('runs', 'editing', all)), 0, 'they go with their job')
  assert.is(await refusal(edit(jobId, 'Flow')), 'not-found')
})

edits('an edit goes before runs that wait, and after one a run has its turn', async context => {
  const { service, job, edit } = context
  const { caller, stranger, store } = service
  const [own, theirs] = [await job(), await job(stranger)]
  await createRun(service, caller, own, { ...request, content: 'Spring' })
  await edit(own, 'Flow')
  await edit(theirs, 'Flow')
  let after: Run | undefined
  const claimed: unknown[] = []
  for (let count = 0; count < 4; count += 1) {
    const claimant = { workerId: 'w', threads: 1, ...(after && { after }) }
    after = await store.transact(tx => claimRun(tx, claimant))
    claimed.push(after && [after.accountId, after.input.edits !== undefined])
    // A run waits for what is made of its job before.
    if (after?.jobId === own)
      await store.transact(async tx => tx.put('runs', { ...(after as Run), status: 'completed' }))
  }
  assert.equal(claimed, [
    [caller.accountId, true],
    [caller.accountId, false],
    [stranger.accountId, true],
    undefined,
  ])
})

edits('an edit that another version came before is made again upon that', async context => {
  const { service, open, job, edit, ended } = context
  const { caller } = service
  const jobId = await job()
  const { currentCommit } = await getJob(service, caller, jobId)
  const workers = await startWorkers(service, 1)
  context.holds = true
  const run = await edit(jobId, 'Flow', currentCommit)
  await until(() => open.has('Flow'))
  const version = await getVersion(service, caller, jobId, currentCommit)
  await followVersion(service.store, { ...version, commitHash: 'c1', parent: currentCommit })
  context.holds = false
  open.get('Flow')?.()
  const { status, attempt, commitHash = '' } = await ended(run)
  assert.equal([status, attempt], ['completed', 2])
  assert.is((await getVersion(service, caller, jobId, commitHash)).parent, 'c1')
  await workers.drain()
})

edits.run()
