import { isElement } from '../../compose/tree.ts'
import type { Block, Paragraph, Run } from './plan.ts'

/** Fewest words of a text whose last two stay together: a line of one word is no fault in less. */
const LEAST_WORDS = 6

/** Most letters of two words that stay together: what is longer may not fit a narrow column. */
const MOST_LETTERS = 20

/** The space between the last two words of a paragraph, at which no line ends: a last line of one short word looks lost. */
export interface BoundSpace {
  readonly run: Run
  readonly index: number
}

/** Where a paragraph of a block keeps its last two words together; undefined where it does not. */
export function boundSpace(paragraph: Paragraph, { element, style }: Block): BoundSpace | undefined {
  if (style.textWrap !== undefined || isElement(element, 'td', 'th')) return undefined
  const runs = paragraph.pieces.flatMap(piece => (piece.kind === 'run' ? [piece.run] : []))
  if (runs.length !== paragraph.pieces.length || runs.some(({ look }) => look.whiteSpace !== 'normal'))
    return undefined
  const text = runs.map(run => run.text).join('')
  const [words] = text.match(/\S+ \S+$/) ?? []
  if (words === undefined || words.length > MOST_LETTERS || text.split(' ').length < LEAST_WORDS)
    return undefined
  return atUnit(runs, text.lastIndexOf(' '))
}

function atUnit(runs: readonly Run[], unit: number): BoundSpace | undefined {
  let index = unit
  for (const run of runs) {
    if (index < run.text.length) return { run, index }
    index -= run.text.length
  }
  return undefined
}
