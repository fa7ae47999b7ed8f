declare module 'linebreak' {
  /** Finds the line breaks of a text by UAX 14. */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place where a line may end; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
