import type { LineEnd } from '../../choose-breaks.ts'
import type { MeasuredBreak } from './measured-word.ts'
import type { InlineText, Token, WordToken } from './tokens.ts'

/** A place where a line may end and the next one start, in a stretch of tokens. */
export interface Break extends LineEnd {
  /** The first token that is not on the line (a space there is on neither line), and the offset into it. */
  readonly token: number
  readonly offset: number
}

/** px from the start of the text to a token, and px of all spaces before it. */
export interface Origin {
  readonly x: number
  readonly spaces: number
}

/** A break that adds nothing to either line. */
export function breakAt(token: number, offset: number, x: number, spaces: number, penalty: number): Break {
  const spacesBefore = spaces
  return { token, offset, end: x, start: x, spacesBefore, spacesAfter: spaces, penalty, hyphen: false }
}

/** The break at a point of a word that starts `x` px into the text. */
export function breakInside(
  token: WordToken,
  index: number,
  point: MeasuredBreak,
  x: number,
  spaces: number,
): Break {
  const { style, padding } = token.source
  const at = x + (point.width + point.glyphs * style.tracking) * style.size
  const added = (point.added + (point.hyphen ? style.tracking : 0)) * style.size
  return {
    token: index,
    offset: point.offset,
    end: at + added + padding,
    start: at - padding,
    spacesBefore: spaces,
    spacesAfter: spaces,
    penalty: point.penalty,
    hyphen: point.hyphen,
  }
}

/** The inline that a word stands in. */
export function sourceOf(token: Token | undefined): InlineText | undefined {
  return token?.kind === 'word' ? token.source : undefined
}

/** Padding that a line end adds when it falls inside a padded inline: both halves get their own. */
export function paddingInside(before: Token | undefined, after: Token | undefined): number {
  const source = sourceOf(before)
  return source !== undefined && source === sourceOf(after) ? source.padding : 0
}
