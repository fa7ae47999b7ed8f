import { hash } from 'node:crypto'

/** What stands for a key or for the value of an index in an archive: 52 bits of a digest, so two may share one. */
export function addressOf(...parts: readonly string[]): number {
  return Number.parseInt(hash('sha256', parts.join('\n')).slice(0, 13), 16)
}
