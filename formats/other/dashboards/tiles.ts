import type { Heading, RootContent } from 'mdast'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { blocksOfSection, type GraphicCopy } from '../sheets/graphic-copy.ts'
import { type DrawnPart, partsOf } from '../figures/drawn-part.ts'

/** A box of a dashboard. */
export interface Tile {
  readonly heading?: Heading
  readonly parts: readonly DrawnPart[]
  /** Columns of twelve. */
  readonly span: number
}

/** Tiles side by side. */
export interface TileRow {
  readonly tiles: readonly Tile[]
}

/** Columns of the grid. */
export const gridColumns = 12

/** Figures first, then what is drawn, tables, tasks, notes and whatever else the copy says, in rows. */
export function rowsOf(reading: Reading, { rest }: GraphicCopy, upright: boolean): readonly TileRow[] {
  const { lists, sources, lang } = reading
  const figures = sources.tiles?.flatMap(section => figureTiles(section, lang)) ?? []
  const shown = [...(lists.series ?? []), ...(lists.tables ?? [])].map(item => tileOf(item, lang))
  const tasks = sources.tasks?.map(section => taskTile(section)) ?? []
  const others = rest.map(textTile)
  const tiles = [...figures, ...shown, ...tasks, ...others]
  return packTiles(upright ? tiles.map(widened) : tiles)
}

/** An upright page has room for two tiles side by side. */
function widened(tile: Tile): Tile {
  return { ...tile, span: tile.span > 4 ? gridColumns : 6 }
}

/** Whether tiles stand on a page that is higher than wide. */
export function isUpright({ page }: Theme): boolean {
  return page.height > page.width
}

/** Figures are a tile for themselves, so that they fill a row; what is said about them follows. */
function figureTiles({ heading, items, lead, rest }: Section, lang: string): readonly Tile[] {
  const parts = partsOf({ ...blank, kind: 'stats', items }, lang)
  const said = [...lead, ...rest]
  const tile = { ...(heading && { heading }), parts, span: spanOf(parts) }
  return said.length === 0 ? [tile] : [tile, { parts: [{ kind: 'prose', blocks: said }], span: gridColumns }]
}

const blank: Item = { title: { nodes: [], text: '' }, parts: {}, facts: [], text: [], items: [], blocks: [] }

function taskTile({ heading, items, lead, rest }: Section): Tile {
  const said: readonly RootContent[] = [...lead, ...rest]
  const prose: readonly DrawnPart[] = said.length > 0 ? [{ kind: 'prose', blocks: said }] : []
  const parts: readonly DrawnPart[] = [{ kind: 'tasks', tasks: items }, ...prose]
  return { ...(heading && { heading }), parts, span: 4 }
}

function tileOf(item: Item, lang: string): Tile {
  const heading: Heading = { type: 'heading', depth: 2, children: [...item.title.nodes] }
  const parts = partsOf(item, lang)
  return { ...(item.title.text !== '' && { heading }), parts, span: spanOf(parts) }
}

function textTile({ heading, ...section }: Section): Tile {
  const blocks = blocksOfSection(section)
  const letters = JSON.stringify(blocks).length
  return {
    ...(heading && { heading }),
    parts: blocks.length > 0 ? [{ kind: 'prose', blocks }] : [],
    span: letters > 6000 ? gridColumns : 4,
  }
}

/** Figures take a row, time and wide tables two thirds, everything else a third. */
function spanOf(parts: readonly DrawnPart[]): number {
  const spans = parts.map(part => {
    if (part.kind === 'figures') return part.figures.length > 2 ? gridColumns : 4
    if (part.kind === 'line') return gridColumns
    if (part.kind === 'bars') return part.chart.timed && part.chart.rows.length > 4 ? 8 : 4
    return part.kind === 'table' ? tableSpan(part.table.children[0]?.children.length ?? 0) : 4
  })
  return Math.max(4, ...spans)
}

function tableSpan(columns: number): number {
  return columns > 7 ? gridColumns : columns > 3 ? 8 : 4
}

/** Tiles in rows of twelve columns, in their order; the widest of a row takes what is left over. */
function packTiles(tiles: readonly Tile[]): readonly TileRow[] {
  const rows: Tile[][] = []
  let used = gridColumns
  for (const tile of tiles) {
    if (used + tile.span > gridColumns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(tile)
    used += tile.span
  }
  return rows.map(row => {
    const spans = spread(row.map(tile => tile.span))
    return { tiles: row.map((tile, at) => ({ ...tile, span: spans[at] ?? tile.span })) }
  })
}

/** Spans that fill the twelve columns: the widest grows; equal ones share. */
function spread(spans: readonly number[]): readonly number[] {
  const used = spans.reduce((sum, span) => sum + span, 0)
  if (used > gridColumns && spans.length > 0) return spans.map(() => Math.floor(gridColumns / spans.length))
  const most = Math.max(...spans)
  const widest = spans.filter(span => span === most).length
  const more = Math.floor((gridColumns - used) / widest)
  const rest = gridColumns - used - more * widest
  const last = spans.lastIndexOf(most)
  return spans.map((span, at) => (span === most ? span + more + (at === last ? rest : 0) : span))
}
