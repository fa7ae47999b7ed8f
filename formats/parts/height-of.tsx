import { bodyStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** Where something is to stand: a column of `width` px in the body type of a theme. */
export interface Place {
  readonly width: number
  readonly theme: Theme
  readonly measure: Measure
}

/** The height in px that something takes, the margins around it included: columns of a canvas do not collapse them. */
export function heightOf(piece: Child, { width, theme, measure }: Place): number {
  const column = { ...bodyStyle(theme), display: 'flex', direction: 'column' } as const
  return measure.piece(<div style={column}>{piece}</div>, width).height
}
