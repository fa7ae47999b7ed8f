import type { Job } from '../../service/jobs/job.ts'
import { getJob } from '../../service/jobs/jobs.ts'
import type { Service } from '../../service/service.ts'
import type { Version } from '../../service/versions/version.ts'
import { isDeleted } from '../../service/versions/origin-run.ts'
import { getVersion } from '../../service/versions/versions.ts'
import type { ViewerAccess } from '../../service/outputs/viewer.ts'
import type { Visit } from '../dashboard/visit.ts'
import { findVersion } from '../../service/versions/kept-versions.ts'

/** The job that a link is for. Throws `not-found`. */
export function jobOf(service: Service, access: ViewerAccess): Promise<Job> {
  return getJob(service, access, access.jobId)
}

/** The version that an address names, else the newest that is there. Throws `not-found`. */
export async function versionOf({ service }: Visit, job: Job, commit: string | null): Promise<Version> {
  return getVersion(service, job, job.jobId, commit ?? (await newestOf(service, job)))
}

/** A deleted run takes its versions along; what was before them is the newest then. */
function newestOf(service: Service, { accountId, jobId, currentCommit }: Job): Promise<string> {
  return service.store.read(async reader => {
    let version = await findVersion(reader, accountId, jobId, currentCommit)
    while (version?.parent !== undefined && (await isDeleted(reader, version))) {
      version = await findVersion(reader, accountId, jobId, version.parent)
    }
    return version?.commitHash ?? currentCommit
  })
}
