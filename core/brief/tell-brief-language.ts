import { onDemand } from '../on-demand.ts'
import { languageWords } from '../source/language-words.ts'
import { createGlossary, type Glossary } from './glossary.ts'
import { stopWords, type TokenizedBrief } from './tokens.ts'
import { lexicon, meaningOf } from './lexicon.ts'
import { arabic } from './words/abroad/ar.ts'
import { chinese } from './words/abroad/zh.ts'
import { czech } from './words/abroad/cs.ts'
import { dutch } from './words/abroad/nl.ts'
import { finnish } from './words/abroad/fi.ts'
import { french } from './words/abroad/fr.ts'
import { german } from './words/abroad/de.ts'
import { greek } from './words/abroad/el.ts'
import { hebrew } from './words/abroad/he.ts'
import { hindi } from './words/abroad/hi.ts'
import { italian } from './words/abroad/it.ts'
import { japanese } from './words/abroad/ja.ts'
import { korean } from './words/abroad/ko.ts'
import type { Language } from './words/abroad/language.ts'
import { polish } from './words/abroad/pl.ts'
import { portuguese } from './words/abroad/pt.ts'
import { spanish } from './words/abroad/es.ts'
import { swedish } from './words/abroad/sv.ts'
import { turkish } from './words/abroad/tr.ts'
import { ukrainian } from './words/abroad/uk.ts'

const lookUp = (language: () => Language): (() => Glossary) => onDemand(() => createGlossary(language()))

/** Languages that are written in Latin letters, each made ready when it is needed. */
const latin = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  swedish,
  turkish,
  czech,
  finnish,
].map(lookUp)
const inUkrainian = lookUp(ukrainian)
const inArabic = lookUp(arabic)
const inHebrew = lookUp(hebrew)
const inKorean = lookUp(korean)
const inJapanese = lookUp(japanese)
const inChinese = lookUp(chinese)
const inGreek = lookUp(greek)
const inHindi = lookUp(hindi)

/**
 * The words of the language that a brief is in, told by its script, or by how many of its words are in each list; undefined for
 * English, for a language without a list, and where it cannot be told. Where words in Latin letters tell too little, the copy's
 * language is that of its brief.
 */
export function tellBriefLanguage({ text, tokens }: TokenizedBrief, copyLang?: string): Glossary | undefined {
  if (isPlainlyLatin(text)) return tellLatin(wordsOf(tokens), copyLang)
  const letters = count(text, /\p{L}/gu)
  const most = (script: RegExp): boolean => count(text, script) * 2 > letters
  if (letters === 0) return undefined
  if (most(/\p{Script=Latin}/gu)) return tellLatin(wordsOf(tokens), copyLang)
  if (most(/\p{Script=Arabic}/gu)) return /[پچژگکیۀ]/.test(text) ? undefined : inArabic()
  if (most(/\p{Script=Hebrew}/gu)) return inHebrew()
  if (most(/\p{Script=Hangul}/gu)) return inKorean()
  if (most(/\p{Script=Greek}/gu)) return inGreek()
  if (most(/\p{Script=Devanagari}/gu)) return NEIGHBOURS.test(text) ? undefined : inHindi()
  if (most(/\p{Script=Cyrillic}/gu)) return /[ыэъё]/i.test(text) ? undefined : inUkrainian()
  if (!most(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)) return undefined
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? inJapanese() : inChinese()
}

/** What Marathi and Nepali write, and Hindi does not. */
const NEIGHBOURS = /ळ|(?<![\p{L}\p{M}])(?:आहे|आणि|नको|नाही|छ|हुन्छ|गर्नुहोस्|नगर्नुहोस्)(?![\p{L}\p{M}])/u

/** Nothing but Latin letters, figures and marks: what most briefs are, told without counting. */
function isPlainlyLatin(text: string): boolean {
  return /[a-z]/i.test(text) && !/[\u00aa-\u00bf\u0250-\u1fff\u2070-\uffff]/.test(text)
}

function wordsOf(tokens: TokenizedBrief['tokens']): readonly string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
}

/** Letters of languages that have no list: Slovak, Danish, Hungarian, Romanian, Icelandic, Vietnamese. */
const unlisted = /[ľĺŕőűășțđæøðþơư]/u

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Common words of English, and every word of a phrase of its lexicon. */
const englishWords = onDemand(() => {
  const phrases = [...lexicon().meanings.keys()].flatMap(phrase => phrase.split(' '))
  return new Set([...(languageWords.en?.split(/[\s’]+/) ?? []), ...phrases])
})

function isEnglish(word: string): boolean {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word
  return (
    stopWords.has(word) ||
    englishWords().has(word) ||
    englishWords().has(singular) ||
    meaningOf(word) !== undefined
  )
}

/** Words of a brief that are looked at, and the part of them that makes it English without another look. */
const SAMPLE = 60
const PLAINLY = 0.7

/** The language whose list has most of the words; each counts for less the more lists have it, and what no list is written with against all. */
function tellLatin(words: readonly string[], copyLang = ''): Glossary | undefined {
  const sample = [...new Set(words.slice(0, SAMPLE))]
  const english = sample.filter(isEnglish)
  if (english.length >= sample.length * PLAINLY) return undefined
  const scores = latin.map(() => 0)
  let ownScore = sample.filter(word => unlisted.test(word)).length
  for (const word of sample) {
    const knowing = latin.map(glossary => glossary().knows(word))
    const share = knowing.filter(Boolean).length + (english.includes(word) ? 1 : 0)
    if (share === 0) continue
    if (english.includes(word)) ownScore += 1 / share
    for (const [index, knows] of knowing.entries())
      if (knows) scores[index] = (scores[index] ?? 0) + 1 / share
  }
  const best = Math.max(...scores)
  const copys = latin.find((glossary, at) => {
    const score = scores[at] ?? 0
    return (
      (score > 0 || english.length === 0) &&
      score >= ownScore &&
      copyLang.startsWith(glossary().language.lang)
    )
  })
  if (best < LEAST || best === scores[copys ? latin.indexOf(copys) : -1]) return copys?.()
  return best > ownScore ? latin[scores.indexOf(best)]?.() : undefined
}

/** What a list must reach, in words that it alone has: a word that two have is enough. */
const LEAST = 0.5
