import { ENVELOPE } from '../envelope.ts'
import { type MappedText, type Piece, toMappedText } from '../mapped-text.ts'
import { isCapitals } from '../text.ts'
import type { Kind } from './judge.ts'
import {
  type Block,
  blocksOf,
  isAddress,
  isClause,
  isFence,
  isLabelled,
  type Line,
  linesOf,
  wordsStart,
} from './lines.ts'

/** A source whose broken lines are whole again. */
interface Rejoined {
  readonly text: MappedText
  /** The line of the source that a line of the text begins in, both counted from 0. */
  lineOf(line: number): number
}

/** How a line goes on in the next one: in the middle of a word, or of a sentence. */
type Joint = 'word' | 'sentence'

/**
 * A source without the breaks that a page's margin made: words that were divided are whole, and so are sentences that went on in
 * the next line. Undefined where there are none. Markdown joins lines by itself, and lists of it have their own ways to go on.
 */
export function rejoinLines(source: string, from: number, kind: Kind): Rejoined | undefined {
  const lines = linesOf(source, from)
  const blocks = blocksOf(lines)
  const isSmall = startsSmall(blocks)
  const joints = blocks
    .flatMap(block => jointsIn(block, kind, isSmall))
    .filter(({ line }) => !HARD.test(source.slice(line.start, line.end)))
  if (joints.length === 0) return undefined
  const pieces: Piece[] = []
  let at = 0
  for (const { line, next, joint } of joints) {
    const end = wordsStart(line, source) + line.text.length - (joint === 'word' ? 1 : 0)
    const start = wordsStart(next, source)
    pieces.push(
      { start: at, end },
      { start: end, end: start, text: joint === 'word' ? '' : isAddress(next.text) ? '   ' : ' ' },
    )
    at = start
  }
  pieces.push({ start: at, end: source.length })
  // Which line of the text is the first behind each break that is gone.
  const shifts = joints.map(({ next }, at) => next.number - at)
  return {
    text: toMappedText(source, pieces),
    lineOf: line => line + countUpTo(shifts, line),
  }
}

/** A line that Markdown ends, too. */
const HARD = / {2}$/

interface Joined {
  readonly line: Line
  readonly next: Line
  readonly joint: Joint
}

function jointsIn({ lines }: Block, kind: Kind, isSmall: boolean): readonly Joined[] {
  if (lines.length < 2 || isFence(lines[0] as Line)) return []
  const divided = lines.map((line, at) => isDivided(line, lines[at + 1]))
  const isBare = kind !== 'markdown' && kind !== 'mixed'
  const hanging = !isBare ? [] : hangingIn(lines)
  const led = !isBare ? [] : lines.map((line, at) => isLedOn(line, lines[at + 1]))
  const counted = kind === 'slip' ? lines.map((line, at) => isCountedBelow(line, lines[at + 1])) : []
  const goesOn = kind === 'markdown' || isSmall ? [] : sentencesIn(lines, divided)
  return lines.slice(0, -1).flatMap((line, at) => {
    const joint = divided[at]
      ? 'word'
      : goesOn[at] || hanging[at] || led[at] || counted[at]
        ? 'sentence'
        : undefined
    return joint ? [{ line, next: lines[at + 1] as Line, joint }] : []
  })
}

/** How many at what each, and what they come to: a line of its own below a name on many slips, `3 @ 2.30    6.90`. */
const COUNTED =
  /^\d{1,4}(?:[.,]\d{1,3})?\s?(?:\p{L}{1,4}\.?\s)?[@x×*]\s?\p{Sc}?\d{1,6}(?:[.,]\d{2})?(?:\s?\p{Sc})?(?:\t| {2})\s*\p{Sc}?\d/iu
/** A sum at the end of a line, which is a whole row. */
const SUMMED = /(?:\t| {2})\s*-?\p{Sc}?\d[\d.,]*\s?\S{0,3}$/u

/** Whether a name of a slip has its count and its sum in the line below. */
function isCountedBelow(line: Line, next: Line | undefined): boolean {
  const isName = /\p{L}{2}/u.test(line.text) && !SUMMED.test(line.text)
  return next !== undefined && isName && COUNTED.test(next.text)
}

/** What opens an item of a list, whose further lines hang below its words. */
const ITEM = /^(?:[•‣▪◦●○■□▸►➤➢☐☑☒✓✔✗·*+–—-]\s+\S|o(?:\t|\s{2,})\S|\d{1,2}[.)]\s*[\p{Lu}\p{Lo}])/u

/** Items of a list from which on their lines hang. */
const HANGING = 2

