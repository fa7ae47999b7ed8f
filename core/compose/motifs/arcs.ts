import { round } from './shape.ts'

/** The path of arcs around a lower corner of a box, as far as they lie in it; all px. */
export function arcs(
  { width, height }: { readonly width: number; readonly height: number },
  {
    pitch,
    from,
    corner,
  }: { readonly pitch: number; readonly from: number; readonly corner: 'left' | 'right' },
): string {
  const count = Math.floor((Math.hypot(width, height) - from) / pitch)
  const x = (out: number): number => round(corner === 'right' ? width - out : out)
  const sweep = corner === 'right' ? 0 : 1
  return Array.from({ length: count }, (_, at) => {
    const radius = from + at * pitch
    const top = radius <= height ? `${x(0)} ${round(height - radius)}` : `${x(across(radius, height))} 0`
    const end =
      radius <= width ? `${x(radius)} ${height}` : `${x(width)} ${round(height - across(radius, width))}`
    return `M${top}A${radius} ${radius} 0 0 ${sweep} ${end}`
  }).join('')
}

/** How far a circle reaches at a distance from its middle. */
function across(radius: number, distance: number): number {
  return Math.sqrt(Math.max(radius ** 2 - distance ** 2, 0))
}
