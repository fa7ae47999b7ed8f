/** Scenes in layers from the far one to the near one: what stands where a copy that tells of one brings no picture. */
import type { SceneName } from '../../brief/design.ts'
import { contrast } from '../../theme/contrast.ts'
import { mixed, toHex, toOklch } from '../../theme/oklch.ts'
import type { Outline } from '../tree.ts'
import { bicycles } from './bicycles.ts'
import { facade } from './building.ts'
import { lanterns } from './feast.ts'
import { books } from './books.ts'
import { firs, flowers, grass, orchard } from './growth.ts'
import { bottles } from './bottles.ts'
import { cups } from './cups.ts'
import { curtain } from './curtain.ts'
import { dunes, farther, fields, hills, peaks, shore, swell } from './land.ts'
import { chanceFrom } from '../motifs/chance.ts'
import { circle, type Shape, toPath } from '../motifs/shape.ts'
import { cropped } from './pieces.ts'
import { pool } from './pool.ts'
import { winter } from './snow.ts'
import { planets } from './space.ts'
import { pencils } from './study.ts'
import { yarn } from './textiles.ts'
import { kitchen } from './kitchen.ts'
import { market } from './market.ts'
import { music } from './music.ts'
import { pots } from './pots.ts'
import { roofs } from './town.ts'
import { track } from './track.ts'
import { railway } from './travel.ts'
import { workshop } from './workshop.ts'

/** A box that a scene fills, and the colours that it is made of. */
export interface Scenery {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** A whole number: the same gives the same scene. */
  readonly seed: number
  /** The colour of the sheet, which is its sky. */
  readonly ground: string
  /** What is nearest on a light sheet. */
  readonly ink: string
  /** Sun, moon, lit windows and blossoms. */
  readonly light: string
  /** Mirrored, for a page that is read from right to left. */
  readonly across?: boolean
}

/** One form of a scene, and how near it is: 0 is the sky, 1 the nearest; `light` is in the colour of the sun. */
export interface Form {
  readonly shape: Shape
  readonly near: number | 'light'
}

/** What a scene is drawn from: its box, and numbers from 0 to 1 that follow from its seed. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly chance: () => number
}

/** The forms of a scene, the farthest first; what leaves the box is cut off. */
export type DrawScene = (stage: Stage) => readonly Form[]

const scenes: Readonly<Record<SceneName, DrawScene>> = {
  bicycles: stage => [
    disc(stage, 0.26, 0.3, 0.17),
    ...hills(stage, 2).map(farther).map(farther),
    ...bicycles(stage),
  ],
  books,
  bottles,
  cups,
  curtain,
  dunes: stage => [disc(stage, 0.24, 0.36, 0.22), ...dunes(stage)],
  facade,
  fields: stage => [disc(stage, 0.72, 0.3, 0.19), ...fields(stage)],
  forest: stage => [disc(stage, 0.74, 0.36, 0.2), ...firs(stage)],
  hills: stage => [disc(stage, 0.3, 0.33, 0.19), ...hills(stage, 4)],
  kitchen,
  lake: stage => [disc(stage, 0.68, 0.24, 0.15), ...shore(stage)],
  lanterns,
  market,
  meadow: stage => [...grass(stage), ...flowers(stage)],
  music,
  night: stage => [...sky(stage), ...hills(stage, 3)],
  peaks: stage => [disc(stage, 0.68, 0.24, 0.13), ...peaks(stage)],
  pencils,
  planets,
  pool,
  railway: stage => [disc(stage, 0.3, 0.24, 0.14), ...hills(stage, 2).map(farther), ...railway(stage)],
  pots,
  sea: stage => [disc(stage, 0.72, 0.4, 0.32), ...swell(stage)],
  town: stage => [disc(stage, 0.78, 0.28, 0.14), ...roofs(stage)],
  track,
  trees: stage => [disc(stage, 0.2, 0.32, 0.17), ...hills(stage, 2).map(farther), ...orchard(stage)],
  winter,
  workshop,
  yarn,
}

/** The names of all scenes. */
export const sceneNames: readonly SceneName[] = Object.keys(scenes) as SceneName[]

/** Contrast with white from which a sheet is dark. */
const DUSK = 3

/** Whether a sheet is dark: what is near on it is darker than its sky then, and only the light is a colour. */
export function isDusk(ground: string): boolean {
  return contrast(ground, '#ffffff') >= DUSK
}

/** On a dark sheet: how much lighter than its sky the farthest form is (OKLCH lightness), and how far the nearest is towards black. */
const DARK = { lighter: 0.13, near: 0.5 }
/** How far the farthest form is from a sky without a hue towards the ink. */
const GREY = { chroma: 0.03, far: 0.5 }

/** Seeds side by side give numbers far apart. */
const SPREAD = { by: 7919, from: 13 }

/** The outlines of a scene from the upper left corner of its box. */
export function scene(name: SceneName, scenery: Scenery): readonly Outline[] {
  const { width, height, seed, across = false } = scenery
  const tone = tonesOf(scenery)
  const forms = cropped(
    scenes[name]({ width, height, chance: chanceFrom(SPREAD.by * seed + SPREAD.from) }),
    width,
    height,
  )
  return forms.map(({ shape, near }) => ({
    d: toPath(shape, { width, height, across }),
    fill: near === 'light' ? scenery.light : tone(near),
  }))
}

/** Colours by nearness: from the sky to the ink, and on a dark sheet from a lighter sky into the dark, in one hue. */
function tonesOf({ ground, ink }: Scenery): (near: number) => string {
  if (!isDusk(ground)) return near => mixed(ground, ink, near)
  const sky = toOklch(ground)
  const far = sky.c < GREY.chroma ? mixed(ground, ink, GREY.far) : toHex({ ...sky, l: sky.l + DARK.lighter })
  const deep = mixed(ground, '#000000', DARK.near)
  return near => mixed(far, deep, near)
}

/** The sun: its place in parts of width and height, its radius in parts of the height. */
function disc({ width, height }: Stage, x: number, y: number, radius: number): Form {
  const reach = Math.min(height * radius, width * 0.12)
  return { shape: circle(width * x, Math.max(height * y, reach), reach), near: 'light' }
}

/** Stars and a crescent. */
function sky({ width, height, chance }: Stage): readonly Form[] {
  const stars = Array.from({ length: Math.round((width / height) * 20) }, () => {
    const radius = height * (0.004 + 0.009 * chance() ** 2)
    return circle(radius + (width - 2 * radius) * chance(), radius + height * 0.55 * chance(), radius)
  })
  const radius = Math.min(height * 0.15, width * 0.1)
  const [x, y] = [width * 0.76, radius + height * 0.08]
  const crescent: Shape = [
    ['M', x, y - radius],
    ['A', radius, x + radius, y],
    ['A', radius, x, y + radius],
    ['A', radius * 1.16, x + radius * 0.42, y, 'counter'],
    ['A', radius * 1.16, x, y - radius, 'counter'],
    ['Z'],
  ]
  return [
    { shape: stars.flat(), near: 'light' },
    { shape: crescent, near: 'light' },
  ]
}
