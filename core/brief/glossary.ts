import { onDemand } from '../on-demand.ts'
import { meaningAbroad } from './color-words.ts'
import type { Token } from './tokens.ts'
import { meaningOf } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import type { Role } from './order-of-words.ts'
import type { Language } from './words/abroad/language.ts'
import { coloredThings } from './words/abroad/colored-things.ts'
import { fourTongues } from './words/abroad/four-tongues.ts'
import { manyTongues } from './words/abroad/many-tongues.ts'
import { colorsAbroad } from './words/colors-abroad.ts'

/** What a word or phrase of another language is in English; no words where it says nothing. */
export interface Gloss {
  readonly words: readonly string[]
  readonly role: Role
  /** What the English lexicon takes it for. */
  readonly kind: Meaning['kind'] | undefined
  /** None of its English words means anything. */
  readonly isUnknown: boolean
  /** Stands behind what it steers. */
  readonly behind: boolean
}

/** A language's words, ready to be looked up. */
export interface Glossary {
  readonly language: Language
  readonly isSlavic: boolean
  readonly falseFriends: ReadonlySet<string>
  /** Words of the longest phrase that begins with a word. */
  longestFrom(word: string): number
  /** Its longer words, of which a slip can be told. */
  readonly tellable: readonly string[]
  /** Whether a word is in the list, whatever its endings, or without what is written as one with it. */
  knows(word: string): boolean
  /** The gloss of a phrase, whatever its endings. */
  find(words: readonly string[]): Gloss | undefined
  /** The gloss of two known words that are written as one. */
  compound(word: string): Gloss | undefined
  /** The tokens as the words of the language: without what is written as one with them, or cut where nothing divides them. */
  divide(tokens: readonly Token[]): readonly Token[]
}

/** Makes a language's list ready to be looked up; done once for each, when a brief may be in it. Glosses are read when they are found. */
export function createGlossary(language: Language): Glossary {
  // `&` and `+` are `and` already.
  const exact = new Map([['and', 'and']])
  const stems = new Map<string, string>()
  const stem = rememberedStems(language)
  /** Words of the longest phrase that begins with a stem. */
  const starts = new Map<string, number>()
  const { lang, rows } = language
  for (const [phrase, english] of asDivided(readRows(`${rows}\n${manyTongues(lang)}`), language)) {
    const words = phrase
      .split(' ')
      .map(word => (language.article ? word.replace(language.article, '') : word))
    const first = stem(words[0] ?? '')
    // A brief has the article that a phrase begins with, or not.
    for (const start of new Set([first, stem(phrase.split(' ', 1)[0] ?? '')]))
      starts.set(start, Math.max(starts.get(start) ?? 0, words.length))
    const key = words.length === 1 ? first : words.map(stem).join(' ')
    // A word without an ending has its stem to itself: `hellem` is `hell`, not `heller`.
    if (english !== SILENT && (!stems.has(key) || (key === phrase && !exact.has(key))))
      stems.set(key, english)
    for (const written of [phrase, words.join(' ')]) if (!exact.has(written)) exact.set(written, english)
  }
  // These tables have the forms of their words, whose stems may be those of words for something else (`porta`, `porto`).
  for (const [phrase, english] of asDivided(
    readRows(`${fourTongues(lang)}\n${coloredThings(lang)}`),
    language,
  )) {
    const words = phrase.split(' ')
    if (englishIn(exact, stems, stem, words) !== undefined) continue
    exact.set(phrase, withFamily(english, words, language.nounFirst ? words[0] : words.at(-1)))
    const first = stem(words[0] ?? '')
    if (words.length > 1) starts.set(first, Math.max(starts.get(first) ?? 0, words.length))
  }
  const englishOf = (words: readonly string[]): string | undefined => englishIn(exact, stems, stem, words)
  const typed = onDemand(() => typedPlainly(language, exact, stems))
  const glosses = new Map<string, Gloss>()
  const find = (words: readonly string[]): Gloss | undefined => {
    const english = englishOf(words) ?? typed().get(words.map(stem).join(' ')) ?? typed().get(words.join(' '))
    if (english === undefined) return undefined
    const gloss = glosses.get(english) ?? readGloss(english)
    glosses.set(english, gloss)
    return gloss
  }
  const isListed = (word: string): boolean => englishOf([word]) !== undefined
  return {
    language,
    isSlavic: ['pl', 'uk', 'cs'].includes(language.lang),
    falseFriends: new Set((language.falseFriends ?? '').split(' ')),
    longestFrom: word => (language.unspaced ? 1 : (starts.get(stem(word)) ?? 1)),
    tellable: [...exact]
      .filter(([word, english]) => word.length >= 6 && english !== SILENT)
      .map(([word]) => word),
    find,
    knows: word =>
      isListed(word) || (language.elision !== undefined && isListed(word.replace(language.elision, ''))),
    compound: word => compoundOf(word, language, find, word => exact.has(word)),
    divide: language.unspaced
      ? tokens => segmented(tokens, exact)
      : tokens =>
          tokens.flatMap(token =>
            withoutElision(token, language, word => isListed(word) || starts.has(stem(word))),
          ),
  }
}

