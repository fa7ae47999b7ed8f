import type { RootContent } from 'mdast'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { cut, type Phrase, placeIn, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { quotedName } from '../../../core/reading/facts/quoted-name.ts'
import { lettersOf, type Running, sentencesIn } from '../../../core/reading/lists/running-text.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import type { Value } from '../../../core/reading/values/value.ts'

/** What leads a copy that is told, and what is left of it. */
export interface ToldHeadline {
  readonly headline: Phrase
  readonly blocks: readonly RootContent[]
}

/** Letters of a sentence that leads. */
const LONGEST = 140

/**
 * The words that lead a letter, a chat or a story that was to be something else: the name of what it is about, where its
 * sentences quote one, else the sentence that tells most of it. What says thanks or asks tells nothing and leads nothing.
 */
export function toldHeadline(blocks: readonly RootContent[], setting: Weighed): ToldHeadline | undefined {
  const found = blocks.flatMap((block, at): readonly Found[] => {
    if (block.type !== 'paragraph') return []
    const running = sentencesIn(block, setting)
    return running.sentences.flatMap(sentence => {
      const name = setting.isSpoken ? quotedName(sentence.words.text) : undefined
      const stretch = name
        ? { from: sentence.start + name.from, to: sentence.start + name.to, weight: NAME }
        : tellingIn(sentence.words.text, sentence.start, setting)
      return stretch ? [{ at, running, ...stretch }] : []
    })
  })
  const best = Math.max(...found.map(({ weight }) => weight))
  const lead = found.find(({ weight }) => weight === best)
  return lead && withoutLead(blocks, lead)
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly weight: number
}

interface Found extends Stretch {
  readonly at: number
  readonly running: Running
}

/** A name outweighs any sentence. */
const NAME = 100

/** What weighs how much of what a sentence tells: an occasion by its day, an offer by its sum. */
const WEIGHTS: Partial<Record<Value['type'], number>> = {
  date: 3,
  money: 2.5,
  address: 2,
  time: 1,
  percentage: 1,
}
const LEAST = { spoken: 2.5, story: 3 }

interface Weighed {
  readonly lang: string
  /** Somebody says it to somebody; else it is a story. */
  readonly isSpoken: boolean
  /** Its day stands apart. */
  readonly isDated: boolean
}

/** The clause of a sentence that tells most, where it tells enough. */
function tellingIn(text: string, start: number, setting: Weighed): Stretch | undefined {
  const { lang, isSpoken, isDated } = setting
  if (/[?？]\p{P}?$/u.test(text)) return undefined
  const found = findValues(text, lang).filter(({ value }) => WEIGHTS[value.type] !== undefined)
  const kinds = new Map(found.map(({ value }) => [value.type, weightOf(value, isDated)]))
  const names = isDated ? namesIn(text, lang) : 0
  const weight = [...kinds.values()].reduce((sum, one) => sum + one, names)
  if (weight < (isSpoken ? LEAST.spoken : LEAST.story)) return undefined
  const [first, last] = [found[0]?.start ?? 0, found.at(-1)?.end ?? text.length]
  const whole = { from: 0, to: text.length }
  const { from, to } = lettersOf(text) <= LONGEST ? whole : clauseOf(text, first, last)
  return lettersOf(text.slice(from, to)) <= LONGEST
    ? { from: start + from, to: start + to, weight }
    : undefined
}

/** A day that stands apart already, or until which something lasts, leads nothing. */
function weightOf(value: Value, isDated: boolean): number {
  const isLess = value.type === 'date' && (isDated || value.bound !== undefined)
  return isLess ? 1.5 : (WEIGHTS[value.type] ?? 0)
}

/** Words in capitals in a row within a sentence; in German, where all nouns have them, three. */
const NAMES = {
  usual: /(?<=\p{Ll}[,:]?\s)\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)?/gu,
  german: /(?<=\p{Ll}[,:]?\s)\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+){2,}/gu,
}

function namesIn(text: string, lang: string): number {
  const count = text.match(lang.startsWith('de') ? NAMES.german : NAMES.usual)?.length ?? 0
  return Math.min(count, 2) * 1.5
}

/** Where a clause ends. */
const CLAUSE = /[,;:，；：]\s*|\s[–—]\s/gu

/** Letters of clauses that say enough by themselves. */
const CLAUSES = 30

/** The clauses of a long sentence from which its first value begins to where its last one ends, and one more behind few words. */
function clauseOf(text: string, first: number, last: number): { readonly from: number; readonly to: number } {
  const ends = [...text.matchAll(CLAUSE)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }))
  const from = ends.findLast(({ to }) => to <= first)?.to ?? 0
  const end = ends.find(one => one.from >= last && lettersOf(text.slice(from, one.from)) >= CLAUSES)
  return { from, to: end?.from ?? text.length }
}

function withoutLead(blocks: readonly RootContent[], { at, running, from, to }: Found): ToldHeadline {
  const { words } = running
  const headline = trim(cut(words, from, to))
  const [before, after] = [trim(cut(words, 0, from)), trim(cut(words, to))].map(unquoted)
  const left = [before, after].filter(one => one && /[\p{L}\p{N}]/u.test(one.text))
  return {
    headline,
    blocks: [
      ...blocks.slice(0, at),
      ...left.flatMap(one => paragraphsOf(one ? [one] : [])),
      ...blocks.slice(at + 1),
    ],
  }
}

/** What stood around a name without the marks that quoted it. */
function unquoted(words: Phrase): Phrase {
  const start = /^[”“»」』"«.,;:]+\s*/u.exec(words.text)?.[0].length ?? 0
  const end = words.text.length - (/\s*[“„«「『"»]$/u.exec(words.text)?.[0].length ?? 0)
  return cut(words, start, Math.max(start, end))
}

/** Blocks without a sentence that stands elsewhere, wherever in them it was said. */
export function withoutSaid(blocks: readonly RootContent[], said: Phrase): readonly RootContent[] {
  return blocks.flatMap((block): readonly RootContent[] => {
    const words = block.type === 'paragraph' ? toPhrase(block.children) : undefined
    const place = words && placeIn(words, said.nodes)
    if (!words || !place) return [block]
    const left = [trim(cut(words, 0, place.start)), trim(cut(words, place.end))]
    return left.flatMap(one => (one.text === '' ? [] : paragraphsOf([one])))
  })
}
