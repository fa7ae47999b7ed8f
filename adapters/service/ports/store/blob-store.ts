import type { VersionRecord } from '../../versions/version.ts'

/** What a deleted job or run leaves behind until it is purged. */
export type Leftover =
  | { readonly kind: 'job'; readonly jobId: string; readonly versions: readonly VersionRecord[] }
  | { readonly kind: 'run'; readonly runId: string }

/**
 * Which blobs may be unused. A blob is noted before its bytes are kept; the commit that first refers to it takes the
 * note away, and the commit that lets go of it notes it again. So the notes hold every blob that nobody refers to,
 * and few others.
 */
export interface BlobStore {
  noteBlob(key: string, at: number): Promise<void>
  /** Blobs that were noted before that time and not since. */
  listNoted(before: number): Promise<readonly string[]>
  /** Whether there is a note of a blob that is older than that time. */
  isNoted(key: string, before: number): Promise<boolean>
  /** Takes a note away that is still older than that time; false when it is not there any more. */
  dropNote(key: string, before: number): Promise<boolean>
  /** Blobs that rows refer to by themselves, and lists of files whose blobs are in use with them. */
  listRoots(): Promise<{ readonly blobs: readonly string[]; readonly manifests: readonly string[] }>
  /** Jobs and runs that were deleted before that time and have not been purged. */
  listLeftovers(before: number, limit: number): Promise<readonly Leftover[]>
  /** Removes what is left of a job or run for ever and notes the blobs that it let go of, and these. */
  purge(leftover: Leftover, blobs: readonly string[], at: number): Promise<void>
}
