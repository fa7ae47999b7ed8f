import { entriesIn } from './career-entries.ts'
import { dateEnd } from './dated-line.ts'
import { endsInAmount, endsInSum, type Headings, isHeadLike, isTitleLike } from './find-headings.ts'
import { isCapitals } from './judge.ts'
import { type Block, isLabelled, type Line } from './lines.ts'
import { isPriced } from './priced-rows.ts'

/** Blocks in which what stands over other lines comes first, and the depths of those headings. */
interface Divided {
  readonly blocks: readonly Block[]
  readonly headings: Headings
}

/**
 * Divides blocks whose lines somebody set one under the other without a blank line between them: before lines in capitals,
 * before titles that are counted, and before what stands over lines that end in amounts. The first line over such parts,
 * over lines that begin with dates, over places on the web or over lines that are labelled or count something, is the title of
 * the whole.
 */
export function divideSetLines(blocks: readonly Block[]): Divided {
  const headings = new Map<Line, 1 | 2 | 3>()
  const divided = blocks.flatMap(({ lines, gap }): readonly Block[] => {
    const heads = headsIn(lines)
    for (const at of heads) headings.set(lines[at] as Line, 2)
    const cuts = [...new Set([0, ...heads])]
    return cuts.map((from, at) => ({ lines: lines.slice(from, cuts[at + 1]), gap: at === 0 ? gap : 1 }))
  })
  for (const line of titlesOf(divided.filter(({ lines: [first] }) => first && !headings.has(first))))
    headings.set(line, 2)
  for (const [line, depth] of storiesIn(divided)) if (!headings.has(line)) headings.set(line, depth)
  const [opening] = blocks[0]?.lines ?? []
  const isOpen = opening && !headings.has(opening) && isTitleLike(opening.text) && !endsInSum(opening)
  const isListed = listFrom(blocks[0]?.lines ?? [], 0) > 0
  if (isOpen && !isListed && isOverAll(blocks, headings.size)) headings.set(opening, 1)
  return { blocks: divided, headings }
}

/** Whether the first line stands over parts, over a list without marks, or over lines that are labelled or count something and nothing else. */
function isOverAll(blocks: readonly Block[], parts: number): boolean {
  const [first] = blocks
  const below = first?.lines.slice(1) ?? []
  const isSheet = below.length >= RUN && below.every(({ text }) => isLabelled(text))
  const counts = below.filter(
    ({ text }) => text.length <= LONG && COUNTS.test(text) && !/\d{5}/.test(text),
  ).length
  const isCount = below.length >= RUN && counts * 5 >= below.length * 3
  return (
    parts > 0 ||
    isSheet ||
    isCount ||
    blocks.some(({ lines }) => lines.some((_, at) => listFrom(lines, at) > 0))
  )
}

/** `training attendance 88%`, `goals 38:17` */
const COUNTS = /^\p{L}.*\d%?[^\p{L}\d]*$/u

/** Blocks under a title that recur in a text, lines under each, and letters of a title that is counted. */
const TITLED = { blocks: 3, below: 2, letters: 90 }

/**
 * First lines that are counted from block to block, or are short and each stand over two lines or a long one where most such
 * blocks begin so: `Why now`, `Team`. The first block opens the whole.
 */
function titlesOf([, ...all]: readonly Block[]): readonly Line[] {
  const entries = entriesIn(all)
  const blocks = all.filter(block => !entries.has(block))
  const numbered = blocks.flatMap(({ lines: [first, second] }) =>
    first && second && counted.test(first.text) && first.text.length <= TITLED.letters ? [first] : [],
  )
  if (numbered.length >= TITLED.blocks && areCounted(numbered)) return numbered
  const several = blocks.filter(
    ({ lines }) => lines.length > TITLED.below || (lines[1]?.text.length ?? 0) > LONG,
  )
  // Where capitals head parts, what is short heads none.
  if (blocks.filter(({ lines: [first, next] }) => first && next && isCapitals(first.text)).length > 1)
    return []
  const titles = several.flatMap(({ lines: [first, ...below] }) => {
    const isShort = first && isHeadLike(first.text) && first.text.length <= SHORT && !/\d$/.test(first.text)
    const isOver = !below.every(({ text }) => isLabelled(text)) && !below.every(endsInAmount)
    return isShort && isOver ? [first] : []
  })
  if (titles.length < TITLED.blocks || titles.length * 2 <= several.length) return []
  // Where titles are known by their place, what calls out or ends in a year is one in the same place.
  return several.flatMap(({ lines: [first] }) =>
    first && !AMOUNT.test(first.text) && (titles.includes(first) || isCall(first.text)) ? [first] : [],
  )
}