/** `vert feuille`: what is called a green is one wherever it stands, and no leaf. */
function withFamily(english: string, words: readonly string[], head = ''): string {
  if (words.length < 2 || meaningOf(english)?.kind !== 'tint') return english
  const color = meaningAbroad(head)
  const family = FAMILIES.find(name => {
    const meaning = meaningOf(name)
    return meaning?.kind === 'color' && color?.kind === 'color' && meaning.hex === color.hex
  })
  return family === undefined || english.includes(family) ? english : `${english} ${family}`
}

/** Families whose word is no thing in any language, as roses are. */
const FAMILIES = ['red', 'orange', 'yellow', 'green', 'blue']

/** What words are in English: as they are written, else whatever their endings. */
function englishIn(
  exact: ReadonlyMap<string, string>,
  stems: ReadonlyMap<string, string>,
  stem: (word: string) => string,
  words: readonly string[],
): string | undefined {
  return exact.get(words.join(' ')) ?? stems.get(words.map(stem).join(' '))
}

/** Turkish as keyboards without its letters write it: `baslik`, `degil`. */
function typedPlainly(
  { lang }: Language,
  ...lists: readonly ReadonlyMap<string, string>[]
): ReadonlyMap<string, string> {
  if (lang !== 'tr') return new Map()
  const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
  return new Map(lists.flatMap(list => [...list].map(([word, english]) => [plain(word), english] as const)))
}

/** The English of words that say nothing. */
const SILENT = '-'

function* readRows(rows: string): Generator<readonly [phrase: string, english: string]> {
  for (const row of rows.split('\n')) {
    const colon = row.indexOf(':')
    if (colon < 0) continue
    const english = row.slice(0, colon).trim()
    for (const phrase of row.slice(colon + 1).split(','))
      if (phrase.trim() !== '') yield [phrase.trim(), english]
  }
}

/** `saltare all'occhio`: a phrase stands in a brief without what is written as one with its later words. */
function* asDivided(
  rows: Iterable<readonly [phrase: string, english: string]>,
  { elision }: Language,
): Generator<readonly [phrase: string, english: string]> {
  for (const [phrase, english] of rows) {
    yield [phrase, english]
    if (!elision || !phrase.includes("'")) continue
    const [first = '', ...others] = phrase.split(' ')
    const divided = [first, ...others.map(word => (word.includes("'") ? word.replace(elision, '') : word))]
    if (others.length > 0 && divided.join(' ') !== phrase) yield [divided.join(' '), english]
  }
}

function readGloss(english: string): Gloss {
  const behind = english.endsWith('<')
  const words = english === SILENT ? [] : english.replace(/\s*<$/, '').split(' ')
  const meaning = meaningOf(words.join(' '))
  const meansNothing = words.every(word => meaningOf(word) === undefined && !steering.has(word))
  const isUnknown = words.length > 0 && meaning === undefined && meansNothing
  return { words, role: roleOf(words, meaning), kind: meaning?.kind, isUnknown, behind }
}

