import { type Shape, toPath } from '../compose/motifs/shape.ts'
import type { Outline } from '../compose/tree.ts'
import type { Plate } from '../image/asset.ts'
import { toHex, toOklch } from '../theme/oklch.ts'
import type { Theme } from '../theme/theme.ts'
import type { Item, Mark } from './frame.ts'
import { pathOf, plateWords, runsOf, short, widthOf } from './plate-words.ts'

/** The box of a plate. px */
interface PlateBox {
  readonly width: number
  readonly height: number
  readonly radius: number
}

/**
 * What stands for a missing picture, as outlines from the box's corner: a ground, and what the picture shows, a monogram or a
 * quiet motif on it. `cropped`: whoever shows it may cut its sides, so that its words keep to the middle.
 */
export function plateOutlines(
  plate: Plate,
  box: PlateBox,
  theme: Theme,
  cropped = false,
): readonly Outline[] {
  const loud = loudGround(theme)
  const tone = (step: number): string => (loud && step === 0 ? loud.ground : toneOf(theme, step))
  const ground: Outline = { d: roundedBox(box), fill: tone(0) }
  if (plate.initials !== undefined)
    return [ground, ...monogram(plate.initials, box, theme, loud?.words ?? tone(7))]
  const said = plate.words && plateWords(plate.words, box, theme, cropped)
  if (said) return [ground, { d: said, fill: loud?.words ?? tone(9) }]
  if (loud) return [ground]
  const motif = motifs[plate.seed % motifs.length] ?? discs
  return [ground, ...motif({ ...box, turn: (plate.seed >>> 8) % 4, tone })]
}

/** The outlines of a plate in its place on a page. */
export function plateItems(
  plate: Plate,
  { x, y, ...box }: PlateBox & { readonly x: number; readonly y: number },
  theme: Theme,
  mark: Mark | undefined,
): readonly Item[] {
  const place = { kind: 'path', x, y, scaleX: 1, scaleY: 1, mark } as const
  return plateOutlines(plate, box, theme).map(outline => ({ ...place, ...outline }))
}

/** Chroma from which on an accent is a colour that is not to be thinned. */
const LOUD = 0.17

/** A strong accent of the brief is the ground of plates as it is; undefined where it is none, or is to be a touch. */
function loudGround({
  design,
  paperColor,
}: Theme): { readonly ground: string; readonly words: string } | undefined {
  const { sparing, seeds, shares = [] } = design.color
  const isLoud = seeds.length === 1 && !sparing && shares.length === 0 && toOklch(paperColor.accent).c >= LOUD
  return isLoud ? { ground: paperColor.accent, words: paperColor.onAccent } : undefined
}

/** How far the first tone is from the paper and the others from each other, and how much of a hue they have at most. */
const TONES = { first: 0.085, step: 0.042, chroma: 0.035 }

/** Tones of the paper, ever further from it: in its own hue, or in a trace of the accent's where the paper has none. */
function toneOf({ paperColor, mode }: Theme, step: number): string {
  const paper = toOklch(paperColor.paper)
  const accent = toOklch(paperColor.accent)
  const away = TONES.first + step * TONES.step
  const tint =
    paper.c > 0.006
      ? { c: Math.max(paper.c, TONES.chroma), h: paper.h }
      : { c: Math.min(accent.c, TONES.chroma), h: accent.h }
  return toHex({ l: paper.l + (mode === 'dark' ? away * 1.2 : -away), c: tint.c, h: tint.h })
}

/** A motif's box, which way it is turned (0–3), and its tones, the ground's being 0. */
interface MotifPlace extends PlateBox {
  readonly turn: number
  readonly tone: (step: number) => string
}

type Motif = (place: MotifPlace) => readonly Outline[]

/** Quarter rings around one corner. */
const rings: Motif = ({ width, height, radius, turn, tone }) => {
  const reach = Math.min(width, height)
  return [0.96, 0.7, 0.44].map((part, at) => {
    const quarter = quarterDisc(reach * part, Math.min(radius, reach * part))
    return { d: turned(quarter, turn, width, height), fill: tone(1 + at) }
  })
}

