import type { ListItem } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space } from '../../../core/theme/theme.ts'
import type { BodyProps } from './body.tsx'
import { type Row, Rows } from './rows.tsx'

/** Subjects from which on they stand in two columns. */
const LONG = 7

/** What a deck is about: each subject a line that leads to its slide. */
export function SlideContents({ slide, theme: own, text }: BodyProps): Child {
  const [list] = slide.blocks
  const rows = (list?.type === 'list' ? list.children : []).map(toRow)
  const half = rows.length < LONG ? rows.length : Math.ceil(rows.length / 2)
  const columns = [rows.slice(0, half), rows.slice(half)].filter(column => column.length > 0)
  return (
    <nav style={{ grow: 1, display: 'flex', gap: space(own, 2), narrow: { direction: 'column' } }}>
      {columns.map(column => (
        <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column' }}>
          <Rows rows={column} theme={scaled(own, text.scale)} />
        </div>
      ))}
    </nav>
  )
}

function toRow({ children: [words], data }: ListItem, at: number): Row {
  const nodes = words?.type === 'paragraph' ? words.children : []
  return { words: nodes, number: at + 1, ...(data?.slug && { slug: data.slug }) }
}