/** Which lines of a list have more of their item below them, further in. */
function hangingIn(lines: readonly Line[]): readonly boolean[] {
  if (lines.filter(({ text }) => ITEM.test(text)).length < HANGING) return []
  let item: Line | undefined
  return lines.map((line, at) => {
    if (ITEM.test(line.text)) item = line
    const next = lines[at + 1]
    // What stands in brackets below an address is said beside it.
    if (!item || !next || (/^[(（]/.test(next.text) && /\.\p{L}{2,}\/?\S*$/u.test(line.text))) return false
    return next.indent > item.indent && !ITEM.test(next.text) && !isClause(next.text)
  })
}

/** An amount to which dots lead on. */
const LED = /(?:\.{4,}|…{2,})\s*\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u

/** Whether what is named and goes on behind a comma has its amount in the next line: `Trout from the pond,` over `horseradish ..... 12.50`. */
function isLedOn({ text }: Line, next: Line | undefined): boolean {
  return next !== undefined && /\p{L},$/u.test(text) && LED.test(next.text)
}

/** Letters of a line from which on its last word may be divided. */
const DIVIDED = 20
/** What stands behind the first half of two words: `Vor- und Nachteile`. */
const PAIRED =
  /^(?:und|oder|bzw|bis|sowie|and|or|to|et|ou|y|e|o|ed|en|of|och|eller|og|i|lub|oraz|a|nebo|ja|tai|ve|veya|і|та|або|и|или)(?!\p{L})/u

function isDivided({ text }: Line, next: Line | undefined): boolean {
  if (next === undefined || text.length < DIVIDED || PAIRED.test(next.text.toLowerCase())) return false
  // A heading in capitals is divided among capitals: `OUR SHOP BY THE HAR-` over `BOUR!`.
  if (isCapitals(text) && isCapitals(next.text))
    return /\p{Lu}{2}[-\u2010\u00AD]$/u.test(text) && /^\p{Lu}{2,}(?![\p{L}\p{N}-])/u.test(next.text)
  return /\p{Ll}{2}[-\u2010\u00AD]$/u.test(text) && /^\p{Ll}{2}/u.test(next.text)
}

/** Shares of the longest line of a block from which on a line may have met its margin: before a small letter, any word, and a sentence of its own. */
const MARGIN = { least: 40, most: 110, small: 0.7, word: 0.85, sentence: 0.9 }

/** Which lines of a block go on in the next: those of the margin's length before a small letter, and in a run of such before any word. */
function sentencesIn(lines: readonly Line[], divided: readonly boolean[]): readonly boolean[] {
  const margin = lines.reduce((most, line) => Math.max(most, isProse(line) ? line.text.length : 0), 0)
  if (margin < MARGIN.least || margin > MARGIN.most) return []
  const found = [...divided]
  const isSure = lines.map((line, at) => {
    const next = lines[at + 1]
    if (!next || !isProse(line) || !isOpen(line) || line.text.length < margin * MARGIN.small) return false
    const isBegun = !/^\p{Ll}/u.test(line.text) || found[at - 1] === true
    found[at] ||= isBegun && goesOnSmall(next) && isFull(next, lines[at + 2], margin)
    return found[at]
  })
  const isWrapped = found.includes(true)
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (found[at] || !next || !isWrapped || !isProse(line) || !isProse(next) || startsAnew(next)) return
    const isRun = found[at - 1] === true || isSure[at + 1] === true
    const share = line.text.length / margin
    found[at] = isRun
      ? share >= (isOpen(line) ? MARGIN.word : MARGIN.sentence)
      : share >= MARGIN.small && BEFORE_MORE.test(line.text)
  })
  return found
}

/** Whether a line that others went on in was as long as they are, or came to its end: elsewhere somebody set it by itself. */
function isFull(line: Line, next: Line | undefined, margin: number): boolean {
  const isLast = next === undefined || !isOpen(line) || startsAnew(next)
  return isLast || line.text.length >= margin * MARGIN.small
}

/** A short word in small letters at the end of a line, as those are that go before a name: `con`, `of`, `die`. */
export const BEFORE_MORE: RegExp = /\s\p{Ll}{1,3}$/u

/** What a row of columns has, and a line of a list that leads to its amount. */
const ROW = /\t|(?<![.!?]) {3,}|\s[|·•]\s|(?:\.{3,}|…)\s*\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u

function isProse({ text }: Line): boolean {
  return !ROW.test(text) && !/^[>|#]/.test(text) && /\p{L}/u.test(text)
}

/** Whether a sentence has not come to its end with a line; behind a label a number to call is all that is said. */
function isOpen({ text }: Line): boolean {
  return /[\p{L}\p{N},º%)€$-]$/u.test(text) && !/[:：]\s*\+?\d[\d ()/-]{6,}$/.test(text)
}

function goesOnSmall({ text }: Line): boolean {
  const isSmall = /^["“„«(]?\p{Ll}/u.test(text) && !/\t|(?<![.!?]) {3,}/u.test(text)
  return isSmall && !isClause(text) && !isAddress(text) && !ENVELOPE.test(text)
}

function startsAnew({ text }: Line): boolean {
  return (
    isClause(text) ||
    isAddress(text) ||
    isLabelled(text) ||
    ENVELOPE.test(text) ||
    !/\p{Ll}{2}/u.test(text) ||
    /^(?:[-*+•–—>|#[]|\d{1,3}[.)]\s|\d{1,4}[./-]\d{1,2}[./-]\d)/u.test(text)
  )
}

/** Blocks from which on it is told how somebody begins them. */
const BLOCKS = 2

/** Whether whoever typed a text has small letters where others have large ones, which then tell nothing. */
function startsSmall(blocks: readonly Block[]): boolean {
  const first = blocks.map(({ lines: [line] }) => line?.text ?? '').filter(text => /^\p{L}/u.test(text))
  const small = first.filter(text => /^\p{Ll}/u.test(text)).length
  return first.length >= BLOCKS && small * 3 > first.length
}

/** How many of ascending numbers are not above `most`. */
function countUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return low
}
