import { contrast } from '../../theme/contrast.ts'
import { toOklch } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
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

/** Contrast from which a block is told from its field. */
const APART = 1.25

/** Chroma under which a seed is white, grey or black: the brief wants its letters in it, and a block of it is an empty plate. */
const COLOURED = 0.02

/** What fills a field of the accent that has room: blocks of the brand's other colours, and half rings where it has none. */
export function FieldMark({ theme, ...place }: HalfRingsProps & { readonly theme: Theme }): Child {
  const { color, design } = theme
  const others = design.color.seeds
    .slice(1, 3)
    .filter(seed => toOklch(seed).c >= COLOURED)
    .filter(seed => contrast(seed, color.accent) >= APART && contrast(seed, color.paper) >= APART)
  return others.length > 0 ? <Blocks {...place} colors={others} /> : <HalfRings {...place} />
}

/** Shares of a field's width that a block takes: the only one, or both. */
const BLOCKS = [[0.5], [0.3, 0.3]]

/** Blocks one beside the other, to the edge of a field. */
function Blocks({
  middle,
  radius,
  width,
  dir,
  colors,
}: HalfRingsProps & { readonly colors: readonly string[] }): Child {
  const widths = (BLOCKS[colors.length - 1] ?? []).map(share => Math.round(share * width))
  const whole = widths.reduce((sum, one) => sum + one, 0)
  return colors.map((background, at) => {
    const before = widths.slice(0, at).reduce((sum, one) => sum + one, 0)
    const own = widths[at] ?? 0
    return (
      <div
        ariaHidden
        style={{
          position: 'absolute',
          top: Math.round(middle - radius),
          left: dir === 'ltr' ? width - whole + before : whole - before - own,
          width: own,
          height: Math.round(2 * radius),
          background,
        }}
      />
    )
  })
}

/** Half rings one inside the other on the edge of a field, as a sun on its horizon. */
function HalfRings({ middle, radius, width, color, dir }: HalfRingsProps): Child {
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
