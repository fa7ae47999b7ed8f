import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { drawsMotifs } from '../../../core/compose/motifs/motif.tsx'
import { toPath } from '../../../core/compose/motifs/shape.ts'
import { gapOf } from '../type/deck-theme.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Height of the mark over that of the slide, and its width and the room below over its height. */
const MARK = { height: 0.09, width: 1.25, below: 0.75 }

/** px down that the mark takes over a quotation that has none in its words. */
export function markRoom(words: string, theme: Theme): number {
  if (!drawsMotifs(theme.design) || /^\s*["'“”„«»‹›「『‘‚]/u.test(words)) return 0
  return Math.round(theme.page.height * MARK.height) + gapOf(theme, MARK.below)
}

/** The mark that opens what somebody said: ornament, for the author wrote none. */
export function QuotationMark({ theme }: { readonly theme: Theme }): Child {
  const height = Math.round(theme.page.height * MARK.height)
  const width = Math.round(height * MARK.width)
  const box = { width, height, across: theme.dir === 'rtl' }
  const stroke = (left: number) =>
    toPath(
      [
        ['M', left, height],
        ['L', left, height * 0.5],
        ['A', height * 0.5, left + height * 0.5, 0],
        ['L', left + height * 0.5, height * 0.24],
        ['A', height * 0.26, left + height * 0.24, height * 0.5, 'counter'],
        ['L', left + height * 0.5, height * 0.5],
        ['L', left + height * 0.5, height],
        ['Z'],
      ],
      box,
    )
  const outlines = [0, width - height * 0.5].map(left => ({ d: stroke(left), fill: theme.color.accent }))
  return (
    <svg
      ariaHidden
      art={{ viewBox: [width, height], outlines }}
      style={{
        width,
        height,
        shrink: 0,
        marginBottom: gapOf(theme, MARK.below),
        alignSelf: 'start',
      }}
    />
  )
}
