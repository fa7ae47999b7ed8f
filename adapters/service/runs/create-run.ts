import type { Designer, Proposal } from '../../../core/brief/designer.ts'
import type { Output } from '../../../core/job.ts'
import { suggestFormats } from '../../../core/check-job.ts'
import { formatsCalled } from '../../../formats/find-format.ts'
import { priceOf } from './format-price.ts'
import { addJob } from '../jobs/change-job.ts'
import { newJob } from '../jobs/jobs.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Run, RunAsset, RunInput } from './run.ts'
import { checkSize, isShort, keepText, shownBrief, storedCopy } from './run-copy.ts'
import { toSafeName } from '../files/safe-name.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import { type Acceptance, acceptRun, checkAcceptable, readsOf } from './accept-run.ts'
import { foundJob } from '../jobs/find-job.ts'
import { versionKey } from '../ports/tables.ts'
import { rowBytes } from '../usage.ts'
import { traceNow } from '../follow.ts'
import { findArrived } from '../files/files.ts'

/** A request for a run, its files uploaded. */
export interface RunRequest {
  readonly format: string
  readonly instructions: string
  /** Empty: keep the copy of the version before. */
  readonly content: string
  /** Files to place in the workspace under their own names. */
  readonly files: readonly string[]
  /** Files under names of the caller's choice. */
  readonly assets: readonly { readonly name: string; readonly fileId: string }[]
  /** Name of one of the format's sizes. */
  readonly size?: string
  readonly outputs?: readonly Output[]
  readonly webhookUrl?: string
  readonly notifyEmail: boolean
}

/** Accepts a run: durable and paid for by a hold before this resolves. */
export async function createRun(
  service: Service,
  caller: Caller,
  jobId: string,
  request: RunRequest,
): Promise<Run> {
  checkFormat(service, request.format)
  checkSize(service, request.content)
  await service.queueRoom.check(service.settings.limits.queuedRuns)
  // Short copy is kept with the run, and the job is looked at when it is accepted.
  if (request.content === '') await checkEarlier(service, caller, jobId)
  else if (takesMore(service, request)) await service.store.read(tx => foundJob(tx, caller, jobId))
  const acceptance = await prepareRun(service, caller, jobId, request)
  const accepted = await service.store.transact(tx => acceptRun(tx, acceptance), readsOf(acceptance))
  if (!accepted) throw notFound('job', jobId)
  return accepted
}

/** Opens a job and accepts its first run, both or neither. */
export async function createJobWithRun(
  service: Service,
  caller: Caller,
  name: string,
  request: RunRequest,
): Promise<Run> {
  const { row, first } = newJob(service, caller, name)
  checkFormat(service, request.format)
  checkSize(service, request.content)
  if (request.content === '') throw noCopy()
  await service.queueRoom.check(service.settings.limits.queuedRuns)
  const acceptance = await prepareRun(service, caller, row.jobId, request)
  const accepted = await service.store.transact(async tx => {
    await addJob(tx, row, first)
    return acceptRun(tx, acceptance)
  }, readsOf(acceptance))
  if (!accepted) throw notFound('account', caller.accountId)
  return accepted
}

/** Everything that a run needs to be accepted; its copy and a long brief are kept already. */
async function prepareRun(
  service: Service,
  caller: Caller,
  jobId: string,
  request: RunRequest,
): Promise<Acceptance> {
  const { clock, random, settings } = service
  const runId = random.id('run')
  const bounds = {
    hold: { runId, accountId: caller.accountId, amountMicros: priceOf(service, request.format) },
    ownQueueLimit: settings.limits.ownQueuedRuns,
    keptLimit: settings.limits.keptBytes,
  }
  if (takesMore(service, request)) await service.store.read(tx => checkAcceptable(tx, bounds))
  const assets = await findAssets(service, caller, request)
  const names = assets.map(({ name }) => name)
  const copy = await service.copyReader.pointImages(caller.accountId, request.content, names)
  const proposals = await propose(service, request)
  const now = clock.now()
  const input = await toInput(service, request, copy, assets)
  const run: Run = {
    // One by one, and what may be absent last: an engine is slow with fields that come after a spread.
    runId,
    jobId,
    accountId: caller.accountId,
    status: 'queued',
    attempt: 0,
    chargeMicros: 0,
    createdAt: now,
    input: proposals.length > 0 ? { ...input, proposals } : input,
    notifyEmail: request.notifyEmail,
    bytes: rowBytes + Buffer.byteLength(copy) + Buffer.byteLength(request.instructions),
    ...(request.webhookUrl !== undefined && { webhookUrl: request.webhookUrl }),
    ...originOf(caller),
  }
  const receipt = makeReceipt(caller, run, now)
  return {
    ...bounds,
    run,
    files: [...request.files, ...request.assets.map(({ fileId }) => fileId)],
    ...(receipt && { receipt }),
    ...(input.copy === storedCopy && { copy }),
  }
}

