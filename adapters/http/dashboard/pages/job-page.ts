import { publicUrl } from '../../../service/outputs/publish.ts'
import { showPage } from '../answer.ts'
import { formatTitle } from '../formats/format-title.ts'
import { copyButton } from '../kit/copy-button.ts'
import { actionForm, linkButton } from '../kit/form.ts'
import { freshPart } from '../kit/fresh.ts'
import { type Html, html, type Part } from '../kit/html.ts'
import { statusMark } from '../kit/status.ts'
import { time } from '../kit/time.ts'
import { type History, readHistory } from '../read-history.ts'
import { type Reports, readReports } from '../read-reports.ts'
import type { MemberVisit } from '../visit.ts'
import { runPanel } from './run-panel.ts'
import { versionCard } from './version-card.ts'

/** A job: what is under way, its versions side by side, its public page. */
export async function showJob(visit: MemberVisit): Promise<Response> {
  const history = await readHistory(visit.service, visit.member.caller, visit.params['job'] ?? '')
  const { job, active } = history
  const reports = await readReports(visit.service, history.versions)
  return showPage(visit, {
    title: job.name,
    section: 'jobs',
    scripts: ['progress', 'copy'],
    ...(active.length > 0 && { refresh: 5 }),
    body: freshPart([
      headOf(history),
      publication(visit, history),
      [...active, ...history.recentFailures].map(run => runPanel(visit, run)),
      versionsOf(visit, history, reports),
      failuresOf(visit, history),
      deletion(history),
    ]),
  })
}

function headOf({ job, versions }: History): Html {
  const base = `/jobs/${job.jobId}`
  const acts = versions.length > 0 && [
    linkButton(`${base}/viewer`, 'Open and edit', 'primary'),
    linkButton(`${base}/update`, 'Change the design'),
    !job.publication && linkButton(`${base}/publish`, 'Publish'),
  ]
  return html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/jobs">Jobs</a></nav>
<div class="page-head job-head"><div><h1><bdi>${job.name}</bdi></h1>
<p class="job-facts">${job.format !== undefined && html`<span>${formatTitle(job.format)}</span>`}${statusMark(job.latestRunStatus)}
<span>Updated ${time(job.updatedAt)}</span></p></div>
${acts && html`<div class="actions">${acts}</div>`}</div>`
}

function publication(visit: MemberVisit, { job, versions }: History): Part {
  const { publication: shown } = job
  if (!shown) return false
  const address = publicUrl(visit.service, shown.slug)
  const number = versions.find(({ version }) => version.commitHash === shown.commitHash)?.number
  return html`<section class="panel publication" aria-labelledby="public"><div><h2 id="public">Public</h2>
<p><a class="address" href="${address}" rel="noopener" target="_blank">${address}</a> ${copyButton(address, 'Copy address')}</p>
<p class="hint">${number !== undefined && `Version ${number}, `}since ${time(shown.publishedAt)}. Anybody with the address can read it.</p></div>
${actionForm(visit, `/jobs/${job.jobId}/unpublish`, 'Unpublish')}</section>`
}

function versionsOf({ service }: MemberVisit, history: History, reports: Reports): Part {
  const { job, versions, active, recentFailures } = history
  if (versions.length === 0) {
    // What is under way, or has failed, says itself how to go on.
    if (active.length > 0 || recentFailures.length > 0) return false
    return html`<div class="empty"><h2>No version yet</h2>
<p>A run makes one out of your copy and a sentence of brief.</p>${linkButton(`/jobs/${job.jobId}/update`, 'Create a run', 'primary')}</div>`
  }
  return html`<section aria-labelledby="versions"><div class="section-head"><h2 id="versions">Versions</h2>
${versions.length > 1 && html`<a href="/jobs/${job.jobId}/compare">Compare side by side</a>`}
<a href="/jobs/${job.jobId}/repository.bundle" download>Whole history as a git bundle</a></div>
<ol class="versions" reversed>${versions.map(version => versionCard(service, job, version, reports.get(version.version.commitHash)))}</ol></section>`
}

function failuresOf(visit: MemberVisit, { olderFailures }: History): Part {
  if (olderFailures.length === 0) return false
  return html`<details class="older"><summary>Earlier runs that did not finish (${olderFailures.length})</summary>
${olderFailures.map(run => runPanel(visit, run))}</details>`
}

function deletion({ job }: History): Html {
  return html`<p class="page-foot">${linkButton(`/jobs/${job.jobId}/delete`, 'Delete this job', 'quiet')}</p>`
}
