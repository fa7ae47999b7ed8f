import { flowEdges } from '../../../core/compose/index.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { BarAndFigure } from '../../charts/bar-and-figure.tsx'
import { MOST_SERIES, scalesOf } from '../../charts/bars.ts'
import { areOverOneTime } from '../../charts/comparable.ts'
import { isStrongAmong, strongMark } from '../../charts/mark-inks.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import { isYear, readNumber, unitOf } from '../../../core/reading/values/plain-number.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { isSum, mapRows, rowsIn } from './table-rows.ts'
import { cellsIn } from '../../../core/compose/charts/grid.ts'

/** Rows between which a reader compares. */
const ROWS = { least: 3, most: 16 } as const

/** How many times the least the greatest of numbers of one kind is at most: beyond, the least would be no bar. */
const OF_ONE_KIND = 60

/** Share of the room that the names of rows have at most, and the least room of a bar, in sizes of the type. */
const NAMES = 0.42
const LEAST_BAR = 2.4

/** By how much the greatest of some numbers is more than the least at least: else bars say nothing that the numbers do not. */
const SPREAD = 1.4

/** The same of what years have: there it is seen that they rise or fall. */
const COURSE = 1.1

/** The numbers of a table that are drawn, by row. */
interface Drawing {
  readonly columns: readonly number[]
  /** What they count, and the greatest of them. */
  readonly unit: string
  readonly most: number
  readonly values: ReadonlyMap<Element, readonly number[]>
  /** The rows that matter, where there is one bar in each; none where nothing says so, and all bars are alike. */
  readonly told?: ReadonlySet<Element>
}

/**
 * Tables that stand one below the other: one of numbers of one kind with a bar before each, as long as its value, so that it is seen
 * and not only read. Of years the last is stressed, of other things what the brief or its author names. A table of other things, one
 * that adds up, one whose numbers hardly differ, or without room for bars in any of some widths (px), stays as it is. Bars of tables
 * that count the same, income above spending, begin on one line and are on one scale.
 */
export function drawnTables(
  tables: readonly Element[],
  theme: Theme,
  widths: readonly number[],
): readonly Element[] {
  const drawings = tables.flatMap((table): readonly Drawn[] => {
    const drawing = drawingOf(table, theme)
    return drawing ? [{ table, drawing }] : []
  })
  const kinds = [...new Set(drawings.map(kindOf))]
  const drawn = new Map(
    kinds.flatMap(kind =>
      onOneScale(
        drawings.filter(one => kindOf(one) === kind),
        theme,
        widths,
      ),
    ),
  )
  return tables.map(table => drawn.get(table) ?? table)
}

/** A table, and what of it is drawn. */
interface Drawn {
  readonly table: Element
  readonly drawing: Drawing
}

/** Where the bars of a table stand and what they count. */
function kindOf({ drawing: { columns, unit } }: Drawn): string {
  return `${columns} ${unit}`
}

/** Tables that are alike, each with the one that is drawn for it; none where there is no room. */
function onOneScale(
  alike: readonly Drawn[],
  theme: Theme,
  widths: readonly number[],
): readonly (readonly [Element, Element])[] {
  const columns = alike[0]?.drawing.columns ?? []
  const tables = alike.map(({ table }) => table)
  const room = widths.reduce<BarRoom | undefined>(
    (found, width) => found ?? roomOf(tables, columns, theme, width),
    undefined,
  )
  if (room === undefined) return []
  const most = Math.max(...alike.map(({ drawing }) => drawing.most))
  return alike.map(({ table, drawing }) => [table, withBars(table, { ...drawing, most }, room, theme)])
}

function withBars(table: Element, drawing: Drawing, room: BarRoom, theme: Theme): Element {
  return mapRows(table, (row, group) => ({
    ...row,
    children: cellsIn(row).map((cell, at) => {
      const series = drawing.columns.indexOf(at)
      const sized = { ...cell, style: { ...cell.style, width: room.widths[at] ?? 0 } }
      const value = group === 'tbody' ? drawing.values.get(row)?.[series] : undefined
      if (value === undefined) return sized
      const share = value / drawing.most
      const isLast = series === drawing.columns.length - 1
      const isStressed = drawing.told === undefined ? isLast : isStrongAmong(drawing.told, row, theme)
      return { ...sized, children: barAndFigure(cell, { share, figure: room.figure, isStressed }, theme) }
    }),
  }))
}

