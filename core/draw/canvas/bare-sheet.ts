import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { sidesOf } from './box-style.ts'
import { isMedia } from './group-children.ts'

/** A sheet whose whole area takes the content, one block below the other, for canvases too small for any layout. */
export function bareSheet(sheet: Sheet, content: readonly Element[]): Sheet {
  const margin = sidesOf(sheet.margin)
  const least = Math.min(sheet.size.width, sheet.size.height) * 0.04
  const edges = [
    Math.max(margin.top, least),
    Math.max(margin.right, least),
    Math.max(margin.bottom, least),
    Math.max(margin.left, least),
  ] as const
  const thin = edges.map((edge, side) =>
    Math.min(edge, (side % 2 === 0 ? sheet.size.height : sheet.size.width) * 0.12),
  )
  const root: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    style: { display: 'block' },
    flow: true,
    children: content.map(element => plain(element, sheet, 0)),
  }
  return { ...sheet, margin: thin as unknown as readonly [number, number, number, number], root }
}

/** Lists in one another that are set in; a bare sheet has no room for more. */
const deepest = 3

/** Keeps how text looks and drops how boxes stand. `depth` counts the lists around. */
function plain(element: Element, sheet: Sheet, depth: number): Element {
  const { flow: _, ...rest } = element
  const indented = isElement(element, 'ul', 'ol') && element.style.padding !== undefined && depth < deepest
  const children: Node[] = element.children.map(child =>
    isElement(child) ? plain(child, sheet, indented ? depth + 1 : depth) : child,
  )
  return { ...rest, style: plainStyle(element, sheet, indented), children }
}

function plainStyle(element: Element, sheet: Sheet, indented: boolean): Style {
  const {
    family,
    weight,
    italic,
    color,
    leading,
    tracking,
    textAlign,
    transform,
    numeric,
    decoration,
    verticalAlign,
    keepWithNext,
  } = element.style
  const display: Style['display'] =
    element.style.display === 'none' || element.style.display === 'inline' ? element.style.display : undefined
  const kept: Style = defined({
    family,
    weight,
    italic,
    color,
    leading,
    tracking,
    textAlign,
    transform,
    numeric,
    decoration,
    verticalAlign,
    keepWithNext,
    display,
  })
  // A heading that is alone on a sheet has nothing to be kept with.
  const size =
    element.style.size === undefined ? {} : { size: Math.min(element.style.size, sheet.size.height / 4) }
  const room: Style = indented ? { padding: [0, 0, 0, sheet.size.width / 12] } : {}
  const whiteSpace: Style = element.style.whiteSpace === 'pre' ? { whiteSpace: 'pre' } : {}
  const media: Style = isMedia(element)
    ? { height: sheet.size.height * 0.6, width: '100%', fit: 'contain' }
    : {}
  return { ...kept, ...size, ...room, ...whiteSpace, ...media }
}

function defined(style: { [Key in keyof Style]: Style[Key] | undefined }): Style {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined)) as Style
}
