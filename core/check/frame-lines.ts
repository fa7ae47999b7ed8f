import type { Frame, ImageItem, Mark, RectItem, TextItem } from '../draw/frame.ts'

/** A box on a page, px from its top left corner. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Words of one look on one baseline. Its bounds are those of letters without ascenders, so that lines set tight are apart. */
export interface TextLine extends Bounds {
  readonly text: string
  readonly size: number
  readonly weight: number
  readonly color: string
  readonly baseline: number
  /** Its place among the items of its frame: what has a higher one is painted over it. */
  readonly at: number
  /** None is decoration or furniture. */
  readonly mark?: Mark
  /** Whether its last word ends with it: a space follows, or a hyphen was set. */
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
export function contentOf(frame: Frame): PageContent {
  const lines: TextLine[] = []
  const boxes: Box[] = []
  for (const [at, item] of frame.items.entries()) {
    if (item.kind === 'text') {
      const line = lineOf(item, at)
      if (line !== undefined) lines.push(line)
    } else if ((item.kind === 'rect' && isBox(item)) || item.kind === 'image') {
      const { x, y, width, height } = item
      boxes.push({ left: x, top: y, right: x + width, bottom: y + height, at, item })
    }
  }
  return { frame, lines, boxes }
}

function isBox({ width, height }: RectItem): boolean {
  return width >= thin && height >= thin
}

function lineOf(item: TextItem, at: number): TextLine | undefined {
  const { words, x = 0, size, face, baseline, tracking, color, mark } = item
  const last = words.at(-1)
  if (last === undefined) return undefined
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const { x: start, word } of words) {
    left = Math.min(left, x + start)
    right = Math.max(right, x + start + (word.width + tracking * (word.glyphs.length - 1)) * size)
  }
  const hyphen = last.word.clusters.at(-1) === ''
  return {
    text: words.map(({ word }) => word.text).join(' '),
    ...{ left, right, top: baseline - face.xHeight * size, bottom: baseline },
    ...{ size, weight: face.weight, color, baseline, at },
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
