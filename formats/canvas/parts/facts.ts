import { siteFields } from '../../../core/source/site-fields.ts'
import { type Fields, toDate, toFields, toLabel, toLines, toText } from '../../parts/fields.ts'

/** A label and the lines it stands for. */
export interface Fact {
  readonly name: string
  readonly label: string
  readonly lines: readonly string[]
}

/** Names that tell how to render, not what to print. */
const settings: ReadonlySet<string> = new Set([
  'format',
  'lang',
  'dir',
  'brand',
  'currency',
  'qr',
  'size',
  'theme',
  'design',
  'split',
  'cabin_code',
  'carrier_code',
])

/** Whether the copy tells when or where something takes place: its date is then the day, not that of the file. */
export function isOccasion(fields: Fields): boolean {
  return ['time', 'doors', 'venue', 'place', 'location'].some(name => toLines(fields[name]).length > 0)
}

/** The facts in front matter, in the author's order; money, dates and codes in the form readers know. */
export function readFacts(fields: Fields, lang: string, without: readonly string[] = []): readonly Fact[] {
  return Object.entries(fields).flatMap(([name, value]): Fact[] => {
    // A person's title is part of the name: what it would mean by itself is not plain.
    if (name === 'title' && fields.passenger !== undefined) return []
    if (settings.has(name) || siteFields.has(name.toLowerCase()) || without.includes(name)) return []
    const lines =
      name === 'code' && toText(value) === undefined ? toLines(toFields(value).value) : toLines(value)
    if (lines.length === 0) return []
    const written = lines.map(line => toWritten(name, line, fields, lang))
    return [{ name, label: toLabel(name), lines: written }]
  })
}

function toWritten(name: string, line: string, fields: Fields, lang: string): string {
  const title = toText(fields.title)
  if (name === 'passenger' && title) return `${line} ${title}`
  const currency = toText(fields.currency)
  if (/^(price|amount|value|total)$/.test(name) && currency) return toMoney(line, currency, lang)
  return toDate(line, lang)
}

/** An amount in the manner of the language: whole amounts without cents. Text that is no number stays as it is. */
function toMoney(text: string, currency: string, lang: string): string {
  const amount = Number(text)
  if (!Number.isFinite(amount) || !/^[A-Z]{3}$/.test(currency)) return text
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