/** Which columns of a table are drawn, and how long its bars are; of columns on different scales the last, which counts. */
function drawingOf(table: Element, { lang, design }: Theme): Drawing | undefined {
  const [first, ...others] = rowsIn(table, 'tbody')
  // Years over the columns are their names, where a table has no head of its own.
  const all = first && !isHead(first) ? [first, ...others] : others
  const rows = all.filter(row => !isSum(row))
  const sums = all.length - rows.length + rowsIn(table, 'tfoot').length
  if (rows.length < ROWS.least || rows.length > ROWS.most || sums > 1) return undefined
  const found = seriesIn(rows, cellsIn(rowsIn(table, 'thead')[0]).map(textOf), lang)
  const isOneKind = found.every(({ unit }) => unit !== undefined && unit === found[0]?.unit)
  const scales = scalesOf(found.map(({ values }) => values))
  // Parts of a hundred are on one scale, however few some are.
  const areParts = found.every(({ isPart }) => isPart)
  const series = new Set(scales).size > 1 && !areParts ? found.slice(-1) : found
  const isAccount = sums > 0 && alikeIn(rows[0], series[0]?.at ?? 0, lang) > 1
  if (!isOneKind || series.length === 0 || series.length > MOST_SERIES || isAccount) return undefined
  const values = series.map(column => column.values)
  const names = rows.map(nameOf)
  if (!isSpread(values.flat(), sums > 0, names.every(isYear) ? COURSE : SPREAD)) return undefined
  if (!areOverOneTime(names) || new Set(names.map(countedBy)).size > 1) return undefined
  const named = rows.map(row => ({ name: nameOf(row), isOwn: isOwn(row) }))
  const told = tellingRows(named, { design, timed: names.every(isYear) })
  return {
    columns: series.map(({ at }) => at),
    ...{ unit: series[0]?.unit ?? '', most: Math.max(...values.flat()) },
    values: new Map(rows.map((row, at) => [row, values.map(column => column[at] ?? 0)])),
    ...(values.length === 1 && { told: new Set(rows.filter((_, at) => told.has(at))) }),
  }
}

/** What the name of a row counts in brackets at its end: `Waiting (min)`, `Fuel (l per trip)`, `Claims (million NOK)`. */
function countedBy(name: string): string {
  const [, unit = ''] = /\(([^()]{1,24})\)$/u.exec(name) ?? []
  return /^(?:\p{L}{1,3}[²³]?|.*[\p{Sc}%/].*|.*\b(?:per|je|pro|par|por|al|million\p{L}*|mio|mill|mrd|tsd)\b.*)$/iu.test(
    unit,
  )
    ? unit
    : ''
}

function nameOf(row: Element): string {
  return textOf(cellsIn(row)[0] ?? EMPTY).trim()
}

/** Whether the name of a row is in bold. */
function isOwn(row: Element): boolean {
  const [name] = cellsIn(row)
  return (
    name !== undefined && name.children.length > 0 && name.children.every(child => isElement(child, 'strong'))
  )
}

/** Cells of a row that hold a number of the kind that one of them is. */
function alikeIn(row: Element | undefined, at: number, lang: string): number {
  const texts = cellsIn(row).map(cell => textOf(cell).trim())
  const unit = unitOf(texts[at] ?? '')
  return texts.slice(1).filter(text => readNumber(text, lang) !== undefined && unitOf(text) === unit).length
}

/** A column of numbers with what each counts; `unit` is undefined where its rows count different things. */
interface Series {
  readonly at: number
  readonly values: readonly number[]
  readonly unit: string | undefined
  /** Each is a part of something, in brackets behind how many that are: `171 (54 %)`. */
  readonly isPart?: true
}

