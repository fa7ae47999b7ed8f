import { RenderError } from '../../../core/error.ts'
import { BlobFault } from '../files/blob-fault.ts'
import type { ContentPatch } from '../../../core/brief/content/content-patch.ts'
import type { Design } from '../../../core/brief/design.ts'
import type { Rendition } from '../../../core/job.ts'
import type { Job } from '../jobs/job.ts'
import { type Asked, askedOf, usualOutputs } from './asked.ts'
import type { Run } from './run.ts'
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
 * it and edits the design; a run with copy begins anew, with the pictures that it brings.
 */
export async function readWorkspace(service: Service, run: Run): Promise<Workspace> {
  const job = await service.store.read(tx => findJob(tx, run.accountId, run.jobId))
  const keeps = run.input.copy === undefined
  const before =
    job && (await readEarlier(service, job).catch(error => withoutEarlier(service, keeps, error)))
  const copy = (keeps ? before?.copy : await readCopy(service, run)) ?? ''
  const kept = keeps && before ? await readAssets(service, before.version) : {}
  const brought: [string, Uint8Array][] = []
  for (const { name, blob } of run.input.assets) brought.push([name, await bytesOf(service, blob)])
  return {
    copy,
    instructions: await readBrief(service, run),
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
  { runId, jobId, accountId, commitHash, input }: Run,
): Promise<string | undefined> {
  if (input.copy === undefined) return undefined
  if (input.copy !== storedCopy) return text(await bytesOf(service, input.copy))
  const kept = (await service.store.read(tx => tx.get('copies', runId)))?.text
  if (kept !== undefined || commitHash === undefined) return kept
  const bytes = await readFile(
    service,
    await getVersion(service, { accountId }, jobId, commitHash),
    'copy.md',
  )
  return bytes && text(bytes)
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

/** The bytes of a blob. Throws `BlobFault` where it is lost. */
export async function bytesOf({ blobs }: Pick<Service, 'blobs'>, key: string): Promise<Uint8Array> {
  const bytes = await blobs.get(key)
  if (!bytes) throw new BlobFault(key, 'gone')
  return bytes
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
