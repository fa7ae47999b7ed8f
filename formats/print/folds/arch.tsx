import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'

/** Outline of a door with a half-round head that stands on the foot of its box, px. */
function door(width: number, height: number, inset: number): string {
  const radius = width / 2 - inset
  const top = width / 2
  return `M${inset} ${height}V${top}A${radius} ${radius} 0 0 1 ${width - inset} ${top}V${height}Z`
}

/** Arches in one another, from the outer to the inner, each in its colour. */
export function Arches({
  width,
  height,
  colors,
}: {
  readonly width: number
  readonly height: number
  readonly colors: readonly string[]
}): Child {
  const step = width / 2 / colors.length
  const outlines = colors.map((fill, at): Outline => ({ d: door(width, height, at * step), fill }))
  return (
    <div ariaHidden style={{ narrow: { display: 'none' } }}>
      <svg art={{ viewBox: [width, height], outlines }} style={{ width, height }} />
    </div>
  )
}

/** What covers the corners over a half-round head, in the colour of the ground. */
export function ArchHead({ width, color }: { readonly width: number; readonly color: string }): Child {
  const radius = width / 2
  const corners = [
    `M0 0H${radius}A${radius} ${radius} 0 0 0 0 ${radius}Z`,
    `M${width} 0H${radius}A${radius} ${radius} 0 0 1 ${width} ${radius}Z`,
  ]
  return (
    <div ariaHidden style={{ position: 'absolute', top: -0.5, left: 0, narrow: { display: 'none' } }}>
      <svg
        art={{ viewBox: [width, radius], outlines: corners.map(d => ({ d, fill: color })) }}
        style={{ width, height: radius }}
      />
    </div>
  )
}
