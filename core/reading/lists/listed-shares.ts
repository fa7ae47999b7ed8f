import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import type { FoundValue } from '../values/value.ts'
import type { Sentence } from './running-text.ts'

/** One of several things that a sentence lists with the share of each. */
export interface ListedShare extends Sentence {
  /** What it is called. */
  readonly name: Phrase
  readonly figure: Phrase
}

/** A sentence divided: what stands before its list, the things of that, and what stands behind them. */
export interface Listed {
  readonly lead?: Sentence
  readonly shares: readonly ListedShare[]
  readonly rest?: Sentence
  /** Words that tie the last thing to those before it: `and`. */
  readonly ties: readonly string[]
}

/** Things from which on they are a list, and letters of a name. */
const LEAST = 3
const NAME = 60

/** What stands between things of a list, and the word before the last. */
const BETWEEN =
  /^\s*(?:[,;،、，；]|\s[–—-]\s)?\s*(?:(?:and|und|et|y|e|en|i|och|og|ve|и|та|oraz|sowie)\s+)?(?=\S)/u
/** Where the first name begins: behind a colon, a dash or the last verb that says what they are. */
const OPENS =
  /^.*(?:[:：]|\s[–—-]\s|[,;，；]|\s(?:are|is|sind|ist|sont|est|son|es|sono|è|são|é|zijn|är|są))\s*/su

/**
 * Sentences in which several things are listed with the share of each: `curtains 58%, a nap 49%, no coffee 34%`, or each in brackets
 * behind its name. Undefined where fewer than three follow one another.
 */
export function listedShares(sentence: Sentence, { lang }: Pick<Context, 'lang'>): Listed | undefined {
  const { words } = sentence
  const found = findValues(words.text, lang).filter(({ value }) => value.type === 'percentage')
  if (found.length < LEAST) return undefined
  const run = longestRun(found, words.text)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < LEAST) return undefined
  const at = found.indexOf(first)
  const ends = run.map(one => endOf(words.text, one))
  const others = run.slice(1).map((one, place) => words.text.slice(ends[place], nameEnd(words.text, one)))
  const most = Math.max(...others.map(name => name.replace(BETWEEN, '').trim().split(/\s+/u).length))
  const from = openingOf(words.text, { before: found[at - 1], first, most })
  const shares = run.map((one, place): ListedShare => {
    const before = place === 0 ? from : (ends[place - 1] ?? 0)
    const start = before + (place === 0 ? 0 : (BETWEEN.exec(words.text.slice(before))?.[0].length ?? 0))
    const end = ends[place] ?? one.end
    const name = trim(cut(words, start, nameEnd(words.text, one)))
    return { ...partOf(sentence, start, end), name, figure: trim(cut(words, one.start, one.end)) }
  })
  if (shares.some(({ name }) => !/\p{L}{2}/u.test(name.text) || name.text.length > NAME)) return undefined
  const lead = partOf(sentence, 0, from)
  const behind = ends.at(-1) ?? 0
  const dash = /^\s*[–—-]\s+/u.exec(words.text.slice(behind))?.[0].length ?? 0
  const rest = partOf(sentence, behind + dash, words.text.length)
  const ties = run.flatMap((_, place) => {
    const before = ends[place - 1]
    const tie = before === undefined ? undefined : BETWEEN.exec(words.text.slice(before))?.[0]
    return /\p{L}+/u.exec(tie ?? '')?.[0] ?? []
  })
  return {
    shares,
    ties,
    ...(lead.words.text !== '' && { lead }),
    ...(/\p{L}{2}/u.test(rest.words.text) && { rest }),
  }
}

/** The longest run of shares with nothing but a name between one and the next. */
function longestRun(found: readonly FoundValue[], text: string): readonly FoundValue[] {
  const runs: FoundValue[][] = []
  for (const one of found) {
    const last = runs.at(-1)?.at(-1)
    const between = last ? text.slice(endOf(text, last), one.start) : ''
    const isNext =
      last !== undefined &&
      /^\s*(?:[,;،、，；]|(?:and|und|et|y|e|en|i|och|og|ve|и|та|oraz|sowie)\s)/u.test(between) &&
      between.length <= NAME &&
      isBracketed(text, last) === isBracketed(text, one)
    if (isNext) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function isBracketed(text: string, { start, end }: FoundValue): boolean {
  return /[(（]\s*$/u.test(text.slice(0, start)) && /^\s*[)）]/u.test(text.slice(end))
}

function endOf(text: string, one: FoundValue): number {
  return one.end + (isBracketed(text, one) ? (/^\s*[)）]/u.exec(text.slice(one.end))?.[0].length ?? 0) : 0)
}

function nameEnd(text: string, one: FoundValue): number {
  return isBracketed(text, one)
    ? one.start - (/[(（]\s*$/u.exec(text.slice(0, one.start))?.[0].length ?? 0)
    : one.start
}

/** Where the first thing of a list begins. */
function openingOf(
  text: string,
  { before, first, most }: { before: FoundValue | undefined; first: FoundValue; most: number },
): number {
  const from = before ? before.end : 0
  const own = text.slice(from, nameEnd(text, first))
  const opened = OPENS.exec(own)?.[0].length
  if (opened !== undefined) return from + opened
  // Words that run up to the first name leave it as many words as the others have.
  const words = [...own.matchAll(/\S+/gu)]
  return from + (words.at(-most)?.index ?? 0)
}

function partOf({ words, start }: Sentence, from: number, to: number): Sentence {
  return { words: trim(cut(words, from, to)), start: start + from, end: start + to }
}
