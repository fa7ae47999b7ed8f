import type { Asset } from '../../image/asset.ts'
import type { Art } from '../../compose/tree.ts'
import type { ImageItem, Item } from '../frame.ts'
import { fitInto } from '../picture-fit.ts'
import { plateItems } from '../plate.ts'
import { isArt } from './block.ts'
import type { PageCanvas } from './paint-page.ts'
import type { PlacedPicture } from './strip.ts'
import { intoBleed } from '../bleed.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Draws a picture or vector art in its box. */
export function paintPicture(
  picture: PlacedPicture,
  at: Point,
  layer: Item[],
  artifact: boolean,
  canvas: PageCanvas,
): void {
  const { source, mark } = picture
  const marked = mark === undefined || artifact ? {} : { mark }
  if (isArt(source)) {
    paintArt(source, picture, at, layer, marked)
    return
  }
  const item = imageItem(source, picture, at, marked, canvas)
  if (source.plate === undefined) layer.push(item)
  else layer.push(...plateItems(source.plate, item, canvas.session.context.theme, item.mark))
}

function imageItem(
  asset: Asset,
  picture: PlacedPicture,
  at: Point,
  marked: { mark?: number },
  canvas: PageCanvas,
): ImageItem {
  const { fit, radius } = picture
  const box = intoBleed({ ...at, width: picture.width, height: picture.height }, canvas)
  const whole = fitInto(box, asset, fit)
  const visible = fit === 'cover' ? box : whole
  return { kind: 'image', asset, ...visible, picture: whole, radius, ...marked }
}

function paintArt(
  art: Art,
  picture: PlacedPicture,
  at: Point,
  layer: Item[],
  marked: { mark?: number },
): void {
  const [width, height] = art.viewBox
  const { x, y, ...size } = fitInto(
    { ...at, width: picture.width, height: picture.height },
    { width, height },
  )
  const scale = size.width / Math.max(width, 1e-3)
  for (const outline of art.outlines)
    layer.push({ kind: 'path', x, y, scaleX: scale, scaleY: scale, ...outline, ...marked })
}
