import { space, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import { label } from './labels.ts'
import { Flow, flowEdges, startBorder } from './rhythm.ts'
import { measureStyle } from './text-style.ts'

/** What a callout is for. */
export type CalloutKind = 'note' | 'tip' | 'important' | 'warning' | 'caution'

/** A remark set off from the text. */
export interface CalloutProps {
  readonly theme: Theme
  readonly kind: CalloutKind
  /** In place of the kind's own name. */
  readonly title?: Child
  readonly children?: Child
}

/** A tinted box with a bar whose colour says how serious it is; the word says it too. */
export function Callout({ theme, kind, title, children }: CalloutProps): Child {
  const { color, type } = theme
  const bar = { width: Math.max(3, theme.rule * 3), color: barColor(theme, kind) }
  const name = (
    <p part="callout-title" style={{ weight: type.strongWeight, color: color.heading, keepWithNext: true }}>
      {title ?? label(theme.lang, kind)}
    </p>
  )
  return (
    <aside
      role="note"
      part="callout"
      style={{
        ...measureStyle(theme),
        ...startBorder(theme, bar),
        background: color.surface,
        padding: flowEdges(theme, {
          top: space(theme, 0.75),
          bottom: space(theme, 0.75),
          start: space(theme, 1),
          end: space(theme, 1),
        }),
        breakInside: 'avoid',
      }}
    >
      {Flow({ theme, gap: 0.5, children: [name, children] })}
    </aside>
  )
}

function barColor({ color }: Theme, kind: CalloutKind): string {
  switch (kind) {
    // What warns of nothing needs no colour beside the document's own.
    case 'note':
    case 'tip':
    case 'important':
      return color.accent
    case 'warning':
      return color.warning
    case 'caution':
      return color.danger
  }
}
