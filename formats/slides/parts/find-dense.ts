import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { aloneTheme, roomAcross, roomDown } from './deck-theme.ts'
import { estimateHeight } from './estimate-height.ts'
import type { Slide } from './slide.ts'
import { widthBeside } from './slide-pictures.tsx'

/** The slides whose text is too long for the larger of the deck's two sizes, and all that share a title with one. */
export function findDense(slides: readonly Slide[], theme: Theme): ReadonlySet<Slide> {
  const long = slides.filter(slide => !fits(slide, theme))
  const titles = new Set(long.flatMap(slide => (slide.place ? titleOf(slide) : [])))
  return new Set([...long, ...slides.filter(slide => slide.place && titles.has(titleOf(slide)))])
}

function titleOf({ title }: Slide): string {
  return title ? plainText(title) : ''
}

function fits(slide: Slide, theme: Theme): boolean {
  const { blocks, layout, footnotes } = slide
  const { base, leading, measure } = aloneTheme(theme).type
  const width = layout === 'picture' ? widthBeside(theme, slide) : Math.min(roomAcross(theme), measure)
  const down =
    roomDown(theme) - estimateHeight(footnotes, { width: roomAcross(theme), size: base * 0.5, leading })
  return estimateHeight(blocks, { width, size: base, leading }) <= down
}
