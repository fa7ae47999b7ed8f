import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Rule } from '../../../core/compose/style.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'

/** What the sums of a bill are shown from. */
export interface SumsProps {
  readonly theme: Theme
  readonly sums: Table
  /** The row that counts; the first is the heading. */
  readonly due: number
  /** Step of the type scale for its figure. */
  readonly step: number
  /** px above and below an ordinary row. */
  readonly room: number
  readonly rule: Rule
}

/** The sums of a bill as they were written, a row each; one figure cannot be missed. */
export function Sums({ sums, due, ...look }: SumsProps): Child {
  return sums.children.map((row, at) => <Sum row={row} due={at === due} first={at === 0} {...look} />)
}

interface SumProps extends Omit<SumsProps, 'sums' | 'due'> {
  readonly row: TableRow
  readonly due: boolean
  readonly first: boolean
}

function Sum({ theme, row, due, first, step, room, rule }: SumProps): Child {
  const size = due ? sizeAt(theme, step) : theme.type.base
  const line = due ? { width: 1.5, color: theme.color.heading } : rule
  const figure = due ? { ...displayStyle(theme, size), weight: 700, tracking: 0 } : {}
  const [label, amount] = row.children
  return (
    <div
      part={due ? 'amount-due' : 'sum'}
      style={{
        display: 'flex',
        justify: 'between',
        align: 'baseline',
        gap: space(theme, 0.5),
        padding: [due ? room * 2 : room, 0],
        ...(!first && { borderTop: line }),
      }}
    >
      <span style={due ? { weight: 700 } : {}}>
        <Phrasing nodes={wordsOf(label, due)} theme={theme} />
      </span>
      <span style={{ numeric: 'tabular', whiteSpace: 'nowrap', ...figure }}>
        <Phrasing nodes={wordsOf(amount, due)} theme={theme} size={size} />
      </span>
    </div>
  )
}

/** The words of a cell; where the row brings its own weight, without the one that the author gave them. */
function wordsOf(cell: TableCell | undefined, due: boolean): readonly PhrasingContent[] {
  const words = cell?.children ?? []
  return due ? words.flatMap(node => (node.type === 'strong' ? node.children : [node])) : words
}
