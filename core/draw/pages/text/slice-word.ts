import type { ShapedWord } from '../../../fonts/shape.ts'
import { shapeWord } from '../../../fonts/shape-word.ts'
import type { MeasuredWord } from './measured-word.ts'

/** The shaped text between two offsets of a word, in logical order, ended by a hyphen when asked. */
export function sliceWord(
  word: MeasuredWord,
  from: number,
  to: number,
  hyphen: boolean,
  tabular: boolean,
): ShapedWord[] {
  const result: ShapedWord[] = []
  let start = 0
  for (const shape of word.shapes) {
    const end = start + shape.text.length
    if (end > from && start < to) {
      const whole = start >= from && end <= to
      const text = whole ? shape.text : shape.text.slice(Math.max(from - start, 0), to - start)
      const last = hyphen && end >= to
      if (whole && !last) result.push(shape)
      else if (last) result.push(shapeHyphenated(text, shape, tabular))
      else result.push(shapeWord(text, shape.face, { tabular, rtl: shape.rtl }))
    }
    start = end
    if (start >= to) break
  }
  return result
}

/** A word's beginning with the hyphen that the line break adds. The hyphen is drawn but is no text: its cluster is ''. */
function shapeHyphenated(text: string, shape: ShapedWord, tabular: boolean): ShapedWord {
  const drawn = shapeWord(`${text}-`, shape.face, { tabular, rtl: shape.rtl })
  const clusters = drawn.clusters.map(cluster => (cluster.endsWith('-') ? cluster.slice(0, -1) : cluster))
  // Only the last hyphen is the added one.
  const at = drawn.rtl ? 0 : clusters.length - 1
  return {
    ...drawn,
    text,
    clusters: drawn.clusters.map((cluster, i) => (i === at ? (clusters[i] ?? '') : cluster)),
  }
}
