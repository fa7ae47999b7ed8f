import type { Reader } from '../ports/store.ts'
import type { JobRow } from '../ports/tables.ts'
import { notFound } from '../service-error.ts'
import type { Job } from './job.ts'
import type { Page } from './page.ts'

/** The job, unless it is deleted or somebody else's. */
export async function findJob(reader: Reader, accountId: string, jobId: string): Promise<Job | undefined> {
  const row = await findJobRow(reader, accountId, jobId)
  return row && toJob(reader, row)
}

/** Jobs of an organisation, newest first. */
export async function pageOfJobs(reader: Reader, accountId: string, page: Page): Promise<readonly Job[]> {
  const rows = await reader.find('jobs', 'account', accountId, { ...page, newestFirst: true })
  return Promise.all(rows.map(row => toJob(reader, row)))
}

/** The job as it is kept. */
export async function findJobRow(
  reader: Reader,
  accountId: string,
  jobId: string,
): Promise<JobRow | undefined> {
  const row = await reader.get('jobs', jobId)
  return row?.accountId === accountId && row.deletedAt === undefined ? row : undefined
}

/** The job as it is kept. Throws `not-found`. */
export async function foundJob(
  reader: Reader,
  { accountId }: Pick<JobRow, 'accountId'>,
  jobId: string,
): Promise<JobRow> {
  const row = await findJobRow(reader, accountId, jobId)
  if (!row) throw notFound('job', jobId)
  return row
}

/** Adds what follows from a job's runs. */
export async function toJob(reader: Reader, row: JobRow): Promise<Job> {
  const totalRuns = await reader.count('runs', 'live', row.jobId)
  const [latest] = await reader.find('runs', 'live', row.jobId, { limit: 1, newestFirst: true })
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
