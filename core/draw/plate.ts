import { placedPath } from '../compose/motifs/icons.ts'
import type { Outline } from '../compose/tree.ts'
import type { SceneName } from '../brief/design.ts'
import type { Plate } from '../image/asset.ts'
import { distance, mixed, toHex, toOklch } from '../theme/oklch.ts'
import { namedSeeds } from '../theme/scheme.ts'
import type { Theme } from '../theme/theme.ts'
import { themeOnColor } from '../theme/theme-on.ts'
import type { Item, Mark } from './frame.ts'
import { type PlateWords, pathOf, plateWords, runsOf, short, widthOf } from './plate-words.ts'
import { sceneNamed } from '../brief/scene.ts'
import { sceneryIn } from '../compose/scenes/scenery.ts'

/** The box of a plate. px */
interface PlateBox {
  readonly width: number
  readonly height: number
  readonly radius: number
}

/**
 * What stands for a missing picture, as outlines from the box's corner: a monogram, a scene that its words name, or a calm field in a
 * colour of the theme, with what the picture shows at the foot, or on a label in the middle where whoever shows it may cut its sides (`cropped`).
 */
export function plateOutlines(
  plate: Plate,
  box: PlateBox,
  theme: Theme,
  cropped = false,
): readonly Outline[] {
  const inks = inksOf(theme)
  const isRound = box.radius >= Math.min(box.width, box.height) / 2
  const initials = plate.initials ?? (isRound ? plate.mark : undefined)
  if (initials !== undefined) {
    const { accent, onAccent } = theme.paperColor
    const [fill, letters] = inks.isQuiet ? [inks.ground, inks.words] : [accent, onAccent]
    return [{ d: roundedBox(box), fill }, ...monogram(initials, box, theme, letters)]
  }
  const said = plate.words === undefined ? undefined : plateWords(plate.words, box, theme, cropped)
  const name = plate.scene ?? (plate.words === undefined ? undefined : sceneNamed(plate.words))
  if (name !== undefined) return sceneryOutlines(name, plate.seed, box, theme, said)
  const field = fieldOf(plate, theme, inks)
  const letters = said ? [{ d: said.letters, fill: themeOnColor(theme, field).color.text }] : []
  return [{ d: roundedBox(box), fill: field }, ...letters]
}

/** A scene under its sky, above what the picture shows in words. */
function sceneryOutlines(
  name: SceneName,
  seed: number,
  box: PlateBox,
  theme: Theme,
  said: PlateWords | undefined,
): readonly Outline[] {
  // What is round at its corners holds its forms off them.
  const inset = box.radius * 0.3
  const place = { width: box.width - 2 * inset, height: (said?.top ?? box.height - inset) - inset, seed }
  const { sky, outlines } = sceneryIn(theme, name, place)
  const forms =
    inset > 0 ? outlines.map(form => ({ ...form, d: placedPath(form.d, inset, inset, 1) })) : outlines
  if (!said) return [{ d: roundedBox(box), fill: sky }, ...forms]
  const label = said.label === undefined ? [] : [{ d: said.label, fill: sky }]
  const words = themeOnColor(theme, sky).color.text
  return [{ d: roundedBox(box), fill: sky }, ...forms, ...label, { d: said.letters, fill: words }]
}

/** The colour of a plate on which nothing is drawn: one of the brief's own, or a tone of it, another one from picture to picture. */
function fieldOf({ seed }: Plate, { paperColor, design }: Theme, { ground, forms }: Inks): string {
  const { color, decor } = design
  const { accent, paper } = paperColor
  const isTouch = color.sparing === true || decor.fields === false
  const others = namedSeeds(color).filter(
    hex => distance(hex, accent) > APART && distance(hex, paper) > APART,
  )
  const fields = isTouch
    ? [ground, forms[0]]
    : [accent, ...(others.length > 0 ? others.slice(0, 2) : [forms[0], forms[1]])]
  return fields[(seed >>> 4) % fields.length] ?? accent
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

/** Colours of a plate: its ground, its forms from the quietest, and what is written on the ground. */
interface Inks {
  readonly ground: string
  readonly forms: readonly [string, string, string]
  readonly words: string
  /** The accent is to be a touch, or the page calm. */
  readonly isQuiet: boolean
}

/** How far the ground and the forms are from the paper towards the colour of the forms. */
const TONES = { ground: 0.14, forms: [0.34, 0.56, 0.86], quiet: [0.26, 0.38, 0.52] } as const

/** Strength of colours up to which a brief wants its page calm, and what stands for a picture with it. */
const CALM = 0.95

/** Distance in Oklab from which a further colour of the brief is another one. */
const APART = 0.12

function inksOf(theme: Theme): Inks {
  const { paper, accent, text, onAccent } = theme.paperColor
  const { color, decor } = theme.design
  const isLoud = isLoudIn(theme)
  // Where a brief wants no ornaments a picture is still a picture, but calls for no attention.
  const isQuiet = color.sparing || decor.motifs === false || decor.fields === false || color.chroma <= CALM
  const from = isLoud ? accent : paper
  const to = isLoud ? onAccent : isQuiet ? quietOf(theme) : accent
  const [first, second, third] = (isQuiet ? TONES.quiet : TONES.forms).map(part =>
    isLoud ? mixed(from, to, part * 0.6) : tinted(from, to, part),
  ) as [string, string, string]
  const other = namedSeeds(color).find(seed => distance(seed, accent) > APART)
  return {
    ground: isLoud ? accent : mixed(paper, to, TONES.ground),
    forms: [first, second, (isQuiet ? undefined : other) ?? third],
    words: isLoud ? onAccent : text,
    isQuiet,
  }
}

/** Chroma up to which a colour has no hue. */
const HUELESS = 0.02

/** Between two colours in the hue of the second, which mixed with another hue turns muddy; in that of the first where it has none: white on red is no grey. */
function tinted(from: string, to: string, part: number): string {
  const [{ l }, end] = [toOklch(from), toOklch(to)]
  if (end.c <= HUELESS) return mixed(from, to, part)
  return toHex({ l: l + (end.l - l) * part, c: end.c * part, h: end.h })
}

/** What forms are drawn in where the accent is to be a touch: a deeper tone of coloured paper, else a grey with a trace of the accent. */
function quietOf({ paperColor, mode }: Theme): string {
  const [paper, accent] = [toOklch(paperColor.paper), toOklch(paperColor.accent)]
  const { c, h } = paper.c > 0.006 ? { c: paper.c + 0.03, h: paper.h } : accent
  return toHex({ l: mode === 'dark' ? 0.75 : 0.5, c: Math.min(c, 0.05), h })
}

/** Chroma from which on an accent is a colour that is not to be thinned. */
const LOUD = 0.17

/** Whether a strong accent of the brief is the ground of plates as it is: not where it is to be a touch. */
function isLoudIn({ design, paperColor }: Theme): boolean {
  const { sparing, seeds, shares = [] } = design.color
  const isAlone =
    seeds.length === 1 &&
    !sparing &&
    design.color.chroma > CALM &&
    shares.length === 0 &&
    design.decor.fields !== false
  return isAlone && toOklch(paperColor.accent).c >= LOUD
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
