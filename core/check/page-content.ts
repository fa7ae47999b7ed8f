import {
  type Bounds,
  boundsOf,
  type Frame,
  type ImageItem,
  type Mark,
  type RectItem,
  type TextItem,
} from '../draw/frame.ts'

/** Words of one look on one baseline. Its bounds are those of letters without ascenders, so that lines set tight are apart. */
export interface TextLine extends Bounds {
  readonly text: string
  /** px */
  readonly size: number
  readonly weight: number
  readonly color: string
  /** px */
  readonly baseline: number
  /** From 0. */
  readonly page: number
  /** Its place among the items of its frame: what has a higher one is painted over it. */
  readonly at: number
  /** None is decoration or furniture. */
  readonly mark?: Mark
  /** How it goes on after its last word. */
  readonly ends: 'space' | 'hyphen' | 'nothing'
}

/** A ground, a frame or a picture that a reader sees as a box. */
export interface Box extends Bounds {
  readonly at: number
  readonly item: RectItem | ImageItem
}

/** What stands on a page, in the order of painting. */
export interface PageContent {
  readonly frame: Frame
  readonly lines: readonly TextLine[]
  readonly boxes: readonly Box[]
}

/** Boxes below this height or width are rules, px. */
const thin = 8

/** Lines and boxes of a frame. */
export function contentOf(frame: Frame, page: number): PageContent {
  const lines: TextLine[] = []
  const boxes: Box[] = []
  for (const [at, item] of frame.items.entries()) {
    if (item.kind === 'text' && item.words.length > 0) lines.push(lineOf(item, { at, page }))
    else if (item.kind === 'image' || (item.kind === 'rect' && isBox(item))) boxes.push(boxOf(item, at))
  }
  return { frame, lines, boxes }
}

function isBox({ width, height }: RectItem): boolean {
  return width >= thin && height >= thin
}

function boxOf(item: RectItem | ImageItem, at: number): Box {
  return { ...boundsOf(item), at, item }
}

function lineOf(item: TextItem, place: { readonly at: number; readonly page: number }): TextLine {
  const { words, x = 0, size, face, baseline, tracking, color, mark } = item
  const lefts = words.map(placed => x + placed.x)
  const rights = words.map(({ word }, index) => {
    return (lefts[index] ?? 0) + (word.width + tracking * (word.glyphs.length - 1)) * size
  })
  // The glyph of a hyphen that was set at the end of a line stands for no text.
  const hyphen = words.at(-1)?.word.clusters.at(-1) === ''
  return {
    text: words.map(({ word }) => word.text).join(' '),
    ...{ left: Math.min(...lefts), right: Math.max(...rights) },
    ...{ top: baseline - face.xHeight * size, bottom: baseline },
    ...{ size, weight: face.weight, color, baseline, ...place },
    ...(mark !== undefined && { mark }),
    ends: item.spaceAfter ? 'space' : hyphen ? 'hyphen' : 'nothing',
  }
}

/** How far two boxes lie over each other across and down, px; at most 0 where they are apart. */
export function overlap(one: Bounds, other: Bounds): { readonly across: number; readonly down: number } {
  return {
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  }
}

/** How far a box stands out of another one on the side where it does most, px; at most 0 where it is inside. */
export function standsOut(inner: Bounds, outer: Bounds): number {
  return Math.max(
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  )
}

/** Whether a box holds the middle of a line. */
export function holds({ left, top, right, bottom }: Bounds, line: TextLine): boolean {
  const x = (line.left + line.right) / 2
  const y = (line.top + line.bottom) / 2
  return x > left && x < right && y > top && y < bottom
}
