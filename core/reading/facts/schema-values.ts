import type { PhrasingContent } from 'mdast'
import { dateFormat } from '../../source/date-format.ts'
import type { Field, FieldText, FieldValue } from '../../source/fields.ts'
import { nameOf } from '../words/lexicon.ts'
import { propertyName } from '../words/properties.ts'
import { inWords, textOf } from './measured-records.ts'

/** The value of a field by its name. */
export function valueAt(fields: readonly Field[], name: string): FieldValue | undefined {
  return fields.find(field => field.name === name)?.value
}

/** Texts and the words between them as one. */
export function joined(parts: readonly (FieldText | string)[]): FieldText {
  const children = parts.flatMap((part): PhrasingContent[] => {
    if (typeof part === 'string') return [{ type: 'text', value: part }]
    return part.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : []))
  })
  const text = parts.map(part => (typeof part === 'string' ? part : part.text)).join('')
  return { kind: 'text', text, blocks: [{ type: 'paragraph', children }] }
}

/** Countries that write the code of a place behind its name. */
const codeBehind = /^(?:US|CA|AU|NZ|GB|UK|IE|IN|ZA|SG|KE|NG|GH)$/

/** The parts of an address in the order of its country. */
export function addressOf(fields: readonly Field[], lang: string): FieldText | undefined {
  const [street, code, town, region, country] = [
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ].map(name => textOf(fields, name))
  const isBehind =
    code === undefined ||
    codeBehind.test(country?.text ?? '') ||
    // A state by its letters, where no country is said.
    (country === undefined && /^[A-Z]{2,3}$/.test(region?.text ?? ''))
  if (street && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(street.text)) {
    const inOrder = [code, region, town, street].filter(part => part !== undefined)
    return joined(inOrder.flatMap(part => (part === code ? [part, ' '] : [part])))
  }
  const place = isBehind ? [[town], [region, code]] : [[code, town], [region]]
  const lines = [[street], ...place, [country && countryOf(country, lang)]]
    .map(line => line.filter(part => part !== undefined))
    .filter(line => line.length > 0)
  if (lines.length === 0) return undefined
  return joined(
    lines.flatMap((line, row) => [
      ...(row > 0 ? [', '] : []),
      ...line.flatMap((part, column) => (column > 0 ? [' ', part] : [part])),
    ]),
  )
}

