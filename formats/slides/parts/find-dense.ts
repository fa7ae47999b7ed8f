import type { Theme } from '../../../core/theme/theme.ts'
import { aloneTheme, roomAcross, roomDown } from './deck-theme.ts'
import { estimateHeight } from './estimate-height.ts'
import { seriesOf } from './series.ts'
import type { Slide } from './slide.ts'
import { widthBeside } from './slide-pictures.tsx'

/**
 * The slides whose text is too long for the larger of the deck's two sizes, and all that share a title with them where
 * those are the most.
 */
export function findDense(slides: readonly Slide[], theme: Theme): ReadonlySet<Slide> {
  const long = new Set(slides.filter(slide => !fits(slide, theme)))
  const dense = seriesOf(slides).filter(
    series => series.filter(slide => long.has(slide)).length * 2 > series.length,
  )
  return new Set([...long, ...dense.flat()])
}

function fits(slide: Slide, theme: Theme): boolean {
  const { blocks, layout, footnotes } = slide
  const { base, leading, measure } = aloneTheme(theme).type
  const width = layout === 'picture' ? widthBeside(theme, slide) : Math.min(roomAcross(theme), measure)
  const down =
    roomDown(theme) - estimateHeight(footnotes, { width: roomAcross(theme), size: base * 0.5, leading })
  return estimateHeight(blocks, { width, size: base, leading }) <= down
}
