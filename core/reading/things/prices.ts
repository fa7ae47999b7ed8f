import { onDemand } from '../../on-demand.ts'
import type { Context } from '../context.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { matchAtEnd } from '../facts/at-end.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'

/** A line that ends in what something costs. */
export interface Priced {
  /** The words before the price, without the dots, dashes or colon that lead to it. */
  readonly before: Phrase
  /** One price or several: `6,00 / 28,00`, `¼ l € 4 – ½ l € 7`. */
  readonly price: Phrase
  /** What stands behind it: marks, a class of tax, a short note. */
  readonly after: Phrase
  /** The price has a sign or a currency: no other number is written like that. */
  readonly isSure: boolean
}

interface Stretch {
  readonly start: number
  readonly end: number
  readonly isSure: boolean
}

const figure =
  /(?<![\d.,:/\p{L}-])[-−–+]?\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})*[.,]\d{2}(?![\d.,:%]|\s?%|\p{L})/gu
/** No year, no code with a leading zero, no last group of a longer number. */
const whole =
  /(?<=[^\d\s]\s*[\s.…]|(?:[\s\d)][x×]|@)\s?\d{1,4}\s+|\d\s?\/\s?)(?!0\d|(?:19|20)\d\d(?!\d))[-−]?(?:\d{1,3}(?:[.,'’]\d{3})+|\d{1,4}(?:[.,]\d)?)(?=\s*(?:\/\s*\d{1,4}(?:[.,]\d)?\s*)?$)/gu

/** What leads from words to a price. */
const leaders = /[\s.,…·_:：=|–—-]+$/u
/** What stands between two prices of one thing: a sign, then perhaps a measure. */
const between = /^\s*[/|–—·]\s*(?:\S{1,6}(?:\s\p{L}{1,3}\.?)?)?\s*$/u
/** A sign for `each` that is written to the price. */
const each = /[各每]$/u
const measure = /(?:^|\s)((?:[¼½¾]|\d+(?:[.,/]\d+)?)\s?(?:ml|cl|dl|l|lt|g|kg|oz|pt)\.?\s*)$/iu
/** What may follow a price: marks in brackets, letters of a class, a dash or a star with a short note. */
const behind =
  /^\s*(?:(?:\([^)]{1,40}\)|[*†‡※]|\d+(?![\p{L}\d])|\d*\p{Lu}{1,2}\d*(?![\p{L}\d]))(?:\s*,)?\s*)*(?:(?:[–—-]\s|[※★☆✩⭐♥♡❤]\uFE0F?)[^\d]{0,40})?$/u

/** Small pictures at the end of a line, as menus mark what is hot or without meat. */
const pictures = /(?:\p{Extended_Pictographic}\uFE0F?[\u200D\s]?)+$/u

/** The text of a line without the small pictures at its end. */
export function withoutPictures({ text }: Phrase): string {
  return text.replace(pictures, '').trimEnd()
}

/**
 * The price that ends a line. Numbers without a sign are prices when they have cents, and whole ones where `bare` says that
 * the lines around end in numbers too.
 */
export function priceAtEnd(line: Phrase, { lang }: Context, bare = false): Priced | undefined {
  const text = withoutPictures(line)
  const stretches = pricesIn(text, lang, bare)
  const last = stretches.at(-1)
  if (last === undefined || !behind.test(text.slice(last.end))) return undefined
  let first = stretches.length - 1
  while (first > 0 && between.test(text.slice(stretches[first - 1]?.end, stretches[first]?.start))) first--
  const start = stretches[first]?.start ?? last.start
  const measured = first < stretches.length - 1 ? measure.exec(text.slice(0, start)) : null
  const isNamed = /^\p{L}{4,}\s+/u.exec(text.slice(start, last.end))?.[0].length ?? 0
  // `Total euro 12,00`: a currency that is spelt out belongs to the name.
  const shift = text.slice(0, start).trim() === '' ? 0 : isNamed
  const from = start + shift - (measured?.[1]?.length ?? 0) - (each.test(text.slice(0, start)) ? 1 : 0)
  const lead = leaders.exec(text.slice(0, from))
  const before = trim(cut(line, 0, from - (lead?.[0].length ?? 0)))
  return {
    before,
    price: trim(cut(line, from, last.end)),
    after: trim(cut(line, last.end)),
    isSure: last.isSure,
  }
}

/** Words that may be a price, at the end of a line, with what leads to them; letters that both stand in. */
const ending = /(?:\s[–—-]\s|[:：\t|]|\.{2,}|\s{2,})\s*([^:：\t|.]{1,30})$/u
const ENDING = 80

/** The same where nothing but their meaning divides a short name and two letters: `大麦茶免费`. */
const HAN_ENDING = /(?<=^\p{Script=Han}{2,8})\s?(\p{Script=Han}{2})$/u

/** Words that are a price and nothing else, so that a blank before them is enough: `Turbot (in June) market price`. */
const UNLED: RegExp = new RegExp(
  `(?<=\\S)\\s+(${[
    'market price|(?:price )?on request|on the house',
    'tagespreis|auf anfrage|aufs haus|nach gewicht',
    'prix du jour|selon arrivage|sur demande',
    'según mercado|s/m|precio según mercado|invita la casa',
    'secondo mercato|prezzo di mercato|offerto dalla casa|su richiesta',
    'preço de mercado|sob consulta|oferta da casa',
    'dagprijs|van het huis|op aanvraag|dagspris|cena dnia|cena rynkowa|na zapytanie|dle denní nabídky|denní cena|päivän hinta',
    'bizden|günlük|günlük fiyat',
  ].join('|')})$`,
  'iu',
)

/** A line that ends in words for a price: on request, market price, free. */
export function wordsForPrice(line: Phrase, { lang }: Context): Priced | undefined {
  const divider =
    matchAtEnd(line.text, ending, ENDING) ??
    HAN_ENDING.exec(line.text) ??
    matchAtEnd(line.text, UNLED, ENDING)
  const words = plainLabel(divider?.[1] ?? '')
  if (!divider || words === '' || !wordsFor(lang, 'freeWords').includes(words)) return undefined
  const start = line.text.length - (divider[1]?.length ?? 0)
  return {
    before: trim(cut(line, 0, divider.index)),
    price: trim(cut(line, start)),
    after: cut(line, line.text.length),
    isSure: true,
  }
}

const currencies = onDemand(() => new Set(Intl.supportedValuesOf('currency')))

/** Whether words are the code of a currency and nothing else. */
export function isCurrency(text: string): boolean {
  return currencies().has(text)
}

/** Words of an amount with the sign of its currency, where it has neither sign nor code. */
export function withSign(words: Phrase, code: string, { lang }: Context): Phrase {
  if (!/^[-−–+]?[\d.,'’\s]+$/u.test(words.text)) return words
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const parts = format.formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const sign = parts[at]?.value ?? ''
  const gap = parts.some(({ type }) => type === 'literal') ? '\u00a0' : ''
  return toPhrase(
    at === 0
      ? [{ type: 'text', value: `${sign}${gap}` }, ...words.nodes]
      : [...words.nodes, { type: 'text', value: `${gap}${sign}` }],
  )
}

/** Whether a text is one price or several, or words for one. */
export function isPrice(text: string, context: Context): boolean {
  const plain = plainLabel(text)
  if (plain !== '' && wordsFor(context.lang, 'freeWords').includes(plain)) return true
  // A number alone is what ends a line of words.
  const line = `· ${text}`
  const stretches = pricesIn(line, context.lang, true)
  const rest = stretches.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), line)
  return stretches.length > 0 && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 4
}

function pricesIn(text: string, lang: string, bare: boolean): readonly Stretch[] {
  const money = findValues(text, lang).flatMap(({ value, start, end }) =>
    value.type === 'money' ? [{ start, end, isSure: true }] : [],
  )
  const figures = [...text.matchAll(figure), ...(bare ? text.matchAll(whole) : [])].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    isSure: false,
  }))
  const isApart = (one: Stretch): boolean =>
    money.every(({ start, end }) => one.end <= start || one.start >= end)
  return [...money, ...figures.filter(isApart)]
    .filter(({ start }) => !isBracketed(text, start))
    .sort((one, other) => one.start - other.start)
}

function isBracketed(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) >= 0
}