/** `Timber 1.842 m³ (+4 %)`: what ends in an amount with its unit is counted, in a place where others are titles. */
const AMOUNT = /\s\d[\d.,’']*\s?(?:%|\p{Sc}|\p{L}{1,3}[²³]?)(?:\s*\([^()]*\))?$/u

/** Letters of a text under the name of a story at least, and of that name at most. */
const STORY = { text: 100, name: 48 }

/** Short lines that each stand over one long text in a block of two, in blocks one after the other: parts of what a heading right over them names. */
function storiesIn(blocks: readonly Block[]): ReadonlyMap<Line, 2 | 3> {
  const isStory = (block: Block | undefined): boolean => {
    const [name, text, ...others] = block?.lines ?? []
    if (!name || !text || others.length > 0 || text.text.length < STORY.text) return false
    return name.text.length <= STORY.name && isHeadLike(name.text) && /[.!?…。]["”’»)]?$/u.test(text.text)
  }
  const headings = new Map<Line, 2 | 3>()
  let depth: 2 | 3 = 2
  blocks.forEach((block, at) => {
    const above = blocks[at - 1]
    if (!isStory(block) || !(isStory(above) || isStory(blocks[at + 1]))) return
    if (!isStory(above)) depth = above?.lines.length === 1 && isTitleLike(above.lines[0]?.text ?? '') ? 3 : 2
    if (block.lines[0]) headings.set(block.lines[0], depth)
  })
  return headings
}

/** `Any questions?`, `Welcome!`, `New roof: nearly there!`, `What happened in 2025`. */
function isCall(text: string): boolean {
  const words = text.replace(/\s*[?!？！]$|(?<=\p{L}) (?:19|20)\d{2}$/u, '')
  const isOpen = words !== text && /^\p{L}/u.test(words) && !/[,\d]/.test(words)
  return isOpen && text.length <= SHORT && isTitleLike(words.replace(/[:：]\s/u, ' '))
}

/** Letters of a line that is a text by itself, so that one under a title is enough. */
const LONG = 60

/** Letters of a title over lines of its own block. */
const SHORT = 32

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
      !/[\d\t]/.test(text) &&
      isTitleLike(text) &&
      next !== undefined &&
      !isCapitals(next.text)
    )
  })
  const others = lines.length - heads.length
  return others >= LEAST.others && others >= heads.length * 1.5 ? heads : []
}

const counted = /^(\d{1,2})(?:[.)]|\s[—–-])\s+(?=[\p{L}"“„«])/u

/** Titles that are counted from 1, each over words that are not: `1. Purpose`. Counted lines alone are a list. */
function countedTitles(lines: readonly Line[]): readonly number[] {
  const heads = indicesOf(lines, ({ text }) => counted.test(text) && isTitleLike(text.replace(counted, '')))
  const isCounted = areCounted(heads.flatMap(at => lines[at] ?? []))
  const isOver = heads.every((at, place) => (heads[place + 1] ?? lines.length) > at + 1)
  return heads.length > 2 && isCounted && isOver ? heads : []
}

/** Whether the numbers of lines run on from 1. */
function areCounted(lines: readonly Line[]): boolean {
  return lines.every(({ text }, at) => Number(counted.exec(text)?.[1]) === at + 1)
}

/** What stands over two lines or more that end in amounts; a line between two dishes says more of the one above it. */
function overAmounts(lines: readonly Line[]): readonly number[] {
  if (lines.filter(endsInAmount).length * 2 < lines.length) return []
  return indicesOf(lines, (line, at) => {
    const below = lines.slice(at + 1, at + 3)
    return (
      !endsInAmount(line) &&
      !isPriced(line) &&
      isHeadLike(line.text) &&
      below.length === 2 &&
      below.every(endsInAmount)
    )
  })
}

function indicesOf(lines: readonly Line[], is: (line: Line, at: number) => boolean): readonly number[] {
  return lines.flatMap((line, at) => (is(line, at) ? [at] : []))
}

/** Lines that a list of dates, of steps of a day or of addresses has at least. */
const RUN = 3
const PLACES = 2

/** How many lines from one on are a list without marks: each of several, or of all of them, begins with a date, each with a sum and what it does, or each names a place on the web. 0 where they are too few. */
export function listFrom(lines: readonly Line[], from: number): number {
  const dates = countFrom(lines, from, isDated)
  const places = countFrom(lines, from, isPlace)
  const gifts = countFrom(lines, from, isGift)
  const isAll = from === 0 && dates === lines.length && dates > 1
  return dates >= RUN || isAll ? dates : gifts >= RUN ? gifts : places >= PLACES ? places : 0
}

function countFrom(lines: readonly Line[], from: number, is: (line: Line) => boolean): number {
  let to = from
  while (to < lines.length && is(lines[to] as Line)) to += 1
  return to - from
}

function isDated({ text }: Line): boolean {
  return dateEnd(text) !== undefined
}

/** `$25 feeds a nest of robins for two weeks` */
function isGift({ text }: Line): boolean {
  return /^\p{Sc}\s?\d[\d.,]*\s+\p{Ll}+\s+\p{L}+\s/u.test(text)
}

/** Words and the address or the handle that they lead to: `price list – cakes.example/prices`, `tiktok @zosia`. */
const place =
  /^\p{L}[^@]{1,60}?(?:\s*[-–—:|→>]+\s*|\s+)(?:https?:\/\/\S+|www\.\S+|[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,}(?:\/\S*)?|@\w[\w.]{2,})$/u

function isPlace({ text }: Line): boolean {
  return text.length < 120 && place.test(text)
}
