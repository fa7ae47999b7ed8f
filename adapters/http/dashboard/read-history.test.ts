import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Run } from '../../service/runs/run.ts'
import type { VersionRecord } from '../../service/versions/version.ts'
import { numberVersions } from './read-history.ts'

const version = (commitHash: string, runId?: string): VersionRecord => ({
  ...{ commitHash, jobId: 'job_1', accountId: 'org_1', summary: '', createdAt: 0, manifest: 'sha256-1' },
  ...(runId !== undefined && { runId }),
})

const run = (runId: string): Run => ({ runId }) as Run

test('versions are numbered from the first, shown from the last, and keep their number', () => {
  const { manifest: _, ...empty } = version('c0')
  const all = [empty, version('c1', 'run_1'), version('c2', 'run_2'), version('c3'), version('c4', 'run_4')]
  const shown = numberVersions(all, [run('run_1'), run('run_4')])
  assert.equal(
    shown.map(({ number, version: { commitHash }, run: of }) => [number, commitHash, of?.runId]),
    [
      [4, 'c4', 'run_4'],
      [3, 'c3', undefined],
      [1, 'c1', 'run_1'],
    ],
  )
})

test.run()
