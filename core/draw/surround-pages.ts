import { type AmongSheets, type PlacedArt, placeAmong, type Surround } from '../compose/surround.ts'
import type { Frame, Item, Pages, RectItem } from './frame.ts'

/** Pages with the ornament of their brief around them: what was drawn moves in, and each page is as large again as was asked. */
export function surroundPages(pages: Pages, surround: Surround): Pages {
  const { top } = surround.border
  return {
    ...pages,
    frames: pages.frames.map((frame, at) =>
      surroundFrame(frame, surround, placeAmong(at, pages.frames.length)),
    ),
    outline: pages.outline.map(entry => ({ ...entry, y: entry.y + top })),
    anchors: new Map([...pages.anchors].map(([id, place]) => [id, { ...place, y: place.y + top }])),
  }
}

function surroundFrame(frame: Frame, { border, draw }: Surround, among: AmongSheets): Frame {
  const { top, right, bottom, left } = border
  const width = frame.width + left + right
  const height = frame.height + top + bottom
  const ground = frame.background
  return {
    ...frame,
    width,
    height,
    items: [
      ...frame.items.map(item => moved(item, left, top)),
      ...groundsOf({ ...frame, width, height }, border),
      ...draw({ width, height, ground, ...among }).flatMap(toItems),
    ],
  }
}

/** The ground under the ornament, over what reached into the bleed of the smaller page. */
function groundsOf(
  { width, height, bleed, background }: Frame,
  border: Surround['border'],
): readonly RectItem[] {
  const { top, right, bottom, left } = border
  const rect = (x: number, y: number, across: number, down: number): RectItem => ({
    ...{ kind: 'rect', x, y, width: across, height: down, radius: 0, fill: background },
  })
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed]
  return [
    ...(top > 0 ? [rect(-bleed, -bleed, wide, top + bleed)] : []),
    ...(bottom > 0 ? [rect(-bleed, height - bottom, wide, bottom + bleed)] : []),
    ...(left > 0 ? [rect(-bleed, -bleed, left + bleed, high)] : []),
    ...(right > 0 ? [rect(width - right, -bleed, right + bleed, high)] : []),
  ]
}

function toItems({ x, y, outlines }: PlacedArt): readonly Item[] {
  return outlines.map(outline => ({ ...{ kind: 'path', x, y, scaleX: 1, scaleY: 1 }, ...outline }))
}

/** An item in another place of its page. */
export function moved(item: Item, right: number, down: number): Item {
  switch (item.kind) {
    case 'text':
      return { ...item, x: (item.x ?? 0) + right, baseline: item.baseline + down }
    case 'image': {
      const picture = { ...item.picture, x: item.picture.x + right, y: item.picture.y + down }
      return { ...item, x: item.x + right, y: item.y + down, picture }
    }
    case 'rect':
    case 'path':
    case 'link':
      return { ...item, x: item.x + right, y: item.y + down }
  }
}
