import { shapeOf, type TableName } from '../../../service/ports/tables.ts'
import type { Sequence } from '../tables/sequence.ts'
import { addressOf } from './address.ts'
import type { Segment } from './segment.ts'

/** A row that lies in the archive. */
export interface Lying {
  readonly segment: Segment
  readonly row: number
}

/** Rows at rest, on the disk. A row is in memory or alive here, never both. */
export interface Archive {
  /** In the order in which they were written. */
  segments: readonly Segment[]
}

/** The row of a key among those of some segments that are alive, or among those that are not. */
export function locate(
  segments: readonly Segment[],
  table: TableName,
  key: string,
  alive: 0 | 1 = 1,
): Lying | undefined {
  if (segments.length === 0) return undefined
  const address = addressOf(table, key)
  for (const segment of segments) {
    const { keys, rowOfKey } = segment.index
    for (let at = firstOf(keys, address); keys[at] === address; at += 1) {
      const row = rowOfKey[at] as number
      if (segment.isAlive[row] === alive && isOf(segment, row, table, key)) return { segment, row }
    }
  }
  return undefined
}

/** Two keys may have one address: the row tells. */
function isOf(segment: Segment, row: number, table: TableName, key: string): boolean {
  const [name, , found] = segment.read(row)
  return name === table && shapeOf(table).key(found as never) === key
}

/** Rows of the archive under an index's value: one list a segment, each in order. */
export function sequencesOf<Row>(
  { segments }: Archive,
  table: TableName,
  index: string,
  value: string,
): readonly Sequence<Row>[] {
  if (segments.length === 0) return []
  const address = addressOf(table, index, value)
  return segments.flatMap(segment => {
    const { values, orders, serials, rowOfPlace } = segment.index
    const begin = firstOf(values, address)
    const length = firstOf(values, address + 1) - begin
    if (length === 0) return []
    const rowAt = (at: number): number => rowOfPlace[begin + at] as number
    return {
      length,
      order: (at: number) => orders[begin + at] as number,
      serial: (at: number) => serials[rowAt(at)] as number,
      isThere: (at: number) => segment.isAlive[rowAt(at)] === 1,
      row: (at: number) => segment.read(rowAt(at))[2] as Row,
    }
  })
}

/** The first place of numbers in order that has this one or a greater. */
function firstOf(numbers: Float64Array, wanted: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) >= wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** Lets go of all files. */
export async function closeArchive({ segments }: Archive): Promise<void> {
  for (const segment of segments) await segment.close()
}
