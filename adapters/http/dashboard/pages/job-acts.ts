import { deleteJob, getJob } from '../../../service/jobs/jobs.ts'
import { publishRun, unpublishJob } from '../../../service/outputs/publish.ts'
import { findCompletedRun, findRunOfVersion } from '../../../service/runs/find-completed-run.ts'
import { cancelRun, deleteRun, getRun, notifyByEmail } from '../../../service/runs/runs.ts'
import { ServiceError } from '../../../service/service-error.ts'
import { leadTo } from '../answer.ts'
import { html } from '../kit/html.ts'
import { isDeck } from '../kit/version-links.ts'
import { thumbnail } from '../kit/thumbnail.ts'
import type { Fields } from '../page-route.ts'
import { readHistory } from '../read-history.ts'
import type { MemberVisit } from '../visit.ts'
import { showQuestion } from './confirm-page.ts'
import { findVersion } from '../../../service/versions/kept-versions.ts'

/** Asks before a job goes. */
export async function askDeleteJob(visit: MemberVisit): Promise<Response> {
  const job = await getJob(visit.service, visit.member.caller, jobOf(visit))
  return showQuestion(visit, {
    section: 'jobs',
    title: `Delete “${job.name}”?`,
    about: html`<p class="lead">All its versions go with it${job.publication && html`, and so does <strong>its public page</strong>`}.
Runs that are under way are cancelled and not charged.</p>`,
    ...{ action: `/jobs/${job.jobId}/delete`, label: 'Delete the job', look: 'danger' },
    back: `/jobs/${job.jobId}`,
  })
}

/** Takes a job away. */
export async function removeJob(visit: MemberVisit): Promise<Response> {
  const job = await getJob(visit.service, visit.member.caller, jobOf(visit))
  await deleteJob(visit.service, visit.member.caller, job.jobId)
  return leadTo(visit, '/jobs', { tone: 'success', text: `“${job.name}” is deleted` })
}

/** Asks before a version goes, or a run that came to none. */
export async function askDeleteRun(visit: MemberVisit): Promise<Response> {
  const { service, member } = visit
  const { job, versions } = await readHistory(service, member.caller, jobOf(visit))
  const run = await getRun(service, member.caller, job.jobId, runOf(visit))
  const made = versions.find(version => version.run?.runId === run.runId)
  const isPublic = job.publication?.runId === run.runId
  const rest = isPublic
    ? html`<strong>It is public: the public page goes with it.</strong>`
    : 'Other versions stay as they are.'
  return showQuestion(visit, {
    section: 'jobs',
    title: made ? `Delete version ${made.number} of “${job.name}”?` : 'Remove this run?',
    about: html`${made && thumbnail(job, made.version, `First page of version ${made.number}`)}
<p class="lead">${made ? 'Its pages and its entry in the list go.' : 'Its entry in the list goes.'} ${rest}</p>`,
    ...{ action: `/jobs/${job.jobId}/runs/${run.runId}/delete`, look: 'danger' },
    label: made ? 'Delete the version' : 'Remove the run',
    back: `/jobs/${job.jobId}`,
  })
}

/** Takes a run that has ended away. */
export function removeRun(visit: MemberVisit): Promise<Response> {
  return attempt(visit, 'the run is deleted', () =>
    deleteRun(visit.service, visit.member.caller, jobOf(visit), runOf(visit)),
  )
}

/** Asks a run to end. */
export function stopRun(visit: MemberVisit): Promise<Response> {
  return attempt(visit, 'the run is being cancelled', () =>
    cancelRun(visit.service, visit.member.caller, jobOf(visit), runOf(visit)),
  )
}

/** Switches the e-mail at the end on. */
export async function switchNotify(visit: MemberVisit): Promise<Response> {
  const { active } = await notifyByEmail(visit.service, visit.member.caller, jobOf(visit), runOf(visit))
  const text = active ? 'you get an e-mail at the end' : 'the run has ended already; no e-mail is sent'
  return leadTo(visit, `/jobs/${jobOf(visit)}`, { tone: active ? 'success' : 'danger', text })
}

/** Asks before something becomes public, and shows it. */
export async function askPublish(visit: MemberVisit): Promise<Response> {
  const { service, member, url } = visit
  const job = await getJob(service, member.caller, jobOf(visit))
  const wanted = url.searchParams.get('commit')
  const { commitHash } =
    wanted === null
      ? await findCompletedRun(service, member.caller, job.jobId, undefined)
      : await findRunOfVersion(service, member.caller, job.jobId, wanted)
  const version = await service.store.read(tx => findVersion(tx, job.accountId, job.jobId, commitHash))
  return showQuestion(visit, {
    section: 'jobs',
    title: `Publish “${job.name}”?`,
    about: html`${version && thumbnail(job, version, 'First page of what will be public')}
<p class="lead">${job.publication ? 'It replaces what is public now, at the same address.' : 'It gets an address of its own.'}
Anybody who knows the address can read it, until you unpublish it.</p>`,
    ...{ action: `/jobs/${job.jobId}/publish`, label: 'Publish' },
    fields: { commit: commitHash },
    ...(isDeck(service, version?.format) && {
      choice: html`<p><label class="check"><input type="checkbox" name="notes" value="on"> With what the speaker says under each slide</label></p>`,
    }),
    back: `/jobs/${job.jobId}`,
  })
}

/** Makes a version public. */
export function publishJob(visit: MemberVisit, fields: Fields): Promise<Response> {
  return attempt(visit, 'it is public now', () =>
    publishRun(visit.service, visit.member.caller, jobOf(visit), {
      commitHash: fields.get('commit') ?? '',
      notes: fields.get('notes') === 'on',
    }),
  )
}

/** Takes the public page away. */
export function withdrawJob(visit: MemberVisit): Promise<Response> {
  return attempt(visit, 'the public page is gone', () =>
    unpublishJob(visit.service, visit.member.caller, jobOf(visit)),
  )
}

/** Does something and goes back to the job, which says how it went. What is not there stays a page of its own. */
async function attempt(visit: MemberVisit, done: string, act: () => Promise<unknown>): Promise<Response> {
  const back = `/jobs/${jobOf(visit)}`
  try {
    await act()
    return leadTo(visit, back, { tone: 'success', text: done })
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'not-found') throw error
    return leadTo(visit, back, { tone: 'danger', text: error.message })
  }
}

function jobOf({ params }: MemberVisit): string {
  return params['job'] ?? ''
}

function runOf({ params }: MemberVisit): string {
  return params['run'] ?? ''
}
