import type { Table, TableCell, TableRow } from 'mdast'
import { flowEdges, isNumeric, Phrasing } from '../../../core/compose/index.ts'
import { type CellMark, cellMarks, markCell } from '../../../core/compose/cell-marks.tsx'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { isOwn, isSum } from '../../../core/compose/prose/table-rows.ts'
import { isLater } from '../../../core/reading/lists/changed.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import { hasFields } from '../sheets/grounds.ts'
import { gapOf, phoneRoom } from '../type/deck-theme.ts'
import { type Bars, GrowthCell, RowBars, ValueBar } from './chart-table.tsx'

/** What a slide's table is made of. */
interface DeckTableProps {
  readonly table: Table
  readonly theme: Theme
  /** px that each row is higher than its words ask for. */
  readonly air: number
  /** px of the room across. */
  readonly width: number
  /** px of the column of names; default what its words take. */
  readonly first?: number
  readonly bars?: Bars
  /** Numbers by row whose courses are drawn over them, and px of the highest. */
  readonly growth?: readonly (readonly number[])[]
  readonly course?: number
  /** They are the chart that was asked for. */
  readonly wide?: boolean
  /** Over the bars. */
  readonly title?: string
  /** What the deck is called: a column that bears it is set off. */
  readonly names?: readonly string[]
}

/** What all cells of a table are set by, found once. */
interface TableProps extends DeckTableProps {
  /** Columns that hold nothing but numbers. */
  readonly numbers: ReadonlySet<number>
  /** By how much the table is set smaller on a phone. */
  readonly phone: number
  /** Columns that matter more than the others, since they are named elsewhere. */
  readonly told: ReadonlySet<number>
  /** The column of numbers that counts: the last, or the first where the others are earlier. */
  readonly newest: number
  /** The outer columns stand flush with what is around the table: no row of it has a ground. */
  readonly flush: boolean
}

/** A table as wide as its slide: quiet names of columns, numbers at their ends, the last column heavier, a sum on a field. */
export function DeckTable(asked: DeckTableProps): Child {
  const { table, theme } = asked
  const [head, ...rows] = table.children
  const looks = rows.map(row => rowLook(row, theme))
  const widest = table.children.reduce((most, { children }) => Math.max(most, children.length), 0)
  const numbers = new Set(Array.from({ length: widest }, (_, at) => at).filter(at => isNumbers(rows, at)))
  const flush = looks.every(({ ground }) => ground === undefined)
  const told = toldColumns(asked)
  const newest = newestOf(table, theme)
  const props: TableProps = {
    ...asked,
    numbers,
    told,
    newest,
    flush,
    phone: phoneScale(table, theme, widest),
  }
  const isNamed = head?.children.some(({ children }) => children.length > 0) === true
  const marks = cellMarks(table, theme.lang)
  return (
    <table style={{ width: '100%', numeric: 'tabular' }}>
      {head && (isNamed || props.title) && <HeadRow {...props} head={head} />}
      <tbody>
        {rows.map((row, at) => (
          <BodyRow {...props} row={row} at={at} look={looks[at] as RowLook} marks={marks} />
        ))}
      </tbody>
    </table>
  )
}

function newestOf({ children: [head] }: Table, { lang }: Theme): number {
  const [, first = '', ...others] = head?.children.map(cell => plainText(cell)) ?? []
  const isBack = others.length > 0 && isLater(others.at(-1) ?? '', first, lang)
  return isBack ? 1 : (head?.children.length ?? 0) - 1
}

/** The columns that bear a name of the deck, or that the brief wants seen, among others that are compared with them. */
function toldColumns({
  table,
  theme: { design },
  names = [],
  bars,
  growth,
}: DeckTableProps): ReadonlySet<number> {
  const [, ...columns] = table.children[0]?.children ?? []
  if (bars || growth || columns.length < 2) return new Set()
  const named = columns.map(cell => ({ name: plainText(cell) }))
  const found = tellingRows(named, { design, names, byOrder: false })
  return new Set([...found].map(at => at + 1))
}

/** Width of a letter of a table in em, and the smallest share of its size that its letters have on a phone. */
const LETTER = 0.58
const LEAST_ON_PHONE = 0.5

/** By how much a table is set smaller on a phone so that the longest words of its columns stand beside each other. */
function phoneScale({ children }: Table, theme: Theme, columns: number): number {
  const wordsIn = (row: TableRow, column: number): readonly string[] => {
    const cell = row.children[column]
    return cell ? plainText(cell).split(/\s+/) : []
  }
  const letters = Array.from({ length: columns }, (_, column) =>
    children.reduce((most, row) => Math.max(most, ...wordsIn(row, column).map(word => word.length)), 0),
  )
  const width = letters.reduce((sum, count) => sum + count * theme.type.base * LETTER + gapOf(theme, 1), 0)
  return Math.max(Math.min(phoneRoom(theme) / width, 1), LEAST_ON_PHONE)
}

