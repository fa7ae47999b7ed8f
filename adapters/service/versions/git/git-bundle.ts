import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { GitKind } from './git-object.ts'

/** An object for a pack. */
export interface PackedObject {
  readonly kind: GitKind
  readonly bytes: Uint8Array
}

/** In another thread: a long history would hold up everybody else. */
const packed = promisify(deflate) as (bytes: Uint8Array) => Promise<Uint8Array>

const kindBits: Readonly<Record<GitKind, number>> = { commit: 1, tree: 2, blob: 3 }

/**
 * Writes a bundle that `git clone` takes: a header that names the branch, and a pack of all objects, each once.
 * Format: git's `gitformat-bundle` (v2) and `gitformat-pack` (v2), without deltas.
 */
export async function* writeBundle(
  head: string,
  count: number,
  objects: AsyncIterable<PackedObject>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`# v2 git bundle\n${head} refs/heads/main\n${head} HEAD\n\n`)
  const sum = createHash('sha1')
  const summed = (bytes: Uint8Array): Uint8Array => {
    sum.update(bytes)
    return bytes
  }
  const header = Buffer.alloc(12)
  header.write('PACK')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(count, 8)
  yield summed(header)
  for await (const { kind, bytes } of objects) {
    yield summed(entryHeader(kind, bytes.length))
    yield summed(await packed(bytes))
  }
  yield sum.digest()
}

/** Kind and size: 3 bits and 4 bits, then 7 bits a byte, least significant first. */
function entryHeader(kind: GitKind, size: number): Uint8Array {
  const bytes: number[] = []
  let rest = Math.floor(size / 16)
  let byte = (kindBits[kind] << 4) | (size % 16)
  while (rest > 0) {
    bytes.push(byte | 0x80)
    byte = rest % 128
    rest = Math.floor(rest / 128)
  }
  bytes.push(byte)
  return Uint8Array.from(bytes)
}
