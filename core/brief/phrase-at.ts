import type { Design } from './design.ts'
import { groundAbroad, meaningAbroad } from './color-words.ts'
import { lexicon, meaningOf, meantBy } from './lexicon.ts'
import { readLiteral } from './literals.ts'
import type { Meaning } from './meaning.ts'
import { stopWords, type Token } from './tokens.ts'
import { countedRows } from './words/cues.ts'
import { realWords } from './words/real-words.ts'
import { carriers, letteringNouns, letteringRows } from './words/lettering.ts'
import { besideTypeRows, type Typeface, typeNouns } from './words/typefaces.ts'

/** What a phrase of the brief means, and how many tokens it is long. */
export interface Found {
  readonly meaning: Meaning
  readonly length: number
  readonly meant?: string
  readonly seat?: 'background'
  /** The token of the word for type that this says something of: where it names a kind (`sans`), it means the same face. */
  readonly noun?: number
}

/** What the tokens from here on mean: the longest phrase that a list knows; undefined for words that say nothing. */
export function readAt(tokens: readonly Token[], index: number): Found | undefined {
  const token = tokens[index] as Token
  if (isRightEdge(tokens, index)) return { meaning: { kind: 'place', align: 'end' }, length: 1 }
  const frame = frameAt(tokens, index)
  if (frame) return frame
  const lettered = faceOfLettersBefore(tokens, index)
  if (lettered) return lettered
  if (token.heard === 'nothing') return { meaning: { kind: 'unknown' }, length: 1 }
  if (token.heard === 'looks') return foundAbroad(token.text) ?? { meaning: { kind: 'unknown' }, length: 1 }
  if (token.kind !== 'word') return counted(tokens, index) ?? literalAt(token)
  const face = faceBesideType(tokens, index) ?? faceNamed(tokens, index) ?? faceOfCarrier(tokens, index)
  if (face) return face
  const phrase = isTypeOnlyFor(tokens, index) ? { meaning: TYPE, length: 1 } : longestPhrase(tokens, index)
  if (phrase && saysWhichColors(tokens, index, phrase))
    return { meaning: { kind: 'cue', cue: 'no' }, length: phrase.length }
  const count = phrase?.meaning.kind === 'number' || isSingle(token) ? counted(tokens, index) : undefined
  if (count) return count
  if (phrase) return phrase
  if (stopWords.has(token.text)) return undefined
  const abroad = foundAbroad(token.text)
  if (abroad) return abroad
  const tint = likeThing(token.text)
  if (tint) return { meaning: tint, length: 1 }
  // `she'll` is no shell.
  const meant = token.text.includes("'")
    ? undefined
    : (meantBy(token.text) ?? meantBy(token.text.replace(/s$/, '')))
  const meaning = meant && lexicon().meanings.get(meant)
  return meaning && !isNoSlip(token.text, meaning)
    ? { meaning, length: 1, meant }
    : { meaning: { kind: 'unknown' }, length: 1 }
}

const TYPE: Meaning = { kind: 'target', target: 'type' }

/** `a handwritten type only for the greeting`: what it is for, and no page without pictures. */
function isTypeOnlyFor(tokens: readonly Token[], index: number): boolean {
  const [type, only, what] = tokens.slice(index, index + 3)
  return type?.text === 'type' && only?.text === 'only' && what?.gap === 'none'
}

/** `sandy`, `mossy`, `foggy`, `smoky`: of the colour of a thing, where a colour can stand. */
function likeThing(word: string): Meaning | undefined {
  const stem = /^([a-z]{3,})y$/.exec(word)?.[1]
  if (stem === undefined || realWords.has(word)) return undefined
  const known = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].map(meaningOf)
  const thing = known.find(meaning => meaning?.kind === 'tint' || meaning?.kind === 'color')
  return thing?.kind === 'tint' || thing?.kind === 'color'
    ? { kind: 'tint', hex: thing.hex, alone: null }
    : undefined
}

/** Typefaces that a job brings, by their names in small letters. */
export type OwnFaces = ReadonlyMap<string, Typeface>

/** Words of the longest name of a family. */
const MOST_WORDS = 8

/** A family that the job brings, by its name. */
export function ownFaceAt(tokens: readonly Token[], index: number, faces: OwnFaces): Found | undefined {
  if (faces.size === 0) return undefined
  for (let length = MOST_WORDS; length > 0; length--) {
    const words = tokens.slice(index, index + length)
    const face = words.length === length && faces.get(words.map(({ text }) => text).join(' '))
    if (face) return { meaning: { kind: 'typeface', face }, length }
  }
  return undefined
}

