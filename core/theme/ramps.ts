import type { ColorDesign, Mode } from '../brief/design.ts'
import { chartColors } from './chart.ts'
import type { Grounds } from './grounds.ts'
import { HUED, type Oklch, toHex, toOklch } from './oklch.ts'
import type { Theme } from './theme.ts'

/** Lightness of each step, and chroma as a share of the seed's; measured from @radix-ui/colors 3.0.0. */
interface RampTable {
  readonly lightness: readonly number[]
  readonly chroma: readonly number[]
}

const accentTables: Record<Mode, RampTable> = {
  light: {
    lightness: [0.993, 0.982, 0.959, 0.931, 0.9, 0.86, 0.807, 0.736, 0, 0, 0.515, 0.335],
    chroma: [0.02, 0.08, 0.19, 0.3, 0.39, 0.48, 0.58, 0.75, 1, 0.93, 0.89, 0.46],
  },
  dark: {
    lightness: [0.187, 0.211, 0.264, 0.305, 0.348, 0.396, 0.456, 0.532, 0, 0, 0.76, 0.915],
    chroma: [0.1, 0.14, 0.3, 0.43, 0.49, 0.53, 0.59, 0.7, 1, 0.93, 0.87, 0.38],
  },
}

const neutralTables: Record<Mode, RampTable> = {
  light: {
    lightness: [0.992, 0.982, 0.956, 0.932, 0.909, 0.886, 0.852, 0.792, 0.643, 0.608, 0.502, 0.242],
    chroma: [0.35, 0.42, 0.5, 0.5, 0.58, 0.6, 0.67, 0.83, 1, 1, 0.85, 0.8],
  },
  dark: {
    lightness: [0.179, 0.213, 0.252, 0.283, 0.312, 0.348, 0.4, 0.49, 0.536, 0.582, 0.768, 0.948],
    chroma: [0.35, 0.42, 0.5, 0.5, 0.58, 0.6, 0.67, 0.83, 1, 1, 0.85, 0.3],
  },
}

/**
 * One colour of the accent's ramp, step 1–12: 1–2 page grounds, 3–5 tints, 6 hairline, 7–8 borders, 9 the seed, 10 hover,
 * 11 text, 12 strong text. `chroma` multiplies the seed's chroma except at step 9.
 */
export function accentStep(seed: string, mode: Mode, step: number, chroma: number): Oklch {
  const { l, c, h } = toOklch(seed)
  if (step === 9) return { l, c, h }
  const share = accentTables[mode].chroma[step - 1] ?? 1
  // Hover darkens a light colour a little and a dark one more (Radix custom palettes, step 10).
  const lightness = step === 10 ? Math.max(l - 0.03 / (l + 0.1), 0) : accentTables[mode].lightness[step - 1]
  return { l: lightness ?? l, c: c * share * chroma, h }
}

/** Lightness from which on an accent is pale itself: coral is not. */
const PALE = 0.8

/** Chroma of a light ground that is no colour of its own; one beside blue is blue, for as a trace of it a grey is seen. */
const MOST_TINT = 0.008
const MOST_BLUE = 0.018

/** Hues of blues, in OKLCH degrees. */
const BLUES = { from: 225, to: 285 }

/**
 * A light ground beside an accent: a trace of its hue, for a paler red is pink, which nobody asked for. Beside an accent that is
 * pale itself the tint is the colour that was asked for, and stays.
 */
export function quietTint(tint: Oklch, accent: string): Oklch {
  const { l, c, h } = toOklch(accent)
  if (l > PALE) return tint
  const isBlue = c >= HUED && h >= BLUES.from && h <= BLUES.to
  return { ...tint, c: isBlue ? MOST_BLUE : Math.min(tint.c, MOST_TINT) }
}

/** The twelve accent steps as `#rrggbb`; step 9 is the seed verbatim. */
export function accentRamp(seed: string, mode: Mode, chroma: number): readonly string[] {
  return STEPS.map(step => (step === 9 ? seed : toHex(accentStep(seed, mode, step, chroma))))
}

/** The trace of colour in a grey: its hue, and the chroma of the middle greys. */
export type Tint = Pick<Oklch, 'c' | 'h'>

/** One neutral, step 1–12, tinted with a hue. */
export function neutralStep({ c, h }: Tint, mode: Mode, step: number): Oklch {
  const table = neutralTables[mode]
  return { l: table.lightness[step - 1] ?? 0.5, c: c * (table.chroma[step - 1] ?? 1), h }
}

/** The twelve neutral steps as `#rrggbb`. */
export function neutralRamp(tint: Tint, mode: Mode): readonly string[] {
  return STEPS.map(step => toHex(neutralStep(tint, mode, step)))
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Ramps and the colours of series on a ground. */
export function resolveScales(
  color: ColorDesign,
  accent: string,
  grounds: Grounds,
): Pick<Theme, 'accentRamp' | 'neutralRamp' | 'chart'> {
  return {
    accentRamp: accentRamp(accent, grounds.mode, color.chroma),
    neutralRamp: neutralRamp(grounds.tint, grounds.mode),
    chart: chartColors(color, grounds),
  }
}
