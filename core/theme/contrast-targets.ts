import type { ContrastLevel } from '../brief/design.ts'

/** Least contrast ratios (WCAG) of role pairs. */
export interface ContrastTargets {
  /** Body text and headings on every ground. */
  readonly text: number
  readonly muted: number
  /** The accent as text, links, status words. */
  readonly accentText: number
  readonly onAccent: number
  /** Marks that carry meaning. */
  readonly border: number
  /** Decorative: 1 asks for nothing. */
  readonly hairline: number
}

/** By contrast level. `low` softens the starting colours but keeps the minimum of `normal`: softer than that is not readable. */
export const contrastTargets: Record<ContrastLevel, ContrastTargets> = {
  low: { text: 7, muted: 4.5, accentText: 4.5, onAccent: 4.5, border: 3, hairline: 1 },
  normal: { text: 7, muted: 4.5, accentText: 4.5, onAccent: 4.5, border: 3, hairline: 1 },
  high: { text: 11, muted: 7, accentText: 7, onAccent: 7, border: 4.5, hairline: 3 },
  max: { text: 21, muted: 11, accentText: 7, onAccent: 7, border: 7, hairline: 4.5 },
}

/** An explicit text colour is kept from this ratio up. */
export const EXPLICIT_INK = 4.5
