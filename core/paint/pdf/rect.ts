import type { RectItem } from '../../draw/frame.ts'
import { boxPath } from './box-path.ts'
import { colorOperators, openMark, type Page, pageX, pageY } from './page.ts'
import { paintShading } from './shading.ts'
import { pointsPerPixel, toNumber } from './number.ts'

/** Paints a rectangle: colour or gradient, then its border, which lies centred on the edge. */
export function paintRect(page: Page, item: RectItem): void {
  if (item.width < 0 || item.height < 0) return
  openMark(page, undefined)
  const shape = rectPath(page, item)
  if (typeof item.fill === 'string')
    page.content += `q\n${colorOperators(page, item.fill, 'rg')}${shape}f\nQ\n`
  else if (item.fill !== undefined) paintShading(page, item.fill, item, shape)
  const width = item.strokeWidth ?? 1
  if (item.stroke === undefined || !(width > 0)) return
  const pen = strokeOperators(
    width * pointsPerPixel,
    item.dash?.map(length => length * pointsPerPixel),
  )
  page.content += `q\n${colorOperators(page, item.stroke, 'RG')}${pen}${shape}S\nQ\n`
}

function rectPath(page: Page, item: RectItem): string {
  const bottom = pageY(page, item.y + item.height)
  const width = item.width * pointsPerPixel
  const height = item.height * pointsPerPixel
  return boxPath(pageX(page, item.x), bottom, width, height, item.radius * pointsPerPixel)
}

/** Operators for the width and dashes of a line, both in the units of the path. */
export function strokeOperators(width: number, dash: readonly number[] | undefined): string {
  const line = `${toNumber(width, 3)} w\n`
  const lengths = dash?.filter(length => length >= 0) ?? []
  // A pattern of nothing but zeros is an error in PDF.
  if (!lengths.some(length => length > 0)) return line
  return `${line}[${lengths.map(length => toNumber(length, 3)).join(' ')}] 0 d\n`
}