/** How a row stands out: a sum on the deep ground and larger, the row of one's own on the accent. */
interface RowLook {
  readonly theme: Theme
  readonly size: number
  readonly ground?: string
}

/** How much larger a sum is. */
const SUM = 1.3

function rowLook(row: TableRow, theme: Theme): RowLook {
  const { base } = theme.type
  const marked = isSum(row) ? 'inverse' : isOwn(row) ? 'accent' : undefined
  const size = marked === 'inverse' ? Math.round(base * SUM) : base
  if (marked === undefined || !hasFields(theme)) return { theme, size }
  const on = themeOn(theme, marked === 'inverse' && theme.mode === 'dark' ? 'accent' : marked)
  return { theme: on, size, ground: on.color.paper }
}

/** Where the cells of a column stand. */
function alignOf(props: TableProps, column: number): Style {
  const { table, theme, numbers } = props
  if (column === 0 || isOneSeries(props)) return { textAlign: 'start' }
  const asked = table.align?.[column]
  if (asked === 'center') return { textAlign: 'center' }
  const atEnd = asked === 'right' || numbers.has(column)
  return { textAlign: theme.dir === 'ltr' && atEnd ? 'end' : 'start' }
}

/** A number in words of its size: `2.1 million`. */
const COUNTED = /^\p{Sc}?\s?\d[\d.,]*\s\p{L}{1,9}$/u

/** Whether a column holds nothing but numbers, some of them perhaps told in words of their size. */
function isNumbers(rows: readonly TableRow[], column: number): boolean {
  const cells = rows.flatMap(({ children }) => children[column] ?? []).map(cell => plainText(cell).trim())
  const others = cells.filter(cell => !isNumeric(cell))
  return cells.length > 0 && others.length * 2 < cells.length && others.every(cell => COUNTED.test(cell))
}

/** Share of the table's width that bars take in a column of their own, and beside two columns of numbers of which they draw one. */
const BARS = '46%' as const
const BESIDE_TWO = '30%' as const

/** Whether a table is names and one number each, whose bars stand before their values. */
function isOneSeries({ table, bars }: DeckTableProps): boolean {
  return bars?.values.length === 1 && table.children[0]?.children.length === 2
}

/** Size of the names of columns, of that of their cells. */
const HEAD = 0.74

function HeadRow(props: TableProps & { readonly head: TableRow }): Child {
  const { head, theme, bars, title } = props
  const size = Math.round(Math.min(Math.max(theme.type.base * HEAD, 28), theme.type.base))
  const look: Style = {
    weight: 400,
    color: theme.color.textMuted,
    leading: 1.2,
    verticalAlign: 'bottom',
    hyphens: false,
  }
  const whole = isOneSeries(props)
  const barsShare = bars?.values.length === 1 ? BESIDE_TWO : BARS
  return (
    <thead>
      <tr>
        {head.children.map((cell, at) => [
          <th
            scope="col"
            style={{
              ...look,
              ...cellLook(props, at, size),
              ...alignOf(props, at),
              ...(props.told.has(at) && toldHead(theme)),
            }}
          >
            {whole && at === 1 && title && <p>{title}</p>}
            <Phrasing nodes={cell.children} theme={theme} size={size} />
          </th>,
          bars && !whole && at === 0 && (
            <th
              style={{
                ...look,
                ...cellLook(props, -1, size),
                width: barsShare,
                textAlign: 'start',
                ...noPhone,
              }}
            >
              {title ?? ''}
            </th>
          ),
        ])}
      </tr>
    </thead>
  )
}

/** The name of a column that is set off. */
function toldHead({ color, type }: Theme): Style {
  return { background: color.accentSoft, color: color.text, weight: type.strongWeight }
}

/** On a phone there is no room for bars beside their values. */
const noPhone = { narrow: { display: 'none' } } as const

/** Letters of a cell and the room around it, and the width of a name. */
function cellLook(
  { table, theme, flush, first, told, phone }: TableProps,
  column: number,
  size: number,
  air = 0,
): Style {
  const [head] = table.children
  const [block, inline] = [gapOf(theme, 0.25) + Math.round(air / 2), gapOf(theme, 0.5)]
  const start = flush && column === 0 ? 0 : inline
  const isFlush = flush && !told.has(column)
  const end = isFlush && column === (head?.children.length ?? 0) - 1 ? 0 : inline
  const padding = flowEdges(theme, { top: block, bottom: block, start, end })
  const wide = column === 0 && first !== undefined && { width: first }
  if (phone === 1) return { size, padding, ...wide }
  const narrow = flowEdges(theme, { top: block, bottom: block, start: start * phone, end: end * phone })
  return { size, padding, ...wide, narrow: { size: Math.round(size * phone), padding: narrow } }
}

