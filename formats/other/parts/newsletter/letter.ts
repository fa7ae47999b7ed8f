import type { Theme } from '../../../../core/theme/theme.ts'
import type { Newsletter } from './read-newsletter.ts'

/** Width that all mail programs hold to, px. */
export const LETTER = 600

/** px at the sides of text. */
export const SIDE = 40

/** Room at the sides of a block of text. */
export const inset: readonly [number, number] = [0, SIDE]

/** What every part of a letter is made of. */
export interface LetterProps {
  readonly letter: Newsletter
  readonly theme: Theme
}
