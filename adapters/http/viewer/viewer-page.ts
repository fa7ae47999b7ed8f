import type { Job } from '../../service/jobs/job.ts'
import type { Version, VersionRecord } from '../../service/versions/version.ts'
import type { NumberedVersion } from '../dashboard/read-history.ts'
import { linkButton } from '../dashboard/kit/form.ts'
import { type Html, html, type Part, when } from '../dashboard/kit/html.ts'
import type { Page } from '../dashboard/kit/page.ts'
import type { VersionLink } from '../dashboard/kit/version-links.ts'

/** What the viewer shows. */
export interface Shown {
  /** Path of this preview, with a slash at its end. */
  readonly base: string
  readonly job: Job
  readonly version: Version
  readonly versions: readonly NumberedVersion[]
  readonly view: 'live' | 'pages'
  /** What can be saved of the version. */
  readonly links: readonly VersionLink[]
  /** Somebody signed in gets a way back to the job. */
  readonly isMember: boolean
  /** The link is of somebody who may change and export the job. */
  readonly mayEdit: boolean
  /** How many texts were just saved. */
  readonly saved: number
}

/** A version of a job: its living page in a frame, or pictures of its pages. */
export function viewerPage(shown: Shown): Page {
  const { base, job, version } = shown
  return {
    title: job.name,
    width: 'wide',
    isBare: true,
    isSecret: true,
    scripts: ['viewer'],
    body: html`<div class="viewer" id="viewer" data-base="${base}" data-commit="${version.commitHash}">
${barOf(shown)}
${shown.view === 'live' ? liveView(shown) : pictures(shown)}</div>`,
  }
}

function barOf(shown: Shown): Html {
  const { base, job, version, view, isMember, mayEdit, links } = shown
  const query = `commit=${version.commitHash}`
  const tab = (name: Shown['view'], label: string): Html =>
    html`<a href="${base}?${query}&view=${name}"${when(view === name, 'aria-current="page"')}>${label}</a>`
  return html`<header class="viewer-bar">
<div class="viewer-title">${isMember && html`<a class="back" href="/jobs/${job.jobId}"><span class="visually-hidden">Back to the job</span></a>`}<h1><bdi>${job.name}</bdi></h1></div>
${versionChoice(shown)}
<nav class="tabs" aria-label="View">${tab('live', 'Live')}${tab('pages', 'Pages')}</nav>
${
  mayEdit &&
  html`<div class="actions"><button type="button" class="button" id="edit" aria-pressed="false" aria-controls="editor" hidden>Edit text</button>
<details class="menu"><summary class="button">Download</summary><ul>
${links.map(({ name, label }) => html`<li><a href="${base}download/${name}?${query}" download>${label}</a></li>`)}</ul></details>
${isMember && linkButton(`/jobs/${job.jobId}/publish?commit=${version.commitHash}`, 'Publish this')}</div>`
}</header>`
}

function versionChoice({ base, versions, version, view }: Shown): Part {
  if (versions.length < 2) return false
  const options = versions.map(
    ({ number, version: other }) =>
      html`<option value="${other.commitHash}"${when(other.commitHash === version.commitHash, 'selected')}>Version ${number}${labelOf(other, versions)}</option>`,
  )
  return html`<form class="version-choice" action="${base}"><label class="visually-hidden" for="commit">Version</label>
<select id="commit" name="commit">${options}</select><input type="hidden" name="view" value="${view}"><button class="button">Show</button></form>`
}

function labelOf({ commitHash }: VersionRecord, versions: readonly NumberedVersion[]): string {
  return versions[0]?.version.commitHash === commitHash ? ' (newest)' : ''
}

function liveView({ base, job, version, saved, mayEdit }: Shown): Html {
  return html`<div class="stage"><iframe id="frame" sandbox="allow-scripts" title="${job.name}" src="${base}versions/${version.commitHash}/site/index.html"></iframe>
${mayEdit && editor(saved)}</div>`
}

function editor(saved: number): Html {
  const word = saved === 1 ? 'Saved as a new version.' : `${saved} texts are saved as a new version.`
  return html`<form class="editor" id="editor" hidden><h2>Edit text</h2>
<p class="hint" id="editor-hint">Choose a text on the page: click it, or press Enter on it. Change as many as you like; saving makes one new version of all, and costs nothing.</p>
<label for="editor-content">Text</label><textarea id="editor-content" name="content" rows="5" dir="auto" disabled></textarea>
<p id="editor-word" role="status">${saved > 0 && word}</p>
<div class="actions"><button class="button primary" name="save" disabled>Save</button><button type="button" class="button quiet" name="undo" disabled>Undo</button></div>
<ul class="editor-changes" id="editor-changes" aria-label="Changed texts"></ul></form>`
}

function pictures({ base, version }: Shown): Part {
  const count = version.files.filter(({ path }) => /^outputs\/pages\/\d+\.png$/.test(path)).length
  if (count === 0) return html`<p class="empty">This version has no pictures of its pages.</p>`
  const pages = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return html`<li><figure><img src="${base}versions/${version.commitHash}/pages/${number}.png" alt="Page ${number}" loading="${index < 2 ? 'eager' : 'lazy'}" decoding="async"><figcaption>${number} of ${count}</figcaption></figure></li>`
  })
  return html`<ol class="page-pictures">${pages}</ol>`
}

/** A job that has nothing to show yet. */
export function emptyViewer(job: Job, isMember: boolean): Page {
  return {
    title: job.name,
    width: 'narrow',
    refresh: 5,
    body: html`<div class="error-page"><h1><bdi>${job.name}</bdi></h1><p class="lead">There is nothing to see yet: no run of this job is ready.</p>
${isMember && linkButton(`/jobs/${job.jobId}`, 'Go to the job', 'primary')}</div>`,
  }
}

/** A link that has ended, or was never whole; `life` is how long links work, ms. */
export function expiredPage(jobId: string | undefined, life: number): Page {
  const hours = Math.round(life / 3_600_000)
  return {
    title: 'This preview has ended',
    width: 'narrow',
    body: html`<div class="error-page"><h1>This preview has ended</h1>
<p class="lead">Preview links work for ${hours === 1 ? 'an hour' : `${hours} hours`}. ${jobId === undefined ? 'Ask for a new one, or open the job in your dashboard.' : 'If the document is yours, open a fresh one.'}</p>
<p>${jobId === undefined ? linkButton('/jobs', 'Go to your jobs', 'primary') : linkButton(`/v1/jobs/${jobId}/viewer/resume`, 'Open a fresh preview', 'primary')}</p></div>`,
  }
}
