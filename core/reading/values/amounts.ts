import { readMeaning } from './meaning.ts'
import { type Figure, readAmount } from './number.ts'
import { isText, type Scan } from './scan.ts'
import type { Bound } from './value.ts'

/** What stands around an amount: "from", "about", "up to". */
export interface Hedge {
  readonly approximate?: true
  readonly bound?: Bound
  /** What follows must be a span: "between 3 and 5 May". */
  readonly spanned?: true
  readonly next: number
}

/** Reads the words before an amount, a day or a time that make it a limit or an estimate. */
export function readHedge(scan: Scan, at: number): Hedge {
  if (scan.phrases[at] === undefined) return { next: at }
  const limit = readMeaning(scan, at, 'from', 'until', 'between')
  const about = readMeaning(scan, limit?.next ?? at, 'about')
  if (limit === undefined && about === undefined) return { next: at }
  return {
    ...(limit?.says === 'between' && { spanned: true }),
    ...((limit?.says === 'from' || limit?.says === 'until') && { bound: limit.says }),
    ...(about !== undefined && { approximate: true }),
    next: about?.next ?? limit?.next ?? at,
  }
}

/** The token after a dash or a word between the ends of a span; undefined where there is neither. */
export function skipSpan(scan: Scan, at: number): number | undefined {
  const { tokens } = scan
  if (isText(tokens[at], '-') || isText(tokens[at], '~')) return at + 1
  return readMeaning(scan, at, 'to')?.next
}

/** An amount or two of them with a span between: `10`, `10–12`. */
interface Range {
  readonly low: Figure
  readonly high?: Figure
  readonly next: number
}

/** Reads a number and, when a greater one follows a dash, both. */
export function readRange(scan: Scan, at: number): Range | undefined {
  const low = readAmount(scan, at, 'number')
  if (low === undefined) return undefined
  const span = skipSpan(scan, low.next)
  const high = span === undefined ? undefined : readAmount(scan, span, 'number')
  return high !== undefined && high.amount > low.amount
    ? { low, high, next: high.next }
    : { low, next: low.next }
}
