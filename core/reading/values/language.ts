import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { onDemand } from '../../on-demand.ts'
import { calendarWords } from '../../source/calendar-names.ts'
import { foldWord, readTokens, type Token } from './scan.ts'
import { type Meaning, wordTables } from './words.ts'

/** What a language's words and notations say; names of months, weekdays and units are ICU's. */
export interface Language {
  /** Without region: `pt` of `pt-BR`; Norwegian is `nb`. */
  readonly base: string
  readonly region: string | undefined
  readonly decimal: '.' | ','
  /** 5/3 is the third of May. */
  readonly monthFirst: boolean
  /** 19.30 is a time. */
  readonly dottedTime: boolean
  /** What small words open, the language's own before those of all others. */
  meaningsOf(word: string): readonly Phrase<Meaning>[] | undefined
  readonly months: Phrases<number>
  readonly monthStems: ReadonlyMap<string, number>
  readonly weekdays: Phrases<number>
}

/** Phrases by their first word; the longest of a word comes first. */
type Phrases<Says> = ReadonlyMap<string, readonly Phrase<Says>[]>

/** A phrase without its first word, and what it says. */
export interface Phrase<Says> {
  readonly says: Says
  readonly rest: readonly string[]
}

/** What a phrase says and the token after it. */
export interface Said<Says> {
  readonly says: Says
  readonly next: number
}

type Names<Says> = Map<string, Phrase<Says>[]>

/** Marks that abbreviate or join the words of a phrase and may be left out. */
const joins: ReadonlySet<string> = new Set(['.', "'", '-', '"'])

function addPhrase<Says>(names: Names<Says>, written: string, says: Says): void {
  const [first, ...rest] = wordsOf(written)
  if (first === undefined) return
  const phrases = names.get(first)
  if (phrases === undefined) {
    names.set(first, [{ says, rest }])
    return
  }
  if (phrases.some(phrase => phrase.says === says && phrase.rest.join() === rest.join())) return
  phrases.push({ says, rest })
  phrases.sort((a, b) => b.rest.length - a.rest.length)
}

function wordsOf(written: string): readonly string[] {
  // Most are words of letters and blanks, which need no taking apart.
  if (/^[a-zß-öø-žΐ-ώа-яё-ґ ]+$/.test(written)) return written.split(' ').map(foldWord)
  return readTokens(written)
    .map(token => token.text)
    .filter(text => !joins.has(text))
}

/** The first of the phrases that stands at a token and says one of what is wanted. */
export function matchPhrase<Says>(
  phrases: readonly Phrase<Says>[] | undefined,
  tokens: readonly Token[],
  at: number,
  wanted?: readonly Says[],
): Said<Says> | undefined {
  if (phrases === undefined) return undefined
  for (const { says, rest } of phrases) {
    if (wanted !== undefined && !wanted.includes(says)) continue
    const next = matchRest(tokens, at + 1, rest)
    if (next !== undefined) return { says, next }
  }
  return undefined
}

function matchRest(tokens: readonly Token[], at: number, rest: readonly string[]): number | undefined {
  for (const word of rest) {
    while (isJoin(tokens[at])) at++
    if (tokens[at]?.text !== word) return undefined
    at++
  }
  const dot = tokens[at]
  // The full stop of an abbreviation belongs to it: "Sept. 3", but not "kl.19" nor "until March." before a new sentence.
  return dot?.text === '.' && !dot.spaced && at + 1 < tokens.length ? at + 1 : at
}

function isJoin(token: Token | undefined): boolean {
  return token !== undefined && !token.spaced && joins.has(token.text)
}

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'long', month: 'long' },
  { weekday: 'long', month: 'long', day: 'numeric' },
  { weekday: 'short', month: 'short' },
  { weekday: 'short', month: 'short', day: 'numeric' },
  { month: 'long' },
  { month: 'short' },
]

interface CalendarNames {
  readonly months: Names<number>
  readonly weekdays: Names<number>
}

/** Gathers what a language calls months and weekdays, in every form or only the full one. */
function addCalendarNames({ months, weekdays }: CalendarNames, base: string, only?: 'full'): void {
  const words = calendarWords[base]
  if (words === undefined) {
    addIcuNames({ months, weekdays }, base)
    return
  }
  const add = (names: Names<number>, written: string, first: number): void =>
    written.split(', ').forEach((forms, at) => {
      const all = forms.split('|')
      for (const form of only ? all.slice(0, 1) : all) addPhrase(names, form, at + first)
    })
  add(months, words.months, 1)
  add(weekdays, words.weekdays, 0)
}

