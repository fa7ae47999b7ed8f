import type { RootContent } from 'mdast'
import { dateFormat } from '../../source/date-format.ts'

/**
 * What programs write and nobody says, as a person prints it: `2026-04-17` is 17 April 2026,
 * `https://schema.org/GlutenFreeDiet` gluten free, `We-Th 17:00-22:00` the names of the days. Other words stay as they are.
 */
export function printedBlocks(blocks: readonly RootContent[], lang: string): readonly RootContent[] {
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0 || only.children.length !== 1) return blocks
  const [node] = only.children
  if (node?.type !== 'text') return blocks
  const value = printed(node.value, lang)
  return value === node.value ? blocks : [{ ...only, children: [{ ...node, value }] }]
}

function printed(text: string, lang: string): string {
  return (
    printedDate(text, lang) ?? printedSpan(text, lang) ?? printedName(text) ?? printedDays(text, lang) ?? text
  )
}

const instant =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$|^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:\d{2})?Z?$/

/** The day and, unless it is midnight, the time where it was written: a zone is how programs count, not what a clock there says. */
function printedDate(text: string, lang: string): string | undefined {
  const match = instant.exec(text.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (
    match[1] === undefined ? match.slice(6) : match.slice(1, 6)
  ).map(part => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  // The 31st of April would silently become the first of May.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCHours() !== hour)
    return undefined
  const timed = hour + minute > 0 ? ({ timeStyle: 'short' } as const) : {}
  return dateFormat(lang, { dateStyle: 'long', ...timed }).format(date)
}

/** Two days with a stroke between them, as programs write a span: `2026-04-10/2026-04-19`. */
function printedSpan(text: string, lang: string): string | undefined {
  const days = text.trim().split('/')
  const [from, to] = days.map(day =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined,
  )
  if (days.length !== 2 || !from || !to || Number.isNaN(from.getTime() + to.getTime()) || from > to)
    return undefined
  return dateFormat(lang, { dateStyle: 'long' }).formatRange(from, to)
}

/** A day in pieces, as programs keep it: `{ year: 1968, month: 4 }` is April 1968. */
export function printedRecord(pieces: Readonly<Record<string, string>>, lang: string): string | undefined {
  const names = Object.keys(pieces)
  const [year, month, day] = ['year', 'month', 'day'].map(name => Number(pieces[name] ?? Number.NaN))
  if (year === undefined || Number.isNaN(year) || names.some(name => !/^(?:year|month|day)$/.test(name)))
    return undefined
  if (month === undefined || Number.isNaN(month)) return `${year}`
  const isWhole = day !== undefined && !Number.isNaN(day)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, isWhole ? day : 1)
  const style: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' }
  return dateFormat(lang, isWhole ? { ...style, day: 'numeric' } : style).format(date)
}

/** A value of a list of schema.org: its name, without what all names of the list end in. */
function printedName(text: string): string | undefined {
  const name = /^https?:\/\/schema\.org\/([A-Z]\w+)$/.exec(text.trim())?.[1]
  if (name === undefined) return undefined
  const words = name.replace(/(?<=\p{Ll})(?:Diet|Status)$/u, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return words.charAt(0) + words.slice(1).toLowerCase()
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
const opening = /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*\s+\d{2}:\d{2}-\d{2}:\d{2}$/

/** Opening hours of schema.org with the days' names in the language. */
function printedDays(text: string, lang: string): string | undefined {
  if (!opening.test(text.trim())) return undefined
  const name = dateFormat(lang, { weekday: 'short' })
  return text
    .trim()
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, day =>
      // The first of January 2024 was a Monday.
      name.format(new Date(Date.UTC(2024, 0, 1 + days.indexOf(day as (typeof days)[number])))),
    )
    .replaceAll('-', '–')
}
