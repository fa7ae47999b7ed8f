import type { Asset } from '../../image/asset.ts'
import type { Art } from '../../compose/tree.ts'
import type { ImageItem, Item } from '../frame.ts'
import { plateItems } from '../plate.ts'
import { isArt } from './block.ts'
import type { PageCanvas } from './paint-page.ts'
import type { PlacedPicture } from './strip.ts'
import { intoBleed } from './bleed.ts'

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
  const across = box.width / Math.max(asset.width, 1e-3)
  const down = box.height / Math.max(asset.height, 1e-3)
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  const size = { width: asset.width * scale, height: asset.height * scale }
  const whole = {
    x: box.x + (box.width - size.width) / 2,
    y: box.y + (box.height - size.height) / 2,
    ...size,
  }
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
  const scale = Math.min(picture.width / Math.max(width, 1e-3), picture.height / Math.max(height, 1e-3))
  const x = at.x + (picture.width - width * scale) / 2
  const y = at.y + (picture.height - height * scale) / 2
  for (const { d, fill, stroke, strokeWidth, dash } of art.outlines) {
    layer.push({
      kind: 'path',
      d,
      x,
      y,
      scaleX: scale,
      scaleY: scale,
      ...(fill === undefined ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
      ...(strokeWidth === undefined ? {} : { strokeWidth }),
      ...(dash === undefined ? {} : { dash }),
      ...marked,
    })
  }
}
