import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { type JournalRecord, readLine, readLines } from './record.ts'
import { firstOf, type SegmentHeader } from './segments.ts'
import { openSnapshot } from './snapshot.ts'
import type { Table } from '../tables/table.ts'
import { createTables, type TableName, type Tables } from '../tables/tables.ts'
import { applyChange } from '../tables/transaction.ts'

/** Path of the snapshot in a store's folder. */
export function snapshotPath(folder: string): string {
  return join(folder, 'snapshot.json')
}

/** A store's state as the disk has it. */
export interface Recovered {
  readonly tables: Tables
  readonly seq: number
  /** The end of the last segment when it is a write that was cut off. */
  readonly torn?: { readonly path: string; readonly offset: number; readonly bytes: number }
}

/**
 * Reads snapshot and journal up to `lastSeq` and changes nothing. Only the very end may be torn: nobody was told that
 * it was kept. Damage anywhere else throws with file and offset: going on would lose what was acknowledged.
 */
export async function readState(
  disk: Disk,
  folder: string,
  lastSeq: number = Number.POSITIVE_INFINITY,
): Promise<Recovered> {
  const { data } = await openSnapshot(disk, snapshotPath(folder))
  const tables = createTables()
  for (const [name, rows] of Object.entries(data.tables)) {
    const table = tables[name as TableName] as Table<unknown>
    for (const row of rows) table.set(table.keyOf(row), row)
  }
  let { seq } = data
  // A later segment may be growing while this is read.
  const names = (await disk.list(folder)).filter(name => {
    const first = firstOf(name)
    return first !== undefined && first <= lastSeq
  })
  for (const [index, name] of names.entries()) {
    const path = join(folder, name)
    const bytes = (await disk.read(path)) ?? new Uint8Array()
    const { records, torn } = readSegment(bytes, path, index === names.length - 1)
    for (const record of records) {
      if (record.seq <= seq || record.seq > lastSeq) continue
      if (record.seq !== seq + 1) throw damaged(path, 0, `record ${seq + 1} is missing`)
      for (const change of record.changes) applyChange(tables, change)
      seq = record.seq
    }
    if (torn !== undefined) return { tables, seq, torn: { path, offset: torn, bytes: bytes.length - torn } }
  }
  return { tables, seq }
}

interface Segment {
  readonly records: readonly JournalRecord[]
  /** Where a write that was cut off begins. */
  readonly torn?: number
}

function readSegment(bytes: Uint8Array, path: string, isLast: boolean): Segment {
  const records: JournalRecord[] = []
  for (const { line, offset, whole } of readLines(bytes)) {
    const value = whole ? readLine(line) : undefined
    if (value === undefined) {
      // After a torn write there is nothing: a sound line further on means that the disk has lost something in between.
      const rest = [...readLines(bytes.subarray(offset))].slice(1)
      if (isLast && !rest.some(next => next.whole && readLine(next.line) !== undefined)) {
        return { records, torn: offset }
      }
      throw damaged(path, offset, 'its sum does not fit')
    }
    if (offset === 0) checkHeader(value, path)
    else records.push(value as JournalRecord)
  }
  return { records }
}

function checkHeader(value: unknown, path: string): void {
  const { format, version } = value as Partial<SegmentHeader>
  if (format === 'platen-journal' && version === 1) return
  throw new Error(`${path} is no journal of this version of platen; use the version that wrote it`)
}

function damaged(path: string, offset: number, reason: string): Error {
  return new Error(
    `${path} is damaged at byte ${offset}: ${reason}. Nothing was changed; restore the folder from a backup`,
  )
}
