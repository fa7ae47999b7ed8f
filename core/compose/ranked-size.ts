import type { Rank } from '../brief/design.ts'
import { leastSize, smallestType } from '../theme/medium.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'

/** Least sizes of what is ranked, over body: of few of a kind, of few in cells, of many. */
const RANKED = {
  first: { few: 2.6, cell: 1.8, many: 1.4 },
  second: { few: 1.7, cell: 1.45, many: 1.2 },
} as const

/** Of what is hardly to be seen, over the smaller of body and what the format gives. */
const LOW = 0.8

/** The least type of a face, whose body is above it, or of text that is read from near. */
function leastIn(page: PageSize, base: number): number {
  const least = leastSize(page)
  return base >= least ? least : smallestType(page)
}

/** How many there are of a part, and whether they stand in cells. */
type Many = 'few' | 'cell' | 'many'

/** px of a part that a brief ranks, from what its format gives. */
export function rankedSize(rank: Rank, size: number, { page, type }: Theme, many: Many): number {
  if (rank === 'last')
    return Math.min(size, Math.max(Math.min(size, type.base) * LOW, leastIn(page, type.base)))
  return Math.max(type.base * RANKED[rank][many], size)
}
