/** What the reader of briefs knows of a language: its words by English ones, its endings, and where its words stand. */
export interface Language {
  /** BCP 47. */
  readonly lang: string
  /**
   * One row a line: English words, a colon, and the words that mean them, divided by commas. A row whose English is `-` has words
   * that say nothing of a design. `<` behind the English says that the word stands behind what it steers (`Fotos weglassen`).
   */
  readonly rows: string
  /** What a word may end in, which is cut off on both sides of a comparison: at the end of the word, after three letters. */
  readonly ending: RegExp
  /** What a word ends in that is joined to the next one so: `흰색과 빨강`. */
  readonly joins?: RegExp
  /** What is written as one with the word behind it and says nothing: `l'`, `dell'`. */
  readonly elision?: RegExp
  /** Letters with and without an accent are different ones, which writers do not leave out: `vägen` is no `våg`. */
  readonly keepsAccents?: true
  /** An article that is written as one with its word, inside a phrase too. */
  readonly article?: RegExp
  /** Adjectives stand behind their noun: `titres bleu marine`. */
  readonly nounFirst?: true
  /** Two words may be written as one: `Überschriftenfarbe`; what may join them. */
  readonly compounds?: RegExp
  /** Words are not divided by blanks. */
  readonly unspaced?: true
  /** English words of the lists that are other words in this language, divided by blanks. */
  readonly falseFriends?: string
}
