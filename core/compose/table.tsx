import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { flowEdges } from './rhythm.ts'
import { ruleOf } from './rule.tsx'
import type { Style } from './style.ts'
import { textOf } from './tree.ts'

/** A column of a table. */
export interface Column {
  readonly heading?: Child
  /** Default: end for columns of numbers, else start. */
  readonly align?: 'start' | 'center' | 'end'
  /** px or a share of the table's width; default: as the content needs. */
  readonly width?: number | `${number}%`
}

/** What a table is made of. */
export interface TableProps {
  readonly theme: Theme
  readonly columns: readonly Column[]
  /** Cells by row; missing ones stay empty. */
  readonly rows: readonly (readonly Child[])[]
  /** Rows after the others, heavier: sums. */
  readonly totals?: readonly (readonly Child[])[]
  /** The first cell of each row names the row. */
  readonly rowHeadings?: boolean
  /** Font size in px; default that of the text around. */
  readonly size?: number
  readonly part?: string
}

/** A table by the rules of the house: lines across only, numbers aligned at their ends, stripes when it is long. */
export function Table(props: TableProps): Child {
  const { theme, columns, rows, totals = [], part, size } = props
  const looks = columnLooks(props)
  const drawRow = (row: readonly Child[], style: Style): Child => (
    <tr style={{ breakInside: 'avoid' }}>
      {columns.map((_, at) =>
        drawCell(row[at], { ...style, ...looks[at] }, at === 0 && props.rowHeadings === true),
      )}
    </tr>
  )
  const head = columns.some(column => column.heading !== undefined)
  return (
    <table {...(part && { part })} style={{ width: '100%', numeric: 'tabular', ...(size && { size }) }}>
      {head && <HeaderRow theme={theme} columns={columns} looks={looks} />}
      <tbody>
        {rows.map((row, at) => drawRow(row, rowStyle(theme, at, rows.length, totals.length > 0)))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>{totals.map((row, at) => drawRow(row, totalStyle(theme, at, totals.length)))}</tfoot>
      )}
    </table>
  )
}

function drawCell(content: Child, style: Style, heading: boolean): Child {
  if (!heading) return <td style={style}>{content}</td>
  return (
    <th scope="row" style={{ weight: 400, ...style }}>
      {content}
    </th>
  )
}

interface HeaderProps {
  readonly theme: Theme
  readonly columns: readonly Column[]
  readonly looks: readonly Style[]
}

function HeaderRow({ theme, columns, looks }: HeaderProps): Child {
  const strong = strongRule(theme)
  const look: Style = {
    weight: theme.type.strongWeight,
    color: theme.color.heading,
    leading: 1.3,
    borderTop: strong,
    borderBottom: strong,
    hyphens: false,
  }
  return (
    <thead>
      <tr style={{ breakInside: 'avoid', keepWithNext: true }}>
        {columns.map(({ heading, width }, at) => (
          <th
            scope="col"
            style={{ ...looks[at], ...look, verticalAlign: 'bottom', ...(width !== undefined && { width }) }}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Rows from which on every second one is tinted. */
const STRIPED = 8

/** What the cells of each column share. Without stripes the outer columns stand flush with the text around the table. */
function columnLooks({ theme, columns, rows }: TableProps): readonly Style[] {
  const [block, inline] = [space(theme, 0.25), space(theme, 0.5)]
  const flush = rows.length < STRIPED
  const texts = columns.map((_, at) =>
    rows.map(row => toNodes(row[at]).map(textOf).join('').trim()).filter(Boolean),
  )
  const found = texts.map(areNumeric)
  // Figures with words of their own stand as those beside them do: `2 of 11` beside `16 of 17`.
  const isBeside = (at: number): boolean => found[at - 1] === true || found[at + 1] === true
  return columns.map(({ align }, at) => {
    const opens = (texts[at] ?? []).every(text => OPENS_WITH_FIGURE.test(text))
    const numeric = found[at] || (isBeside(at) && opens)
    const start = flush && at === 0 ? 0 : inline
    const end = flush && at === columns.length - 1 ? 0 : inline
    return {
      textAlign: align ?? (numeric && theme.dir === 'ltr' ? 'end' : 'start'),
      verticalAlign: 'top',
      hyphens: false,
      padding: flowEdges(theme, { top: block, bottom: block, start, end }),
    }
  })
}

/** A short cell that opens with a figure. */
const OPENS_WITH_FIGURE = /^[+−–-]?\p{Sc}?\d(?!.*(?:\p{L}{4}|[×x] ?\d)).{0,16}$/u

/** Letters of a word in a column of numbers: `sold out`, `free`. */
const WORD = 12

/** Whether a column is numbers, among which a few cells may have a word. */
function areNumeric(texts: readonly string[]): boolean {
  const others = texts.filter(text => !isNumeric(text))
  return texts.length > others.length * 3 && others.every(text => text.length <= WORD)
}

function rowStyle(theme: Theme, at: number, count: number, summed: boolean): Style {
  const last = at === count - 1
  const striped = count >= STRIPED
  const rule = last ? (summed ? undefined : strongRule(theme)) : striped ? undefined : ruleOf(theme)
  return {
    leading: 1.35,
    ...(rule && { borderBottom: rule }),
    ...(striped && at % 2 === 1 && { background: theme.color.paperAlt }),
  }
}

/** The last sum is the one that counts: heavier, under a rule of its own. */
function totalStyle(theme: Theme, at: number, count: number): Style {
  const strong = strongRule(theme)
  const last = at === count - 1
  return {
    leading: 1.35,
    ...((at === 0 || last) && { borderTop: at === 0 ? strong : ruleOf(theme, theme.color.heading) }),
    ...(last && { borderBottom: strong, weight: theme.type.strongWeight, color: theme.color.heading }),
  }
}

/** 1 pt on paper, in the colour of headings. */
function strongRule(theme: Theme): { readonly width: number; readonly color: string } {
  return { width: Math.max(4 / 3, theme.rule), color: theme.color.heading }
}

/** A column of records. */
export interface DataColumn<Row> extends Column {
  /** What the column shows of a record. */
  readonly value: (row: Row) => Child
}

/** What a table of records is made of. */
export interface DataTableProps<Row> {
  readonly theme: Theme
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  /** Sums: a label and its value at the end of the row. */
  readonly totals?: readonly { readonly label: Child; readonly value: Child }[]
  readonly size?: number
  readonly part?: string
}

/** A table from records: line items, schedules, measurements. Sums stand under the last column. */
export function DataTable<Row>({ columns, rows, totals, ...rest }: DataTableProps<Row>): Child {
  const lead = Math.max(columns.length - 2, 0)
  return Table({
    ...rest,
    columns,
    rows: rows.map(row => columns.map(column => column.value(row))),
    ...(totals && {
      totals: totals.map(({ label, value }) => [...Array<Child>(lead).fill(null), label, value]),
    }),
  })
}

/**
 * Whether a cell's text is a number, with or without sign, currency, unit or per cent: `1,090`, `+1.2`, `€ 540`, `83 %`, `12 h`.
 * A dash stands for a number that is not there.
 */
export function isNumeric(text: string): boolean {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (/^[–—−-]$/.test(bare)) return true
  return /^[(+−–-]?(?:\p{Sc}|[A-Z]{3})?[+−-]?\d[\d.,'’]*(?:\p{Sc}|%|‰|°|[A-Za-zµ°²³/]{1,5})?\)?$/u.test(bare)
}
