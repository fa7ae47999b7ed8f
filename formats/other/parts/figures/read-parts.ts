import type { List, RootContent, Table } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { drawsAsBars, drawsAsLine } from '../../../parts/chart/bars.ts'
import { type Chart, readChart } from '../../../parts/chart/read-chart.ts'
import { type Figure, readFigures } from './read-figure.ts'

/** What a block is drawn as. */
export type DrawnPart =
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  | { readonly kind: 'bars'; readonly chart: Chart }
  | { readonly kind: 'line'; readonly chart: Chart; readonly table: Table }
  | { readonly kind: 'steps'; readonly list: List }
  | { readonly kind: 'prose'; readonly blocks: readonly RootContent[] }

/** Blocks by what they are drawn as; neighbouring blocks of text stay together. */
export function readParts(blocks: readonly RootContent[], lang: string): readonly DrawnPart[] {
  const parts: DrawnPart[] = []
  for (const block of blocks) {
    const drawn = drawnPart(block, lang)
    const last = parts.at(-1)
    if (drawn !== undefined) parts.push(drawn)
    else if (last?.kind === 'prose')
      parts[parts.length - 1] = { kind: 'prose', blocks: [...last.blocks, block] }
    else parts.push({ kind: 'prose', blocks: [block] })
  }
  return parts
}

function drawnPart(block: RootContent, lang: string): DrawnPart | undefined {
  if (block.type === 'table') {
    const chart = readChart(block, lang)
    if (chart === undefined) return undefined
    if (drawsAsBars(chart)) return { kind: 'bars', chart }
    return drawsAsLine(chart) ? { kind: 'line', chart, table: block } : undefined
  }
  if (block.type !== 'list') return undefined
  const figures = readFigures(block, lang)
  if (figures !== undefined) return { kind: 'figures', figures }
  return isSteps(block) ? { kind: 'steps', list: block } : undefined
}

/** A numbered list of short points. */
function isSteps(list: List): boolean {
  return (
    list.ordered === true &&
    list.children.length >= 2 &&
    list.children.length <= 12 &&
    list.children.every(item => plainText(item).length <= 160 && item.children.length === 1)
  )
}

/** Whether a part is more than text. */
export function isDrawn({ kind }: DrawnPart): boolean {
  return kind !== 'prose'
}
