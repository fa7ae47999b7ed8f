import type { Place } from '../../../service/jobs/page.ts'
import type { Part } from '../../../service/ports/store.ts'
import { firstAfter, firstAt, type OrderOf } from './sorted.ts'

/** How rows are told apart and what they are in order by. */
interface Naming<Row> {
  readonly key: (row: Row) => string
  readonly order: OrderOf<Row>
}

/** A part of rows that are in order. */
export function takePart<Row>(rows: readonly Row[], part: Part & Naming<Row>): readonly Row[] {
  const { after, before, newestFirst = false, order, limit = rows.length } = part
  if (newestFirst) {
    const end = after ? endBefore(rows, after, part) : rows.length
    return rows.slice(Math.max(0, end - limit), end).reverse()
  }
  const begin = after ? beginAfter(rows, after, part) : 0
  const end = before === undefined ? rows.length : firstAt(rows, order, before)
  return rows.slice(begin, Math.min(end, begin + limit))
}

/** The place after a row; of one that is gone, where its time begins. */
function beginAfter<Row>(
  rows: readonly Row[],
  { createdAt, id }: Place,
  { key, order }: Naming<Row>,
): number {
  const begin = firstAt(rows, order, createdAt)
  for (let at = begin; at < rows.length && order(rows[at] as Row) === createdAt; at += 1) {
    if (key(rows[at] as Row) === id) return at + 1
  }
  return begin
}

/** The place of a row; of one that is gone, where its time ends. */
function endBefore<Row>(rows: readonly Row[], { createdAt, id }: Place, { key, order }: Naming<Row>): number {
  const end = firstAfter(rows, order, createdAt)
  for (let at = end - 1; at >= 0 && order(rows[at] as Row) === createdAt; at -= 1) {
    if (key(rows[at] as Row) === id) return at
  }
  return end
}