/** `sin colores chillones`: behind `no colours` stands which ones, and the others are welcome. */
function saysWhichColors(tokens: readonly Token[], index: number, { meaning, length }: Found): boolean {
  const next = tokens[index + length]
  if (meaning.kind !== 'setting' || meaning.patch.color?.seeds === undefined || next?.gap !== 'none')
    return false
  if (!/^(?:no|without)$/.test(tokens[index]?.text ?? '')) return false
  const kind = (foundAbroad(next.text)?.meaning ?? meaningOf(next.text))?.kind
  return kind === 'mood' || kind === 'shade' || kind === 'color'
}

/** `a thin gold frame`: at the end of its clause, behind a look, and not `time frame`. */
function frameAt(tokens: readonly Token[], index: number): Found | undefined {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (token?.text !== 'frame' || token.gap !== 'none' || (next && next.gap === 'none')) return undefined
  const kind = meaningOf(before?.text ?? '')?.kind
  const meaning =
    kind === 'color' || kind === 'tint' || kind === 'shade' ? meaningOf('thin frame') : undefined
  return meaning && { meaning, length: 1 }
}

/** `prices right`: at the end of its clause, and not `just right`. */
function isRightEdge(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (token?.text !== 'right' || token.gap !== 'none' || (next && next.gap === 'none')) return false
  return meaningOf(before?.text ?? '')?.kind === 'target'
}

/** A word of another language that is known without its list. */
function foundAbroad(word: string): Found | undefined {
  const meaning = meaningAbroad(word)
  if (meaning) return { meaning, length: 1 }
  const ground = groundAbroad(word)
  return ground && { meaning: ground, length: 1, seat: 'background' }
}

/** Short words of other languages and of every day that are a letter away from a colour or a mood: `volets`, `paste`. */
function isNoSlip(word: string, meaning: Meaning): boolean {
  const singular = word.replace(/s$/, '')
  if (realWords.has(word) || realWords.has(singular)) return true
  return (
    singular.length <= 6 && ((meaning.kind === 'color' && singular.length <= 5) || /^pasted?$/.test(singular))
  )
}

/** A face by words that speak of it, and the words behind them that say so. */
interface Beside {
  readonly face: Typeface
  readonly nouns: ReadonlySet<string>
}

const besideType: ReadonlyMap<string, Beside> = new Map(
  [
    ...besideTypeRows.map(([words, face]) => ({ words, face, nouns: typeNouns })),
    ...letteringRows.map(([words, , face]) => ({ words, face, nouns: letteringNouns })),
  ].flatMap(({ words, ...beside }) => words.split('|').map(word => [word, beside] as const)),
)

/** `engraved capitals`, `rounded bold sans`: words that speak of type because a word for type follows. */
function faceBesideType(tokens: readonly Token[], index: number): Found | undefined {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(index, index + length)
    if (words.length < length || words.slice(1).some(({ gap }) => gap !== 'none')) continue
    const beside = besideType.get(words.map(({ text }) => text).join(' '))
    const noun = beside && nounBehind(tokens, index + length, beside.nouns)
    if (!beside || noun === undefined) continue
    return { meaning: { kind: 'typeface', face: beside.face }, length, noun }
  }
  return undefined
}

/** `headings in Windsor`, `type: Lora`: a name behind a word for type, which means something else elsewhere. */
function faceNamed(tokens: readonly Token[], index: number): Found | undefined {
  const token = tokens[index]
  if (!token?.capital) return undefined
  const beside = besideType.get(token.text)
  if (!beside?.face.instead) return undefined
  const isOfType = tokens.slice(Math.max(index - 2, 0), index).some(({ text }) => {
    const meaning = meaningOf(text)
    return isTypeNoun(text) || text === 'set' || (meaning?.kind === 'target' && FACED.has(meaning.target))
  })
  return isOfType ? { meaning: { kind: 'typeface', face: beside.face }, length: 1 } : undefined
}

/** What has a face. */
const FACED: ReadonlySet<string> = new Set(['heading', 'text', 'type'])

