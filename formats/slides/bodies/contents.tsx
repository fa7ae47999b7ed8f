import type { ListItem } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { BodyProps } from './body.tsx'

/** Subjects from which on they stand in two columns. */
const LONG = 7

/** What a deck is about: each subject a line that leads to its slide. */
export function SlideContents({ slide, theme: own, text }: BodyProps): Child {
  const [list] = slide.blocks
  const items = list?.type === 'list' ? list.children : []
  const theme = scaled(own, text.scale)
  const half = items.length < LONG ? items.length : Math.ceil(items.length / 2)
  const columns = [items.slice(0, half), items.slice(half)].filter(column => column.length > 0)
  return (
    <nav style={{ display: 'grid', columns: columns.length, gap: space(own, 2), size: theme.type.base }}>
      {columns.map((column, at) => (
        <div>
          {column.map((item, row) => (
            <Subject item={item} number={at * half + row + 1} theme={theme} />
          ))}
        </div>
      ))}
    </nav>
  )
}

interface SubjectProps {
  readonly item: ListItem
  readonly number: number
  readonly theme: Theme
}

function Subject({ item, number, theme }: SubjectProps): Child {
  const { type, color, unit } = theme
  const words = item.children.map(child =>
    child.type === 'paragraph' ? <Phrasing nodes={child.children} theme={theme} size={type.base} /> : null,
  )
  const slug = item.data?.slug
  return (
    <p
      style={{
        display: 'flex',
        padding: [Math.round(unit * 0.45), 0],
        borderTop: { width: 2, color: color.hairline },
        leading: 1.3,
      }}
    >
      <span
        style={{
          width: Math.round(type.base * 1.75),
          shrink: 0,
          color: color.accentText,
          numeric: 'tabular',
        }}
      >
        {String(number)}
      </span>
      {slug ? (
        <a href={`#${slug}`} style={{ decoration: 'none' }}>
          {words}
        </a>
      ) : (
        <span>{words}</span>
      )}
    </p>
  )
}
