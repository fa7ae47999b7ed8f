import { beginsWithAnd, groundAbroad, meaningAbroad } from './color-words.ts'
import { lexicon, meaningOf, meantBy } from './lexicon.ts'
import { readLiteral } from './literals.ts'
import type { Meaning } from './meaning.ts'
import { stopWords, type Token } from './tokens.ts'
import { countedRows } from './words/cues.ts'
import { andAbroad, onAbroad, particlesAbroad } from './words/colors-abroad.ts'
import { realWords } from './words/real-words.ts'
import { wholeWords } from './words/parts.ts'
import { besideTypeRows, type Typeface, typeNouns } from './words/typefaces.ts'

/** What joins a part of the brief to the one before it. */
type Join = 'none' | 'and' | 'or' | 'comma' | 'stop'

/** A phrase of the brief that means something, or a content word that does not. */
export interface Item {
  readonly meaning: Meaning
  /** Its words in small letters, divided by single spaces. */
  readonly words: string
  /** Its tokens, from `first` to `last`. */
  readonly first: number
  readonly last: number
  readonly join: Join
  /** Preceded by `on`: what follows is a ground. */
  readonly on: boolean
  /** The word that a slip was taken for. */
  readonly meant?: string
  /** Behind a bracket, which says more of what stands before it. */
  readonly bracket?: boolean
  /** Behind `in`: what follows says how something is set. */
  readonly within?: boolean
  /** Behind `of`. */
  readonly of?: boolean
  /** Behind `for` or `for the`: what something is for. */
  readonly forIt?: boolean
  /** Behind `a` or `an`. */
  readonly article?: boolean
  /** Behind a colon, at which a ban ends. */
  readonly colon?: boolean
  /** Behind a `too` that nothing turns: more of it than is wanted. */
  readonly tooMuch?: boolean
  /** Behind `per`. */
  readonly per?: boolean
  /** Behind `was` or `had`: how something used to be. */
  readonly past?: boolean
  /** Of what others have: `every competitor is blue`. */
  readonly others?: true
  /** The part that a colour is wanted for without naming one. */
  readonly seat?: 'accent' | 'background'
}

/** Reads the tokens as the longest phrases that the word lists know. Stop words leave only their joining behind. */
export function readItems(tokens: readonly Token[], faces: OwnFaces = new Map()): readonly Item[] {
  const items: Item[] = []
  let join = 'none' as Join
  let on = false
  let index = 0
  let said: Found | undefined
  while (index < tokens.length) {
    const token = tokens[index] as Token
    if (token.gap !== 'none') {
      join = token.gap === 'stop' || join === 'stop' ? 'stop' : 'comma'
      on = false
    }
    const read = ownFaceAt(tokens, index, faces) ?? readAt(tokens, index)
    const isSilent = read?.meaning.kind === 'unknown' && particlesAbroad.has(token.text)
    const found = isSilent ? undefined : read
    if (found) {
      const meant = found.meant ?? token.meant
      const isSaid = said?.noun === index && found.meaning.kind === 'typeface'
      const { meaning: own } = isSaid && said ? said : found
      const meaning: Meaning =
        isCompounded(token, own, items.at(-1)) ||
        leadsCompound(tokens[index + found.length], own) ||
        isOwner(token, tokens[index + 1], own) ||
        isDone(tokens, index, own) ||
        (BRANDS.has(token.text) &&
          found.length === 1 &&
          !token.capital &&
          !isTypeNoun(tokens[index + 1]?.text ?? '')) ||
        isVerbMood(token, tokens[index + 1], own)
          ? { kind: 'unknown' }
          : own
      if (found.noun !== undefined) said = found
      if (join === 'none' && beginsWithAnd(token.text)) join = 'and'
      items.push({
        meaning,
        words: wordsOf(tokens, index, found.length),
        ...(meant !== undefined && { meant }),
        first: index,
        last: index + found.length - 1,
        join,
        on: on && !token.colon,
        ...(token.bracket && { bracket: true }),
        ...(isBehindColon(tokens, index, items.at(-1)) && { colon: true }),
        ...(isWithin(tokens, index) && { within: true }),
        ...(isBehindOf(tokens, index) && { of: true }),
        ...(tokens[index - 1]?.text === 'too' && token.gap === 'none' && { tooMuch: true }),
        ...(isBehindFor(tokens, index) && { forIt: true }),
        ...(tokens[index - 1]?.text === 'per' && { per: true }),
        ...(isPast(tokens, index, items.at(-1)) && { past: true }),
        ...(isOfOthers(tokens, index) && { others: true }),
        ...(/^an?$/.test(tokens[index - 1]?.text ?? '') && { article: true }),
        ...(found.seat && { seat: found.seat }),
      })
      // Korean joins its `and` to the word before.
      join = /\p{Script=Hangul}[과와]$/u.test(token.text) ? 'and' : 'none'
      on = false
      index += found.length
      continue
    }
    if (token.text === 'or' || token.text === 'nor') join = join === 'stop' ? join : 'or'
    if ((token.text === 'and' || andAbroad.has(token.text)) && join === 'none') join = 'and'
    // `from clause 1 on: black`: what follows a colon stands on nothing.
    on =
      token.text === 'on' ||
      token.text === 'over' ||
      onAbroad.has(token.text) ||
      (on && BEFORE_GROUND.has(token.text))
    index++
  }
  return items
}

