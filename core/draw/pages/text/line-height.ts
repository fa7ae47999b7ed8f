import { resolveFace } from '../../../fonts/resolve-face.ts'
import type { LineBox, LineRun, TextStyle } from './line.ts'

/** Height and baseline of a line, px. */
interface LineMetrics {
  readonly height: number
  readonly baseline: number
}

/**
 * The piece with the largest leading gives the line its height and baseline, with equal room above and below its letters.
 * The others grow the line only where their own letters would not fit, and raised ones not even then: lines with code or
 * notes keep the rhythm.
 */
export function lineHeight(
  pieces: readonly (LineRun | LineBox)[],
  strut: TextStyle | undefined,
): LineMetrics {
  const styles = stylesOf(pieces)
  if (styles.length === 0 && strut !== undefined) styles.push(strut)
  let top = 0
  let bottom = 0
  let main = styles[0]
  for (const style of styles) main = heavier(main, style)
  if (strut !== undefined) main = heavier(main, strut)
  if (main !== undefined) {
    const { ascent, descent } = extentOf(main)
    top = ascent + (main.leading - ascent - descent) / 2
    bottom = main.leading - top
  }
  for (const style of styles) {
    if (style === main || style.rise !== 0) continue
    const { ascent, descent } = extentOf(style)
    // A line may be set tighter than its letters are tall; then nothing else may be taller than that.
    top = Math.max(top, Math.min(ascent, style.leading))
    bottom = Math.max(bottom, Math.min(descent, style.leading / 3))
  }
  for (const piece of pieces) {
    if (piece.kind === 'run') continue
    top = Math.max(top, piece.height - piece.drop)
    bottom = Math.max(bottom, piece.drop)
  }
  return { height: top + bottom, baseline: top }
}

function stylesOf(pieces: readonly (LineRun | LineBox)[]): TextStyle[] {
  const styles: TextStyle[] = []
  for (const piece of pieces) {
    if (piece.kind === 'run' && styles.at(-1) !== piece.style) styles.push(piece.style)
  }
  return styles
}

function heavier(best: TextStyle | undefined, style: TextStyle): TextStyle {
  return best === undefined || weightOf(style) > weightOf(best) ? style : best
}

/** Raised and lowered text never leads a line that has other text. */
function weightOf(style: TextStyle): number {
  return style.rise === 0 ? style.leading : -1
}

/** px above and below the baseline that the letters of the asked face take; stand-in faces do not move lines. */
function extentOf(style: TextStyle): { ascent: number; descent: number } {
  const face = resolveFace(style.family, style.weight, style.italic)
  return { ascent: face.ascent * style.size, descent: face.descent * style.size }
}
