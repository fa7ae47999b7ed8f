/** The colours of lanes whose plans fill their periods: rows of a grid, each with its name on a field and a line through its stops. */
import { distance, mixed } from '../../../core/theme/oklch.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { readableOn } from '../sheets/washed.ts'
import type { Chart } from './chart.ts'

/** Whether lanes with names have plans that fill their periods, and no lengths of time: a grid of what is done where and when. */
export function isGridded({ bands, isThemed }: Chart): boolean {
  return (
    bands.length > 1 &&
    !isThemed &&
    bands.every(({ blocks }) =>
      blocks.every(({ start, end }) => Number.isInteger(start) && end - start === 1),
    )
  )
}

/** Distance in Oklab from which on two colours are told apart. */
const APART = 0.12

/** The colour of a lane by its place: where each is to have its own those of the brief come first, then those of series; else the accent. */
export function laneColor(at: number, { design, chart, color }: Theme): string {
  if (!design.color.each) return color.accent
  const isApart = (one: string) => (other: string) => distance(one, other) > APART
  const named = namedSeeds(design.color).filter(isApart(color.paper))
  const further = chart.filter(one => named.every(isApart(one)))
  const all = [...named, ...further]
  return all[at % all.length] ?? color.accent
}

/** The part of a lane's colour in the ground of its plans. */
const TINT = 0.14

/** The theme on the ground of a plan in a lane. */
export function onLane(theme: Theme, color: string): Theme {
  return readableOn(theme, mixed(theme.color.paper, color, TINT))
}
