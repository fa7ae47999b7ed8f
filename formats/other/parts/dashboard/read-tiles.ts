import type { Heading, Root, RootContent } from 'mdast'
import { sectionsOf } from '../sections.ts'
import { type DrawnPart, isDrawn, readParts } from '../figures/read-parts.ts'

/** A box of a dashboard. */
export interface Tile {
  readonly heading?: Heading
  readonly parts: readonly DrawnPart[]
  /** Columns of twelve. */
  readonly span: number
}

/** Tiles side by side, with the title over them when the copy has one. */
export interface TileRow {
  readonly heading?: Heading
  readonly tiles: readonly Tile[]
}

/** What a dashboard shows. */
export interface DashboardCopy {
  readonly title?: Heading
  /** Scope, period, date: what stands under the title. */
  readonly scope: readonly RootContent[]
  readonly rows: readonly TileRow[]
}

/** Columns of the grid. */
export const gridColumns = 12

/** Sections as tiles in rows; undefined when nothing in the copy is a figure or a table. */
export function readTiles({ children }: Root, lang: string): DashboardCopy | undefined {
  const blocks = children.filter(block => block.type !== 'thematicBreak' && block.type !== 'comment')
  const [first] = blocks
  const title = first?.type === 'heading' ? first : undefined
  const rest = title ? blocks.slice(1) : blocks
  const depth = Math.min(...rest.flatMap(block => (block.type === 'heading' ? [block.depth] : [])))
  const sections = sectionsOf(rest, depth)
  const scope = sections[0]?.heading === undefined ? scopeOf(sections[0]?.blocks ?? []) : []
  const tiles: (Tile | TileRow)[] = sections.flatMap(
    ({ heading, blocks: own }, at): readonly (Tile | TileRow)[] => {
      const body = at === 0 && heading === undefined ? own.slice(scope.length) : own
      if (heading === undefined && body.length === 0) return []
      if (heading === undefined) return looseTiles(body, lang)
      return [rowOf(heading, body, depth, lang) ?? tileOf(heading, body, lang)]
    },
  )
  const rows = packTiles(tiles)
  const drawn = rows.some(row =>
    row.tiles.some(tile => tile.parts.some(part => isDrawn(part) || holdsTable(part))),
  )
  if (!drawn) return undefined
  return { ...(title && { title }), scope, rows }
}

/** Paragraphs before the first figure. */
function scopeOf(blocks: readonly RootContent[]): readonly RootContent[] {
  const end = blocks.findIndex(block => block.type !== 'paragraph')
  return end < 0 ? blocks : blocks.slice(0, end)
}

/** A section with two or more sections in it is a row of tiles. */
function rowOf(
  heading: Heading | undefined,
  blocks: readonly RootContent[],
  depth: number,
  lang: string,
): TileRow | undefined {
  const inner = Math.min(...blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : [])))
  if (heading === undefined || inner <= depth || !Number.isFinite(inner)) return undefined
  const tiles = sectionsOf(blocks, inner).map(section => tileOf(section.heading, section.blocks, lang))
  if (tiles.length < 2) return undefined
  const spans = spread(tiles.slice(0, 4).map(tile => tile.span))
  return {
    heading,
    tiles: tiles.map((tile, at) => ({ ...tile, span: tiles.length > 4 ? 4 : (spans[at] ?? tile.span) })),
  }
}

function tileOf(heading: Heading | undefined, blocks: readonly RootContent[], lang: string): Tile {
  const parts = readParts(blocks, lang)
  return { ...(heading && { heading }), parts, span: spanOf(parts) }
}

/** Blocks under no heading: what is drawn is a tile of its own. */
function looseTiles(blocks: readonly RootContent[], lang: string): readonly Tile[] {
  return readParts(blocks, lang).map(part => {
    const words = part.kind === 'prose' && !holdsTable(part)
    return { parts: [part], span: words ? gridColumns : spanOf([part]) }
  })
}

/** Figures take a row, time and wide tables two thirds, everything else a third. */
function spanOf(parts: readonly DrawnPart[]): number {
  const spans = parts.map(part => {
    if (part.kind === 'figures') return part.figures.length > 2 ? gridColumns : 4
    if (part.kind === 'line') return gridColumns
    if (part.kind === 'bars') return part.chart.timed ? 8 : 4
    return part.kind === 'prose' && holdsTable(part) ? tableSpan(part) : 4
  })
  return Math.max(4, ...spans)
}

function holdsTable(part: DrawnPart): boolean {
  return part.kind === 'prose' && part.blocks.some(block => block.type === 'table')
}

function tableSpan(part: DrawnPart & { readonly kind: 'prose' }): number {
  const columns = part.blocks.map(block =>
    block.type === 'table' ? (block.children[0]?.children.length ?? 0) : 0,
  )
  const most = Math.max(...columns)
  return most > 7 ? gridColumns : most > 3 ? 8 : 4
}

/** Tiles in rows of twelve columns, in their order; the widest of a row takes what is left over. */
function packTiles(items: readonly (Tile | TileRow)[]): readonly TileRow[] {
  const rows: TileRow[] = []
  let open: Tile[] = []
  const close = (): void => {
    if (open.length === 0) return
    const spans = spread(open.map(tile => tile.span))
    rows.push({ tiles: open.map((tile, at) => ({ ...tile, span: spans[at] ?? tile.span })) })
    open = []
  }
  for (const item of items) {
    if ('tiles' in item) {
      close()
      rows.push(item)
      continue
    }
    const used = open.reduce((sum, tile) => sum + tile.span, 0)
    if (used + item.span > gridColumns) close()
    open.push(item)
  }
  close()
  return rows
}

/** Spans that fill the twelve columns: the widest grows; equal ones share. */
export function spread(spans: readonly number[]): readonly number[] {
  const used = spans.reduce((sum, span) => sum + span, 0)
  if (used > gridColumns && spans.length > 0) return spans.map(() => Math.floor(gridColumns / spans.length))
  const most = Math.max(...spans)
  const widest = spans.filter(span => span === most).length
  const more = Math.floor((gridColumns - used) / widest)
  const rest = gridColumns - used - more * widest
  const last = spans.lastIndexOf(most)
  return spans.map((span, at) => (span === most ? span + more + (at === last ? rest : 0) : span))
}
