import { createHash } from 'node:crypto'
import { ServiceError } from '../service/service-error.ts'
import { digestOf, inParts } from '../service/unhurried.ts'

/** What is known of bytes once all have passed. */
export interface Measured {
  /** Their address: `sha256-` and the hex digest. */
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/** Counts and digests the bytes of one source. */
export interface Meter {
  /** Takes a part into account; throws `too-large` as soon as there is more than the limit. */
  add(part: Uint8Array): void
  /** Takes bytes into account that are at hand; others have their turns while they are many. */
  addAll(bytes: Uint8Array): Promise<void>
  /** Passes bytes on and takes them into account. */
  pass(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Ends the measurement. */
  result(): Measured
}

/** Creates a meter for up to `limit` bytes. */
export function createMeter(limit: number): Meter {
  const hash = createHash('sha256')
  let size = 0
  const add = (part: Uint8Array): void => {
    size += part.length
    if (size > limit) {
      throw new ServiceError('too-large', `there is more than the ${limit} bytes that are allowed`)
    }
    hash.update(part)
  }
  return {
    add,
    async addAll(bytes) {
      for await (const part of inParts(bytes)) add(part)
    },
    async *pass(source) {
      for await (const part of source) {
        add(part)
        yield part
      }
    },
    result: () => ({ key: `sha256-${hash.digest('hex')}`, size }),
  }
}

/** The address of bytes. */
export async function keyOf(bytes: Uint8Array): Promise<string> {
  return `sha256-${await digestOf('sha256', bytes)}`
}
