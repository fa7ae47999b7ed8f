import type { VersionFile } from '../../../service/versions/version.ts'
import type { Run } from '../../../service/runs/run.ts'
import { storedCopy } from '../../../service/runs/run-copy.ts'
import type { BlobStore, Leftover } from '../../../service/ports/store/blob-store.ts'
import type { Commits } from '../tables/commits.ts'
import type { Tables } from '../tables/tables.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Which blobs may be unused, and what was deleted and waits to be forgotten. */
export function blobCommands({ commit, read }: Commits): BlobStore {
  return {
    noteBlob: (key, at) => commit(transaction => transaction.put('notes', { key, at })),
    listNoted: before =>
      read(({ notes }) => [...notes.rows()].filter(({ at }) => at < before).map(({ key }) => key)),
    isNoted: (key, before) => read(tables => isNoted(tables, key, before)),
    dropNote: (key, before) =>
      commit(transaction => {
        if (!isNoted(transaction.tables, key, before)) return false
        transaction.remove('notes', key)
        return true
      }),
    listRoots: () => read(blobRoots),
    listLeftovers: (before, limit) => read(tables => listLeftovers(tables, before).slice(0, limit)),
    purge: (leftover, blobs, at) =>
      commit(transaction => {
        if (leftover.kind === 'job') purgeJob(transaction, leftover.jobId, at)
        else purgeRun(transaction, leftover.runId, at)
        letGo(transaction, blobs, at)
      }),
  }
}

/** Takes the notes of blobs away in the commit that refers to them. */
export function referTo(transaction: Transaction, blobs: Iterable<string | undefined>): void {
  for (const key of blobs) {
    if (key !== undefined && transaction.tables.notes.get(key)) transaction.remove('notes', key)
  }
}

/** Notes blobs in the commit that no longer refers to them; others may do so still. */
export function letGo(transaction: Transaction, blobs: Iterable<string | undefined>, at: number): void {
  for (const key of blobs) if (key !== undefined) transaction.put('notes', { key, at })
}

/** Blobs that a run refers to. */
export function blobsOfRun({ input }: Run): readonly (string | undefined)[] {
  return [
    input.brief,
    input.copy === storedCopy ? undefined : input.copy,
    ...input.assets.map(({ blob }) => blob),
  ]
}

/** Blobs that a version refers to. */
export function blobsOfVersion(version: {
  readonly manifest?: string
  readonly files: readonly VersionFile[]
}): readonly (string | undefined)[] {
  return [version.manifest, ...version.files.map(({ blob }) => blob)]
}

function isNoted({ notes }: Tables, key: string, before: number): boolean {
  const note = notes.get(key)
  return note !== undefined && note.at < before
}

/** Blobs that rows refer to by themselves, and lists of files whose blobs are in use with them. */
export interface BlobRoots {
  readonly blobs: readonly string[]
  readonly manifests: readonly string[]
}

/** What all rows refer to. */
export function blobRoots(tables: Tables): BlobRoots {
  const files = [...tables.files.rows()].map(({ blob }) => blob)
  const runs = [...tables.runs.rows()].flatMap(blobsOfRun)
  const manifests = [...tables.versions.rows()].map(({ manifest }) => manifest)
  const isKey = (key: string | undefined): key is string => key !== undefined
  return { blobs: [...files, ...runs].filter(isKey), manifests: manifests.filter(isKey) }
}

function listLeftovers(tables: Tables, before: number): readonly Leftover[] {
  const isOld = ({ deletedAt = before }: { readonly deletedAt?: number }): boolean => deletedAt < before
  const jobs = [...tables.jobs.find('deleted', 'deleted')].filter(isOld)
  const runs = [...tables.runs.find('deleted', 'deleted')].filter(isOld)
  return [
    ...jobs.map(
      ({ jobId }): Leftover => ({
        ...{ kind: 'job', jobId },
        versions: [...tables.versions.find('job', jobId)],
      }),
    ),
    ...runs.map(({ runId }): Leftover => ({ kind: 'run', runId })),
  ]
}

function purgeJob(transaction: Transaction, jobId: string, at: number): void {
  const { runs, versions } = transaction.tables
  for (const { runId } of [...runs.find('job', jobId)]) purgeRun(transaction, runId, at)
  for (const version of [...versions.find('job', jobId)]) {
    letGo(transaction, [version.manifest], at)
    transaction.remove('versions', versions.keyOf(version))
  }
  transaction.remove('jobs', jobId)
}

function purgeRun(transaction: Transaction, runId: string, at: number): void {
  const run = transaction.tables.runs.get(runId)
  if (!run) return
  letGo(transaction, blobsOfRun(run), at)
  if (transaction.tables.copies.get(runId)) transaction.remove('copies', runId)
  transaction.remove('runs', runId)
}
