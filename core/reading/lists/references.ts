/** The values of one column of a table, or of one field of all records: an empty text where there is none. */
export type Values = readonly string[]

/** A column whose values name other rows, and the one that they are named by. */
export interface Reference {
  /** Index of the column that names others. */
  readonly from: number
  /** Index of the column that they are named by. */
  readonly to: number
  /** For each row the one that it names; -1 for none. */
  readonly rows: readonly number[]
}

/** Rows from which on it is no chance that they name others, and the part of a column's values that must. */
const LEAST = { rows: 2, share: 0.6 }

/**
 * The column whose values name other rows, whatever it is called: most of what it holds stands elsewhere in a column that
 * has each value once. Of several the one that names most; undefined where rows do not name each other.
 */
export function referenceIn(columns: readonly Values[]): Reference | undefined {
  const places = columns.map(placesOf)
  const found = columns.flatMap((values, from) =>
    places.flatMap((place, to) => (place && from !== to ? (namedBy(values, place, { from, to }) ?? []) : [])),
  )
  const count = ({ rows }: Reference): number => rows.filter(row => row >= 0).length
  return found.reduce<Reference | undefined>(
    (best, one) => (best === undefined || count(one) > count(best) ? one : best),
    undefined,
  )
}

/** The row of each value of a column that has every value once. */
function placesOf(values: Values): ReadonlyMap<string, number> | undefined {
  const filled = values.flatMap((value, row) => (value === '' ? [] : [[value, row] as const]))
  const places = new Map(filled)
  return places.size === filled.length && filled.length * 2 > values.length ? places : undefined
}

function namedBy(
  values: Values,
  places: ReadonlyMap<string, number>,
  ends: Pick<Reference, 'from' | 'to'>,
): Reference | undefined {
  const rows = values.map((value, row) => {
    const named = places.get(value)
    return named === undefined || named === row ? -1 : named
  })
  const named = rows.filter(row => row >= 0).length
  const filled = values.filter(value => value !== '').length
  return named >= LEAST.rows && named >= filled * LEAST.share ? { ...ends, rows } : undefined
}
