import type { Job, Publication } from '../jobs/job.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Run } from '../runs/run.ts'
import { findCompletedRun, findRunOfVersion } from '../runs/find-completed-run.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { findOutput, openFile, type OpenFile, withFiles } from '../versions/versions.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import { actorOf, writeAudit } from '../audit/write-audit.ts'
import { findJob } from '../jobs/find-job.ts'
import { findPublication, setPublication } from '../jobs/change-job.ts'

/** What the public sees now. */
export interface Published {
  readonly job: Job
  readonly run: Run & { readonly commitHash: string }
  readonly publicUrl: string
}

/** What is to be public: a run, one version of a job, or the newest that is completed. */
export interface PublishRequest {
  readonly runId?: string
  /** One version, also one that was edited by hand; without `runId`. */
  readonly commitHash?: string
  /** With what the speaker says. */
  readonly notes?: boolean
}

/** Shows a site to everybody. The address stays when another version is published. */
export async function publishRun(
  service: Service,
  caller: Caller,
  jobId: string,
  { runId, commitHash, notes = false }: PublishRequest = {},
): Promise<Published> {
  const { store, random, clock } = service
  const run =
    commitHash === undefined
      ? await findCompletedRun(service, caller, jobId, runId)
      : await findRunOfVersion(service, caller, jobId, commitHash)
  const before = await store.read(tx => findJob(tx, caller.accountId, jobId))
  const publishedAt = clock.now()
  const slug = before?.publication?.slug ?? random.secret(22).toLowerCase()
  const publication: Publication = {
    ...{ slug, runId: run.runId, commitHash: run.commitHash, publishedAt },
    ...(notes && { notes }),
  }
  const published = (job: Job): Published => ({ job, run, publicUrl: publicUrl(service, slug) })
  const receipt = before && makeReceipt(caller, published({ ...before, publication }), publishedAt)
  const job = await store.transact(async tx => {
    const changed = await setPublication(tx, caller.accountId, jobId, publication, receipt)
    const note = `${publicUrl(service, slug)} shows ${run.runId}`
    if (changed) writeAudit(tx, { ...lineOf(caller, jobId, publishedAt), act: 'published', note })
    return changed
  })
  if (!job) throw notFound('job', jobId)
  return published(job)
}

/** Where a publication is reached. */
export function publicUrl({ settings }: Pick<Service, 'settings'>, slug: string): string {
  return `${settings.contentUrl}/p/${slug}/`
}

/** Takes a job's public page away; fine when there is none. */
export async function unpublishJob({ store, clock }: Service, caller: Caller, jobId: string): Promise<void> {
  const at = clock.now()
  const receipt = makeReceipt(caller, { jobId }, at)
  const job = await store.transact(async tx => {
    const changed = await setPublication(tx, caller.accountId, jobId, undefined, receipt)
    if (changed) writeAudit(tx, { ...lineOf(caller, jobId, at), act: 'unpublished', note: changed.name })
    return changed
  })
  if (!job) throw notFound('job', jobId)
}

function lineOf(caller: Caller, on: string, at: number): Pick<AuditEntry, 'accountId' | 'at' | 'by' | 'on'> {
  return { accountId: caller.accountId, at, by: actorOf(caller), on }
}

/** A file of a published site, and whether its page shows what the speaker says. */
export interface PublicFile extends OpenFile {
  readonly notes: boolean
}

/** A file of a published site, by its path; `''` is the page itself. */
export async function openPublished(
  service: Service,
  slug: string,
  path: string,
): Promise<PublicFile | undefined> {
  const found = await service.store.read(tx => findPublication(tx, slug))
  const version = found?.version && (await withFiles(service, found.version))
  const file = version && findOutput(version, `site/${path === '' ? 'index.html' : path}`)
  return file && { ...openFile(service, file), notes: found?.notes ?? false }
}
