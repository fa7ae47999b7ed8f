import { crc32 } from 'node:zlib'
import type { Change } from '../tables/rows.ts'

/** One commit as the journal keeps it. */
export interface JournalRecord {
  /** Counts up by one over the whole life of a store. */
  readonly seq: number
  readonly changes: readonly Change[]
}

const newline = 0x0a

/** A line of the journal: eight hex digits of CRC-32 over the JSON, a space, the JSON. */
export function toLine(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  const sum = crc32(json).toString(16).padStart(8, '0')
  return Buffer.concat([Buffer.from(`${sum} `), json, Buffer.of(newline)])
}

/** The value of a line without its line end; `undefined` when the sum does not fit. */
export function readLine(line: Uint8Array): unknown {
  // The same memory: a copy of every line is more than what is kept of them.
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.length)
  const json = bytes.subarray(9)
  const sum = crc32(json).toString(16).padStart(8, '0')
  if (line[8] !== 0x20 || bytes.toString('latin1', 0, 8) !== sum) return undefined
  return JSON.parse(json.toString('utf8'))
}

/** Every line with the offset it begins at; the last one may lack its line end. */
export function* readLines(
  bytes: Uint8Array,
): Generator<{ readonly line: Uint8Array; readonly offset: number; readonly whole: boolean }> {
  let offset = 0
  while (offset < bytes.length) {
    const end = bytes.indexOf(newline, offset)
    const whole = end !== -1
    yield { line: bytes.subarray(offset, whole ? end : bytes.length), offset, whole }
    offset = whole ? end + 1 : bytes.length
  }
}
