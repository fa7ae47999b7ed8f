import { toCommit } from '../versions/git/git-commit.ts'
import { toTrees } from '../versions/git/git-tree.ts'
import type { JobRow } from '../ports/tables.ts'
import type { VersionRecord } from '../versions/version.ts'
import type { Job } from './job.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Page } from './page.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { checkRoom, rowBytes } from '../usage.ts'
import { addJob, removeJob } from './change-job.ts'
import { findJob, pageOfJobs } from './find-job.ts'

/** Opens a job; its history begins with an empty commit. Throws `quota-reached`. */
export async function createJob(service: Service, caller: Caller, name: string): Promise<Job> {
  const { job, row, first } = newJob(service, caller, name)
  const receipt = makeReceipt(caller, job, job.createdAt)
  await service.store.transact(async tx => {
    await checkRoom(tx, caller.accountId, service.settings.limits.keptBytes)
    await addJob(tx, row, first, receipt)
  })
  return job
}

/** A job with its first, empty version, before they are kept. */
export function newJob(
  { random, clock }: Pick<Service, 'random' | 'clock'>,
  { accountId }: Caller,
  name: string,
): { readonly job: Job; readonly row: JobRow; readonly first: VersionRecord } {
  const now = clock.now()
  const jobId = random.id('job')
  // The id makes the first commit of every job another one.
  const summary = `Create ${name.replaceAll(/\s+/g, ' ')}\n\n${jobId}`
  const tree = toTrees([]).at(-1)?.hash ?? ''
  const { hash } = toCommit({ tree, time: now, message: summary })
  const row = { jobId, accountId, name, currentCommit: hash, createdAt: now, updatedAt: now }
  const job: Job = { ...row, totalRuns: 0 }
  const first = { commitHash: hash, jobId, accountId, summary, createdAt: now, bytes: rowBytes }
  return { job, row, first }
}

/** The job, or `not-found`: for what is deleted and for what is somebody else's as well. */
export async function getJob({ store }: Service, { accountId }: Caller, jobId: string): Promise<Job> {
  const job = await store.read(tx => findJob(tx, accountId, jobId))
  if (!job) throw notFound('job', jobId)
  return job
}

/** Jobs, newest first. */
export function listJobs({ store }: Service, { accountId }: Caller, page: Page): Promise<readonly Job[]> {
  return store.read(tx => pageOfJobs(tx, accountId, page))
}

/** Takes a job, its runs and its public page away. */
export async function deleteJob(
  { store, clock }: Service,
  { accountId }: Caller,
  jobId: string,
): Promise<{ readonly runsDeleted: number }> {
  const deleted = await store.transact(tx => removeJob(tx, accountId, jobId, clock.now()))
  if (!deleted) throw notFound('job', jobId)
  return deleted
}
