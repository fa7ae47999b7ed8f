import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { label } from './labels.ts'
import { quietStyle } from './text-style.ts'
import type { Element } from './tree.ts'

/** What stands at the foot of every page. */
export interface PageFooterProps {
  readonly theme: Theme
  /** At the start of the line: an organisation, a date, a reference. */
  readonly start?: Child
  /** `count`: page x of y; `number`: x alone; `none`. Default count. */
  readonly numbers?: 'count' | 'number' | 'none'
}

/** A foot for `Sheet.footer` with the page's number. */
export function PageFooter({ theme, start, numbers = 'count' }: PageFooterProps): Element {
  const size = Math.max(theme.type.base * 0.78, 10)
  const look = {
    ...quietStyle(theme),
    family: theme.type.text,
    size,
    leading: 1.3,
    numeric: 'tabular' as const,
  }
  return toNodes(
    <div
      part="page-foot"
      style={{ ...look, display: 'flex', justify: 'between', align: 'baseline', gap: theme.unit }}
    >
      <span>{start}</span>
      {numbers !== 'none' && <PageNumber theme={theme} counted={numbers === 'count'} />}
    </div>,
  )[0] as Element
}

function PageNumber({ theme, counted }: { readonly theme: Theme; readonly counted: boolean }): Child {
  if (!counted) return <span field="page" />
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {`${label(theme.lang, 'page')} `}
      <span field="page" />
      {` ${label(theme.lang, 'of')} `}
      <span field="pages" />
    </span>
  )
}
