/** Whether this is `npm run soak`, which goes through all of every sweep. */
export const isSoak: boolean = process.env['SOAK'] !== undefined

/**
 * What a test looks at of a sweep of many rows, each over the same `items`: one item in `every`, other ones from row to
 * row, so that each row and each item has its turn. A soak looks at all.
 */
export function partOf<Item>(items: readonly Item[], row: number, every: number): readonly Item[] {
  return isSoak ? items : items.filter((_, at) => at % every === row % every)
}

/** How many cases that chance makes a test tries of a property: a sixth of what a soak does. */
export function casesOf(all: number): number {
  return isSoak ? all : Math.ceil(all / 6)
}
