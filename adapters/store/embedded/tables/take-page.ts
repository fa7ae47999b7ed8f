import type { Page, Place } from '../../../service/jobs/page.ts'

/** How a list is shown. */
export type ListOrder = 'oldest first' | 'newest first'

/** What a list is ordered by; rows of the same millisecond keep the order in which they were put. */
interface Dated {
  readonly createdAt: number
}

/**
 * A page of a table's rows. When the row that the page before ended with is gone, the page begins with all rows of
 * its millisecond: a row may come twice, and none is left out.
 */
export function takePage<Row extends Dated>(
  rows: Iterable<Row>,
  order: ListOrder,
  { limit, after }: Page,
  idOf: (row: Row) => string,
): readonly Row[] {
  const list = inOrder(rows, order)
  const begin = after === undefined ? 0 : beginAfter(list, order, after, idOf)
  return list.slice(begin, begin + limit)
}

/** Rows come as they were put, and that is not always by time: a charge bears the time at which its run was done. */
function inOrder<Row extends Dated>(rows: Iterable<Row>, order: ListOrder): readonly Row[] {
  if (order === 'oldest first') return [...rows].sort((one, other) => one.createdAt - other.createdAt)
  return [...rows].reverse().sort((one, other) => other.createdAt - one.createdAt)
}

function beginAfter<Row extends Dated>(
  list: readonly Row[],
  order: ListOrder,
  { createdAt, id }: Place,
  idOf: (row: Row) => string,
): number {
  const index = list.findIndex(row => idOf(row) === id)
  if (index !== -1) return index + 1
  const begin = list.findIndex(row =>
    order === 'oldest first' ? row.createdAt >= createdAt : row.createdAt <= createdAt,
  )
  return begin === -1 ? list.length : begin
}
