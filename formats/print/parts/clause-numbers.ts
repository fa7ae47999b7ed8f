import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** Parts of an agreement that are no clauses: who, when and why come before them, signatures and schedules after. */
const unnumbered =
  /^(parties|between|date|background|recitals|whereas|preamble|signatures?|execution|schedules?|annex|appendix|exhibits?|parteien|datum|präambel|unterschriften|anlagen?|préambule|annexes?|partes|firmas|anexos?)\b/iu

/** `1.`, `2.3`, `§ 4`, `Article 5`: the author numbers the clauses. */
const ownNumber = /^(§|article\b|clause\b|section\b)?\s*\d+[.)\s]/iu

/** The heading of an agreement's clauses: the outermost below the title. */
function isClause(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth && !unnumbered.test(plainText(node))
}

/** The number of each clause by its heading; empty where the author has numbered them. */
export function clauseNumbers(body: readonly RootContent[]): ReadonlyMap<RootContent, number> {
  const headings = body.filter((node): node is Heading => node.type === 'heading')
  const depth = Math.min(...headings.map(heading => heading.depth))
  const clauses = headings.filter(heading => isClause(heading, depth))
  if (clauses.some(heading => ownNumber.test(plainText(heading)))) return new Map()
  return new Map(clauses.map((heading, at) => [heading, at + 1]))
}

/** The label of a paragraph in a clause, by depth: `4.2`, `(b)`, `(ii)`. */
export function paragraphLabel(clause: number, depth: number, number: number): string {
  if (depth === 0) return `${clause}.${number}`
  return depth === 1 ? `(${toLetters(number)})` : `(${toRoman(number)})`
}

/** a … z, aa, ab … */
function toLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  return rest > 0 ? toLetters(rest) + letter : letter
}

const romans = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function toRoman(number: number): string {
  let left = number
  return romans.reduce((text, [value, sign]) => {
    const count = Math.floor(left / value)
    left %= value
    return text + sign.repeat(count)
  }, '')
}
