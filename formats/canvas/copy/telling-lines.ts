import type { RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { joinLines, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine, type LineKind } from '../../../core/reading/lines/line-kinds.ts'

/** A paragraph of bare lines, divided: those that are found from afar, and what is left of it. */
export interface DividedLines {
  readonly telling: readonly Phrase[]
  /** None where all lines are telling. */
  readonly left: readonly RootContent[]
}

/** Letters of a line that is found from afar. */
const LONGEST = 48
/** Lines of a paragraph all of which belong to the one that tells when, and letters of those that are as good as a headline. */
const TOGETHER = 3
const SHORT = 30

/** Divides a paragraph of bare lines by whether they tell when, where or how much; of a few short lines, or with a day among them, all do. */
export function divideLines(block: RootContent, kinds: readonly LineKind[], lang: string): DividedLines {
  const lines = linesOfBlock(block)
  const told = lines.map(({ text }) =>
    text.length > LONGEST ? new Set<LineKind>() : kindsOfLine(text, lang),
  )
  const areWithin = (letters: number): boolean =>
    lines.length <= TOGETHER && lines.every(({ text }) => text.length <= letters)
  const together = areWithin(SHORT) || (areWithin(LONGEST) && told.some(own => own.has('when')))
  const isTelling = (at: number): boolean => together || kinds.some(kind => told[at]?.has(kind))
  const telling = lines.filter((_, at) => isTelling(at))
  const others = lines.filter((_, at) => !isTelling(at))
  if (telling.length === 0) return { telling, left: [block] }
  return { telling, left: others.length === 0 ? [] : [paragraphOf(joinLines(others))] }
}
