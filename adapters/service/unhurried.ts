import { createHash } from 'node:crypto'

/** Items that are looked at between two turns of others: a millisecond or two. */
const atOnce = 500

/** Bytes that are digested between two turns of others: some milliseconds. */
const bytesAtOnce = 2 * 1024 * 1024

/** Lets everybody else have a turn. */
export function othersTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** Items one after the other, with turns for everybody else in between: for what may be very many. */
export async function* unhurried<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let count = 0
  for await (const item of items) {
    yield item
    count += 1
    if (count % atOnce === 0) await othersTurn()
  }
}

/** Bytes in parts that are digested at once, with turns for everybody else in between. */
export async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    if (start > 0) await othersTurn()
    yield bytes.subarray(start, start + bytesAtOnce)
  }
}

/** Hex of a digest of several pieces, with turns for everybody else while they are long. */
export async function digestOf(
  algorithm: 'sha1' | 'sha256',
  ...pieces: readonly Uint8Array[]
): Promise<string> {
  const hash = createHash(algorithm)
  for (const piece of pieces) for await (const part of inParts(piece)) hash.update(part)
  return hash.digest('hex')
}

/** Gives everybody else a turn whenever as many bytes were dealt with as take some milliseconds. */
export function createPace(): (bytes: number) => Promise<void> {
  let since = 0
  return async bytes => {
    since += bytes
    if (since < bytesAtOnce) return
    since = 0
    await othersTurn()
  }
}
