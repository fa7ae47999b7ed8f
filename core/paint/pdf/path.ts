import type { Mark, PathItem, Rectangle } from '../../draw/frame.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import { colorOperators, openMark, type Page, pageX, pageY } from './page.ts'
import { toPathOperators } from './path-data.ts'
import { strokeOperators } from './rect.ts'

/** Paints vector art in its own coordinates. Art scaled to nothing is left out. */
export function paintPath(page: Page, item: PathItem): void {
  if (item.scaleX === 0 || item.scaleY === 0) return
  const { operators, bounds } = toPathOperators(item.d, decimalsFor(item))
  const paint = paintOperator(item)
  if (operators === '' || paint === undefined) return
  openMark(page, item.mark)
  noteBounds(page, item.mark, {
    x: item.x + Math.min(bounds.left * item.scaleX, bounds.right * item.scaleX),
    y: item.y + Math.min(bounds.top * item.scaleY, bounds.bottom * item.scaleY),
    width: Math.abs((bounds.right - bounds.left) * item.scaleX),
    height: Math.abs((bounds.bottom - bounds.top) * item.scaleY),
  })
  page.content += `q\n${placement(page, item)}${pens(page, item)}${operators}${paint}\nQ\n`
}

/** Decimals of the path's own numbers that come to about a thousandth of a pixel on the page. */
function decimalsFor(item: PathItem): number {
  const scale = Math.max(Math.abs(item.scaleX), Math.abs(item.scaleY))
  return Math.min(6, Math.max(1, 2 + Math.ceil(Math.log10(scale))))
}

function paintOperator(item: PathItem): string | undefined {
  const strokes = item.stroke !== undefined && (item.strokeWidth ?? 1) > 0
  if (item.fill !== undefined) return strokes ? 'B' : 'f'
  return strokes ? 'S' : undefined
}

function placement(page: Page, item: PathItem): string {
  const scaleX = toNumber(item.scaleX * pointsPerPixel, 6)
  const scaleY = toNumber(-item.scaleY * pointsPerPixel, 6)
  return `${scaleX} 0 0 ${scaleY} ${toNumber(pageX(page, item.x))} ${toNumber(pageY(page, item.y))} cm\n`
}

function pens(page: Page, item: PathItem): string {
  const fill = item.fill === undefined ? '' : colorOperators(page, item.fill, 'rg')
  if (item.stroke === undefined) return fill
  const round = item.round ? '1 J 1 j\n' : ''
  const pen = strokeOperators(item.strokeWidth ?? 1, item.dash)
  return fill + colorOperators(page, item.stroke, 'RG') + pen + round
}

/** Notes where the art of a mark lies, so that its figure can say so. px in, points kept. */
export function noteBounds(page: Page, mark: Mark | undefined, box: Rectangle): void {
  const leaf = mark === undefined ? undefined : page.leaves.get(mark)
  if (leaf === undefined) return
  const added: Rectangle = {
    x: pageX(page, box.x),
    y: pageY(page, box.y + box.height),
    width: box.width * pointsPerPixel,
    height: box.height * pointsPerPixel,
  }
  if (leaf.bounds === undefined) leaf.bounds = { page: page.index, box: added }
  else if (leaf.bounds.page === page.index)
    leaf.bounds = { page: page.index, box: union(leaf.bounds.box, added) }
}

function union(one: Rectangle, other: Rectangle): Rectangle {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
