import type { Table, TableCell, TableRow } from 'mdast'
import { type CellMark, cellMarks, markCell } from '../../../core/compose/cell-marks.tsx'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { isToBeSeen, saidIn } from '../../../core/brief/design.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { smallSize } from './few-sizes.ts'
import { quietMark } from '../../charts/mark-inks.ts'

/** A table of records. */
interface RecordTableProps {
  readonly table: Table
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px */
  readonly size: number
}

/** What a column holds, and px that its widest words take. */
interface Column {
  readonly kind: 'words' | 'number' | 'share' | 'tag'
  readonly width: number
  /** The numbers of a share column, and the largest of all such columns. */
  readonly values: readonly (number | undefined)[]
}

/** Letters up to which words in a cell are short, and columns up to which a table is set here. */
const SHORT = { cell: 48, tag: 24, columns: 10 }

/** Room between columns and of a bar in a cell, sizes of the words. */
const GAP = 1.2
const BAR = 5

/** Sizes of the words of a row that the brief names. */
const LARGER = 1.2

/**
 * Records as rows on hairlines that share the height around: numbers at the end of their columns, shares with a bar, and
 * what is to be done as a badge, filled where a share of its row stands out.
 */
export function RecordTable({ table, theme, width, size }: RecordTableProps): Child {
  const [head, ...rows] = table.children
  const columns = head ? columnsOf(head, rows, theme, size) : []
  const wanted = columns.reduce((sum, column) => sum + column.width, 0)
  const isSimple = columns.length <= SHORT.columns && rows.every(isShortRow) && wanted <= width * 1.15
  if (head === undefined || !isSimple)
    return <Prose nodes={[table]} theme={theme} level={3} measured={false} />
  // Where shares tell which row stands out, what is said of the others is quiet.
  const hasShares = columns.some(({ kind }) => kind === 'share')
  const marks = hasShares ? undefined : cellMarks(table, theme.lang)
  const isWatched = columns.some(({ kind }) => kind === 'tag')
  const limits = columns.map(column => (isWatched ? warningIn(columns, column) : Number.POSITIVE_INFINITY))
  const scale = Math.max(...columns.map(({ values }) => most(values)), 1)
  const grid: Style = { display: 'grid', columns: columns.map(column => column.width), align: 'center' }
  return (
    <div
      role="table"
      part="records"
      style={{ grow: 1, display: 'flex', direction: 'column', size, leading: 1.25, numeric: 'tabular' }}
    >
      <div role="row" style={{ ...grid, align: 'end', padding: [0, 0, size * 0.4, 0] }}>
        {head.children.map((cell, at) => (
          <div role="columnheader" style={cellStyle(columns, at, size, theme)}>
            <p style={{ size: smallSize(theme), color: theme.color.textMuted, hyphens: false }}>
              <Phrasing nodes={cell.children} theme={theme} size={smallSize(theme)} />
            </p>
          </div>
        ))}
      </div>
      {rows.map((row, record) => {
        const isHot = columns.some(({ values }, at) => (values[record] ?? 0) >= (limits[at] ?? 0))
        const own = isNamed(head, row, theme) ? themeOn(theme, 'accent') : theme
        const said = own !== theme && wanted * LARGER <= width ? size * LARGER : size
        return (
          <div
            role="row"
            {...(own !== theme && { part: 'lead' })}
            style={{
              ...grid,
              grow: 1,
              minHeight: said * 1.95,
              borderTop: { width: 1, color: theme.color.hairline },
              ...(own !== theme && { ...onField(own, size), size: said }),
            }}
          >
            {row.children.map((cell, at) => (
              <div role={at === 0 ? 'rowheader' : 'cell'} style={cellStyle(columns, at, size, theme)}>
                <CellContent
                  cell={cell}
                  column={columns[at]}
                  value={columns[at]?.values[record]}
                  limit={limits[at] ?? 0}
                  mark={marks?.get(cell)}
                  {...{ theme: own, size: said, scale, isHot: isHot && own === theme }}
                />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Whether the brief wants a row seen by its name, which may be that of its column with a number, or by its figure: `House 4`, `0.71`. */
function isNamed(head: TableRow, row: TableRow, { design }: Theme): boolean {
  const [title, name] = [head, row].map(({ children: [cell] }) => (cell ? wordsOf(plainText(cell)) : ''))
  if (!name) return false
  const figures = row.children.slice(1).map(cell => wordsOf(plainText(cell)))
  return Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = isToBeSeen(dress) ? saidIn(key) : undefined
    const words = wordsOf(said ?? '')
    return (
      [name, `${title} ${name}`].includes(words) ||
      (words.replace(/\D/g, '').length > 1 && figures.includes(words))
    )
  })
}

/** A row on a field that reaches beyond its words at both ends. */
function onField({ color }: Theme, size: number): Style {
  const beyond = Math.round(size * 0.5)
  return {
    background: color.paper,
    color: color.text,
    weight: 700,
    margin: [0, -beyond],
    padding: [0, beyond],
  }
}

function isShortRow({ children }: TableRow): boolean {
  return children.every(cell => plainText(cell).length <= SHORT.cell)
}

function columnsOf(head: TableRow, rows: readonly TableRow[], theme: Theme, size: number): readonly Column[] {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  return head.children.map((title, at): Column => {
    const texts = rows.map(row => plainText(row.children[at] ?? { type: 'tableCell', children: [] }).trim())
    const numbers = texts.map(text => readNumber(text, theme.lang))
    const filled = texts.filter(text => /\p{L}|\p{N}/u.test(text)).length
    const isNumber = at > 0 && filled > 0 && numbers.filter(value => value !== undefined).length === filled
    const isShare =
      isNumber &&
      (/[%‰٪]/u.test(plainText(title)) || texts.every(text => /[%٪]/u.test(text))) &&
      numbers.every(value => value !== undefined && value >= 0 && value <= 100)
    const isTag =
      at > 1 && at === head.children.length - 1 && !isNumber && texts.every(text => text.length <= SHORT.tag)
    const words = Math.max(...texts.map(text => textWidth(text, setting)), 0)
    const title_ = textWidth(plainText(title), { ...setting, weight: 400, size: smallSize(theme) })
    const kind = isShare ? 'share' : isNumber ? 'number' : isTag ? 'tag' : 'words'
    const room = kind === 'share' ? size * BAR : kind === 'tag' ? size * 1.4 : 0
    return {
      kind,
      width: Math.round(Math.max(words + room, title_) + size * GAP),
      values: isShare ? numbers : [],
    }
  })
}

/** Share columns whose largest values are further apart than this are of different kinds. */
const ALIKE = 2.5

/** The share from which on one stands well above the middle of its column and of those of its kind. */
function warningIn(columns: readonly Column[], { values }: Column): number {
  const top = most(values)
  const alike = columns.filter(
    other => most(other.values) <= top * ALIKE && top <= most(other.values) * ALIKE,
  )
  const sorted = alike
    .flatMap(other => other.values.map(value => value ?? 0))
    .sort((one, other) => one - other)
  const half = (sorted.length - 1) / 2
  const middle = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
  return Math.max(middle * 1.5, Number.MIN_VALUE)
}

function most(values: Column['values']): number {
  return Math.max(...values.map(value => value ?? 0), 0)
}

function cellStyle(columns: readonly Column[], at: number, size: number, { dir }: Theme): Style {
  const last = at === columns.length - 1
  const gap = last ? 0 : size * GAP
  return {
    display: 'flex',
    direction: 'column',
    align: columns[at]?.kind === 'number' ? 'end' : 'stretch',
    textAlign: columns[at]?.kind === 'number' ? 'end' : 'start',
    padding: dir === 'rtl' ? [size * 0.2, 0, size * 0.2, gap] : [size * 0.2, gap, size * 0.2, 0],
  }
}

interface CellProps {
  readonly cell: TableCell
  readonly column: Column | undefined
  readonly value: number | undefined
  readonly theme: Theme
  readonly size: number
  /** The largest share of the table, and the one from which on those of its column stand out. */
  readonly scale: number
  readonly limit: number
  /** What its words stand for. */
  readonly mark: CellMark | undefined
  /** A share of the row stands out. */
  readonly isHot: boolean
}

function CellContent({ cell, column, value, theme, size, scale, limit, mark, isHot }: CellProps): Child {
  const { color, type } = theme
  const words = (style: Style): Child => (
    <p style={{ leading: 1.25, ...style }}>
      <Phrasing nodes={cell.children} theme={theme} size={size} />
    </p>
  )
  if (mark) {
    const said = toNodes(<Phrasing nodes={cell.children} theme={theme} size={size} />)
    return <p style={{ leading: 1.25 }}>{markCell(said, mark, { theme, size })}</p>
  }
  if (column?.kind === 'tag' && isHot)
    return (
      <div style={{ display: 'flex' }}>
        <div
          part="badge"
          style={{
            background: color.warning,
            color: color.paper,
            radius: Math.min(theme.radius, size * 0.25),
            padding: [size * 0.12, size * 0.6],
          }}
        >
          {words({ weight: type.strongWeight })}
        </div>
      </div>
    )
  if (column?.kind === 'tag') return words({ color: color.textMuted })
  if (column?.kind !== 'share' || value === undefined) return words({})
  const fill = value >= limit ? color.warning : quietMark(theme)
  return (
    <div style={{ display: 'flex', align: 'center', gap: size * 0.5 }}>
      <div style={{ minWidth: size * 2.2, shrink: 0, textAlign: 'end' }}>
        {words({ weight: type.strongWeight, ...(value >= limit && { color: color.warning }) })}
      </div>
      <div ariaHidden style={{ grow: 1, basis: 0 }}>
        <div
          style={{
            width: `${Math.round((value / scale) * 1000) / 10}%`,
            height: Math.round(size),
            background: fill,
          }}
        />
      </div>
    </div>
  )
}
