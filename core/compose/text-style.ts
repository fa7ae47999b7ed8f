import { sizeAt, type Theme } from '../theme/theme.ts'
import type { Style } from './style.ts'

/** What text looks like when nothing else is said; a format puts it on the root of each sheet. */
export function bodyStyle(theme: Theme): Style {
  const { type, color } = theme
  return {
    family: type.text,
    size: type.base,
    weight: 400,
    leading: type.leading,
    color: color.text,
    textAlign: type.align,
    hyphens: type.align === 'justify',
  }
}

/** Text a step smaller than body and quieter: captions, asides, small print. Its size is in px when another than body's is given. */
export function quietStyle(theme: Theme): Style {
  return {
    size: sizeAt(theme, -1),
    color: theme.color.textMuted,
    leading: Math.max(theme.type.leading - 0.05, 1.25),
  }
}

/** The display face in px `size`; `leading` and tracking follow the size. */
export function displayStyle(theme: Theme, size: number): Style {
  const { type } = theme
  const ratio = size / type.base
  const large = ratio >= 2.5
  return {
    family: type.display,
    size,
    weight: type.displayWeight,
    italic: type.displayItalic,
    color: theme.color.heading,
    leading: displayLeading(theme, ratio),
    tracking: large || type.displayCase === 'uppercase' ? type.displayTracking : 0,
    transform: type.displayCase,
    textAlign: type.align === 'center' ? 'center' : 'start',
    textWrap: 'balance',
    hyphens: false,
  }
}

/** From body's leading at body size down to the display leading at 2.5 times that, in between in proportion. */
function displayLeading({ type }: Theme, ratio: number): number {
  const share = Math.min(Math.max((ratio - 1) / 1.5, 0), 1)
  const body = Math.min(type.leading, 1.35)
  return Math.round((body + (Math.min(type.displayLeading, body) - body) * share) * 100) / 100
}

/** Keeps lines to a comfortable length where the place is wider. */
export function measureStyle(theme: Theme): Style {
  const centred = theme.type.align === 'center'
  return { maxWidth: theme.type.measure, ...(centred && { marginInline: 'auto' }) }
}