interface BodyRowProps extends TableProps {
  readonly row: TableRow
  /** Its index. */
  readonly at: number
  readonly look: RowLook
  readonly marks: ReadonlyMap<TableCell, CellMark>
}

function BodyRow(props: BodyRowProps): Child {
  const { row, at, look, theme, air, bars } = props
  const style: Style = {
    leading: 1.2,
    hyphens: false,
    verticalAlign: props.growth ? 'bottom' : 'middle',
    color: look.theme.color.text,
    borderTop: { width: 2, color: theme.color.hairline },
    ...(look.ground && { background: look.ground }),
  }
  const height = theme.type.base * 1.2 + air * 0.5
  return (
    <tr style={{ breakInside: 'avoid' }}>
      {row.children.map((cell, column) => [
        <Cell
          {...props}
          cell={cell}
          column={column}
          style={{ ...style, ...cellLook(props, column, look.size, air), ...alignOf(props, column) }}
        />,
        bars && !isOneSeries(props) && column === 0 && (
          <td style={{ ...style, ...cellLook(props, -1, look.size, air), ...noPhone }}>
            <RowBars bars={bars} row={at} theme={theme} height={height} />
          </td>
        ),
      ])}
    </tr>
  )
}

/** Share of the room of a column that its bars take where they are the chart that was asked for. */
const WIDE = 0.72

interface CellProps extends BodyRowProps {
  readonly cell: TableCell
  readonly column: number
  readonly style: Style
}

/** A cell: the first names its row, the last is heavier where it holds numbers, and a number with a bar stands at its end. */
function Cell(props: CellProps): Child {
  const { cell, column, style, look, table, bars, numbers } = props
  const { theme } = look
  if (bars && column === 1 && isOneSeries(props)) return <BarCell {...props} bars={bars} />
  const last = column === (table.children[0]?.children.length ?? 0) - 1
  const isTold = props.told.has(column)
  const isNewest = column > 0 && column === props.newest
  const heavy = isTold || (props.told.size === 0 && isNewest && numbers.has(column))
  const weight = heavy || look.ground ? theme.type.strongWeight : 400
  const ground = isTold && look.ground === undefined && { background: theme.color.accentSoft }
  const set = { ...style, weight, ...(heavy && { color: theme.color.heading }), ...ground }
  const course = props.growth?.[props.at] ?? []
  const value = course[column - 1]
  const number = <Phrasing nodes={cell.children} theme={theme} size={look.size} />
  const plain =
    value === undefined ? (
      number
    ) : (
      <GrowthCell
        share={value / Math.max(...course)}
        height={props.course ?? 0}
        width={props.wide ? (props.width / (course.length + 2)) * WIDE : theme.type.base * 1.6}
        counts={last}
        theme={theme}
      >
        {number}
      </GrowthCell>
    )
  const mark = props.marks.get(cell)
  const words = mark ? markCell(toNodes(plain), mark, { theme, size: look.size }) : plain
  return column > 0 ? (
    <td style={set}>{words}</td>
  ) : (
    <th scope="row" style={{ ...set, textAlign: 'start' }}>
      {words}
    </th>
  )
}

/** Share of the width of a table that bars of one series and their values take. */
const ONE_SERIES = 0.66

function BarCell({
  cell,
  style,
  theme,
  air,
  width,
  bars,
  table,
  at,
}: CellProps & { readonly bars: Bars }): Child {
  const size = Math.round(Math.max(theme.type.base * 1.4, (theme.type.base * 1.2 + air) * 0.8))
  const longest = Math.max(...table.children.slice(1).map(row => plainText(row.children[1] ?? cell).length))
  const room = width * ONE_SERIES - longest * size * 0.62 - gapOf(theme, 1.5)
  return (
    <td
      style={{
        ...style,
        width: `${ONE_SERIES * 100}%`,
        textAlign: 'start',
        narrow: { ...style.narrow, width: '50%' },
      }}
    >
      <ValueBar
        bars={bars}
        row={at}
        theme={theme}
        size={size}
        width={Math.max(room, 0)}
        height={theme.type.base * 1.2 + air * 0.7}
      >
        <Phrasing nodes={cell.children} theme={theme} size={size} />
      </ValueBar>
    </td>
  )
}
