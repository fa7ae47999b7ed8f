import { bodyStyle } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Theme, roomAcross } from '../../../core/theme/theme.ts'
import type { Slide } from '../decks/slide.ts'
import { SlideFootnotes } from '../sheets/footnotes.tsx'
import { widthBeside } from '../bodies/pictures.tsx'
import { SlideTitle } from '../sheets/title.tsx'
import { ABOVE_FOOT, BELOW_TITLE, BESIDE, gapOf, footMargin, footSize } from './deck-theme.ts'

/** Share of the room across that a title takes where it stands beside what it is about. */
const PANEL = 0.31

/** px of a title that stands beside what it is about. */
export function panelWidth(theme: Theme): number {
  return Math.round(roomAcross(theme) * PANEL)
}

/** Whether a slide's title stands on a panel at its side. */
export function hasPanel({ manner, layout, pictures, title }: Slide): boolean {
  const isBare = layout === 'statement' && title === undefined
  return manner === 'panel' && !isBare && !(layout === 'picture' && pictures.length > 0)
}

/** px across of what a content slide says under its title. */
export function bodyWidth(slide: Slide, theme: Theme): number {
  if (hasPanel(slide)) return roomAcross(theme) - panelWidth(theme) - gapOf(theme, BESIDE)
  return slide.layout === 'picture' && slide.pictures.length > 0
    ? widthBeside(theme, slide)
    : roomAcross(theme)
}

/** px down of it: what title, notes and foot leave. */
export function bodyHeight(slide: Slide, theme: Theme, measure: Measure): number {
  const { page, margin } = theme
  const { title, footnotes } = slide
  const above = title !== undefined && !hasPanel(slide)
  const width = bodyWidth(slide, theme)
  const around = [
    above && (
      <SlideTitle title={title} theme={theme} width={width} {...(slide.place && { place: slide.place })} />
    ),
    <SlideFootnotes notes={footnotes} theme={theme} />,
  ]
  const column = { ...bodyStyle(theme), display: 'flex', direction: 'column' } as const
  const { height } = measure.piece(<div style={column}>{around}</div>, width)
  const taken = height + footSize(theme) * 1.3
  const gaps = gapOf(theme, above ? BELOW_TITLE + ABOVE_FOOT : ABOVE_FOOT)
  return page.height - margin.top - footMargin(theme) - taken - gaps
}
