import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Style } from './style.ts'

/** Things in a column with the same room between all of them. */
export interface StackProps {
  readonly theme: Theme
  readonly children?: Child
  /** Baseline units between children; default 1. */
  readonly gap?: number
  readonly align?: 'start' | 'center' | 'end' | 'stretch'
  readonly part?: string
  readonly style?: Style
}

/** Stacks children with equal gaps, where the rhythm of prose is not wanted. */
export function Stack({ theme, children, gap = 1, align, part = 'stack', style }: StackProps): Child {
  const layout: Style = {
    display: 'flex',
    direction: 'column',
    gap: space(theme, gap),
    ...(align && { align }),
  }
  return (
    <div part={part} style={{ ...layout, ...style }}>
      {children}
    </div>
  )
}

/** Things in a row. */
export interface RowProps extends StackProps {
  readonly justify?: 'start' | 'center' | 'end' | 'between'
  readonly wrap?: boolean
}

/** Puts children side by side, centred across the row unless told otherwise; they wrap where there is no room. */
export function Row({
  theme,
  children,
  gap = 1,
  align,
  justify,
  wrap = true,
  part = 'row',
  style,
}: RowProps): Child {
  const layout: Style = { display: 'flex', wrap, gap: space(theme, gap), align: align ?? 'center' }
  return (
    <div part={part} style={{ ...layout, ...(justify && { justify }), ...style }}>
      {children}
    </div>
  )
}

/** Texts side by side. */
export interface ColumnsProps {
  readonly theme: Theme
  /** One child a column. */
  readonly children?: Child
  /** Shares of the width, as `[2, 1]`; default equal. */
  readonly shares?: readonly number[]
  /** Baseline units between columns; default 1½. */
  readonly gap?: number
  readonly align?: 'start' | 'center' | 'stretch'
}

/** Columns on one row; on a narrow screen they follow one another. */
export function Columns({ theme, children, shares, gap = 1.5, align = 'start' }: ColumnsProps): Child {
  const columns = toNodes(children)
  const room = space(theme, gap)
  return (
    <div
      part="columns"
      style={{
        display: 'grid',
        columns: shares ?? Math.max(columns.length, 1),
        gap: room,
        align,
        narrow: { columns: 1, gap: space(theme, 1) },
      }}
    >
      {columns}
    </div>
  )
}

/** One column of `Columns`. */
export function Column({ children }: { readonly children?: Child }): Child {
  return <div part="column">{children}</div>
}
