import { endsInAmount, type Headings, isHeadLike, isTitleLike } from './find-headings.ts'
import { isCapitals } from './judge.ts'
import { type Block, isLabelled, type Line } from './lines.ts'

/** Blocks in which what stands over other lines comes first, and the depths of those headings. */
interface Divided {
  readonly blocks: readonly Block[]
  readonly headings: Headings
}

/**
 * Divides blocks whose lines somebody set one under the other without a blank line between them: before lines in capitals,
 * before titles that are counted, and before what stands over lines that end in amounts. The first line over such parts,
 * over lines that begin with dates or over labelled lines alone, is the title of the whole.
 */
export function divideSetLines(blocks: readonly Block[]): Divided {
  const headings = new Map<Line, 1 | 2>()
  const divided = blocks.flatMap(({ lines, gap }): readonly Block[] => {
    const heads = headsIn(lines)
    for (const at of heads) headings.set(lines[at] as Line, 2)
    const cuts = [...new Set([0, ...heads])]
    return cuts.map((from, at) => ({ lines: lines.slice(from, cuts[at + 1]), gap: at === 0 ? gap : 1 }))
  })
  const [opening] = blocks[0]?.lines ?? []
  if (opening && !headings.has(opening) && isTitleLike(opening.text) && isOverAll(blocks, headings.size))
    headings.set(opening, 1)
  return { blocks: divided, headings }
}

/** Whether the first line stands over parts, over a list of dates, or over labelled lines and nothing else. */
function isOverAll(blocks: readonly Block[], parts: number): boolean {
  const [first] = blocks
  const below = first?.lines.slice(1) ?? []
  const isSheet = below.length >= RUN && below.every(({ text }) => isLabelled(text))
  return parts > 0 || isSheet || blocks.some(({ lines }) => lines.some((_, at) => datedFrom(lines, at) > 0))
}

/** Where lines of a block stand over the next ones, by the first sign that recurs. */
function headsIn(lines: readonly Line[]): readonly number[] {
  if (lines.length < LEAST.lines) return []
  return (
    [overText, countedTitles, overAmounts].map(find => find(lines)).find(({ length }) => length > 1) ?? []
  )
}

/** Lines of a block from which on it is looked at, and lines that are no headings in it. */
const LEAST = { lines: 4, others: 3 }

/** Lines in capitals over others that are not. A poster shouts as well, but of fewer things. */
function overText(lines: readonly Line[]): readonly number[] {
  const heads = indicesOf(lines, ({ text }, at) => {
    const next = lines[at + 1]
    return (
      isCapitals(text) &&
      !/\d/.test(text) &&
      isTitleLike(text) &&
      next !== undefined &&
      !isCapitals(next.text)
    )
  })
  const others = lines.length - heads.length
  return others >= LEAST.others && others >= heads.length * 1.5 ? heads : []
}

const counted = /^(\d{1,2})[.)]\s+(?=\p{L})/u

/** Titles that are counted from 1, each over words that are not: `1. Purpose`. Counted lines alone are a list. */
function countedTitles(lines: readonly Line[]): readonly number[] {
  const heads = indicesOf(lines, ({ text }) => counted.test(text) && isTitleLike(text.replace(counted, '')))
  const isCounted = heads.every((at, place) => Number(counted.exec(lines[at]?.text ?? '')?.[1]) === place + 1)
  const isOver = heads.every((at, place) => (heads[place + 1] ?? lines.length) > at + 1)
  return heads.length > 2 && isCounted && isOver ? heads : []
}

/** What stands over two lines or more that end in amounts; a line between two dishes says more of the one above it. */
function overAmounts(lines: readonly Line[]): readonly number[] {
  if (lines.filter(endsInAmount).length * 2 < lines.length) return []
  return indicesOf(lines, (line, at) => {
    const below = lines.slice(at + 1, at + 3)
    return !endsInAmount(line) && isHeadLike(line.text) && below.length === 2 && below.every(endsInAmount)
  })
}

function indicesOf(lines: readonly Line[], is: (line: Line, at: number) => boolean): readonly number[] {
  return lines.flatMap((line, at) => (is(line, at) ? [at] : []))
}

/** A year at the start of a line, with a month, a season or a few words such as `since` before it; or a time of day. */
const dated =
  /^(?:(?:(?:\d{1,2}[./])|\p{L}[\p{L}.]{0,11} |\d{1,2}\.? ){0,2}[12]\d{3}(?![\d.,]\d)(?:\b|\p{L})|\d{1,2}[:.h]\d{2}\b)/u

/** Lines that a list of dates has at least. */
const RUN = 3

/** How many lines from one on begin with dates, each with words behind it: 0 where they are too few for a list. */
export function datedFrom(lines: readonly Line[], from: number): number {
  let to = from
  while (isDated(lines[to])) to += 1
  return to - from >= RUN ? to - from : 0
}

function isDated(line: Line | undefined): boolean {
  const found = line && dated.exec(line.text)
  return found != null && /\p{L}{2}/u.test(line?.text.slice(found[0].length) ?? '')
}
