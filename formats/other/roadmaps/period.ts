import { createBoundedCache } from '../../../core/fonts/bounded-cache.ts'
import { dateFormat } from '../../../core/source/date-format.ts'
import { bareName } from '../../../core/reading/values/point-in-time.ts'

/** A stretch of months, counted from January of a year: half-open, so that January to March is 0 to 3. */
export interface Months {
  readonly from: number
  readonly to: number
}

/** A half of a year in words: the first as group 1. */
const HALF =
  /(?<!\p{L})(?:(first|1st|erstes|1\.|premier|1er|primer|primo|primeiro|eerste|första|første|pierwsze|перше|перв\p{L}+)|second|2nd|zweites|2\.|deuxième|2e|segundo|secondo|tweede|andra|andet|andre|drugie|друге|втор\p{L}+)\s(?:half|halbjahr|semestre|semester|helft|halvår|halvåret|półrocze|півріччя|полугодие)(?!\p{L})/iu

/** The months that a column's title stands for: `Q1 2026`, `H2`, `3. Quartal`, `T4`, `2026`; undefined for other titles. */
export function readPeriod(title: string): Months | undefined {
  const quarter =
    /(?:^|\s)(?:[QTК]([1-4])|([1-4])\.?\s?(?:Q|T|Quartal|kvartal|kwartał|trimestre|квартал))(?=\s|\d{0}$|[^\p{L}\p{N}]|$)/iu.exec(
      title,
    )
  const half = /(?:^|\s)[HS]([12])(?=\s|$|[^\p{L}\p{N}])/u.exec(title)
  const spoken = HALF.exec(title)
  if (spoken !== null) return spoken[1] ? { from: 0, to: 6 } : { from: 6, to: 12 }
  const number = Number(quarter?.[1] ?? quarter?.[2] ?? 0)
  if (number > 0) return { from: (number - 1) * 3, to: number * 3 }
  if (half !== null) return { from: (Number(half[1]) - 1) * 6, to: Number(half[1]) * 6 }
  return /^\s*\d{4}\s*$/.test(title) ? { from: 0, to: 12 } : undefined
}

/** The months in a card's brackets: `Jan–Mar`, `März - Mai`, `Oct`; undefined for other words. */
export function readMonths(text: string, lang: string): Months | undefined {
  const names = text
    .replaceAll(/\d{4}/g, ' ')
    .split(/\s*[-–—/]\s*/u)
    .map(name => monthOf(name, lang))
  const [from, to = from] = names
  if (names.length > 2 || from === undefined || to === undefined || to < from) return undefined
  return { from, to: to + 1 }
}

/** Where a stretch lies within another, as shares of it; undefined when it stands out. */
export function shareOf(
  months: Months,
  whole: Months,
): { readonly start: number; readonly end: number } | undefined {
  if (months.from < whole.from || months.to > whole.to) return undefined
  const length = whole.to - whole.from
  return { start: (months.from - whole.from) / length, end: (months.to - whole.from) / length }
}

function monthOf(name: string, lang: string): number | undefined {
  const wanted = bareName(name)
  const numbered = /^(\d{1,2})(?:月|월)$/u.exec(name.trim())
  if (numbered !== null) return inYear(Number(numbered[1]) - 1)
  if (wanted.length < 3) return undefined
  for (const language of [lang, 'en']) {
    const found = monthNames(language).flatMap((month, at) =>
      month.startsWith(wanted) || wanted.startsWith(month.slice(0, 4)) ? [at] : [],
    )
    if (found.length === 1) return found[0]
  }
  return undefined
}

function inYear(month: number): number | undefined {
  return month >= 0 && month < 12 ? month : undefined
}

function monthNames(lang: string): readonly string[] {
  const known = months.get('', lang)
  if (known) return known
  const format = dateFormat(lang, { month: 'long' })
  const names = Array.from({ length: 12 }, (_, month) =>
    bareName(format.format(new Date(Date.UTC(2024, month, 1)))),
  )
  months.set('', lang, names)
  return names
}

const months = createBoundedCache<readonly string[]>(32)
