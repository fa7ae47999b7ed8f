import type { Theme } from '../theme/theme.ts'
import type { Edges, Rule, Style } from './style.ts'

/** Distances in px by reading direction: `start` is where a line begins. */
export interface FlowSides {
  readonly top?: number
  readonly bottom?: number
  readonly start?: number
  readonly end?: number
}

/** Edges for a padding or margin; in right-to-left documents the start is on the right. */
export function flowEdges(theme: Theme, { top = 0, bottom = 0, start = 0, end = 0 }: FlowSides): Edges {
  return theme.dir === 'rtl' ? [top, start, bottom, end] : [top, end, bottom, start]
}

/** A border on the side where lines begin. */
export function startBorder(theme: Theme, rule: Rule): Style {
  return theme.dir === 'rtl' ? { borderRight: rule } : { borderLeft: rule }
}
