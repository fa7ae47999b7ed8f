import { join } from 'node:path'
import type { AppendFile, Disk } from './disk.ts'
import { writeHead } from './head.ts'
import { type JournalRecord, toLine } from './record.ts'
import { segmentHeader, segmentName } from './segments.ts'
import type { Change } from '../tables/rows.ts'

/** Bytes after which a new segment begins. */
const segmentSize = 16 * 1024 * 1024

/** Where commits are written down, one after the other. */
export interface Journal {
  /** Resolves when the changes, and all that came before, are on the disk; commits that wait at the same time share one write. */
  append(changes: readonly Change[]): Promise<void>
  /** Resolves when everything handed over so far is on the disk. Rejects for ever after a failed write. */
  settled(): Promise<void>
  /** Number of the newest record handed over. */
  readonly seq: number
  close(): Promise<void>
}

/** How a journal is set up. */
export interface JournalOptions {
  readonly disk: Disk
  readonly folder: string
  /** Number of the newest record there is. */
  readonly seq: number
  /** Called when a segment is full, with the number of its last record. */
  readonly onSealed?: (lastSeq: number) => void
  /** Called once when a write failed: what is in memory is ahead of the disk, so the process must end. */
  readonly onFailure?: (error: Error) => void
  readonly segmentSize?: number
}

/** Commits that are written together. */
interface Block {
  readonly lines: Buffer[]
  /** Number of its newest record. */
  last: number
  readonly written: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

function createBlock(): Block {
  let resolve = (): void => {}
  let reject = (_: Error): void => {}
  const written = new Promise<void>((onWritten, onFailed) => {
    resolve = onWritten
    reject = onFailed
  })
  // Whoever waits hears of a failure; a block that nobody waits for must not end the process by itself.
  written.catch(() => {})
  return { lines: [], last: 0, written, resolve, reject }
}

/** Opens a journal for appending, in a segment of its own. */
export async function openJournal(options: JournalOptions): Promise<Journal> {
  const { disk, folder, onSealed, onFailure, segmentSize: limit = segmentSize } = options
  let { seq } = options
  let file = await openSegment(disk, folder, seq + 1)
  /** Takes what comes while another block is being written. */
  let open: Block | undefined
  let current: Block | undefined
  let failure: Error | undefined

  const write = async ({ lines, last }: Block): Promise<void> => {
    await file.append(Buffer.concat(lines))
    if (file.size < limit) return
    await file.close()
    file = await openSegment(disk, folder, last + 1)
    onSealed?.(last)
  }

  const waitingBlock = (): Block | undefined => open

  const writeBlocks = async (): Promise<void> => {
    while (open && !failure) {
      current = open
      open = undefined
      try {
        await write(current)
        current.resolve()
      } catch (error) {
        // Whether the bytes are on the disk is unknown now, and a second sync would not tell: nothing more is written.
        failure = error as Error
        current.reject(failure)
        waitingBlock()?.reject(failure)
        onFailure?.(failure)
      }
    }
    current = undefined
  }

  const settled = async (): Promise<void> => {
    if (failure) throw failure
    await (open ?? current)?.written
  }

  return {
    async append(changes) {
      if (changes.length === 0) return settled()
      if (failure) throw failure
      seq += 1
      const record: JournalRecord = { seq, changes }
      open ??= createBlock()
      open.lines.push(toLine(record))
      open.last = seq
      const { written } = open
      if (!current) void writeBlocks()
      await written
    },
    settled,
    get seq() {
      return seq
    },
    async close() {
      await settled()
      await file.close()
    },
  }
}

async function openSegment(disk: Disk, folder: string, first: number): Promise<AppendFile> {
  const file = await disk.openAppend(join(folder, segmentName(first)))
  if (file.size === 0) await file.append(toLine(segmentHeader(first)))
  await writeHead(disk, folder, first)
  return file
}
