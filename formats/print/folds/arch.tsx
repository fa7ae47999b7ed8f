import type { Child } from '../../../core/compose/jsx-runtime.ts'

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
