import { contrast } from '../../theme/contrast.ts'
import { mixed, toOklch } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Outline } from '../tree.ts'
import { tiles } from './quarter-tiles.ts'

/** Where a mark stands on the edge of a field, and the colour of its rings. */
export interface FieldMarkProps {
  /** px from the field's upper corner to its middle, on the edge of its end. */
  readonly middle: number
  /** Half of its height, of rings the outermost's, px. */
  readonly radius: number
  /** Width of the field, px. */
  readonly width: number
  readonly color: string
  readonly dir: 'ltr' | 'rtl'
}

/** How many rings there are, and how thick each is over the room between two. */
const RINGS = 6
const THICK = 0.4

/** Contrast from which a form is told from its field. */
const APART = 1.25

/** Chroma under which a seed is white, grey or black: the brief wants its letters in it, and a form of it is an empty plate. */
const COLOURED = 0.02

/** What fills a field of the accent that has room: quarters of discs in the brand's other colours, and half rings where it has none. */
export function FieldMark({ theme, ...place }: FieldMarkProps & { readonly theme: Theme }): Child {
  const { color, design } = theme
  const others = design.color.seeds
    .slice(1, 3)
    .filter(seed => toOklch(seed).c >= COLOURED)
    .filter(seed => contrast(seed, color.accent) >= APART && contrast(seed, color.paper) >= APART)
  return others.length > 0 ? (
    <Tiles {...place} ground={color.accent} colors={others} />
  ) : (
    <HalfRings {...place} />
  )
}

/** Quarters of discs in squares over the width of a field, as high as the rings. */
function Tiles({
  ground,
  colors,
  ...edge
}: FieldMarkProps & { readonly ground: string; readonly colors: readonly string[] }): Child {
  const [first = ground, second = mixed(ground, first, 0.5)] = colors
  const { radius, width } = edge
  // As many whole squares as there is room for, up to the edge.
  const across = Math.max(Math.floor(width / radius), 1) * radius
  const forms = [mixed(ground, first, 0.35), second, first] as const
  const outlines = tiles({ width: across, height: 2 * radius, seed: 0, forms })
  return <OnEdge {...edge} across={across} outlines={outlines} />
}

/** Half rings one inside the other on the edge of a field, as a sun on its horizon. */
function HalfRings(rings: FieldMarkProps): Child {
  const { radius, color, dir } = rings
  const step = radius / RINGS
  const edge = dir === 'ltr' ? radius : 0
  const outlines = Array.from({ length: RINGS }, (_, at) => {
    const own = (at + 1 - THICK / 2) * step
    const d = `M ${edge} ${radius - own} A ${own} ${own} 0 0 ${dir === 'ltr' ? 0 : 1} ${edge} ${radius + own}`
    return { d, stroke: color, strokeWidth: step * THICK }
  })
  return <OnEdge {...rings} across={radius} outlines={outlines} />
}

/** Art as high as the rings, as far across as it is, on the edge of a field. */
function OnEdge({
  middle,
  radius,
  width,
  dir,
  across,
  outlines,
}: FieldMarkProps & { readonly across: number; readonly outlines: readonly Outline[] }): Child {
  return (
    <svg
      ariaHidden
      art={{ viewBox: [across, 2 * radius], outlines }}
      style={{
        position: 'absolute',
        top: Math.round(middle - radius),
        left: dir === 'ltr' ? Math.round(width - across) : 0,
        width: Math.round(across),
        height: Math.round(2 * radius),
      }}
    />
  )
}
