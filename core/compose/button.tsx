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
  /** px of its words; default those of text. */
  readonly size?: number
  readonly rel?: string
}

/** How much larger than text the words of the button are that a page leads to, and px that they have on a wide screen at least. */
const LED_TO = { over: 1.2, least: 24 }

/** px of the words of the button that a page leads to: nothing that is pressed is stronger. */
export function ledToSize({ type, page }: Theme): number {
  const size = Math.round(type.base * LED_TO.over)
  return page.width >= 960 ? Math.max(size, LED_TO.least) : size
}

/** A button: at least 44 px tall on a screen. */
export function Button({ theme, href, children, kind = 'primary', size, rel }: ButtonProps): Child {
  const style = buttonStyle(theme, kind)
  const own: Style =
    size === undefined
      ? style
      : {
          ...style,
          ...{ size, padding: [Math.max(15, Math.round(size * 0.6)), Math.round(size * 1.4)] },
          narrow: { size: Math.min(size, Math.round(theme.type.base * LED_TO.over)) },
        }
  return (
    <a href={href} part={`button-${kind}`} {...(rel && { rel })} style={own}>
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
