import type { StoredFile } from '../../../service/file.ts'
import { deleteFile, getFile, storeFile } from '../../../service/files.ts'
import { createJob, deleteJob, getJob } from '../../../service/jobs.ts'
import type { Run } from '../../../service/run.ts'
import { createRun, getRun } from '../../../service/runs.ts'
import { ServiceError } from '../../../service/service-error.ts'
import { HttpError } from '../../http-error.ts'
import { readBytes } from '../../read-bytes.ts'
import { readMultipart } from '../../read-multipart.ts'
import { toRefusal } from '../../to-problem.ts'
import { leadTo, showJson, showPage } from '../answer.ts'
import { checkToken } from '../page-route.ts'
import type { MemberVisit } from '../visit.ts'
import { type RunForm, type RunFormValues, writeRunForm } from './run-form.ts'

const textFields = [
  'csrf',
  'form_id',
  'file_ids',
  'name',
  'content',
  'content_file',
  'instructions',
  'format',
  'notify_email',
]

/** The form of a new job. */
export async function askNewJob(visit: MemberVisit): Promise<Response> {
  return showForm(visit, newJobForm(emptyValues(visit)))
}

/** The form of another run of a job; it may begin with what an earlier run was asked for. */
export async function askUpdate(visit: MemberVisit): Promise<Response> {
  const { service, member, url } = visit
  const form = await updateForm(visit, emptyValues(visit))
  const from = url.searchParams.get('from')
  if (from === null) return showForm(visit, form)
  const { input } = await getRun(service, member.caller, visit.params['job'] ?? '', from)
  return showForm(visit, {
    ...form,
    values: {
      ...form.values,
      ...{ format: input.format, instructions: input.instructions },
      content: await textOf(visit, input.copy),
    },
  })
}

/** Makes a job and its first run. */
export async function createFromForm(visit: MemberVisit): Promise<Response> {
  const { service, member } = visit
  const sent = await readForm(visit)
  return answerForm(visit, sent, newJobForm(sent.values), async () => {
    const name = sent.values.name.trim()
    if (name === '' || name.length > 200)
      throw new HttpError('request-invalid', 'give the job a name of 1 to 200 characters')
    const job = await createJob(service, member.caller, name)
    try {
      return await startRun(visit, job.jobId, sent.values)
    } catch (error) {
      // A job whose first run was refused would only be in the way.
      await deleteJob(service, member.caller, job.jobId)
      throw error
    }
  })
}

/** Makes another run of a job. */
export async function updateFromForm(visit: MemberVisit): Promise<Response> {
  const sent = await readForm(visit)
  const form = await updateForm(visit, sent.values)
  return answerForm(visit, sent, { ...form, values: { ...sent.values, name: form.values.name } }, () =>
    startRun(visit, visit.params['job'] ?? '', sent.values),
  )
}

/** Takes one file of the form ahead of the rest: a script sends it, and shows how far it is. */
export async function takeFile(visit: MemberVisit): Promise<Response> {
  const { service, member, request, url } = visit
  try {
    checkToken(visit, request.headers.get('x-csrf-token'))
    const file = await storeFile(service, member.caller, {
      filename: url.searchParams.get('name') ?? '',
      contentType: request.headers.get('content-type') ?? '',
      body: readBytes(request, service.settings.limits.fileBytes),
    })
    return showJson(visit, { file_id: file.fileId, filename: file.filename }, 201)
  } catch (error) {
    const { status, body, unexpected } = toRefusal(error, visit.headers['x-request-id'] ?? '')
    if (unexpected) service.log.error('upload-failed', { request_id: body.request_id, error: String(error) })
    return showJson(visit, { detail: body.detail }, status)
  }
}

interface SentForm {
  readonly values: RunFormValues
  readonly stored: readonly StoredFile[]
}

/** Reads the form as it streams in; what was stored of a form that is not ours goes again. */
async function readForm(visit: MemberVisit): Promise<SentForm> {
  const { service, member, request } = visit
  const stored: StoredFile[] = []
  try {
    const fields = await readMultipart({
      ...{ service, caller: member.caller, request, textFields },
      ...{ textFile: 'content_file', files: 'files', onStored: file => stored.push(file) },
    })
    checkToken(visit, fields.get('csrf'))
    return { values: await toValues(visit, fields, stored), stored }
  } catch (error) {
    for (const { fileId } of stored) await deleteFile(service, member.caller, fileId)
    throw error
  }
}

async function toValues(
  visit: MemberVisit,
  fields: ReadonlyMap<string, string>,
  stored: readonly StoredFile[],
): Promise<RunFormValues> {
  const text = (name: string): string => fields.get(name) ?? ''
  const ids = text('file_ids')
    .split(',')
    .filter(id => id !== '')
  const earlier = await Promise.all(ids.map(id => getFile(visit.service, visit.member.caller, id)))
  return {
    ...{ name: text('name'), format: text('format'), formId: text('form_id') },
    instructions: text('instructions').replaceAll('\r\n', '\n'),
    content: text(text('content_file') === '' ? 'content' : 'content_file').replaceAll('\r\n', '\n'),
    notify: text('notify_email') === 'on',
    files: [...earlier, ...stored].map(({ fileId, filename }) => ({ fileId, filename })),
  }
}

/** Acts once however often the form is sent, and leads to the job; shows the form again with what was wrong. */
async function answerForm(
  visit: MemberVisit,
  { values }: SentForm,
  form: RunForm,
  act: () => Promise<Run>,
): Promise<Response> {
  const { store } = visit.service
  const receipt = await store.findReceipt(visit.member.caller.accountId, keyOf(values))
  if (receipt) return leadTo(visit, `/jobs/${(receipt.result as Run).jobId}`)
  try {
    const { jobId } = await act()
    return leadTo(visit, `/jobs/${jobId}`, { tone: 'success', text: 'the run is accepted' })
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof HttpError) || error.code === 'not-found')
      throw error
    return showForm(visit, { ...form, complaint: error.message }, toRefusal(error, '').status)
  }
}

function startRun({ service, member }: MemberVisit, jobId: string, values: RunFormValues): Promise<Run> {
  const { format, instructions, content, notify, files } = values
  if (format === '') throw new HttpError('request-invalid', 'choose a format')
  const idempotency = { key: keyOf(values), fingerprint: values.formId }
  return createRun(service, { ...member.caller, idempotency }, jobId, {
    ...{ format, instructions, content, notifyEmail: notify, assets: [] },
    files: files.map(({ fileId }) => fileId),
  })
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
  const newest = await service.store.getVersion(member.caller.accountId, job.jobId, job.currentCommit)
  const keepsCopy = newest?.manifest !== undefined
  return {
    ...{ action: `/jobs/${job.jobId}/update`, back: `/jobs/${job.jobId}`, isNew: false, keepsCopy },
    heading: keepsCopy ? 'Change the design' : 'Create a run',
    values: { ...values, name: job.name, format: job.format ?? '' },
  }
}

function emptyValues({ service }: MemberVisit): RunFormValues {
  const formId = service.random.secret(20)
  return { name: '', format: '', instructions: '', content: '', notify: false, files: [], formId }
}

async function textOf({ service }: MemberVisit, blob: string | undefined): Promise<string> {
  const bytes = blob === undefined ? undefined : await service.blobs.get(blob)
  return new TextDecoder().decode(bytes)
}
