import { createViewerSession } from '../../../service/outputs/viewer.ts'
import type { Job } from '../../../service/jobs/job.ts'
import { getVersion } from '../../../service/versions/versions.ts'
import { filesOf } from '../../../service/outputs/download.ts'
import { showPage } from '../answer.ts'
import { linkButton } from '../kit/form.ts'
import { type Html, html, type Part, when } from '../kit/html.ts'
import { time } from '../kit/time.ts'
import { type NumberedVersion, readHistory } from '../read-history.ts'
import type { MemberVisit } from '../visit.ts'

/** One of the two that are looked at. */
interface Side {
  readonly numbered: NumberedVersion
  readonly pages: number
}

/** Two versions of a job side by side, page by page; either can be opened or published. */
export async function showCompare(visit: MemberVisit): Promise<Response> {
  const { service, member, params, url } = visit
  const { job, versions } = await readHistory(service, member.caller, params['job'] ?? '')
  const { viewerUrl } = await createViewerSession(service, member.caller, job.jobId)
  const base = new URL(viewerUrl).pathname
  const find = (name: string, usual: number): NumberedVersion | undefined =>
    versions.find(({ version }) => version.commitHash === url.searchParams.get(name)) ?? versions[usual]
  const chosen = [find('left', 1), find('right', 0)].filter(side => side !== undefined)
  const sides = await Promise.all(
    chosen.map(async (numbered): Promise<Side> => {
      const whole = await getVersion(service, member.caller, job.jobId, numbered.version.commitHash)
      return { numbered, pages: filesOf(whole, { format: 'png' }).length }
    }),
  )
  return showPage(visit, {
    title: `Versions of ${job.name}`,
    section: 'jobs',
    isSecret: true,
    body: html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/jobs/${job.jobId}"><bdi>${job.name}</bdi></a></nav>
<h1>Side by side</h1>
${sides.length < 2 ? html`<p>There is one version only; make another, and compare them here.</p>` : choice(job, versions, sides)}
<div class="compare">${sides.map(side => column(job, base, side))}</div>`,
  })
}

function choice(job: Job, versions: readonly NumberedVersion[], sides: readonly Side[]): Html {
  const select = (name: string, label: string, side: Side | undefined): Html =>
    html`<label for="${name}">${label}</label><select id="${name}" name="${name}">${versions.map(
      ({ number, version }) =>
        html`<option value="${version.commitHash}"${when(version === side?.numbered.version, 'selected')}>Version ${number}</option>`,
    )}</select>`
  return html`<form class="compare-choice" action="/jobs/${job.jobId}/compare">${select('left', 'Left', sides[0])}${select('right', 'Right', sides[1])}<button class="button">Show</button></form>`
}

function column({ jobId, publication }: Job, base: string, { numbered, pages }: Side): Html {
  const { number, version } = numbered
  const { commitHash, createdAt, summary } = version
  const isPublic = publication?.commitHash === commitHash
  return html`<section class="compare-side" aria-labelledby="side-${number}"><h2 id="side-${number}">Version ${number}${isPublic && html` <span class="mark public">Public</span>`}</h2>
<p class="hint">${time(createdAt)}</p><p>${summary.split('\n')[0]}</p>
<div class="actions">${linkButton(`/jobs/${jobId}/viewer?commit=${commitHash}`, 'Open')}
${!isPublic && linkButton(`/jobs/${jobId}/publish?commit=${commitHash}`, 'Publish this', 'primary')}</div>
${pictures(base, commitHash, number, pages)}</section>`
}

function pictures(base: string, commitHash: string, number: number, pages: number): Part {
  if (pages === 0) return html`<p class="hint">This version has no pictures of its pages.</p>`
  return Array.from(
    { length: pages },
    (_, index) =>
      html`<img src="${base}versions/${commitHash}/pages/${index + 1}.png" alt="Version ${number}, page ${index + 1}" loading="lazy" decoding="async">`,
  )
}
