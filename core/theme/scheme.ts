import { type ColorDesign, TOUCH } from '../brief/design.ts'
import { contrast } from './contrast.ts'
import { avoidHues, HUED, toHex, toOklch } from './oklch.ts'

/** Degrees from the accent to the colours that a scheme puts beside it. */
const turns: Record<ColorDesign['scheme'], readonly number[]> = {
  mono: [],
  analogous: [30, -30],
  complement: [180],
  triad: [120, -120],
}

/** Lightness of derived colours: deep enough for a field with white words on it, then bright enough for a mark. */
const LIGHTNESS = [0.38, 0.62]

/**
 * A design with the brand colours that its scheme derives from a single accent. Colours that are named stand for themselves,
 * be one of them the paper or the ink, and a grey has no hue to begin from.
 */
export function withScheme(color: ColorDesign): ColorDesign {
  const [accent, ...others] = color.seeds
  const { c, h } = toOklch(accent ?? '#000000')
  const isOneOfSeveral = others.length > 0 || hasHue(color.paper) || hasHue(color.ink)
  if (accent === undefined || isOneOfSeveral || c < HUED) return color
  const derived = turns[color.scheme].map((turn, at) =>
    toHex(
      avoidHues(
        { l: LIGHTNESS[at] ?? 0.5, c: Math.min(Math.max(c, 0.07), 0.14), h: (h + turn + 360) % 360 },
        color.forbidHues,
      ),
    ),
  )
  return derived.length === 0 ? color : { ...color, seeds: [accent, ...derived] }
}

function hasHue(hex: string | null): boolean {
  return hex !== null && toOklch(hex).c >= HUED
}

/** The brand colours that somebody named: all but those that the scheme derived. */
export function namedSeeds(color: ColorDesign): readonly string[] {
  const [accent, ...others] = color.seeds
  if (accent === undefined || others.length === 0) return color.seeds
  const { seeds } = withScheme({ ...color, seeds: [accent] })
  const isDerived = seeds.length === color.seeds.length && seeds.every((seed, at) => seed === color.seeds[at])
  return isDerived ? [accent] : color.seeds
}

/** The second colour that a brief names beside its accent, for fine lines that are seen on the paper: `a little gold`. */
export function fineColor(color: ColorDesign, paper: string): string | undefined {
  return namedSeeds(color)
    .slice(1)
    .find(seed => contrast(seed, paper) >= SEEN)
}

/** Contrast of a fine line that is seen. */
const SEEN = 1.6

/** Whether a brief wants no more than a touch of a colour. */
export function isTouch(hex: string, { shares = [] }: ColorDesign): boolean {
  return shares.some(share => share.hex === hex && share.most <= TOUCH)
}

/** The named brand colours beside the accent that may be fields: those that are not to be a touch. */
export function fieldSeeds(color: ColorDesign): readonly string[] {
  return namedSeeds(color)
    .slice(1)
    .filter(seed => !isTouch(seed, color))
}
