import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { onDemand } from '../../on-demand.ts'
import { isSlip } from '../../source/near-name.ts'
import { isSimplified } from '../../source/tell-language.ts'
import type { Meaning } from '../reading.ts'
import { isSingleRole, type Role, roleWords, ruleOf } from '../roles.ts'
import { arabic } from './ar.ts'
import { czech } from './cs.ts'
import { german } from './de.ts'
import { type Concept, english, type Words } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { ukrainian } from './uk.ts'
import { chinese } from './zh.ts'
import { commonLabels } from './common-labels.ts'
import { greek } from './el.ts'
import { danish } from './da.ts'
import { norwegian } from './nb.ts'
import { documents } from './documents.ts'
import { finnish } from './fi.ts'
import { turkish } from './tr.ts'
import { hindi } from './hi.ts'
import { catalan } from './ca.ts'
import { vietnamese } from './vi.ts'
import { indonesian } from './id.ts'
import { hungarian } from './hu.ts'
import { romanian } from './ro.ts'
import { schemas } from './schemas.ts'

/** Lexicons by language code (the first part of a BCP 47 tag), each made when it is asked for. */
const languages: Readonly<Record<string, () => Partial<Words>>> = {
  ar: arabic,
  cs: czech,
  de: german,
  es: spanish,
  fr: french,
  he: hebrew,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  uk: ukrainian,
  zh: chinese,
  el: greek,
  da: danish,
  nb: norwegian,
  fi: finnish,
  tr: turkish,
  ro: romanian,
  hu: hungarian,
  id: indonesian,
  vi: vietnamese,
  ca: catalan,
  hi: hindi,
  en: () => english,
  schemas: () => schemas,
  ...commonLabels,
}

/** The letters of a label that count: no case, accents, punctuation; `doorTime`, `door_time` and `Door time:` are one. */
export function plainLabel(label: string): string {
  const known = plainLabels.get('', label)
  if (known !== undefined) return known
  const plain = toPlain(label)
  if (label.length <= LONGEST) plainLabels.set('', label, plain)
  return plain
}

const plainLabels = createBoundedCache<string>(4000)

