/** What the columns of a table take at the least, before it is laid out. */
import type { Theme } from '../theme/theme.ts'
import { type Place, placeWithin } from './part-tests.ts'
import { unbrokenSize } from './ranked-size.ts'
import { sidesOf } from './style.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Share of the room across that a table has beside the names of its sections. */
const BESIDE = 0.68

/** px by which the longest words of a table's columns go beyond its room. */
export function overflowOfTable(table: Element, place: Place, { page, margin }: Theme): number {
  const room = place.room ?? (page.width - margin.left - margin.right) * BESIDE
  const widths: number[] = []
  const walk = (element: Element, above: Place): void => {
    const here = placeWithin(element, above)
    if (element.tagName !== 'tr')
      for (const child of element.children) {
        if (isElement(child)) walk(child, here)
      }
    else
      for (const [column, cell] of element.children.filter(child => isElement(child)).entries())
        widths[column] = Math.max(widths[column] ?? 0, widthOf(cell, here))
  }
  walk(table, place)
  return widths.reduce((sum, width) => sum + width, 0) - room * place.share
}

/** px that the longest word of a cell takes, with the room at its sides; of one over several columns none. */
function widthOf(cell: Element, above: Place): number {
  if (Number(cell.properties.colSpan ?? 1) > 1) return 0
  const largest = (element: Element, place: Place): number =>
    Math.max(
      placeWithin(element, place).size,
      ...element.children.map(child => (isElement(child) ? largest(child, placeWithin(element, place)) : 0)),
    )
  const [, right, , left] = sidesOf(cell.style.padding ?? 0)
  return largest(cell, above) / unbrokenSize(textOf(cell), 1) + left + right
}
