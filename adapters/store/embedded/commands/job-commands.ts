import type { Job, Publication } from '../../../service/jobs/job.ts'
import type { Run } from '../../../service/runs/run.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import type { JobStore } from '../../../service/ports/store/job-store.ts'
import { cancelRun } from './cancel-run.ts'
import type { Commits } from '../tables/commits.ts'
import { putReceipt } from './put-receipt.ts'
import { type JobRow, type Tables, versionKey } from '../tables/tables.ts'
import { takePage } from '../tables/take-page.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Jobs and what the public sees of them. */
export function jobCommands({ commit, read }: Commits): JobStore {
  return {
    createJob: (job, first, receipt) =>
      commit(transaction => {
        transaction.put('jobs', toRow(job))
        transaction.put('versions', first)
        putReceipt(transaction, receipt)
      }),
    getJob: (accountId, jobId) =>
      read(tables => {
        const row = findJob(tables, accountId, jobId)
        return row && toJob(tables, row)
      }),
    listJobs: (accountId, page) =>
      read(tables =>
        takePage(tables.jobs.find('account', accountId), 'newest first', page, ({ jobId }) => jobId).map(
          row => toJob(tables, row),
        ),
      ),
    deleteJob: (accountId, jobId, at) =>
      commit(transaction => {
        const row = findJob(transaction.tables, accountId, jobId)
        if (!row) return undefined
        const { publication: _, ...rest } = row
        transaction.put('jobs', { ...rest, deletedAt: at, updatedAt: at })
        return { runsDeleted: deleteRuns(transaction, jobId, at) }
      }),
    publish: (accountId, jobId, publication, receipt) =>
      commit(transaction =>
        setPublication(transaction, [accountId, jobId], publication, () => putReceipt(transaction, receipt)),
      ),
    unpublish: (accountId, jobId, _at, receipt) =>
      commit(transaction =>
        setPublication(transaction, [accountId, jobId], undefined, () => putReceipt(transaction, receipt)),
      ),
    findPublication: slug =>
      read(tables => {
        const row = [...tables.jobs.find('slug', slug)][0]
        const commitHash = row?.publication?.commitHash
        if (!row || commitHash === undefined) return undefined
        const version = tables.versions.get(versionKey(row.jobId, commitHash))
        return version && { job: toJob(tables, row), version }
      }),
  }
}

/** The job, unless it is deleted or somebody else's. */
export function findJob(tables: Tables, accountId: string, jobId: string): JobRow | undefined {
  const row = tables.jobs.get(jobId)
  return row?.accountId === accountId && row.deletedAt === undefined ? row : undefined
}

/** Runs of a job that are not deleted, oldest first. */
export function liveRuns(tables: Tables, jobId: string): readonly Run[] {
  return [...tables.runs.find('job', jobId)].filter(run => run.deletedAt === undefined)
}

function toJob(tables: Tables, row: JobRow): Job {
  // Counted without a list of them: a job may have thousands, and this is read with every request.
  let totalRuns = 0
  let latest: Run | undefined
  for (const run of tables.runs.find('job', row.jobId)) {
    if (run.deletedAt !== undefined) continue
    totalRuns += 1
    latest = run
  }
  return {
    ...row,
    totalRuns,
    ...(latest && {
      format: latest.input.format,
      latestRunId: latest.runId,
      latestRunStatus: latest.status,
    }),
  }
}

function toRow(job: Job): JobRow {
  const { totalRuns: _t, format: _f, latestRunId: _i, latestRunStatus: _s, ...row } = job
  return row
}

/** Active runs go on to their end unseen: they still hold credit, which their end gives back. Nobody is told of them. */
function deleteRuns(transaction: Transaction, jobId: string, at: number): number {
  const runs = liveRuns(transaction.tables, jobId)
  for (const run of runs) {
    const ended = isTerminal(run.status) ? run : cancelRun(transaction, run, { notices: () => [], at })
    transaction.put('runs', { ...ended, deletedAt: at })
  }
  return runs.length
}

function setPublication(
  transaction: Transaction,
  [accountId, jobId]: readonly [string, string],
  publication: Publication | undefined,
  also: () => void,
): Job | undefined {
  const row = findJob(transaction.tables, accountId, jobId)
  if (!row) return undefined
  const { publication: _, ...rest } = row
  const changed: JobRow = publication ? { ...rest, publication } : rest
  transaction.put('jobs', changed)
  also()
  return toJob(transaction.tables, changed)
}
