import type { Inline, Line, ParagraphOptions } from './text/line.ts'

/** The least and the most width in px that text can use: its longest word, and all of it on one line. */
export interface NaturalWidths {
  readonly min: number
  readonly max: number
}

/** What the page layout asks of typesetting: the only place where fonts come in. */
export interface TextSetter {
  breakParagraph(inlines: readonly Inline[], options: ParagraphOptions): readonly Line[]
  naturalWidths(
    inlines: readonly Inline[],
    options: Pick<ParagraphOptions, 'lang' | 'dir' | 'whiteSpace'>,
  ): NaturalWidths
}
