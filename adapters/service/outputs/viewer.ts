import { getJob } from '../jobs/jobs.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { readToken, signToken } from '../access/signed-token.ts'
import { findOutput, getVersion, openFile, type OpenFile } from '../versions/versions.ts'

/** A preview that ends. */
export interface ViewerSession {
  readonly viewerUrl: string
  readonly expiresAt: number
}

/** What a preview's holder may see and edit: one job. */
export interface ViewerAccess {
  readonly accountId: string
  readonly jobId: string
}

/** Opens a preview of a job. */
export async function createViewerSession(
  service: Service,
  caller: Caller,
  jobId: string,
): Promise<ViewerSession> {
  await getJob(service, caller, jobId)
  return viewerSession(service, { accountId: caller.accountId, jobId })
}

/** The link itself, for a job that is known to be the account's. */
export function viewerSession({ settings, clock }: Service, access: ViewerAccess): ViewerSession {
  const expiresAt = clock.now() + settings.limits.viewerLife
  const token = signToken(settings.secret, 'viewer', expiresAt, access)
  return { viewerUrl: `${settings.publicUrl}/viewer/${token}/`, expiresAt }
}

/** Who a preview's token lets in. Throws `link-invalid`. */
export function readViewerToken({ settings, clock }: Service, token: string): ViewerAccess {
  return readToken<ViewerAccess>(settings.secret, 'viewer', token, clock.now())
}

/** An output of a version, or of the job's newest one. Throws `not-found`. */
export async function openOutput(
  service: Service,
  access: ViewerAccess,
  commitHash: string | undefined,
  path: string,
): Promise<OpenFile> {
  const job = await service.store.getJob(access.accountId, access.jobId)
  if (!job) throw notFound('job', access.jobId)
  const version = await getVersion(service, access, access.jobId, commitHash ?? job.currentCommit)
  const file = findOutput(version, path)
  if (!file) throw notFound('output', path)
  return openFile(service, file)
}
