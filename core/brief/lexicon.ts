import { onDemand } from '../on-demand.ts'
import { pageSizes } from '../theme/page-sizes.ts'
import type { Meaning } from './meaning.ts'
import { createTypoIndex, type TypoIndex } from './typo.ts'
import { colorRows, hueFamilies } from './words/colors.ts'
import { comparativeRows } from './words/comparatives.ts'
import { cueRows, degreeRows, numberRows } from './words/cues.ts'
import { firmly, languageRows } from './words/languages.ts'
import { moodNamed, moodRows } from './words/moods.ts'
import { pageWordRows } from './words/page-words.ts'
import { qualityRows, shadeRows } from './words/qualities.ts'
import { referenceRows } from './words/references.ts'
import { macroRows, settingRows, thingRows } from './words/settings.ts'
import { targetRows } from './words/targets.ts'
import { typefaceRows } from './words/typefaces.ts'
import { unsupportedRows } from './words/unsupported.ts'

/** Every phrase that a brief may hold, and what it means. */
export interface Lexicon {
  /** Keys are lower case, words divided by single spaces, nouns in the singular. */
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Words of the longest phrase that begins with a word. */
  readonly longest: ReadonlyMap<string, number>
  readonly typos: TypoIndex
}

type Entry = readonly [words: string, meaning: Meaning]

/** All word lists as entries. Of two rows with the same word the first counts. */
export function lexiconEntries(): readonly Entry[] {
  return [
    ...cueRows.map(([words, cue]): Entry => [words, { kind: 'cue', cue }]),
    ...degreeRows.map(([words, factor]): Entry => [words, { kind: 'degree', factor }]),
    ...numberRows.map(([words, value]): Entry => [words, { kind: 'number', value }]),
    ...shadeRows,
    ...qualityRows,
    ...macroRows,
    ...thingRows.map(([words, patch, off]): Entry => [words, setting(patch, off, true)]),
    ...settingRows.map(([words, patch, off]): Entry => [words, setting(patch, off)]),
    ...targetRows.map(([words, target]): Entry => [words, { kind: 'target', target }]),
    ...typefaceRows.map(([words, face]): Entry => [words, { kind: 'typeface', face }]),
    ...colorRows.map(([words, hex, family]): Entry => {
      return [words, { kind: 'color', hex, hues: hueFamilies[family], literal: false }]
    }),
    ...moodRows.map((mood): Entry => [mood.words, { kind: 'mood', moods: [mood] }]),
    ...comparativeRows.map((mood): Entry => [mood.words, { kind: 'mood', moods: [mood], comparative: true }]),
    ...referenceRows.map(([words, moods]): Entry => {
      return [words, { kind: 'mood', moods: moods.map(moodNamed), assumed: `read as ${moods.join(', ')}` }]
    }),
    ...languageRows.flatMap(([words, lang, rtl]): readonly Entry[] => {
      const locale = { lang, dir: rtl ? 'rtl' : 'ltr' } as const
      return [
        [words, setting({ locale })],
        [firmly(words, lang), setting({ locale: { ...locale, firm: true } })],
      ]
    }),
    ...pageWordRows.map(([words, size]): Entry => [words, setting({ page: { size } })]),
    ...pageSizes.map(({ name, also }): Entry => {
      const words = new Set([name.toLowerCase(), ...also].map(word => word.replaceAll('-', ' ')))
      return [[...words].join('|'), setting({ page: { size: name } })]
    }),
    ...unsupportedRows.map(([words, reason]): Entry => [words, { kind: 'unsupported', reason }]),
  ]
}

function setting(
  patch: (Meaning & { kind: 'setting' })['patch'],
  off?: (Meaning & { kind: 'setting' })['patch'],
  thing = false,
): Meaning {
  return off ? { kind: 'setting', patch, off, thing } : { kind: 'setting', patch, thing }
}

function createLexicon(entries: readonly Entry[]): Lexicon {
  const meanings = new Map<string, Meaning>()
  const longest = new Map<string, number>()
  for (const [words, meaning] of entries) {
    for (const phrase of words.split('|')) {
      if (!meanings.has(phrase)) meanings.set(phrase, meaning)
      const parts = phrase.split(' ')
      const first = parts[0] ?? ''
      longest.set(first, Math.max(parts.length, longest.get(first) ?? 0))
    }
  }
  return { meanings, longest, typos: createTypoIndex(meanings.keys()) }
}

/** The meaning of a phrase, in the singular if need be. */
export function meaningOf(phrase: string): Meaning | undefined {
  for (const form of forms(phrase)) {
    const meaning = lexicon().meanings.get(form)
    if (meaning) return meaning
  }
  return undefined
}

function forms(phrase: string): readonly string[] {
  if (!phrase.endsWith('s') || phrase.length < 4) return [phrase]
  const options = [phrase, phrase.slice(0, -1)]
  if (phrase.endsWith('es')) options.push(phrase.slice(0, -2))
  if (phrase.endsWith('ies')) options.push(`${phrase.slice(0, -3)}y`)
  return options
}

/** The built-in word lists; a job without a brief has no need of them. */
export const lexicon: () => Lexicon = onDemand(() => createLexicon(lexiconEntries()))
