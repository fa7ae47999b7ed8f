import type { PhrasingContent, RootContent, Table } from 'mdast'
import type { Item } from '../../../core/reading/reading.ts'
import { drawsAsBars, drawsAsLine } from '../../charts/bars.ts'
import { type Chart, readChart } from '../../charts/read-chart.ts'
import { type Figure, figureOf, tableOfFigures } from './figure.ts'

/** What a piece of copy is drawn as. */
export type DrawnPart =
  | {
      readonly kind: 'figures'
      readonly figures: readonly Figure[]
      /** The amounts of figures that come to a whole which the copy tells. */
      readonly amounts?: readonly number[]
    }
  | {
      readonly kind: 'bars'
      readonly chart: Chart
      /** A level that the copy tells for all of them. */
      readonly limit?: number
    }
  | { readonly kind: 'line'; readonly chart: Chart; readonly table: Table }
  | {
      readonly kind: 'steps'
      readonly steps: readonly (readonly RootContent[])[]
      /** When each is, in the place of its number. */
      readonly times?: readonly (readonly PhrasingContent[])[]
    }
  | { readonly kind: 'tasks'; readonly tasks: readonly Item[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'cards'; readonly table: Table }
  | { readonly kind: 'prose'; readonly blocks: readonly RootContent[] }

/** An exhibit of the copy as it is drawn: what it is, then what is said about it. */
export function partsOf(item: Item, lang: string): readonly DrawnPart[] {
  const said: readonly DrawnPart[] = item.text.length > 0 ? [{ kind: 'prose', blocks: item.text }] : []
  switch (item.kind) {
    case 'stats':
      return [{ kind: 'figures', figures: item.items.map(figureOf) }, ...said]
    case 'steps':
      return [stepsOf(item.items), ...said]
    case 'tasks':
      return [{ kind: 'tasks', tasks: item.items }, ...said]
    case 'series':
      return [...toldParts(item.items, lang), ...item.blocks.map(block => seriesOf(block, lang)), ...said]
    default:
      return [...item.blocks.map(block => timedOf(block, lang)), ...said]
  }
}

/** Figures that are parts of a whole as bars, each with the words that tell it. */
function toldParts(items: readonly Item[], lang: string): readonly DrawnPart[] {
  if (items.length === 0) return []
  const figures = items.map(figureOf)
  const chart = readChart(tableOfFigures(figures), lang)
  return [chart ? { kind: 'bars', chart } : { kind: 'figures', figures }]
}

function stepsOf(items: readonly Item[]): DrawnPart {
  const isTimed = items.length > 0 && items.every(({ title, kind }) => kind === 'steps' && title.text !== '')
  const times = isTimed ? { times: items.map(({ title }) => title.nodes) } : {}
  return { kind: 'steps', steps: items.map(({ blocks }) => blocks), ...times }
}

/** A table is a course over time also where nothing but its dates says so. */
function timedOf(block: RootContent, lang: string): DrawnPart {
  const chart = block.type === 'table' ? readChart(block, lang) : undefined
  return chart?.timed === true ? seriesOf(block, lang) : plainPart(block)
}

function seriesOf(block: RootContent, lang: string): DrawnPart {
  const chart = block.type === 'table' ? readChart(block, lang) : undefined
  if (block.type !== 'table' || !chart) return plainPart(block)
  if (drawsAsBars(chart) || fallsBelow(chart)) return { kind: 'bars', chart }
  return drawsAsLine(chart) ? { kind: 'line', chart, table: block } : plainPart(block)
}

/** The table that a chart draws. */
export function tableOf({ head, rows }: Chart): Table {
  return { type: 'table', children: [head, ...rows] }
}

/** Records in time from which on a course under zero is a line. */
const MANY = 16

/** Whether a course goes under its zero line. */
export function fallsBelow({ timed, numeric, head, rows, values }: Chart): boolean {
  const isWhole = numeric.length === head.children.length - 1 && numeric.length <= 2
  return timed && isWhole && rows.length <= MANY && values.flat().some(value => value < 0)
}

function plainPart(block: RootContent): DrawnPart {
  return block.type === 'table' ? { kind: 'table', table: block } : { kind: 'prose', blocks: [block] }
}
