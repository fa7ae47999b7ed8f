import { markColor } from '../../../parts/mark-color.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../../core/compose/tree.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { type Status, statusWord } from './status.ts'

/** A circle of radius 9 in a square of 24. */
const circle = 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z'
const half = 'M12 7A5 5 0 0 1 12 17Z'
const tick = 'M7.6 12.4L10.8 15.4L16.4 9'
const cross = 'M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5'

/** The colour that a status has everywhere. */
export function statusColor(status: Status | undefined, theme: Theme): string {
  const { color } = theme
  switch (status) {
    case 'done':
      return color.success
    case 'doing':
      return markColor(theme)
    case 'dropped':
      return color.danger
    case 'planned':
    case undefined:
      return color.border
  }
}

function outlinesOf(status: Status, theme: Theme): readonly Outline[] {
  const color = statusColor(status, theme)
  const { paper } = theme.color
  const ring: Outline = { d: circle, stroke: color, strokeWidth: 2 }
  switch (status) {
    case 'done':
      return [
        { d: circle, fill: color, stroke: color, strokeWidth: 2 },
        { d: tick, stroke: paper, strokeWidth: 2.2 },
      ]
    case 'doing':
      return [ring, { d: half, fill: color }]
    case 'dropped':
      return [ring, { d: cross, stroke: color, strokeWidth: 2 }]
    case 'planned':
      return [ring]
  }
}

/** The sign of a status: told apart by its form, not by colour alone, and named for those who do not see it. */
export function StatusMark({
  status,
  size,
  theme,
}: {
  readonly status: Status
  readonly size: number
  readonly theme: Theme
}): Child {
  return (
    <svg
      alt={statusWord(status, theme.lang)}
      art={{ viewBox: [24, 24], outlines: outlinesOf(status, theme) }}
      style={{ width: size, height: size, shrink: 0 }}
    />
  )
}
