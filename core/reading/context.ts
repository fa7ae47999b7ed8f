import type { Lexicon } from './words/lexicon.ts'

/** What every recogniser of one document needs: what labels mean, and the language its values are written in. */
export interface Context {
  readonly lexicon: Lexicon
  /** BCP 47. */
  readonly lang: string
}