/** What an English phrase is in its sentence. */
export function roleOf(words: readonly string[], meaning: Meaning | undefined): Role {
  const last = words.at(-1) ?? ''
  if (joining.has(last)) return 'join'
  if (steering.has(words[0] ?? '')) return 'steer'
  switch (meaning?.kind) {
    case 'degree':
      return 'degree'
    case 'cue':
    case 'number':
      return 'steer'
    case 'color':
    case 'shade':
      return meaning.kind
    case 'tint':
      return 'color'
    case 'quality':
      // `impossible to miss` is said behind its thing in every language.
      return words.length >= 3 ? 'steer' : 'look'
    case 'mood':
    case 'typeface':
    case 'manner':
      return 'look'
    case 'hold':
      return 'steer'
    case undefined:
      return words.length > 1
        ? roleOf([last], meaningOf(last))
        : looks.has(last) || /(?:ed|ical)$/.test(last)
          ? 'look'
          : 'thing'
    default:
      return looks.has(last) || /(?:ed|ical)$/.test(last) ? 'look' : 'thing'
  }
}

const joining: ReadonlySet<string> = new Set(['and', 'or', 'nor'])
const steering: ReadonlySet<string> = new Set(
  'in on at to of for from with without as like than every each'.split(' '),
)
/** Words for looks that are none of the lists, or that are only settings there. */
const looks: ReadonlySet<string> = new Set(
  (
    'wide narrow wider narrower thick high low double single vertical horizontal generous legible readable round rounded sharp ' +
    'justified centred italic uppercase lowercase capitals airy dense compact flat muted pastel neutral matte shiny metallic ' +
    'visible colourful prominent own last first new old left right top bottom loose tight diagonal tall short full half'
  ).split(' '),
)

/** Stems that are kept, so that a word of many phrases is cut once. */
const REMEMBERED = 4000

function rememberedStems(language: Language): (word: string) => string {
  const known = new Map<string, string>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size >= REMEMBERED) known.clear()
    const stem = stemOf(word, language)
    known.set(word, stem)
    return stem
  }
}

/** The word without its ending and without the accents that writers leave out. */
function stemOf(word: string, { ending, unspaced, keepsAccents }: Language): string {
  if (unspaced || word.length > LONGEST_WORD) return word
  const stem = word.replace(ending, '')
  return keepsAccents || /^[a-z]*$/.test(stem) ? stem : stem.normalize('NFD').replace(/\p{M}/gu, '') || word
}

/** A word without what is written as one with it, where it is not known as a whole; the `and` of Arabic and Hebrew by itself. */
function withoutElision(
  token: Token,
  { elision }: Language,
  isKnown: (word: string) => boolean,
): readonly Token[] {
  const longest = token.kind === 'word' ? elision?.exec(token.text)?.[0] : undefined
  // `ולבן`: one letter, where what the longer cut leaves is no word.
  const isShort = longest !== undefined && longest.length > 1 && !longest.endsWith("'")
  const isCut = isShort && isKnown(token.text.slice(longest.length))
  const cut = isShort && !isCut && isKnown(token.text.slice(1)) ? token.text.slice(0, 1) : longest
  if (cut === undefined || cut.length >= token.text.length || isKnown(token.text)) return [token]
  const text = token.text.slice(cut.length)
  const isLatin = cut.endsWith("'")
  if (!isLatin && !isKnown(text) && !meaningAbroad(text)) return [token]
  const word = { ...token, text }
  const and = AND.find(and => cut.startsWith(and))
  if (and === undefined) return [word]
  return [
    { ...token, text: and },
    { ...word, gap: 'none', bracket: false, colon: false },
  ]
}

/** `and` in Arabic and Hebrew, which is written as one with the next word. */
const AND = ['و', 'ו']

/** Shortest part and longest word that are tried. */
const SHORTEST_PART = 3
/** Shortest word that says nothing of its own behind one that does: `Überschriftenfarbe`. */
const LONG_PART = 5
const LONGEST_WORD = 40

