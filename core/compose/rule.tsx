import { space, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import type { Rule as RuleStyle, Style } from './style.ts'

/** The theme's ordinary rule, or a hairline where the theme has none and a division is still needed. */
export function ruleOf(theme: Theme, color: string = theme.color.hairline): RuleStyle {
  return { width: theme.rule > 0 ? theme.rule : 2 / 3, color }
}

/** A line across the column. */
export interface RuleProps {
  readonly theme: Theme
  readonly color?: string
  /** px */
  readonly width?: number
  readonly style?: Style
}

/** A quiet line between parts of a layout. */
export function Rule({ theme, color, width, style }: RuleProps): Child {
  const rule = ruleOf(theme, color)
  return <hr part="rule" style={{ height: 0, borderTop: { ...rule, ...(width && { width }) }, ...style }} />
}

/** The break between two scenes of prose: a short rule in the accent, in the middle of the column. */
export function Ornament({ theme }: { readonly theme: Theme }): Child {
  const line = { width: Math.max(theme.rule, 1) * 2, color: theme.color.accent }
  return (
    <hr
      part="ornament"
      style={{ width: space(theme, 3), height: 0, marginInline: 'auto', borderTop: line }}
    />
  )
}
