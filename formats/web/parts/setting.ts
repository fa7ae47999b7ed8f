import type { Footnotes } from '../../../core/compose/index.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** What all parts of a page are composed with. */
export interface Setting {
  readonly theme: Theme
  readonly footnotes: Footnotes
}

/** The same setting on the deep ground. */
export function inverted({ theme, footnotes }: Setting): Setting {
  const { color } = theme
  const seen = contrast(color.accent, color.inverse) >= 3
  const deep = {
    paper: color.inverse,
    paperAlt: color.inverse,
    surface: color.inverse,
    text: color.onInverse,
    heading: color.onInverse,
    textMuted: color.onInverseMuted,
    accentText: color.accentOnInverse,
    link: color.accentOnInverse,
    border: color.onInverseMuted,
    hairline: color.onInverseMuted,
    ...(!seen && { accent: color.onInverse, onAccent: color.inverse }),
  }
  return { theme: { ...theme, color: { ...color, ...deep } }, footnotes }
}

/** Small print at least 0.86 of body: a strong scale would make captions and labels of a page too small to read on a screen. */
export function legible(theme: Theme): Theme {
  const { type } = theme
  const least = Math.round(type.base * 0.86)
  return { ...theme, type: { ...type, steps: type.steps.map(step => Math.max(step, least)) } }
}