/** Two half discs that overlap on one of the long edges. */
const arches: Motif = ({ width, height, radius, turn, tone }) => {
  const room = Math.max(0, width - 2 * radius)
  const large = Math.min(height * 0.78, room * 0.36)
  const little = large * 0.66
  const left = radius + room * 0.1 + large
  const right = Math.min(left + large * 1.05, width - radius - little)
  const half = (center: number, reach: number): Shape => [
    ['M', center - reach, height],
    ['A', reach, center + reach, height],
    ['Z'],
  ]
  const mirrored = turn % 2
  return [half(left, large), half(right, little)].map((shape, at) => ({
    d: turned(shape, mirrored, width, height),
    fill: tone(1 + at),
  }))
}

/** Slanting bands from edge to edge. */
const bands: Motif = ({ width, height, radius, turn, tone }) => {
  const slant = Math.min(height * 0.5, width * 0.3)
  const room = width - 2 * radius - slant
  const band = (from: number, to: number): Shape => [
    ['M', radius + slant + room * from, 0],
    ['L', radius + slant + room * to, 0],
    ['L', radius + room * to, height],
    ['L', radius + room * from, height],
    ['Z'],
  ]
  return [band(0.16, 0.52), band(0.52, 0.68), band(0.8, 0.86)].map((shape, at) => ({
    d: turned(shape, turn % 2, width, height),
    fill: tone(at === 1 ? 2 : 1),
  }))
}

/** Two discs that overlap in the middle, and the lens that they share. */
const discs: Motif = ({ width, height, turn, tone }) => {
  const reach = Math.min(width, height) * 0.31
  const apart = reach * 0.56
  const rise = Math.sqrt(reach * reach - apart * apart)
  const [x, y] = [width / 2, height / 2]
  const disc = (center: number): Shape => [
    ['M', center - reach, y],
    ['A', reach, center + reach, y],
    ['A', reach, center - reach, y],
    ['Z'],
  ]
  const lens: Shape = [['M', x, y - rise], ['A', reach, x, y + rise], ['A', reach, x, y - rise], ['Z']]
  return [disc(x - apart), disc(x + apart), lens].map((shape, at) => ({
    d: turned(shape, turn % 2, width, height),
    fill: tone(1 + at),
  }))
}

const motifs: readonly Motif[] = [rings, arches, bands, discs]

/** A quarter disc in the top left corner of a box whose corners are round. */
function quarterDisc(reach: number, radius: number): Shape {
  return [
    ['M', radius, 0],
    ['L', reach, 0],
    ['A', reach, 0, reach],
    ['L', 0, radius],
    ['A', radius, radius, 0],
    ['Z'],
  ]
}

/** Path data of a shape, mirrored in its box: across when `turn` is odd, down from 2 on. */
function turned(shape: Shape, turn: number, width: number, height: number): string {
  return toPath(shape, { width, height, across: turn % 2 === 1, down: turn >= 2 })
}

function roundedBox({ width, height, radius }: PlateBox): string {
  const corner = Math.min(radius, width / 2, height / 2)
  if (corner <= 0) return `M0 0H${short(width)}V${short(height)}H0Z`
  const [w, h, r] = [short(width), short(height), short(corner)]
  const arc = `A${r} ${r} 0 0 1`
  return `M${r} 0H${short(width - corner)}${arc} ${w} ${r}V${short(height - corner)}${arc} ${short(width - corner)} ${h}H${r}${arc} 0 ${short(height - corner)}V${r}${arc} ${r} 0Z`
}

/** Letters as outlines in the middle of a box: they are a picture, not words of the copy. */
function monogram(
  initials: string,
  { width, height }: PlateBox,
  theme: Theme,
  fill: string,
): readonly Outline[] {
  const size = Math.min(width, height) * (initials.length > 1 ? 0.36 : 0.46)
  const runs = runsOf(initials.toLocaleUpperCase(theme.lang), theme)
  const whole = widthOf(runs) * size
  const cap = runs[0]?.face.capHeight ?? 0.7
  const path = pathOf(runs, { x: (width - whole) / 2, y: height / 2 + (cap * size) / 2 }, size)
  return path === '' ? [] : [{ d: path, fill }]
}
