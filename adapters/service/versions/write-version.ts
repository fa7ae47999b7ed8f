import { toCommit } from './git/git-commit.ts'
import { createPace } from '../unhurried.ts'
import { hashBlob } from './git/git-object.ts'
import { toTrees } from './git/git-tree.ts'
import type { Service } from '../service.ts'
import { rowBytes } from '../usage.ts'
import type { Version, VersionFile } from './version.ts'

/** A file to put into a version. */
export interface NewFile {
  readonly path: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a version says beside its files. */
export type VersionFacts = Pick<
  Version,
  'jobId' | 'accountId' | 'runId' | 'origin' | 'parent' | 'format' | 'summary' | 'createdAt'
>

/** Keeps the files' bytes and makes the version: a git commit, ready to be committed to the store. */
export async function writeVersion(
  { blobs }: { readonly blobs: Pick<Service['blobs'], 'put'> },
  facts: VersionFacts,
  newFiles: readonly NewFile[],
): Promise<Version> {
  const keeping: Promise<VersionFile>[] = []
  const pace = createPace()
  for (const file of newFiles) {
    const kept = keepFile(blobs, file)
    // Whether it fails is asked below, when all have begun.
    kept.catch(() => {})
    keeping.push(kept)
    await pace(file.bytes.length)
  }
  // Whoever is told that one file found no room may take it that nothing is written any more.
  await Promise.allSettled(keeping)
  const files = await Promise.all(keeping)
  const manifest = await blobs.put(Buffer.from(JSON.stringify(files)))
  const { parent, summary, createdAt, runId } = facts
  const { hash } = toCommit({
    tree: toTrees(files).at(-1)?.hash ?? '',
    ...(parent !== undefined && { parent }),
    time: createdAt,
    message: commitMessage(summary, runId),
  })
  const bytes = files.reduce((sum, { size }) => sum + size, rowBytes)
  return { ...facts, bytes, commitHash: hash, manifest: manifest.key, files }
}

async function keepFile(
  blobs: Pick<Service['blobs'], 'put'>,
  { path, type, bytes }: NewFile,
): Promise<VersionFile> {
  const gitHash = await hashBlob(bytes)
  const { key } = await blobs.put(bytes)
  return { path, type, size: bytes.length, blob: key, gitHash }
}

/** The summary, and in the last line the run that made it. */
export function commitMessage(summary: string, runId: string | undefined): string {
  return runId === undefined ? summary : `${summary}\n\nRun: ${runId}`
}
