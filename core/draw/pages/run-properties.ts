import type { TextProperties } from '../text-properties.ts'
import type { TextStyle } from './text/line.ts'

/** What does not inherit but holds for the words of one inline element. */
export interface RunProperties {
  readonly decoration: 'none' | 'underline' | 'line-through'
  /** px the baseline is raised. */
  readonly rise: number
  readonly background?: string | undefined
  readonly radius?: number | undefined
  readonly paddingInline?: number | undefined
}

/** Words without anything special about them. */
export const plainRun: RunProperties = { decoration: 'none', rise: 0 }

/** Text properties as the line breaker takes them. */
export function toTextStyle(text: TextProperties, run: RunProperties): TextStyle {
  return {
    family: text.family,
    weight: text.weight,
    italic: text.italic,
    size: text.size,
    color: text.color,
    leading: text.leading * text.size,
    tracking: text.tracking,
    uppercase: text.uppercase,
    tabular: text.tabular,
    hyphens: text.hyphens,
    ...run,
  }
}
