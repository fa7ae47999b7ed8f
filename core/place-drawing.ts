/** Puts the thing or the scene of a brief on the first sheet of a document of several, where its layout leaves room for it. */
import type { Drawing, DrawingPlace } from './brief/design.ts'
import { contentOf, overlap, type PageContent, standsOut } from './check/page-content.ts'
import { inkFor } from './compose/drawing-around.ts'
import { thingIn } from './compose/motifs/things.ts'
import { sceneAt } from './compose/scenes/scenery.ts'
import type { PlacedArt, Surround } from './compose/surround.ts'
import type { Sheet } from './compose/sheet.ts'
import type { Element } from './compose/tree.ts'
import type { DrawContext } from './draw/context.ts'
import { drawSheets } from './draw/draw-sheets.ts'
import { toInsets } from './draw/edges.ts'
import type { Bounds } from './draw/frame.ts'
import { createReport } from './message.ts'
import { toPathOperators } from './paint/pdf/path-data.ts'

/** The sheets with the drawing of their design on the first of them; undefined where that leaves no room. */
export async function withDrawing(
  sheets: readonly Sheet[],
  context: DrawContext,
): Promise<readonly Sheet[] | undefined> {
  const { theme } = context
  const { drawing } = theme.design.decor
  const [first, ...others] = sheets
  if (!drawing || !first) return undefined
  const content = await contentOfOne(first, context)
  const spot = content && freeSpot(content, drawing, context)
  if (!spot) return undefined
  const { left, top, right, ground } = spot
  const size = right - left
  const inks = { ink: inkFor(drawing, theme, ground), ground, isThin: drawing.thin === true }
  // On a canvas places are those of the sheet, on paper those within its margins.
  const margin = toInsets(context.surface === 'pages' ? first.margin : 0)
  const art: Element = {
    ...{ type: 'element', tagName: 'svg', part: 'drawing', properties: { ariaHidden: true }, children: [] },
    style: {
      position: 'absolute',
      left: left - margin.left,
      top: top - margin.top,
      width: size,
      height: size,
    },
    art: { viewBox: [size, size], outlines: thingIn(drawing.thing, { x: 0, y: 0, size, ...inks }) },
  }
  const root = { ...first.root, children: [...first.root.children, art] }
  return [{ ...first, root }, ...others]
}

/** What stands on a sheet that is one page; what flows on has no place that would be its own. */
async function contentOfOne(sheet: Sheet, context: DrawContext): Promise<PageContent | undefined> {
  const { surround: _, ...bare } = context
  const { pages } = await drawSheets([sheet], { ...bare, report: createReport() }, ['png'])
  const [frame, more] = pages?.frames ?? []
  return frame && !more ? contentOf(frame, 0) : undefined
}

/** The scene of a design on what its first sheet leaves free at its foot: it is drawn there, and takes no room; undefined where there is none. */
export async function sceneryBelow(
  [first]: readonly Sheet[],
  context: DrawContext,
): Promise<Surround | undefined> {
  const content = first && (await contentOfOne(first, context))
  const art = content && sceneryOn(content, context)
  if (!art) return undefined
  const border = { top: 0, right: 0, bottom: 0, left: 0 }
  return { border, inner: context.theme.page, draw: ({ later }) => (later ? [] : [art]) }
}

/** Parts of a sheet's height that a scene takes, the most that is free. */
const FEET = [0.4, 0.34, 0.28, 0.22, 0.17] as const

/** A scene on what the first sheet leaves free at its foot. */
function sceneryOn(content: PageContent, { theme }: DrawContext): PlacedArt | undefined {
  const { width, height } = content.frame
  const obstacles = obstaclesOf(content)
  for (const foot of FEET.map(part => Math.round(Math.min(height * part, width * TALLEST)))) {
    const box = { left: 0, top: height - foot, right: width, bottom: height }
    const ground = groundUnder(box, content, obstacles, foot * AIR)
    if (ground !== undefined) return sceneAt(theme, { y: box.top, width, height: foot }, ground)
  }
  return undefined
}

/** Part of a sheet's width that a scene is high at most. */
const TALLEST = 0.5

