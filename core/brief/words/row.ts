import type { Meaning } from '../meaning.ts'

/** One line of a word list: the phrases, in lower case with spaces for hyphens, and what they mean. */
export interface WordRow {
  readonly words: readonly string[]
  readonly meaning: Meaning
}
