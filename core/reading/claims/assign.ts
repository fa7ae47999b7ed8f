/** A possible tie of a row to a column, and what it is worth: more than 0. */
export interface Tie {
  readonly row: number
  readonly column: number
  readonly worth: number
}

/**
 * The set of ties that is worth most together and has no row and no column twice: the assignment problem, by the Hungarian
 * method with potentials (Kuhn 1955, Jonker and Volgenant 1987), in rows² × columns steps. Of equal sets the one with the
 * earlier columns wins. Gives the column of each row; rows that are worth nothing anywhere have none.
 */
export function assign(rows: number, columns: number, ties: readonly Tie[]): readonly (number | undefined)[] {
  // Each row has a column of its own where it is worth nothing, so that none is forced into a poor tie.
  const width = columns + rows
  const cost = Array.from({ length: rows }, () => new Float64Array(width))
  for (const { row, column, worth } of ties) {
    const line = cost[row] as Float64Array
    line[column] = Math.min(line[column] as number, -worth + column * 1e-9)
  }
  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(width + 1)
  const rowOf = new Int32Array(width + 1)
  const previous = new Int32Array(width + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    let at = 0
    const least = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY)
    const used = new Uint8Array(width + 1)
    do {
      used[at] = 1
      const current = rowOf[at] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let column = 1; column <= width; column++) {
        if (used[column]) continue
        const reduced =
          ((cost[current - 1] as Float64Array)[column - 1] as number) -
          (rowPotential[current] as number) -
          (columnPotential[column] as number)
        if (reduced < (least[column] as number)) {
          least[column] = reduced
          previous[column] = at
        }
        if ((least[column] as number) < step) {
          step = least[column] as number
          next = column
        }
      }
      for (let column = 0; column <= width; column++) {
        if (used[column]) {
          rowPotential[rowOf[column] as number] = (rowPotential[rowOf[column] as number] as number) + step
          columnPotential[column] = (columnPotential[column] as number) - step
        } else least[column] = (least[column] as number) - step
      }
      at = next
    } while (rowOf[at] !== 0)
    do {
      const back = previous[at] as number
      rowOf[at] = rowOf[back] as number
      at = back
    } while (at !== 0)
  }
  const found: (number | undefined)[] = Array.from({ length: rows })
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] as number
    const isTied = row > 0 && ((cost[row - 1] as Float64Array)[column - 1] as number) < 0
    if (isTied) found[row - 1] = column - 1
  }
  return found
}
