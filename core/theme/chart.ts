import type { ColorDesign } from '../brief/design.ts'
import { createBoundedCache } from '../fonts/bounded-cache.ts'
import { contrast, solveContrast } from './contrast.ts'
import type { Grounds } from './grounds.ts'
import { isTouch } from './scheme.ts'
import { avoidHues, hueTurn, type Oklch, toHex, toLinear, toOklab, toOklch, type Triple } from './oklch.ts'

/** Least ΔE-OK between two series under every simulated vision. */
export const SERIES_DIFFERENCE = 0.06

/** Least contrast of a mark to the paper (WCAG 1.4.11). */
export const MARK_CONTRAST = 3

const MOST = 7

/** Hues after the accent, in the order of Okabe and Ito (2008): orange, sky, bluish green, blue, vermilion, purple, then fillers. */
const HUES = [66, 235, 165, 255, 45, 345, 130, 300, 200, 20]

/** Lightness that neighbours alternate between, so that they differ without hue. */
const LIGHTNESS: Record<'light' | 'dark', readonly number[]> = {
  light: [0.44, 0.64, 0.52, 0.36, 0.6, 0.48],
  dark: [0.84, 0.62, 0.74, 0.9, 0.66, 0.8],
}

interface Series {
  readonly hex: string
  readonly seen: readonly Triple[]
}

/**
 * Categorical colours for series, at most seven: the brand colours first, then the hues of Okabe and Ito, each at the
 * lightness nearest to a light–dark rhythm that keeps it apart from the others for colour-blind eyes.
 */
export function chartColors(color: ColorDesign, grounds: Grounds): readonly string[] {
  const { seeds, shares, chroma, forbidHues } = color
  const kept = [...forbidHues, ...stateHues(color)]
  const { mode, paper, ink } = grounds
  const key = JSON.stringify([seeds, shares, chroma, kept, paper, ink])
  const known = solved.get(mode, key)
  if (known) return known
  const colors = solveSeries({ ...color, forbidHues: kept }, grounds)
  solved.set(mode, key, colors)
  return colors
}

/** What tells a state tells no series: the hues of the colours that a brief keeps for states. */
function stateHues({ success, warning, danger, info }: ColorDesign): ColorDesign['forbidHues'] {
  return [success, warning, danger, info]
    .filter(hex => hex !== undefined)
    .map(toOklch)
    .filter(({ c }) => c > 0.03)
    .map(({ h }) => [(h + 360 - OF_STATE) % 360, (h + OF_STATE) % 360] as const)
}

/** Degrees to either side of a state's hue that look like it. */
const OF_STATE = 18

/** A brand has its colours on few grounds, and every document asks for them on each. */
const solved = createBoundedCache<readonly string[]>(500)

function solveSeries(color: ColorDesign, grounds: Grounds): readonly string[] {
  const series: Series[] = []
  const add = (hex: string | undefined) => {
    if (hex !== undefined && series.length < MOST) series.push({ hex, seen: seenBy(hex) })
  }
  const [lead, ...others] = color.seeds
  // A touch of a colour tells no series.
  for (const seed of lead === undefined ? [] : [lead, ...others.filter(hex => !isTouch(hex, color))]) {
    const mark = solveContrast(toOklch(seed), [grounds.paper], MARK_CONTRAST, grounds.ink)
    if (isApart(mark, series)) add(mark)
  }
  while (series.length < MOST) {
    const fresh = newHues(series)
    const next = nearestFree(fresh, series, color, grounds) ?? nearestFree(HUES, series, color, grounds)
    if (next === undefined) break
    add(next)
  }
  return series.map(({ hex }) => hex)
}

/** Hues that no series has taken. */
function newHues(series: readonly Series[]): readonly number[] {
  const taken = series.map(({ hex }) => toOklch(hex)).filter(({ c }) => c > 0.03)
  return HUES.filter(hue => taken.every(({ h }) => Math.abs(hueTurn(h, hue)) > 18))
}

/** The colour nearest to the rhythm that is still free; of several, the first hue's. */
function nearestFree(
  hues: readonly number[],
  series: readonly Series[],
  color: ColorDesign,
  grounds: Grounds,
): string | undefined {
  const rhythm = LIGHTNESS[grounds.mode]
  const wanted = rhythm[(series.length + rhythm.length - 1) % rhythm.length] ?? 0.5
  for (let offset = 0; offset <= 0.4; offset += 0.04) {
    for (const hue of hues) {
      for (const l of [wanted - offset, wanted + offset]) {
        const hex = toHex(avoidHues(seriesColor(l, hue, color.chroma), color.forbidHues))
        if (contrast(hex, grounds.paper) >= MARK_CONTRAST && isApart(hex, series)) return hex
      }
    }
  }
  return undefined
}

function seriesColor(l: number, h: number, chroma: number): Oklch {
  return { l, c: 0.125 * Math.min(chroma, 1.3), h }
}

function isApart(hex: string, series: readonly Series[]): boolean {
  const seen = seenBy(hex)
  return series.every(other => leastDifference(seen, other.seen) >= SERIES_DIFFERENCE)
}

/** Ways of seeing colour that a chart has to survive. */
type Vision = 'typical' | 'protan' | 'deutan' | 'tritan'

/** Linear sRGB matrices at severity 1 (Machado, Oliveira and Fernandes 2009, table 1). */
const matrices: Record<Vision, readonly [Triple, Triple, Triple]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** All four ways of seeing. */
export const visions: readonly Vision[] = ['typical', 'protan', 'deutan', 'tritan']

/** A colour as each of the `visions` sees it, in Oklab. Compare two of them with `leastDifference`. */
export function seenBy(hex: string): readonly Triple[] {
  const rgb = toLinear(hex)
  return visions.map(vision => {
    const [r, g, b] = matrices[vision]
    return toOklab([shown(r, rgb), shown(g, rgb), shown(b, rgb)])
  })
}

/** How far apart two colours look to whoever sees them least well (ΔE-OK, 0–1). */
export function leastDifference(one: readonly Triple[], other: readonly Triple[]): number {
  return Math.min(...one.map((color, index) => distance(color, other[index] ?? color)))
}

function shown(row: Triple, rgb: Triple): number {
  const value = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]
  return Math.min(Math.max(value, 0), 1)
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
