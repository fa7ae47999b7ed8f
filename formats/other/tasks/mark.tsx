import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { markColor } from '../../charts/mark-color.ts'
import { statusWord } from './status.ts'

/** A circle of radius 9 in a square of 24. */
const circle = 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z'
const half = 'M12 7A5 5 0 0 1 12 17Z'
const tick = 'M7.6 12.4L10.8 15.4L16.4 9'
const dashes =
  'M12 3A9 9 0 0 1 19.8 7.5M21 12A9 9 0 0 1 16.5 19.8M12 21A9 9 0 0 1 4.2 16.5M3 12A9 9 0 0 1 7.5 4.2'
const triangle = 'M12 2.5L22.5 21H1.5Z'
const exclamation = 'M12 9.5V14.5M12 17.2V18.4'
const cross = 'M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5'

/** The colour that a status has everywhere. */
export function statusColor(status: Status | undefined, theme: Theme): string {
  const { color } = theme
  switch (status) {
    case 'done':
      return color.success
    case 'active':
      return markColor(theme)
    case 'blocked':
      return color.danger
    case 'dropped':
      return color.textMuted
    case 'planned':
    case 'later':
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
    case 'active':
      return [ring, { d: half, fill: color }]
    case 'later':
      return [{ d: dashes, stroke: color, strokeWidth: 2 }]
    case 'blocked':
      return [
        { d: triangle, fill: color },
        { d: exclamation, stroke: paper, strokeWidth: 2.4 },
      ]
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
