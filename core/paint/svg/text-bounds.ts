import type { TextItem } from '../../draw/frame.ts'

/** A box on the frame, px. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a text item can have ink; `undefined` when it has none. Ink may reach beyond the advance and the line, rarely by more than an em. */
export function textBounds(item: TextItem): Bounds | undefined {
  const first = item.words[0]
  const last = item.words.at(-1)
  if (first === undefined || last === undefined || item.size <= 0) return undefined
  const tracking = item.tracking * last.word.glyphs.length
  return {
    left: (item.x ?? 0) + first.x - item.size,
    top: item.baseline - 2 * item.size,
    right: (item.x ?? 0) + last.x + (last.word.width + tracking + 1) * item.size,
    bottom: item.baseline + item.size,
  }
}
