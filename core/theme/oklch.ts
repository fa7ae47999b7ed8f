/** A colour in OKLCH: lightness 0–1, chroma 0–about .4, hue in degrees. Matrices: Björn Ottosson, "A perceptual color space" (2020). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Three channels: linear sRGB 0–1, or Oklab. */
export type Triple = readonly [number, number, number]

/** Linear-light sRGB (0–1) of `#rrggbb`, for luminance and simulations. */
export function toLinear(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [channelOf(value >> 16), channelOf(value >> 8), channelOf(value)]
}

/** Oklab of linear-light sRGB: equal distances look about equally far apart. */
export function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLCH of `#rrggbb`; greys have hue 0. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(toLinear(hex))
  const c = Math.hypot(a, b)
  if (c < 0.0005) return { l, c: 0, h: 0 }
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** `#rrggbb` of a colour. What sRGB cannot show loses chroma only; lightness and hue stay. */
export function toHex(color: Oklch): string {
  const l = Math.min(Math.max(color.l, 0), 1)
  let shown = toRgb({ ...color, l })
  if (inGamut(shown)) return hexOf(shown)
  let low = 0
  let high = color.c
  for (let step = 0; step < 20; step++) {
    const c = (low + high) / 2
    shown = toRgb({ l, c, h: color.h })
    if (inGamut(shown)) low = c
    else high = c
  }
  return hexOf(toRgb({ l, c: low, h: color.h }))
}

/** How far apart two colours look: 0 the same, 1 black and white. */
export function distance(hex: string, other: string): number {
  const [l1, a1, b1] = toOklab(toLinear(hex))
  const [l2, a2, b2] = toOklab(toLinear(other))
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/** A colour with so much of another in it (0–1), as paint of both would look. */
export function mixed(hex: string, other: string, part: number): string {
  const [l1, a1, b1] = toOklab(toLinear(hex))
  const [l2, a2, b2] = toOklab(toLinear(other))
  const [l, a, b] = [l1 + (l2 - l1) * part, a1 + (a2 - a1) * part, b1 + (b2 - b1) * part]
  return toHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 })
}

/** A paper with so much of a colour in it (0–1) that keeps its hue: a tint of navy is blue, and no grey. */
export function tinted(paper: string, color: string, part: number): string {
  const mixture = mixed(paper, color, part)
  const { c, h } = toOklch(color)
  const { l, c: left } = toOklch(mixture)
  return c < HUED ? mixture : toHex({ l, c: Math.max(left, Math.min(c, DEEP_HUE) * Math.sqrt(part)), h })
}

/** Chroma from which a colour has a hue of its own: cream has none. */
export const HUED = 0.03
/** Chroma of deep colours of which a tint keeps its part. */
const DEEP_HUE = 0.06

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Half an 8-bit step of tolerance: such a colour still rounds to a true one. */
function inGamut(rgb: Triple): boolean {
  return rgb.every(channel => channel > -0.0001 && channel < 1.0001)
}

function hexOf(rgb: Triple): string {
  return `#${rgb.map(channel => encoded(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The light of each 8-bit step. */
const light = Array.from({ length: 256 }, (_, byte) => linear(byte / 255))

const channelOf = (byte: number): number => light[byte & 255] ?? 0

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(channel: number): number {
  const value = Math.min(Math.max(channel, 0), 1)
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** A stretch of the hue circle in degrees; `from` may be greater than `to` where it passes 0. */
type HueRange = readonly [from: number, to: number]

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

/** Degrees from one hue to another the shorter way round: -180 to 180. */
export function hueTurn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

function turned(hue: number, degrees: number): number {
  return (hue + degrees + 360) % 360
}

function within(hue: number, [from, to]: HueRange, clearance: number): boolean {
  const span = ((to - from + 360) % 360) + 2 * clearance
  if (span >= 360) return true
  return (hue - from + clearance + 720) % 360 <= span
}