/** `letters like on a jersey`, `the title as on a banknote`: the face of what carries such letters. */
function faceOfCarrier(tokens: readonly Token[], index: number): Found | undefined {
  const token = tokens[index]
  if (!token || !/^(?:none|comma)$/.test(token.gap) || !/^(?:like|as)$/.test(token.text)) return undefined
  const before = tokens.slice(Math.max(index - 3, 0), index).findLast(({ text }) => !A_BIT.has(text))
  if (!before) return undefined
  if (!isOneOf(letteringNouns, before.text) && !isOneOf(CARRIED, before.text)) return undefined
  let at = index + 1
  while (tokens[at]?.gap === 'none' && TO_CARRIER.has(tokens[at]?.text ?? '')) at++
  const named = carrierNamed(tokens, at)
  if (!named) return carrierAt(tokens, index, at)
  return { ...named, length: at - index + named.length }
}

/** `type shop sign`: where what letters are like stands behind them, as `lettres d'enseigne` does. */
function faceOfLettersBefore(tokens: readonly Token[], index: number): Found | undefined {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (token?.gap !== 'none' || TO_CARRIER.has(token.text) || BEHIND.has(token.text)) return undefined
  if (!before || !isOneOf(letteringNouns, before.text)) return undefined
  return carrierNamed(tokens, index, 2) ?? carrierAt(tokens, index, index)
}

/** What carries letters, by words of a list. */
function carrierNamed(tokens: readonly Token[], at: number, least = 1): Found | undefined {
  for (let length = 3; length >= least; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ gap }) => gap !== 'none')) continue
    const name = words.map(({ text }) => text).join(' ')
    const beside = besideType.get(name) ?? besideType.get(name.replace(/s$/, ''))
    if (beside) return { meaning: { kind: 'typeface', face: beside.face }, length }
  }
  return undefined
}

/** `lettering a bit like`. */
const A_BIT: ReadonlySet<string> = new Set('a bit little somewhat rather more or less'.split(' '))

/** Words of what carries letters at most. */
const CARRYING = 4

/** `lettering as on old ski lift signs`: what carries it by its last word. */
function carrierAt(tokens: readonly Token[], index: number, from: number): Found | undefined {
  let last = from
  while (
    last < from + CARRYING - 1 &&
    tokens[last + 1]?.gap === 'none' &&
    !BEHIND.has(tokens[last + 1]?.text ?? '')
  )
    last++
  const carrier = tokens.slice(Math.max(last - 2, from), last + 1).map(({ text }) => text)
  const face = carriers.find(([words]) => words.test(carrier.join(' ')))?.[1]
  return face && { meaning: { kind: 'typeface', face }, length: last + 1 - index }
}

/** What follows is said of the letters: `stencils for the headings`. */
const BEHIND: ReadonlySet<string> = new Set('for in with and but'.split(' '))

const CARRIED: ReadonlySet<string> = new Set('title heading headline name number year'.split(' '))
const TO_CARRIER: ReadonlySet<string> = new Set('on in with from off of a an the those old ones'.split(' '))

/** The token for type that the words before `from` say something of: what is between says how it looks, and no other thing follows. */
function nounBehind(tokens: readonly Token[], from: number, nouns: ReadonlySet<string>): number | undefined {
  for (let at = from; at < from + BETWEEN; ) {
    const token = tokens[at]
    if (token?.gap !== 'none') return undefined
    if (isOneOf(nouns, token.text)) return saysType(tokens[at + 1]) ? at : undefined
    const look = longestPhrase(tokens, at)
    if (!besideType.has(token.text) && !LOOKS.includes(look?.meaning.kind ?? '')) return undefined
    at += look?.length ?? 1
  }
  return undefined
}

/** Words that may stand between, with the noun: `rounded extra bold sans`. */
const BETWEEN = 4
const LOOKS = ['mood', 'quality', 'shade', 'degree']

/** Whether a word is one for letters: `font`, `lettering`. */
export function isTypeNoun(word: string): boolean {
  return isOneOf(typeNouns, word)
}

function isOneOf(nouns: ReadonlySet<string>, word: string): boolean {
  return nouns.has(word) || nouns.has(word.replace(/s$/, ''))
}

/** Whether a word behind one for type leaves it that: `title bar` is none. */
function saysType(next: Token | undefined): boolean {
  if (next?.gap !== 'none' || next.heard === 'nothing' || stopWords.has(next.text)) return true
  if (isTypeNoun(next.text)) return true
  const meaning = meaningOf(next.text)
  if (meaning === undefined) return false
  return meaning.kind !== 'target' || ['text', 'heading', 'type'].includes(meaning.target)
}

function literalAt(token: Token): Found {
  return { meaning: readLiteral(token) ?? { kind: 'unknown' }, length: 1 }
}

