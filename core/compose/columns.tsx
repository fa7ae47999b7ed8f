import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'

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
