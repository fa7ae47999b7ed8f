import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'

/** What all parts of a page are composed with. */
export interface Setting {
  readonly theme: Theme
  /** Step of the type scale for titles of sections; default 3. */
  readonly sectionStep?: number
  /** Key of the picture that a name in the front matter means. */
  readonly assets?: (name: string) => string | undefined
}

/** The same setting on the deep ground. */
export function inverted(setting: Setting): Setting {
  const { theme } = setting
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
  return { ...setting, theme: { ...theme, color: { ...color, ...deep } } }
}

/** Most sizes in multiples of body for steps 1–8 of the type scale. */
const LARGEST = [1.6, 2.2, 3, 4, 5, 5, 5, 5]

/**
 * The theme with the sizes of a page that is scrolled: small print at least 0.86 of body, so that it can be read on a screen,
 * and a title at most five times body, so that the first screen holds more than it.
 */
export function forScreens(theme: Theme): Theme {
  const { type } = theme
  const least = Math.round(type.base * 0.86)
  const steps = type.steps.map((size, at) => {
    const largest = LARGEST[at - 3]
    return largest === undefined ? Math.max(size, least) : Math.min(size, Math.round(largest * type.base))
  })
  return { ...theme, type: { ...type, steps } }
}

/** The same setting with lines that begin at one edge: for lists and answers on a page whose titles are centred. */
export function fromStart(setting: Setting): Setting {
  const { theme } = setting
  return { ...setting, theme: { ...theme, type: { ...theme.type, align: 'start' } } }
}

/** A page's theme for text that is read from top to bottom: a little larger. */
export function forReading(theme: Theme): Theme {
  return growTheme(theme, 1.08)
}
