/** Rows of one kind, with the ways they are looked up. Rows are plain data and never changed in place. */
export interface Table<Row> {
  get(key: string): Row | undefined
  /** Rows under an index's value, in the order they were first put. */
  find(index: string, value: string): Iterable<Row>
  count(index: string, value: string): number
  /** Values that an index has rows for. */
  values(index: string): Iterable<string>
  rows(): Iterable<Row>
  readonly size: number
  keyOf(row: Row): string
  /** Puts or, with `undefined`, removes a row. Only a transaction calls it. */
  set(key: string, row: Row | undefined): void
}

/** How the rows of a table are found. */
export interface TableShape<Row> {
  readonly key: (row: Row) => string
  /** A row whose value is `undefined` is not in that index. */
  readonly indexes?: Readonly<Record<string, (row: Row) => string | undefined>>
}

/** Creates an empty table. */
export function createTable<Row>({ key, indexes = {} }: TableShape<Row>): Table<Row> {
  const rows = new Map<string, Row>()
  const groups = new Map(Object.keys(indexes).map(name => [name, new Map<string, Map<string, Row>>()]))

  const groupsOf = (index: string): Map<string, Map<string, Row>> => {
    const found = groups.get(index)
    if (!found) throw new Error(`there is no index "${index}"`)
    return found
  }

  const place = (name: string, rowKey: string, old: Row | undefined, row: Row | undefined): void => {
    const groupOf = indexes[name] as (row: Row) => string | undefined
    const before = old === undefined ? undefined : groupOf(old)
    const after = row === undefined ? undefined : groupOf(row)
    const all = groupsOf(name)
    if (before !== undefined && before !== after) {
      const group = all.get(before)
      group?.delete(rowKey)
      if (group?.size === 0) all.delete(before)
    }
    if (after === undefined || row === undefined) return
    const group = all.get(after) ?? new Map<string, Row>()
    group.set(rowKey, row)
    all.set(after, group)
  }

  return {
    get: rowKey => rows.get(rowKey),
    find: (index, value) => groupsOf(index).get(value)?.values() ?? [],
    count: (index, value) => groupsOf(index).get(value)?.size ?? 0,
    values: index => groupsOf(index).keys(),
    rows: () => rows.values(),
    get size() {
      return rows.size
    },
    keyOf: key,
    set(rowKey, row) {
      const old = rows.get(rowKey)
      if (row === undefined) rows.delete(rowKey)
      else rows.set(rowKey, row)
      for (const name of Object.keys(indexes)) place(name, rowKey, old, row)
    },
  }
}
