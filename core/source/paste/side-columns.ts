import { readPairs } from './set-pairs.ts'
import { isCapitals } from './judge.ts'
import { type Block, type Line, toLine, wordsStart } from './lines.ts'

/** Letters of what a column stands beside at least. */
const LEAST = 12

/** Letters of a line of columns at most: a longer one is a paragraph. */
const MOST = 110

/** What three blanks or more set apart; a short name may stand three before its value. */
const piece = /(?:\p{Lu}\p{L}{1,7}\.? {3}(?=\S))?\S+(?: {1,2}\S+)*/gu

/** What opens a column beside another: a name with its number, or where somebody is reached. */
const beside = /^(?:\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,2}(?:\s?[:：]\s*|\s{1,3})\S.*|[^\s@]+@\S+)$/u
/** Days of a post, an amount, or a sentence, which belong to what they stand beside. */
const ownPart = /\s[–—-]\s|^\p{L}+\.? (?:19|20)\d\d$|^\P{L}*\p{Lu}{0,3}[\d., ]+\P{L}*$|\s.*[.!?]$/u

/** One line as what stands beside each other in it. */
interface Divided {
  readonly left?: Line
  readonly right: readonly Line[]
  /** Letters before the last column. */
  readonly from?: number
}

/**
 * Blocks whose lines hold two columns, as the heads of papers do, with one column below the other: lines of an address first,
 * then the numbers that were set beside it.
 */
export function withoutSideColumns(blocks: readonly Block[], source: string): readonly Block[] {
  return withoutNamedColumns(blocks, source).flatMap(block => {
    if (areForTwo(block, source)) return [block]
    const divided = block.lines.map((line, at) =>
      readPairs(block.lines, at, source) ? { left: line, right: [] } : divide(line, source),
    )
    const froms = divided.flatMap(({ from }) => from ?? [])
    if (froms.length === 0) return [block]
    const side = froms.find(from => froms.filter(other => Math.abs(other - from) < 2).length > 1)
    const isSide = (line: Divided, { indent }: Line): boolean =>
      side !== undefined && Math.abs((line.right.length > 0 ? (line.from ?? 0) : indent) - side) < 2
    const left: Line[] = []
    const right: Line[] = []
    divided.forEach((line, at) => {
      const own = block.lines[at] as Line
      if (!isSide(line, own)) left.push(...(line.left ? [line.left] : []), ...line.right)
      else if (line.right.length === 0) right.push(own)
      else {
        left.push(...(line.left ? [line.left] : []), ...line.right.slice(0, -1))
        right.push(...line.right.slice(-1))
      }
    })
    return [left, right]
      .filter(({ length }) => length > 0)
      .map((lines, at) => ({ lines, gap: at === 0 ? block.gap : 1 }))
  })
}

/** Blocks whose lines stand in two columns, each under its name, or numbers beside an address, one column after the other. */
export function withoutNamedColumns(blocks: readonly Block[], source: string): readonly Block[] {
  return blocks.flatMap(block => {
    const apart = namedColumns(block, source) ?? besideNumbers(block, source)
    return apart?.map((lines, at) => ({ lines, gap: at === 0 ? block.gap : 1 })) ?? [block]
  })
}

/** Whether two lines each say something of two, as those who sign do. */
function areForTwo({ lines }: Block, source: string): boolean {
  return (
    lines.length === 2 &&
    lines.every(line => stretchesOf(line, source).length === 2) &&
    isCapitals(lines[0]?.text ?? '')
  )
}

function divide(line: Line, source: string): Divided {
  const start = wordsStart(line, source)
  const pieces = [...line.text.matchAll(piece)].map(({ 0: text, index }) => ({ text, index }))
  const [first, ...others] = pieces
  const isBeside =
    first !== undefined &&
    others.length > 0 &&
    line.text.length <= MOST &&
    first.text.length >= LEAST &&
    !line.text.includes('\t') &&
    others.every(
      ({ text }) =>
        (beside.test(text) && !ownPart.test(text) && /[\d@:：]/.test(text)) || /^\p{L}+\.? {3}\S/u.test(text),
    )
  if (!isBeside) return { left: line, right: [] }
  const lineOf = ({ text, index }: { readonly text: string; readonly index: number }): Line =>
    toLine(source, start + index, start + index + text.length, line.number)
  const last = others.at(-1) as { readonly index: number }
  return { left: lineOf(first), right: others.map(lineOf), from: line.indent + last.index }
}

/** A stretch of a line, with the column that it starts in. */
interface Stretch {
  readonly line: Line
  readonly from: number
}

/** What three blanks or more set apart in a line. */
function stretchesOf(line: Line, source: string): readonly Stretch[] {
  const start = wordsStart(line, source)
  return [...line.text.matchAll(/\S+(?: {1,2}\S+)*/gu)].map(({ 0: text, index }) => ({
    line: toLine(source, start + index, start + index + text.length, line.number),
    from: line.indent + index,
  }))
}

/** Lines below two names of columns, at least, and how far from the second one the column may start. */
const NAMED = { lines: 2, off: 2, letters: 24 }

/** Two columns of lines under a name each: `BILL TO          JOB SITE` over two addresses. */
function namedColumns({ lines }: Block, source: string): readonly (readonly Line[])[] | undefined {
  const [heads = [], ...rows] = lines.map(line => stretchesOf(line, source))
  const [, second] = heads
  const isName = ({ line }: Stretch): boolean =>
    line.text.length <= NAMED.letters && /^\p{Lu}[^\d.,@]*$/u.test(line.text)
  if (!second || heads.length !== 2 || !heads.every(isName)) return undefined
  const isRight = ({ from }: Stretch): boolean => Math.abs(from - second.from) <= NAMED.off
  const pairs = rows.filter(([, other, ...more]) => other && isRight(other) && more.length === 0)
  const areWords =
    pairs.filter(([, other]) => /\p{L}{2}/u.test(other?.line.text ?? '')).length * 2 > pairs.length
  const fits = rows.every(row => row.length === 1 || pairs.includes(row))
  if (pairs.length < NAMED.lines || !areWords || !fits) return undefined
  const all = [heads, ...rows].flat()
  return [all.filter(one => !isRight(one)), all.filter(isRight)].map(column => column.map(({ line }) => line))
}

/** Lines of an address beside names with numbers, days and words by turns, as no column of a table has. */
function besideNumbers({ lines }: Block, source: string): readonly (readonly Line[])[] | undefined {
  const rows = lines.map(line => stretchesOf(line, source))
  const [first] = rows
  const isOne = rows.every(
    row =>
      row.length === 3 && row.every(({ from }, at) => Math.abs(from - (first?.[at]?.from ?? 0)) <= NAMED.off),
  )
  const kinds = new Set(rows.map(([, , value]) => kindOf(value?.line.text ?? '')))
  const areNames = rows.every(([, name]) => /^\p{L}[^\d]*$/u.test(name?.line.text ?? ''))
  if (!isOne || !areNames || kinds.size < 3) return undefined
  const joined = rows.map(([, name, value], at) =>
    toLine(source, name?.line.start ?? 0, value?.line.end ?? 0, lines[at]?.number ?? 0),
  )
  return [rows.flatMap(([left]) => left?.line ?? []), joined]
}

function kindOf(text: string): 'day' | 'number' | 'words' {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text) ? 'day' : /\p{L}/u.test(text) ? 'words' : 'number'
}
