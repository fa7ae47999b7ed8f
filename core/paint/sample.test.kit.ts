/** Items and pages for the painters' tests. */
import type { Frame, Item, Pages, TextItem } from '../draw/frame.ts'
import type { Asset } from '../image/asset.ts'
import { resolveFace } from '../fonts/resolve-face.ts'
import { segmentByFace } from '../fonts/segment.ts'
import { shapeWord } from '../fonts/shape-word.ts'

/** What a line of text may be given; sizes in px. */
export interface LineOptions extends Partial<Omit<TextItem, 'kind' | 'words' | 'face'>> {
  readonly family?: string
  readonly rtl?: boolean
  readonly tabular?: boolean
  /** px between words beyond their usual gap. */
  readonly extraGap?: number
}

/** One line in one face, words set with the gap of a justified line. */
export function line(text: string, options: LineOptions = {}): TextItem {
  const { family = 'Source Serif 4', rtl, tabular, extraGap = 0, ...given } = options
  const { size = 16, tracking = 0 } = given
  const found = segmentByFace(text, { family, weight: 400, italic: false }, 'en')[0]
  const face = found === undefined || found.missing ? resolveFace(family, 400, false) : found.face
  const shape = { ...(rtl !== undefined && { rtl }), ...(tabular !== undefined && { tabular }) }
  const words = text.split(' ').map(word => shapeWord(word, face, shape))
  if (rtl === true) words.reverse()
  let pen = 0
  const placed = words.map(word => {
    const x = pen
    pen += (word.width + tracking * (word.glyphs.length + 1)) * size + 0.25 * size + extraGap
    return { x, word }
  })
  const base = { size, color: '#112233', x: 50, baseline: 100, tracking: 0, spaceAfter: false }
  return { kind: 'text', face, ...base, ...given, words: placed }
}

/** A page of A4 with items. */
export function frame(items: readonly Item[], more: Partial<Frame> = {}): Frame {
  return { width: 794, height: 1123, bleed: 0, background: '#ffffff', items, ...more }
}

/** Pages whose marks are paragraphs, in order. */
export function pagesOf(frames: readonly Frame[], more: Partial<Pages> = {}): Pages {
  const marks = new Set<number>()
  for (const { items } of frames) {
    for (const item of items) if ('mark' in item && item.mark !== undefined) marks.add(item.mark)
  }
  const children = [...marks].map(mark => ({ role: 'P', children: [mark] }) as const)
  return { frames, structure: { role: 'Document', children }, outline: [], anchors: new Map(), ...more }
}

/** A checked picture from its bytes. */
export function asset(
  bytes: Uint8Array,
  type: 'image/png' | 'image/jpeg',
  width: number,
  height: number,
): Asset {
  return { name: 'picture', type, bytes, width, height, raster: { type, bytes } }
}
