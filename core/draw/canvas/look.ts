import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'
import { inheritText, raised, rootText, type TextProperties } from '../text-properties.ts'

/** How text looks once everything above it has spoken: what it inherits, and on a canvas its decoration and rise too. */
export interface Look extends TextProperties {
  readonly decoration: 'none' | 'underline' | 'line-through'
  /** px above the line's baseline; negative below. */
  readonly rise: number
}

/** The look of a sheet's root before its own style speaks: the theme's body text. */
export function rootLook(theme: Theme): Look {
  return { ...rootText(theme), decoration: 'none', rise: 0 }
}

/** The look inside an element, from the look around it. */
export function inheritLook(around: Look, element: Element, style: Style): Look {
  const rise = riseOf(style)
  return {
    ...inheritText(around, style, element),
    size: Math.max(style.size ?? around.size * (rise === 0 ? 1 : raised.size), leastDrawn),
    decoration: style.decoration ?? around.decoration,
    rise: around.rise + rise * around.size,
  }
}

/** Text without a size would not be drawn at all. px */
const leastDrawn = 0.01

function riseOf({ verticalAlign }: Style): number {
  return verticalAlign === 'super' || verticalAlign === 'sub' ? raised[verticalAlign] : 0
}