function compoundOf(
  word: string,
  { compounds }: Language,
  find: (words: readonly string[]) => Gloss | undefined,
  isWritten: (word: string) => boolean,
): Gloss | undefined {
  if (!compounds || word.length > LONGEST_WORD) return undefined
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const head = find([word.slice(cut)])
    const saysNothing = head?.words.length === 0 && word.length - cut >= LONG_PART
    if (!head || !(isPart(head) || saysNothing)) continue
    const front = word.slice(0, cut)
    // `artikelkoppen`, `Strophenüberschriften`: headings, whatever they are of.
    if (head.words.join(' ') === 'headings' && word.length - cut >= LONG_HEAD) return head
    const own = [front, front.replace(compounds, '')].find(isWritten)
    const first = own === undefined ? undefined : find([own])
    if (!first || !isPart(first) || front.length < SHORTEST_PART) continue
    if (saysNothing) return first
    const words = [...first.words, ...head.words]
    return { ...head, words, kind: meaningOf(words.join(' '))?.kind ?? head.kind }
  }
  return undefined
}

/** Letters of a word for headings that no other word ends in. */
const LONG_HEAD = 6

function isPart({ words, role }: Gloss): boolean {
  return words.length > 0 && role !== 'steer' && role !== 'degree' && role !== 'join'
}

/** Colour words of the East Asian lists, which stand in all of them. */
const colorsUnspaced = onDemand(
  () =>
    new Set(
      colorsAbroad.flatMap(([, words]) =>
        words
          .split(' ')
          .filter(
            word =>
              word.length > 1 && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(word),
          ),
      ),
    ),
)

const LONGEST_UNSPACED = 12

/** Cuts runs of signs into the longest words that are known and what is between. */
function segmented(tokens: readonly Token[], known: ReadonlyMap<string, string>): readonly Token[] {
  const cut: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token
    let end = at + 1
    while (first.kind === 'word' && joins(tokens[end - 1], tokens[end])) end++
    const run = tokens.slice(at, end)
    cut.push(...(first.kind === 'word' ? cutRun(run, known) : run))
    at = end
  }
  return cut
}

function joins(before: Token | undefined, token: Token | undefined): boolean {
  return token?.kind === 'word' && token.gap === 'none' && before?.end === token.start
}

function cutRun(run: readonly Token[], known: ReadonlyMap<string, string>): readonly Token[] {
  const first = run[0] as Token
  const text = run.map(token => token.text).join('')
  const words: Token[] = []
  const add = (from: number, to: number): void => {
    if (to <= from) return
    const word = text.slice(from, to)
    const kind = /^\d{1,6}$/.test(word) ? 'number' : 'word'
    const token: Token = { ...first, kind, text: word, start: first.start + from, end: first.start + to }
    words.push(
      words.length === 0 ? token : { ...token, gap: 'none', bracket: false, colon: false, hyphen: false },
    )
  }
  let rest = 0
  for (let at = 0; at < text.length; ) {
    const length = longestAt(text, at, known)
    if (length > 0) {
      add(rest, at)
      add(at, at + length)
      rest = at + length
    }
    at += length || 1
  }
  add(rest, text.length)
  return words
}

/** `プロ` of `プロジェクト`: a short loan in a longer one is no word of its own. */
function isInLoan(text: string, at: number, word: string): boolean {
  if (word.length > SHORT_LOAN || !/^[ァ-ヿ]+$/u.test(word)) return false
  return /[ァ-ヿ]/u.test(text[at - 1] ?? '') || /[ァ-ヿ]/u.test(text[at + word.length] ?? '')
}

/** Signs of a loan that others begin with. */
const SHORT_LOAN = 3

function longestAt(text: string, at: number, known: ReadonlyMap<string, string>): number {
  const latin = /^(?:[a-z][a-z\d']*|\d+)/.exec(text.slice(at, at + 30))?.[0]
  if (latin !== undefined) return latin.length
  for (let length = Math.min(LONGEST_UNSPACED, text.length - at); length >= 1; length--) {
    const word = text.slice(at, at + length)
    if ((known.has(word) || colorsUnspaced().has(word)) && !isInLoan(text, at, word)) return length
  }
  return 0
}
