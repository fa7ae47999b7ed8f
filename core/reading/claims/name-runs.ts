import type { Phrase } from '../facts/phrase.ts'
import { readValue } from '../values/read-value.ts'
import type { FoundValue } from '../values/value.ts'

/** Names one after the other in a sentence, divided by commas: a house, a street, a town. */
export interface NameRun {
  readonly start: number
  readonly end: number
  /** Where each of the names begins and ends. */
  readonly parts: readonly (readonly [start: number, end: number])[]
}

/** A word that opens with a capital or a figure; a full stop only ends an initial or a short title: `D.`, `Dr.`, `St.`. */
const word = String.raw`(?:(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Prof|Mme|Nr|No)\.|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’&/-]*)`
/** Small words within names, in the languages that write names with capitals. */
const small =
  '(?:&|of|the|and|und|e|et|y|og|och|en|a|i|de|da|do|dos|das|du|des|del|della|delle|dei|di|la|le|les|los|las|van|von|der|den|dem|het|ten|ter|zu|zum|zur|am|im|an|nad|pod|u|sur|sous|på|ul|via|rue|calle|rua)'
const street = String.raw`(?:ul\.|via|rue|calle|rua|av\.)\s+`
const name = String.raw`(?:${street})?${word}(?:\s+(?:${small}\s+){0,3}${word})*`
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}@.-])${name}(?:\s*,\s+${name})*`, 'gu')
const names = new RegExp(name, 'gu')

const row = new RegExp(String.raw`,\s+(?:${street})?[\p{Lu}\p{N}]|[\p{Script=Han}\p{Script=Hangul}]`, 'u')

/** Whether a text has a comma between two names, or is written without any: elsewhere no run is an address. */
export function holdsRow({ text }: Phrase): boolean {
  return row.test(text)
}

/** The runs of names in a sentence. The first word of a sentence is one of a run only where others follow. */
export function nameRuns({ text }: Phrase): readonly NameRun[] {
  return [...text.matchAll(run)].map(match => {
    // `At 41 Harbour Road` opens a sentence.
    const opening = /^\p{Lu}\p{Ll}{0,2}\s+(?=\d)/u.exec(match[0])?.[0].length ?? 0
    const start = match.index + opening
    const words = match[0].slice(opening)
    const parts = [...words.matchAll(names)].map(
      part => [start + part.index, start + part.index + part[0].length] as const,
    )
    return { start, end: start + words.length, parts }
  })
}

/** A part of an address with the number of a house: `18 Beacon Terrace`, `Hauptstr. 4`; not a postcode alone with its town. */
const house = /^\d{1,4}\p{L}?(?:[-/]\d{1,4}\p{L}?)?\s+\p{L}|\s\d{1,4}\p{L}?(?:[-/]\d{1,4})?$/u

/** The address that a run holds, from the number of its house on; from its first name where no part has one. */
export function addressIn({ text }: Phrase, { parts, end }: NameRun, lang: string): FoundValue | undefined {
  const numbered = parts.findIndex(([start, to]) => house.test(text.slice(start, to)))
  const [start] = parts[Math.max(numbered, 0)] ?? []
  // `the Ring, 110 miles` is a length.
  const isCounted = /[\s,]\d+$/u.test(text.slice(0, end)) && /^\s+\p{Ll}/u.test(text.slice(end))
  if (start === undefined || isCounted) return undefined
  const value = readValue(text.slice(start, end), lang)
  return value?.type === 'address' ? { value, start, end } : undefined
}
