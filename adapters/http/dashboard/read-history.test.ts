import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { removeRun } from '../../service/runs/change-run.ts'
import { createTestService } from '../../testing/create-service.test.kit.ts'
import { jobRow, runRow, versionRow } from '../../testing/store-rows.test.kit.ts'
import { numberedVersions } from './read-history.ts'

test('versions are numbered from the first, shown from the last, and keep their number', async () => {
  const service = await createTestService()
  const { caller, store } = service
  const { accountId } = caller
  const version = (commitHash: string, createdAt: number, runId?: string) => {
    const { files: _, ...row } = versionRow(accountId, 'j', commitHash, {
      createdAt,
      ...(runId && { runId }),
    })
    return row
  }
  try {
    await store.transact(async tx => {
      tx.put('jobs', jobRow(accountId, 'j'))
      const { manifest: _, ...empty } = version('c0', 0)
      tx.put('versions', empty)
      for (const [index, runId] of ['r1', 'r2', undefined, 'r4'].entries()) {
        tx.put('versions', version(`c${index + 1}`, index + 1, runId))
        if (runId) tx.put('runs', runRow(accountId, 'j', runId, { status: 'completed' }))
      }
      await removeRun(tx, accountId, 'j', 'r2', 9)
    })
    const shown = await numberedVersions(service, caller, 'j')
    assert.equal(
      shown.map(({ number, version: { commitHash }, run }) => [number, commitHash, run?.runId]),
      [
        [4, 'c4', 'r4'],
        [3, 'c3', undefined],
        [1, 'c1', 'r1'],
      ],
    )
  } finally {
    await service.close()
  }
})

test.run()
