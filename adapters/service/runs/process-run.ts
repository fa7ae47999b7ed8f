import { setTimeout as pass } from 'node:timers/promises'
import { StoreAway } from '../ports/store-away.ts'
import { RenderError } from '../../../core/error.ts'
import type { Rendition } from '../../../core/job.ts'
import { gravest, gravestFirst } from '../../../core/message.ts'
import { withColumns } from '../../../core/source/message-columns.ts'
import { follow, type Step } from '../follow.ts'
import { completeRun } from './complete-run.ts'
import { readWorkspace, type Workspace } from './read-workspace.ts'
import { createRunLog, type RunLog } from './run-log.ts'
import { runNotices } from '../notices/run-notices.ts'
import { isEdit, type Run, type RunInput } from './run.ts'
import type { RunStatus } from './run-status.ts'
import { ServiceError } from '../service-error.ts'
import type { RenderingService } from '../service.ts'
import type { Failure, RunEnd } from './end-run.ts'
import { runTopic } from '../ports/tables.ts'
import { advanceRun, requeueRun } from './attempt.ts'
import { findRun } from './find-run.ts'
import { failRun, finishCancel } from './end-run.ts'
import type { VersionReport } from '../versions/version-reading.ts'

/** Thrown inside a run's work when the run is no longer this worker's, or is being cancelled. */
class Stopped extends Error {}

/** Thrown for a document that was made and cannot be handed out: its author reads what was made of copy and brief. */
class Refused extends RenderError {
  readonly rendition: Rendition

  constructor({ code, message }: RenderError, rendition: Rendition) {
    super(code, message)
    this.rendition = rendition
  }
}

/** Messages that are kept with a run, in memory until it rests. */
const mostMessages = 40

/**
 * Works a claimed run off to its end. Throws `StoreAway`, and never for what is wrong with the run: it then ends failed, or goes back
 * into the queue when its thread died and there is a try left.
 */
export async function processRun(service: RenderingService, run: Run): Promise<void> {
  const log = createRunLog(() => service.clock.now())
  const cancel = new AbortController()
  const unwatch = service.store.watch(runTopic(run.runId), ({ status }) => {
    if (status === 'cancelling') cancel.abort()
  })
  try {
    await follow(stepOf(run), () => work(service, run, log, cancel.signal))
  } catch (error) {
    // Nothing is wrong with the run.
    if (error instanceof StoreAway) throw error
    await settleFailure(service, run, log, error)
  } finally {
    unwatch()
  }
}

/** A part of the request that asked for the run, whichever process works on it. */
function stepOf({ runId, jobId, attempt, origin, input }: Run): Step {
  const attributes = { 'platen.run_id': runId, 'platen.job_id': jobId, 'platen.attempt': attempt }
  return {
    ...{ name: 'run', kind: 'taken', from: origin?.trace },
    attributes: { ...attributes, 'platen.format': input.format },
  }
}

async function work(service: RenderingService, run: Run, log: RunLog, signal: AbortSignal): Promise<void> {
  log.add(`preparing ${run.input.format}, attempt ${run.attempt}`)
  const workspace = await readWorkspace(service, run)
  await advance(service, run, 'running')
  const rendition = await renderRun(service, run.input, workspace, signal)
  await advance(service, run, 'validating')
  for (const { severity, text, line } of rendition.messages) {
    log.add(`${severity}: ${text}${line === undefined ? '' : ` (line ${line})`}`)
  }
  try {
    checkRendition(rendition)
    await advance(service, run, 'uploading_outputs')
    if (!(await completeRun(service, run, workspace, rendition))) throw new Stopped('the run ended otherwise')
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    const messages = withColumns(gravest(gravestFirst(rendition.messages), mostMessages), workspace.copy)
    throw new Refused(error, { ...rendition, messages })
  }
}

