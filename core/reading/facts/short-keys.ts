import type { Field, FieldValue } from '../../source/fields.ts'
import { readValue } from '../values/read-value.ts'
import { lexiconFor, nameOf } from '../words/lexicon.ts'
import { shortKeys } from '../words/short-keys.ts'

/**
 * Fields with the whole words for keys that are cut short, where the value tells what they mean: `drs: 19:00` is Doors, and
 * `st: 19:30` the time at which it starts. Keys of English programs have the word of the copy's language.
 */
export function spelledKeys(fields: readonly Field[], lang: string): readonly Field[] {
  return fields.map(field => {
    const value = spelledValue(field.value, lang)
    const word = wordFor(field, fields, lang)
    return { ...field, value, ...(word !== undefined && { name: word, label: word }) }
  })
}

function spelledValue(value: FieldValue, lang: string): FieldValue {
  if (value.kind === 'map') return { kind: 'map', fields: spelledKeys(value.fields, lang) }
  if (value.kind === 'list') return { kind: 'list', items: value.items.map(item => spelledValue(item, lang)) }
  return value
}

/** The whole word for a key among those of its record; undefined for any other. */
function wordFor({ name, label, value }: Field, record: readonly Field[], lang: string): string | undefined {
  if (label !== undefined) return undefined
  const key = name.toLowerCase().replace(/[\s-]+/gu, '_')
  const own = lang.split('-')[0] ?? 'en'
  for (const language of new Set([own, 'en'])) {
    const fits = tableOf(language)
      .get(key)
      ?.find(({ looks }) => looksLike(value, looks, record, lang))
    if (fits) return language === own ? capital(fits.word) : translated(fits.word, lang)
  }
  return undefined
}

interface Spelled {
  readonly word: string
  readonly looks: string
}

const tables = new Map<string, ReadonlyMap<string, readonly Spelled[]>>()

function tableOf(lang: string): ReadonlyMap<string, readonly Spelled[]> {
  const known = tables.get(lang)
  if (known) return known
  const table = new Map<string, Spelled[]>()
  const rows = Object.hasOwn(shortKeys, lang) ? (shortKeys[lang] ?? '').split(', ') : []
  for (const row of rows) {
    const [, key = '', word = '', looks = ''] = /^(.*?)=(.*):(\w)$/u.exec(row) ?? []
    table.set(key, [...(table.get(key) ?? []), { word, looks }])
  }
  tables.set(lang, table)
  return table
}

/** An English word as readers of another language have it. */
function translated(word: string, lang: string): string {
  const [meaning] = lexiconFor('en')(word)
  return capital((meaning && nameOf(meaning.concept, lang)) ?? word)
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}

/** Keys beside which a short number is that of a seat. */
const SEATED =
  /^(?:row|rw|sec|sect|section|block|blk|reihe|rh|bl|rang|rg|fila|fil|fl|rij|rząd|rz|sektor|řada|ř|rad|rd|række|rk|sıra|sr)$/iu

const TIME = /^\d{1,2}[:.h]\d{2}(?!\d)|^\d{1,2}\s?(?:am|pm|h|uhr)\b/iu
const FIRM =
  /&|\b(?:company|co|ltd|inc|llc|plc|gmbh|ag|s\.?[al]\.?|theatre|theater|productions|players|orchestra|choir|ensemble|group|club|society|collective|trust|band)\b/iu
const ADMITS = /^(?:\d+|an?|one|two|three|four|five|six)\s+\p{L}/iu

/** Whether a value is what a key has to hold. */
function looksLike(value: FieldValue, looks: string, record: readonly Field[], lang: string): boolean {
  if (looks === 'l') return value.kind === 'list' || value.kind === 'map'
  if (value.kind !== 'text') return false
  const { text } = value
  const type = (): string | undefined => readValue(text.trim(), lang)?.type
  switch (looks) {
    case 't':
      return TIME.test(text)
    case 'd':
      return type() === 'date' || /\d{4}/u.test(text)
    case 'm':
      return /^\P{L}{0,3}\p{L}{0,3}\P{L}?\d[\d.,\s'’]*\P{L}?\p{L}{0,3}\.?$/u.test(text)
    case 'n':
      return /^\d[\d.,\s]*$/u.test(text)
    case 's':
      return /^\p{L}?\d{1,3}\p{L}?$/u.test(text) && record.some(({ name }) => SEATED.test(name))
    case 'f':
      return FIRM.test(text)
    case 'a':
      return ADMITS.test(text)
    default:
      return /[\p{L}\p{N}]/u.test(text) && !TIME.test(text)
  }
}
