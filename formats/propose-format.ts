import { formats } from './index.ts'

/** A format that a copy is most like, and what tells it, for people: `"Education" and dated posts`. */
export interface Proposal {
  readonly slug: string
  readonly because: string
}

/** Proposes a format for a copy that names none, by its file's name; a report where nothing tells. */
export async function proposeFormat(_copy: string, fileName?: string): Promise<Proposal> {
  const slug = Object.keys(formats).find(name => fileName?.toLowerCase().includes(name))
  return slug ? { slug, because: 'its file name' } : { slug: 'report', because: 'nothing else in it' }
}
