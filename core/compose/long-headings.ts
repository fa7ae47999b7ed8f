import type { Theme } from '../theme/theme.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Letters from which on a heading is read rather than seen; a slide may show a whole saying. */
const LONG = { pages: 120, canvas: 400 } as const

/** Share of a page that such a heading takes at most. */
const MOST = 0.25

/** How small it is set over text, and on a cover, where none runs below it, in sizes of text. */
const LEAST = { text: 1, cover: 0.85 } as const

/** What a letter takes of a page, in squares of the size of its type: half its width, with its share of the leading. */
const LETTER = 0.58

/** Leading of what is read. */
const LEADING = 1.2

/** Sheets whose headings are set so small that they leave the page to what they head, down to about the size of text. */
export function withLongHeadings(
  sheets: readonly Sheet[],
  theme: Theme,
  surface: keyof typeof LONG,
): readonly Sheet[] {
  return sheets.map(sheet => {
    const { width, height } = sheet.size
    const area = width * (height === 0 ? width : height) * MOST
    const least = LEAST[sheet.name === 'cover' ? 'cover' : 'text']
    const root = shrunk(sheet.root, { area, least: theme.type.base * least, long: LONG[surface] })
    return root === sheet.root ? sheet : { ...sheet, root }
  })
}

/** What a long heading has: square px, the least size in px, and from how many letters on it is one. */
interface Room {
  readonly area: number
  readonly least: number
  readonly long: number
}

function shrunk(element: Element, room: Room): Element {
  const { children } = element
  // What stands below a heading is not set larger than it.
  let below = Number.POSITIVE_INFINITY
  const inside = children.map(child => {
    if (!isElement(child)) return child
    const most = mostFor(child, room)
    below = Math.min(below, most)
    return most < Number.POSITIVE_INFINITY ? capped(child, most) : capped(shrunk(child, room), below)
  })
  return inside.every((child, at) => child === children[at]) ? element : { ...element, children: inside }
}

/** px of a long heading; any size for what is none. */
function mostFor(element: Element, { area, least, long }: Room): number {
  if (!/^h[1-6]$/.test(element.tagName)) return Number.POSITIVE_INFINITY
  const letters = textOf(element).length
  if (letters <= long) return Number.POSITIVE_INFINITY
  return Math.max(Math.sqrt(area / (letters * LETTER)), least)
}

function capped(element: Element, most: number): Element {
  if (most === Number.POSITIVE_INFINITY) return element
  const { style } = element
  const children = element.children.map(child => (isElement(child) ? capped(child, most) : child))
  const isLarger = (style.size ?? 0) > most
  const read = { size: most, leading: Math.max(style.leading ?? 0, LEADING) }
  return { ...element, ...(isLarger && { style: { ...style, ...read } }), children }
}
