import { onDemand } from '../on-demand.ts'
import { createBoundedCache } from './bounded-cache.ts'

const segmenter = onDemand(() => new Intl.Segmenter('und', { granularity: 'grapheme' }))

/** Where each character as a reader sees it ends: marks, flags, skin tones and joined emoji stay with their base. */
export function graphemeEnds(text: string): number[] {
  const ends: number[] = []
  if (isPlain(text)) {
    for (let end = 1; end <= text.length; end++) ends.push(end)
    return ends
  }
  for (let start = 0; start < text.length; start = ends.at(-1) ?? text.length) {
    pushEnds(ends, text, start)
  }
  return ends
}

/** The segmenter's time grows with the square of the text, so it is given a window at a time. */
const windowSize = 1024

/** Adds the ends inside the window at `start`. The last one there may be cut short and is left to the next window. */
function pushEnds(ends: number[], text: string, start: number): void {
  const last = text.charCodeAt(start + windowSize - 1)
  // Half a pair would look like the end of a joined emoji.
  const cutsPair = last >= 0xd800 && last < 0xdc00 && start + windowSize < text.length
  const window = text.slice(start, start + windowSize - (cutsPair ? 1 : 0))
  const before = ends.length
  for (const end of endsInside(window)) ends.push(start + end)
  const isLast = start + window.length === text.length
  // One character that fills the whole window ends with it: no writing has such.
  if (isLast || ends.length === before) ends.push(start + window.length)
}

/** Windows of text longer than one, which is cut ever shorter until it fits its page. */
const windows = createBoundedCache<readonly number[]>(32)

/** Where characters end inside a window, but for its own end. */
function endsInside(window: string): readonly number[] {
  const known = windows.get('', window)
  if (known !== undefined) return known
  const ends = Array.from(segmenter().segment(window), ({ index }) => index).slice(1)
  if (window.length >= windowSize - 1) windows.set('', window, ends)
  return ends
}

/** The characters as a reader sees them. */
export function graphemes(text: string): string[] {
  let start = 0
  return graphemeEnds(text).map(end => {
    const part = text.slice(start, end)
    start = end
    return part
  })
}

/** Greek, Cyrillic, typographic punctuation, currencies, signs and arrows, kana, Han and Hangul syllables. */
const plainRanges: readonly (readonly [first: number, last: number])[] = [
  [0x370, 0x482],
  [0x48a, 0x52f],
  [0x2010, 0x2027],
  [0x202f, 0x205f],
  [0x2070, 0x20cf],
  [0x2100, 0x2bff],
  [0x3000, 0x3029],
  [0x3041, 0x3096],
  [0x30a0, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
]

/**
 * True when every UTF-16 unit is a character: below the combining marks, and where no unit joins to another. The segmenter takes 20 ms to load, which a letter with one apostrophe need not pay.
 */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x300 && unit !== 0x0d && unit !== 0xad) continue
    if (!plainRanges.some(([first, last]) => unit >= first && unit <= last)) return false
  }
  return true
}

/**
 * True for code points that draw nothing themselves: joiners, variation selectors, direction marks, tags. A font need not
 * have them.
 */
export function isIgnorable(codePoint: number): boolean {
  if (codePoint < 0xad) return false
  return (
    codePoint === 0xad ||
    codePoint === 0x34f ||
    codePoint === 0x61c ||
    (codePoint >= 0x180b && codePoint <= 0x180f) ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2060 && codePoint <= 0x206f) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    codePoint === 0xfeff ||
    (codePoint >= 0xe0000 && codePoint <= 0xe0fff)
  )
}
