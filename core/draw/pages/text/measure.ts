import type { Break } from './break.ts'
import { findBreaks } from './find-breaks.ts'
import type { Inline, ParagraphOptions } from './line.ts'
import { tokenize } from './tokens.ts'

/** The least and the most width that something can use, px. */
export interface NaturalWidths {
  /** The widest part that no line break may divide: hyphenation does not count, because columns made for it look starved. */
  readonly min: number
  /** The widest line when nothing is wrapped. */
  readonly max: number
}

/** Measures text for table columns and boxes that shrink to their content. */
export function naturalWidths(
  inlines: readonly Inline[],
  options: Pick<ParagraphOptions, 'lang' | 'dir' | 'whiteSpace'>,
): NaturalWidths {
  let min = 0
  let max = 0
  const whole = { ...options, width: Number.POSITIVE_INFINITY, align: 'start', balance: false } as const
  for (const stretch of tokenize(inlines, whole)) {
    const breaks = findBreaks(stretch, Number.POSITIVE_INFINITY, whole)
    max = Math.max(max, breaks.at(-1)?.end ?? 0)
    min = Math.max(min, options.whiteSpace === 'normal' ? widestPart(breaks) : max)
  }
  // Rounded up a hair, so that text laid out in its own width never wraps.
  return { min: min + 0.01, max: max + 0.01 }
}

function widestPart(breaks: readonly Break[]): number {
  let widest = 0
  for (let index = 1; index < breaks.length; index++) {
    widest = Math.max(widest, (breaks[index]?.end ?? 0) - (breaks[index - 1]?.start ?? 0))
  }
  return widest
}
