/** Radii of the upper and the lower corners, px. */
export interface Corners {
  readonly top: number
  readonly bottom: number
}

/** Outline of a rectangle with different corners above and below. */
export function roundedPath(width: number, height: number, corners: Corners): string {
  const { top, bottom } = fitted(width, height, corners)
  return (
    `M${top} 0H${width - top}${arc(top, width, top)}V${height - bottom}${arc(bottom, width - bottom, height)}` +
    `H${bottom}${arc(bottom, 0, height - bottom)}V${top}${arc(top, top, 0)}Z`
  )
}

/** The part of a rounded rectangle that a left border covers: x² + y² = r² gives where the border's edge meets the arc. */
export function leftBar(width: number, height: number, corners: Corners): string {
  const { top, bottom } = fitted(Number.POSITIVE_INFINITY, height, corners)
  const upper = edgeAt(width, top)
  const lower = height - edgeAt(width, bottom)
  const start = `M${width} ${upper}`
  const over = top > width ? arc(top, 0, top, 0) : `H${top}${arc(top, 0, top, 0)}`
  const under = bottom > width ? arc(bottom, width, lower, 0) : `${arc(bottom, bottom, height, 0)}H${width}`
  return `${start}${over}V${height - bottom}${under}Z`
}

function fitted(width: number, height: number, corners: Corners): Corners {
  const most = Math.max(0, Math.min(width, height) / 2)
  return { top: Math.min(corners.top, most), bottom: Math.min(corners.bottom, most) }
}

function edgeAt(x: number, radius: number): number {
  return x >= radius ? 0 : radius - Math.sqrt(radius * radius - (radius - x) ** 2)
}

function arc(radius: number, x: number, y: number, sweep: 0 | 1 = 1): string {
  return radius > 0 ? `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}` : ''
}
