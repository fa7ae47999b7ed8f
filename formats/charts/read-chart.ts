import type { Table, TableRow } from 'mdast'
import { dateFormat } from '../../core/source/date-format.ts'
import { plainText } from '../../core/source/text.ts'
import { readNumber } from './number.ts'

/** A table that can be drawn: what its first column names, and a column of numbers for each series. */
export interface Chart {
  readonly head: TableRow
  readonly rows: readonly TableRow[]
  /** Indices of the columns whose every cell is a number, the first column aside. */
  readonly numeric: readonly number[]
  /** Values by series, then by row. */
  readonly values: readonly (readonly number[])[]
  /** The first column is points in time in order, so that a line may join them. */
  readonly timed: boolean
}

/** A table as a chart; undefined when it has no column of numbers, or only one row. */
export function readChart(table: Table, lang: string): Chart | undefined {
  const [head, ...rows] = table.children
  if (head === undefined || rows.length < 2) return undefined
  const texts = rows.map(row => row.children.map(cell => plainText(cell).trim()))
  const columns = head.children.map((_, at) => texts.map(row => readNumber(row[at] ?? '', lang)))
  const numeric = columns.flatMap((column, at) =>
    at > 0 && column.every(value => value !== undefined) ? [at] : [],
  )
  if (numeric.length === 0) return undefined
  return {
    head,
    rows,
    numeric,
    values: numeric.map(at => (columns[at] ?? []).map(value => value ?? 0)),
    timed: texts.every(row => isTime(row[0] ?? '', lang)),
  }
}

/** Whether text is a date, a year, a quarter, a month or a time of day. */
export function isTime(text: string, lang: string): boolean {
  if (/^\d{4}-\d{2}(?:-\d{2})?$|^(?:19|20)\d{2}(?:[/–-]\d{2,4})?$|^\d{1,2}:\d{2}$/u.test(text)) return true
  if (/^\d{1,2}[./]\s?\d{1,2}(?:[./]\s?\d{2,4})?\.?$/u.test(text)) return true
  if (/^(?:[QTH][1-4]|\d\.?\s?Q)(?:[\s'’-]*\d{2,4})?$|^\d{4}[\s-]?[QTH][1-4]$/iu.test(text)) return true
  if (/^(?:KW|W|week|sem)\.?\s?\d{1,2}$|^\d{1,4}[年月日]/iu.test(text)) return true
  const words = text.match(/\p{L}+/gu) ?? []
  const names = words.length > 0 && text.length <= 24 ? monthsAndDays(lang) : []
  return words.length > 0 && words.every(word => names.some(name => sameStart(name, word)))
}

function sameStart(name: string, word: string): boolean {
  const short = plain(word)
  if (short.length < 2) return false
  return name.startsWith(short) || (short.length > 3 && short.startsWith(name)) || isAbbreviation(short, name)
}

/** Three letters of a name in order, from its first one: `Mrz`, `Mrt`. */
function isAbbreviation(short: string, name: string): boolean {
  if (short.length !== 3 || short[0] !== name[0]) return false
  let at = 0
  for (const letter of short) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return name.length <= 6
}

function monthsAndDays(lang: string): readonly string[] {
  return [lang, 'en'].flatMap(language => {
    const month = dateFormat(language, { month: 'long' })
    const day = dateFormat(language, { weekday: 'long' })
    return [
      ...Array.from({ length: 12 }, (_, at) => plain(month.format(new Date(Date.UTC(2024, at, 1))))),
      ...Array.from({ length: 7 }, (_, at) => plain(day.format(new Date(Date.UTC(2024, 0, at + 1))))),
    ]
  })
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()
}
