import type { Job } from '../jobs/job.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Run } from '../runs/run.ts'
import { findCompletedRun } from '../runs/find-completed-run.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { findOutput, openFile, type OpenFile, withFiles } from '../versions/versions.ts'
import { findJob } from '../jobs/find-job.ts'
import { findPublication, setPublication } from '../jobs/change-job.ts'

/** What the public sees now. */
export interface Published {
  readonly job: Job
  readonly run: Run & { readonly commitHash: string }
  readonly publicUrl: string
}

/** Shows a run's site, or the newest completed one's, to everybody. The address stays when another run is published. */
export async function publishRun(
  service: Service,
  caller: Caller,
  jobId: string,
  runId?: string,
): Promise<Published> {
  const { store, random, clock } = service
  const run = await findCompletedRun(service, caller, jobId, runId)
  const before = await store.read(tx => findJob(tx, caller.accountId, jobId))
  const publishedAt = clock.now()
  const slug = before?.publication?.slug ?? random.secret(22).toLowerCase()
  const publication = { slug, runId: run.runId, commitHash: run.commitHash, publishedAt }
  const published = (job: Job): Published => ({ job, run, publicUrl: publicUrl(service, slug) })
  const receipt = before && makeReceipt(caller, published({ ...before, publication }), publishedAt)
  const job = await store.transact(tx => setPublication(tx, caller.accountId, jobId, publication, receipt))
  if (!job) throw notFound('job', jobId)
  return published(job)
}

/** Where a publication is reached. */
export function publicUrl({ settings }: Pick<Service, 'settings'>, slug: string): string {
  return `${settings.contentUrl}/p/${slug}/`
}

/** Takes a job's public page away; fine when there is none. */
export async function unpublishJob({ store, clock }: Service, caller: Caller, jobId: string): Promise<void> {
  const receipt = makeReceipt(caller, { jobId }, clock.now())
  const job = await store.transact(tx => setPublication(tx, caller.accountId, jobId, undefined, receipt))
  if (!job) throw notFound('job', jobId)
}

/** A file of a published site, by its path; `''` is the page itself. */
export async function openPublished(
  service: Service,
  slug: string,
  path: string,
): Promise<OpenFile | undefined> {
  const record = await service.store.read(tx => findPublication(tx, slug))
  const version = record && (await withFiles(service, record))
  const file = version && findOutput(version, `site/${path === '' ? 'index.html' : path}`)
  return file && openFile(service, file)
}
