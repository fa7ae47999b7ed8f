import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'
import { inheritText, rootText, type TextProperties } from '../text-properties.ts'

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
  return {
    ...inheritText(around, style, element),
    size: Math.max(style.size ?? around.size * (isRaised(style) ? raisedSize : 1), leastDrawn),
    decoration: style.decoration ?? around.decoration,
    rise: around.rise + riseOf(style, around.size),
  }
}

/** Text without a size would not be drawn at all. px */
const leastDrawn = 0.01

function isRaised({ verticalAlign }: Style): boolean {
  return verticalAlign === 'super' || verticalAlign === 'sub'
}

/** Size of superscripts and subscripts without a size of their own, as a multiple of the text around them. */
const raisedSize = 0.72

function riseOf(style: Style, size: number): number {
  if (style.verticalAlign === 'super') return size * 0.36
  if (style.verticalAlign === 'sub') return size * -0.16
  return 0
}
