import { openVersion } from '../../service/outputs/export.ts'
import { createJobWithRun } from '../../service/runs/create-run.ts'
import type { Run } from '../../service/runs/run.ts'
import { isTerminal } from '../../service/runs/run-status.ts'
import { waitForEnd } from '../../service/runs/wait-for-end.ts'
import { ServiceError } from '../../service/service-error.ts'
import { downloadTypes, writeDownload } from '../answers/download.ts'
import { readRenderForm } from '../body/read-run-form.ts'
import { type Context, replayable, type Routes } from '../route.ts'
import { usualWait } from '../wire/fields.ts'
import { type RenderWish, renderWish } from '../wire/render-wish.ts'
import { acceptedInstead, noFormat, toRequest } from './runs.ts'

/** A document in one call. */
export const renderRoutes: Routes<'renderDocument'> = {
  renderDocument: {
    area: 'Runs',
    summary: 'Make one document and take it along',
    about:
      'Copy in, file out, in one call. It is a run of a job of its own, under the same rules and at the same price as any: `Location` ' +
      'names the run, with its messages, its reading and what became of the brief. When the document is not done in `wait_seconds`, the ' +
      'answer is 202 with the run, to be followed as any other. As `multipart/form-data` the pictures come along.',
    scope: 'runs:rw',
    rateClass: 'runs',
    body: renderWish,
    readForm: readRenderForm,
    answer: { status: 200, types: downloadTypes, about: 'the document' },
    refusals: [
      ...(['balance-insufficient', 'past-due', 'not-found', 'queue-full', 'run-failed'] as const),
      ...(['type-unsupported', 'upload-mismatch', 'quota-reached'] as const),
    ],
    ...replayable<'renderDocument', Run>(accept, answerRun),
  },
}

async function accept({ service, caller, body }: Context<'renderDocument'>): Promise<Run> {
  const { title, settings } = await service.copyReader.outline(caller.accountId, body.content)
  const format = body.format ?? settings.format
  if (format === undefined) throw noFormat(service)
  const request = toRequest(format, { ...body, outputs: [outputOf(body)] })
  return createJobWithRun(service, caller, body.name ?? title ?? 'Untitled', request)
}

function outputOf({ output = 'pdf' }: RenderWish): NonNullable<RenderWish['output']> {
  return output
}

/** The document when the run is done in time, else the run. Throws `run-failed`. */
async function answerRun(accepted: Run, context: Context<'renderDocument'>): Promise<Response> {
  const { service, caller, body, request, draining, headers } = context
  const wait = (body.wait_seconds ?? usualWait) * 1000
  const run = await waitForEnd(service, accepted, wait, [draining, request.signal])
  const { jobId, runId, status, error, commitHash } = run
  if (!isTerminal(status)) return acceptedInstead(run, headers)
  headers['location'] = `/v1/jobs/${jobId}/runs/${runId}`
  if (commitHash === undefined)
    throw new ServiceError('run-failed', `${error ?? 'the run was cancelled'}; it was not charged`)
  const wish = { jobId, commitHash, format: outputOf(body) }
  return writeDownload(await openVersion(service, caller, wish), null, headers)
}
