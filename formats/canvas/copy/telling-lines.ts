import type { RootContent } from 'mdast'
import { paragraphOf, paragraphsOf } from '../../../core/reading/facts/facts.ts'
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
  return { telling, left: linesLeft([block], (_, at) => !isTelling(at)) }
}

/** Blocks with those lines of theirs that stay; lines are those of paragraphs unless `linesOf` finds more. */
export function linesLeft(
  blocks: readonly RootContent[],
  stays: (line: Phrase, at: number) => boolean,
  linesOf: (block: RootContent) => readonly Phrase[] = linesOfBlock,
): readonly RootContent[] {
  return blocks.flatMap((block): readonly RootContent[] => {
    const lines = linesOf(block)
    const left = lines.filter(stays)
    if (left.length === lines.length) return [block]
    return paragraphsOf(left)
  })
}

/** Bare lines that stand together because they tell something of one sort. */
export interface LineRun {
  /** They are found from afar; `reach`: they say how to answer; else neither. */
  readonly tells: 'found' | 'reach' | undefined
  readonly block: RootContent
}

/** A paragraph of bare lines in runs by what they tell, in their order; any other block is a run of its own. */
export function lineRuns(block: RootContent, kinds: readonly LineKind[], lang: string): readonly LineRun[] {
  const lines = linesOfBlock(block)
  if (lines.length < 2) return [{ tells: undefined, block }]
  const runs: { tells: LineRun['tells']; lines: Phrase[] }[] = []
  for (const line of lines) {
    const tells = tellsOf(line.text, kinds, lang)
    const last = runs.at(-1)
    if (last && last.tells === tells) last.lines.push(line)
    else runs.push({ tells, lines: [line] })
  }
  return runs.map(run => ({ tells: run.tells, block: paragraphOf(joinLines(run.lines)) }))
}

function tellsOf(text: string, kinds: readonly LineKind[], lang: string): LineRun['tells'] {
  const told = kindsOfLine(text, lang)
  if (told.has('reach')) return 'reach'
  return text.length <= LONGEST && kinds.some(kind => told.has(kind)) ? 'found' : undefined
}