/** A number with the part that it is in brackets. */
const PART = /^[\d.,\s'’]+\(\s?([\d.,]+\s?%)\s?\)$/u
/** A cell of nothing. */
const NONE = /^[–—-]?$/u

/** The parts of a hundred that a column gives in brackets behind its numbers; some cells may be empty. */
function partsIn(at: number, texts: readonly string[], lang: string): Series | undefined {
  const parts = texts.map(text => (NONE.test(text) ? 0 : readNumber(PART.exec(text)?.[1] ?? '', lang)))
  const isWhole = parts.every(part => part !== undefined) && parts.filter(Boolean).length * 2 > parts.length
  return isWhole ? { at, values: parts.map(part => part ?? 0), unit: '%', isPart: true } : undefined
}

/** The columns that say how much: shares where there is one column of them beside others, else all numbers but years. */
function seriesIn(rows: readonly Element[], names: readonly string[], lang: string): readonly Series[] {
  const count = cellsIn(rows[0]).length
  const found = Array.from({ length: Math.max(count - 1, 0) }, (_, at) => at + 1).flatMap(
    (at): readonly Series[] => {
      const texts = rows.map(row => textOf(cellsIn(row)[at] ?? row).trim())
      const parts = partsIn(at, texts, lang)
      if (parts) return [parts]
      const values = texts.map(text => readNumber(text, lang))
      const isWhole = values.every(value => value !== undefined && value >= 0) && !texts.every(isYear)
      const counted = texts.map(unitOf)
      const [own, ...others] = new Set(counted)
      const unit = others.length > 0 ? undefined : own === '' ? unitNamed(names[at] ?? '') : own
      const numbers = values.map(value => value ?? 0)
      return isWhole && values.some(Boolean) ? [{ at, values: numbers, unit }] : []
    },
  )
  const parts = found.filter(({ isPart }) => isPart)
  if (parts.length > 0) return parts
  const shares = found.filter(({ unit }) => unit === '%')
  return shares.length === 1 && found.length > 1 ? shares : found
}

/** What the name of a column counts: `Share (%)`, `Energy (kWh)`. */
function unitNamed(name: string): string {
  return name.includes('%') ? '%' : (/\(([^()]{1,8})\)\s*$/u.exec(name)?.[1] ?? '')
}

function isHead(row: Element): boolean {
  return cellsIn(row)
    .slice(1)
    .every(cell => isYear(textOf(cell).trim()))
}

/** Whether bars of some numbers tell them apart, and none is too short to be seen; what is added up is of one kind however small. */
function isSpread(values: readonly number[], areParts: boolean, least: number): boolean {
  const some = values.filter(value => value > 0)
  const by = Math.max(...some) / Math.min(...some)
  return by >= least && (areParts || by <= OF_ONE_KIND)
}

/** px of each column, and of the widest figure. */
interface BarRoom {
  readonly figure: number
  readonly widths: readonly number[]
}

/** The room in some tables whose numbers are drawn in some columns; undefined where a bar would have none. */
function roomOf(
  tables: readonly Element[],
  columns: readonly number[],
  theme: Theme,
  width: number,
): BarRoom | undefined {
  const { type } = theme
  const size = type.base
  const textsOf = (at: number, ...groups: readonly string[]): readonly string[] =>
    tables.flatMap(table => rowsIn(table, ...groups).map(row => textOf(cellsIn(row)[at] ?? EMPTY)))
  const widestOf = (texts: readonly string[], weight: number): number =>
    Math.max(...texts.map(text => textWidth(text, textSetting(theme, weight))), 0)
  const widest = (at: number, weight: number, ...groups: readonly string[]): number =>
    widestOf(textsOf(at, ...groups), weight)
  const count = Math.max(...tables.flatMap(table => rowsIn(table, 'tbody').map(row => cellsIn(row).length)))
  const all = Array.from({ length: count }, (_, at) => at)
  const figure = Math.ceil(Math.max(...columns.map(at => widest(at, 400, 'tbody')))) + 1
  // What looks give their cells at both sides, and a hair for rounding.
  const pad = space(theme, 1) + 4
  // The name of the column may take lines, but no word of it is broken.
  const named = widestOf(
    textsOf(0, 'thead').flatMap(text => text.split(/\s+/u)),
    type.strongWeight,
  )
  const names = Math.max(
    Math.min(widest(0, 400, 'tbody', 'tfoot') + pad, width * NAMES),
    named + pad + size * 0.5,
  )
  const plain = (at: number): number => widest(at, type.strongWeight) + pad + size * 0.5
  const others = all.slice(1).filter(at => !columns.includes(at))
  const rest = width - names - others.reduce((sum, at) => sum + plain(at), 0)
  const each = Math.floor(rest / columns.length)
  if (each - figure - pad - size * 0.5 < LEAST_BAR * size) return undefined
  const widths = all.map(at => (at === 0 ? names : columns.includes(at) ? each : plain(at)))
  return { figure, widths }
}

/** px that a table takes with each of its cells on one line, or that it was given. */
export function naturalWidth(table: Element, theme: Theme): number {
  const rows = rowsIn(table).map(cellsIn)
  const setting = textSetting(theme)
  const columns = Math.max(0, ...rows.map(cells => cells.length))
  return Array.from({ length: columns }, (_, at) => {
    const given = rows[0]?.[at]?.style.width
    const widest = Math.max(...rows.map(cells => textWidth(textOf(cells[at] ?? EMPTY), setting)))
    return typeof given === 'number' ? given : widest + space(theme, 1)
  }).reduce((sum, width) => sum + width, 0)
}

const EMPTY = { type: 'text', value: '' } as const

interface BarProps {
  /** Part of the longest bar. */
  readonly share: number
  /** px that the widest figure takes. */
  readonly figure: number
  /** Whether it counts among the others. */
  readonly isStressed: boolean
}

/** Sizes of the text that bars are thick: as high as its letters, lines where the page has no fields. */
const THICK = { field: 0.95, line: 0.22 } as const

function barAndFigure(cell: Element, { share, figure, isStressed }: BarProps, theme: Theme): readonly Node[] {
  const { type, color, design } = theme
  const hasFields = design.decor.fields !== false
  const gap = type.base * 0.5
  return toNodes(
    <BarAndFigure
      share={share}
      color={!isStressed ? color.border : hasFields ? strongMark(theme) : color.heading}
      height={Math.max(Math.round(type.base * (hasFields ? THICK.field : THICK.line)), 2)}
      gap={gap}
      padding={flowEdges(theme, { start: gap })}
      figure={figure}
      figureStyle={{ textAlign: 'end', whiteSpace: 'nowrap' }}
    >
      {cell.children}
    </BarAndFigure>,
  )
}
