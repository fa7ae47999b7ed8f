import type { Job } from '../../../service/jobs/job.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import type { VersionRecord } from '../../../service/versions/version.ts'
import { readListPage } from '../../answers/list-page.ts'
import { showPage } from '../answer.ts'
import { findJobs, placeOf } from '../find-jobs.ts'
import { formatLinks } from '../formats/format-picker.ts'
import { formatTitle } from '../formats/format-title.ts'
import { linkButton } from '../kit/form.ts'
import { follows, freshPart } from '../kit/fresh.ts'
import { type Html, html } from '../kit/html.ts'
import { statusMark } from '../kit/status.ts'
import { thumbnail } from '../kit/thumbnail.ts'
import { time } from '../kit/time.ts'
import type { MemberVisit } from '../visit.ts'
import { findVersion } from '../../../service/versions/kept-versions.ts'

const jobsPerPage = 24

/** All jobs as cards; searched by name, a page at a time. */
export async function showJobs(visit: MemberVisit): Promise<Response> {
  const { service, url, member } = visit
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 200)
  const cursor = url.searchParams.get('cursor')
  const { rows, next } = await readListPage(service, cursor === null ? {} : { cursor }, {
    name: `jobs of ${member.caller.accountId} with ${search}`,
    most: jobsPerPage,
    read: page => findJobs(service, member.caller, search, page),
    placeOf,
  })
  const cards = await Promise.all(rows.map(job => jobCard(visit, job)))
  const isNew = rows.length === 0 && search === '' && cursor === null
  return showPage(visit, {
    title: 'Jobs',
    section: 'jobs',
    scripts: ['progress'],
    ...(rows.some(isUnderWay) && { refresh: 10 }),
    body: isNew
      ? welcome(visit)
      : [headOf(search), freshPart([listOf(cards, search), pagerOf(search, cursor, next.next_cursor)])],
  })
}

function headOf(search: string): Html {
  return html`<div class="page-head"><h1>Jobs</h1>
<form class="search" role="search" action="/jobs"><label class="visually-hidden" for="search">Search jobs by name</label>
<input id="search" name="search" type="search" value="${search}" dir="auto" placeholder="Search by name" maxlength="200">
<button class="button">Search</button></form>
${linkButton('/jobs/new', 'New job', 'primary')}</div>`
}

function listOf(cards: readonly Html[], search: string): Html {
  if (cards.length > 0) return html`<ul class="job-cards">${cards}</ul>`
  return html`<div class="empty"><h2>Nothing found</h2>
<p>No job’s name has “<bdi>${search}</bdi>” in it.</p>${linkButton('/jobs', 'Show all jobs')}</div>`
}

async function jobCard({ service, member }: MemberVisit, job: Job): Promise<Html> {
  const version = await service.store.read(tx =>
    findVersion(tx, member.caller.accountId, job.jobId, job.currentCommit),
  )
  return html`<li class="job-card"${isUnderWay(job) && follows({ jobId: job.jobId, runId: job.latestRunId ?? '' })}><a class="job-link" href="/jobs/${job.jobId}">
${pictureOf(job, version)}<span class="job-name"><bdi>${job.name}</bdi></span></a>
<p class="job-facts"><span>${job.format === undefined ? 'No format yet' : formatTitle(job.format)}</span>
${statusMark(job.latestRunStatus)}</p>
<p class="job-when">Updated ${time(job.updatedAt)}${job.publication && html` <span class="public">· Public</span>`}</p></li>`
}

/** Whether the newest run of a job has not ended. */
function isUnderWay({ latestRunStatus }: Job): boolean {
  return latestRunStatus !== undefined && !isTerminal(latestRunStatus)
}

function pictureOf(job: Job, version: VersionRecord | undefined): Html {
  return version ? thumbnail(job, version, '') : html`<span class="thumbnail none"></span>`
}

function pagerOf(search: string, cursor: string | null, next: string | undefined): Html {
  const query = search === '' ? '' : `search=${encodeURIComponent(search)}&`
  return html`<nav class="pager" aria-label="Pages">
${cursor !== null && linkButton(`/jobs?${query}`, 'Newest')}
${next !== undefined && linkButton(`/jobs?${query}cursor=${next}`, 'Older jobs')}</nav>`
}

/** What somebody sees who has made nothing yet: what a job is, and the first step. */
function welcome(visit: MemberVisit): Html {
  return html`<div class="welcome"><h1>Make your first document</h1>
<p class="lead">Bring words in Markdown and one sentence about how they should look. Platen designs the rest:
a page for the web, a PDF for print, pictures of every page.</p>
<ol class="lessons">
<li><h2>Write or drop your copy</h2><p>Headings, lists and tables become structure. Pictures come along as files.</p></li>
<li><h2>Say how it should look</h2><p>“Calm, dark green, lots of room.” A sentence is enough; leave it out for our own taste.</p></li>
<li><h2>Choose a format</h2><p>A report, a deck, a poster, a menu: ${Object.keys(visit.service.formats).length} kinds, each with manners of its own.</p></li>
</ol>
<p class="actions">${linkButton('/jobs/new', 'New job', 'primary')} ${linkButton('/docs', 'Read about the API', 'quiet')}</p>
${formatLinks(visit.service)}</div>`
}
