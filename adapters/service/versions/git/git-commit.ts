import { hashObject } from './git-object.ts'

/** What a commit says. */
export interface CommitFacts {
  /** Hash of the root tree. */
  readonly tree: string
  readonly parent?: string
  /** Milliseconds since 1970; git keeps whole seconds. */
  readonly time: number
  readonly message: string
}

/** A commit object with its hash. */
export interface GitCommit {
  readonly hash: string
  readonly bytes: Uint8Array
}

const author = 'Platen <platen@localhost>'

/** Makes the commit object. The same facts make the same hash on every machine. */
export function toCommit({ tree, parent, time, message }: CommitFacts): GitCommit {
  const stamp = `${author} ${Math.floor(time / 1000)} +0000`
  const parents = parent === undefined ? '' : `parent ${parent}\n`
  const bytes = Buffer.from(`tree ${tree}\n${parents}author ${stamp}\ncommitter ${stamp}\n\n${message}\n`)
  return { hash: hashObject('commit', bytes), bytes }
}
