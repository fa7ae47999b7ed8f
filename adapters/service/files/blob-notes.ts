import { eachRow, type Reader, type Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import type { Run } from '../runs/run.ts'
import { storedCopy } from '../runs/run-copy.ts'
import type { VersionFile } from '../versions/version.ts'

/**
 * Which blobs may be unused. A blob is noted before its bytes are kept; the commit that first refers to it takes the
 * note away, and the commit that lets go of it notes it again. So the notes hold every blob that nobody refers to,
 * and few others.
 */

/** Takes the notes of blobs away in the commit that refers to them. */
export function referTo(tx: Tx, blobs: Iterable<string | undefined>): void {
  for (const key of blobs) if (key !== undefined) tx.remove('notes', key)
}

/** Notes blobs in the commit that no longer refers to them; others may do so still. */
export function letGo(tx: Tx, blobs: Iterable<string | undefined>, at: number): void {
  for (const key of blobs) if (key !== undefined) tx.put('notes', { key, at })
}

/** Blobs that were noted before that time and not since. */
export async function listNoted(reader: Reader, before: number): Promise<readonly string[]> {
  return (await reader.find('notes', 'all', all, { before })).map(({ key }) => key)
}

/** Whether there is a note of a blob that is older than that time. */
export async function isNoted(reader: Reader, key: string, before: number): Promise<boolean> {
  const note = await reader.get('notes', key)
  return note !== undefined && note.at < before
}

/** Takes a note away that is still older than that time; false when it is not there any more. */
export async function dropNote(tx: Tx, key: string, before: number): Promise<boolean> {
  if (!(await isNoted(tx, key, before))) return false
  tx.remove('notes', key)
  return true
}

/** Who has said that bytes go has removed them by then, or has ended. ms */
const removalLife = 10 * 60 * 1000

/** Notes bytes that are about to be kept. False while somebody removes them: they would be gone when they are referred to. */
export async function noteBlob(tx: Tx, key: string, at: number): Promise<boolean> {
  const doomedAt = (await tx.get('notes', key))?.doomedAt
  if (doomedAt !== undefined && doomedAt + removalLife > at) return false
  tx.put('notes', { key, at })
  return true
}

/** Says that bytes go, if they were noted before that time and not since. From then on nobody keeps them until they are gone. */
export async function doomBlob(
  tx: Tx,
  key: string,
  { before, at }: { readonly before: number; readonly at: number },
): Promise<boolean> {
  const note = await tx.get('notes', key)
  if (note === undefined || note.at >= before) return false
  tx.put('notes', { ...note, doomedAt: at })
  return true
}

/** Blobs that a run refers to. */
export function blobsOfRun({ input, report }: Run): readonly (string | undefined)[] {
  return [
    report,
    input.brief,
    ...[input.copy, input.edits].filter(key => key !== storedCopy),
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

/** Blobs that rows refer to by themselves, and lists of files whose blobs are in use with them. */
export interface BlobRoots {
  readonly blobs: readonly string[]
  readonly manifests: readonly string[]
}

/** What all rows refer to. */
export async function listRoots(reader: Reader): Promise<BlobRoots> {
  const isKey = (key: string | undefined): key is string => key !== undefined
  const blobs: string[] = []
  const manifests: string[] = []
  for await (const { blob } of eachRow(reader, 'files', 'all', all)) blobs.push(...[blob].filter(isKey))
  for await (const run of eachRow(reader, 'runs', 'all', all)) blobs.push(...blobsOfRun(run).filter(isKey))
  for await (const { manifest } of eachRow(reader, 'versions', 'all', all))
    manifests.push(...[manifest].filter(isKey))
  return { blobs, manifests }
}
