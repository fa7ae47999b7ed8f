import { notFound } from '../../../service/service-error.ts'
import { getRun } from '../../../service/runs/runs.ts'
import { readCopy, readFileText } from '../../../service/runs/read-workspace.ts'
import { readReport, reportOfRun, type VersionReport } from '../../../service/versions/version-reading.ts'
import { getVersion } from '../../../service/versions/versions.ts'
import { leadTo, showPage } from '../answer.ts'
import { formatTitle } from '../formats/format-title.ts'
import { brief as briefOf } from '../kit/brief.ts'
import { linkButton } from '../kit/form.ts'
import { html, type Part } from '../kit/html.ts'
import { thumbnail } from '../kit/thumbnail.ts'
import { time } from '../kit/time.ts'
import { isDeck, linksOf } from '../kit/version-links.ts'
import { readHistory } from '../read-history.ts'
import type { MemberVisit } from '../visit.ts'
import { messagesPart } from './messages-part.ts'
import { readAs } from './read-as.ts'
import { runPanel } from './run-panel.ts'

/** One version: its messages at the lines of the copy, what became of its brief, what was read, what can be saved. */
export async function showVersion(visit: MemberVisit): Promise<Response> {
  const { service, member, params } = visit
  const { job, versions } = await readHistory(service, member.caller, params['job'] ?? '')
  const numbered = versions.find(({ version }) => version.commitHash === params['commit'])
  if (!numbered) throw notFound('version', params['commit'] ?? '')
  const { number, version, run } = numbered
  const whole = await getVersion(service, member.caller, job.jobId, version.commitHash)
  const copy = (await readFileText(service, whole, 'copy.md')) ?? ''
  const report = await readReport(service, version)
  const base = `/jobs/${job.jobId}/versions/${version.commitHash}`
  const links = linksOf(whole, isDeck(service, version.format))
  return showPage(visit, {
    title: `Version ${number} of ${job.name}`,
    section: 'jobs',
    body: html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/jobs/${job.jobId}"><bdi>${job.name}</bdi></a></nav>
<div class="page-head"><div><h1>Version ${number}</h1><p class="job-facts"><span>${formatTitle(version.format ?? '')}</span>
<span>${time(version.createdAt)}</span>${report.pages !== undefined && html`<span>${report.pages} ${report.pages === 1 ? 'page' : 'pages'}</span>`}</p></div>
<div class="actions">${linkButton(`/jobs/${job.jobId}/viewer?commit=${version.commitHash}`, 'Open and edit', 'primary')}
${linkButton(`/jobs/${job.jobId}/publish?commit=${version.commitHash}`, 'Publish this')}</div></div>
<div class="version-page"><div class="version-main">
${messagesPart(report.messages ?? [], copy)}
${briefPart(report, run?.input.instructions ?? '')}
${compositionPart(report)}</div>
<aside class="version-side" aria-label="The version">${thumbnail(job, version, `First page of version ${number}`)}
<ul class="version-links">${links.map(({ name, label }) => html`<li><a href="${base}/download/${name}" download>${label}</a></li>`)}
<li><a href="${base}/copy.md" download>Copy</a></li><li><a href="${base}/download/report" download>Report (JSON)</a></li></ul>
${report.reading && readAs(report.reading)}</aside></div>`,
  })
}

/** A run: the version that it made, or how far it is, or what there is to mend. */
export async function showRun(visit: MemberVisit): Promise<Response> {
  const { service, member, params } = visit
  const run = await getRun(service, member.caller, params['job'] ?? '', params['run'] ?? '')
  if (run.commitHash !== undefined) return leadTo(visit, `/jobs/${run.jobId}/versions/${run.commitHash}`)
  const report = await reportOfRun(service, run)
  return showPage(visit, {
    title: formatTitle(run.input.format),
    section: 'jobs',
    scripts: ['progress'],
    body: html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/jobs/${run.jobId}">Back to the job</a></nav>
<h1>Run</h1>${runPanel(visit, run)}
<div class="version-main">${report.messages && messagesPart(report.messages, (await readCopy(service, run)) ?? '')}
${report.brief && briefPart(report, run.input.instructions)}
${compositionPart(report)}
${report.reading && readAs(report.reading)}</div>`,
  })
}

const became: Readonly<Record<string, string>> = {
  done: 'Done',
  assumed: 'Assumed',
  'not done': 'Not done',
}

function briefPart({ brief }: VersionReport, instructions: string): Part {
  const told = brief?.told ?? []
  if (told.length === 0 && instructions.trim() === '') return false
  return html`<section class="brief-report" aria-labelledby="brief"><h2 id="brief">What became of the brief</h2>
${briefOf(instructions)}
<table class="table"><thead><tr><th scope="col">Wish</th><th scope="col">Became</th><th scope="col">How</th></tr></thead><tbody>
${told.map(({ phrase, became: end, said, otherwise }) => html`<tr><th scope="row" dir="auto">“${phrase}”</th><td class="${end === 'not done' ? 'error-text' : ''}">${became[end] ?? end}</td><td>${said}${otherwise !== undefined && html`<span class="hint"> Otherwise say: ${otherwise}</span>`}</td></tr>`)}
</tbody></table></section>`
}

function compositionPart({ composition }: VersionReport): Part {
  if (!composition || composition.considered.length === 0) return false
  return html`<section aria-labelledby="layout"><h2 id="layout">Layout</h2><p>Chosen: ${composition.chosen}.</p>
<ul>${composition.considered.map(({ name, because }) => html`<li>${name}${because.length > 0 && `: ${because.join('; ')}`}</li>`)}</ul></section>`
}
