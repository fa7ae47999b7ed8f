import type { Theme } from '../../../core/theme/theme.ts'

/** How a heading is fitted: the sizes it may have, the room it has, and how many lines it may take. */
export interface Fit {
  /** px, largest first. */
  readonly sizes: readonly number[]
  /** px */
  readonly width: number
  readonly lines: number
}

/** px that the longest word of a heading has on a phone whose program drops the rules for phones; longer ones are broken. */
const NARROWEST = 296
/** px of a heading that is not set smaller for its longest word. */
const LEAST = 36

/** em that letters of a display face take; mail programs have other faces than the theme's, so it is a broad measure. */
const LETTER = { small: 0.6, capital: 0.76, whole: 1 } as const

/** Signs as wide as they are high, between which a line may end. */
const whole = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u

/** The largest of the sizes at which a heading keeps to its room, px. */
export function fittedSize(text: string, theme: Theme, { sizes, width, lines }: Fit): number {
  const { displayCase } = theme.type
  const scale = Math.min(Math.max(theme.design.type.displayScale, 0.75), 1.15)
  const pieces = piecesOf(displayCase === 'uppercase' ? text.toLocaleUpperCase(theme.lang) : text)
  const scaled = sizes.map(size => Math.round(size * scale))
  const longest = Math.max(...pieces)
  const fits = (size: number): boolean =>
    (longest * size <= NARROWEST || size <= LEAST) &&
    longest * size <= width &&
    linesOf(pieces, width / size) <= lines
  return scaled.find(fits) ?? scaled.at(-1) ?? theme.type.base
}

/** Widths in em of what a line is not broken in, each with the half of a letter after it. */
function piecesOf(text: string): readonly number[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap(word => {
      const widths = [...word].map(widthOf)
      return whole.test(word) ? widths : [widths.reduce((sum, width) => sum + width, LETTER.small / 2)]
    })
}

function widthOf(sign: string): number {
  if (whole.test(sign)) return LETTER.whole
  return /\p{Lu}/u.test(sign) ? LETTER.capital : LETTER.small
}

/** Lines that pieces take in a room. */
function linesOf(pieces: readonly number[], room: number): number {
  let lines = 1
  let used = 0
  for (const piece of pieces) {
    if (used + piece > room) {
      lines++
      used = 0
    }
    used += piece
  }
  return lines
}
