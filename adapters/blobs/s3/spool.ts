import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMeter, type Measured } from '../measure.ts'
import type { Range } from '../streams.ts'

/** Bytes of which the whole is at hand, so that they can be measured before they go on, and go on more than once. */
export interface Spooled extends Measured {
  read(range?: Range): AsyncGenerator<Uint8Array>
  /** Lets go of them; those who read read on. */
  close(): Promise<void>
}

/** What is not larger stays in memory, bytes. */
const small = 64 * 1024

/** Bytes that are read at a time. */
const gulp = 256 * 1024

/**
 * Takes in a source, in memory while it is small and else in a file that has no name any more: a process that is killed
 * leaves nothing behind. Throws `too-large` past the limit, and what the source throws.
 */
export async function spool(source: AsyncIterable<Uint8Array>, limit: number): Promise<Spooled> {
  const meter = createMeter(limit)
  const parts: Uint8Array[] = []
  let held = 0
  let file: FileHandle | undefined
  try {
    for await (const part of meter.pass(source)) {
      // Streams use their memory again.
      if (!file) parts.push(Uint8Array.from(part))
      held += part.length
      if (file) await file.write(part)
      else if (held > small) {
        file = await openNameless()
        for (const early of parts.splice(0)) await file.write(early)
      }
    }
  } catch (error) {
    await file?.close()
    throw error
  }
  const measured = meter.result()
  return file ? inFile(file, measured) : spoolBytes(Buffer.concat(parts), measured)
}

/** Bytes that are at hand anyway. */
export function spoolBytes(bytes: Uint8Array, measured: Measured): Spooled {
  return {
    ...measured,
    async *read({ start, end } = wholeOf(measured)) {
      // Nobody changes what is kept.
      if (end >= start) yield Uint8Array.from(bytes.subarray(start, end + 1))
    },
    close: async () => {},
  }
}

function inFile(file: FileHandle, measured: Measured): Spooled {
  let readers = 0
  let isClosed = false
  const closeUnread = async (): Promise<void> => {
    if (isClosed && readers === 0) await file.close()
  }
  return {
    ...measured,
    async *read({ start, end } = wholeOf(measured)) {
      readers += 1
      try {
        for (let at = start; at <= end; at += gulp) {
          const length = Math.min(gulp, end + 1 - at)
          const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at)
          yield buffer.subarray(0, bytesRead)
        }
      } finally {
        readers -= 1
        await closeUnread()
      }
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await closeUnread()
    },
  }
}

function wholeOf({ size }: Measured): Range {
  return { start: 0, end: size - 1 }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `platen-spool-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
