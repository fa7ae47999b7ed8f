import type { Child } from '../jsx-runtime.ts'

/** Rings that rise from an edge of a field. */
export interface HalfRingsProps {
  /** px from the field's upper corner to the middle of the rings, on the edge of its end. */
  readonly middle: number
  /** Of the outermost ring, px. */
  readonly radius: number
  /** Width of the field, px. */
  readonly width: number
  readonly color: string
  readonly dir: 'ltr' | 'rtl'
}

/** How many rings there are, and how thick each is over the room between two. */
const RINGS = 6
const THICK = 0.4

/** Half rings one inside the other on the edge of a field, as a sun on its horizon. */
export function HalfRings({ middle, radius, width, color, dir }: HalfRingsProps): Child {
  const step = radius / RINGS
  const edge = dir === 'ltr' ? radius : 0
  const outlines = Array.from({ length: RINGS }, (_, at) => {
    const own = (at + 1 - THICK / 2) * step
    const d = `M ${edge} ${radius - own} A ${own} ${own} 0 0 ${dir === 'ltr' ? 0 : 1} ${edge} ${radius + own}`
    return { d, stroke: color, strokeWidth: step * THICK }
  })
  return (
    <svg
      ariaHidden
      art={{ viewBox: [radius, 2 * radius], outlines }}
      style={{
        position: 'absolute',
        top: Math.round(middle - radius),
        left: dir === 'ltr' ? Math.round(width - radius) : 0,
        width: Math.round(radius),
        height: Math.round(2 * radius),
      }}
    />
  )
}
