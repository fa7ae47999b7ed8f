import { findJobRow } from '../jobs/find-job.ts'
import type { Page } from '../jobs/page.ts'
import type { Reader } from '../ports/store.ts'
import type { Run } from './run.ts'

/** The run, unless it or its job is deleted or somebody else's. */
export async function findRun(
  reader: Reader,
  accountId: string,
  jobId: string,
  runId: string,
): Promise<Run | undefined> {
  const run = await reader.get('runs', runId)
  if (run?.accountId !== accountId || run.jobId !== jobId || run.deletedAt !== undefined) return undefined
  return (await findJobRow(reader, accountId, jobId)) && run
}

/** Runs of a job that are not deleted, oldest first. */
export async function pageOfRuns(
  reader: Reader,
  accountId: string,
  jobId: string,
  page: Page,
): Promise<readonly Run[]> {
  return (await findJobRow(reader, accountId, jobId)) ? reader.find('runs', 'live', jobId, page) : []
}

/** The newest runs of a job that are not deleted, newest first. */
export async function latestRuns(
  reader: Reader,
  accountId: string,
  jobId: string,
  limit: number,
): Promise<readonly Run[]> {
  if (!(await findJobRow(reader, accountId, jobId))) return []
  return reader.find('runs', 'live', jobId, { limit, newestFirst: true })
}

/** The newest completed run that is not deleted. */
export async function latestCompleted(
  reader: Reader,
  accountId: string,
  jobId: string,
): Promise<Run | undefined> {
  if (!(await findJobRow(reader, accountId, jobId))) return undefined
  return (await reader.find('runs', 'completed', jobId, { limit: 1, newestFirst: true }))[0]
}
