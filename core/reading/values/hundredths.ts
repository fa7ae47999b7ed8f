import { readNumber, unitOf } from './plain-number.ts'

/** What hundredths of a currency are called, by its sign: `53p` beside `£3.45`. */
const HUNDREDTHS: Readonly<Record<string, RegExp>> = {
  '£': /^p$/,
  '€': /^(?:ct?|cents?|cts|snt)$/i,
  $: /^(?:¢|c|cents?)$/,
}

/** The currency of some amounts of which others are told in hundredths of it; undefined for other units, or for one alone. */
export function moneyOf(units: readonly string[]): string | undefined {
  const sign = units.find(unit => HUNDREDTHS[unit] !== undefined)
  const minor = sign === undefined ? undefined : HUNDREDTHS[sign]
  if (minor === undefined || units.every(unit => unit === sign)) return undefined
  return units.every(unit => unit === sign || minor.test(unit)) ? sign : undefined
}

/** Amounts of one unit as numbers, those in hundredths of a currency among others of it as parts of it; undefined for others. */
export function readAmounts(texts: readonly string[], lang: string): readonly number[] | undefined {
  const units = texts.map(text => unitOf(text.trim()))
  const major = moneyOf(units)
  if (major === undefined && new Set(units).size !== 1) return undefined
  const values = texts.map((text, at) => {
    const value = readNumber(text.trim(), lang)
    return value !== undefined && major !== undefined && units[at] !== major ? value / 100 : value
  })
  return values.every(value => value !== undefined) ? values : undefined
}

/** An amount in a text, with its sign before or behind it. */
const AMOUNT =
  /(?:\p{Sc}\s?)?\d[\d.,'’\u00a0\u202f]*\d?(?:\s\d{3}(?!\d))*(?:\s?(?:[kKmM](?!\p{L})|mn|bn|million|%|\p{Sc}))?/gu

/** By how much what some parts come to may be off what they are said to come to, of that. */
const ROUNDED = 0.006

/** Whether a text gives the amount that some parts come to: `Where your £12.50 goes`, `The ask: $1.2m`. */
export function tellsWhole(values: readonly number[], text: string, lang: string): boolean {
  const sum = values.reduce((total, value) => total + value, 0)
  const told = [...text.matchAll(AMOUNT)].flatMap(([found]) => {
    const own = readNumber(found.replace(/(?<=\d)m$/, 'M').replace(/\s?million$/, ' M'), lang)
    return own === undefined ? [] : [own]
  })
  return told.some(whole => Math.abs(whole - sum) <= whole * ROUNDED)
}
