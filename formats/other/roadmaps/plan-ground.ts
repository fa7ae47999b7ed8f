/** The grounds and colours that plans have by how far they are. */
import type { Style } from '../../../core/compose/style.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { washed } from '../sheets/washed.ts'
import type { Chart } from './chart.ts'

/** How much of a chart is under way. */
export interface Loudness {
  /** So much is under way that its ground is a tint. */
  readonly isLoud: boolean
}

/** The share of plans under way from which on the accent would be everywhere. */
const LOUD = 0.4

/** Whether so much is under way that the accent would be everywhere. */
export function isLoud({ bands }: Chart): boolean {
  const plans = bands.flatMap(({ blocks }) => blocks)
  return plans.filter(({ plan }) => plan.status === 'active').length > plans.length * LOUD
}

/** The ground of a plan by how far it is; what is not sure has a broken line. */
export function groundOf(status: Status | undefined, look: Loudness, theme: Theme): Style {
  const own = themeFor(status, look, theme)
  const dashed = status === 'later' || status === 'dropped'
  return {
    background: own.color.paper,
    color: own.color.text,
    ...(dashed && { border: { width: 2, color: theme.color.border, style: 'dashed' } }),
  }
}

/** Degrees of hue within which a green accent and what is done would look alike. */
const ALIKE = 40

/** The theme on the ground of a status: what is under way has the accent, so that it is found first. */
export function themeFor(status: Status | undefined, { isLoud }: Loudness, theme: Theme): Theme {
  const { accent, success, textMuted } = theme.color
  const apart = Math.abs(toOklch(accent).h - toOklch(success).h)
  switch (status) {
    case 'done':
      return washed(theme, Math.min(apart, 360 - apart) < ALIKE ? textMuted : success, 0.2)
    case 'active':
      return isLoud ? washed(theme, accent, 0.26) : onAccent(theme)
    case 'blocked':
      return stopped(theme)
    case 'later':
    case 'dropped':
      return theme
    case 'planned':
    case undefined:
      return washed(theme, accent, 0.1)
  }
}

/** What is held up is seen first: a field of the colour of danger, unless what is under way looks like that. */
export function stopped(theme: Theme): Theme {
  const { accent, danger } = theme.color
  const apart = Math.abs(toOklch(accent).h - toOklch(danger).h)
  const isAlike = toOklch(accent).c > 0.05 && Math.min(apart, 360 - apart) < ALIKE
  if (isAlike || theme.design.decor.fields === false) return washed(theme, danger, 0.2)
  const own = themeOnColor(theme, danger)
  return { ...own, chart: [own.color.text], color: { ...own.color, danger: own.color.text } }
}

/** The theme on the accent, with marks in the colour of its words. */
function onAccent(theme: Theme): Theme {
  const own = themeOn(theme, 'accent')
  return { ...own, chart: [own.color.text] }
}
