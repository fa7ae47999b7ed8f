import type { Page, Place } from '../../service/page.ts'

/** A page of rows that are in order already. */
export function takePage<Row>(
  rows: readonly Row[],
  { limit, after }: Page,
  placeOf: (row: Row) => Place,
): readonly Row[] {
  if (!after) return rows.slice(0, limit)
  const index = rows.findIndex(row => {
    const place = placeOf(row)
    return place.createdAt === after.createdAt && place.id === after.id
  })
  if (index !== -1) return rows.slice(index + 1, index + 1 + limit)
  // The entry that the page before ended with is gone: go on by time. What came at the same moment may be shown again,
  // which is better than never.
  const rest = rows.length > 1 && isDescending(rows, placeOf) ? notAfter(after) : notBefore(after)
  return rows.filter(row => rest(placeOf(row))).slice(0, limit)
}

function isDescending<Row>(rows: readonly Row[], placeOf: (row: Row) => Place): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  return first !== undefined && last !== undefined && placeOf(first).createdAt > placeOf(last).createdAt
}

function notAfter(place: Place): (other: Place) => boolean {
  return other => other.createdAt <= place.createdAt
}

function notBefore(place: Place): (other: Place) => boolean {
  return other => other.createdAt >= place.createdAt
}
