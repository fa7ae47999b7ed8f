import { shapeOf, type TableName, tables } from '../../../service/ports/tables.ts'
import { type Archive, type Lying, locate } from '../archive/archive.ts'

/** One row put or, as `null`, removed: what the journal keeps. */
export interface Change {
  readonly table: TableName
  readonly key: string
  readonly row: unknown
}

/** A row in memory. Serials are numbers of commits, with a fraction for the place in the commit. */
export interface Kept<Row = unknown> {
  readonly row: Row
  /** When a row of its key was put first. */
  readonly serial: number
  /** When it was put last. */
  readonly changed: number
}

/** Rows in memory by table and key, and those that lie in the archive. */
export interface Rows {
  readonly kept: ReadonlyMap<TableName, Map<string, Kept>>
  readonly archive: Archive
}

/** No rows. */
export function noRows(): Rows {
  const names = Object.keys(tables) as TableName[]
  return { kept: new Map(names.map(name => [name, new Map()])), archive: { segments: [] } }
}

/** The serial of a change by the number of its commit and its place in there. */
export function serialOf(seq: number, place: number): number {
  return seq + place / 2 ** 20
}

/** What had a key before it was put or removed. */
export interface Before {
  readonly kept: Kept | undefined
  readonly lying: Lying | undefined
}

/** Puts a row or, with `undefined`, removes it, and says what was there: in memory, or raised from the archive. */
export function setRow({ kept, archive }: Rows, { table, key, row }: Change, serial: number): Before {
  const rows = keptOf(kept, table)
  const before = rows.get(key)
  const lying = before || !shapeOf(table).rests ? undefined : locate(archive.segments, table, key)
  const first = before?.serial ?? lying?.segment.index.serials[lying.row] ?? serial
  if (row === null || row === undefined) rows.delete(key)
  else rows.set(key, { row, serial: first, changed: serial })
  if (lying) lying.segment.isAlive[lying.row] = 0
  return { kept: before, lying }
}

/** Takes back what was put or removed. */
export function restoreRow({ kept }: Rows, table: TableName, key: string, before: Before): void {
  const rows = keptOf(kept, table)
  if (before.kept) rows.set(key, before.kept)
  else rows.delete(key)
  if (before.lying) before.lying.segment.isAlive[before.lying.row] = 1
}

/** The rows of a table in memory. Throws for one that a later version has written. */
export function keptOf(kept: Rows['kept'], table: TableName): Map<string, Kept> {
  const rows = kept.get(table)
  if (!rows) throw new Error(`this version of platen has no table "${table}"; use the version that wrote it`)
  return rows
}
