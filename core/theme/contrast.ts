import type { ContrastLevel } from '../brief/design.ts'
import { distance, type Oklch, toHex, toLinear } from './oklch.ts'

/** Contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The worst contrast of a colour over several grounds. */
export function worstContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map(ground => contrast(hex, ground)))
}

/** The end of the lightness scale that a colour moves to when it needs more contrast. */
export type Toward = 'black' | 'white'

/** The end of the scale that stands out most from a ground. Whichever it is, it reaches at least 4.58:1. */
export function inkSide(ground: string): Toward {
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? 'black' : 'white'
}

/**
 * The nearest `#rrggbb` to a colour that reaches `target`:1 on every ground, found by moving its lightness in steps of .005;
 * black or white, where even that is not enough.
 */
export function solveContrast(
  color: Oklch,
  grounds: readonly string[],
  target: number,
  toward: Toward,
): string {
  const step = toward === 'black' ? -0.005 : 0.005
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...color, l })
    if (worstContrast(hex, grounds) >= target) return hex
  }
  return toward === 'black' ? '#000000' : '#ffffff'
}

/** Least contrast ratios (WCAG) of role pairs. */
interface ContrastTargets {
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

/** Contrast, and distance in Oklab, from which a field is told from its ground at a glance. */
const FIELD = { contrast: 1.6, distance: 0.18 }

/** Whether a field stands out from what is behind it, by its lightness or by its hue: yellow on turquoise does, cream on white does not. */
export function standsOut(fill: string, ground: string): boolean {
  return contrast(fill, ground) >= FIELD.contrast || distance(fill, ground) >= FIELD.distance
}
