import type { Sheet } from './sheet.ts'
import { type Element, isElement } from './tree.ts'

/** What a colour is used for, the largest first. */
export const places = ['ground', 'fields', 'headings', 'words', 'drawings', 'lines and marks'] as const
export type Place = (typeof places)[number]

/** px up to which a filled box is a line or a mark. */
const MARK = 24

/** What each colour of some sheets is used for, by `#rrggbb`. */
export function colorPlaces(sheets: readonly Sheet[]): ReadonlyMap<string, ReadonlySet<Place>> {
  const found = new Map<string, Set<Place>>()
  const add = (color: unknown, place: Place): void => {
    if (typeof color !== 'string') return
    const hex = color.slice(0, 7).toLowerCase()
    found.set(hex, (found.get(hex) ?? new Set()).add(place))
  }
  for (const { background, root } of sheets) {
    add(background, 'ground')
    visit(root, add)
  }
  return found
}

function visit(element: Element, add: (color: unknown, place: Place) => void): void {
  const { style, tagName, art, children } = element
  const { background, border, borderTop, borderRight, borderBottom, borderLeft, width, height } = style
  const isMark = [width, height].some(length => typeof length === 'number' && length <= MARK)
  const fill = typeof background === 'object' ? background.stops[0]?.color : background
  add(fill, isMark ? 'lines and marks' : 'fields')
  add(style.color, /^h[1-6]$/.test(tagName) ? 'headings' : 'words')
  for (const rule of [border, borderTop, borderRight, borderBottom, borderLeft])
    if (rule && rule.width > 0) add(rule.color, 'lines and marks')
  for (const { fill: inside, stroke } of art?.outlines ?? [])
    for (const color of [inside, stroke]) add(color, 'drawings')
  for (const child of children) if (isElement(child)) visit(child, add)
}
