import { getJob } from '../../../service/jobs/jobs.ts'
import type { Caller } from '../../../service/access/scope.ts'
import { readBrief, readCopy } from '../../../service/runs/read-workspace.ts'
import type { Run } from '../../../service/runs/run.ts'
import { createJobWithRun, createRun, type RunRequest } from '../../../service/runs/create-run.ts'
import { getRun } from '../../../service/runs/runs.ts'
import { mostOfName, readName } from '../../../service/names.ts'
import { ServiceError } from '../../../service/service-error.ts'
import { takeShare } from '../../guards/take-share.ts'
import { HttpError } from '../../refusals/http-error.ts'
import { toRefusal } from '../../refusals/to-problem.ts'
import { leadTo, showPage } from '../answer.ts'
import { toAdvice } from '../to-advice.ts'
import { thumbnail } from '../kit/thumbnail.ts'
import type { MemberVisit } from '../visit.ts'
import { keptFiles } from './kept-files.ts'
import { starterOf } from './read-ahead.ts'
import { type RunForm, type RunFormValues, writeRunForm } from './run-form.ts'
import { readRunForm } from './sent-run-form.ts'
import { findReceipt } from '../../../service/receipts/keep-receipt.ts'
import { findVersion } from '../../../service/versions/kept-versions.ts'

/** The form of a new job; the address may choose a format. */
export async function askNewJob(visit: MemberVisit): Promise<Response> {
  const { searchParams } = visit.url
  const format = searchParams.get('format') ?? ''
  const content = searchParams.has('starter') ? await starterOf(visit, format) : ''
  return showForm(visit, newJobForm({ ...emptyValues(visit), format, content }))
}

/** The form of another run of a job; it may begin with all that an earlier run was asked for and given. */
export async function askUpdate(visit: MemberVisit): Promise<Response> {
  const { service, member, url } = visit
  const form = await updateForm(visit, emptyValues(visit))
  const from = url.searchParams.get('from')
  if (from === null) return showForm(visit, form)
  const run = await getRun(service, member.caller, visit.params['job'] ?? '', from)
  return showForm(visit, {
    ...form,
    heading: 'Try again',
    values: {
      ...form.values,
      ...{ format: run.input.format, instructions: await readBrief(service, run), notify: run.notifyEmail },
      content: (await readCopy(service, run)) ?? '',
      files: keptFiles(run),
    },
  })
}

/** Makes a job and its first run. */
export async function createFromForm(visit: MemberVisit): Promise<Response> {
  const { service } = visit
  const sent = await readRunForm(visit)
  const values = await withTold(visit, sent)
  return answerForm(visit, newJobForm(values), async () => {
    const name = readName(values.name)
    if (name === undefined) {
      const text = `give the job a name of 1 to ${mostOfName} characters, or the copy a title`
      throw new HttpError('request-invalid', text)
    }
    return startRun(visit, values, (caller, request) => createJobWithRun(service, caller, name, request))
  })
}

/** Values with what the copy says itself where the form was left open: its title and its format. */
async function withTold({ service, member }: MemberVisit, values: RunFormValues): Promise<RunFormValues> {
  if (values.content === '' || (values.name.trim() !== '' && values.format !== '')) return values
  const { title = '', settings } = await service.copyReader.outline(member.caller.accountId, values.content)
  const { format = '' } = settings
  return {
    ...values,
    name: values.name.trim() === '' ? title : values.name,
    format: values.format === '' && Object.hasOwn(service.formats, format) ? format : values.format,
  }
}

/** Makes another run of a job. */
export async function updateFromForm(visit: MemberVisit): Promise<Response> {
  const values = await readRunForm(visit)
  const form = await updateForm(visit, values)
  return answerForm(visit, { ...form, values: { ...values, name: form.values.name } }, () =>
    startRun(visit, values, (caller, request) =>
      createRun(visit.service, caller, visit.params['job'] ?? '', request),
    ),
  )
}

/** Acts once however often the form is sent, and leads to the job; shows the form again with what was wrong. */
async function answerForm(visit: MemberVisit, form: RunForm, act: () => Promise<Run>): Promise<Response> {
  const { store } = visit.service
  const receipt = await store.read(tx => findReceipt(tx, visit.member.caller.accountId, keyOf(form.values)))
  if (receipt) return leadTo(visit, `/jobs/${(receipt.result as Run).jobId}`)
  try {
    const { jobId } = await act()
    return leadTo(visit, `/jobs/${jobId}`, { tone: 'success', text: 'the run is accepted' })
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof HttpError) || error.code === 'not-found')
      throw error
    return showForm(
      visit,
      { ...form, complaint: toAdvice(error.code, error.message) },
      toRefusal(error, '').status,
    )
  }
}

async function startRun(
  { service, member, limiter }: MemberVisit,
  values: RunFormValues,
  begin: (caller: Caller, request: RunRequest) => Promise<Run>,
): Promise<Run> {
  const { format, instructions, content, notify, files } = values
  if (format === '')
    throw new HttpError('request-invalid', 'choose a format, or name it in the front matter of the copy')
  await takeShare(limiter, service, 'runs', member.caller.accountId)
  const idempotency = { key: keyOf(values), fingerprint: values.formId }
  return begin(
    { ...member.caller, idempotency },
    {
      ...{ format, instructions, content, notifyEmail: notify, assets: [] },
      files: files.map(({ fileId }) => fileId),
    },
  )
}

function keyOf({ formId }: RunFormValues): string {
  return `form:${formId.slice(0, 64)}`
}

async function showForm(visit: MemberVisit, form: RunForm, status = 200): Promise<Response> {
  const body = await writeRunForm(visit, form)
  return showPage(visit, { title: form.heading, section: 'jobs', scripts: ['run-form'], body }, status)
}

function newJobForm(values: RunFormValues): RunForm {
  return { action: '/jobs/new', back: '/jobs', heading: 'New job', isNew: true, keepsCopy: false, values }
}

async function updateForm(visit: MemberVisit, values: RunFormValues): Promise<RunForm> {
  const { service, member, params } = visit
  const job = await getJob(service, member.caller, params['job'] ?? '')
  const newest = await service.store.read(tx =>
    findVersion(tx, member.caller.accountId, job.jobId, job.currentCommit),
  )
  const keepsCopy = newest?.manifest !== undefined
  const picture = newest && keepsCopy && thumbnail(job, newest, 'How it looks now')
  return {
    ...{ action: `/jobs/${job.jobId}/update`, back: `/jobs/${job.jobId}`, isNew: false, keepsCopy },
    ...(picture && { picture }),
    heading: keepsCopy ? 'Change the design' : 'Create a run',
    values: { ...values, name: job.name, format: job.format ?? '' },
  }
}

function emptyValues({ service }: MemberVisit): RunFormValues {
  const formId = service.random.secret(20)
  return { name: '', format: '', instructions: '', content: '', notify: false, files: [], formId }
}
