import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Disk, ReadFile } from '../journal/disk.ts'
import { readLine } from '../journal/record.ts'
import { damaged } from '../journal/store-damage.ts'
import { type Archived, indexSum, layIndex, type SegmentHead, type SegmentIndex } from './segment-file.ts'

/** A file of rows that lie on the disk, with what finds them. Rows are told by their number in it. */
export interface Segment {
  readonly name: string
  readonly index: SegmentIndex
  /** Whether its rows have their places in every index that there is. */
  readonly isIndexed: boolean
  /** Bytes of its rows. */
  readonly size: number
  /** Whether each row is what its key stands for: one that was put again or removed since is not. */
  readonly isAlive: Uint8Array
  /** Throws `StoreDamage` when the row is not what was written. */
  read(row: number): Archived
  close(): Promise<void>
}

/** Bytes that are read at once: rows that are wanted together often lie together. */
const blockSize = 16 * 1024

/** Room for the first line. */
const headSize = 1024

/** Opens a segment; rows with the numbers in `dead` are not alive. Throws `StoreDamage`. */
export async function openSegment(
  disk: Disk,
  folder: string,
  name: string,
  dead: Iterable<number> = [],
): Promise<Segment> {
  const path = join(folder, name)
  const file = await disk.openRead(path)
  if (!file) throw damaged(path, 0, 'it is not there')
  try {
    const { head, begin } = readHead(file, path)
    const { bytes, ...index } = layIndex(head.rows, head.places)
    const at = begin + head.size
    file.read(at, bytes.length, bytes)
    if (file.size !== at + bytes.length || crc32(bytes) !== head.sum) {
      throw damaged(path, at, 'the sum of its index does not fit')
    }
    const isAlive = new Uint8Array(head.rows).fill(1)
    for (const row of dead) isAlive[row] = 0
    const readBytes = createWindow(file)
    return {
      ...{ name, index, isAlive, size: head.size, close: file.close },
      isIndexed: head.indexes === indexSum,
      read(row) {
        const [from, to] = [index.offsets[row] as number, index.offsets[row + 1] as number]
        const line = readBytes(begin + from, to - from)
        const value = line.at(-1) === 0x0a ? readLine(line.subarray(0, -1)) : undefined
        if (value === undefined) throw damaged(path, begin + from, 'its sum does not fit')
        return value as Archived
      },
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

function readHead(file: ReadFile, path: string): { readonly head: SegmentHead; readonly begin: number } {
  const first = file.read(0, Math.min(headSize, file.size))
  const end = first.indexOf(0x0a)
  const head = (end === -1 ? undefined : readLine(first.subarray(0, end))) as SegmentHead | undefined
  if (head === undefined) throw damaged(path, 0, 'its sum does not fit')
  if (head.format === 'platen-archive' && head.version === 1) return { head, begin: end + 1 }
  throw new Error(`${path} is no archive of this version of platen; use the version that wrote it`)
}

/**
 * Reads parts of a file and keeps what it read last, in the same memory as long as that has room: what is read is good until
 * the next is.
 */
function createWindow(file: ReadFile): (at: number, length: number) => Uint8Array {
  let begin = 0
  let memory = new Uint8Array()
  let bytes = memory
  return (at, length) => {
    if (at < begin || at + length > begin + bytes.length) {
      begin = at - (at % blockSize)
      const wanted = Math.min(file.size - begin, Math.max(blockSize, at + length - begin))
      if (memory.length < wanted) memory = new Uint8Array(wanted)
      bytes = file.read(begin, wanted, memory) as Uint8Array<ArrayBuffer>
    }
    return bytes.subarray(at - begin, at - begin + length)
  }
}
