import { type Block, type Line, toLine, wordsStart } from './lines.ts'

/** Letters of what a column stands beside at least. */
const LEAST = 12

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
  return blocks.flatMap(block => {
    const divided = block.lines.map(line => divide(line, source))
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

function divide(line: Line, source: string): Divided {
  const start = wordsStart(line, source)
  const pieces = [...line.text.matchAll(piece)].map(({ 0: text, index }) => ({ text, index }))
  const [first, ...others] = pieces
  const isBeside =
    first !== undefined &&
    others.length > 0 &&
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
