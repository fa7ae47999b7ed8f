import type { Job, Publication } from '../../jobs/job.ts'
import type { Page } from '../../jobs/page.ts'
import type { Receipt } from '../../receipts/receipt.ts'
import type { VersionRecord } from '../../versions/version.ts'

/** Jobs and what the public sees of them. */
export interface JobStore {
  createJob(job: Job, first: VersionRecord, receipt?: Receipt): Promise<void>
  getJob(accountId: string, jobId: string): Promise<Job | undefined>
  /** Newest first. */
  listJobs(accountId: string, page: Page): Promise<readonly Job[]>
  /** Takes the job, its runs and its public page away; active runs are asked to cancel. */
  deleteJob(
    accountId: string,
    jobId: string,
    at: number,
  ): Promise<{ readonly runsDeleted: number } | undefined>
  publish(
    accountId: string,
    jobId: string,
    publication: Publication,
    receipt?: Receipt,
  ): Promise<Job | undefined>
  unpublish(accountId: string, jobId: string, at: number, receipt?: Receipt): Promise<Job | undefined>
  findPublication(slug: string): Promise<{ readonly job: Job; readonly version: VersionRecord } | undefined>
}
