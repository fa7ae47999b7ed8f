import { isSetSolid } from '../fonts/scripts.ts'
import type { Theme } from './theme.ts'

/**
 * The theme with its type multiplied by a factor, for a place where words stand larger or smaller than body, and its
 * distances by another, which is the same unless it is given.
 */
export function scaled(theme: Theme, by: number, room: number = by): Theme {
  const { type } = theme
  return {
    ...theme,
    unit: theme.unit * room,
    type: {
      ...type,
      base: Math.round(type.base * by),
      steps: type.steps.map(step => Math.round(step * by)),
      measure: type.measure * by,
    },
  }
}

/** The theme with no type smaller than `least` px. */
export function noSmallerThan(theme: Theme, least: number): Theme {
  const { type } = theme
  const steps = type.steps.map(step => Math.max(step, least))
  return { ...theme, type: { ...type, base: Math.max(type.base, least), steps } }
}

/** The theme with the lines of its titles as close as `leading` allows, in sizes of their type; words of scripts without gaps keep theirs. */
export function closedUp(theme: Theme, words: string, leading: number): Theme {
  const { type } = theme
  if (isSetSolid(words)) return theme
  return { ...theme, type: { ...type, displayLeading: Math.min(type.displayLeading, leading) } }
}
