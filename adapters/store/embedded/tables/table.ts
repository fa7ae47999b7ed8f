import type { Index, Shape } from '../../../service/ports/tables.ts'
import type { Part } from '../../../service/ports/store.ts'
import { firstAfter, firstAt } from './sorted.ts'
import { takePart } from './take-part.ts'

/** Rows of one kind in memory, with their indexes. */
export interface Table<Row> {
  get(key: string): Row | undefined
  find(index: string, value: string, part?: Part): readonly Row[]
  count(index: string, value: string): number
  keyOf(row: Row): string
  /** Puts or, with `undefined`, removes a row; returns what had the key. */
  set(key: string, row: Row | undefined): Row | undefined
}

/** An index as it is kept: the rows under each value, in order. */
interface Kept<Row> extends Index<Row> {
  readonly groups: Map<string, Row[]>
}

/** Makes a table of rows by their keys, which it then keeps as its own. */
export function createTable<Row>(shape: Shape<Row>, rows: Map<string, Row>): Table<Row> {
  const kept = new Map(
    Object.entries(shape.indexes).map(([name, index]) => [name, fill(index, rows.values())]),
  )
  const indexOf = (name: string): Kept<Row> => {
    const found = kept.get(name)
    if (!found) throw new Error(`there is no index "${name}"`)
    return found
  }
  return {
    get: key => rows.get(key),
    find(name, value, part) {
      const { groups, order } = indexOf(name)
      return takePart(groups.get(value) ?? [], { ...part, order, key: shape.key })
    },
    count: (name, value) => indexOf(name).groups.get(value)?.length ?? 0,
    keyOf: shape.key,
    set(key, row) {
      const old = rows.get(key)
      if (row === undefined) rows.delete(key)
      else rows.set(key, row)
      for (const index of kept.values()) move(index, old, row)
      return old
    },
  }
}

function fill<Row>({ value, order }: Index<Row>, rows: Iterable<Row>): Kept<Row> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const under = value(row)
    if (under === undefined) continue
    const group = groups.get(under)
    if (group) group.push(row)
    else groups.set(under, [row])
  }
  for (const group of groups.values()) group.sort((one, other) => order(one) - order(other))
  return { value, order, groups }
}

/** Takes the old row out of an index and puts the new one in; one that stays where it was keeps its place. */
function move<Row>({ value, order, groups }: Kept<Row>, old: Row | undefined, row: Row | undefined): void {
  const from = old === undefined ? undefined : value(old)
  const to = row === undefined ? undefined : value(row)
  if (old !== undefined && from !== undefined) {
    const group = groups.get(from) as Row[]
    const at = group.indexOf(old, firstAt(group, order, order(old)))
    if (row !== undefined && from === to && order(old) === order(row)) {
      group[at] = row
      return
    }
    group.splice(at, 1)
    if (group.length === 0) groups.delete(from)
  }
  if (row === undefined || to === undefined) return
  const group = groups.get(to)
  if (!group) groups.set(to, [row])
  else group.splice(firstAfter(group, order, order(row)), 0, row)
}
