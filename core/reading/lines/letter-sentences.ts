import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { linesIn } from '../facts/label.ts'
import type { Phrase, Stretch } from '../facts/phrase.ts'
import { asksToMake, handsOverText, ordersPiece } from './handing-over.ts'
import { remarkIn } from './remarks.ts'
import { labelledIn } from './told-labels.ts'
import { sentenceSegments } from '../../source/sentence-segments.ts'

// The sentences of a letter to whoever makes a sheet, and which of them speak to nobody else.

/** What a letter has around its text that tells that it is one. */
export interface LetterSigns {
  readonly greets: boolean
  readonly leaves: boolean
  /** A note above it, which was taken off, said what is to be made of it. */
  readonly isHanded: boolean
  /** It says that a text comes with it. */
  readonly speaksOfText: boolean
  /** Whether words speak of the text that comes with a message. */
  readonly speaks: (text: string) => boolean
  /** Whether words take leave. */
  readonly takesLeave: (text: string) => boolean
  /** Whether words tell a reader something: a date, a price, a contact. */
  readonly tells: (text: string) => boolean
}

/** A sentence of a letter and where it stands in its line. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly block: number
}

/** A line of a letter. */
export interface LetterLine {
  readonly words: Phrase
  readonly block: number
  readonly sentences: readonly Sentence[]
}

/** A letter that orders a sheet. */
export interface Letter {
  readonly lines: readonly LetterLine[]
  readonly whole: string
  /** Whether it hands its text over in a sentence of its own. */
  readonly isHanded: boolean
  /** What stands above the text, and tells no fact. */
  readonly preamble: ReadonlySet<Sentence>
  /** What is said to whoever makes the sheet. */
  readonly dropped: ReadonlySet<Sentence>
  readonly signs: LetterSigns
  readonly context: Context
}

/** The lines of a paragraph with their sentences; of any other block none. */
export function linesAt(block: RootContent, at: number, { lang }: Context): readonly LetterLine[] {
  if (block.type !== 'paragraph') return []
  return linesIn(block.children).map(words => ({
    words,
    block: at,
    sentences: handedApart(words.text, sentencesIn(words.text, lang)).map(([start, end]) => ({
      text: words.text.slice(start, end),
      start,
      end,
      block: at,
    })),
  }))
}

/** The stretches of the sentences of a line, without the blanks between them; what stands in brackets or behind an abbreviation ends none. */
function sentencesIn(text: string, lang: string): readonly Stretch[] {
  const found: [number, number][] = []
  for (const { index, segment } of sentenceSegments(text, lang)) {
    const end = index + segment.trimEnd().length
    const last = found.at(-1)
    const before = last ? text.slice(last[0], last[1]) : ''
    const isOpen =
      (before.match(/"/g)?.length ?? 0) % 2 > 0 ||
      (before.match(/[([（「『«“„]/gu)?.length ?? 0) > (before.match(/[)\]）」』»”“]/gu)?.length ?? 0)
    if (
      last &&
      (isOpen || SHORTENED.test(before) || isDay(before, segment) || !/[\p{L}\p{N}]/u.test(segment))
    )
      last[1] = end
    else if (end > index) found.push([index, end])
  }
  return found
}

/** Whether a stop belongs to a day before its month: `3. |März 2026`. */
function isDay(before: string, next: string): boolean {
  return /(?:^|\s)\d{1,2}\.$/u.test(before) && /^\p{L}{3,10}\.?\s\d{4}/u.test(next)
}

/** Sentences of which what hands over the others is one of its own: `It should say roughly this: |Fifty years ago, …` */
function handedApart(text: string, sentences: readonly Stretch[]): readonly Stretch[] {
  return sentences.flatMap(([start, end]): readonly Stretch[] => {
    const lead = /^[^:：]{5,110}[:：](?=\s+\S{2})/u.exec(text.slice(start, end))?.[0] ?? ''
    if (lead === '' || !handsOverText(lead)) return [[start, end]]
    const from = start + lead.length + (/^\s+/u.exec(text.slice(start + lead.length))?.[0].length ?? 0)
    return [
      [start, start + lead.length],
      [from, end],
    ]
  })
}

/** An end that is a shortened word and no sentence: `Dr.`, `ul.`, `вул.`, `z. B.` */
export const SHORTENED: RegExp =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|dr|mr|mrs|ms|st|no|nr|tel|prof|ul|вул|м|ca|bzw|ggf|inkl|incl|av|avda|sra?|dña|sig|kl|bl|ref|réf|rif|az|p\.ej)\.$/iu

/** A letter with what of it is said to its reader alone. */
export function readLetter(lines: readonly LetterLine[], signs: LetterSigns, context: Context): Letter {
  const sentences = lines.flatMap(line => line.sentences)
  const isCopy = ({ text }: Sentence): boolean => holdsCopy(text, { signs, context })
  const hand = sentences.slice(0, OPENING).findLastIndex(({ text }) => handsOverText(text))
  const copy = sentences.findIndex(one => isCopy(one) && !ordersPiece(one.text))
  const opening = sentences.slice(0, Math.min(copy < 0 ? OPENING : copy, OPENING))
  const order = opening.findLastIndex(({ text }) => ordersPiece(text) || signs.speaks(text))
  const isAsked = sentences[0] !== undefined && asksToMake(sentences[0].text)
  const above = signs.greets || hand >= 0 || isAsked ? sentences.slice(0, Math.max(hand, order) + 1) : []
  return {
    lines,
    whole: lines.map(({ words }) => words.text).join('\n'),
    isHanded: hand >= 0 || signs.speaksOfText || signs.isHanded,
    preamble: new Set(
      above.filter(({ text }) => !signs.tells(text) && labelledIn(text, context).length === 0),
    ),
    dropped: new Set([
      ...above.filter(one => !isCopy(one)),
      ...sentences.filter(({ text }) => remarkIn(text) !== undefined),
      ...sentences.slice(-2).filter(({ text }) => signs.takesLeave(text)),
    ]),
    signs,
    context,
  }
}

/** Sentences of a letter among which it says what it wants. */
export const OPENING = 8

/** Whether a sentence that speaks to its reader has something of the text all the same. */
export function holdsCopy(text: string, { signs, context }: Pick<Letter, 'signs' | 'context'>): boolean {
  if (handsOverText(text)) return false
  return signs.tells(text) || text.search(QUOTED) >= 0 || labelledIn(text, context).length > 0
}

/** Words in quotation marks; in single ones those of scripts without cases alone, where they are no apostrophes. */
const QUOTED =
  /["“”„«»「『《]([^"“”„«»「」『』《》]{2,160})["“”»«」』》]|(?<!\p{L})['‘]((?=\p{Lo})[^'‘’]{2,60})['’]/gu

/** Words in quotation marks: the stretch between these. */
export interface Quote {
  readonly words: string
  readonly start: number
  readonly end: number
}

/** What stands in quotation marks in a text. */
export function quotesIn(text: string): readonly Quote[] {
  return [...text.matchAll(QUOTED)].map(({ index, 1: cased, 2: bare }) => {
    const words = cased ?? bare ?? ''
    return { words, start: index + 1, end: index + 1 + words.length }
  })
}

/** Whether a letter says words more than once. */
export function isRepeated(words: string, { whole }: Letter): boolean {
  return whole.split(words).length > 2
}

/** Letters of what is said in passing, at most. */
export const ASIDE = 90