/** A square that nothing stands in, px, and the colour behind it. */
interface Spot extends Bounds {
  readonly ground: string
}

/** Parts of a page's shorter side, and what of them a drawing may come down to where room is short. */
const SIZES = { small: 0.11, medium: 0.2, large: 0.36 } as const
const FACTORS = [1, 0.8, 0.62, 0.48] as const

/** Where room is looked for, where the brief does not say. */
const ANYWHERE: readonly DrawingPlace[] = [
  ...(['top-end', 'bottom-end', 'end', 'top-start', 'bottom-start'] as const),
  ...(['top', 'bottom', 'start'] as const),
]

function freeSpot(content: PageContent, { size, at }: Drawing, { theme }: DrawContext): Spot | undefined {
  const { width, height } = content.frame
  const obstacles = obstaclesOf(content)
  const places =
    at === undefined || at === 'around'
      ? ANYWHERE
      : [at, ...ANYWHERE.filter(place => place.split('-').includes(at))]
  const wanted = Math.min(width, height) * SIZES[size]
  for (const side of FACTORS.map(factor => Math.round(wanted * factor)))
    for (const place of places) {
      const square = squareAt(place, side, content, theme.margin, theme.dir)
      const ground = groundUnder(square, content, obstacles)
      if (ground !== undefined) return { ...square, ground }
    }
  return undefined
}

function squareAt(
  place: DrawingPlace,
  side: number,
  { frame }: PageContent,
  margin: Bounds,
  dir: 'ltr' | 'rtl',
): Bounds {
  const says = (word: string): boolean => place.split('-').includes(word)
  const [near, far] = dir === 'rtl' ? ['end', 'start'] : ['start', 'end']
  const [across, down] = [frame.width - side, frame.height - side]
  const left = says(near as string) ? margin.left : says(far as string) ? across - margin.right : across / 2
  const top = says('top') ? margin.top : says('bottom') ? down - margin.bottom : down / 2
  return { left, top, right: left + side, bottom: top + side }
}

/** What a drawing may not lie over: words, pictures, and art by its points. */
function obstaclesOf({ frame, lines, boxes }: PageContent): readonly Bounds[] {
  const art = frame.items.flatMap((item): readonly Bounds[] => {
    if (item.kind !== 'path') return []
    const { left, top, right, bottom } = toPathOperators(item.d, 1).bounds
    const { x, y, scaleX, scaleY } = item
    // Within a frame of lines there is room.
    const isFrame =
      item.fill === undefined &&
      (right - left) * scaleX > frame.width / 2 &&
      (bottom - top) * scaleY > frame.height / 2
    if (isFrame) return []
    return [
      {
        left: x + left * scaleX,
        top: y + top * scaleY,
        right: x + right * scaleX,
        bottom: y + bottom * scaleY,
      },
    ]
  })
  const words = lines.map(line => ({
    ...line,
    top: line.top - line.size * 0.5,
    bottom: line.bottom + line.size * 0.3,
  }))
  return [...words, ...art, ...boxes.filter(({ item }) => item.kind === 'image')]
}

/** Part of a drawing's side that stays free around it. */
const AIR = 0.12

/** The one colour behind a box that nothing stands in, with some px around it; undefined where something does, or where a field ends in it. */
function groundUnder(
  square: Bounds,
  { frame, boxes }: PageContent,
  obstacles: readonly Bounds[],
  air = (square.right - square.left) * AIR,
): string | undefined {
  const { left, top, right, bottom } = square
  const around = { left: left - air, top: top - air, right: right + air, bottom: bottom + air }
  const meets = (other: Bounds): boolean => {
    const { across, down } = overlap(around, other)
    return across > 0 && down > 0
  }
  if (obstacles.some(meets)) return undefined
  let ground: string | undefined = frame.background
  for (const { item, ...box } of boxes) {
    if (item.kind !== 'rect' || !meets(box)) continue
    if (standsOut(around, box) > 0) return undefined
    if (item.fill !== undefined) ground = typeof item.fill === 'string' ? item.fill : undefined
  }
  return ground
}
