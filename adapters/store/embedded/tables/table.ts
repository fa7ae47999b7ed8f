import type { Index, Kind, TableName } from '../../../service/ports/tables.ts'
import type { Part } from '../../../service/ports/store.ts'
import { locate, sequencesOf } from '../archive/archive.ts'
import { type Kept, keptOf, restoreRow, type Rows, setRow } from './rows.ts'
import { type Sequence, takePart } from './sequence.ts'

/** Rows of one kind, with the indexes of those in memory. */
export interface Table<Row> {
  get(key: string): Row | undefined
  find(index: string, value: string, part?: Part): readonly Row[]
  count(index: string, value: string): number
  keyOf(row: Row): string
  /** Puts or, with `undefined`, removes a row; returns what takes that back. */
  set(key: string, row: Row | undefined, serial: number): () => void
  /** Takes rows out of memory that have come to lie in the archive. */
  letGo(keys: readonly string[]): void
}

/** An index as it is kept: the rows under each value, in order. */
interface KeptIndex<Row> extends Index<Row> {
  readonly groups: Map<string, Kept<Row>[]>
}

/** Makes the table of a name over its rows, which it then keeps as its own. */
export function createTable<Row>(name: TableName, shape: Kind<Row>, rows: Rows): Table<Row> {
  const kept = keptOf(rows.kept, name) as Map<string, Kept<Row>>
  const indexes = new Map(
    Object.entries(shape.indexes).map(([index, declared]) => [index, fill(declared, kept.values())]),
  )
  const sequences = (index: string, value: string): readonly Sequence<Row>[] => {
    const found = indexes.get(index)
    if (!found) throw new Error(`there is no index "${index}"`)
    const group = found.groups.get(value)
    const inMemory = group ? [toSequence(group, found.order)] : []
    return shape.rests ? [...inMemory, ...sequencesOf<Row>(rows.archive, name, index, value)] : inMemory
  }
  const lie = (key: string) => (shape.rests ? locate(rows.archive.segments, name, key) : undefined)
  const move = (old: Kept<Row> | undefined, now: Kept<Row> | undefined): void => {
    for (const index of indexes.values()) moveIn(index, old, now)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (found) return found.row
      const lying = lie(key)
      return lying && (lying.segment.read(lying.row)[2] as Row)
    },
    find: (index, value, part = {}) =>
      takePart(sequences(index, value), part, key => {
        const lying = kept.has(key) ? undefined : lie(key)
        return kept.get(key)?.serial ?? lying?.segment.index.serials[lying.row]
      }),
    count: (index, value) => sequences(index, value).reduce((sum, sequence) => sum + sizeOf(sequence), 0),
    keyOf: shape.key,
    set(key, row, serial) {
      const before = setRow(rows, { table: name, key, row }, serial)
      const now = kept.get(key)
      move(before.kept as Kept<Row> | undefined, now)
      return () => {
        restoreRow(rows, name, key, before)
        move(now, kept.get(key))
      }
    },
    letGo(keys) {
      const gone = new Set(keys.flatMap(key => kept.get(key) ?? []))
      for (const index of indexes.values()) takeOut(index, gone)
      for (const key of keys) kept.delete(key)
    },
  }
}

function toSequence<Row>(group: readonly Kept<Row>[], order: Index<Row>['order']): Sequence<Row> {
  const at = (place: number): Kept<Row> => group[place] as Kept<Row>
  return {
    length: group.length,
    order: place => order(at(place).row),
    serial: place => at(place).serial,
    isThere: () => true,
    row: place => at(place).row,
  }
}

function sizeOf<Row>({ length, isThere }: Sequence<Row>): number {
  let size = 0
  for (let at = 0; at < length; at += 1) if (isThere(at)) size += 1
  return size
}

function fill<Row>({ value, order }: Index<Row>, rows: Iterable<Kept<Row>>): KeptIndex<Row> {
  const groups = new Map<string, Kept<Row>[]>()
  for (const kept of rows) {
    const under = value(kept.row)
    if (under === undefined) continue
    const group = groups.get(under)
    if (group) group.push(kept)
    else groups.set(under, [kept])
  }
  for (const group of groups.values()) {
    group.sort((one, other) => order(one.row) - order(other.row) || one.serial - other.serial)
  }
  return { value, order, groups }
}

/** Takes the old row out of an index and puts the new one in. */
function moveIn<Row>(
  { value, order, groups }: KeptIndex<Row>,
  old: Kept<Row> | undefined,
  now: Kept<Row> | undefined,
): void {
  const from = old && value(old.row)
  const to = now && value(now.row)
  if (old && from !== undefined) {
    const group = groups.get(from) as Kept<Row>[]
    const at = placeIn(group, order, old)
    if (now && from === to && order(old.row) === order(now.row)) {
      group[at] = now
      return
    }
    group.splice(at, 1)
    if (group.length === 0) groups.delete(from)
  }
  if (!now || to === undefined) return
  const group = groups.get(to)
  if (!group) groups.set(to, [now])
  else group.splice(placeIn(group, order, now), 0, now)
}

/** Takes many rows out of an index: going through a group once is quicker than closing a gap for each. */
function takeOut<Row>({ value, groups }: KeptIndex<Row>, gone: ReadonlySet<Kept<Row>>): void {
  for (const under of new Set([...gone].map(({ row }) => value(row)))) {
    if (under === undefined) continue
    const left = groups.get(under)?.filter(kept => !gone.has(kept)) ?? []
    if (left.length > 0) groups.set(under, left)
    else groups.delete(under)
  }
}

/** Where a row stands in its group, or would stand. */
function placeIn<Row>(
  group: readonly Kept<Row>[],
  order: Index<Row>['order'],
  { row, serial }: Kept<Row>,
): number {
  const number = order(row)
  let [low, high] = [0, group.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { row: other, serial: its } = group[middle] as Kept<Row>
    if ((order(other) - number || its - serial) >= 0) high = middle
    else low = middle + 1
  }
  return low
}
