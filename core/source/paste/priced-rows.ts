import { type Line, wordsStart } from './lines.ts'
import type { Grid } from './rows.ts'

/** Lines that each end in an amount, as rows of what it is for and how much; and how many lines those are. */
interface PricedRows {
  readonly grid: Grid
  readonly lines: number
}

const number = String.raw`(?!0\d)\d{1,4}(?:[.,'’]\d{3})*(?:[.,]\d{1,2}(?!\d))?`
const unit = String.raw`\p{Sc}|\p{Lu}{3}|kr|zł|Kč|Ft|TL|lei|лв|грн|руб`
/** Figures in groups with blanks between them are one number only where a unit stands behind or a sign before them. */
const wide = String.raw`(?:\d{1,3}(?:[ \u00A0]\d{3})+(?:[.,]\d{1,2})?|${number})`
const counted = String.raw`\p{Sc} ?[-−]?${wide}|${wide} ?(?:${unit})`
const from = String.raw`(?:\p{Sc} ?)?${number}(?: ?\p{Sc})?(?: (?:to|à|a|bis|tot|til|do) |[-–])`
/** What an amount is the least of, before it. */
const least = '(?:(?:from|ab|à partir de|dès|da|desde|vanaf|od|från|fra|alk\\.?) )?'
/** For what it is paid, behind it: `119 € pro Std`, `€ 118 a persona`, `£9/h`. */
const each =
  '(?:(?: ?/ ?| (?:per|a|an|each|pro|je|par|por|al?|alla|à|voor|za|om|pr\\.?) )\\p{L}[\\p{L}.]{0,14}| (?:each|pp|p\\.p\\.))?'
const money = `${least}(?:[-−+] ?)?(?:${counted}|${number})(?:[.,][-–])?${each}`

/** What an amount is for, what divides them, and the amount or the span of it: `flash : 90 à 160 €`. */
const priced = new RegExp(
  String.raw`^(\S.*?)(\s*\t\s*|\s*[:：,]\s+|\s+[-–—=]\s+|\s+)((?:${from})?${money}\.?)$`,
  'u',
)
/** A sum, which may say behind it what is in it: `Summa ca 9 730 kr exkl moms`. */
const summed = new RegExp(
  String.raw`^(\p{L}+)(\s+)((?:\p{L}{2,6}\.? )?(?:${counted}) \p{L}+\.?(?: \p{L}+)?)$`,
  'u',
)
/** Words where others of a list have an amount: `cake   included`, `Bintje - sold out`. */
const worded = /^(\S.{1,60}?)(\s*\t\s*|\s+[-–—]\s+)(\p{L}[\p{L}.]{1,14}(?: \p{L}{1,10})?)$/u
const sure = /\p{Sc}|\d[.,]\d\d(?!\d)|\d ?(?:kr|zł|Kč|Ft|TL|lei|\p{Lu}{3})/u

/** Rows from which lines are a list of prices; letters from which a line is a sentence that ends in a sum. */
const LIST = { rows: 3, letters: 90 }
/** Rows with amounts after which one may have words. */
const WORDED = 2
/** Letters at the end of a line of which one is a figure, where it ends in an amount. */
const BEHIND = 26

/**
 * Reads lines from one on as what costs what, where their author divided them in several ways: by a tab, a dash, or a mere
 * blank. Undefined for fewer than three, for lines that no tab and no dash divides or that are only some of a list, and where most amounts may be other
 * numbers. Asked of the first line of a run alone.
 */
export function readPricedRows(lines: readonly Line[], at: number, source: string): PricedRows | undefined {
  if (at > 0 && pricedLine(lines[at - 1] as Line)) return undefined
  const found: RegExpExecArray[] = []
  for (let next = at; next < lines.length; next++) {
    const line = lines[next] as Line
    const row = pricedLine(line) ?? besideOthers(line, found)
    if (!row) break
    found.push(row)
  }
  const divided = found.filter(([, , gap = '']) => /[-–—=\t]/.test(gap)).length
  const sums = found.filter(([, , , amount = '']) => sure.test(amount)).length
  if (found.length < LIST.rows || divided === 0 || sums * 2 < found.length) return undefined
  // A line without an amount among the others would tear the list in two.
  if (lines.slice(at + found.length).some(line => pricedLine(line))) return undefined
  const rows = found.map(([text, words = '', gap = ''], row) => {
    const start = wordsStart(lines[at + row] as Line, source)
    const amount = start + words.length + gap.length
    return [
      { start, end: start + words.length },
      { start: amount, end: start + text.length },
    ]
  })
  return { grid: { rows, hasHead: false }, lines: rows.length }
}

/** A line of a list of prices that has no plain amount: a sum, or words where an amount would stand. */
function besideOthers({ text }: Line, others: readonly RegExpExecArray[]): RegExpExecArray | null {
  if (others.length < WORDED) return null
  return worded.exec(text) ?? (others.length >= LIST.rows ? summed.exec(text) : null)
}

/** Whether a line says what something costs. */
export function isPriced(line: Line): boolean {
  return pricedLine(line) !== null
}

function pricedLine({ text }: Line): RegExpExecArray | null {
  if (text.length > LIST.letters || !/\d/.test(text.slice(-BEHIND))) return null
  const found = priced.exec(text)
  // A sentence before it is no thing that costs so much, and a stroke parts cells.
  return found && /\p{L}/u.test(found[1] ?? '') && !/\p{L}{3}[.!?]\s+\p{Lu}|\s[/|]$/u.test(found[1] ?? '')
    ? found
    : null
}
