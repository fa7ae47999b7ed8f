import type { Document } from '../source/document.ts'
import { copyWords } from '../source/text.ts'
import { printedWords } from './facts.ts'
import type { Fact } from './reading.ts'
import { isPictureName } from './settings.ts'

/** Every word of the fields that say something to a reader, then of the body. */
export function wordsIn(document: Document, fields: readonly Fact[]): readonly string[] {
  const said = printedWords(fields.flatMap(leavesOf).filter(({ text }) => !isPicture(text, document)))
  return [...said.join(' ').split(/\s+/).filter(Boolean), ...copyWords(document)]
}

/** The facts of a record that hold no further ones. */
export function leavesOf(fact: Fact): readonly Fact[] {
  // What is said of a picture stands with the picture, as its alternative text.
  if (fact.facts.length > 0 && fact.meanings.some(({ concept }) => concept === 'image')) return []
  return fact.facts.length === 0 ? [fact] : fact.facts.flatMap(leavesOf)
}

function isPicture(text: string, { assets }: Document): boolean {
  return isPictureName(text) || assets.has(text.split('/').at(-1)?.toLowerCase() ?? '')
}

/** A word without the signs around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Words without those of some texts, once each: what was left out, or is printed as a sign or once for many. */
export function withoutWords(words: readonly string[], texts: readonly string[]): readonly string[] {
  const left = [...words]
  for (const word of texts.flatMap(text => text.split(/\s+/)).filter(Boolean)) {
    const whole = left.findIndex(other => bare(other) === bare(word))
    const at = whole >= 0 ? whole : left.findIndex(other => other.includes(word))
    if (at >= 0) left[at] = (left[at] ?? '').replace(word, '')
  }
  return left
}
