import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { latestVersions } from './versions/kept-versions.ts'
import { createTestService } from '../testing/create-service.test.kit.ts'
import { accountRow, jobRow, keyRow, runRow, versionRow } from '../testing/store-rows.test.kit.ts'
import { findKey } from './access/live-keys.ts'
import { checkLedger } from './credits/ledger.ts'
import { pageOfJobs } from './jobs/find-job.ts'
import { latestCompleted, latestRuns } from './runs/find-run.ts'

test('10,000 organisations, a job of 5,000 versions and 5,000 keys: lists show the newest, keys are found', async () => {
  const service = await createTestService()
  const { store, caller } = service
  const { accountId } = caller
  try {
    for (let from = 0; from < 10_000; from += 1000) {
      await store.transact(async tx => {
        for (let at = from; at < from + 1000; at += 1) tx.put('accounts', accountRow(`a${at}`))
      })
    }
    await store.transact(async tx => {
      tx.put('jobs', jobRow(accountId, 'j'))
      for (let at = 0; at < 5000; at += 1) {
        const { files: _, ...version } = versionRow(accountId, 'j', `c${at}`, {
          createdAt: at,
          runId: `r${at}`,
        })
        tx.put('versions', version)
        tx.put('runs', runRow(accountId, 'j', `r${at}`, { status: 'completed', createdAt: at }))
        tx.put('keys', keyRow(accountId, `k${at}`))
      }
    })
    const { versions, count } = await store.read(tx => latestVersions(tx, accountId, 'j', 3))
    assert.equal([versions.map(({ commitHash }) => commitHash), count], [['c4999', 'c4998', 'c4997'], 4999])
    const runs = await store.read(tx => latestRuns(tx, accountId, 'j', 2))
    assert.equal(
      runs.map(({ runId }) => runId),
      ['r4999', 'r4998'],
    )
    assert.is((await store.read(tx => latestCompleted(tx, accountId, 'j')))?.runId, 'r4999')
    assert.is((await store.read(tx => findKey(tx, 'digest of k4321')))?.keyId, 'k4321')
    const [job] = await store.read(tx => pageOfJobs(tx, accountId, { limit: 1 }))
    assert.equal([job?.totalRuns, job?.latestRunId], [5000, 'r4999'])
    assert.equal(await store.read(tx => checkLedger(tx)), [])
  } finally {
    await service.close()
  }
})

test.run()
