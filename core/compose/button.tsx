import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { ruleOf } from './rule.tsx'
import type { Style } from './style.ts'

/** A link that asks for a decision. */
export interface ButtonProps {
  readonly theme: Theme
  readonly href: string
  readonly children?: Child
  /** `primary` is filled with the accent, `secondary` has an outline. Default primary. */
  readonly kind?: 'primary' | 'secondary'
  readonly rel?: string
}

/** A button: at least 44 px tall on a screen. */
export function Button({ theme, href, children, kind = 'primary', rel }: ButtonProps): Child {
  return (
    <a href={href} part={`button-${kind}`} {...(rel && { rel })} style={buttonStyle(theme, kind)}>
      {children}
    </a>
  )
}

/** The look of a button, for elements that are not links. */
export function buttonStyle(theme: Theme, kind: 'primary' | 'secondary'): Style {
  const { color, type } = theme
  // With a line of 1.25 sizes, this padding makes 44 px at 16 px type.
  const shared: Style = {
    display: 'block',
    padding: [Math.max(12, Math.round(type.base * 0.75)), Math.round(type.base * 1.4)],
    radius: theme.radius,
    weight: type.strongWeight,
    leading: 1.25,
    textAlign: 'center',
    decoration: 'none',
    hyphens: false,
  }
  if (kind === 'secondary')
    return {
      ...shared,
      border: { ...ruleOf(theme, color.border), width: 1 },
      color: color.text,
      hover: { background: color.surface },
    }
  return {
    ...shared,
    border: { width: 1, color: color.accent },
    background: color.accent,
    color: color.onAccent,
  }
}

/** Buttons in a row; on a narrow screen one below the other. */
export function ButtonRow({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  const centred = theme.type.align === 'center'
  return (
    <div
      part="buttons"
      style={{
        display: 'flex',
        wrap: true,
        align: 'center',
        gap: space(theme, 0.5),
        ...(centred && { justify: 'center' }),
        narrow: { direction: 'column', align: 'stretch' },
      }}
    >
      {toNodes(children)}
    </div>
  )
}
