import type { Gradient, Rule, Style } from '../../compose/style.ts'
import { sidesOf } from '../edges.ts'
import { raised } from '../text-properties.ts'
import { type LengthWriter, lengthCss, round } from './lengths.ts'

/** How styles become CSS in one document. */
export interface StyleWriter extends LengthWriter {
  readonly dir: 'ltr' | 'rtl'
  /** Value of `font-family` for a family. */
  readonly family: (name: string) => string
}

type Declarations = [property: string, value: string][]

/** A style as CSS declarations, `a:b;c:d`, in a fixed order. `medium`, `narrow` and `hover` are rules of their own and left out. */
export function toDeclarations(style: Style, writer: StyleWriter): string {
  const all = [
    ...layout(style, writer),
    ...box(style, writer),
    ...position(style, writer),
    ...type(style, writer),
    ...paged(style),
  ]
  return all.map(([property, value]) => `${property}:${value}`).join(';')
}

const aligned = {
  start: 'start',
  center: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const
const justified = { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const

function layout(style: Style, { px }: StyleWriter): Declarations {
  const out: Declarations = []
  if (style.display !== undefined) out.push(['display', style.display])
  if (style.direction !== undefined) out.push(['flex-direction', style.direction])
  if (style.wrap !== undefined) out.push(['flex-wrap', style.wrap ? 'wrap' : 'nowrap'])
  if (style.justify !== undefined) out.push(['justify-content', justified[style.justify]])
  if (style.align !== undefined) out.push(['align-items', aligned[style.align]])
  if (style.alignSelf !== undefined) out.push(['align-self', style.alignSelf])
  if (style.grow !== undefined) out.push(['flex-grow', `${style.grow}`])
  if (style.shrink !== undefined) out.push(['flex-shrink', `${style.shrink}`])
  if (style.basis !== undefined) out.push(['flex-basis', lengthCss(style.basis, { px, size: px })])
  // A flex item is as wide as its longest word at least, unless told that it may be narrower.
  if (style.grow !== undefined && style.minWidth === undefined) out.push(['min-width', '0'])
  if (style.columns !== undefined) out.push(['grid-template-columns', tracks(style.columns)])
  if (style.span !== undefined) out.push(['grid-column', `span ${style.span}`])
  if (style.gap !== undefined)
    out.push(['gap', typeof style.gap === 'number' ? px(style.gap) : style.gap.map(px).join(' ')])
  return out
}

/** Tracks that do not grow with their content. */
function tracks(columns: number | readonly number[]): string {
  if (typeof columns === 'number') return columns === 1 ? 'minmax(0,1fr)' : `repeat(${columns},minmax(0,1fr))`
  return columns.map(share => `minmax(0,${share}fr)`).join(' ')
}

function box(style: Style, writer: StyleWriter): Declarations {
  const out: Declarations = []
  const lengths = {
    width: style.width,
    height: style.height,
    'min-width': style.minWidth,
    'max-width': style.maxWidth,
    'min-height': style.minHeight,
  }
  for (const [property, value] of Object.entries(lengths))
    if (value !== undefined) out.push([property, lengthCss(value, writer)])
  if (style.padding !== undefined) out.push(...edges('padding', style.padding, writer))
  if (style.margin !== undefined) out.push(...edges('margin', style.margin, writer))
  if (style.marginTop !== undefined) out.push(['margin-top', writer.px(style.marginTop)])
  if (style.marginBottom !== undefined) out.push(['margin-bottom', writer.px(style.marginBottom)])
  if (style.marginInline !== undefined) out.push(['margin-inline', style.marginInline])
  if (style.border !== undefined) out.push(['border', rule(style.border, writer)])
  if (style.borderTop !== undefined) out.push(['border-top', rule(style.borderTop, writer)])
  if (style.borderBottom !== undefined) out.push(['border-bottom', rule(style.borderBottom, writer)])
  if (style.borderLeft !== undefined)
    out.push([`border-${side('left', writer)}`, rule(style.borderLeft, writer)])
  if (style.borderRight !== undefined)
    out.push([`border-${side('right', writer)}`, rule(style.borderRight, writer)])
  if (style.radius !== undefined) out.push(['border-radius', writer.px(style.radius)])
  if (style.background !== undefined) out.push(['background', ground(style.background)])
  if (style.shadow) out.push(['box-shadow', '0 1px 2px #0000001a,0 8px 24px #0000001f'])
  if (style.fit !== undefined) out.push(['object-fit', style.fit])
  return out
}

/** Styles name sides as seen; CSS gets them by reading direction, so that a translated page mirrors itself. */
function side(seen: 'left' | 'right', { dir }: StyleWriter): 'inline-start' | 'inline-end' {
  return (seen === 'left') === (dir === 'ltr') ? 'inline-start' : 'inline-end'
}

function edges(
  property: 'padding' | 'margin',
  value: NonNullable<Style['padding']>,
  writer: StyleWriter,
): Declarations {
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
  const out: Declarations = []
  if (style.position !== undefined) out.push(['position', style.position])
  // An anchor stays where it is, also where it was afloat on a wider screen.
  if (style.position === 'relative') return isPlaced(style) ? [...out, ['inset', 'auto']] : out
  if (style.top !== undefined) out.push(['top', lengthCss(style.top, writer)])
  if (style.bottom !== undefined) out.push(['bottom', lengthCss(style.bottom, writer)])
  if (style.left !== undefined) out.push([`inset-${side('left', writer)}`, lengthCss(style.left, writer)])
  if (style.right !== undefined) out.push([`inset-${side('right', writer)}`, lengthCss(style.right, writer)])
  return out
}

function isPlaced({ top, right, bottom, left }: Style): boolean {
  return (top ?? right ?? bottom ?? left) !== undefined
}

function type(style: Style, writer: StyleWriter): Declarations {
  const out: Declarations = []
  if (style.family !== undefined) out.push(['font-family', writer.family(style.family)])
  if (style.size !== undefined) out.push(['font-size', writer.size(style.size)])
  if (style.weight !== undefined) out.push(['font-weight', `${style.weight}`])
  if (style.italic !== undefined) out.push(['font-style', style.italic ? 'italic' : 'normal'])
  if (style.color !== undefined) out.push(['color', style.color])
  if (style.leading !== undefined) out.push(['line-height', `${round(style.leading)}`])
  if (style.tracking !== undefined)
    out.push(['letter-spacing', style.tracking === 0 ? '0' : `${round(style.tracking)}em`])
  if (style.textAlign !== undefined) out.push(['text-align', style.textAlign])
  if (style.transform !== undefined) out.push(['text-transform', style.transform])
  if (style.numeric !== undefined)
    out.push(['font-variant-numeric', style.numeric === 'tabular' ? 'lining-nums tabular-nums' : 'normal'])
  if (style.whiteSpace !== undefined) out.push(['white-space', style.whiteSpace])
  if (style.hyphens !== undefined) out.push(['hyphens', style.hyphens ? 'auto' : 'manual'])
  if (style.decoration !== undefined) out.push(['text-decoration-line', style.decoration])
  if (style.textWrap !== undefined) out.push(['text-wrap', style.textWrap === 'balance' ? 'balance' : 'wrap'])
  if (style.verticalAlign !== undefined)
    out.push(...raisedText(style.verticalAlign, style.size !== undefined))
  return out
}

/** Raised and lowered text is smaller unless it has a size, and does not push lines apart. */
function raisedText(align: NonNullable<Style['verticalAlign']>, sized: boolean): Declarations {
  if (align !== 'super' && align !== 'sub') return [['vertical-align', align]]
  // How far browsers raise words by themselves is their own affair.
  const own: Declarations = sized
    ? [['vertical-align', align]]
    : [
        ['font-size', `${raised.size}em`],
        ['vertical-align', `${round(raised[align] / raised.size)}em`],
      ]
  return [...own, ['line-height', '0']]
}

function paged(style: Style): Declarations {
  const out: Declarations = []
  if (style.breakBefore === 'page') out.push(['break-before', style.breakBefore])
  if (style.breakInside !== undefined) out.push(['break-inside', style.breakInside])
  if (style.keepWithNext) out.push(['break-after', 'avoid'])
  return out
}
