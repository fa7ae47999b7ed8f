import { crc32 } from 'node:zlib'
import { shapeOf, type TableName, tables } from '../../../service/ports/tables.ts'
import { toLine } from '../journal/record.ts'
import { addressOf } from './address.ts'

/** A row as an archive keeps it: a line of its own. */
export type Archived = readonly [table: TableName, serial: number, row: unknown]

/** The first line of a segment of the archive. The lines of its rows follow, then its index. */
export interface SegmentHead {
  readonly format: 'platen-archive'
  readonly version: 1
  readonly rows: number
  /** Places in indexes: a row has one in each index that it is found by. */
  readonly places: number
  /** Bytes of all lines of rows. */
  readonly size: number
  /** CRC-32 of the index. */
  readonly sum: number
  /** CRC-32 of the names of all indexes that there were; absent in files of an earlier time. */
  readonly indexes?: number
}

/** Stands for the indexes that there are: a file that was written when there were others has no places in what came since. */
export const indexSum: number = crc32(
  JSON.stringify(Object.entries(tables).map(([name, { indexes }]) => [name, Object.keys(indexes)])),
)

/**
 * How rows are found without reading them. Numbers of rows are their order in the file; places are in the order of the
 * index's value, its number and the serials of their rows.
 */
export interface SegmentIndex {
  /** Addresses of all keys in order, and whose they are. */
  readonly keys: Float64Array
  readonly rowOfKey: Uint32Array
  /** When each row was put first. */
  readonly serials: Float64Array
  /** Where each row begins, and behind them where the last ends. */
  readonly offsets: Uint32Array
  /** For each place the address of its index and value, the number that it stands at, and its row. */
  readonly values: Float64Array
  readonly orders: Float64Array
  readonly rowOfPlace: Uint32Array
}

/** The arrays of an index that is empty yet, over one piece of memory. */
export function layIndex(rows: number, places: number): SegmentIndex & Laid {
  const size = 8 * (2 * rows + 2 * places) + 4 * (2 * rows + 1 + places)
  const buffer = new ArrayBuffer(size)
  let at = 0
  const take = <Taken>(
    Kind: new (buffer: ArrayBuffer, at: number, length: number) => Taken,
    length: number,
    each: number,
  ): Taken => {
    const taken = new Kind(buffer, at, length)
    at += length * each
    return taken
  }
  const float = (length: number): Float64Array => take(Float64Array, length, 8)
  const whole = (length: number): Uint32Array => take(Uint32Array, length, 4)
  return {
    ...{ keys: float(rows), serials: float(rows), values: float(places), orders: float(places) },
    ...{ rowOfKey: whole(rows), offsets: whole(rows + 1), rowOfPlace: whole(places) },
    bytes: new Uint8Array(buffer),
  }
}

/** The memory under an index. */
interface Laid {
  readonly bytes: Uint8Array
}

/** Where a row is found in an index. */
interface PlaceOfRow {
  readonly value: number
  readonly order: number
  readonly row: number
}

/** Writes rows, and what their lines are, as the bytes of one segment. */
export function toSegment(rows: readonly Archived[], lines: readonly Uint8Array[]): Uint8Array {
  const places = rows.flatMap(placesOf)
  places.sort(
    (one, other) => one.value - other.value || one.order - other.order || serialOf(one) - serialOf(other),
  )
  function serialOf({ row }: PlaceOfRow): number {
    return rows[row]?.[1] ?? 0
  }
  const keys = rows.map(([table, , row], number) => ({ number, key: keyAddress(table, row) }))
  keys.sort((one, other) => one.key - other.key)
  const { bytes, ...index } = layIndex(rows.length, places.length)
  for (const [at, { number, key }] of keys.entries()) {
    index.keys[at] = key
    index.rowOfKey[at] = number
  }
  for (const [at, { value, order, row }] of places.entries()) {
    index.values[at] = value
    index.orders[at] = order
    index.rowOfPlace[at] = row
  }
  let size = 0
  for (const [number, line] of lines.entries()) {
    index.serials[number] = rows[number]?.[1] ?? 0
    index.offsets[number] = size
    size += line.length
  }
  index.offsets[lines.length] = size
  const head: SegmentHead = {
    ...{ format: 'platen-archive', version: 1, rows: rows.length, places: places.length, size },
    ...{ sum: crc32(bytes), indexes: indexSum },
  }
  return Buffer.concat([toLine(head), ...lines, bytes])
}

/** The address of a row's key. */
function keyAddress(table: TableName, row: unknown): number {
  return addressOf(table, shapeOf(table).key(row as never))
}

function placesOf([table, , row]: Archived, number: number): readonly PlaceOfRow[] {
  const places: PlaceOfRow[] = []
  for (const [name, { value, order }] of Object.entries(shapeOf(table).indexes)) {
    const under = value(row as never)
    if (under === undefined) continue
    places.push({ value: addressOf(table, name, under), order: order(row as never), row: number })
  }
  return places
}

/** Name of a file of the archive: `archive-000042.rows`. */
export function archiveName(number: number): string {
  return `archive-${String(number).padStart(6, '0')}.rows`
}

/** The number of a file of the archive; 0 for any other. */
export function archiveNumber(name: string): number {
  return Number(/^archive-(\d{6,})\.rows$/.exec(name)?.[1] ?? 0)
}

/** Whether a file is one of the archive. */
export function isArchive(name: string): boolean {
  return archiveNumber(name) > 0
}
