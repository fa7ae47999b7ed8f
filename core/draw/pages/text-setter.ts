import type { Inline, Line, ParagraphOptions } from './text/line.ts'
import type { NaturalWidths } from './text/measure.ts'

/** What the page layout asks of typesetting: the only place where fonts come in. */
export interface TextSetter {
  breakParagraph(inlines: readonly Inline[], options: ParagraphOptions): readonly Line[]
  naturalWidths(
    inlines: readonly Inline[],
    options: Pick<ParagraphOptions, 'lang' | 'dir' | 'whiteSpace'>,
  ): NaturalWidths
}
