import { opening } from '../../../core/compose/motifs/arches.ts'
import { type Shape, toPath } from '../../../core/compose/motifs/shape.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** How an opening is drawn in a box: `inset` px inside the outermost. */
type Opening = (width: number, height: number, inset: number) => Shape

/** A sun on the horizon, which stripes of the ground cut more broadly the lower they are. */
function sunOutlines(
  width: number,
  height: number,
  [sun = '', ground = '']: readonly string[],
): readonly Outline[] {
  const radius = Math.min(width / 2, height * 0.86)
  const bar = (top: number, high: number): string => `M0 ${top}H${width}V${top + high}H0Z`
  const disc: Shape = [['M', width / 2 - radius, height], ['A', radius, width / 2 + radius, height], ['Z']]
  const stripes = STRIPES.map(([at, high]) => bar(height - radius * at, radius * high))
  return [
    { d: toPath(disc, { width, height }), fill: sun },
    { d: stripes.join(''), fill: ground },
  ]
}

/** Where stripes lie, from the foot, and how broad they are, in radii of the disc. */
const STRIPES = [
  [0.5, 0.03],
  [0.37, 0.05],
  [0.22, 0.075],
] as const

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

/** What goes with a display face: arches with serifs, gables with narrow ones and all others; undefined for a sun, with faces without serifs. */
function openingWith({ type }: Theme): Opening | undefined {
  switch (familyNamed(type.display)?.kind) {
    case 'serif':
      return (width, height, inset) => opening({ width, height, inset })
    case 'sans':
      return undefined
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

/** Arches or gables in one another, from the outer to the inner, each in its colour, or a sun. */
export function Arches({ theme, width, height, colors }: ArchesProps): Child {
  const step = width / 2 / colors.length
  const draw = openingWith(theme)
  const outlines = draw
    ? colors.map(
        (fill, at): Outline => ({
          d: toPath(draw(width, height, at * step), { width, height }),
          fill,
        }),
      )
    : sunOutlines(width, height, colors)
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
