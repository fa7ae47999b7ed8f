import type { Service } from '../../../service/service.ts'
import type { Job } from '../../../service/jobs/job.ts'
import { formatTitle } from '../formats/format-title.ts'
import { brief } from '../kit/brief.ts'
import { linkButton } from '../kit/form.ts'
import { type Html, html, type Part } from '../kit/html.ts'
import { dollars } from '../kit/money.ts'
import { thumbnail } from '../kit/thumbnail.ts'
import { time } from '../kit/time.ts'
import { isDeck, linksOf } from '../kit/version-links.ts'
import type { NumberedVersion } from '../read-history.ts'
import type { ReportedVersion } from '../read-reports.ts'
import { thingsToLookAt } from './messages-part.ts'
import { readAs } from './read-as.ts'

/** One version beside the others: its first page, what its copy was read as, what changed in it, and what can be done with it. */
export function versionCard(
  service: Pick<Service, 'formats'>,
  job: Job,
  numbered: NumberedVersion,
  reported: ReportedVersion | undefined,
): Html {
  const { number, version, run } = numbered
  const { commitHash, createdAt } = version
  const base = `/jobs/${job.jobId}/versions/${commitHash}`
  const links = reported ? linksOf(reported, isDeck(service, version.format)) : []
  return html`<li class="version" value="${number}"><article aria-labelledby="v${number}">
<a class="version-link" href="/jobs/${job.jobId}/viewer?commit=${commitHash}">${thumbnail(job, version, '')}
<span class="visually-hidden">Open version ${number}</span></a><div class="version-text">
<div class="version-head"><h3 id="v${number}">Version ${number}</h3>${marks(job, commitHash)}</div>
<p class="hint">${time(createdAt)} · ${run ? formatTitle(run.input.format) : 'edited by hand'}${run && run.chargeMicros > 0 && ` · ${dollars(run.chargeMicros)}`}</p>
${run && brief(run.input.instructions)}
${summaryList(version.summary)}
${reported?.report.reading && readAs(reported.report.reading)}
<p><a href="${base}">${messagesWord(reported)}</a></p>
<ul class="version-links">
${links.map(({ name, label }) => html`<li><a href="${base}/download/${name}" download>${label}</a></li>`)}
<li><a href="${base}/copy.md" download>Copy</a></li></ul>
${
  run &&
  html`<div class="actions">${publishLink(job, commitHash)}
${linkButton(`/jobs/${job.jobId}/runs/${run.runId}/delete`, 'Delete', 'quiet')}</div>`
}</div></article></li>`
}

/** How much there is to read about a version. */
function messagesWord(reported: ReportedVersion | undefined): string {
  const things = thingsToLookAt(reported?.report.messages ?? [])
  return `Details: ${things ?? 'what was read, what became of the brief'}`
}

function marks({ currentCommit, publication }: Job, commitHash: string): Part {
  return [
    commitHash === currentCommit && html`<span class="mark">Newest</span>`,
    commitHash === publication?.commitHash && html`<span class="mark public">Public</span>`,
  ]
}

function publishLink({ jobId, publication }: Job, commitHash: string): Part {
  if (publication?.commitHash === commitHash) return false
  return linkButton(`/jobs/${jobId}/publish?commit=${commitHash}`, 'Publish this')
}

/** Colours are seen, not only named. */
function withSwatches(line: string): Part {
  return line
    .split(/(#[0-9a-f]{6}\b)/)
    .map((piece, index) =>
      index % 2 === 1
        ? html`<svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" fill="${piece}"/></svg>${piece}`
        : piece,
    )
}

/** Lines of a summary that are read at a glance; the rest is a press away. */
const glance = 5

function summaryList(summary: string): Html {
  const lines = summary.split('\n').filter(line => line.trim() !== '')
  const listOf = (some: readonly string[]): Html =>
    html`<ul class="summary">${some.map(line => html`<li>${withSwatches(line)}</li>`)}</ul>`
  const rest = lines.slice(glance)
  return html`${listOf(lines.slice(0, glance))}${rest.length > 0 && html`<details><summary>${rest.length} more</summary>${listOf(rest)}</details>`}`
}
