import { bodyStyle } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { ledText } from '../decks/sentences.ts'
import type { Place, Slide } from '../decks/slide.ts'
import { SlideFootnotes } from '../sheets/footnotes.tsx'
import { widthBeside } from '../bodies/pictures.tsx'
import { SlideTitle } from '../sheets/title.tsx'
import { widthBesideVoice } from '../sheets/voice.tsx'
import { ABOVE_FOOT, BELOW_TITLE, BESIDE, gapOf, footMargin, footSize } from './deck-theme.ts'

/** Share of the room across that a title takes where it stands beside what it is about. */
const PANEL = 0.31

/** px of a title that stands beside what it is about. */
export function panelWidth(theme: Theme): number {
  return Math.round(roomAcross(theme) * PANEL)
}

/** Whether a slide's title stands on a panel at its side. */
export function hasPanel({ manner, layout, pictures, voice }: Slide): boolean {
  return manner === 'panel' && !voice && !(layout === 'picture' && pictures.length > 0)
}

interface TitleLook {
  readonly place?: Place
  readonly names: boolean
  /** What stands small over it. */
  readonly eyebrow?: NonNullable<Slide['eyebrow']>
  /** How much larger the figure in it is. */
  readonly figure?: number
}

/** What makes a slide's title other than most: it is one of several slides, or only names what is said below it, larger. */
export function titleLook(slide: Slide): TitleLook {
  const { place, layout, eyebrow, titleFigure, titleLeads = false } = slide
  const isSaid = layout === 'statement' && !titleLeads
  const names = isSaid || (ledText(slide) !== undefined && !hasPanel(slide))
  return {
    ...(place && { place }),
    ...(eyebrow && { eyebrow }),
    ...(titleFigure && { figure: titleFigure }),
    names,
  }
}

/** px across of what a content slide says under its title. */
export function bodyWidth(slide: Slide, theme: Theme): number {
  if (hasPanel(slide)) return roomAcross(theme) - panelWidth(theme) - gapOf(theme, BESIDE)
  if (slide.voice) return widthBesideVoice(theme)
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
    above && <SlideTitle title={title} theme={theme} width={width} {...titleLook(slide)} />,
    <SlideFootnotes notes={footnotes} theme={theme} />,
  ]
  const column = { ...bodyStyle(theme), display: 'flex', direction: 'column' } as const
  const { height } = measure.piece(<div style={column}>{around}</div>, width)
  const taken = height + footSize(theme) * 1.3
  const gaps = gapOf(theme, above ? BELOW_TITLE + ABOVE_FOOT : ABOVE_FOOT)
  return page.height - margin.top - footMargin(theme) - taken - gaps
}
