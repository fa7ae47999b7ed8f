import { toTimestamp } from '../../service/ports/clock.ts'
import { getJob } from '../../service/jobs/jobs.ts'
import { toUsd } from '../../service/credits/money.ts'
import type { Run } from '../../service/runs/run.ts'
import { createRun, type RunRequest } from '../../service/runs/create-run.ts'
import { cancelRun, deleteRun, getRun, listRuns, notifyByEmail } from '../../service/runs/runs.ts'
import { viewerSession } from '../../service/outputs/viewer.ts'
import type { Caller } from '../../service/access/scope.ts'
import { isAlive } from '../../service/access/signed-link.ts'
import type { Service } from '../../service/service.ts'
import { reportOfRun } from '../../service/versions/version-reading.ts'
import { HttpError } from '../refusals/http-error.ts'
import { readListPage } from '../answers/list-page.ts'
import { readRunForm } from '../body/read-run-form.ts'
import { type Context, replayable, type Routes } from '../route.ts'
import { watchRun } from '../answers/watch-run.ts'
import { pageQuery } from '../wire/fields.ts'
import {
  type AcceptedRun,
  acceptedRun,
  cancellingRun,
  deletedRun,
  emailNotice,
  type RunDetail,
  type RunEntry,
  runDetail,
  runList,
} from '../wire/runs.ts'
import { type RunWish, runWish } from '../wire/run-wish.ts'
import { runTopic } from '../../service/ports/tables.ts'

/** Most runs of one answer. */
const runsPerPage = 1000

/** Seconds after which a look at a new run makes sense. */
const firstLook = '2'

type RunOperation =
  | 'createRun'
  | 'listRuns'
  | 'getRun'
  | 'watchRun'
  | 'notifyByEmail'
  | 'cancelRun'
  | 'deleteRun'

/** Runs. */
export const runRoutes: Routes<RunOperation> = {
  createRun: {
    area: 'Runs',
    summary: 'Create a run',
    about:
      'Answered once the run is kept safe and its price is reserved; then poll it, watch its events, or ask for an ' +
      'e-mail. That price is charged when it completes, and nothing when what came out is what the job has already. As `multipart/form-data` the files come along: `files` are file parts, `content` a text or a file ' +
      'part, `file_ids` and `assets` JSON arrays.',
    scope: 'runs:rw',
    rateClass: 'runs',
    body: runWish,
    readForm: readRunForm,
    answer: { status: 202, schema: acceptedRun },
    refusals: [
      ...(['balance-insufficient', 'past-due', 'not-found', 'queue-full'] as const),
      ...(['type-unsupported', 'upload-mismatch', 'quota-reached'] as const),
    ],
    ...replayable<'createRun', Run>(acceptRun, (run, { headers }) => acceptedAnswer(run, headers)),
  },
  listRuns: {
    area: 'Runs',
    summary: 'List the runs of a job, oldest first',
    scope: 'runs:rw',
    query: pageQuery(runsPerPage),
    answer: { status: 200, schema: runList },
    refusals: ['not-found'],
    async handler({ service, caller, params, query }) {
      const { rows, next } = await readListPage(service, query, {
        name: `runs of ${params.job_id}`,
        most: runsPerPage,
        read: page => listRuns(service, caller, params.job_id, page),
        placeOf: ({ createdAt, runId }) => ({ createdAt, id: runId }),
      })
      return { job_id: params.job_id, data: rows.map(toEntry), ...next }
    },
  },
  getRun: {
    area: 'Runs',
    summary: 'One run in full',
    scope: 'runs:rw',
    answer: { status: 200, schema: runDetail },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      const run = await getRun(service, caller, params.job_id, params.run_id)
      return showRun(service, caller, run)
    },
  },
  watchRun: {
    area: 'Runs',
    summary: 'Follow a run as server-sent events',
    about:
      'Events are called `status`; each holds the run as `getRun` shows it. The stream begins with where the run stands, goes on from ' +
      '`Last-Event-ID`, and closes when the run has ended. To a client that has seen the end already it answers 204.',
    scope: 'runs:rw',
    answer: { status: 200, types: ['text/event-stream'], about: 'one event per status' },
    refusals: ['not-found'],
    async handler({ service, caller, params, request, draining, headers, streams }) {
      const { job_id, run_id } = params
      await getRun(service, caller, job_id, run_id)
      return watchRun({
        ...{ headers, draining, lastEventId: request.headers.get('last-event-id') },
        isAlive: () => isAlive(service, caller),
        enter: () => streams.enter(caller.accountId),
        read: () => getRun(service, caller, job_id, run_id),
        watch: listener => service.store.watch(runTopic(run_id), listener),
        show: run => showRun(service, caller, run),
      })
    },
  },
  notifyByEmail: {
    area: 'Runs',
    summary: 'E-mail the account owner at the end of a run',
    scope: 'runs:rw',
    answer: { status: 200, schema: emailNotice },
    refusals: ['not-found', 'quota-reached'],
    async handler({ service, caller, params }) {
      const { active } = await notifyByEmail(service, caller, params.job_id, params.run_id)
      if (active) return { notify_email: true }
      return { notify_email: false, warning: 'the run has ended already; no e-mail is sent' }
    },
  },
  cancelRun: {
    area: 'Runs',
    summary: 'Cancel a run',
    scope: 'runs:rw',
    answer: { status: 200, schema: cancellingRun },
    refusals: ['not-found', 'run-terminal'],
    async handler({ service, caller, params }) {
      await cancelRun(service, caller, params.job_id, params.run_id)
      return { status: 'cancelling' }
    },
  },
  deleteRun: {
    area: 'Runs',
    summary: 'Delete a run that has ended',
    scope: 'runs:rw',
    answer: { status: 200, schema: deletedRun },
    refusals: ['not-found', 'run-active'],
    async handler({ service, caller, params }) {
      await deleteRun(service, caller, params.job_id, params.run_id)
      return { job_id: params.job_id, run_id: params.run_id, deleted: true }
    },
  },
}

