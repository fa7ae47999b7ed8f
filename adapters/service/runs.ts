import { nearName } from '../../core/source/near-name.ts'
import { priceOf } from './format-price.ts'
import { getJob } from './jobs.ts'
import { makeReceipt } from './make-receipt.ts'
import type { Page } from './page.ts'
import type { Run, RunAsset, RunInput } from './run.ts'
import { isTerminal } from './run-status.ts'
import { rewriteImages } from './rewrite-images.ts'
import { toSafeName } from './safe-name.ts'
import { isShort, storedCopy } from './run-copy.ts'
import { runNotices } from './run-notices.ts'
import type { Caller } from './scope.ts'
import type { Service } from './service.ts'
import { notFound, ServiceError } from './service-error.ts'
import type { Notices } from './store.ts'

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
  const { store, blobs, clock, random, settings } = service
  const job = await getJob(service, caller, jobId)
  checkFormat(service, request.format)
  if (Buffer.byteLength(request.content) > settings.limits.copyBytes) {
    throw new ServiceError(
      'too-large',
      `the content has more than ${settings.limits.copyBytes} bytes; split it`,
    )
  }
  if (request.content === '' && job.currentCommit && !(await hasCopy(service, caller, jobId))) {
    throw new ServiceError(
      'request-invalid',
      'content is empty, and the job has no earlier copy to keep; send Markdown',
    )
  }
  const assets = await findAssets(service, caller, request)
  const copy = rewriteImages(
    request.content,
    assets.map(asset => asset.name),
  )
  const input: RunInput = {
    format: request.format,
    instructions: request.instructions,
    ...(copy !== '' && { copy: isShort(copy) ? storedCopy : (await blobs.put(Buffer.from(copy))).key }),
    assets,
  }
  const now = clock.now()
  const run: Run = {
    runId: random.id('run'),
    jobId,
    accountId: caller.accountId,
    status: 'queued',
    attempt: 0,
    input,
    chargeMicros: 0,
    notifyEmail: request.notifyEmail,
    ...(request.webhookUrl !== undefined && { webhookUrl: request.webhookUrl }),
    createdAt: now,
  }
  const hold = {
    runId: run.runId,
    accountId: run.accountId,
    amountMicros: priceOf(service, run.input.format),
  }
  const receipt = makeReceipt(caller, run, now)
  const queueLimit = settings.limits.queuedRuns
  const accepted = await store.acceptRun({
    ...{ run, hold, queueLimit },
    ...(receipt && { receipt }),
    ...(input.copy === storedCopy && { copy }),
  })
  if (!accepted) throw notFound('job', jobId)
  return accepted
}

function checkFormat({ formats }: Service, slug: string): void {
  if (Object.hasOwn(formats, slug)) return
  const slugs = Object.keys(formats)
  const near = nearName(slug, slugs)
  const hint = near ? `did you mean "${near}"? ` : ''
  throw new ServiceError(
    'request-invalid',
    `format "${slug}" is unknown; ${hint}allowed are ${slugs.join(', ')}`,
  )
}

async function hasCopy(service: Service, { accountId }: Caller, jobId: string): Promise<boolean> {
  const versions = await service.store.listVersions(accountId, jobId)
  // Every version but a job's first, empty one holds the copy it was made from.
  return versions.some(version => version.manifest !== undefined)
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
  const { runFiles, runBytes } = service.settings.limits
  if (wanted.length > runFiles) throw new ServiceError('too-large', `a run takes at most ${runFiles} files`)
  const assets = new Map<string, RunAsset>()
  let size = 0
  for (const { fileId, name } of wanted) {
    const file = await service.store.getFile(caller.accountId, fileId)
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

/** A name under `assets/` becomes a path in the workspace, in the site and in the history: no folders, nothing hidden. */
function checkName(name: string): string {
  if (toSafeName(name) === name) return name
  throw new ServiceError('request-invalid', 'the name of an asset must be a plain file name such as logo.png')
}

/** The run, or `not-found`. */
export async function getRun(
  { store }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<Run> {
  const run = await store.getRun(accountId, jobId, runId)
  if (!run) throw notFound('run', runId)
  return run
}

/** Runs of a job, oldest first. */
export async function listRuns(
  service: Service,
  caller: Caller,
  jobId: string,
  page: Page,
): Promise<readonly Run[]> {
  await getJob(service, caller, jobId)
  return service.store.listRuns(caller.accountId, jobId, page)
}

/** Asks a run to end. Throws `run-terminal`. */
export async function cancelRun(
  service: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<Run> {
  const { store, clock } = service
  const notices: Notices = run => runNotices(service, run)
  const run = await store.requestCancel(accountId, jobId, runId, { notices, at: clock.now() })
  if (!run) throw notFound('run', runId)
  return run
}

/** Switches the e-mail at the end on; `sent` is false when the run has ended already. */
export async function notifyByEmail(
  { store }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<{ readonly active: boolean }> {
  const run = await store.setNotify(accountId, jobId, runId)
  if (!run) throw notFound('run', runId)
  return { active: !isTerminal(run.status) }
}

/** Deletes a run that has ended. Throws `run-active`. */
export async function deleteRun(
  { store, clock }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<void> {
  const run = await store.deleteRun(accountId, jobId, runId, clock.now())
  if (!run) throw notFound('run', runId)
}

/**
 * The run that is asked for, or the newest completed one, and the commit that stands for it: without a choice that is
 * the newest edit of it. Throws `not-found` and `nothing-completed`.
 */
export async function completedRun(
  service: Service,
  caller: Caller,
  jobId: string,
  runId: string | undefined,
): Promise<Run & { readonly commitHash: string }> {
  const job = await getJob(service, caller, jobId)
  const run =
    runId === undefined
      ? await service.store.latestCompleted(caller.accountId, jobId)
      : await getRun(service, caller, jobId, runId)
  if (run?.commitHash === undefined) {
    const which = run === undefined ? 'no run of this job is' : `the run is ${run.status}, not`
    throw new ServiceError('nothing-completed', `${which} completed; wait for one to end`)
  }
  const edited = runId === undefined && (await isEditOf(service, run, job.currentCommit))
  return { ...run, commitHash: edited ? job.currentCommit : run.commitHash }
}

/** Whether a commit is the run's own or an edit on top of it. */
async function isEditOf({ store }: Service, run: Run, commitHash: string): Promise<boolean> {
  let version = await store.getVersion(run.accountId, run.jobId, commitHash)
  while (version && version.runId === undefined && version.parent !== undefined) {
    version = await store.getVersion(run.accountId, run.jobId, version.parent)
  }
  return version?.runId === run.runId
}
