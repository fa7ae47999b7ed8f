import { opening } from '../../../core/compose/motifs/arches.ts'
import { type Shape, toPath } from '../../../core/compose/motifs/shape.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** How an opening is drawn in a box: `inset` px inside the outermost. */
type Opening = (width: number, height: number, inset: number) => Shape

/** Half a disc on the foot. */
const sun: Opening = (width, height, inset) => {
  const radius = Math.min(width / 2, height) - inset
  return [['M', width / 2 - radius, height], ['A', radius, width / 2 + radius, height], ['Z']]
}

/** A front with a gable. */
const gable: Opening = (width, height, inset) => {
  const eaves = Math.min(width / 2, height * 0.6)
  return [
    ['M', inset, height],
    ['L', inset, eaves + inset * 0.6],
    ['L', width / 2, inset * 1.3],
    ['L', width - inset, eaves + inset * 0.6],
    ['L', width - inset, height],
    ['Z'],
  ]
}

/** What goes with a display face: arches with serifs, suns with faces without, gables with narrow ones and all others. */
function openingWith({ type }: Theme): Opening {
  switch (familyNamed(type.display)?.kind) {
    case 'serif':
      return (width, height, inset) => opening({ width, height, inset })
    case 'sans':
      return sun
    default:
      return gable
  }
}

interface ArchesProps {
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly colors: readonly string[]
}

/** Arches, suns or gables in one another, from the outer to the inner, each in its colour. */
export function Arches({ theme, width, height, colors }: ArchesProps): Child {
  const step = width / 2 / colors.length
  const draw = openingWith(theme)
  const outlines = colors.map(
    (fill, at): Outline => ({
      d: toPath(draw(width, height, at * step), { width, height }),
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
