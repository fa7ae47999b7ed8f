/** Gives the number that rows stand in order by. */
export type OrderOf<Row> = (row: Row) => number

/** The first place whose row stands at that number or later. */
export function firstAt<Row>(rows: readonly Row[], order: OrderOf<Row>, number: number): number {
  return search(rows, row => order(row) >= number)
}

/** The first place whose row stands later than that number. */
export function firstAfter<Row>(rows: readonly Row[], order: OrderOf<Row>, number: number): number {
  return search(rows, row => order(row) > number)
}

/** The first place from which all rows fit. */
function search<Row>(rows: readonly Row[], fits: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(rows[middle] as Row)) high = middle
    else low = middle + 1
  }
  return low
}
