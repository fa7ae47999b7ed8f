import { toLinear } from './oklch.ts'

/** Contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2, "relative luminance"). */
export function luminance(hex: string): number {
  const [r, g, b] = toLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The worst contrast of a colour over several grounds. */
export function worstContrast(hex: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map(ground => contrast(hex, ground)))
}
