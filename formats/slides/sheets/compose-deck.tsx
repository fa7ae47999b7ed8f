import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { footMargin, leastScale, roomDown } from '../type/deck-theme.ts'
import { findDrops, planType } from '../type/plan-type.tsx'
import { type Deck, plain, type Slide, type SlideLayout } from '../decks/slide.ts'
import { ContentSlide, type SlideProps } from './content-slide.tsx'
import { FigureSlide, isLedByFigure } from './figure-slide.tsx'
import { continueFootnotes } from './footnotes.tsx'
import { groundsOf, hasFields } from './grounds.ts'
import { Opener } from './opener.tsx'
import { QuoteSlide } from './quote-slide.tsx'

/** The sheets of a deck, one a slide. */
export function composeDeck(deck: Deck, theme: Theme, measure: Measure): readonly Sheet[] {
  const slides = deck.slides.length > 0 ? continueFootnotes(deck.slides, theme, measure) : [emptySlide]
  const texts = planType(slides, theme, measure)
  const drops = findDrops(slides, texts)
  const shown = { ...deck, slides }
  const grounds = groundsOf(shown, theme)
  return slides.map((slide, at) => {
    const text = texts.get(slide) ?? { scale: 1, height: 0, room: roomDown(theme) }
    return composeSlide(
      { slide, deck: shown, theme, measure, text, at, drop: drops.get(slide) ?? 0 },
      grounds[at],
    )
  })
}

const emptySlide: Slide = { ...plain, layout: 'prose', blocks: [] }

function composeSlide(props: SlideProps, ground: Ground = 'paper'): Sheet {
  const { slide, theme, at } = props
  const isCover = covers.has(slide.layout)
  const { parts, color } = theme.design
  const fill = slide.named && hasFields(theme) ? color.signal : isCover ? parts?.cover?.fill : undefined
  const own = fill === undefined ? themeOn(theme, ground) : themeOnColor(theme, fill)
  const { top, right, left } = theme.margin
  return toSheet(`slide-${at + 1}`, own, <Face {...props} theme={own} />, {
    margin: [top, right, footMargin(theme), left],
    fitFloor: keepsSize(slide) ? 1 : leastScale(theme),
    title: titleOf(slide),
    ...(isCover && { isCover }),
    ...(slide.notes.length > 0 && { notes: toNodes(<Prose nodes={slide.notes} theme={theme} />) }),
  })
}

/** What opens the deck or a part of it, or closes it: the covers that a brief may give a colour. */
const covers: ReadonlySet<SlideLayout> = new Set<SlideLayout>(['title', 'section', 'closing'])

function titleOf({ title, place }: Slide): string {
  const words = title ? plainText(title) : ''
  return words && place ? `${words} (${place.at}/${place.of})` : words
}

/** Running text on several slides keeps to the deck's two sizes: what does not fit goes on. */
function keepsSize({ layout, place }: Slide): boolean {
  return layout === 'notes' || (place !== undefined && (layout === 'prose' || layout === 'list'))
}

function SlideLayoutOf(props: SlideProps): Child {
  if (isLedByFigure(props.slide, props.theme.lang)) return <FigureSlide {...props} />
  switch (props.slide.layout) {
    case 'title':
    case 'section':
    case 'closing':
      return <Opener {...props} />
    case 'quote':
      return <QuoteSlide {...props} />
    default:
      return <ContentSlide {...props} />
  }
}

/** A slide, named for its layout and its manner. */
function Face(props: SlideProps): Child {
  const { layout, manner } = props.slide
  const style = { ...bodyStyle(props.theme), display: 'flex', direction: 'column', height: '100%' } as const
  return (
    <section part={manner ? `${layout}-${manner}` : layout} style={style}>
      <SlideLayoutOf {...props} />
    </section>
  )
}