const BEFORE_GROUND: ReadonlySet<string> = new Set(
  'a an the any each every all my our your this that'.split(' '),
)

/** `traffic-light green`, `code-heavy`: the end of a compound is no wish of its own. */
function isCompounded(token: Token, meaning: Meaning, before: Item | undefined): boolean {
  if (!token.hyphen || !before) return false
  if (token.text === 'heavy') return true
  // `Marathi-friendly` is no look.
  if (token.text === 'friendly') return before.meaning.kind === 'unknown'
  return meaning.kind === 'shade' && before.meaning.kind === 'unknown'
}

/** `the kids' stuff` is theirs; `kids' menu` is one for them. */
function isOwner(token: Token, next: Token | undefined, meaning: Meaning): boolean {
  return (
    token.possessive === true && meaning.kind === 'mood' && next?.gap === 'none' && !wholeWords.has(next.text)
  )
}

/** `calm the orange down`: done to one thing, and no mood of the whole. */
function isVerbMood({ text }: Token, next: Token | undefined, { kind }: Meaning): boolean {
  const isDoing = /^(?:calm|warm|cool|clean|soften|refresh)$/.test(text)
  return (
    isDoing &&
    kind === 'mood' &&
    next?.gap === 'none' &&
    /^(?:the|our|that|this|it|those|these|them|my)$/.test(next.text)
  )
}

/** `room to fill by hand`: a thing of the design that is a verb behind `to` and `can`. */
function isDone(tokens: readonly Token[], index: number, meaning: Meaning): boolean {
  const [before, token] = [tokens[index - 1]?.text ?? '', tokens[index] as Token]
  return (
    meaning.kind === 'setting' &&
    meaning.thing === true &&
    token.gap === 'none' &&
    /^(?:to|can|could|will|must|ppl|people|they|you|we)$/.test(before) &&
    !token.text.endsWith('s')
  )
}

/** Ends of compounds that turn a mood into something else. */
const TURNED: ReadonlySet<string> = new Set(['neutral', 'agnostic', 'proof', 'resistant', 'averse'])

/** `party-neutral`: a mood that only begins a word of another meaning. */
function leadsCompound(next: Token | undefined, meaning: Meaning): boolean {
  return meaning.kind === 'mood' && next?.hyphen === true && next.gap === 'none' && TURNED.has(next.text)
}

/** Behind `of`, or `of any`. */
function isBehindOf(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text ?? ''
  return before === 'of' || (BEFORE_GROUND.has(before) && tokens[index - 2]?.text === 'of')
}

/** Behind a colon, whatever says nothing in between: `not bloody: a muted raspberry`. */
function isBehindColon(tokens: readonly Token[], index: number, before: Item | undefined): boolean {
  return tokens.slice(Math.max((before?.last ?? -1) + 1, index - 3), index + 1).some(({ colon }) => colon)
}

/** Behind `for`, or `for the`. */
function isBehindFor(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (token?.gap !== 'none' || !before) return false
  const leads = DETERMINERS.has(before.text) && before.gap === 'none' ? tokens[index - 2] : before
  return leads?.text === 'for'
}

