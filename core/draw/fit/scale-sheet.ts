import type { Edges, Length, Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { Theme } from '../../theme/theme.ts'

/** How much smaller regions of a sheet are made. */
interface Scaling {
  /** Of type, and of boxes with a size of their own. */
  readonly factor: number
  /** Of the room above, below and between what stands there. */
  readonly space: number
  /** px: type is not made smaller than this, and stays as it is when it is smaller already. */
  readonly least: number
}

/**
 * The sheet with type and space made smaller in some regions. Borders and corners stay as they are, and so do boxes that
 * are placed on the sheet rather than on something that is made smaller.
 */
export function scaleSheet(sheet: Sheet, theme: Theme, regions: Regions, scaling: Scaling): Sheet {
  return { ...sheet, root: scaleRegions(sheet.root, theme.type.base, regions, scaling) }
}

/** Tells the elements whose content is made smaller; what is in one of them is not asked. */
export type Regions = (element: Element) => boolean

/** The regions of a sheet that may move on when there are any, else all of it. */
export function contentRegions({ root }: Sheet): Regions {
  return holdsFlow(root) ? element => element.flow === true : element => element === root
}

/** True when the element or something in it may move on to another sheet. */
export function holdsFlow(element: Element): boolean {
  return element.flow === true || element.children.some(child => child.type === 'element' && holdsFlow(child))
}

/** `around` is the size of the text around, px. */
function scaleRegions(element: Element, around: number, regions: Regions, scaling: Scaling): Element {
  if (regions(element)) return scaleRegion(element, around, scaling)
  const size = element.style.size ?? around
  return mapChildren(element, child => scaleRegions(child, size, regions, scaling))
}

/** The region itself keeps its place; only what is in it shrinks. */
function scaleRegion(element: Element, around: number, scaling: Scaling): Element {
  const { style } = element
  const { size = around } = style
  const inner: Style = {
    ...style,
    ...scaleSpace({ padding: style.padding, gap: style.gap }, scaling),
    size: scaleSize(size, scaling),
  }
  const inside = { size, holds: false }
  return mapChildren({ ...element, style: inner }, child => scaleElement(child, inside, scaling))
}

interface Around {
  /** px of its text. */
  readonly size: number
  /** Whether boxes placed in it stand on something that is made smaller. */
  readonly holds: boolean
}

function scaleElement(element: Element, around: Around, scaling: Scaling): Element {
  const { style } = element
  const { size = around.size } = style
  // What is placed on the sheet takes no room and gains none by shrinking: it keeps the size it would have inherited.
  if (style.position === 'absolute' && !around.holds) return { ...element, style: { ...style, size } }
  const scaled: Style = {
    ...style,
    ...scaleSpace(style, scaling),
    ...(style.position !== undefined && scalePlace(style, scaling)),
    ...(style.size !== undefined && { size: scaleSize(style.size, scaling) }),
  }
  const inside = { size, holds: around.holds || style.position !== undefined }
  return mapChildren({ ...element, style: scaled }, child => scaleElement(child, inside, scaling))
}

function scalePlace(style: Style, { factor }: Scaling): Style {
  const scaled: Record<string, unknown> = {}
  for (const side of ['top', 'right', 'bottom', 'left'] as const)
    if (style[side] !== undefined) scaled[side] = scaleLength(style[side], factor)
  return scaled
}

function mapChildren(element: Element, change: (child: Element) => Element): Element {
  return {
    ...element,
    children: element.children.map(child => (child.type === 'element' ? change(child) : child)),
  }
}

function scaleSize(size: number, { factor, least }: Scaling): number {
  return Math.max(size * factor, Math.min(size, least))
}

const lengths = ['width', 'height', 'minWidth', 'maxWidth', 'minHeight', 'basis'] as const
const distances = ['marginTop', 'marginBottom'] as const

type Space = {
  readonly [Key in (typeof lengths)[number] | (typeof distances)[number] | 'padding' | 'margin' | 'gap']?:
    | Style[Key]
    | undefined
}

function scaleSpace(style: Space, { factor, space }: Scaling): Style {
  const scaled: Record<string, unknown> = {}
  for (const name of lengths) if (style[name] !== undefined) scaled[name] = scaleLength(style[name], factor)
  for (const name of distances) if (style[name] !== undefined) scaled[name] = style[name] * space
  for (const name of ['padding', 'margin', 'gap'] as const) {
    const edges: Edges | undefined = style[name]
    if (edges !== undefined) scaled[name] = scaleEdges(edges, factor, space)
  }
  return scaled
}

/** What is above and below by one factor, what is beside by the other. */
function scaleEdges(edges: Edges, beside: number, above: number): Edges {
  if (typeof edges === 'number') return [edges * above, edges * beside]
  const [top, right, bottom, left] = edges
  if (bottom === undefined || left === undefined) return [top * above, right * beside]
  return [top * above, right * beside, bottom * above, left * beside]
}

function scaleLength(length: Length, factor: number): Length {
  return typeof length === 'number' ? length * factor : length
}