/** A country by its name, where a program wrote its code. */
function countryOf(value: FieldText, lang: string): FieldText {
  if (!/^[A-Z]{2}$/.test(value.text)) return value
  return inWords(value, new Intl.DisplayNames(lang, { type: 'region' }).of(value.text) ?? value.text)
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days with the hours at which something is open, and from when to when: `Tue–Fri 08:00–12:00`. */
export function hoursOf(fields: readonly Field[], lang: string): FieldText | undefined {
  const [opens, closes] = [textOf(fields, 'opens'), textOf(fields, 'closes')]
  const named = valueAt(fields, 'dayOfWeek')
  const names = named?.kind === 'list' ? named.items : named ? [named] : []
  const told = names.flatMap(name => {
    const day = days.findIndex(word => name.kind === 'text' && name.text.endsWith(word))
    return day < 0 || name.kind !== 'text' ? [] : [{ name, day }]
  })
  if (!opens || !closes || told.length < names.length) return undefined
  const [first, last] = [told[0], told.at(-1)]
  const isRow =
    told.length > 2 && told.every(({ day }, place) => place === 0 || day === (told[place - 1]?.day ?? 0) + 1)
  const shown = isRow && first && last ? [first, last] : told
  const listed = shown.flatMap(({ name, day }, place): (FieldText | string)[] => [
    ...(place > 0 ? [isRow ? '–' : ', '] : []),
    inWords(name, weekday(day, lang)),
  ])
  const season = seasonOf(fields, lang)
  return joined([
    ...listed,
    ...(told.length > 0 ? [' '] : []),
    opens,
    '–',
    closes,
    ...(season ? [' (', season, ')'] : []),
  ])
}

function weekday(day: number, lang: string): string {
  // The first of January 2024 was a Monday.
  return dateFormat(lang, { weekday: 'short' }).format(new Date(Date.UTC(2024, 0, 1 + day)))
}

function seasonOf(fields: readonly Field[], lang: string): FieldText | undefined {
  const [from, to] = ['validFrom', 'validThrough'].map(name => textOf(fields, name))
  const [start, end] = [from, to].map(text => new Date(`${text?.text}T00:00:00Z`))
  if (!from || !start || !end || !(start <= end)) return undefined
  return inWords(from, dateFormat(lang, { dateStyle: 'long' }).formatRange(start, end))
}

/** A mark out of the best one, and of how many. */
export function ratingOf(fields: readonly Field[]): FieldText | undefined {
  const [value, best] = [textOf(fields, 'ratingValue'), textOf(fields, 'bestRating')]
  const count = textOf(fields, 'reviewCount') ?? textOf(fields, 'ratingCount')
  if (!value) return undefined
  return joined([value, '/', best ?? '5', ...(count ? [' (', count, ')'] : [])])
}

/** Pairs of the least and the most of an amount. */
const ends = [
  ['minValue', 'maxValue'],
  ['minPrice', 'maxPrice'],
  ['lowPrice', 'highPrice'],
] as const

/** The fields of a price, a wage or a measure with its amount in words, under the name of the amount: `$21.50–$24 / hour`. */
export function amountIn(fields: readonly Field[], lang: string): readonly Field[] {
  const inner = valueAt(fields, 'value')
  const all =
    inner?.kind === 'map'
      ? [
          ...fields.filter(({ name }) => name !== 'value'),
          ...inner.fields.filter(({ name }) => name !== '@type'),
        ]
      : fields
  const pair = ends.find(names => names.every(name => textOf(all, name)))
  const low = textOf(all, pair ? pair[0] : 'price') ?? textOf(all, 'totalPrice') ?? textOf(all, 'value')
  const unit = unitOf(all, lang)
  const figure = low && shown(low, unit.code, lang)
  if (!low || figure === undefined) return fields
  const high = pair && textOf(all, pair[1])
  const top = high && shown(high, unit.code, lang)
  const value = joined([
    inWords(low, figure),
    ...(high && top !== undefined ? ['–', inWords(high, top)] : []),
    unit.words,
  ])
  const spent = new Set([...units, ...(pair ?? []), 'price', 'value'])
  const at = all.findIndex(({ value: own }) => own === low)
  const name = pair?.[0] === 'lowPrice' || pair?.[0] === 'minPrice' ? 'price' : (all[at]?.name ?? 'price')
  const said: Field = { name: pair?.[0] === 'minValue' ? 'value' : name, value, line: all[at]?.line ?? 1 }
  return all.flatMap((field, place) => (place === at ? [said] : spent.has(field.name) ? [] : [field]))
}

const units = ['priceCurrency', 'currency', 'unitText', 'unitCode']

/** Units as people write them, by their codes in trade. */
const signs: Readonly<Record<string, string>> = {
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  MTK: 'm²',
  HAR: 'ha',
  LTR: 'l',
  MLT: 'ml',
  CEL: '°C',
  KWH: 'kWh',
  KWT: 'kW',
  WTT: 'W',
  HUR: 'h',
  MIN: 'min',
  P1: '%',
  C62: '',
}

/** The currency of an amount, and what stands behind its figure: a unit, or the time that it is for. */
function unitOf(
  fields: readonly Field[],
  lang: string,
): { readonly code: string; readonly words: FieldText | string } {
  const code = (textOf(fields, 'priceCurrency') ?? textOf(fields, 'currency'))?.text ?? ''
  const unit = textOf(fields, 'unitText')
  const trade = textOf(fields, 'unitCode')?.text ?? ''
  const money = /^[A-Z]{3}$/.test(code) ? code : ''
  if (unit && /^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/.test(unit.text))
    return {
      code: money,
      words: joined([' / ', inWords(unit, timeUnit(unit.text.toLowerCase(), 1, lang).at(-1) ?? '')]),
    }
  if (unit) return { code: money, words: joined(['\u00A0', unit]) }
  const sign = signs[trade] ?? trade
  return { code: money, words: sign === '' ? '' : `\u00A0${sign}` }
}

/** A figure in the way of a language, as money where it has a currency; undefined for what is no figure. */
function shown({ text }: FieldText, currency: string, lang: string): string | undefined {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return undefined
  const amount = Number(text)
  if (currency === '') return new Intl.NumberFormat(lang, { maximumFractionDigits: 8 }).format(amount)
  return new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(amount) &&
      !text.includes('.') && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(amount)
}

/** A number of times in words: the figure, and the word for the time. */
function timeUnit(unit: string, amount: number, lang: string): readonly string[] {
  const parts = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
    amount,
  )
  const of = (isUnit: boolean): string =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('')
      .trim()
  return [of(false), of(true)]
}

const spans = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']
const duration =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** A value that a program wrote as people say it: a span of time, a value of a list of the schema, a country. */
export function saidValue(value: FieldText, name: string, lang: string): FieldText {
  const text = value.text.trim()
  const span = duration.exec(text)?.slice(1)
  if (span) {
    const told = span.flatMap((amount, place) =>
      amount === undefined ? [] : [timeUnit(spans[place] ?? 'day', Number(amount), lang).join('\u00A0')],
    )
    return inWords(value, told.join(' '))
  }
  if (/(?:country|nationality|countryOfOrigin)$/i.test(name)) return countryOf(value, lang)
  if (name === 'knowsLanguage' && /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(text))
    return inWords(value, new Intl.DisplayNames(lang, { type: 'language' }).of(text) ?? text)
  const listed =
    /^(?:https?:\/\/schema\.org\/)?([A-Z]\w*[a-z](?:Diet|Availability)|SoldOut|PreOrder|Payment(?:Complete|PastDue|Declined)|[A-Z]{3,}_[A-Z]{3,})$/.exec(
      text,
    )?.[1]
  const word = listed ?? (name === 'employmentType' && /^[A-Z]{4,}$/.test(text) ? text : undefined)
  return word === undefined ? value : inWords(value, propertyName(word, lang) ?? inLetters(word))
}

/** `FULL_TIME` and `GlutenFreeDiet` in the letters of people. */
function inLetters(name: string): string {
  const words = name
    .replace(/(?<=\p{Ll})Diet$/u, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The price of what costs nothing in the word for that. */
export function isFree(fields: readonly Field[]): boolean {
  return Number(textOf(fields, 'price')?.text ?? Number.NaN) === 0
}

/** The word for what costs nothing. */
export function freeWord(lang: string): string {
  const word = nameOf('freeWords', lang)
  return word.charAt(0).toLocaleUpperCase(lang) + word.slice(1)
}