/** Whether a request takes more than the commit that accepts it: files of its own, and what a designer is paid for. */
function takesMore({ designer }: Service, { content, instructions }: RunRequest): boolean {
  return !isShort(content) || instructions.length > shownBrief || isDesigned(designer, instructions)
}

function isDesigned(designer: Service['designer'], instructions: string): designer is Designer {
  return designer !== undefined && instructions.trim() !== ''
}

/** What asked for a run that is about to be accepted. */
export function originOf({ requestId }: Caller): Pick<Run, 'origin'> {
  const trace = traceNow()
  if (requestId === undefined && trace === undefined) return {}
  return { origin: { ...(requestId !== undefined && { requestId }), ...(trace !== undefined && { trace }) } }
}

/** A designer's proposals; a silent or a failing one proposes nothing, and the run goes on by the rules. */
async function propose(
  { designer, log }: Service,
  { content, format, instructions }: RunRequest,
): Promise<readonly Proposal[]> {
  if (!isDesigned(designer, instructions)) return []
  try {
    return await designer({ copy: content, format, brief: instructions })
  } catch (error) {
    log.warn('designer-silent', { error: String(error) })
    return []
  }
}

/** What is kept of a request; a long copy and a long brief become blobs. */
async function toInput(
  service: Service,
  { format, instructions, size, outputs }: RunRequest,
  copy: string,
  assets: readonly RunAsset[],
): Promise<RunInput> {
  return {
    format,
    instructions: instructions.slice(0, shownBrief),
    assets,
    ...(size !== undefined && { size }),
    ...(outputs !== undefined && { outputs }),
    ...(instructions.length > shownBrief && {
      brief: (await service.blobs.put(Buffer.from(instructions))).key,
    }),
    ...(copy !== '' && { copy: await keepText(service, copy) }),
  }
}

function checkFormat({ formats }: Service, slug: string): void {
  if (Object.hasOwn(formats, slug)) return
  const hint = suggestFormats(slug, formats, formatsCalled)
  const allowed = Object.keys(formats).join(', ')
  throw new ServiceError('request-invalid', `format "${slug}" is unknown; ${hint}allowed are ${allowed}`)
}

/** Throws unless the job has a version whose copy can be kept, and `not-found`. */
async function checkEarlier({ store }: Service, caller: Caller, jobId: string): Promise<void> {
  const current = await store.read(async tx => {
    const { currentCommit } = await foundJob(tx, caller, jobId)
    return tx.get('versions', versionKey(jobId, currentCommit))
  })
  // Every version but a job's first, empty one holds the copy it was made from.
  if (current?.manifest === undefined) throw noCopy()
}

function noCopy(): ServiceError {
  return new ServiceError(
    'request-invalid',
    'content is empty, and the job has no earlier copy to keep; send Markdown, or wait for the first run to end',
  )
}

async function findAssets(
  service: Service,
  caller: Caller,
  request: RunRequest,
): Promise<readonly RunAsset[]> {
  const wanted = [
    ...request.files.map(fileId => ({ fileId, name: undefined })),
    ...request.assets.map(({ fileId, name }) => ({ fileId, name })),
  ]
  checkFileCount(service, wanted.length)
  const { runBytes } = service.settings.limits
  const assets = new Map<string, RunAsset>()
  let size = 0
  for (const { fileId, name } of wanted) {
    const file = await findArrived(service, caller, fileId)
    if (!file) throw notFound('file', fileId)
    if (file.blob === undefined) {
      throw new ServiceError(
        'request-invalid',
        `the file "${fileId}" has no bytes yet; PUT them to its upload_url first`,
      )
    }
    size += file.sizeBytes
    if (size > runBytes)
      throw new ServiceError('too-large', `a run's files have at most ${runBytes} bytes together`)
    const called = name === undefined ? file.filename : checkName(name)
    assets.set(called.toLowerCase(), { name: called, blob: file.blob })
  }
  return [...assets.values()]
}

/** Throws `too-large` for more files than a run takes, before any of them is looked for. */
export function checkFileCount({ settings }: Pick<Service, 'settings'>, count: number): void {
  const { runFiles } = settings.limits
  if (count > runFiles) throw new ServiceError('too-large', `a run takes at most ${runFiles} files`)
}

/** A name under `assets/` becomes a path in the workspace, in the site and in the history: no folders, nothing hidden. */
function checkName(name: string): string {
  if (toSafeName(name) === name) return name
  throw new ServiceError('request-invalid', 'the name of an asset must be a plain file name such as logo.png')
}
