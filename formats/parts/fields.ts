/** Front matter as it was read: names and values that nobody has checked yet. */
export type Fields = Readonly<Record<string, unknown>>

/** A value as one piece of text: words and numbers as they are; undefined for what is empty or holds other values. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return undefined
}

/** A value as named fields; empty when it is something else. */
export function toFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as Fields
}

/** A value as a list; a single value is a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** All text in a value, a line each, in the order it was written. Nesting deeper than six levels is not followed. */
export function toLines(value: unknown, depth = 0): readonly string[] {
  const single = toText(value)
  if (single !== undefined) return single.split(/\r?\n/).map(line => line.trim())
  if (typeof value !== 'object' || value === null || depth > 6) return []
  return Object.values(value).flatMap(inner => toLines(inner, depth + 1))
}

/** A field's name as a label: `supply_date` and `supplyDate` are both `Supply date`. */
export function toLabel(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim()
  const known = words.replaceAll(/\b(vat|iban|bic|id|po)\b/g, word => word.toUpperCase())
  return known.charAt(0).toUpperCase() + known.slice(1)
}

/** An ISO date in the long form of the language; any other text stays as it is. */
export function toDate(text: string, lang: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return text
  const [, year, month, day] = match.map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day))
  // The 31st of April would silently become the first of May.
  if (date.getUTCMonth() !== (month ?? 0) - 1 || date.getUTCDate() !== day) return text
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
