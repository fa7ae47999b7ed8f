import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { openPostgresStore } from '../../store/postgres/postgres-store.ts'
import { createTestService } from '../../testing/create-service.test.kit.ts'
import { sharedPostgres } from '../../testing/postgres-server.test.kit.ts'
import { createJob } from '../jobs/jobs.ts'
import { all, runTopic } from '../ports/tables.ts'
import { claimRun } from './claim-run.ts'
import { createRun } from './create-run.ts'
import { processRun } from './process-run.ts'
import { startWorkers } from './work-runs.ts'
import { watchWorkers } from './worker-beats.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

test('the run of a worker that stands still is taken up within 15 seconds, and charged once, also when that one goes on; that of a living one is let be', async () => {
  const url = await (await sharedPostgres()).database()
  const service = await createTestService({ store: await openPostgresStore({ url, log }) })
  const { store, caller } = service
  const accept = async (content: string): Promise<{ readonly runId: string; readonly jobId: string }> => {
    const { jobId } = await createJob(service, caller, content)
    const asked = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
    return createRun(service, caller, jobId, { ...asked, content })
  }
  const claim = (workerId: string) => store.transact(tx => claimRun(tx, { workerId, threads: 9 }))
  let beat = 1
  const say = (workerId: string, its: number): Promise<void> =>
    store.transact(async tx => tx.put('workers', { workerId, threads: 1, beat: its, startedAt: 0 }))
  await Promise.all([say('dead', 7), say('living', beat)])
  const { runId, jobId } = await accept('# Ebb')
  const stalled = await claim('dead')
  if (stalled?.runId !== runId) throw new Error('the first run is claimed first')
  await accept('# Flow')
  await claim('living')
  const living = setInterval(() => {
    beat += 1
    void say('living', beat)
  }, 1000)
  const workers = await startWorkers(service, 1)
  const endWatch = watchWorkers(service)
  try {
    const began = performance.now()
    const heard: string[] = []
    store.watch(runTopic(runId), ({ status }) => heard.push(status))
    await until(() => heard.includes('completed'))
    // Fifteen, and what a machine adds that has much else to do.
    assert.ok(performance.now() - began < 25_000, `${performance.now() - began} ms`)
    // It goes on where it stood, and its attempt is over.
    await processRun(service, stalled)
    assert.is((await store.read(tx => tx.find('versions', 'job', jobId))).length, 2)
    assert.is((await store.read(tx => tx.get('runs', runId)))?.attempt, 2)
    const entries = await store.read(tx => tx.find('entries', 'account', caller.accountId))
    assert.is(entries.filter(entry => entry.runId === runId).length, 1)
    const begun = await store.read(tx => tx.find('runs', 'begun', all))
    assert.equal(
      begun.map(({ worker, attempt }) => [worker, attempt]),
      [['living', 1]],
    )
    await until(async () => (await store.read(tx => tx.get('workers', 'dead'))) === undefined)
  } finally {
    clearInterval(living)
    await endWatch()
    await workers.drain()
    await service.close()
  }
})

test.run()
