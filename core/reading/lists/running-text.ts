import type { Paragraph, RootContent } from 'mdast'
import { sentencesOf } from '../claims/prose.ts'
import type { Context } from '../context.ts'
import { cut, type Phrase, split, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import type { FoundValue } from '../values/value.ts'

/** A paragraph of running text and the sentences in it. */
export interface Running {
  readonly block: Paragraph
  readonly words: Phrase
  readonly sentences: readonly Sentence[]
}

/** A sentence, and where it stands in its paragraph. */
export interface Sentence {
  readonly words: Phrase
  readonly start: number
  readonly end: number
}

/** Sentences from which on copy is running text, and letters of those that are no lines of a list. */
const LEAST = { sentences: 5, letters: 25 }

/** Ends of sentences in scripts that have no blanks, behind a closing quote too. */
export const CLOSE: RegExp = /(?<=[。！？])(?=[^”’」』）。！？\s])|(?<=[。！？][”’」』）])(?=\S)/gu

/**
 * The paragraphs of copy that is nothing but running text below its title, each with its sentences; none where anything
 * else divides it.
 */
export function runningText(body: readonly RootContent[], context: Context): readonly Running[] {
  const [first, ...others] = body
  const blocks = first?.type === 'heading' ? others : body
  if (!blocks.every((block): block is Paragraph => block.type === 'paragraph')) return []
  const running = blocks.map(block => sentencesIn(block, context))
  const told = running.flatMap(({ sentences }) => sentences)
  const isTold =
    told.filter(({ words }) => lettersOf(words.text) >= LEAST.letters).length * 3 >= told.length * 2
  const isLong = running.some(
    ({ words, sentences }) => sentences.length > 1 && lettersOf(words.text) > LEAST.letters * 3,
  )
  return told.length >= LEAST.sentences && isTold && isLong ? running : []
}

/** How long words are: a sign of East Asia says as much as three letters. */
export function lettersOf(text: string): number {
  return (
    text.length + 2 * (text.match(/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0)
  )
}

/** A paragraph divided into its sentences. */
export function sentencesIn(block: Paragraph, context: Pick<Context, 'lang'>): Running {
  const words = toPhrase(block.children)
  const told = sentencesOf(words, context)
    .flatMap(line => split(line, YEAR))
    .flatMap(line => split(line, COUNT))
    .flatMap(line => split(line, CLOSE))
    .flatMap(line => split(line, CLAUSE))
  let end = 0
  const sentences = told.map((sentence): Sentence => {
    const start = words.text.indexOf(sentence.text, end)
    end = start + sentence.text.length
    return { words: sentence, start, end }
  })
  return { block, words, sentences }
}

/** Where a sentence opens with a year, which is no capital. */
const YEAR = /(?<=\p{L}{2}[.!?])\s+(?=(?:1[5-9]|20)\d\d\s\p{L})/gu

/** Where a sentence opens with what it counts, behind a word that is no short form: `underlay. 5 kilos is cotton`. */
const COUNT =
  /(?<=\p{L}{4}[.!?])(?<!(?:approx|circa|ungefähr|approximativement|Sept)\.)\s+(?=\d[\d.,]*\s?(?:%|\p{Sc}|\p{Ll}{2}))/gu

/** Where a clause of East Asia opens with a year, behind more than a word or two. */
const CLAUSE =
  /(?<=[^，,；;。]{4}[，,；;])(?=(?:[零〇一二三四五六七八九]{2}|[〇一二三四五六七八九\d]{4})年(?!前|后|後|来|來|间|間))/gu

/** Part of a paragraph from one sentence to another. */
export function stretchOf({ words }: Running, from: Sentence, to: Sentence): Phrase {
  return trim(cut(words, from.start, to.end))
}

/** A year of which its century is not said, in the figures of East Asia: `五二年`, `零三年四月`. */
const SHORT_YEAR =
  /(?<![零〇一二三四五六七八九十百千两\d])[零〇一二三四五六七八九]{2}年(?:[一二三四五六七八九十]{1,3}月(?:[一二三四五六七八九十]{1,3}[日号])?)?/u

/** Where a sentence first says a day, a month or a year of our count. */
export function yearIn({ text }: Phrase, { lang }: Context): Pick<FoundValue, 'start' | 'end'> | undefined {
  const found = findValues(text, lang).find(
    ({ value }) => value.type === 'date' && /^(?:1[5-9]|20)\d\d/.test(value.from),
  )
  const short = SHORT_YEAR.exec(text)
  if (!short || (found && found.start < short.index)) return found
  return { start: short.index, end: short.index + short[0].length }
}