/** Behind `in`, or `in the`. */
function isWithin(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (token?.gap !== 'none' || !before) return false
  const leads = DETERMINERS.has(before.text) && before.gap === 'none' ? tokens[index - 2] : before
  return WITHIN.has(leads?.text ?? '')
}

/** `it was navy`, `we had 40 pages`: how it used to be; `as if it were typed` is a wish. */
function isPast(tokens: readonly Token[], index: number, before: Item | undefined): boolean {
  const joint = /^(?:too|so|very|quite)$/.test(tokens[index - 1]?.text ?? '') ? index - 2 : index - 1
  if (before?.past && tokens[index]?.gap === 'none' && tokens[joint]?.text === 'and') return true
  for (let at = index; at > Math.max(index - 3, 0) && tokens[at]?.gap === 'none'; at--) {
    const word = tokens[at - 1]?.text ?? ''
    if (PAST.has(word)) return !isSupposed(tokens, at - 1)
    if (!BEHIND_PAST.has(word)) return false
  }
  return false
}

/** `every competitor site is blue`, `everyone else uses serifs`: what others have, with a verb between. */
function isOfOthers(tokens: readonly Token[], index: number): boolean {
  let verb = false
  for (let at = index; at > Math.max(index - OTHERS_REACH, 0) && tokens[at]?.gap === 'none'; at--) {
    const word = tokens[at - 1]?.text ?? ''
    verb ||= HAVING.has(word)
    if (verb && OTHERS.has(word)) return true
  }
  return false
}

/** Words from those who have something to what they have. */
const OTHERS_REACH = 7
const HAVING: ReadonlySet<string> = new Set('is are has have uses use does do goes go'.split(' '))
const OTHERS: ReadonlySet<string> = new Set(
  'competitor competitors competition everyone everybody others rival rivals neighbours neighbors'.split(' '),
)

/** Whether the clause that a word ends supposes something, or compares with it. */
function isSupposed(tokens: readonly Token[], last: number): boolean {
  for (let at = last; at >= Math.max(last - 5, 0); at--) {
    if (SUPPOSING.has(tokens[at]?.text ?? '')) return true
    if (tokens[at]?.gap !== 'none') return false
  }
  return false
}

const PAST: ReadonlySet<string> = new Set(['was', 'were', 'had'])
const BEHIND_PAST: ReadonlySet<string> = new Set(
  'a an the all very too so quite rather really in on'.split(' '),
)
const SUPPOSING: ReadonlySet<string> = new Set(
  'if as like though wish wished want wanted asked told would when what'.split(' '),
)

const DETERMINERS: ReadonlySet<string> = new Set('a an the our my your each every all'.split(' '))

/** Words before the way that something is set. */
const WITHIN: ReadonlySet<string> = new Set(['in', 'as'])

function wordsOf(tokens: readonly Token[], first: number, length: number): string {
  return tokens
    .slice(first, first + length)
    .map(({ text }) => text)
    .join(' ')
}

interface Found {
  readonly meaning: Meaning
  readonly length: number
  readonly meant?: string
  readonly seat?: 'background'
  /** The token of the word for type that this says something of: where it names a kind (`sans`), it means the same face. */
  readonly noun?: number
}

function readAt(tokens: readonly Token[], index: number): Found | undefined {
  const token = tokens[index] as Token
  if (isRightEdge(tokens, index)) return { meaning: { kind: 'place', align: 'end' }, length: 1 }
  const frame = frameAt(tokens, index)
  if (frame) return frame
  if (token.heard === 'nothing') return { meaning: { kind: 'unknown' }, length: 1 }
  if (token.heard === 'looks') return foundAbroad(token.text) ?? { meaning: { kind: 'unknown' }, length: 1 }
  if (token.kind !== 'word') return counted(tokens, index) ?? literalAt(token)
  const face = faceBesideType(tokens, index)
  if (face) return face
  const phrase = longestPhrase(tokens, index)
  if (phrase && saysWhichColors(tokens, index, phrase))
    return { meaning: { kind: 'cue', cue: 'no' }, length: phrase.length }
  const count = phrase?.meaning.kind === 'number' ? counted(tokens, index) : undefined
  if (count) return count
  if (phrase) return phrase
  if (stopWords.has(token.text)) return undefined
  const abroad = foundAbroad(token.text)
  if (abroad) return abroad
  const meant = meantBy(token.text) ?? meantBy(token.text.replace(/s$/, ''))
  const meaning = meant && lexicon().meanings.get(meant)
  return meaning && !isNoSlip(token.text, meaning)
    ? { meaning, length: 1, meant }
    : { meaning: { kind: 'unknown' }, length: 1 }
}

