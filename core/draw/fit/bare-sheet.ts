import type { Sheet } from '../../compose/sheet.ts'
import type { Edges, Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { leastSize } from '../../theme/medium.ts'
import type { Theme } from '../../theme/theme.ts'
import { toInsets } from '../edges.ts'
import { isPicture } from '../picture.ts'

/** A sheet whose whole area takes the content, one block below the other, for canvases too small for any layout. */
export function bareSheet(sheet: Sheet, content: readonly Element[], { color, type }: Theme): Sheet {
  const { width, height } = sheet.size
  const stated = toInsets(sheet.margin)
  const least = Math.min(width, height) * 0.04
  const thin = (margin: number, side: number): number => Math.min(Math.max(margin, least), side * 0.12)
  const margin = [
    thin(stated.top, height),
    thin(stated.right, width),
    thin(stated.bottom, height),
    thin(stated.left, width),
  ] as const
  const root: Element = {
    type: 'element',
    tagName: 'div',
    properties: {},
    style: { display: 'block', size: Math.min(type.base, largest(sheet.size)) },
    flow: true,
    children: content.map(element => plain(element, sheet, 0)),
  }
  return { ...sheet, margin, background: color.paper, root, bare: true }
}

/** Lists in one another that are set in; a bare sheet has no room for more. */
const deepest = 3

/** Keeps how text looks and drops how boxes stand, and the colours that stood out from them. `depth` counts the lists around. */
function plain(element: Element, sheet: Sheet, depth: number): Element {
  const { flow: _, ...rest } = element
  const indented = isElement(element, 'ul', 'ol') && element.style.padding !== undefined && depth < deepest
  const children: Node[] = element.children.map(child =>
    isElement(child) ? plain(child, sheet, indented ? depth + 1 : depth) : child,
  )
  return { ...rest, style: plainStyle(element, sheet, indented), children }
}

/** How text looks, and what it is kept with. */
const kept = [
  'family',
  'weight',
  'italic',
  'leading',
  'tracking',
  'textAlign',
  'transform',
  'numeric',
  'decoration',
  'verticalAlign',
  'keepWithNext',
] as const satisfies readonly (keyof Style)[]

function plainStyle(element: Element, { size }: Sheet, indented: boolean): Style {
  const { style } = element
  const texts = kept.filter(name => style[name] !== undefined).map(name => [name, style[name]] as const)
  return {
    ...Object.fromEntries(texts),
    ...((style.display === 'none' || style.display === 'inline') && { display: style.display }),
    ...(style.whiteSpace === 'pre' && { whiteSpace: 'pre' }),
    ...(style.size !== undefined && { size: Math.min(style.size, largest(size)) }),
    ...(indented && { padding: indentation(style, size.width / 12) }),
    ...(isPicture(element) && {
      height: size.height * 0.6,
      width: '100%',
      fit: 'contain',
    }),
  }
}

/** px of the largest type of a bare sheet: words are few letters long there. */
function largest(size: Sheet['size']): number {
  return Math.max(Math.min(size.width, size.height) / 12, leastSize(size))
}

/** Room for a list's markers, on the side where it was. */
function indentation({ padding }: Style, room: number): Edges {
  const { left, right } = toInsets(padding)
  return right > left ? [0, room, 0, 0] : [0, 0, 0, room]
}
