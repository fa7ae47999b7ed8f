import type { Run } from '../runs/run.ts'
import { findCompletedRun } from '../runs/find-completed-run.ts'
import { toSafeName } from '../files/safe-name.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { readLink, signLink } from '../access/signed-link.ts'
import { zipSite } from './site-zip.ts'
import { findOutput, getVersion, openFile } from '../versions/versions.ts'
import { findJob } from '../jobs/find-job.ts'

/** A document, or the site as a ZIP. */
export type ExportFormat = 'pdf' | 'html'

/** A link to a download that ends. */
export interface Export {
  readonly run: Run & { readonly commitHash: string }
  readonly downloadUrl: string
  readonly expiresAt: number
}

interface DownloadToken {
  readonly jobId: string
  readonly commitHash: string
  readonly format: ExportFormat
}

/** Makes a link to the PDF or the ZIP of a run, or of the newest completed one. */
export async function exportRun(
  service: Service,
  caller: Caller,
  jobId: string,
  wish: { readonly format: ExportFormat; readonly runId?: string },
): Promise<Export> {
  const { settings, clock } = service
  const run = await findCompletedRun(service, caller, jobId, wish.runId)
  const expiresAt = clock.now() + settings.limits.downloadLife
  const says: DownloadToken = { jobId, commitHash: run.commitHash, format: wish.format }
  const token = signLink(service, 'download', expiresAt, caller, says)
  return { run, downloadUrl: `${settings.publicUrl}/downloads/${token}`, expiresAt }
}

/** A file to hand to whoever has its link. */
export interface Download {
  readonly filename: string
  readonly type: string
  /** Absent while it is made. */
  readonly size?: number
  /** The bytes, or the part with both its ends where the size is known. Nothing is open before they are pulled. */
  read(range?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>
}

/** Opens what a download link stands for. Throws `link-invalid` and `not-found`. */
export async function openDownload(service: Service, token: string): Promise<Download> {
  const { maker, jobId, commitHash, format } = await readLink<DownloadToken>(service, 'download', token)
  const job = await service.store.read(tx => findJob(tx, maker.accountId, jobId))
  if (!job) throw notFound('job', jobId)
  const version = await getVersion(service, maker, jobId, commitHash)
  const name = toSafeName(job.name)
  if (format === 'html') {
    return { filename: `${name}.zip`, type: 'application/zip', read: async () => zipSite(service, version) }
  }
  const pdf = findOutput(version, 'document.pdf')
  if (!pdf) throw notFound('document of commit', commitHash)
  const { type, size, read } = openFile(service, pdf)
  return { filename: `${name}.pdf`, type, size, read }
}
