import type { Item } from '../frame.ts'
import { artItems, fitInto, isArt } from '../picture.ts'
import { plateItems } from '../plate.ts'
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
  const { source, width, height, fit, radius } = picture
  const mark = artifact ? undefined : picture.mark
  const place = { ...at, width, height }
  if (isArt(source)) layer.push(...artItems(source, place, mark))
  else {
    const box = intoBleed(place, canvas)
    const whole = fitInto(box, source, fit)
    const visible = { ...(fit === 'cover' ? box : whole), radius }
    if (source.plate === undefined)
      layer.push({ kind: 'image', asset: source, ...visible, picture: whole, mark })
    else layer.push(...plateItems(source.plate, visible, canvas.session.context.theme, mark))
  }
}
