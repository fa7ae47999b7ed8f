import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { atStart } from '../../../core/compose/style.ts'

/** Thickness of an axis in px. */
export function axisWidth({ rule, type }: Theme): number {
  return Math.max(2, Math.round(rule * 2), Math.round(type.base * 0.09))
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

interface DotProps {
  readonly theme: Theme
  /** px from the head of its place to its middle, and from where lines begin to its edge. */
  readonly middle: number
  readonly start: number
  /** It is the last; default false. */
  readonly filled?: boolean
}

/** A point on an axis. */
export function Dot({ theme, middle, start, filled = false }: DotProps): Child {
  const size = dotSize(theme)
  const look = dotLook(theme)
  return (
    <div
      ariaHidden
      style={{
        ...{ position: 'absolute', top: middle - size / 2, width: size, height: size },
        ...{ ...atStart(theme, start), ...look },
        ...(filled && { background: look.border.color }),
      }}
    />
  )
}
