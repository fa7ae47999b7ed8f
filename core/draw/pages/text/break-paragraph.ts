import type { Break } from './break.ts'
import { chooseBreaks, firstFit } from '../../choose-breaks.ts'
import type { Inline, Line, ParagraphOptions } from './line.ts'
import { findBreaks, onOneLine } from './find-breaks.ts'
import { placeLine } from './place-line.ts'
import { type Stretch, tokenize } from './tokens.ts'

/**
 * Breaks a paragraph into lines: words are shaped and cut into lines of `options.width`, total fit, in visual order. Lines
 * give x from their left edge with the alignment in it. Every word of the text is on a line, and a word wider than a line
 * is broken rather than let out of it.
 */
export function breakParagraph(inlines: readonly Inline[], wished: ParagraphOptions): Line[] {
  const options =
    wished.align === 'justify' && hasFewSpaces(inlines) ? { ...wished, align: 'start' as const } : wished
  const lines: Line[] = []
  const stretches = tokenize(inlines, options)
  for (const [index, stretch] of stretches.entries()) {
    pushLines(lines, stretch, options, index === stretches.length - 1)
  }
  return inlines.some(inline => inline.kind === 'text' && inline.footnote) ? withNotesOnce(lines) : lines
}

/** True for text in Han characters and kana: the few spaces in it would take up all that a line is short of. */
function hasFewSpaces(inlines: readonly Inline[]): boolean {
  const text = inlines.map(inline => (inline.kind === 'text' ? inline.text : '')).join('')
  return (
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 2 > text.length
  )
}

/** A marker that is broken over runs calls its note once, where it begins. */
function withNotesOnce(lines: readonly Line[]): Line[] {
  const seen = new Set<unknown>()
  return lines.map(line => ({
    ...line,
    pieces: line.pieces.map(piece => {
      if (piece.kind === 'box' || piece.footnote === undefined) return piece
      const { footnote, ...plain } = piece
      if (seen.has(footnote)) return plain
      seen.add(footnote)
      return piece
    }),
  }))
}

function pushLines(lines: Line[], stretch: Stretch, options: ParagraphOptions, isLast: boolean): void {
  const width = options.whiteSpace === 'nowrap' ? Number.POSITIVE_INFINITY : options.width
  const breaks = onOneLine(stretch.tokens, width) ?? findBreaks(stretch, width, options)
  const ends = endsOf(breaks, options)
  const keeps = options.whiteSpace === 'pre'
  let from = breaks[0]
  for (const [order, end] of ends.entries()) {
    const to = breaks[end]
    if (from === undefined || to === undefined) return
    const final = order === ends.length - 1
    const spaceAfter = !keeps && (final ? !isLast : stretch.tokens[to.token]?.kind === 'space')
    const justified = options.align === 'justify' && !final && !keeps
    lines.push(placeLine(stretch, from, to, { options, justified, spaceAfter }))
    from = to
  }
}

function endsOf(breaks: readonly Break[], options: ParagraphOptions): readonly number[] {
  const last = breaks.length - 1
  const { width, align, shown = false } = options
  if (options.whiteSpace === 'nowrap' || stretchIsEmpty(breaks)) return [last]
  if (options.whiteSpace === 'pre') return firstFit(breaks, { width, aim: 'ragged' })
  if (options.balance) return chooseBreaks(breaks, { width, aim: 'balance', shown })
  return chooseBreaks(breaks, { width, aim: align === 'justify' ? 'justify' : 'ragged', shown })
}

function stretchIsEmpty(breaks: readonly Break[]): boolean {
  return breaks.at(-1)?.token === 0
}
