import { sidesOf, type Edges, type Rule, type Style } from '../../../compose/style.ts'
import { type FamilyKind, familyNamed } from '../../../fonts/catalogue.ts'
import type { TextProperties } from '../../text-properties.ts'
import { round } from '../lengths.ts'

/** Declarations of a `style` attribute: `color:#24301f`. */
export type Declarations = readonly string[]

/** Faces that every machine has, behind the family of the theme. */
const installed: Readonly<Record<FamilyKind, string>> = {
  serif: 'Georgia,Times,serif',
  sans: 'Helvetica,Arial,sans-serif',
  condensed: 'Arial Narrow,Arial,sans-serif',
  mono: 'Menlo,Consolas,monospace',
  script: 'Georgia,Times,serif',
  symbols: 'Arial,sans-serif',
  emoji: 'Arial,sans-serif',
}

/** The family of a theme and what stands in for it where it is not installed. */
export function familyStack(family: string): string {
  const name = family.replace(/["'\\\n<;{}]/g, '')
  // Without quotation marks where CSS needs none: the writer spells them as references of six characters.
  const quoted = /^[a-z][a-z-]*( [a-z][a-z-]*)*$/i.test(name) ? name : `'${name}'`
  return `${quoted},${installed[familyNamed(family)?.kind ?? 'sans']}`
}

type Look = Partial<TextProperties>

/** What mail programs make of a cell's text where nothing is said. */
const plain: Look = { weight: 400, italic: false, tracking: 0, uppercase: false }

/** What they make of headings, of a page or of a table's columns. */
export const bold: Look = { ...plain, weight: 700 }

/** What text looks like, as far as it differs from the text `around`. Sizes and lines in whole px. */
export function textDeclarations(text: TextProperties, around: Look = plain): Declarations {
  const differ = (...names: readonly (keyof TextProperties)[]): boolean =>
    names.some(name => text[name] !== around[name])
  const tracking = text.tracking === 0 ? 'normal' : `${round(text.tracking * text.size)}px`
  const declarations: readonly (readonly [boolean, string])[] = [
    [differ('family'), `font-family:${familyStack(text.family)}`],
    [differ('size'), `font-size:${px(text.size)}`],
    [differ('size', 'leading'), `line-height:${lineHeight(text)}px`],
    [differ('weight'), `font-weight:${text.weight}`],
    [differ('italic'), `font-style:${text.italic ? 'italic' : 'normal'}`],
    [differ('color'), `color:${text.color}`],
    [differ('align', 'dir'), `text-align:${sideOf(text.align, text.dir)}`],
    [differ('tracking'), `letter-spacing:${tracking}`],
    [differ('uppercase'), `text-transform:${text.uppercase ? 'uppercase' : 'none'}`],
  ]
  return declarations.filter(([isSaid]) => isSaid).map(([, declaration]) => declaration)
}

/** px of a line of text. */
export function lineHeight({ size, leading }: Pick<TextProperties, 'size' | 'leading'>): number {
  return Math.round(size * leading)
}

/** Mail programs know no sides by reading direction. */
export function sideOf(
  align: NonNullable<Style['textAlign']>,
  dir: 'ltr' | 'rtl',
): 'left' | 'right' | 'center' | 'justify' {
  if (align === 'center' || align === 'justify') return align
  return (align === 'start') === (dir === 'ltr') ? 'left' : 'right'
}

/** Padding, borders, corners and ground of a table's cell: what Outlook heeds nowhere else. Its corners are square there. */
export function cellDeclarations(style: Style): Declarations {
  const out: string[] = []
  const ground = groundOf(style)
  if (ground !== undefined) out.push(`background-color:${ground}`)
  if (style.padding !== undefined) out.push(`padding:${edgesCss(style.padding)}`)
  const sides = {
    top: style.borderTop,
    right: style.borderRight,
    bottom: style.borderBottom,
    left: style.borderLeft,
  }
  for (const [side, rule] of Object.entries(sides)) {
    const drawn = rule ?? style.border
    if (drawn !== undefined && drawn.width > 0) out.push(`border-${side}:${ruleCss(drawn)}`)
  }
  if (style.radius) out.push(`border-radius:${px(style.radius)}`)
  return out
}

/** The ground of a box; of a gradient its first colour. */
export function groundOf({ background }: Style): string | undefined {
  return typeof background === 'object' ? background.stops[0]?.color : background
}

/** The colour of a box's borders. */
export function lineOf({
  border,
  borderTop,
  borderRight,
  borderBottom,
  borderLeft,
}: Style): string | undefined {
  return (borderTop ?? borderBottom ?? borderLeft ?? borderRight ?? border)?.color
}

function ruleCss({ width, color, style = 'solid' }: Rule): string {
  return `${Math.max(1, Math.round(width))}px ${style} ${color}`
}

/** What a phone overrules, with the weight that inline styles need to be overruled. */
export function phoneDeclarations({ size, leading, padding }: Style, text: TextProperties): string {
  const own = { size: size ?? text.size, leading: leading ?? text.leading }
  return [
    ...(size === undefined ? [] : [`font-size:${px(size)}`, `line-height:${lineHeight(own)}px`]),
    ...(padding === undefined ? [] : [`padding:${edgesCss(padding)}`]),
  ]
    .map(declaration => `${declaration}!important`)
    .join(';')
}

/** Room on four sides in as few values as say it. */
export function edgesCss(edges: Edges): string {
  const [top, right, bottom, left] = sidesOf(edges).map(px)
  if (right !== left) return `${top} ${right} ${bottom} ${left}`
  if (top !== bottom) return `${top} ${right} ${bottom}`
  return top === right ? `${top}` : `${top} ${right}`
}

/** Whole px: Outlook rounds what is not. */
export function px(value: number): string {
  return value === 0 ? '0' : `${Math.round(value)}px`
}
