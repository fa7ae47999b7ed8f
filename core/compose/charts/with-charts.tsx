/** Draws the charts that a brief wants in the composed tree of any format: figures stay where they are, and in their order. */
import type { ChartKind, PartKey } from '../../brief/design.ts'
import { space, type Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, type Node } from '../tree.ts'
import { entriesNamed, leadsTo, placeOf, replaced, seriesIn, seriesMeant } from './find-series.ts'
import { ChartOf, markedBars, type Plot, outerStyle } from './plots.tsx'
import { drawnGrid } from './with-grid.tsx'
import { ScaleOf } from './with-scale.tsx'
import { headLine } from './head-line.tsx'
import { withGauge } from './with-gauge.tsx'
import { withSwatches } from './with-swatches.tsx'
import { withRowOfColumns } from './with-row.tsx'

/** A chart that is wanted. */
export interface ChartWish {
  readonly key: PartKey
  readonly kind: ChartKind
}

/** Sheets with a chart in place of each series that is meant; undefined where there is none. What a format draws so already stays. */
export function withChart(
  sheets: readonly Sheet[],
  wish: ChartWish,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): readonly Sheet[] | undefined {
  if (wish.kind === 'swatches') return withSwatches(sheets, wish.key, theme, at)
  const meant = seriesMeant(seriesIn(sheets, theme.lang), wish.key, wish.kind)
  if (wish.kind === 'gauge' && meant.length === 0) return withGauge(sheets, wish.key, theme, at)
  if (meant.length === 0)
    return /^(?:chart|bars|columns)$/.test(wish.kind)
      ? withRowOfColumns(sheets, wish.key, theme, at)
      : undefined
  return meant.reduce<readonly Sheet[]>((before, { element, series, grid, scale, around }) => {
    const drawn = (draw: (place: Place) => Element): readonly Sheet[] =>
      before.map(sheet => {
        const place = placeOf(sheet.root, element, at(sheet))
        return place ? { ...sheet, root: replaced(sheet.root, element, draw(place)) } : sheet
      })
    if (grid) {
      const isNamed = (name: string): boolean => leadsTo(name, wish.key)
      return drawn(place => drawnGrid(element, { grid, theme, place, isNamed }))
    }
    if (scale)
      return drawn(place => {
        const made = ScaleOf({ scale, theme, place })
        return { ...made, style: { ...outerStyle(element), ...made.style } }
      })
    if (!series) return before
    return drawn(place => {
      const plot = { series, named: entriesNamed(series, wish.key), theme, place }
      return isDrawn(element, around, wish.kind)
        ? markedBars(element, plot)
        : chartFor(element, plot, wish.kind)
    })
  }, sheets)
}

/** Whether a format has drawn some figures in the manner that is wanted, in them or around them. */
function isDrawn(element: Element, around: readonly string[], kind: ChartKind): boolean {
  const drawn = DRAWN[kind]
  return drawn !== undefined && [...around, ...partsIn(element)].some(part => drawn.test(part))
}

/** What formats call the charts that they draw unasked, by the kind of chart that is asked. */
const DRAWN: Readonly<Partial<Record<ChartKind, RegExp>>> = {
  chart: /^(?:bars?|ranking|tank|share|columns?(?:-chart)?|course|line-chart)$/,
  bars: /^(?:bars?|ranking|columns?(?:-chart)?)$/,
  columns: /^columns?(?:-chart)?$/,
  line: /^(?:course|line-chart)$/,
}

function partsIn({ part, children }: Element): readonly string[] {
  return [...(part ? [part] : []), ...children.flatMap(child => (isElement(child) ? partsIn(child) : []))]
}

function chartFor(element: Element, plot: Plot, kind: ChartKind): Element {
  const { series, theme } = plot
  const isHead = series.lead.length === 1 && isElement(series.lead[0], 'tr')
  const beside = (nodes: readonly Node[]): readonly Node[] =>
    nodes.some(node => isElement(node, 'tr')) ? nodes.map(asLine) : nodes.length === 0 ? [] : [line(nodes)]
  return {
    ...{ type: 'element', tagName: 'div', properties: {}, part: 'chart' },
    style: { ...outerStyle(element), breakInside: 'avoid' },
    children: [
      ...(isHead ? headLine(series.lead, theme, plot.place) : beside(series.lead)),
      ...toNodes(
        <div style={{ margin: [space(theme, 0.75), 0, space(theme, 0.5), 0] }}>
          <ChartOf kind={kind} plot={plot} />
        </div>,
      ),
      ...beside(series.tail),
    ],
  }
}

/** A row of a table, whose heads and sums are told in a line. */
function asLine(row: Node): Node {
  if (!isElement(row, 'tr')) return row
  const cells = row.children.filter(child => isElement(child))
  return {
    ...{ type: 'element', tagName: 'div', properties: {} },
    style: { display: 'flex', gap: 12 },
    children: cells.map((cell): Element => ({ ...cell, tagName: 'div', properties: {}, style: {} })),
  }
}

function line(nodes: readonly Node[]): Node {
  return isElement(nodes[0]) && nodes.every(node => isElement(node) && /^(?:div|li|p|tr)$/.test(node.tagName))
    ? { type: 'element', tagName: 'div', properties: {}, style: {}, children: nodes }
    : { type: 'element', tagName: 'p', properties: {}, style: { keepWithNext: true }, children: nodes }
}
