import type { Job } from '../../service/jobs/job.ts'
import { getJob } from '../../service/jobs/jobs.ts'
import type { Service } from '../../service/service.ts'
import type { Version } from '../../service/versions/version.ts'
import { getVersion } from '../../service/versions/versions.ts'
import type { ViewerAccess } from '../../service/outputs/viewer.ts'
import type { Visit } from '../dashboard/visit.ts'

/** The job that a link is for. Throws `not-found`. */
export function jobOf(service: Service, access: ViewerAccess): Promise<Job> {
  return getJob(service, { ...access, userId: '', scopes: [] }, access.jobId)
}

/** The version that an address names, else the newest. Throws `not-found`. */
export function versionOf({ service }: Visit, job: Job, commit: string | null): Promise<Version> {
  return getVersion(service, job, job.jobId, commit ?? job.currentCommit)
}
