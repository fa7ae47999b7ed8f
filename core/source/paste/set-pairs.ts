import { type Line, wordsStart } from './lines.ts'
import type { Cell } from './rows.ts'

/** What a label says, and where each of both stands. */
export interface Pair {
  readonly label: Cell
  readonly value: Cell
}

/** Pairs of one line or of two, and how many lines those are. */
interface Pairs {
  readonly pairs: readonly Pair[]
  readonly lines: number
  /** The letters of one line tell its labels from its values, so that it heads no table. */
  readonly isSure: boolean
}

interface Piece extends Cell {
  readonly text: string
}

/** Letters of a label at most. */
const LABEL = 24

/**
 * Reads what tickets and forms print side by side as labels with their values: a label before each value, all labels of a line
 * before all values, or labels over the values that the line below has. Undefined for any other line.
 */
export function readPairs(lines: readonly Line[], at: number, source: string): Pairs | undefined {
  const line = lines[at]
  if (line === undefined || !/ {2}/.test(line.text) || /\t/.test(line.text)) return undefined
  const pieces = piecesOf(line, source)
  const lead = countLabels(pieces)
  const below = lead > 1 && lead === pieces.length ? valuesBelow(lines[at + 1], lead, source) : undefined
  if (below) return { pairs: paired(pieces, below), lines: 2, isSure: false }
  const rest = pieces.slice(lead)
  if (lead > 1 && rest.length >= lead)
    return { pairs: paired(pieces.slice(0, lead), rest), lines: 1, isSure: true }
  return areAlternate(pieces) ? { pairs: inTurn(pieces), lines: 1, isSure: lead === 1 } : undefined
}

const known = new WeakMap<readonly Line[], boolean>()

/** Whether any of the lines of a block are such pairs; asked for each of them. */
export function hasPairs(lines: readonly Line[], source: string): boolean {
  const has = known.get(lines) ?? lines.some((_, at) => readPairs(lines, at, source) !== undefined)
  known.set(lines, has)
  return has
}

/** A label and all that stands behind it in a line, as others of its block have labels. */
export function readPair(line: Line, source: string): Pair | undefined {
  const [label, ...values] = / {2}/.test(line.text) ? piecesOf(line, source) : []
  const isPair = label && isLabel(label) && values.length > 1 && !values.some(isLabel)
  return isPair ? paired([label], values)[0] : undefined
}

/** What two blanks or more set apart in a line. */
function piecesOf(line: Line, source: string): readonly Piece[] {
  const start = wordsStart(line, source)
  return [...line.text.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
}

/** Whether words are a label by their letters: capitals alone, or a colon at their end. */
function isLabel({ text }: Piece): boolean {
  if (text.length > LABEL) return false
  return /[:：]$/.test(text) || /^[^\p{Ll}\p{Lo}\d:：]*\p{Lu}{2}[^\p{Ll}\p{Lo}\d:：]*$/u.test(text)
}

function countLabels(pieces: readonly Piece[]): number {
  const count = pieces.findIndex(piece => !isLabel(piece))
  return count < 0 ? pieces.length : count
}

/** The values below labels: as many, some of which have a figure. */
function valuesBelow(line: Line | undefined, count: number, source: string): readonly Piece[] | undefined {
  const values = line && / {2}/.test(line.text) ? piecesOf(line, source) : []
  const isValues = values.length === count && /\d/.test(line?.text ?? '') && countLabels(values) < count
  return isValues ? values : undefined
}

/** Labels with their values, one by one; the last has what is left. */
function paired(labels: readonly Piece[], values: readonly Piece[]): readonly Pair[] {
  return labels.flatMap((label, at): readonly Pair[] => {
    const [value, ...also] = at === labels.length - 1 ? values.slice(at) : values.slice(at, at + 1)
    return value ? [{ label, value: also.length > 0 ? { ...value, also } : value }] : []
  })
}

/** Words that name what a figure tells. */
const NAME = /^\p{L}[^\d:：]{1,17}$/u

/** Whether labels and values take turns: each label is one by its letters, or all values have figures and the labels none. */
function areAlternate(pieces: readonly Piece[]): boolean {
  if (pieces.length < 4 || pieces.length % 2 > 0) return false
  const [labels, values] = [0, 1].map(turn => pieces.filter((_, at) => at % 2 === turn)) as [Piece[], Piece[]]
  if (labels.every(isLabel)) return !values.every(isLabel) || areSetInPairs(pieces)
  return labels.every(({ text }) => NAME.test(text)) && values.every(({ text }) => /\d/.test(text))
}

/** Whether each label stands nearer to its value than that to the next label. */
function areSetInPairs(pieces: readonly Piece[]): boolean {
  const gaps = pieces.slice(1).map(({ start }, at) => start - (pieces[at]?.end ?? 0))
  return gaps.every((gap, at) => at % 2 === 0 || gap > (gaps[at - 1] ?? 0))
}

function inTurn(pieces: readonly Piece[]): readonly Pair[] {
  return pieces.flatMap((label, at) => {
    const value = pieces[at + 1]
    return at % 2 === 0 && value ? [{ label, value }] : []
  })
}
