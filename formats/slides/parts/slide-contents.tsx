import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { aloneTheme } from './deck-theme.ts'
import type { BodyProps } from './slide-body.tsx'

/** Subjects from which on they stand in two columns. */
const LONG = 7

/** What a deck is about: each subject a line that leads to its slide. */
export function SlideContents({ slide, theme }: BodyProps): Child {
  const [list] = slide.blocks
  const items = list?.type === 'list' ? list.children : []
  const { type } = items.length < LONG ? aloneTheme(theme) : theme
  const rule = { width: 2, color: theme.color.hairline }
  const half = items.length < LONG ? items.length : Math.ceil(items.length / 2)
  const columns = [items.slice(0, half), items.slice(half)].filter(column => column.length > 0)
  return (
    <nav style={{ display: 'grid', columns: columns.length, gap: space(theme, 2), size: type.base }}>
      {columns.map((column, at) => (
        <div>
          {column.map((item, row) => (
            <p
              style={{
                borderTop: rule,
                padding: [space(theme, 0.5), 0],
                leading: 1.3,
                display: 'flex',
                gap: space(theme, 1),
              }}
            >
              <span style={{ color: theme.color.accentText, weight: type.strongWeight, numeric: 'tabular' }}>
                {String(at * half + row + 1)}
              </span>
              <Subject slug={item.data?.slug}>
                {item.children.map(child =>
                  child.type === 'paragraph' ? (
                    <Phrasing nodes={child.children} theme={theme} size={type.base} />
                  ) : null,
                )}
              </Subject>
            </p>
          ))}
        </div>
      ))}
    </nav>
  )
}

function Subject({
  slug,
  children,
}: {
  readonly slug: string | undefined
  readonly children?: Child
}): Child {
  if (slug === undefined) return <span>{children}</span>
  return (
    <a href={`#${slug}`} style={{ decoration: 'none' }}>
      {children}
    </a>
  )
}