function toPlain(label: string): string {
  // Most names are plain already, and thousands of them are read at the first label.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(label)) return label
  if (/^[\x20-\x7e]*$/.test(label)) return plainAscii(label)
  return label
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/№|#|(?<!\p{L})[nN][°º]/gu, ' no ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđıðـةى]/g, letter => plainLetters[letter] ?? letter)
    .replace(/(?<=\p{L})['’ʼ״׳"](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      '',
    )
    .trim()
}

/** The same of letters that have neither accents nor other forms, in a fifth of the time. */
function plainAscii(label: string): string {
  return label
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('#', ' no ')
    .toLowerCase()
    .replace(/(?<=[a-z])['"](?=[a-z])/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  // Arabic: the stroke that only lengthens, and letters that are written one for the other.
  ـ: '',
  ة: 'ه',
  ى: 'ي',
}

interface Name {
  readonly concept: Concept
  /** Place among the names of its concept: the first say most. */
  readonly rank: number
}

type Index = ReadonlyMap<string, readonly Name[]>

const indexes = new Map<string, Index>()

/** A language's names, each by its plain letters with and without blanks. */
function indexOf(lang: string): Index {
  const known = indexes.get(lang)
  if (known) return known
  const index = new Map<string, Name[]>()
  for (const [concept, names] of Object.entries(languages[lang]?.() ?? {})) {
    names.split(/,\s*/).forEach((name, rank) => {
      const plain = toPlain(name)
      for (const key of new Set([plain, plain.replaceAll(' ', '')])) {
        const found = index.get(key)
        if (found === undefined) index.set(key, [{ concept: concept as Concept, rank }])
        else if (!found.some(other => other.concept === concept))
          found.push({ concept: concept as Concept, rank })
      }
    })
  }
  indexes.set(lang, index)
  return index
}

/** What a label may mean. */
export type Lexicon = (label: string) => readonly Meaning[]

/**
 * The lexicon for copy in a language: its own names, then the English ones and those of schemas, which people use as keys
 * in any language; for labels in other letters than the language's also the languages of those letters. Where the labels
 * are in a language of their own, its names come first. Answers are kept, since labels come back.
 */
export function lexiconFor(lang: string, labels: string = lang): Lexicon {
  const own = codeOf(lang)
  const first = [...new Set([codeOf(labels), own, 'en', 'schemas'])]
  const order = `${own}: ${first.join()}`
  return label => {
    // A place to write on is what stands beside a label, and none.
    if (label.length > LONGEST || label.includes('___')) return []
    const known = answers.get(order, label)
    if (known) return known
    const meanings = lookUp(label, { own, first, others: languagesOf(label) })
    answers.set(order, label, meanings)
    return meanings
  }
}

const answers = createBoundedCache<readonly Meaning[]>(4000)

/** The code that a language's names stand under. */
function codeOf(lang: string): string {
  const code = lang.split('-')[0]?.toLowerCase() ?? 'en'
  return code === 'no' || code === 'nn' ? 'nb' : code
}

/** Labels of one language that are no chance. */
const ENOUGH = 3

/**
 * The language that knows more of these labels than a copy's own language does with English and the schemas; undefined
 * where none does.
 */
export function languageKnowing(labels: readonly string[], lang: string): string | undefined {
  const own = codeOf(lang)
  const lexicon = lexiconFor(lang)
  const known = labels.filter(label => lexicon(label).some(({ weight }) => weight > 0.9)).length
  if (labels.length - known < ENOUGH) return undefined
  const best = mostSpoken(labels, own, speakersOf) ?? mostSpoken(labels, own, speakersWithoutAccents)
  return best && best.count > known ? best.code : undefined
}

/** The language, other than a copy's own, whose names most of the labels are; undefined where they may be chance. */
function mostSpoken(
  labels: readonly string[],
  own: string,
  speakersOf: (label: string) => readonly string[],
): { readonly code: string; readonly count: number } | undefined {
  const speakers = labels.map(speakersOf)
  const counts = Object.keys(languages)
    .filter(code => code !== 'schemas' && code !== own)
    .map(code => ({ code, count: speakers.filter(codes => codes.includes(code)).length }))
  const [best] = counts.toSorted((one, other) => other.count - one.count)
  return best && best.count >= ENOUGH ? best : undefined
}

/** The languages that have a label among their names, as it is written. */
const speakersOf = (label: string): readonly string[] => speakersIn('written', label)

/** The languages that have a label among their names, with or without its accents: many write keys on a bare keyboard. */
const speakersWithoutAccents = (label: string): readonly string[] => speakersIn('bare', withoutAccents(label))

function speakersIn(as: 'written' | 'bare', label: string): readonly string[] {
  if (label.length > LONGEST) return []
  const name = `,${label.replaceAll('_', ' ').trim().toLowerCase()},`
  const known = speakersByName.get(as, name)
  if (known) return known
  const spoken = as === 'bare' ? namesBare() : namesWritten()
  const codes = [...spoken].flatMap(([code, names]) => (names.includes(name) ? [code] : []))
  speakersByName.set(as, name, codes)
  return codes
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łđıø]/g, letter => plainLetters[letter] ?? letter)

const speakersByName = createBoundedCache<readonly string[]>(2000)

/** The names of each language as they are written, in one text: to ask each language's index would build them all. */
const namesWritten = onDemand(
  () =>
    new Map(
      Object.entries(languages).map(([code, names]) => [
        code,
        `,${Object.values(names()).join(',').toLowerCase().replaceAll(', ', ',')},`,
      ]),
    ),
)

const namesBare = onDemand(
  () => new Map([...namesWritten()].map(([code, names]) => [code, withoutAccents(names)])),
)

const letters: readonly { readonly script: RegExp; readonly langs: readonly string[] }[] = [
  { script: /\p{Script=Cyrillic}/u, langs: ['uk', 'ru'] },
  { script: /\p{Script=Greek}/u, langs: ['el'] },
  { script: /\p{Script=Arabic}/u, langs: ['ar', 'fa', 'ur'] },
  { script: /\p{Script=Devanagari}/u, langs: ['hi', 'mr', 'ne'] },
  { script: /\p{Script=Bengali}/u, langs: ['bn'] },
  { script: /\p{Script=Thai}/u, langs: ['th'] },
  { script: /\p{Script=Hebrew}/u, langs: ['he'] },
  { script: /\p{Script=Hangul}/u, langs: ['ko'] },
  { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, langs: ['ja', 'zh'] },
]

/** The languages that are written in a label's letters, where these are not Latin. */
function languagesOf(label: string): readonly string[] {
  return letters.find(({ script }) => script.test(label))?.langs ?? []
}

/** Letters beyond which words are no label. */
const LONGEST = 60

interface Order {
  /** Language of the copy. */
  readonly own: string
  /** Languages that a label is sure to be in. */
  readonly first: readonly string[]
  readonly others: readonly string[]
}

function lookUp(label: string, { own, first, others }: Order): readonly Meaning[] {
  for (const { words, weight } of spellings(label)) {
    for (const lang of [...first, ...others]) {
      const found = namesOf(words, lang)
      if (found.length === 0) continue
      return found.map(({ concept, rank }) => ({
        concept,
        weight: weight * (first.includes(lang) ? 1 : 0.85) * (1 - Math.min(rank, 20) * 0.005),
        because: `"${label}" is ${nameOf(concept, 'en')} in ${languageName(lang)}`,
        ...(lang !== own && { foreign: true as const }),
      }))
    }
  }
  const near = mistyped(label, first.slice(0, -1))
  return near.length > 0 ? near : compound(label, first[0] ?? 'en')
}

/** Letters from which the end of a compound is sure to be a word of its own. */
const TAIL = 5

/** What the last part of a long word means in languages that write compounds as one: `Rapportdatum` is a date. */
function compound(label: string, lang: string): readonly Meaning[] {
  const words = plainLabel(label)
  if (!compounding.has(lang) || words.includes(' ') || words.length < TAIL + 3) return []
  for (let start = 3; words.length - start >= TAIL; start++) {
    const tail = words.slice(start)
    const found = indexOf(lang).get(tail)
    if (!found) continue
    return found.map(({ concept }) => ({
      concept,
      weight: 0.7,
      because: `"${label}" ends in "${tail}", which is ${nameOf(concept, 'en')} in ${languageName(lang)}`,
    }))
  }
  return []
}

const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi'])

function namesOf(words: string, lang: string): readonly Name[] {
  const index = indexOf(lang)
  return index.get(words) ?? index.get(words.replaceAll(' ', '')) ?? index.get(singular(words)) ?? []
}

/** Without the ending of a plural or a case: `prices` as `price`, `Preise` as `Preis`. */
function singular(words: string): string {
  return words.length > 4 ? words.replace(/(?:es|en|s|e|n)$/, '') : words
}

/** The ways in which a label may hold a name: whole, without what stands in brackets, on one side of a slash, … */
function* spellings(label: string): Generator<{ readonly words: string; readonly weight: number }> {
  const whole = plainLabel(label)
  if (whole === '') return
  yield { words: whole, weight: 1 }
  const bare = plainLabel(label.replace(/\s*[([（][^)\]）]*[)\]）]?/g, ' '))
  if (bare !== '' && bare !== whole) yield { words: bare, weight: 0.95 }
  const wordsOnly = plainLabel(label.replace(/[\d.,]+\s*%?/g, ' '))
  if (wordsOnly !== '' && wordsOnly !== whole && wordsOnly !== bare) yield { words: wordsOnly, weight: 0.92 }
  for (const side of label.split(/\s*[/|·&+]\s*|\s[–—-]\s/)) {
    const words = plainLabel(side)
    if (words !== '' && words !== whole) yield { words, weight: 0.9 }
  }
  const [first, ...others] = bare.split(' ')
  if (first !== undefined && others.length > 0 && first.length <= 4)
    yield { words: others.join(' '), weight: 0.85 }
}

