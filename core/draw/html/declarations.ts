import { sidesOf, type Gradient, type Length, type Rule, type Style } from '../../compose/style.ts'
import { raised } from '../text-properties.ts'
import { type LengthWriter, lengthCss, round } from './lengths.ts'

/** How styles become CSS in one document. */
export interface StyleWriter extends LengthWriter {
  readonly dir: 'ltr' | 'rtl'
  /** Value of `font-family` for a family. */
  readonly family: (name: string) => string
}

/** Properties with their values; those without one are not said. */
type Declarations = readonly (readonly [property: string, value: string | number | undefined])[]

/** A style as CSS declarations, `a:b;c:d`, in a fixed order. `medium`, `narrow` and `hover` are rules of their own and left out. */
export function toDeclarations(style: Style, writer: StyleWriter): string {
  const all = [
    ...layout(style, writer),
    ...box(style, writer),
    ...position(style, writer),
    ...type(style, writer),
    ...paged(style),
  ]
  return all.flatMap(([property, value]) => (value === undefined ? [] : `${property}:${value}`)).join(';')
}

/** How a value is written, where there is one. */
function given<Value>(value: Value | undefined, write: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : write(value)
}

const justified = { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const

function layout(style: Style, { px }: StyleWriter): Declarations {
  return [
    ['display', style.display],
    ['flex-direction', style.direction],
    ['flex-wrap', given(style.wrap, wraps => (wraps ? 'wrap' : 'nowrap'))],
    ['justify-content', style.justify && justified[style.justify]],
    ['align-items', style.align],
    ['align-self', style.alignSelf],
    ['flex-grow', style.grow],
    ['flex-shrink', style.shrink],
    ['flex-basis', given(style.basis, basis => lengthCss(basis, { px, size: px }))],
    // A flex item is as wide as its longest word at least, unless told that it may be narrower.
    ['min-width', style.grow !== undefined && style.minWidth === undefined ? '0' : undefined],
    ['grid-template-columns', given(style.columns, tracks)],
    ['grid-column', given(style.span, span => `span ${span}`)],
    ['gap', given(style.gap, gap => (typeof gap === 'number' ? px(gap) : gap.map(px).join(' ')))],
  ]
}

/** Tracks that do not grow with their content. */
function tracks(columns: number | readonly number[]): string {
  if (typeof columns === 'number') return columns === 1 ? 'minmax(0,1fr)' : `repeat(${columns},minmax(0,1fr))`
  return columns.map(share => `minmax(0,${share}fr)`).join(' ')
}

function box(style: Style, writer: StyleWriter): Declarations {
  const { px } = writer
  const length = (value: Length): string => lengthCss(value, writer)
  const line = (value: Rule): string => rule(value, writer)
  return [
    ['width', given(style.width, length)],
    ['height', given(style.height, length)],
    ['min-width', given(style.minWidth, length)],
    ['max-width', given(style.maxWidth, length)],
    ['min-height', given(style.minHeight, length)],
    ...edges('padding', style.padding, writer),
    ...edges('margin', style.margin, writer),
    ['margin-top', given(style.marginTop, px)],
    ['margin-bottom', given(style.marginBottom, px)],
    ['margin-inline', style.marginInline],
    ['border', given(style.border, line)],
    ['border-top', given(style.borderTop, line)],
    ['border-bottom', given(style.borderBottom, line)],
    [`border-${side('left', writer)}`, given(style.borderLeft, line)],
    [`border-${side('right', writer)}`, given(style.borderRight, line)],
    ['border-radius', given(style.radius, px)],
    ['background', given(style.background, ground)],
    ['box-shadow', style.shadow ? '0 1px 2px #0000001a,0 8px 24px #0000001f' : undefined],
    ['object-fit', style.fit],
  ]
}

/** Styles name sides as seen; CSS gets them by reading direction, so that a translated page mirrors itself. */
function side(seen: 'left' | 'right', { dir }: StyleWriter): 'inline-start' | 'inline-end' {
  return (seen === 'left') === (dir === 'ltr') ? 'inline-start' : 'inline-end'
}

function edges(property: 'padding' | 'margin', value: Style['padding'], writer: StyleWriter): Declarations {
  if (value === undefined) return []
  const [top, right, bottom, left] = sidesOf(value)
  const { px } = writer
  if (right === left) {
    if (top !== bottom) return [[property, `${px(top)} ${px(right)} ${px(bottom)}`]]
    return [[property, top === right ? px(top) : `${px(top)} ${px(right)}`]]
  }
  const [start, end] = writer.dir === 'ltr' ? [left, right] : [right, left]
  const block = top === bottom ? px(top) : `${px(top)} ${px(bottom)}`
  return [
    [`${property}-block`, block],
    [`${property}-inline`, `${px(start)} ${px(end)}`],
  ]
}

function rule({ width, color, style = 'solid' }: Rule, { px }: StyleWriter): string {
  return width === 0 ? '0' : `${px(width)} ${style} ${color}`
}

function ground(background: string | Gradient): string {
  if (typeof background === 'string') return background
  const [first, ...others] = background.stops
  if (others.length === 0) return first?.color ?? 'none'
  const stops = background.stops.map(({ color, at }) => `${color} ${round(at * 100)}%`)
  return `linear-gradient(${round(background.angle)}deg,${stops.join(',')})`
}

function position(style: Style, writer: StyleWriter): Declarations {
  const length = (value: Length): string => lengthCss(value, writer)
  const own = ['position', style.position] as const
  // An anchor stays where it is, also where it was afloat on a wider screen.
  if (style.position === 'relative') return isPlaced(style) ? [own, ['inset', 'auto']] : [own]
  return [
    own,
    ['top', given(style.top, length)],
    ['bottom', given(style.bottom, length)],
    [`inset-${side('left', writer)}`, given(style.left, length)],
    [`inset-${side('right', writer)}`, given(style.right, length)],
  ]
}

function isPlaced({ top, right, bottom, left }: Style): boolean {
  return (top ?? right ?? bottom ?? left) !== undefined
}

function type(style: Style, writer: StyleWriter): Declarations {
  return [
    ['font-family', given(style.family, writer.family)],
    ['font-size', given(style.size, writer.size)],
    ['font-weight', style.weight],
    ['font-style', given(style.italic, italic => (italic ? 'italic' : 'normal'))],
    ['color', style.color],
    ['line-height', given(style.leading, leading => `${round(leading)}`)],
    ['letter-spacing', given(style.tracking, tracking => (tracking === 0 ? '0' : `${round(tracking)}em`))],
    ['text-align', style.textAlign],
    ['text-transform', style.transform],
    [
      'font-variant-numeric',
      given(style.numeric, kind => (kind === 'tabular' ? 'lining-nums tabular-nums' : 'lining-nums')),
    ],
    ['white-space', style.whiteSpace],
    ['hyphens', given(style.hyphens, hyphens => (hyphens ? 'auto' : 'manual'))],
    ['text-decoration-line', style.decoration],
    ['text-wrap', given(style.textWrap, wrap => (wrap === 'balance' ? 'balance' : 'wrap'))],
    ...raisedText(style),
  ]
}

/** Raised and lowered text is smaller unless it has a size, and does not push lines apart. */
function raisedText({ verticalAlign: align, size }: Style): Declarations {
  if (align !== 'super' && align !== 'sub') return [['vertical-align', align]]
  if (size !== undefined)
    return [
      ['vertical-align', align],
      ['line-height', '0'],
    ]
  // How far browsers raise words by themselves is their own affair.
  return [
    ['font-size', `${raised.size}em`],
    ['vertical-align', `${round(raised[align] / raised.size)}em`],
    ['line-height', '0'],
  ]
}

function paged(style: Style): Declarations {
  return [
    ['break-before', style.breakBefore === 'page' ? 'page' : undefined],
    ['break-inside', style.breakInside],
    ['break-after', style.keepWithNext ? 'avoid' : undefined],
  ]
}
