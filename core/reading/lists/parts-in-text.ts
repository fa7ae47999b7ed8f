import type { Context } from '../context.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import type { Sentence } from './running-text.ts'

/** A stretch of a text that tells one part of a whole, and the amount of it. */
export interface ToldPart extends Sentence {
  readonly figure: Phrase
}

/** Parts from which on something is divided, and how far shares may be from a hundred. */
const LEAST = 3
const ROUNDED = 1

interface Amount {
  readonly amount: number
  /** What is counted, in the singular. */
  readonly unit: string
  readonly at: number
  readonly from: number
  readonly to: number
}

/**
 * Sentences in which amounts of one kind add up to a whole that the text says too, or to a hundred per cent or cents: one stretch for each
 * part, in their order. None where nothing adds up.
 */
export function partsTold(sentences: readonly Sentence[], { lang }: Context): readonly ToldPart[] {
  const all = sentences.flatMap((sentence, at) => amountsIn(sentence, at, lang))
  for (const unit of new Set(all.map(one => one.unit))) {
    const alike = unit === '' ? [] : all.filter(one => one.unit === unit)
    const parts = addedUp(alike)
    if (parts)
      return parts.map((part, place) => stretchOf(part, parts[place - 1], parts[place + 1], sentences))
  }
  return []
}

function amountsIn({ words }: Sentence, at: number, lang: string): readonly Amount[] {
  return findValues(words.text, lang).flatMap(({ value, start, end }): Amount[] => {
    if (!('amount' in value) || value.type === 'change') return []
    const behind = value.type === 'number' ? UNIT.exec(words.text.slice(end)) : undefined
    const unit = behind?.[1] ?? unitIn(words.text.slice(start, end))
    const to = end + (behind?.[0].length ?? 0)
    return [
      { amount: value.amount, unit: unit.toLowerCase().replace(/(?<=\p{L}{2})s$/u, ''), at, from: start, to },
    ]
  })
}

/** What a bare number counts, right behind it. */
const UNIT = /^\s(\p{L}{2,14})/u

function unitIn(text: string): string {
  return text.replace(/[\d\s.,]+/gu, '')
}

/** What a hundred of is a whole. */
const SHARES = /^(?:%|cent|centime|céntimo|centesim\p{L}|pence|öre|øre|grosz\p{L}*)$/u

/** The amounts in a row that add up to another of them, or to a hundred per cent. */
function addedUp(alike: readonly Amount[]): readonly Amount[] | undefined {
  const isShare = SHARES.test(alike[0]?.unit ?? '')
  for (let from = 0; from + LEAST <= alike.length; from++) {
    for (let to = alike.length; to - from >= LEAST; to--) {
      const parts = alike.slice(from, to)
      const sum = parts.reduce((all, { amount }) => all + amount, 0)
      const others = [...alike.slice(0, from), ...alike.slice(to)]
      const isWhole = others.some(({ amount }) => Math.abs(amount - sum) < amount * 1e-9)
      if (isWhole || (isShare && Math.abs(sum - 100) <= ROUNDED)) return parts
    }
  }
  return undefined
}

/** Where the words of the next part begin: behind the last mark before its amount. */
const OPENS = /^.*(?:[,;:،、]|\s(?=(?:and|und|et|y|e|en|i|och|og|ve|и|та)\s))\s*/su

/** The words of a part: its sentence, or its clause where a sentence tells several. */
function stretchOf(
  part: Amount,
  before: Amount | undefined,
  next: Amount | undefined,
  sentences: readonly Sentence[],
): ToldPart {
  const { words, start } = sentences[part.at] as Sentence
  const openingOf = (one: Amount, last: Amount): number =>
    last.to + (OPENS.exec(words.text.slice(last.to, one.from))?.[0].length ?? one.from - last.to)
  const from = before?.at === part.at ? openingOf(part, before) : 0
  const to = next?.at === part.at ? openingOf(next, part) : words.text.length
  const own = trim(cut(words, from, to))
  return {
    words: own,
    start: start + from,
    end: start + to,
    figure: trim(cut(words, part.from, part.to)),
  }
}
