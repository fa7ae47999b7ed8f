/** The thing that a brief wants drawn on a sheet that is one whole: it has its own room at an edge, so that it never lies over words. */
import type { Drawing, OrnamentPlace } from '../brief/design.ts'
import { contrast } from '../theme/contrast.ts'
import type { PageSize } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import { borderOf, pageInside } from './border.ts'
import { inksOn, SEEN } from './motifs/inks.ts'
import { rectangle, toPath } from './motifs/shape.ts'
import { rowOf, thingIn } from './motifs/things.ts'
import type { PlacedArt, Surround } from './surround.ts'

type Surface = 'canvas' | 'pages' | 'screen'

/** Parts of a sheet's shorter side that the room of a thing takes by its size, and px of a band on a screen. */
const SIZES = { small: 0.14, medium: 0.24, large: 0.4 } as const
const ON_SCREENS = { small: 56, medium: 96, large: 160 } as const
/** Of a sheet that lies the room is at its side. */
const ASIDE = 1.5
/** Part of its room that a thing fills, and that a row is of a sheet. */
const FILLED = 0.8
const ROW = 0.09

/** Room for a drawing at an edge of a sheet: over the words of one that stands, at the end of one that lies. */
export function drawingAround(
  theme: Theme,
  drawing: Drawing,
  surface: Surface,
  letters = 0,
): Surround | undefined {
  const { page, dir, margin } = theme
  const { edges, along } = standOf(drawing, page, surface)
  const wanted = reachOf(drawing, page, surface, edges)
  const reach = Math.min(wanted, roomFor(theme, letters, edges))
  if (reach < wanted * LEAST) return undefined
  const border = borderOf(edges, reach, dir)
  return {
    border,
    inner: pageInside(page, border),
    draw({ width, height, ground }) {
      const down = height - border.top - border.bottom
      const band = (x: number, y: number, length: number, turned: boolean, isFar: boolean): PlacedArt => {
        const room: Room = {
          length,
          reach,
          turned,
          isFar,
          along,
          inset: margin.left,
          ground,
          ink: inkFor(drawing, theme, ground),
        }
        const viewBox = turned ? ([reach, length] as const) : ([length, reach] as const)
        return { x, y, viewBox, outlines: drawnIn(drawing, room) }
      }
      return [
        ...(border.top > 0 ? [band(0, 0, width, false, false)] : []),
        ...(border.bottom > 0 ? [band(0, height - border.bottom, width, false, true)] : []),
        ...(border.left > 0 ? [band(0, border.top, down, true, false)] : []),
        ...(border.right > 0 ? [band(width - border.right, border.top, down, true, true)] : []),
      ]
    },
  }
}

function reachOf(
  { many, size }: Drawing,
  { width, height }: PageSize,
  surface: Surface,
  [edge]: readonly OrnamentPlace[],
): number {
  const shorter = height > 0 ? Math.min(width, height) : width
  if (many) return Math.round(Math.max(shorter * ROW, 28))
  if (surface === 'screen') return ON_SCREENS[size]
  const isAside = edge === 'start' || edge === 'end'
  return Math.round(shorter * SIZES[size] * (isAside ? ASIDE : 1))
}

/** Part of its room that a drawing needs at least, and of what words leave free that it may have. */
const LEAST = 0.4
const FREE = 0.6

/** Area of a letter with the room around it, of the square of its size, as words stand on sheets that are seen from afar. */
const LETTER = 1.6

/** How far a drawing may reach into a sheet that has so many letters, px. */
function roomFor({ page, type }: Theme, letters: number, [edge]: readonly OrnamentPlace[]): number {
  const { width, height } = page
  if (height === 0) return Number.POSITIVE_INFINITY
  const free = Math.max(1 - (letters * type.base ** 2 * LETTER) / (width * height), 0)
  return Math.round((edge === 'start' || edge === 'end' ? width : height) * free * FREE)
}

/** The colour that the brief has for a drawing where that is seen, else that of ornament. */
export function inkFor({ color }: Drawing, theme: Theme, ground: string): string {
  return color && contrast(color, ground) >= SEEN ? color : inksOn(theme, ground).ink
}

/** The room of a drawing along an edge, px. */
interface Room {
  readonly length: number
  readonly reach: number
  /** Along a side. */
  readonly turned: boolean
  /** At the foot or at the right. */
  readonly isFar: boolean
  readonly along: 'near' | 'middle' | 'far'
  /** From the ends of the room. */
  readonly inset: number
  readonly ground: string
  readonly ink: string
}

function drawnIn(
  drawing: Drawing,
  { length, reach, turned, isFar, along, inset, ...inks }: Room,
): PlacedArt['outlines'] {
  if (drawing.many) return rowOf(drawing.thing)({ ...inks, width: length, height: reach, turned })
  // What is cut by the edge of the sheet is twice as large, and half of it is seen.
  const size = Math.min(reach, length) * (drawing.cut ? 2 : 1) * FILLED
  const gap = drawing.cut ? (isFar ? reach - size / 2 : -size / 2) : (reach - size) / 2
  const place = along === 'middle' ? (length - size) / 2 : along === 'near' ? inset : length - size - inset
  const square = turned ? { x: gap, y: place } : { x: place, y: gap }
  return thingIn(drawing.thing, { ...square, size, ...inks, isThin: drawing.thin === true })
}

/** The edges at which a drawing has its room, and where in this it stands. */
function standOf(
  { at, many }: Drawing,
  { width, height }: PageSize,
  surface: Surface,
): { readonly edges: readonly OrnamentPlace[]; readonly along: Room['along'] } {
  if (height === 0 || surface === 'screen') return { edges: ['top'], along: 'middle' }
  const lies = width / height >= LIES
  if (many) return { edges: [(at?.split('-')[0] ?? 'bottom') as OrnamentPlace], along: 'middle' }
  const [edge, corner] = (at === 'around' ? [] : (at?.split('-') ?? [])) as [OrnamentPlace?, OrnamentPlace?]
  if (edge === undefined || corner === undefined)
    return { edges: [edge ?? (lies ? 'end' : 'top')], along: 'middle' }
  if (lies) return { edges: [corner], along: edge === 'top' ? 'near' : 'far' }
  return { edges: [edge], along: corner === 'start' ? 'near' : 'far' }
}

/** How many times as wide as high a sheet is that has its room at its sides. */
const LIES = 1.25

/** An ornament of dashes with a pair of scissors on the line, at the side that is cut first. */
export function onTheDashes(dashes: Surround, theme: Theme, drawing: Drawing): Surround {
  const reach = dashes.border.top
  const size = Math.max(reach * 0.9, 18)
  return {
    ...dashes,
    draw(sheet) {
      const ink = inkFor(drawing, theme, sheet.ground)
      const [x, y] = [
        theme.dir === 'rtl' ? sheet.width - reach * 2 - size : reach * 2,
        reach * 0.55 - size / 2,
      ]
      const gap = toPath(rectangle(0, 0, size * 1.3, size), { width: size, height: size })
      const pair = thingIn('scissors', { x: size * 0.15, y: 0, size, ink, ground: sheet.ground })
      const art = {
        x,
        y,
        viewBox: [size * 1.3, size] as const,
        outlines: [{ d: gap, fill: sheet.ground }, ...pair],
      }
      return [...dashes.draw(sheet), art]
    },
  }
}
