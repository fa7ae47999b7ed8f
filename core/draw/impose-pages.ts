import type { Imposition } from '../compose/impose.ts'
import { contrast } from '../theme/contrast.ts'
import { mm } from '../theme/page.ts'
import type { Frame, Item, Pages, PathItem, RectItem } from './frame.ts'
import { moved } from './surround-pages.ts'

/** The paper around pieces, and the lines along which they are cut. */
const PAPER = '#ffffff'
const LINE = { width: mm(0.25), ink: '#6b6b6b', mark: mm(4), apart: mm(1.2) } as const

/** Pages of several of one piece each: the first is read, the others are the same again. */
export function imposePages(pages: Pages, imposition: Imposition): Pages {
  const [first = { x: 0, y: 0 }] = imposition.places
  return {
    ...pages,
    frames: pages.frames.map(frame => imposeFrame(frame, imposition)),
    outline: pages.outline.map(entry => ({ ...entry, y: entry.y + first.y })),
    anchors: new Map([...pages.anchors].map(([id, place]) => [id, { ...place, y: place.y + first.y }])),
  }
}

function imposeFrame(frame: Frame, imposition: Imposition): Frame {
  const { paper, places } = imposition
  const again = frame.items.filter(({ kind }) => kind !== 'link').map(unmarked)
  return {
    width: paper.width,
    height: paper.height,
    bleed: 0,
    background: PAPER,
    items: [
      ...places.flatMap(({ x, y }, at) => [
        ground(x, y, frame.width, frame.height, frame.background),
        ...(at === 0 ? frame.items : again).map(item => moved(item, x, y)),
      ]),
      ...around(frame, imposition),
      ...cutMarks(frame, imposition),
    ],
  }
}

function ground(x: number, y: number, width: number, height: number, fill: string): RectItem {
  return { kind: 'rect', x, y, width, height, radius: 0, fill }
}

/** What is seen again is nothing that is read again. */
function unmarked(item: Item): Item {
  return 'mark' in item ? { ...item, mark: undefined } : item
}

/** The columns and rows of pieces: where each begins. */
function tracksOf({ places }: Imposition) {
  const sorted = (values: readonly number[]) => [...new Set(values)].toSorted((one, other) => one - other)
  return { lefts: sorted(places.map(({ x }) => x)), tops: sorted(places.map(({ y }) => y)) }
}

/** Paper between and around pieces, over what reaches out of one of them. */
function around({ width, height }: Frame, imposition: Imposition): readonly RectItem[] {
  const { paper } = imposition
  const { lefts, tops } = tracksOf(imposition)
  const gaps = (
    starts: readonly number[],
    size: number,
    end: number,
  ): readonly (readonly [number, number])[] =>
    [0, ...starts.map(start => start + size)].map((from, at) => [from, starts[at] ?? end])
  return [
    ...gaps(lefts, width, paper.width).map(([from, to]) => ground(from, 0, to - from, paper.height, PAPER)),
    ...gaps(tops, height, paper.height).map(([from, to]) => ground(0, from, paper.width, to - from, PAPER)),
  ]
}

/** Short lines at the edges of the sheet in line with each side of a piece, and a hairline around what is as white as its paper. */
function cutMarks(frame: Frame, imposition: Imposition): readonly PathItem[] {
  const { width, height, background } = frame
  const { lefts, tops } = tracksOf(imposition)
  const [left = 0, top = 0] = [lefts[0], tops[0]]
  const right = (lefts.at(-1) ?? 0) + width + LINE.apart
  const foot = (tops.at(-1) ?? 0) + height + LINE.apart
  const marks = [
    ...lefts
      .flatMap(x => [x, x + width])
      .flatMap(x => [`M${x} ${top - LINE.apart}v${-LINE.mark}`, `M${x} ${foot}v${LINE.mark}`]),
    ...tops
      .flatMap(y => [y, y + height])
      .flatMap(y => [`M${left - LINE.apart} ${y}h${-LINE.mark}`, `M${right} ${y}h${LINE.mark}`]),
  ]
  const isSeen = contrast(background, PAPER) > 1.2
  const boxes = isSeen ? [] : imposition.places.map(({ x, y }) => `M${x} ${y}h${width}v${height}h${-width}z`)
  return [...marks, ...boxes].map(d => ({
    ...{ kind: 'path', d, x: 0, y: 0, scaleX: 1, scaleY: 1 },
    ...{ stroke: LINE.ink, strokeWidth: LINE.width },
  }))
}
