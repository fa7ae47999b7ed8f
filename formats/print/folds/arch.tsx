import { opening } from '../../../core/compose/motifs/arches.ts'
import { toPath } from '../../../core/compose/motifs/shape.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'

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
  const outlines = colors.map(
    (fill, at): Outline => ({
      d: toPath(opening({ width, height, inset: at * step }), { width, height }),
      fill,
    }),
  )
  return (
    <div ariaHidden style={{ narrow: { display: 'none' } }}>
      <svg art={{ viewBox: [width, height], outlines }} style={{ width, height }} />
    </div>
  )
}

/** px by which the corners reach over the picture, so that no edge of it shows. */
const OVER = 1

/** What covers the corners over a half-round head, in the colour of the ground. */
export function ArchHead({ width, color }: { readonly width: number; readonly color: string }): Child {
  const radius = width / 2
  const [end, foot, middle] = [width + 2 * OVER, radius + OVER, radius + OVER]
  const corners = [
    `M0 0H${middle}V${OVER}A${radius} ${radius} 0 0 0 ${OVER} ${foot}H0Z`,
    `M${end} 0H${middle}V${OVER}A${radius} ${radius} 0 0 1 ${end - OVER} ${foot}H${end}Z`,
  ]
  return (
    <div ariaHidden style={{ position: 'absolute', top: -OVER, left: -OVER, narrow: { display: 'none' } }}>
      <svg
        art={{ viewBox: [end, foot], outlines: corners.map(d => ({ d, fill: color })) }}
        style={{ width: end, height: foot }}
      />
    </div>
  )
}