/** A label of which one letter is wrong, too many, missing or swapped, when it is long enough to be sure. */
function mistyped(label: string, order: readonly string[]): readonly Meaning[] {
  const words = plainLabel(label).replaceAll(' ', '')
  if (words.length < 6) return []
  for (const lang of order) {
    const name = nearNames(lang, words).find(candidate => isSlip(words, candidate))
    if (name === undefined) continue
    return (indexOf(lang).get(name) ?? []).map(({ concept }) => ({
      concept,
      weight: 0.75,
      because: `"${label}" is nearly ${nameOf(concept, 'en')} in ${languageName(lang)}`,
    }))
  }
  return []
}

const buckets = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** Names that share a first or a last letter with the words: one typo cannot change both. */
function nearNames(lang: string, words: string): readonly string[] {
  let bucket = buckets.get(lang)
  if (!bucket) {
    const grown = new Map<string, string[]>()
    for (const name of indexOf(lang).keys()) {
      if (name.length < 6 || name.includes(' ')) continue
      for (const key of [`<${name.slice(0, 2)}`, `${name.slice(-2)}>`]) {
        const list = grown.get(key)
        if (list) list.push(name)
        else grown.set(key, [name])
      }
    }
    bucket = grown
    buckets.set(lang, bucket)
  }
  return [...(bucket.get(`<${words.slice(0, 2)}`) ?? []), ...(bucket.get(`${words.slice(-2)}>`) ?? [])]
}

/** What a language is called in English: written out, since the names of all languages are slow to load. */
function languageName(lang: string): string {
  return languageNames[lang] ?? lang
}

const languageNames: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  bn: 'Bengali',
  ca: 'Catalan',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  et: 'Estonian',
  fa: 'Persian',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  lt: 'Lithuanian',
  lv: 'Latvian',
  mr: 'Marathi',
  nb: 'Norwegian Bokmål',
  ne: 'Nepali',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  schemas: 'schema.org and its like',
  sk: 'Slovak',
  sl: 'Slovenian',
  sr: 'Serbian',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  zh: 'Chinese',
}

