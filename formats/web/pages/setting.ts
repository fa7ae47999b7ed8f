import { themeOn } from '../../../core/theme/theme-on.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

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
  return { ...setting, theme: themeOn(setting.theme, 'inverse') }
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
  return { ...setting, theme: aligned(setting.theme, 'start') }
}

/** The theme with lines that begin at one edge, or stand in the middle. */
export function aligned(theme: Theme, align: 'start' | 'center'): Theme {
  return { ...theme, type: { ...theme.type, align } }
}

/** What a title has to fit into. */
interface TitleRoom {
  /** px */
  readonly width: number
  readonly lines: number
  /** Steps of the type scale: the one wished for, and the smallest. */
  readonly most: number
  readonly least: number
}

/** em that a letter takes on average, and at most in a long word. */
const LETTER = 0.5
const WIDE_LETTER = 0.6

/** The largest step of the type scale at which a title keeps its words whole and takes no more lines than it has. */
export function titleStep(theme: Theme, title: string, { width, lines, most, least }: TitleRoom): number {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map(word => [...word].length))
  const length = [...title].length
  for (let step = most; step > least; step--) {
    const size = sizeAt(theme, step)
    if (longest * WIDE_LETTER * size <= width && length * LETTER * size <= width * lines) return step
  }
  return least
}
