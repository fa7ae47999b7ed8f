/** Finds who also reports to somebody else, as a copy says below its chart. */
import type { RootContent } from 'mdast'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import type { Person } from './people.ts'

/** Somebody, and whom they report to out of the line. */
export interface Dotted {
  readonly from: Person
  readonly to: Person
}

/** What a line out of the line is called, or says, in the languages of copies. */
const SAID =
  /(?<!\p{L})(?:dotted|dashed|also reports?|gestrichelt\p{L}*|gepunktet\p{L}*|berichtet auch|pointillé\p{L}*|(?:rend|rapporte|dépend) (?:aussi|également)|(?:línea|linha) (?:punteada|discontinua|pontilhada|tracejada)|también (?:reporta|depende|informa)|também (?:reporta|responde)|linea (?:tratteggiata|punteggiata)|(?:riporta|risponde) anche|stippellijn|rapporteert ook|streckad\p{L}*|prickad\p{L}*|rapporterar (?:även|också)|rapporterer også|stiplet\p{L}*|linia przerywana|podlega (?:też|również|także)|čárkovan\p{L}*|kesikli|пунктир\p{L}*|також підпорядков\p{L}*|также подчиня\p{L}*|点線|虚线|점선)(?!\p{L})/iu

/** The pairs that sentences of a copy tell: of two people that one names, the first also reports to the second. */
export function dottedIn(copy: readonly RootContent[], people: readonly Person[]): readonly Dotted[] {
  const sentences = copy
    .flatMap(block => plainText(block).split(/(?<=[.;])\s+|\n/u))
    .filter(text => SAID.test(text))
  if (sentences.length === 0) return []
  const all = people.flatMap(everybody)
  return sentences.flatMap((sentence): readonly Dotted[] => {
    const found = all
      .map(person => ({ person, at: placeOf(person, sentence, all) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    const [from, to, ...more] = found.map(({ person }) => person)
    return from && to && more.length === 0 ? [{ from, to }] : []
  })
}

function everybody(person: Person): readonly Person[] {
  return [person, ...person.reports.flatMap(everybody)]
}

/** Where a sentence names somebody, be it by a part of the name that nobody else has; -1 where it does not. */
function placeOf({ name }: Person, sentence: string, all: readonly Person[]): number {
  const whole = phrasingText(name)
  const at = placeIn(sentence, whole)
  if (at >= 0) return at
  const others = all.map(person => phrasingText(person.name)).filter(other => other !== whole)
  const own = whole.split(/[\s+,(]+/u).filter(word => /^\p{Lu}\p{L}{2,}$/u.test(word))
  const places = own
    .filter(word => others.every(other => placeIn(other, word) < 0))
    .map(word => placeIn(sentence, word))
    .filter(place => place >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

/** Where whole words stand in a text; -1 where they do not. */
function placeIn(text: string, words: string): number {
  const at = text.indexOf(words)
  const isWhole = !/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + words.length] ?? '')
  return words !== '' && at >= 0 && isWhole ? at : -1
}
