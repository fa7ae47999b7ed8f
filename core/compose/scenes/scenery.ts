/** The scene along the foot of a sheet: it takes room of a single sheet, and on the first of several what that leaves free. */
import type { SceneName } from '../../brief/design.ts'
import { contrast } from '../../theme/contrast.ts'
import { distance, hueTurn, mixed, toHex, toOklch } from '../../theme/oklch.ts'
import { namedSeeds } from '../../theme/scheme.ts'
import type { Theme } from '../../theme/theme.ts'
import { borderOf, pageInside } from '../border.ts'
import { inksOn, SEEN } from '../motifs/inks.ts'
import { isDusk, scene } from './scenes.ts'
import type { PlacedArt, Surround } from '../surround.ts'
import type { Outline } from '../tree.ts'

/** Part of a sheet's height that a scene takes, and of its width at most. */
const SHARE = { ofHeight: 0.24, ofWidth: 0.42 }

/** Distance in Oklab from which the light is told from what it shines on. */
const APART = 0.12

/** Whether a scene along the foot of a format's sheets takes room from what stands on them: not where it has what they leave free. */
export function takesRoom({
  surface,
  group,
}: {
  readonly surface: string
  readonly group?: string
}): boolean {
  return surface === 'canvas' && group !== 'slides'
}

/** What a scene takes of single sheets of a page, and how it is drawn; undefined where the design has none. */
export function sceneryAround(theme: Theme): Surround | undefined {
  const { page, design } = theme
  const { scene: name } = design.decor
  if (!name || page.height === 0) return undefined
  const reach = Math.round(Math.min(page.height * SHARE.ofHeight, page.width * SHARE.ofWidth))
  const border = borderOf(['bottom'], reach, theme.dir)
  return {
    border,
    inner: pageInside(page, border),
    draw: ({ width, height, ground }) => [
      sceneAt(theme, { y: height - reach, width, height: reach }, ground),
    ],
  }
}

/** A scene over the width of a sheet, from so many px below its top, on a ground. */
export function sceneAt(
  theme: Theme,
  { y, ...box }: { readonly y: number; readonly width: number; readonly height: number },
  ground: string,
): PlacedArt {
  const { scene: told = 'hills' } = theme.design.decor
  // Along a foot the sheet is the sky, and a pale one has no stars.
  const name = told === 'night' && !isDusk(ground) ? 'hills' : told
  return { x: 0, y, viewBox: [box.width, box.height], outlines: drawn(theme, name, box, ground) }
}

/** How much of the accent a pale sheet's sky has, and how far from the accent towards black the sky of a night is. */
const SKY = 0.16
const NIGHT = 0.7

/** A scene as a picture: the colour of its sky, and what stands before it. */
export function sceneryIn(
  theme: Theme,
  name: SceneName,
  box: Box & { readonly seed?: number },
): { readonly sky: string; readonly outlines: readonly Outline[] } {
  const { paper, accent } = theme.paperColor
  const day = contrast(paper, accent) < SEEN ? accent : mixed(paper, accent, SKY)
  const sky = isDusk(paper) ? paper : name === 'night' ? mixed(accent, '#000000', NIGHT) : day
  return { sky, outlines: drawn(theme, name, box, sky) }
}

function drawn(
  theme: Theme,
  name: SceneName,
  box: Box & { readonly seed?: number },
  ground: string,
): readonly Outline[] {
  const { ink, light } = colorsOn(theme, name, ground)
  return scene(name, { seed: name.length, ...box, ground, ink, light, across: theme.dir === 'rtl' })
}

/** px */
interface Box {
  readonly width: number
  readonly height: number
}

/** Chroma (OKLCH) under which a colour is grey, and what a deep tone of a coloured sheet has. */
const GREY = 0.03
const DEEP = { l: 0.38, c: 0.07 }

/** How far from the sky towards the text a scene is where the accent is to be a touch. */
const QUIET = { ink: 0.5, light: 0.2 }

/** Degrees of hue of what grows and of water, and how near a colour of the brand has to be to be that of theirs. */
const GREEN = 140
const BLUE = 240
const NATURAL = 55
const hues: Partial<Record<SceneName, number>> = {
  ...{ fields: GREEN, forest: GREEN, hills: GREEN, meadow: GREEN, track: GREEN, trees: GREEN },
  ...{ lake: BLUE, night: BLUE, planets: BLUE, pool: BLUE, sea: BLUE, winter: BLUE },
}

/**
 * What is near in the brand's colour that is told best from the sky, or in one that is its own by nature, and the light in the one that
 * is told best from that. A grey on a coloured sheet is a deep tone of the sheet instead.
 */
function colorsOn(
  theme: Theme,
  name: SceneName,
  ground: string,
): { readonly ink: string; readonly light: string } {
  const { color, design } = theme
  if (design.color.sparing || design.decor.fields === false) {
    const light = isDusk(ground) ? color.text : mixed(ground, color.text, QUIET.light)
    return { ink: mixed(ground, color.text, QUIET.ink), light }
  }
  const brand = [...new Set([...namedSeeds(design.color), color.accent, design.color.ink ?? color.accent])]
  const seen = brand
    .filter(hex => contrast(hex, ground) >= SEEN && toOklch(hex).c >= GREY)
    .toSorted((one, other) => contrast(other, ground) - contrast(one, ground))
  const hue = hues[name]
  const natural = seen.find(hex => hue !== undefined && Math.abs(hueTurn(hue, toOklch(hex).h)) <= NATURAL)
  const sky = toOklch(ground)
  const usual = inksOn(theme, ground).ink
  const isGrey = toOklch(usual).c < GREY && sky.c >= GREY
  const deep = toHex({ l: DEEP.l, c: Math.max(sky.c, DEEP.c), h: sky.h })
  const ink = natural ?? seen[0] ?? (isGrey ? deep : usual)
  if (isDusk(ground)) return { ink, light: seen.find(isSunny) ?? color.text }
  const [light] = brand
    .filter(hex => hex !== ink && isSunny(hex) && distance(hex, ground) >= APART)
    .toSorted((one, other) => distance(other, ink) - distance(one, ink))
  return { ink, light: light ?? mixed(ground, ink, 0.3) }
}

/** Degrees of hue between which a colour is that of no sun. */
const COOL = { from: 118, to: 315 }

function isSunny(hex: string): boolean {
  const { c, h } = toOklch(hex)
  return c >= GREY && (h < COOL.from || h > COOL.to)
}
