import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Pattern file of the `hyphen` package by language; a tag with a region is tried before its language. */
// biome-ignore format: a table reads better in rows
const patternFiles: Readonly<Record<string, string>> = {
  af: 'af', be: 'be', bg: 'bg', ca: 'ca', cs: 'cs', cy: 'cy', da: 'da', de: 'de-1996', el: 'el-monoton',
  en: 'en-us', 'en-gb': 'en-gb', 'en-ie': 'en-gb', 'en-au': 'en-gb', 'en-nz': 'en-gb',
  es: 'es', et: 'et', eu: 'eu', fi: 'fi', fr: 'fr', ga: 'ga', gl: 'gl', hr: 'hr', hu: 'hu', hy: 'hy', id: 'id',
  is: 'is', it: 'it', ka: 'ka', la: 'la', lt: 'lt', lv: 'lv', nb: 'nb', nl: 'nl', nn: 'nn', no: 'nb', oc: 'oc',
  pl: 'pl', pt: 'pt', ro: 'ro', ru: 'ru', sk: 'sk', sl: 'sl', sq: 'sq', sv: 'sv', tr: 'tr', uk: 'uk',
}

type Patterns = readonly [levels: unknown, trie: unknown, exceptions?: Readonly<Record<string, unknown>>]
type Hyphenator = (text: string) => string

/** Hyphenators by pattern file. The package remembers every word it has seen, so each is renewed after many. */
const hyphenators = new Map<string, { readonly hyphenate: Hyphenator; words: number }>()
const wordsBeforeRenewal = 20_000

/** Fewest letters before and after a hyphen. */
const fewestLetters = 3

/**
 * Where a word may be hyphenated, as offsets into it. None for languages without patterns, capitals, and words with
 * anything but letters inside; punctuation around the word does not matter.
 */
export function hyphenationOffsets(word: string, lang: string): number[] {
  const file = patternFileOf(lang)
  if (file === undefined) return []
  const match = /^([^\p{L}]*)(\p{L}{6,})([^\p{L}\p{N}@/\\]*)$/u.exec(word)
  const letters = match?.[2]
  if (match === null || letters === undefined || /[@/\\_<]/.test(match[1] ?? '')) return []
  if (letters.length > 120 || isCapitals(letters)) return []
  const lower = letters.toLowerCase()
  if (lower.length !== letters.length) return []
  const start = match[1]?.length ?? 0
  return softHyphens(hyphenatorOf(file)(lower))
    .filter(offset => offset >= fewestLetters && offset <= letters.length - fewestLetters)
    .map(offset => start + offset)
}

function isCapitals(letters: string): boolean {
  return letters.slice(1) !== letters.slice(1).toLowerCase()
}

/** Offsets of the soft hyphens, counted without them. */
function softHyphens(text: string): number[] {
  const offsets: number[] = []
  for (let index = text.indexOf('\u00ad'); index >= 0; index = text.indexOf('\u00ad', index + 1)) {
    offsets.push(index - offsets.length)
  }
  return offsets
}

function patternFileOf(lang: string): string | undefined {
  const [language = '', region = ''] = lang.toLowerCase().split('-')
  return patternFiles[`${language}-${region}`] ?? patternFiles[language]
}

function hyphenatorOf(file: string): Hyphenator {
  const known = hyphenators.get(file)
  if (known !== undefined && known.words < wordsBeforeRenewal) {
    known.words++
    return known.hyphenate
  }
  const create = require('hyphen') as (patterns: Patterns, options: { html: boolean }) => Hyphenator
  const [levels, trie, exceptions] = require(`hyphen/patterns/${file}.js`) as Patterns
  // The package writes what it learns into the exceptions that it is given: give it a copy.
  const hyphenate = create([levels, trie, { ...exceptions }], { html: false })
  hyphenators.set(file, { hyphenate, words: 0 })
  return hyphenate
}