const documentNames = onDemand(() => new Set(documents.map(plainLabel)))

/** Whether words say what kind of document this is and not what it is called. */
export function isDocumentName(text: string): boolean {
  if (text.length > LONGEST * 2) return false
  const isName = (words: string): boolean => words.length <= LONGEST && documentNames().has(plainLabel(words))
  // In two languages beside each other: `BORDKARTE / BOARDING PASS`.
  return isName(text) || (/\s[/|·]\s/u.test(text) && text.split(/\s[/|·]\s/u).every(isName))
}

/** Whether a line opens with what kind of document this is and says what for: `Gift voucher for the sauna barge`, `Gutschein für zwei`. */
export function opensWithDocumentName(text: string): boolean {
  if (isDocumentName(text)) return true
  const words = text.split(/\s+/u)
  return [1, 2, 3].some(
    count =>
      words.length > count + 1 &&
      FOR.test(words[count] ?? '') &&
      isDocumentName(words.slice(0, count).join(' ')),
  )
}

/** What leads from the kind of a document to what it is for or who has it made. */
const FOR: RegExp =
  /^(?:for|from|at|für|von|vom|für’s|pour|de|du|des|chez|para|del?|en|per|dei?|del|della|do|da|van|voor|bij|dla|od|do|för|från|til|fra|för|для|від|от)$/iu

/** A label for a role in the language of the copy, where its author wrote none: `Einlass` for `doorTime` in German. */
export function labelFor(role: Role, lang: string): string {
  // The day of an occasion is its date wherever it is not one of two.
  const concept = role === 'startDate' ? 'date' : ruleOf(role).concepts[0]
  // A label in another language is worse than none.
  if (concept !== undefined && !isNamedIn(concept, lang)) return ''
  const name = concept === undefined ? '' : nameOf(concept, lang)
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

/** A role or a list as people call it: `subtitle` for alternativeHeadline. */
export function roleName(role: string): string {
  const label = isSingleRole(role) ? labelFor(role, 'en') : ''
  return label === '' ? roleWords(role) : label.toLowerCase()
}

/** What a concept is called in a language: its first name there, in the script of the language. */
export function nameOf(concept: Concept, lang: string): string {
  const written = languages[lang.split('-')[0] ?? 'en']?.()[concept] ?? english[concept]
  const names = written.split(/,\s*/)
  const own = isTraditional.test(lang) ? names.find(name => !isSimplified(name)) : undefined
  return own ?? names[0] ?? ''
}

const isTraditional = /^zh-(?:.*-)?(?:hant|tw|hk|mo)\b/i

function isNamedIn(concept: Concept, lang: string): boolean {
  const code = lang.split('-')[0] ?? 'en'
  return languages[code]?.()[concept] !== undefined
}

/** The English names of a concept, the first of which say most. */
export function englishNames(concept: Concept): readonly string[] {
  return english[concept].split(/,\s*/)
}

/** The words of a concept in a language and in English, in plain letters: for words inside copy (`greetingWords`). */
export function wordsFor(lang: string, concept: Concept): readonly string[] {
  const base = lang.split('-')[0] ?? 'en'
  const known = words.get(base, concept)
  if (known) return known
  const all = `${languages[base]?.()[concept] ?? ''}, ${english[concept]}`
  const found = all.split(/,\s*/).map(plainLabel).filter(Boolean)
  words.set(base, concept, found)
  return found
}

/** Whether words are nothing but how a letter ends: `Yours sincerely,`. */
export function isLeaveTaking(text: string, lang: string): boolean {
  return wordsFor(lang, 'closingWords').includes(plainLabel(text))
}

/** The words of a concept in all languages, in plain letters: for lines with too few words of their own to tell a language. */
export function wordsInAll(concept: Concept): ReadonlySet<string> {
  const known = wordsAnywhere.get('', concept)
  if (known) return known
  const found = new Set(Object.keys(languages).flatMap(lang => wordsFor(lang, concept)))
  wordsAnywhere.set('', concept, found)
  return found
}

const wordsAnywhere = createBoundedCache<ReadonlySet<string>>(16)

const words = createBoundedCache<readonly string[]>(1000)

/** The words of a concept as patterns for small letters, the longest first: for what people say in sentences (`my name is`). */
export function phrasesFor(lang: string, concept: Concept): readonly string[] {
  const own = languages[lang.split('-')[0] ?? 'en']?.()[concept] ?? ''
  return [...new Set(`${own}, ${english[concept]}`.split(/,\s*/))]
    .filter(Boolean)
    .map(words => words.replaceAll('’', "'").replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((one, other) => other.length - one.length)
}
