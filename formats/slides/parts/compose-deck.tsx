import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { ContentSlide, type SlideProps } from './content-slide.tsx'
import { continueFootnotes } from './continue-footnotes.tsx'
import { roomDown } from './deck-theme.ts'
import { findDrops } from './find-drops.ts'
import { Opener } from './opener.tsx'
import { planType } from './plan-type.tsx'
import { QuoteSlide } from './quote-slide.tsx'
import type { Deck, Slide, SlideLayout } from './slide.ts'

/** Layouts of running text keep to the deck's two sizes: what does not fit goes on. Others may shrink by this much first. */
const SHRINKING = 0.8

/** The sheets of a deck, one a slide. */
export function composeDeck(deck: Deck, theme: Theme, measure: Measure): readonly Sheet[] {
  const slides = deck.slides.length > 0 ? continueFootnotes(deck.slides, theme, measure) : [emptySlide]
  const texts = planType(slides, theme, measure)
  const drops = findDrops(slides, texts)
  return slides.map((slide, at) => {
    const text = texts.get(slide) ?? { scale: 1, height: 0, room: roomDown(theme) }
    return composeSlide({ slide, deck, theme, text, drop: drops.get(slide) ?? 0 }, at)
  })
}

const emptySlide: Slide = {
  layout: 'prose',
  blocks: [],
  pictures: [],
  footnotes: [],
  notes: [],
}

function composeSlide(props: SlideProps, at: number): Sheet {
  const { slide, theme } = props
  const own = themeOn(theme, groundOf(slide, theme))
  const { top, right, bottom, left } = theme.margin
  const title = titleOf(slide)
  return {
    name: `slide-${at + 1}`,
    size: theme.page,
    margin: [top, right, Math.min(bottom, top * 0.75), left],
    background: own.color.paper,
    root: slideRoot(slide, own, <SlideFace {...props} theme={own} />),
    fitFloor: keepsSize(slide.layout) ? 1 : SHRINKING,
    ...(title && { title }),
    ...(slide.notes.length > 0 && { notes: toNodes(<Prose nodes={slide.notes} theme={theme} />) }),
  }
}

function titleOf({ title, place }: Slide): string | undefined {
  const words = title && plainText(title)
  return words && place ? `${words} (${place.at}/${place.of})` : words
}

function keepsSize(layout: SlideLayout): boolean {
  return layout === 'prose' || layout === 'list' || layout === 'notes'
}

/**
 * Sections stand on the deep ground; so do the first and last slide, which they tie together. In their other manner they
 * change grounds with quotations. One sentence has the accent for its ground, or its tint under a title. A dark deck has no deep ground: a second dark beside its own would look like a mistake.
 */
function groundOf({ layout, manner, title }: Slide, { mode }: Theme): Ground {
  if (layout === 'statement' && title === undefined) return manner ? 'inverse' : 'accent'
  if (layout === 'statement' && manner === undefined && mode === 'light') return 'tint'
  const opener = layout === 'title' || layout === 'section' || layout === 'closing'
  if (!opener && (layout !== 'quote' || manner === undefined)) return 'paper'
  const deep = opener === (manner === undefined)
  if (mode === 'light') return deep ? 'inverse' : 'paper'
  return manner ? 'quiet' : 'paper'
}

function SlideFace(props: SlideProps): Child {
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

function slideRoot({ layout, manner }: Slide, theme: Theme, children: Child): Element {
  const style = { ...bodyStyle(theme), display: 'flex', direction: 'column', height: '100%' } as const
  const part = manner ? `${layout}-${manner}` : layout
  return toNodes(
    <section part={part} style={style}>
      {children}
    </section>,
  )[0] as Element
}
