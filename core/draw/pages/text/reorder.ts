import { bidi } from '../../../fonts/bidi.ts'
import type { Inline } from './line.ts'

/** Hebrew to Arabic Extended, their presentation forms, direction marks and isolates, and the right-to-left planes. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/

/**
 * The embedding level of each character of a paragraph (boxes and breaks count as one), by the Unicode bidirectional
 * algorithm; undefined when all text runs left to right.
 */
export function embeddingLevels(inlines: readonly Inline[], dir: 'ltr' | 'rtl'): Uint8Array | undefined {
  if (dir === 'ltr' && !inlines.some(inline => inline.kind === 'text' && rightToLeft.test(inline.text))) {
    return undefined
  }
  const text = inlines.map(isolatedText).join('')
  const { levels } = bidi.getEmbeddingLevels(text, dir)
  levelOnePerCharacter(text, levels)
  return inlines.some(isIsolated) ? withoutIsolates(inlines, levels) : levels
}

function isIsolated(inline: Inline): boolean {
  return inline.kind === 'text' && inline.isolate !== undefined
}

/** The text between the controls that isolate it, where it has a direction of its own. */
function isolatedText(inline: Inline): string {
  const text = plainText(inline)
  if (inline.kind !== 'text' || inline.isolate === undefined) return text
  return `${inline.isolate === 'ltr' ? '\u2066' : '\u2067'}${text}\u2069`
}

/** The levels of the text alone. */
function withoutIsolates(inlines: readonly Inline[], levels: Uint8Array): Uint8Array {
  const kept = new Uint8Array(levels.length)
  let from = 0
  let to = 0
  for (const inline of inlines) {
    const { length } = plainText(inline)
    const around = isIsolated(inline) ? 1 : 0
    kept.set(levels.subarray(from + around, from + around + length), to)
    from += length + 2 * around
    to += length
  }
  return kept.subarray(0, to)
}

function plainText(inline: Inline): string {
  if (inline.kind === 'text') return inline.text
  // A line separator, so that the base direction stays that of the paragraph.
  return inline.kind === 'break' ? '\u2028' : '\ufffc'
}

/** Marks and joiners take the level of what they stand on: a character is never split between two directions. */
function levelOnePerCharacter(text: string, levels: Uint8Array): void {
  for (let index = 1; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const trails = (unit >= 0xdc00 && unit < 0xe000) || unit === 0x200d || (unit >= 0xfe00 && unit < 0xfe10)
    if (trails || text.charCodeAt(index - 1) === 0x200d) levels[index] = levels[index - 1] ?? 0
  }
}

/** The visual order of things with these levels on one line: rule L2 of UAX 9. Gives indexes into `levels`. */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index)
  let highest = 0
  let lowestOdd = Number.POSITIVE_INFINITY
  for (const level of levels) {
    highest = Math.max(highest, level)
    if (level % 2 === 1) lowestOdd = Math.min(lowestOdd, level)
  }
  for (let level = highest; level >= lowestOdd; level--) {
    let start = 0
    while (start < order.length) {
      if ((levels[order[start] ?? 0] ?? 0) < level) {
        start++
        continue
      }
      let end = start
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end++
      reverse(order, start, end)
      start = end
    }
  }
  return order
}

function reverse(order: number[], start: number, end: number): void {
  for (let left = start, right = end - 1; left < right; left++, right--) {
    const held = order[left] ?? 0
    order[left] = order[right] ?? 0
    order[right] = held
  }
}
