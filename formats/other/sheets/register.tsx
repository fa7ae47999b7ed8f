import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting, SHORT } from '../../../core/compose/fit.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { askedRows, evened, fill, type Row } from './fill-columns.ts'
import type { GraphicCopy } from './graphic-copy.ts'
import { type LegibleRoom, legibleSheets } from './legible-sheets.tsx'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Rows that stand together, under what stands over them. */
export interface Block {
  readonly opening?: (look: RegisterLook) => Child
  readonly rows: readonly ((look: RegisterLook) => Child)[]
  /** Others that belong to it follow. */
  readonly goesOn?: boolean
}

/** How a register is set. */
export interface RegisterLook {
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** A register and the names of its sheets. */
export interface RegisterProps {
  readonly name: string
  readonly copy: GraphicCopy
  readonly blocks: readonly Block[]
  /** Width of the narrowest column, sizes of type. */
  readonly narrowest: number
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [2.6, 2.3, 2.1, 1.9, 1.75, 1.6, 1.45, 1.3, 1.2, 1.1, 1]

/** Between columns and below blocks, sizes of type. */
const GAP = { columns: 1.8, blocks: 1.5 }

/** Blocks one below the other in columns, in the largest type that one sheet holds; else in the least, on as many as it takes. */
export function registerSheets(
  { name, copy, blocks, narrowest }: RegisterProps,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] {
  const piecesIn = (room: LegibleRoom): readonly Child[] => {
    const plan = planRegister(blocks, narrowest, room, measure)
    return plan.sheets.map(columns => <Register plan={plan} columns={columns} theme={room.theme} />)
  }
  return legibleSheets({ name, copy, piecesIn, look: { field: true } }, theme, measure)
}

interface Columns {
  readonly size: number
  readonly width: number
  readonly count: number
}

interface RegisterPlan extends Columns {
  readonly sheets: readonly (readonly (readonly Block[])[])[]
  /** px more between blocks: room that is left at the foot. */
  readonly loose: number
}

interface BlockRow extends Row {
  readonly block: Block
}

/**
 * What rounded sizes make of the bound on type: rows grow with it at the least as it does, so that type larger by more than
 * one sheet in so many takes one more.
 */
const ROUNDED = 1.05

/** How much larger type has to be for blocks that go on in the next column. */
const PARTED = 1.15

/** The fewest sheets, then the largest type, then blocks that are whole. */
function planRegister(
  blocks: readonly Block[],
  narrowest: number,
  { theme, least, ...room }: LegibleRoom,
  measure: Measure,
): RegisterPlan {
  const all = sizes.map(factor => Math.round(least * factor))
  const pieces = blocks.flatMap(piecesOf)
  const rowsIn = measuredRows(theme, measure)
  const columnsOf = (size: number): readonly Columns[] => columnsIn(size, room.width, narrowest)
  const planIn = (
    ways: readonly Columns[],
    own: readonly Block[],
    sheets: number,
  ): RegisterPlan | undefined => {
    for (const columns of ways) {
      const height = room.height + columns.size * GAP.blocks
      const filled = evened(rowsIn(own, columns), columns.count * sheets, height)
      if (filled?.every(([first]) => first === undefined || first.height <= height))
        return planOf(columns, filled, height)
    }
    return undefined
  }
  const high = room.height + least * GAP.blocks
  const narrow = columnsOf(least).at(-1) as Columns
  const dense = fill(rowsIn(pieces, narrow), high).length / narrow.count
  // Of very many it is set once.
  const many = dense > SHORT ? planIn([narrow], pieces, Math.ceil(dense)) : undefined
  if (many) return many
  // What fits in no size is found by the smallest.
  const fewest = Math.min(
    ...[pieces, blocks].map(own => fewestSheets(columnsOf(least), high, columns => rowsIn(own, columns))),
  )
  for (let sheets = fewest; sheets <= pieces.length; sheets += 1) {
    const worthIt = all.filter(size => size * (sheets - 1) <= least * sheets * ROUNDED)
    const whole = firstFitting(worthIt, size => planIn(columnsOf(size), blocks, sheets))
    const parted = firstFitting(worthIt, size => planIn(columnsOf(size), pieces, sheets))
    if (whole && !(parted && parted.size >= whole.size * PARTED)) return whole
    if (parted) return parted
  }
  return planOf(narrow, fill(rowsIn(pieces, narrow), room.height), room.height)
}

/** How many sheets the rows take at the least in one of several ways to divide them into columns of a height, px. */
function fewestSheets(
  ways: readonly Columns[],
  height: number,
  rowsIn: (columns: Columns) => Iterable<BlockRow>,
): number {
  return ways.reduce((fewest, columns) => {
    const filled = fill(rowsIn(columns), height, fewest * columns.count)
    const fits = filled.every(([first]) => first === undefined || first.height <= height)
    return fits ? Math.min(fewest, Math.ceil(filled.length / columns.count)) : fewest
  }, Number.POSITIVE_INFINITY)
}

/** Measures rows once for every way to set them. */
function measuredRows(theme: Theme, measure: Measure) {
  const heightOf = heightsIn(theme, measure)
  const known = new Map<Block, Map<string, number>>()
  return (blocks: readonly Block[], { size, width }: Columns): Iterable<BlockRow> =>
    askedRows(blocks, block => {
      const heights = known.get(block) ?? new Map<string, number>()
      const key = `${size} ${width}`
      const height =
        heights.get(key) ?? heightOf(<BlockRows block={block} theme={theme} size={size} />, width)
      known.set(block, heights.set(key, height))
      return { block, height }
    })
}

/** Most room that is added between blocks, sizes of type. */
const LOOSE = 2.4

function planOf(columns: Columns, filled: readonly (readonly BlockRow[])[], height: number): RegisterPlan {
  const spare = filled.map(rows => {
    const used = rows.reduce((sum, row) => sum + row.height, 0)
    return (height - used) / Math.max(rows.length - 1, 1)
  })
  const loose = Math.max(0, Math.min(...spare, columns.size * LOOSE))
  const drawn = filled.map(rows => rows.map(({ block }) => block))
  return { ...columns, sheets: inRows(drawn, columns.count), loose }
}

/** Columns that have room to read, few to many. */
function columnsIn(size: number, width: number, narrowest: number): readonly Columns[] {
  const gap = size * GAP.columns
  const most = Math.max(1, Math.floor((width + gap) / (size * narrowest + gap)))
  return Array.from({ length: most }, (_, at) => ({
    size,
    count: at + 1,
    width: (width - gap * at) / (at + 1),
  }))
}

/** A block in pieces that may stand in different columns: what stands over it keeps to its first row. */
function piecesOf(block: Block): readonly Block[] {
  const { opening, rows } = block
  if (rows.length < 2) return [block]
  return rows.map((row, at) => ({
    ...(at === 0 && { opening }),
    rows: [row],
    goesOn: at < rows.length - 1,
  }))
}

interface DrawnProps {
  readonly plan: RegisterPlan
  readonly columns: readonly (readonly Block[])[]
  readonly theme: Theme
}

function Register({ plan: { size, width, loose }, columns, theme }: DrawnProps): Child {
  return (
    <div style={{ display: 'flex', gap: size * GAP.columns, align: 'start' }}>
      {columns.map(blocks => (
        <div style={{ width, shrink: 0, display: 'flex', direction: 'column' }}>
          {blocks.map((block, at) => (
            <div style={{ marginTop: at === 0 ? 0 : loose }}>
              <BlockRows block={block} theme={theme} size={size} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function BlockRows({ block, theme, size }: RegisterLook & { readonly block: Block }): Child {
  const look: RegisterLook = { theme, size }
  return (
    <div part="block" style={{ padding: [0, 0, block.goesOn ? 0 : size * GAP.blocks, 0] }}>
      {block.opening?.(look)}
      <ul role="list" style={{ display: 'flex', direction: 'column' }}>
        {block.rows.map(row => (
          <li>{row(look)}</li>
        ))}
      </ul>
    </div>
  )
}