function longestPhrase(tokens: readonly Token[], index: number): Found | undefined {
  const first = tokens[index]?.text ?? ''
  const most = Math.max(
    lexicon().longest.get(first) ?? 0,
    lexicon().longest.get(first.replace(/s$/, '')) ?? 0,
  )
  for (let length = most; length >= 1; length--) {
    const part = tokens.slice(index, index + length)
    if (part.length < length || part.slice(1).some(({ gap, heard }) => gap !== 'none' || heard)) continue
    const meaning = meaningOf(part.map(({ text }) => text).join(' '))
    if (meaning) return { meaning, length }
  }
  return undefined
}

function isCountedNoun({ text }: Token): boolean {
  return countedRows.some(([words]) => words.split('|').includes(text.replace(/s$/, '')))
}

/** Words between two numbers of which the second is the most: `three to four pages`. */
const UP_TO: ReadonlySet<string> = new Set(['to', 'or'])

/** `2 columns`, `three-column`, `10 slides`, `three to four A4 pages`. */
function counted(tokens: readonly Token[], index: number): Found | undefined {
  const number = tokens[index]
  const next = tokens[index + 1]
  if (next && UP_TO.has(next.text) && numberOf(number) !== undefined) {
    const most = counted(tokens, index + 2)
    return most && { ...most, length: most.length + 2 }
  }
  // `two parallel columns`, `four A4 pages`, `one big A3 landscape sheet`: how they are may stand between.
  const [between, page] = betweenCountAndNoun(tokens, index + 1)
  const noun = tokens[index + 1 + between]
  if (between > 0 && !/^columns?$/.test(noun?.text ?? '') && !page) return undefined
  if (noun?.gap !== 'none') return undefined
  const unit = countedRows.find(([words]) => words.split('|').includes(noun.text.replace(/s$/, '')))?.[1]
  const value = numberOf(number)
  if (value === undefined || !unit) return undefined
  if (unit === 'columns' && value >= 1 && value <= 6) {
    return {
      meaning: { kind: 'setting', patch: { layout: { columns: value } }, off: { layout: { columns: 1 } } },
      length: 2 + between,
    }
  }
  const isOfThem =
    SOME.test(tokens[index - 1]?.text ?? '') && WHICH.test(tokens[index + 2 + between]?.text ?? '')
  if (unit === 'pages' && value >= 1 && value <= 500 && !isOfThem) {
    return {
      meaning: { kind: 'setting', patch: { page: { ...page, maxPages: value } } },
      length: 2 + between,
    }
  }
  return undefined
}

/** `the two slides they stop at`, `those three pages that matter`: some of the pages, and no bound of them. */
const SOME = /^(?:the|these|those)$/
const WHICH =
  /^(?:that|which|they|they'll|we|you|i|he|she|people|everyone|everybody|investors|who|where|about)$/

/** Words that say how counted things are, at most. */
const MANNER = 4

/** How many words stand before what is counted, and the size and the way of lying that they name. */
function betweenCountAndNoun(
  tokens: readonly Token[],
  from: number,
): readonly [number, Partial<Design['page']>?] {
  for (let count = 0; count <= MANNER; count++) {
    const noun = tokens[from + count]
    if (noun?.gap !== 'none' || (noun.kind !== 'word' && count === 0)) break
    if (!isCountedNoun(noun)) continue
    const page = count > 0 ? pageOf(tokens.slice(from, from + count).map(({ text }) => text)) : undefined
    if (page) return [count, page]
    return [count <= 1 ? count : 0]
  }
  return [0]
}

/** Words for a sheet that say nothing of its size. */
const LARGE = /^(?:big|large|whole|full|proper|nice|single|great|huge)$/

/** The page that words name, of which each says its size or how it lies: `big A3 landscape`; undefined where one says something else. */
function pageOf(words: readonly string[]): Partial<Design['page']> | undefined {
  const own = words.filter(word => !LARGE.test(word))
  for (let length = own.length; length > 0; length--) {
    const meaning = meaningOf(own.slice(0, length).join(' '))
    const page = meaning?.kind === 'setting' ? meaning.patch.page : undefined
    if (!page || page.maxPages !== undefined) continue
    const rest = pageOf(own.slice(length))
    return length === own.length ? page : rest && { ...page, ...rest }
  }
  return undefined
}

function isSingle({ text }: Token): boolean {
  return text === 'single'
}

function numberOf(token: Token | undefined): number | undefined {
  if (!token) return undefined
  if (isSingle(token)) return 1
  const meaning = token.kind === 'number' ? readLiteral(token) : meaningOf(token.text)
  return meaning?.kind === 'number' ? Math.round(meaning.value) : undefined
}
