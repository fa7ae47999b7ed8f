import { bodyStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** px that a piece takes in a column of a width. */
export type HeightOf = (piece: Child, width: number) => number

/** Where something is to stand: a column of `width` px in the body type of a theme. */
export interface Place {
  readonly width: number
  readonly theme: Theme
  readonly measure: Measure
}

/**
 * By how much a canvas may differ from what is measured: it sets boxes in whole px, and a line that fits by a hair breaks
 * there.
 */
const TOLERANCE = 0.01

/** Canvases below each other from which on a piece fits in no way: how many more it would take is no matter. */
const FAR = 2

/** Heights of what stands on a canvas in a theme, the margins around it included: columns there do not collapse them. */
export function heightsIn(theme: Theme, measure: Measure): HeightOf {
  const most = theme.page.height > 0 ? theme.page.height * FAR : Number.POSITIVE_INFINITY
  const column = { ...bodyStyle(theme), display: 'flex', direction: 'column' } as const
  return (piece, width) => {
    const { height } = measure.piece(<div style={column}>{piece}</div>, width * (1 - TOLERANCE), most)
    return height * (1 + TOLERANCE)
  }
}

/** The height in px of one piece at its place. */
export function heightOf(piece: Child, { width, theme, measure }: Place): number {
  return heightsIn(theme, measure)(piece, width)
}
