import { createHash } from 'node:crypto'
import { digestOf } from '../../unhurried.ts'

/** Kinds of git objects that a history needs. */
export type GitKind = 'blob' | 'tree' | 'commit'

/** `hashObject` of what may be long: others have their turns meanwhile. */
export function hashBlob(bytes: Uint8Array): Promise<string> {
  return digestOf('sha1', Buffer.from(`blob ${bytes.length}\0`), bytes)
}

/** SHA-1 (hex) of a git object: over its kind, its size and its bytes. */
export function hashObject(kind: GitKind, bytes: Uint8Array): string {
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
}
