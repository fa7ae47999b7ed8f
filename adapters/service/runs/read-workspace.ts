import { RenderError } from '../../../core/error.ts'
import { BlobFault } from '../files/blob-fault.ts'
import type { ContentPatch } from '../../../core/brief/content/content-patch.ts'
import type { Design } from '../../../core/brief/design.ts'
import type { Rendition } from '../../../core/job.ts'
import type { Job } from '../jobs/job.ts'
import { type Asked, askedOf, usualOutputs } from './asked.ts'
import type { NodeEdit } from '../versions/copy-nodes.ts'
import { editCopy, nothingToEdit } from '../versions/edit-copy.ts'
import { isEdit, type Run } from './run.ts'
import { storedCopy } from './run-copy.ts'
import type { Service } from '../service.ts'
import type { Version } from '../versions/version.ts'
import { getVersion, withFiles } from '../versions/versions.ts'
import { findJob } from '../jobs/find-job.ts'
import { findVersion } from '../versions/kept-versions.ts'

/** Everything a run works on. */
export interface Workspace {
  readonly copy: string
  readonly instructions: string
  readonly assets: Readonly<Record<string, Uint8Array>>
  readonly asked: Asked
  /** The job as it stood: the run's version will follow its current one. Absent when it is gone. */
  readonly job?: Job
  /** That current version, which an update edits; absent for the empty first one. */
  readonly before?: Earlier
}

/** What `report.json` says that a later version goes on from; earlier ones have not said what they were asked for. */
export type KeptReport = Pick<Rendition, 'pages' | 'hash' | 'content'> & { readonly asked?: Asked }

/** What a run takes over from the version before it. */
export interface Earlier {
  readonly version: Version
  readonly copy: string
  readonly design: Design
  /** What it left out, moved and replaced. */
  readonly content?: ContentPatch
  readonly asked: Asked
  readonly pages: number
  /** Of all that came out. */
  readonly hash: string
}

/**
 * Loads a run's copy and pictures. A run without copy keeps the copy, the pictures and the design of the version before
 * it and edits the design, or, when it is an edit, keeps the design and changes texts; a run with copy begins anew, with the pictures
 * that it brings.
 */
export async function readWorkspace(service: Service, run: Run): Promise<Workspace> {
  const job = await service.store.read(tx => findJob(tx, run.accountId, run.jobId))
  const keeps = run.input.copy === undefined
  const before =
    job && (await readEarlier(service, job).catch(error => withoutEarlier(service, keeps, error)))
  const copy = (keeps ? await keepCopy(service, run, before) : await readCopy(service, run)) ?? ''
  const kept = keeps && before ? await readAssets(service, before.version) : {}
  const brought: [string, Uint8Array][] = []
  for (const { name, blob } of run.input.assets) brought.push([name, await bytesOf(service, blob)])
  return {
    copy,
    instructions: await briefOf(service, run, before),
    asked: askedOf(service, run, before?.asked),
    // Entries, not assignments: a file may be called `__proto__`.
    assets: { ...kept, ...Object.fromEntries(brought) },
    ...(job && { job }),
    ...(before && { before }),
  }
}

/** A run that brings all it needs does not fail for what is left of the version before it. */
function withoutEarlier({ log }: Service, keeps: boolean, error: unknown): undefined {
  if (!(error instanceof BlobFault)) throw error
  log.error('version-damaged', { error: error.message })
  if (!keeps) return undefined
  throw new RenderError(
    'job-invalid',
    'files of the version before are lost or damaged where they are kept; create a run that brings the copy again',
  )
}

/** The copy of the version before, for an edit with other texts in it. Throws as `editCopy` does, and `nothing-completed`. */
async function keepCopy(
  service: Service,
  run: Run,
  before: Earlier | undefined,
): Promise<string | undefined> {
  const { accountId, jobId } = run
  const { edits, seen } = run.input
  if (edits === undefined) return before?.copy
  const text = await readText(service, run, edits)
  if (!before || text === undefined) throw nothingToEdit()
  const isOther = seen !== undefined && seen !== before.version.commitHash
  return editCopy(service, {
    ...{ accountId, copy: before.copy, edits: JSON.parse(text) as NodeEdit[] },
    ...(isOther && {
      seen: (await readFileText(service, await getVersion(service, run, jobId, seen), 'copy.md')) ?? '',
    }),
  })
}

