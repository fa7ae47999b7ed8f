import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'

/** Thickness of an axis in px. */
export function axisWidth({ rule }: Theme): number {
  return Math.max(2, Math.round(rule * 2))
}

/** Side in px of a point on an axis: even, so that its middle is a pixel's edge. */
export function dotSize(theme: Theme): number {
  return Math.max(8, Math.round(theme.type.base * 0.3) * 2)
}

/** A ring in the accent. */
export function dotLook(theme: Theme): {
  readonly background: string
  readonly border: { readonly width: number; readonly color: string }
  readonly radius: number
} {
  const { color } = theme
  return {
    background: color.paper,
    border: { width: Math.max(2, Math.round(dotSize(theme) * 0.22)), color: markColor(theme) },
    radius: dotSize(theme) / 2,
  }
}
