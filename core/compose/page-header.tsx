import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { ruleOf } from './rule.tsx'
import { quietStyle } from './text-style.ts'
import type { Element } from './tree.ts'

/** What stands at the head of every page. */
export interface PageHeaderProps {
  readonly theme: Theme
  /** The document's name. */
  readonly title: Child
  /** At the end of the line; default the running section title. */
  readonly end?: Child
}

/** A running head for `Sheet.header`: the document's title, and the section that the page is in. */
export function PageHeader({ theme, title, end }: PageHeaderProps): Element {
  const size = Math.max(theme.type.base * 0.78, 10)
  const look = { ...quietStyle(theme), family: theme.type.text, size, leading: 1.3 }
  return toNodes(
    <div
      part="running-head"
      style={{
        ...look,
        display: 'flex',
        justify: 'between',
        align: 'baseline',
        gap: theme.unit,
        padding: [0, 0, theme.unit * 0.25, 0],
        borderBottom: ruleOf(theme),
      }}
    >
      <span>{title}</span>
      {end ?? <span field="section" style={{ textAlign: 'end' }} />}
    </div>,
  )[0] as Element
}
