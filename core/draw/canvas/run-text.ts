import type { ShapedWord } from '../../fonts/shape.ts'
import { shapeWord } from '../../fonts/shape-word.ts'
import type { Run } from './plan.ts'

/** What satori is told of a run: the same length, with look-alikes for characters that only our shaper knows to replace. */
export function satoriText(run: Run): string {
  if (run.missing) return placeholders(run)
  const has = (character: string): boolean =>
    run.face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  const text = run.text.replace(/[\u2002-\u200a\u202f\u205f\u3000]|[\u2010\u2011]/g, character => {
    if (has(character)) return character
    return /[\u2010\u2011]/.test(character) ? '-' : '\u00a0'
  })
  // A line may end between a dash and a blank that holds (UAX 14, LB12a), and the blank is lost there: behind a minus it does not.
  return has(MINUS) ? text.replace(/\u2013(?=[\u00a0\u202f])/g, MINUS) : text
}

const MINUS = '\u2212'

/** Letters of many widths that every face has. */
const rulers = ['i', 'r', 'a', 'n', 'w', 'm', 'W']

/**
 * For characters that no font has, satori would measure some other font's empty box. It is given a letter about as wide
 * as the box of the face that draws them.
 */
function placeholders({ text, face }: Run): string {
  const width = (shown: string): number => shapeWord(shown, face).width
  return text.replace(/\S/gu, character => {
    const wish = width(character)
    const nearest = rulers.reduce((best, ruler) =>
      Math.abs(width(ruler) - wish) < Math.abs(width(best) - wish) ? ruler : best,
    )
    return nearest + '\u200b'.repeat(character.length - 1)
  })
}

/** Part of a run, shaped. */
export interface ShapedSlice {
  readonly run: Run
  /** Where it stands in the run's text. */
  readonly start: number
  readonly end: number
  readonly word: ShapedWord
  /** px */
  readonly width: number
}

/** Shapes part of a run. */
export function shapeSlice(run: Run, start: number, end: number): ShapedSlice {
  const { size, tracking, tabular } = run.look
  const text = run.text.slice(start, end).replaceAll('\u200b', '')
  const word = shapeWord(text, run.face, { tabular })
  return { run, start, end, word, width: (word.width + word.glyphs.length * tracking) * size }
}