/** The answer to whoever would not wait longer for what a run makes. */
export function acceptedInstead(run: Run, headers: Record<string, string>): Response {
  return Response.json(acceptedAnswer(run, headers), { status: 202, headers })
}

/** What is said of a run that was accepted: where it is, and when to look. */
function acceptedAnswer(
  { jobId, runId, notifyEmail, createdAt }: Run,
  headers: Record<string, string>,
): AcceptedRun {
  headers['location'] = `/v1/jobs/${jobId}/runs/${runId}`
  headers['retry-after'] = firstLook
  return {
    job_id: jobId,
    run_id: runId,
    status: 'queued',
    notify_email: notifyEmail,
    created_at: toTimestamp(createdAt),
  }
}

async function acceptRun({ service, caller, params, body }: Context<'createRun'>): Promise<Run> {
  const { content = '' } = body
  const named =
    body.format ??
    (content === ''
      ? undefined
      : (await service.copyReader.outline(caller.accountId, content)).settings.format)
  const format = named ?? (await getJob(service, caller, params.job_id)).format
  if (format === undefined) throw noFormat(service)
  return createRun(service, caller, params.job_id, toRequest(format, body))
}

/** The refusal where nobody says which format. */
export function noFormat({ formats }: Pick<Service, 'formats'>): HttpError {
  return new HttpError(
    'request-invalid',
    `format is missing: name it in the request or in the front matter; allowed are ${Object.keys(formats).join(', ')}`,
  )
}

/** What a body asks for, in the words of the rules. */
export function toRequest(format: string, body: RunWish): RunRequest {
  return {
    format,
    instructions: body.instructions ?? '',
    content: body.content ?? '',
    files: body.files ?? [],
    assets: (body.assets ?? []).map(({ name, file_id }) => ({ name, fileId: file_id })),
    ...(body.size !== undefined && { size: body.size }),
    ...(body.outputs !== undefined && { outputs: body.outputs }),
    ...(body.webhook_url !== undefined && { webhookUrl: body.webhook_url }),
    notifyEmail: body.notify_email ?? false,
  }
}

function toEntry(run: Run): RunEntry {
  return {
    run_id: run.runId,
    status: run.status,
    commit_hash: run.commitHash ?? null,
    charge_usd: toUsd(run.chargeMicros),
    created_at: toTimestamp(run.createdAt),
    completed_at: run.completedAt === undefined ? null : toTimestamp(run.completedAt),
  }
}

/** A run in full, with the report of the version that it made. */
export async function showRun(service: Service, caller: Caller, run: Run): Promise<RunDetail> {
  return {
    job_id: run.jobId,
    ...toEntry(run),
    summary_diff: run.summaryDiff ?? null,
    notify_email: run.notifyEmail,
    ...(run.status === 'completed' && toPreview(service, caller, run)),
    ...(run.status === 'failed' && { error: run.error ?? '', log_tail: run.logTail ?? '' }),
    ...(await reportOfRun(service, run)),
  }
}

/** The preview of the very version that the run made, not of what came after it. */
function toPreview(
  service: Service,
  caller: Caller,
  { jobId, commitHash }: Run,
): Pick<RunDetail, 'viewer_url' | 'viewer_expires_at'> {
  const { viewerUrl, expiresAt } = viewerSession(service, { ...caller, jobId })
  const version = commitHash === undefined ? '' : `?commit=${commitHash}`
  return { viewer_url: viewerUrl + version, viewer_expires_at: toTimestamp(expiresAt) }
}
