import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience, until } from '../../../core/testing/until.test.kit.ts'
import { createEngine, type Engine } from '../../../core/engine.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { createJob } from '../jobs/jobs.ts'
import type { Run } from './run.ts'
import { isTerminal } from './run-status.ts'
import { createRun } from './create-run.ts'
import { getRun } from './runs.ts'
import { startWorkers } from './work-runs.ts'
import { checkLedger } from '../credits/ledger.ts'

/** Runs through a real engine whose threads come to harm. */
interface Context {
  service: TestService
  engine: Engine
  jobId: string
  folder: string
}

const lost = suite<Context>('lost threads')

const modules = {
  fragile: new URL('../../testing/fragile-format.test.kit.js', import.meta.url).href,
  endless: new URL('../../../core/testing/formats/endless.test.kit.js', import.meta.url).href,
}

lost.before.each(context => open(context, patience))
lost.after.each(close)

async function open(context: Context, timeLimit: number): Promise<void> {
  context.folder = mkdtempSync(join(tmpdir(), 'platen-lost-'))
  context.engine = createEngine({ formats: modules, threads: 1, timeLimit, memoryLimit: 128 })
  const formats = { fragile: 'print', endless: 'print' }
  context.service = await createTestService({ engine: context.engine, formats })
  context.jobId = (await createJob(context.service, context.service.caller, 'Tide')).jobId
}

async function close({ service, engine, folder }: Context): Promise<void> {
  await engine.close()
  await service.close()
  rmSync(folder, { recursive: true })
}

async function ended({ service, jobId }: Context, format: string, content: string): Promise<Run> {
  const request = { format, content, instructions: '', files: [], assets: [], notifyEmail: false }
  const { runId } = await createRun(service, service.caller, jobId, request)
  await until(
    async () => isTerminal((await getRun(service, service.caller, jobId, runId)).status),
    2 * patience,
  )
  return getRun(service, service.caller, jobId, runId)
}

lost('a run whose thread is killed is tried once more, and charged once', async context => {
  const workers = await startWorkers(context.service, 1)
  const run = await ended(context, 'fragile', `# Tide\n\nonce:${join(context.folder, 'died')}`)
  assert.equal([run.status, run.attempt, run.losses], ['completed', 2, 1])
  const account = await context.service.store.read(tx => tx.get('accounts', context.service.caller.accountId))
  assert.is(account?.freeMicros, 9_900_000)
  await workers.drain()
})

lost('a run that kills every thread fails with the reason, and the next one is served', async context => {
  const workers = await startWorkers(context.service, 1)
  const run = await ended(context, 'fragile', '# Tide\n\nalways')
  assert.equal([run.status, run.attempt, run.chargeMicros], ['failed', 2, 0])
  assert.match(run.error ?? '', 'the worker ended unexpectedly')
  assert.is((await ended(context, 'fragile', '# Tide')).status, 'completed')
  assert.equal(await context.service.store.read(tx => checkLedger(tx)), [])
  await workers.drain()
})

lost('a run that takes too long fails, and the next one is served', async context => {
  // On a machine that is busy the next one takes longer than a short limit only to begin.
  for (const limit of [2000, 10_000, patience]) {
    await close(context)
    await open(context, limit)
    const workers = await startWorkers(context.service, 1)
    const run = await ended(context, 'endless', '# Tide')
    assert.is(run.status, 'failed')
    assert.match(run.error ?? '', /000|limit/)
    assert.is(run.attempt, 1, 'it would take too long again')
    const next = await ended(context, 'fragile', '# Tide')
    await workers.drain()
    if (next.status === 'completed') return
  }
  assert.unreachable('the next one is never served')
})

lost(
  'a run that takes too much memory fails with how much it may have, uncharged, and the next one is served',
  async context => {
    const workers = await startWorkers(context.service, 1)
    const run = await ended(context, 'endless', 'memory')
    assert.equal([run.status, run.attempt, run.chargeMicros, run.errorCode], ['failed', 1, 0, 'memory-limit'])
    assert.match(run.error ?? '', 'the job needed more than its 128 MB of memory; split the copy')
    assert.is((await ended(context, 'fragile', '# Tide')).status, 'completed')
    await workers.drain()
  },
)

lost.run()
