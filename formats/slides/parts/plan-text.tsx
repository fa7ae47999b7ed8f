import { Prose } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { firstFitting } from '../../parts/first-fitting.ts'
import { heightOf } from '../../parts/height-of.tsx'
import { ALONE, roomAcross, roomDown, titleSize } from './deck-theme.ts'
import { seriesOf } from './series.ts'
import type { Slide } from './slide.ts'
import { SlideFootnotes } from './slide-footnotes.tsx'
import { widthBeside } from './slide-pictures.tsx'

/** How the text of a slide is set. */
export interface TextPlan {
  /** Its size over that of the deck's tables and columns. */
  readonly scale: number
  /** px that it then takes. */
  readonly height: number
}

/** Sizes that running text may have, largest first: a slide is filled, and read from the last row. */
const scales = [1.9, 1.7, 1.5, ALONE, 1] as const
/** Share of the room that text larger than usual may fill, and that at its usual size. */
const FILL = 0.7
const FULL = 0.97
/** Text is at most this part of the titles' size. */
const BELOW_TITLE = 0.7

/**
 * The sizes of a deck's text. Slides that share a title share a size, and no slide is set larger than half of the deck
 * can be: the eye takes every change of size for a change of meaning.
 */
export function planText(
  slides: readonly Slide[],
  theme: Theme,
  measure: Measure,
): ReadonlyMap<Slide, TextPlan> {
  const own = new Map(slides.map(slide => [slide, largest(slide, theme, measure)]))
  const scaleOf = (slide: Slide): number => own.get(slide)?.scale ?? 1
  const least = new Map(
    seriesOf(slides).flatMap(series => {
      const scale = Math.min(...series.map(scaleOf))
      return series.map(slide => [slide, scale] as const)
    }),
  )
  const shared = (slide: Slide): number => least.get(slide) ?? scaleOf(slide)
  const reached = slides.filter(isText).map(shared)
  const usual = reached.toSorted((one, other) => other - one)[reached.length >> 1] ?? ALONE
  return new Map(
    [...own].map(([slide, plan]) => {
      const scale = Math.min(shared(slide), Math.max(usual, ALONE))
      const isMeasured = scale === plan.scale
      return [slide, isMeasured ? plan : { scale, height: textHeight(slide, scale, theme, measure) }]
    }),
  )
}

/** Whether a slide is running text or points under its title. */
export function isText({ layout, manner }: Slide): boolean {
  return (layout === 'prose' || layout === 'list') && manner !== 'columns'
}

function largest(slide: Slide, theme: Theme, measure: Measure): TextPlan {
  const place = { width: roomAcross(theme), theme, measure }
  const room = roomDown(theme) - heightOf(<SlideFootnotes notes={slide.footnotes} theme={theme} />, place)
  const most = (titleSize(theme) * BELOW_TITLE) / theme.type.base
  const tried = scales.filter(scale => scale <= ALONE || (scale <= most && isText(slide)))
  const plan = firstFitting(tried, (scale): TextPlan | undefined => {
    const height = textHeight(slide, scale, theme, measure)
    return height <= room * (scale > ALONE ? FILL : FULL) ? { scale, height } : undefined
  })
  return plan ?? { scale: 1, height: textHeight(slide, 1, theme, measure) }
}

function textHeight(slide: Slide, scale: number, theme: Theme, measure: Measure): number {
  const set = scaled(theme, scale)
  const across = slide.layout === 'picture' ? widthBeside(theme, slide) : roomAcross(theme)
  const width = Math.min(across, set.type.measure)
  return heightOf(<Prose nodes={slide.blocks} theme={set} measured={false} />, { width, theme: set, measure })
}
