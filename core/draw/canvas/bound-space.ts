import { isElement } from '../../compose/tree.ts'
import { glueIn } from '../../compose/typography/glue.ts'
import type { Block, Paragraph, Run } from './plan.ts'

/** Fewest words of a text whose last two stay together: a line of one word is no fault in less. */
const LEAST_WORDS = 6

/** Most letters of two words that stay together: what is longer may not fit a narrow column. */
const MOST_LETTERS = 20

/** A space at which no line ends. */
export interface BoundSpace {
  readonly run: Run
  readonly index: number
}

/**
 * Where a paragraph of a block keeps words together: those that no line end parts, and its last two, since a
 * last line of one short word looks lost.
 */
export function boundSpaces(paragraph: Paragraph, { element, style }: Block): readonly BoundSpace[] {
  if (style.textWrap === 'normal' || isElement(element, 'td', 'th')) return []
  const runs = paragraph.pieces.flatMap(piece => (piece.kind === 'run' ? [piece.run] : []))
  if (runs.length !== paragraph.pieces.length || runs.some(({ look }) => look.whiteSpace !== 'normal'))
    return []
  const text = runs.map(run => run.text).join('')
  const glue = glueIn(text, paragraph.look.lang)
  const units = [...glue].flatMap(([at, strength]) => (strength === 'tied' ? [at] : []))
  if (style.textWrap === undefined && endsShort(text)) units.push(text.lastIndexOf(' '))
  return units.flatMap(unit => atUnit(runs, unit) ?? [])
}

function endsShort(text: string): boolean {
  const end = text.slice(-MOST_LETTERS - 1)
  const [words] = end.match(/(?<!\S)\S+ \S+$/) ?? []
  return words !== undefined && words.length <= MOST_LETTERS && text.split(' ').length >= LEAST_WORDS
}

function atUnit(runs: readonly Run[], unit: number): BoundSpace | undefined {
  let index = unit
  for (const run of runs) {
    if (index < run.text.length) return { run, index }
    index -= run.text.length
  }
  return undefined
}
