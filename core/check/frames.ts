import type { Frame, Pages, PlacedWord, TextItem } from '../draw/frame.ts'
import type { Report } from '../message.ts'

/** px by which letters may overhang before a page counts as cropped. */
const tolerance = 1

/** LAY-1: no text lies outside its page. Names the page and the words. */
export function checkFrames(pages: Pages | undefined, report: Report): void {
  for (const [index, frame] of (pages?.frames ?? []).entries()) {
    const lost = frame.items.find(item => item.kind === 'text' && isOutside(item, frame))
    if (lost?.kind !== 'text') continue
    const words = lost.words.map(placed => placed.word.text).join(' ')
    report.add({
      rule: 'text-outside-page',
      severity: 'error',
      text: `“${words}” lies outside page ${index + 1}`,
      hint: 'shorten the text, or choose a larger size',
    })
  }
}

function isOutside(item: TextItem, frame: Frame): boolean {
  const offset = item.x ?? 0
  const first = item.words[0]
  const last = item.words.at(-1)
  if (!first || !last) return false
  const end = ({ x, word }: PlacedWord): number =>
    x + (word.width + item.tracking * (word.glyphs.length - 1)) * item.size
  const left = offset + Math.min(first.x, last.x)
  const right = offset + Math.max(end(first), end(last))
  return (
    left < -tolerance ||
    right > frame.width + tolerance ||
    item.baseline - item.face.xHeight * item.size < -tolerance ||
    item.baseline > frame.height + tolerance
  )
}
