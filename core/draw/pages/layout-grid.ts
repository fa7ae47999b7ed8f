import type { Block, Container } from './block.ts'
import { marginsOf } from '../edges.ts'
import { addGap, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import { clampWidth, columnGap, gridColumns, rowGap, toPx } from './lengths.ts'
import { addRow, type RowItem, shareHeight } from './layout-row.ts'
import { naturalWidths } from './natural-widths.ts'
import type { Session } from './session.ts'

/** Lays a grid's children out row by row. */
export function layoutGrid(grid: Container, flow: Flow, room: Room, session: Session): void {
  const { gap, align } = grid.style
  const tracks = gridTracks(gridColumns(grid.style), room, columnGap(gap), grid.text.dir === 'rtl')
  const rtl = grid.text.dir === 'rtl'
  const rows = gridRows(grid.children, tracks.length, flow).map(row =>
    row.map(cell => placeCell(cell, tracks, rtl, session)),
  )
  const heights = shareHeight(rows, room.height, rowGap(gap), session)
  rows.forEach((items, index) => {
    if (index > 0) addGap(flow, rowGap(gap))
    addRow(items, flow, session, { align: align ?? 'stretch', height: heights[index] ?? 0 })
  })
}

interface Track {
  readonly x: number
  readonly width: number
}

function gridTracks(fractions: readonly number[], room: Room, gap: number, rtl: boolean): Track[] {
  const whole = fractions.reduce((sum, fraction) => sum + Math.max(0, fraction), 0) || 1
  const free = Math.max(0, room.width - gap * (fractions.length - 1))
  let x = 0
  return fractions.map(fraction => {
    const width = (free * Math.max(0, fraction)) / whole
    const track = { x: room.x + (rtl ? room.width - x - width : x), width }
    x += width + gap
    return track
  })
}

/** A cell fills its tracks unless its style says otherwise; then it stands at their start. */
function placeCell(
  { block, start, span }: GridCell,
  tracks: readonly Track[],
  rtl: boolean,
  session: Session,
): RowItem {
  const { style } = block
  const track = trackSpan(tracks, start, span)
  const { left, right } = marginsOf(style)
  const around = left + right
  const full = Math.max(0, track.width - around)
  const own = block.kind === 'picture' || style.marginInline === 'auto'
  const auto = own ? Math.min(full, naturalWidths(block, session).max) : full
  const width = clampWidth(toPx(style.width, track.width) ?? auto, style, track.width)
  const rest = full - width
  const shift = style.marginInline === 'auto' ? Math.max(0, rest / 2) : rtl ? rest : 0
  return { block, x: track.x + shift, width: width + around }
}

function trackSpan(tracks: readonly Track[], start: number, span: number): Track {
  const first = tracks[start] as Track
  const last = tracks[start + span - 1] as Track
  const x = Math.min(first.x, last.x)
  return { x, width: Math.max(first.x + first.width, last.x + last.width) - x }
}

interface GridCell {
  readonly block: Block
  readonly start: number
  readonly span: number
}

function gridRows(children: readonly Block[], columns: number, flow: Flow): GridCell[][] {
  const rows: GridCell[][] = []
  let column = columns
  for (const block of children) {
    if (block.style.position === 'absolute') {
      flow.afloat.push({ block, index: flow.strips.length })
      continue
    }
    const span = Math.max(1, Math.min(Math.floor(block.style.span ?? 1), columns))
    if (column + span > columns) {
      rows.push([])
      column = 0
    }
    rows.at(-1)?.push({ block, start: column, span })
    column += span
  }
  return rows
}
