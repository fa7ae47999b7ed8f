import { createHash } from 'node:crypto'

/** Kinds of git objects that a history needs. */
export type GitKind = 'blob' | 'tree' | 'commit'

/** SHA-1 (hex) of a git object: over its kind, its size and its bytes. */
export function hashObject(kind: GitKind, bytes: Uint8Array): string {
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
}
