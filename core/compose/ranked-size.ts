import type { Rank } from '../brief/design.ts'
import { leastSize, smallestType } from '../theme/medium.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'

/** Least sizes of what is ranked, over body: of few of a kind, of few in cells, of many. */
const RANKED = {
  first: { few: 2.6, cell: 1.8, many: 1.6 },
  second: { few: 2.2, cell: 1.6, many: 1.2 },
} as const

/** Of what is hardly to be seen, over the smaller of body and what the format gives. */
const LOW = 0.8
/** Of what stands around it, and of body, where it is not smaller: among large words it is still read. */
const AMONG = { size: 0.6, base: 1.2 } as const

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
  /** No larger than it takes to be before them. */
  readonly barely?: boolean
  readonly largest: number
  readonly letters: number
  /** px of the text on its sheets, where that is larger than a page's. */
  readonly body?: number
}

/** Letters of what can be larger than any title in its place, how much larger it is, and the part of a page's width that it may fill, and that it may where nothing less is before the others. */
const SHORT = { letters: 14, over: [1.3, 2.6], width: 0.6, line: 0.84 } as const

/** Letters of words that may go on in a second line, how much larger than any others they are, and the part of a page's width that a line fills. */
const LONG = { letters: 60, over: 1.2, width: 0.8, lines: 2 } as const

/** Letters of a paragraph, which is read as one and only a little larger than others wherever it is seen. */
const PASSAGE = { letters: 150, over: 1.1 } as const

/** Letters of a year or a seat, which is larger than others of which there are many. */
const BRIEF = { letters: 4, over: 3 } as const

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
  if (many === 'many' && rank === 'first' && letters <= BRIEF.letters) return type.base * BRIEF.over
  return many === 'few' && isLong ? type.base * cell : type.base * RANKED[rank][many]
}

/** Scale of what is to be seen first where it is barely larger than all others. */
export const BARELY = 1.1

/** px of a part that a brief ranks, from what its format gives. Short words that are to be seen first are larger than all others. */
export function rankedSize(
  rank: Rank,
  size: number,
  { page, type }: Theme,
  { many, largest, letters, barely, body = 0 }: Beside & { readonly many: Many },
): number {
  if (rank === 'last') {
    const text = Math.max(type.base, body)
    const least = Math.max(leastIn(page, text), Math.min(size * AMONG.size, text * AMONG.base))
    return Math.min(size, Math.max(Math.min(size, text) * LOW, least))
  }
  if (letters > PASSAGE.letters) return Math.max(type.base * PASSAGE.over, size)
  const least = Math.max(leastOf(rank, many, letters, { page, type }), size)
  if (rank !== 'first' || many !== 'few') return least
  if (letters > SHORT.letters)
    return size >= largest || letters > LONG.letters
      ? least
      : Math.max(least, longSize(page.width, largest, letters))
  const room = (page.width * SHORT.width) / (letters * LETTER)
  const [few, most] = SHORT.over
  // A number of three digits has little of a title's mass.
  const over = barely ? BARELY : Math.min(Math.max(10 / letters, few), most)
  // Before a title that fills its lines it may fill its own.
  const line = Math.min(largest * BARELY, (room * SHORT.line) / SHORT.width)
  return Math.max(least, Math.min(largest * over, Math.max(room, line)))
}

/** px of words that are longer than a title's, in one line where that is as large as all others. */
function longSize(width: number, largest: number, letters: number): number {
  const line = (width * LONG.width) / (letters * LETTER)
  return Math.min(largest * LONG.over, line >= largest ? line : line * LONG.lines)
}

/** em of a figure in a heavy old face, whose figures are wider than its letters are in the mean. */
const FIGURE_WIDTH = 0.72

/** px of heavy type in which no word is wider than a room; scripts without spaces between their words break anywhere. */
export function unbrokenSize(text: string, room: number): number {
  // A telephone number and a sum are read in one.
  const whole = text.replace(/(?<=\d)[ \u00a0\u202f](?=[\d%‰])/gu, '0')
  const words = whole.match(/[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{Pd}\u00ad]+/gu) ?? []
  const widths = words.map(word => word.length * (/^\d+$/.test(word) ? FIGURE_WIDTH : LETTER))
  return room / Math.max(LETTER, ...widths)
}
