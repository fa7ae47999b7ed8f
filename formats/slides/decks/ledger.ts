import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { cut, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { plainText } from '../../../core/source/text.ts'

/** Amounts one below the other, each behind what it is of, and the one that they come to. */
export interface Ledger {
  readonly rows: readonly LedgerRow[]
  /** Index of that. */
  readonly sum: number
}

interface LedgerRow {
  readonly name: readonly PhrasingContent[]
  readonly figure: readonly PhrasingContent[]
  readonly rest: readonly PhrasingContent[]
}

/** Lines of a calculation. */
const LINES = { least: 3, most: 9 } as const

/** A name, the amount behind it with its currency on either side, and what follows from that. */
const LINE =
  /^(\p{L}(?:\([^()]{1,20}\)|[^\d:=→]){1,38}?)\s*[:=]?\s+((?:[–−-]\s?)?(?:(?:\p{Sc}|\p{Lu}{3}|\p{Lu}\p{L}{0,2}\.?)\s?)?\d[\d.,’\u00a0\u202f]*(?:\s\d{3}(?!\d))*(?:\s?(?:[%kM](?!\p{L})|\p{Sc}|\p{Lu}{3}(?!\p{L})|kr|Kč|zł|Ft|\p{Lo}{1,2}|\p{Ll}{1,7}\.?(?=$)))?)(\s*(?:→|=|–|\().*)?$/u

/** The few lines of a slide that are an amount each, one of which stands in bold, or is the last of some of which one is taken off, and is what they come to; undefined for others. */
export function readLedger(copy: readonly RootContent[]): Ledger | undefined {
  const blocks = copy.length === 1 ? copy.flatMap(linesOf) : copy
  if (blocks.length < LINES.least || blocks.length > LINES.most) return undefined
  const bold = blocks.findIndex(isBold)
  const isTakenOff = blocks.some(block => TAKEN_OFF.test(plainText(block)))
  if (bold < 0 ? !isTakenOff : bold !== blocks.findLastIndex(isBold) || bold < 2) return undefined
  const rows = blocks.flatMap(block => (block.type === 'paragraph' ? (rowOf(block) ?? []) : []))
  return rows.length === blocks.length ? { rows, sum: bold < 0 ? rows.length - 1 : bold } : undefined
}

/** An amount that is taken off. */
const TAKEN_OFF = /\s[–−-]\s?(?:\p{Sc}|\p{Lu}{3})?\s?\d/u

/** What stands in the points of a list of lines. */
function linesOf(block: RootContent): readonly RootContent[] {
  return block.type === 'list' && !block.ordered
    ? block.children.flatMap(({ children }) => children)
    : [block]
}

function isBold(block: RootContent | undefined): boolean {
  return (
    block?.type === 'paragraph' &&
    (block.children[0]?.type === 'strong' || block.children.at(-1)?.type === 'strong')
  )
}

function rowOf(paragraph: Paragraph): LedgerRow | undefined {
  const words = plainText(paragraph)
  if (words.includes('\n')) return undefined
  const [, name, figure, rest = ''] = LINE.exec(words.trim()) ?? []
  const line = trim(toPhrase(paragraph.children))
  if (name === undefined || figure === undefined || line.text !== words.trim()) return undefined
  const [from, to] = [line.text.length - rest.length - figure.length, line.text.length - rest.length]
  return {
    name: trim(cut(line, 0, name.length)).nodes,
    figure: cut(line, from, to).nodes,
    rest: trim(cut(line, to)).nodes,
  }
}
