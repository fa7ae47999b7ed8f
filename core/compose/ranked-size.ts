import type { Rank } from '../brief/design.ts'
import { leastSize, smallestType } from '../theme/medium.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'

/** Least sizes of what is ranked, over body: of few of a kind, of few in cells, of many. */
const RANKED = {
  first: { few: 2.6, cell: 1.8, many: 1.6 },
  second: { few: 1.7, cell: 1.45, many: 1.2 },
} as const

/** Of what is hardly to be seen, over the smaller of body and what the format gives. */
const LOW = 0.8

/** The least type of a face, whose body is above it, or of text that is read from near. */
function leastIn(page: PageSize, base: number): number {
  const least = leastSize(page)
  return base >= least ? least : smallestType(page)
}

/** em of a letter in a heavy face. */
const LETTER = 0.62

/** How many there are of a part, and whether they stand in cells. */
type Many = 'few' | 'cell' | 'many'

/** Where a ranked part stands: how large the largest words on its sheets are, in px, and how many letters it has itself. */
interface Beside {
  readonly largest: number
  readonly letters: number
}

/** Letters of what can be larger than any title in its place, how much larger it is, and the part of a page's width that it may fill. */
const SHORT = { letters: 14, over: [1.2, 2], width: 0.5 } as const

/** Letters of a figure in a cell, which may be as large as on a line, and lines of a page that one thing may take. */
const FIGURE = 7
const LINES = 2

function leastOf(
  rank: 'first' | 'second',
  many: Many,
  letters: number,
  { page, type }: Pick<Theme, 'page' | 'type'>,
): number {
  const { few, cell } = RANKED[rank]
  const large = type.base * few
  const isLong = letters * LETTER * large > page.width * LINES
  if (many === 'cell' && letters <= FIGURE) return large
  return many === 'few' && isLong ? type.base * cell : type.base * RANKED[rank][many]
}

/** px of a part that a brief ranks, from what its format gives. Short words that are to be seen first are larger than all others. */
export function rankedSize(
  rank: Rank,
  size: number,
  { page, type }: Theme,
  { many, largest, letters }: Beside & { readonly many: Many },
): number {
  if (rank === 'last')
    return Math.min(size, Math.max(Math.min(size, type.base) * LOW, leastIn(page, type.base)))
  const least = Math.max(leastOf(rank, many, letters, { page, type }), size)
  if (rank !== 'first' || many !== 'few' || letters > SHORT.letters) return least
  const room = (page.width * SHORT.width) / (letters * LETTER)
  const [few, most] = SHORT.over
  // A number of three digits has little of a title's mass.
  const over = Math.min(Math.max(8 / letters, few), most)
  return Math.max(least, Math.min(largest * over, room))
}

/** px of heavy type in which no word is wider than a room; scripts without spaces between their words break anywhere. */
export function unbrokenSize(text: string, room: number): number {
  const longest = Math.max(
    1,
    ...(text.match(/[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{Pd}\u00ad]+/gu) ?? []).map(
      word => word.length,
    ),
  )
  return room / (longest * LETTER)
}
