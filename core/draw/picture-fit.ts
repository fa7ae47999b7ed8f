import type { Style } from '../compose/style.ts'
import type { Art } from '../compose/tree.ts'
import type { Item, Mark, Rectangle } from './frame.ts'

/** Where the whole of a picture lies so that it covers its box or, as it does by itself, stays within it: centred, its proportions kept. */
export function fitInto(
  box: Rectangle,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  fit: Style['fit'] = 'contain',
): Rectangle {
  const scales = [box.width / Math.max(width, 1e-3), box.height / Math.max(height, 1e-3)]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const size = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size }
}

/** Vector art as large as its box holds, in the middle of it. */
export function artItems(
  { viewBox, outlines }: Art,
  box: Rectangle,
  mark: Mark | undefined,
): readonly Item[] {
  const [width, height] = viewBox
  const { x, y, ...size } = fitInto(box, { width, height })
  const scale = size.width / Math.max(width, 1e-3)
  return outlines.map(outline => ({ kind: 'path', ...outline, x, y, scaleX: scale, scaleY: scale, mark }))
}