/** Typefaces that a job brings, by their names in small letters. */
export type OwnFaces = ReadonlyMap<string, Typeface>

/** Words of the longest name of a family. */
const MOST_WORDS = 8

/** A family that the job brings, by its name. */
function ownFaceAt(tokens: readonly Token[], index: number, faces: OwnFaces): Found | undefined {
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
  if (realWords.has(word)) return true
  const singular = word.replace(/s$/, '')
  return (
    singular.length <= 6 && ((meaning.kind === 'color' && singular.length <= 5) || /^pasted?$/.test(singular))
  )
}

const besideType: ReadonlyMap<string, Typeface> = new Map(
  besideTypeRows.flatMap(([words, face]) => words.split('|').map(word => [word, face] as const)),
)

/** `engraved capitals`, `rounded bold sans`: words that speak of type because a word for type follows. */
function faceBesideType(tokens: readonly Token[], index: number): Found | undefined {
  for (const length of [2, 1]) {
    const words = tokens.slice(index, index + length)
    if (words.length < length || words.slice(1).some(({ gap }) => gap !== 'none')) continue
    const face = besideType.get(words.map(({ text }) => text).join(' '))
    const noun = face && nounBehind(tokens, index + length)
    if (!face || noun === undefined) continue
    return { meaning: { kind: 'typeface', face }, length, noun }
  }
  return undefined
}

/** The token for type that the words before `from` say something of: what is between says how it looks, and no other thing follows. */
function nounBehind(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + BETWEEN; ) {
    const token = tokens[at]
    if (token?.gap !== 'none') return undefined
    if (isTypeNoun(token.text)) return saysType(tokens[at + 1]) ? at : undefined
    const look = longestPhrase(tokens, at)
    if (!besideType.has(token.text) && !LOOKS.includes(look?.meaning.kind ?? '')) return undefined
    at += look?.length ?? 1
  }
  return undefined
}

/** Words that may stand between, with the noun: `rounded extra bold sans`. */
const BETWEEN = 4
const LOOKS = ['mood', 'quality', 'shade', 'degree']

function isTypeNoun(word: string): boolean {
  return typeNouns.has(word) || typeNouns.has(word.replace(/s$/, ''))
}

/** Whether a word behind one for type leaves it that: `title bar` is none. */
function saysType(next: Token | undefined): boolean {
  if (next?.gap !== 'none' || stopWords.has(next.text) || isTypeNoun(next.text)) return true
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

/** `2 columns`, `three-column`, `10 slides`. */
function counted(tokens: readonly Token[], index: number): Found | undefined {
  const number = tokens[index]
  const next = tokens[index + 1]
  // `two parallel columns`: how they are may stand between.
  const between = next && !isCountedNoun(next) && next.gap === 'none' && next.kind === 'word' ? 1 : 0
  const noun = tokens[index + 1 + between]
  if (between === 1 && !/^columns?$/.test(noun?.text ?? '')) return undefined
  if (!number || !noun || noun.gap !== 'none') return undefined
  const meaning = number.kind === 'number' ? readLiteral(number) : meaningOf(number.text)
  const unit = countedRows.find(([words]) => words.split('|').includes(noun.text.replace(/s$/, '')))?.[1]
  if (meaning?.kind !== 'number' || !unit) return undefined
  const value = Math.round(meaning.value)
  if (unit === 'columns' && value >= 1 && value <= 6) {
    return {
      meaning: { kind: 'setting', patch: { layout: { columns: value } }, off: { layout: { columns: 1 } } },
      length: 2 + between,
    }
  }
  if (unit === 'pages' && value >= 1 && value <= 500) {
    return { meaning: { kind: 'setting', patch: { page: { maxPages: value } } }, length: 2 + between }
  }
  return undefined
}

/** Names of known looks that are things without a capital: `a yellow stripe`. */
const BRANDS: ReadonlySet<string> = new Set(
  'apple stripe notion economist vogue times outfit courier minion'.split(' '),
)
