import type { Document } from '../../source/document.ts'
import { copyWords, plainText } from '../../source/text.ts'
import { printedWords } from '../facts/facts.ts'
import type { Fact, Item } from '../reading.ts'
import { isPictureName } from '../facts/settings.ts'

/** Every word of the fields that say something to a reader, then of the body. */
export function wordsIn(document: Document, fields: readonly Fact[]): readonly string[] {
  const said = printedWords(
    fields
      .flatMap(leavesOf)
      .flatMap(withEntries)
      .filter(({ text }) => !isPicture(text, document)),
  )
  return [...said.join(' ').split(/\s+/).filter(Boolean), ...copyWords(document)]
}

/** The facts of a record that hold no further ones. */
export function leavesOf(fact: Fact): readonly Fact[] {
  // What is said of a picture stands with the picture, as its alternative text.
  if (fact.facts.length > 0 && fact.meanings.some(({ concept }) => concept === 'image')) return []
  return fact.facts.length === 0 ? [fact] : fact.facts.flatMap(leavesOf)
}

/** A fact, or the facts of the entries that it lists. */
function withEntries(fact: Fact): readonly Fact[] {
  return fact.items.length === 0 ? [fact] : fact.items.flatMap(item => leavesOfItem(item, fact))
}

/** An entry of a list: the facts of a record, else its words as the list has them. */
function leavesOfItem({ facts, blocks }: Item, fact: Fact): readonly Fact[] {
  if (facts.length > 0) return facts.flatMap(leavesOf).flatMap(withEntries)
  return [{ ...fact, items: [], text: blocks.map(plainText).join(' '), blocks }]
}

function isPicture(text: string, { assets }: Document): boolean {
  return isPictureName(text) || assets.has(text.split('/').at(-1)?.toLowerCase() ?? '')
}

/** Words without those of some texts, once each: what was left out, or is printed as a sign or once for many. */
export function withoutWords(words: readonly string[], texts: readonly string[]): readonly string[] {
  const left = [...words]
  for (const word of texts.flatMap(text => text.split(/\s+/)).filter(Boolean)) {
    const at = placeOf(word, left)
    if (at >= 0) left[at] = (left[at] ?? '').replace(word, '')
  }
  return left
}

/** The word itself before one that only holds its letters: `a` is no part of `Manifattura`. */
function placeOf(word: string, words: readonly string[]): number {
  const same = words.indexOf(word)
  if (same >= 0) return same
  const bare = lettersOf(word)
  const alike = words.findIndex(
    other => bare !== '' && other.length >= bare.length && lettersOf(other) === bare,
  )
  return alike >= 0 ? alike : words.findIndex(other => other.includes(word))
}

function lettersOf(word: string): string {
  if (/^[A-Za-z\d]*$/.test(word)) return word
  return word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
