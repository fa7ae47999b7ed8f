import { defaultStyle } from '../../compose/defaults.ts'
import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'

/** How text looks once everything above it has spoken: the inherited half of a style, with no gaps. px unless said otherwise. */
export interface Look {
  readonly family: string
  readonly size: number
  readonly weight: number
  readonly italic: boolean
  readonly color: string
  /** Multiple of the size. */
  readonly leading: number
  /** em */
  readonly tracking: number
  readonly align: 'start' | 'center' | 'end' | 'justify'
  readonly uppercase: boolean
  readonly tabular: boolean
  readonly whiteSpace: 'normal' | 'pre' | 'nowrap'
  readonly decoration: 'none' | 'underline' | 'line-through'
  /** px above the line's baseline; negative below. */
  readonly rise: number
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** The look of a sheet's root before its own style speaks: the theme's body text. */
export function rootLook(theme: Theme): Look {
  return {
    family: theme.type.text,
    size: theme.type.base,
    weight: 400,
    italic: false,
    color: theme.color.text,
    leading: theme.type.leading,
    tracking: 0,
    align: 'start',
    uppercase: false,
    tabular: false,
    whiteSpace: 'normal',
    decoration: 'none',
    rise: 0,
    lang: theme.lang,
    dir: theme.dir,
  }
}

/** An element's style with its tag's defaults beneath. */
export function styleOf(element: Element): Style {
  return { ...defaultStyle(element.tagName), ...element.style }
}

/** The look inside an element, from the look around it. */
export function inheritLook(around: Look, element: Element, style: Style): Look {
  return {
    family: style.family ?? around.family,
    size: Math.max(style.size ?? around.size * (isRaised(style) ? raisedSize : 1), leastDrawn),
    weight: style.weight ?? around.weight,
    italic: style.italic ?? around.italic,
    color: style.color ?? around.color,
    leading: style.leading ?? around.leading,
    tracking: style.tracking ?? around.tracking,
    align: style.textAlign ?? around.align,
    uppercase: style.transform === undefined ? around.uppercase : style.transform === 'uppercase',
    tabular: style.numeric === undefined ? around.tabular : style.numeric === 'tabular',
    whiteSpace: style.whiteSpace ?? around.whiteSpace,
    decoration: style.decoration ?? around.decoration,
    rise: around.rise + riseOf(style, around.size),
    lang: element.properties.lang ?? around.lang,
    dir: element.properties.dir ?? around.dir,
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