/** An edit leaves the version with the brief that it has. */
async function briefOf(service: Service, run: Run, before: Earlier | undefined): Promise<string> {
  if (!isEdit(run) || !before) return readBrief(service, run)
  return (await readFileText(service, before.version, 'brief.txt')) ?? ''
}

/** The brief of a run, all of it. */
export async function readBrief(
  service: Pick<Service, 'blobs'>,
  { input: { brief, instructions } }: Run,
): Promise<string> {
  return brief === undefined ? instructions : text(await bytesOf(service, brief))
}

/** The copy that a run brought; `undefined` for one that keeps the copy of the version before it. */
export async function readCopy(
  service: Pick<Service, 'store' | 'blobs'>,
  run: Run,
): Promise<string | undefined> {
  const { jobId, accountId, commitHash, input } = run
  if (input.copy === undefined) return undefined
  const kept = await readText(service, run, input.copy)
  if (kept !== undefined || commitHash === undefined) return kept
  return readFileText(service, await getVersion(service, { accountId }, jobId, commitHash), 'copy.md')
}

/** What a run was accepted with, in a blob or in the store; `undefined` once that has let go of it. */
async function readText(
  service: Pick<Service, 'store' | 'blobs'>,
  { runId }: Run,
  key: string,
): Promise<string | undefined> {
  if (key !== storedCopy) return text(await bytesOf(service, key))
  return (await service.store.read(tx => tx.get('copies', runId)))?.text
}

/** What a version has for the one after it; `undefined` for a job's empty first one. Throws `BlobFault`. */
export async function readEarlier(
  service: Pick<Service, 'store' | 'blobs' | 'formats'>,
  { accountId, jobId, currentCommit }: Pick<Job, 'accountId' | 'jobId' | 'currentCommit'>,
): Promise<Earlier | undefined> {
  const record = await service.store.read(tx => findVersion(tx, accountId, jobId, currentCommit))
  const version = record && (await withFiles(service, record))
  const copy = version && (await readFile(service, version, 'copy.md'))
  const design = version && (await readFile(service, version, 'design.json'))
  const report = version && (await readFile(service, version, 'report.json'))
  if (!version || !copy || !design || !report) return undefined
  const { pages, hash, content, asked } = JSON.parse(text(report)) as KeptReport
  const earlier = {
    ...{ version, copy: text(copy), design: JSON.parse(text(design)) as Design, pages, hash },
    asked: asked ?? { outputs: usualOutputs(service, version.format ?? '') },
  }
  return { ...earlier, ...(content && { content: content.patch }) }
}

/** The pictures of a version, by name. */
export async function readAssets(
  service: Pick<Service, 'blobs'>,
  version: Version,
): Promise<Record<string, Uint8Array>> {
  const assets: [string, Uint8Array][] = []
  for (const { path, blob } of version.files) {
    if (path.startsWith('assets/')) assets.push([path.slice('assets/'.length), await bytesOf(service, blob)])
  }
  return Object.fromEntries(assets)
}

/** The bytes of a file of a version. */
export async function readFile(
  service: Pick<Service, 'blobs'>,
  version: Version,
  path: string,
): Promise<Uint8Array | undefined> {
  const file = version.files.find(candidate => candidate.path === path)
  return file && bytesOf(service, file.blob)
}

/** A file of a version as text. */
export async function readFileText(
  service: Pick<Service, 'blobs'>,
  version: Version,
  path: string,
): Promise<string | undefined> {
  const bytes = await readFile(service, version, path)
  return bytes && text(bytes)
}

/** The bytes of a blob. Throws `BlobFault` where it is lost. */
export async function bytesOf({ blobs }: Pick<Service, 'blobs'>, key: string): Promise<Uint8Array> {
  const bytes = await blobs.get(key)
  if (!bytes) throw new BlobFault(key, 'gone')
  return bytes
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