/** Renders what a run was asked for: the same workspace gives the same bytes. */
export function renderRun(
  { engine }: Pick<RenderingService, 'engine'>,
  input: RunInput,
  { copy, instructions, assets, asked, before }: Workspace,
  signal?: AbortSignal,
): Promise<Rendition> {
  return engine.render({
    format: input.format,
    content: copy,
    // What an edit keeps was asked for before.
    instructions: isEdit({ input }) ? '' : instructions,
    assets,
    ...(signal && { signal }),
    ...asked,
    ...(input.proposals && { proposals: input.proposals }),
    // Only an update edits: a run that brings copy is designed from its own brief.
    ...(before &&
      input.copy === undefined && {
        base: before.design,
        ...(before.content && { baseContent: before.content }),
      }),
  })
}

/** What the engine's checks call an error is not handed out. */
function checkRendition({ messages }: Rendition): void {
  const errors = messages.filter(message => message.severity === 'error')
  if (errors.length > 0) throw new RenderError('job-invalid', errors.map(({ text }) => text).join('; '))
}

/** What a failed run keeps of a document: the gravest messages at hand, the rest in a blob. */
async function keepReport(
  { blobs }: RenderingService,
  { messages, pages, reading, brief, composition }: Rendition,
): Promise<Pick<Failure, 'messages' | 'report' | 'reportBytes'>> {
  const report: VersionReport = { pages, reading, brief, composition }
  const { key, size } = await blobs.put(Buffer.from(JSON.stringify(report)))
  return { messages, report: key, reportBytes: size }
}

async function advance(service: RenderingService, run: Run, to: RunStatus): Promise<void> {
  const moved = await service.store.transact(tx => advanceRun(tx, run, to))
  if (moved?.status !== to) throw new Stopped('the run is no longer ours')
}

/** A run that could not read or keep its files is begun again after this at most, ms. */
const longestPause = 5000

/** Files cannot be read or kept now, or just these are being removed: nothing is wrong with the run, which waits until they can. */
function isAway(error: unknown): boolean {
  return ['EIO', 'EBUSY'].includes(String((error as NodeJS.ErrnoException).code))
}

/** An error that says what is wrong with a run. */
function knownOf(error: unknown): RenderError | ServiceError | undefined {
  return error instanceof RenderError || error instanceof ServiceError ? error : undefined
}

/** Why a run goes back into the queue, after a pause where it has to wait; undefined for one that has failed. */
async function reasonToRequeue(
  { log, settings }: RenderingService,
  run: Run,
  error: unknown,
): Promise<'parked' | 'lost' | undefined> {
  const code = knownOf(error)?.code
  if (code === 'engine-closed') return 'parked'
  if (isAway(error)) {
    log.warn('run-waits-for-files', { run_id: run.runId, error: String(error) })
    await pass(Math.min(longestPause, 100 * 2 ** run.attempt))
    return 'parked'
  }
  return code === 'worker-lost' && (run.losses ?? 0) + 1 < settings.limits.attempts ? 'lost' : undefined
}

async function settleFailure(
  service: RenderingService,
  run: Run,
  log: RunLog,
  error: unknown,
): Promise<void> {
  const { store, clock } = service
  const at = clock.now()
  const notices: RunEnd['notices'] = ended => runNotices(service, ended)
  const current = await store.read(tx => findRun(tx, run.accountId, run.jobId, run.runId))
  if (current?.status === 'cancelling' || error instanceof Stopped) {
    // Only a run that is `cancelling` is ended by this; any other belongs to somebody else by now.
    await store.transact(tx => finishCancel(tx, run.runId, { notices, at }))
    return
  }
  const known = knownOf(error)
  const again = await reasonToRequeue(service, run, error)
  if (again !== undefined) {
    await store.transact(tx => requeueRun(tx, run, again))
    return
  }
  if (!known) service.log.error('run-failed', { run_id: run.runId, error: String(error) })
  const text = known ? known.message : 'an internal error; the operator can find it under this run id'
  log.add(`failed: ${text}`)
  const made = error instanceof Refused ? await keepReport(service, error.rendition) : {}
  await store.transact(tx =>
    failRun(tx, {
      ...{ runId: run.runId, attempt: run.attempt },
      error: text,
      ...(known && { errorCode: known.code }),
      logTail: log.tail(),
      ...made,
      notices,
      at,
    }),
  )
}
