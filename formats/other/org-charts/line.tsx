import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Thickness of the lines between cards: whole px, so that all look alike. */
export function lineWidth({ rule }: Theme): number {
  return Math.max(1, Math.round(rule))
}

/** A straight line between cards. */
export function Line({ theme, style }: { readonly theme: Theme; readonly style: Style }): Child {
  return <div ariaHidden style={{ ...style, background: theme.color.border }} />
}
