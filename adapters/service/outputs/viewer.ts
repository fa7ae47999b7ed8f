import { getJob } from '../jobs/jobs.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { readLink, signLink } from '../access/signed-link.ts'

/** A preview that ends. */
export interface ViewerSession {
  readonly viewerUrl: string
  readonly expiresAt: number
}

/** What a preview's holder may do: what whoever made the link may, with one job. */
export interface ViewerAccess extends Caller {
  readonly jobId: string
}

/** Opens a preview of a job. */
export async function createViewerSession(
  service: Service,
  caller: Caller,
  jobId: string,
): Promise<ViewerSession> {
  await getJob(service, caller, jobId)
  return viewerSession(service, { ...caller, jobId })
}

/** The link itself, for a job that is known to be the account's. */
export function viewerSession({ settings, clock }: Service, access: ViewerAccess): ViewerSession {
  const expiresAt = clock.now() + settings.limits.viewerLife
  const token = signLink({ settings }, 'viewer', expiresAt, access, { jobId: access.jobId })
  return { viewerUrl: `${settings.publicUrl}/viewer/${token}/`, expiresAt }
}

/** Who a preview's token lets in. Throws `link-invalid`. */
export async function readViewerToken(service: Service, token: string): Promise<ViewerAccess> {
  const { maker, jobId } = await readLink<{ readonly jobId: string }>(service, 'viewer', token)
  return { ...maker, jobId }
}