/** The names that ICU has; the days run through every month and weekday. */
function addIcuNames({ months, weekdays }: CalendarNames, base: string): void {
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(`${base}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...style })
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2027, month, 15))
      for (const { type, value } of format.formatToParts(day)) {
        if (type === 'month' && /^\P{N}+$/u.test(value)) addPhrase(months, value, month + 1)
        else if (type === 'weekday') addPhrase(weekdays, value, day.getUTCDay())
      }
    }
  }
}

/** In Hebrew a month carries its preposition. */
function addHebrewForms(months: Names<number>): void {
  for (const [name, [phrase]] of [...months]) {
    for (const letter of 'בלמה') if (phrase !== undefined) addPhrase(months, letter + name, phrase.says)
  }
}

/** Languages whose months have more cases than ICU names. */
const inflected: ReadonlySet<string> = new Set(['pl', 'cs', 'fi', 'uk', 'ru', 'el', 'tr', 'hu'])

const shortestStem = 4

/** Month names without their last letters, where that tells one month: other cases of the name share them. */
function toStems(months: Names<number>): ReadonlyMap<string, number> {
  const stems = new Map<string, number>()
  for (const [name, [phrase]] of months) {
    for (const cut of [0, 1, 2]) {
      const stem = name.slice(0, name.length - cut)
      if (phrase === undefined || stem.length < shortestStem) continue
      // Zero marks a stem that several months share.
      const known = stems.get(stem)
      stems.set(stem, known === undefined || known === phrase.says ? phrase.says : 0)
    }
  }
  return stems
}

function addMeanings(names: Names<Meaning>, base: string): void {
  for (const [meaning, phrases] of Object.entries(wordTables[base] ?? {})) {
    for (const phrase of phrases.split('|')) addPhrase(names, phrase, meaning as Meaning)
  }
}

const supported: readonly string[] = Object.keys(wordTables)

const languages = createBoundedCache<Language>(64)

/** The language of a tag; an unknown or malformed tag reads as English. Made once per tag. */
export function resolveLanguage(lang: string): Language {
  const known = languages.get('language', lang)
  if (known !== undefined) return known
  const language = createLanguage(lang)
  languages.set('language', lang, language)
  return language
}

function createLanguage(lang: string): Language {
  const locale = toLocale(lang)
  const base = locale.language === 'no' || locale.language === 'nn' ? 'nb' : locale.language
  const names = { months: new Map(), weekdays: new Map() } satisfies CalendarNames
  addCalendarNames(names, base)
  if (base === 'he') addHebrewForms(names.months)
  const foreign = resolveForeignMeanings()
  const meanings = ownMeanings(base, foreign)
  let decimal: Language['decimal'] | undefined
  // Few copies write what only these can tell, and ICU's formats are slow to load.
  const dates = onDemand(() => ({
    monthFirst: isMonthFirst(locale.toString()),
    dottedTime: /^\d+\.\d/.test(toShortTime(locale.toString())),
  }))
  return {
    base,
    region: locale.region,
    get decimal() {
      decimal ??= readDecimal(locale.toString())
      return decimal
    },
    get monthFirst() {
      return dates().monthFirst
    },
    get dottedTime() {
      return dates().dottedTime
    },
    meaningsOf: word => meanings.get(word) ?? foreign.get(word),
    months: names.months,
    monthStems: inflected.has(base) ? toStems(names.months) : new Map(),
    weekdays: names.weekdays,
  }
}

function toLocale(lang: string): Intl.Locale {
  try {
    return new Intl.Locale(lang)
  } catch (error) {
    if (error instanceof RangeError) return new Intl.Locale('en')
    throw error
  }
}

function readDecimal(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(1.5)
  return parts.find(part => part.type === 'decimal')?.value === ',' ? ',' : '.'
}

function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  const order = parts
    .map(part => part.type)
    .filter(type => type === 'month' || type === 'day' || type === 'year')
  return order[0] === 'month'
}

function toShortTime(locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(0)
}

/** The words of a language, each followed by what it says in others. */
function ownMeanings(base: string, foreign: Phrases<Meaning>): Phrases<Meaning> {
  const names: Names<Meaning> = new Map()
  addMeanings(names, base)
  return new Map([...names].map(([word, own]) => [word, [...own, ...(foreign.get(word) ?? [])]]))
}

/** Languages whose small words are read in their own copy alone: in others they are too often another word (`den`, `jam`, `ora`). */
const apart: ReadonlySet<string> = new Set(['ro', 'hu', 'id', 'vi', 'ca', 'hi'])

const foreignMeanings = createBoundedCache<Names<Meaning>>(1)
const foreignNames = createBoundedCache<CalendarNames>(8)

/** Short words mean too many things to be read in another language than the copy's. */
const shortestForeign = 3

/** Words of every language, for copy whose language was not told. */
function resolveForeignMeanings(): Names<Meaning> {
  const known = foreignMeanings.get('meanings', '')
  if (known !== undefined) return known
  const names: Names<Meaning> = new Map()
  for (const base of supported) if (!apart.has(base)) addMeanings(names, base)
  for (const word of names.keys()) {
    if (/^\p{Script=Latin}+$/u.test(word) && word.length < shortestForeign && word !== 'kl')
      names.delete(word)
  }
  foreignMeanings.set('meanings', '', names)
  return names
}

function scriptOf(word: string): 'Latn' | 'Cyrl' | 'other' {
  if (/\p{Script=Latin}/u.test(word)) return 'Latn'
  return /\p{Script=Cyrillic}/u.test(word) ? 'Cyrl' : 'other'
}

/** Months and weekdays, in full, of every language that writes a word's script. */
export function resolveForeignNames(word: string): CalendarNames {
  const script = scriptOf(word)
  const known = foreignNames.get(script, '')
  if (known !== undefined) return known
  const names = { months: new Map(), weekdays: new Map() } satisfies CalendarNames
  for (const base of supported) {
    if (scriptOf(calendarWords[base]?.weekdays ?? '') === script) addCalendarNames(names, base, 'full')
  }
  if (script === 'other') addHebrewForms(names.months)
  foreignNames.set(script, '', names)
  return names
}
