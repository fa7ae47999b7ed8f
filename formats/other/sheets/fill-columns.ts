/** Something that takes so many px of a column, the room below it included. */
export interface Row {
  readonly height: number
}

/** Rows in columns of a height in px. */
export function fill<Own extends Row>(rows: readonly Own[], height: number): readonly (readonly Own[])[] {
  const columns: Own[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (used + row.height > height) {
      columns.push([])
      used = 0
    }
    columns.at(-1)?.push(row)
    used += row.height
  }
  return columns
}

/** Up to so many columns of the least height that holds all rows; undefined when columns of `height` px do not. */
export function evened<Own extends Row>(
  rows: readonly Own[],
  count: number,
  height: number,
): readonly (readonly Own[])[] | undefined {
  let best = fill(rows, height)
  if (best.length > count) return undefined
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
