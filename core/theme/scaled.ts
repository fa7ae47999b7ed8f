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
