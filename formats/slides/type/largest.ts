import { displayStyle } from '../../../core/compose/index.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Where words stand that are as large as they can be, px. */
interface LeadRoom {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly least: number
}

/** How much smaller the next size is that is tried. */
const STEP = 0.96

/** A line that fits by a hair breaks where boxes are set in whole px. */
const SAFE = 0.985

/** The largest size in px at which words stand in their room, none of them broken. */
export function largestSize(
  drawn: (size: number) => Child,
  { width, height, most, least }: LeadRoom,
  measure: Measure,
): number {
  const sizes: number[] = []
  for (let size = most; size > least; size *= STEP) sizes.push(Math.floor(size))
  const fits = (size: number): number | undefined => {
    const extent = measure.piece(drawn(size), Math.floor(width * SAFE))
    return extent.overflow <= 0 && extent.height <= height ? size : undefined
  }
  return firstFitting(sizes, fits) ?? Math.round(least)
}

/** Lines of scripts without tall marks may stand this close when they are large. */
const CLOSE = 1
/** Display leading up to which a script has no such marks. */
const PLAIN_SCRIPT = 1.2

/** The words that a slide is led by: close lines, close letters. */
export function leadStyle(theme: Theme, size: number): Style {
  const { displayLeading, displayTracking } = theme.type
  return {
    ...displayStyle(theme, size),
    leading: displayLeading <= PLAIN_SCRIPT ? Math.min(CLOSE, displayLeading) : displayLeading,
    tracking: Math.min(displayTracking * 1.5, 0),
  }
}

/** px at which the width of a line is asked: it grows with the size. */
const ASKED = 100

/** How wide a line of leading words is, px for each px of its size. */
export function lineWidth(drawn: (size: number) => Child, measure: Measure): number {
  return Math.max(measure.piece(drawn(ASKED), ASKED).widest / ASKED, 0.01) / SAFE
}
