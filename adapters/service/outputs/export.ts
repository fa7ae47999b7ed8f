import type { Run } from '../runs/run.ts'
import { findCompletedRun } from '../runs/find-completed-run.ts'
import { toSafeName } from '../files/safe-name.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { readLink, signLink } from '../access/signed-link.ts'
import { getVersion } from '../versions/versions.ts'
import { findJob } from '../jobs/find-job.ts'
import { checkMade, type Download, type DownloadWish, openWished } from './download.ts'

/** A link to a download that ends. */
export interface Export {
  readonly run: Run & { readonly commitHash: string }
  readonly downloadUrl: string
  readonly expiresAt: number
}

type DownloadToken = DownloadWish & {
  readonly jobId: string
  readonly commitHash: string
}

/** Makes a link to the files of a run, or of the newest completed one. Throws `not-found` for what it did not make. */
export async function exportRun(
  service: Service,
  caller: Caller,
  jobId: string,
  { runId, ...wish }: DownloadWish & { readonly runId?: string },
): Promise<Export> {
  const { settings, clock } = service
  const run = await findCompletedRun(service, caller, jobId, runId)
  checkMade(await getVersion(service, caller, jobId, run.commitHash), wish)
  const expiresAt = clock.now() + settings.limits.downloadLife
  const says: DownloadToken = { jobId, commitHash: run.commitHash, ...wish }
  const token = signLink(service, 'download', expiresAt, caller, says)
  return { run, downloadUrl: `${settings.publicUrl}/downloads/${token}`, expiresAt }
}

/** Opens what a download link stands for, and says whose it is. Throws `link-invalid` and `not-found`. */
export async function openDownload(
  service: Service,
  token: string,
): Promise<Download & { readonly owner: string }> {
  const { maker, ...says } = await readLink<DownloadToken>(service, 'download', token)
  return { ...(await openVersion(service, maker, says)), owner: maker.accountId }
}

/** Opens files of one version of a job, under the job's name. Throws `not-found`. */
export async function openVersion(
  service: Service,
  caller: Pick<Caller, 'accountId'>,
  { jobId, commitHash, ...wish }: DownloadToken,
): Promise<Download> {
  const job = await service.store.read(tx => findJob(tx, caller.accountId, jobId))
  if (!job) throw notFound('job', jobId)
  const version = await getVersion(service, caller, jobId, commitHash)
  return openWished(service, version, toSafeName(job.name), wish)
}
