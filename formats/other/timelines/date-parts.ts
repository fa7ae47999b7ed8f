import type { PhrasingContent } from 'mdast'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { phrasingText } from '../../../core/source/text.ts'

/** A date in the order it was written: its year, which stands out, and what is said around that. */
export interface DateParts {
  readonly before: readonly PhrasingContent[]
  readonly year: readonly PhrasingContent[]
  readonly after: readonly PhrasingContent[]
}

/** Four figures that nothing clings to but what divides a date, with what says that they are about right, or with two more. */
const YEAR = /(?<![^\s./,–—-])(?:ca?\.? )?\d{4}(?:s|[-–]\d{2}(?:\d{2})?(?![-–\d]))?(?![^\s./,–—-])/

/** A date by its year; one without a year stands out whole. */
export function datePartsOf(date: readonly PhrasingContent[]): DateParts {
  const [only, ...others] = date
  // Its marks are those of the whole: it is set apart in any case.
  if (others.length === 0 && only !== undefined && 'children' in only && only.type !== 'link')
    return datePartsOf(only.children)
  for (const [at, node] of date.entries()) {
    const found = node.type === 'text' ? YEAR.exec(node.value) : null
    if (node.type !== 'text' || found === null) continue
    const line = toPhrase([node])
    const piece = (from: number, to?: number): readonly PhrasingContent[] =>
      node.value.slice(from, to).trim() === '' ? [] : cut(line, from, to).nodes
    const end = found.index + found[0].length
    return {
      before: [...date.slice(0, at), ...piece(0, found.index)],
      year: piece(found.index, end),
      after: [...piece(end), ...date.slice(at + 1)],
    }
  }
  return { before: [], year: date, after: [] }
}

/** What says of a date that it is not certain: `c. 1950`, `1934 (?)`, `vers 1870`, `about 1900`. */
const UNCERTAIN =
  /[?？]|^(?:c\.?|ca\.?|circa|approx\.?|about|around|perhaps|probably|um|etwa|gegen|wohl|vers|environ|env\.|hacia|alrededor de|verso|intorno al|por volta de|cerca de|rond|omstreeks|omkring|cirka|ok\.|około|kolem|asi|около|ок\.|близько|noin|yaklaşık|περίπου)\s?\d/iu

/** Whether a date is said to be a guess. */
export function isUncertain(date: readonly PhrasingContent[]): boolean {
  return UNCERTAIN.test(phrasingText(date).trim())
}
