import type { Heading, PhrasingContent, RootContent } from 'mdast'
import { readAmounts, tellsWhole } from '../../../core/reading/values/hundredths.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { isWhen, readTerms } from './list-shapes.ts'

/** The parts of a whole, what each is and how much of it, and what is said below them. */
export interface Whole {
  readonly parts: readonly {
    readonly name: readonly PhrasingContent[]
    readonly figure: readonly PhrasingContent[]
    readonly amount: number
  }[]
  readonly rest: readonly RootContent[]
}

/** Parts that are told apart in one bar, and letters of the longest name. */
const PARTS = { least: 3, most: 6 } as const

/** Blocks under a title that tells a whole, of which the points of their one list are the parts: `The ask: $1.2m`. */
export function readWhole(title: Heading, blocks: readonly RootContent[], lang: string): Whole | undefined {
  const [list, ...rest] = blocks
  if (list?.type !== 'list' || rest.length > 1 || rest.some(({ type }) => type !== 'paragraph'))
    return undefined
  const points = readTerms(list)
  if (!points || points.length < PARTS.least || points.length > PARTS.most) return undefined
  // One thing over time is a course, whatever it comes to.
  if (points.every(({ lead }) => isWhen(phrasingText(lead), lang))) return undefined
  const amounts = readAmounts(
    points.map(({ words }) => phrasingText(words)),
    lang,
  )
  if (!amounts?.every(amount => amount > 0) || !tellsWhole(amounts, plainText(title), lang)) return undefined
  const parts = points.map(({ lead, words }, at) => ({ name: lead, figure: words, amount: amounts[at] ?? 0 }))
  return { parts, rest }
}
