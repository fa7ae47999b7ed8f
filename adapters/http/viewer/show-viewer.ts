import { ServiceError } from '../../service/service-error.ts'
import { leadTo, showPage } from '../dashboard/answer.ts'
import { isDeck, linksOf } from '../dashboard/kit/version-links.ts'
import { numberedVersions } from '../dashboard/read-history.ts'
import { jobOf, versionOf } from './find-version.ts'
import type { ViewerAnswer, ViewerRefusal } from './viewer-answer.ts'
import { emptyViewer, expiredPage, viewerPage } from './viewer-page.ts'
import { findJob } from '../../service/jobs/find-job.ts'

/** The viewer's page. */
export const showViewer: ViewerAnswer = async (visit, access) => {
  const { service, url, params, member } = visit
  const job = await jobOf(service, access)
  const isMember = member?.caller.accountId === access.accountId
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  if (version.manifest === undefined) return showPage(visit, emptyViewer(job, isMember))
  return showPage(
    visit,
    viewerPage({
      ...{
        job,
        version,
        isMember,
        mayEdit: access.scopes.includes('jobs:rw'),
        versions: await numberedVersions(service, access, access.jobId),
      },
      base: `/viewer/${params['token']}/`,
      view: url.searchParams.get('view') === 'pages' ? 'pages' : 'live',
      saved: Number(/^\d{1,3}$/.exec(url.searchParams.get('saved') ?? '')?.[0] ?? 0),
      links: linksOf(version, isDeck(service, version.format)),
    }),
  )
}

/** A link that ended leads on at once when the job is the visitor's own; else to a page that says how to go on. */
export const showExpired: ViewerRefusal = async (visit, error) => {
  if (!(error instanceof ServiceError) || error.code !== 'link-invalid') throw error
  const jobId = jobNamedIn(visit.params['token'] ?? '')
  const { member, service } = visit
  const isOwn =
    jobId !== undefined &&
    member &&
    (await service.store.read(tx => findJob(tx, member.caller.accountId, jobId)))
  if (isOwn) return leadTo(visit, `/v1/jobs/${jobId}/viewer/resume`)
  return showPage(visit, expiredPage(jobId, service.settings.limits.viewerLife), 403)
}

/** The job that an ended or damaged token speaks of: worth a link, which asks for permission itself. */
export function jobNamedIn(token: string): string | undefined {
  try {
    const { says } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'))
    return /^job_[0-9A-Za-z]{1,40}$/.test(says.jobId) ? says.jobId : undefined
  } catch {
    // Not even half a token.
    return undefined
  }
}
