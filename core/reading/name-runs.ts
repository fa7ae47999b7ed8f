import { cut, type Phrase, trim } from './phrase.ts'
import { readValue } from './values/read-value.ts'

/** Names one after the other in a sentence, divided by commas: a house, a street, a town. */
export interface NameRun {
  readonly start: number
  readonly end: number
  /** Where each of the names begins and ends. */
  readonly parts: readonly (readonly [start: number, end: number])[]
}

/** A word that opens with a capital or a figure; a full stop only ends an initial or a short title: `D.`, `Dr.`, `St.`. */
const word = String.raw`(?:\p{Lu}\p{Ll}{0,2}\.|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’&/-]*)`
/** Small words within names, in the languages that write names with capitals. */
const small =
  '(?:&|of|the|and|und|e|et|y|og|och|en|a|i|de|da|do|dos|das|du|des|del|della|delle|dei|di|la|le|les|los|las|van|von|der|den|dem|het|ten|ter|zu|zum|zur|am|im|an|nad|pod|u|sur|sous|på|ul|via|rue|calle|rua)'
const name = String.raw`(?:(?:ul\.|via|rue|calle|rua|av\.)\s+)?${word}(?:\s+(?:${small}\s+){0,3}${word})*`
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}@.-])${name}(?:\s*,\s+${name})*`, 'gu')
const names = new RegExp(name, 'gu')

/** The runs of names in a sentence. The first word of a sentence is one of a run only where others follow. */
export function nameRuns({ text }: Phrase): readonly NameRun[] {
  return [...text.matchAll(run)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    parts: [...match[0].matchAll(names)].map(
      part => [match.index + part.index, match.index + part.index + part[0].length] as const,
    ),
  }))
}

/** A part of an address with the number of a house: `18 Beacon Terrace`, `Hauptstr. 4`; not a postcode alone with its town. */
const house = /^\d{1,4}\p{L}?(?:[-/]\d{1,4}\p{L}?)?\s+\p{L}|\s\d{1,4}\p{L}?(?:[-/]\d{1,4})?$/u

/** The address that a run holds, from the number of its house on; from its first name where no part has one. */
export function addressIn(sentence: Phrase, { parts, end }: NameRun, lang: string): Phrase | undefined {
  const numbered = parts.findIndex(([start, to]) => house.test(sentence.text.slice(start, to)))
  const [first] = parts[Math.max(numbered, 0)] ?? []
  if (first === undefined) return undefined
  const words = trim(cut(sentence, first, end))
  return readValue(words.text, lang)?.type === 'address' ? words : undefined
}
