import type { Style } from '../compose/style.ts'

interface Size {
  readonly width: number
  readonly height: number
}

interface Place extends Size {
  readonly x: number
  readonly y: number
}

/** Where the whole of a picture lies so that it covers its box or, as it does by itself, stays within it: centred, its proportions kept. */
export function fitInto(box: Place, { width, height }: Size, fit: Style['fit'] = 'contain'): Place {
  const scales = [box.width / Math.max(width, 1e-3), box.height / Math.max(height, 1e-3)]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const size = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size }
}
