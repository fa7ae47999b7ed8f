import type { Oklch } from './oklch.ts'

/** A stretch of the hue circle in degrees; `from` may be greater than `to` where it passes 0. */
export type HueRange = readonly [from: number, to: number]

/** Degrees kept between a derived hue and the edge of a range it was moved out of. */
const CLEARANCE = 10

/** Whether a hue lies in one of the ranges. */
export function isForbidden(hue: number, ranges: readonly HueRange[]): boolean {
  return ranges.some(range => within(hue, range, 0))
}

/** A derived colour with its hue turned out of the forbidden ranges by the shortest way; grey where no hue is left. */
export function avoidHues(color: Oklch, ranges: readonly HueRange[]): Oklch {
  if (color.c === 0 || !isForbidden(color.h, ranges)) return color
  const h = nearestHue(color.h, ranges, CLEARANCE) ?? nearestHue(color.h, ranges, 0)
  return h === undefined ? { ...color, c: 0, h: 0 } : { ...color, h }
}

function nearestHue(hue: number, ranges: readonly HueRange[], clearance: number): number | undefined {
  for (let turn = 1; turn <= 180; turn++) {
    for (const candidate of [turned(hue, turn), turned(hue, -turn)]) {
      if (!ranges.some(range => within(candidate, range, clearance))) return candidate
    }
  }
  return undefined
}

function turned(hue: number, degrees: number): number {
  return (hue + degrees + 360) % 360
}

function within(hue: number, [from, to]: HueRange, clearance: number): boolean {
  const span = ((to - from + 360) % 360) + 2 * clearance
  if (span >= 360) return true
  return (hue - from + clearance + 720) % 360 <= span
}
