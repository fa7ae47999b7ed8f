/** Something that takes so many px of a column, the room below it included. */
export interface Row {
  readonly height: number
}

/**
 * Rows in columns of a height in px. It ends with the column that is over `most`, so that rows behind it need not be measured.
 */
export function fill<Own extends Row>(
  rows: Iterable<Own>,
  height: number,
  most: number = Number.POSITIVE_INFINITY,
): readonly (readonly Own[])[] {
  const columns: Own[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (used + row.height > height) {
      columns.push([])
      used = 0
    }
    columns.at(-1)?.push(row)
    used += row.height
    if (columns.length > most) break
  }
  return columns
}

/** Rows as far as they are asked for, so that those that no column has room for are not measured. */
export function* askedRows<Thing, Own extends Row>(
  things: readonly Thing[],
  rowOf: (thing: Thing) => Own,
): Iterable<Own> {
  for (const thing of things) yield rowOf(thing)
}

/** Up to so many columns of the least height that holds all rows; undefined when columns of `height` px do not. */
export function evened<Own extends Row>(
  asked: Iterable<Own>,
  count: number,
  height: number,
): readonly (readonly Own[])[] | undefined {
  let best = fill(asked, height, count)
  if (best.length > count) return undefined
  const rows = best.flat()
  let [low, high] = [0, height]
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    const columns = fill(rows, middle)
    if (columns.length <= count) {
      best = columns
      high = middle
    } else low = middle
  }
  return best
}
