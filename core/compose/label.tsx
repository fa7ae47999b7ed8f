import { sizeAt, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import type { Style } from './style.ts'

/** A short word over or beside something. */
export interface LabelProps {
  readonly theme: Theme
  readonly children?: Child
  readonly part?: string
  readonly style?: Style
}

/** Small tracked capitals: eyebrows over titles, names of values, kinds of cards. */
export function Label({ theme, children, part = 'label', style }: LabelProps): Child {
  return (
    <p part={part} style={{ ...labelStyle(theme), ...style }}>
      {children}
    </p>
  )
}

/** The look of a label, for places that need another tag. */
export function labelStyle(theme: Theme): Style {
  const { type, color } = theme
  return {
    family: type.text,
    size: sizeAt(theme, -1),
    weight: type.strongWeight,
    color: color.accentText,
    leading: 1.3,
    tracking: type.capsTracking,
    transform: 'uppercase',
    hyphens: false,
  }
}
