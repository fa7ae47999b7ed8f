import { bodyStyle, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { onInverse } from '../../parts/grow-theme.ts'
import { ContentSlide } from './content-slide.tsx'
import { Opener } from './opener.tsx'
import { QuoteSlide } from './quote-slide.tsx'
import type { Deck } from './read-deck.ts'
import type { Slide } from './slide.ts'

/** What a slide is composed from. */
export interface SlideProps {
  readonly slide: Slide
  readonly deck: Deck
  readonly theme: Theme
}

/** The sheets of a deck, one a slide. */
export function composeDeck(deck: Deck, theme: Theme): readonly Sheet[] {
  const slides = deck.slides.length > 0 ? deck.slides : [emptySlide]
  return slides.map((slide, at) => {
    const deep = isDeep(slide)
    // A dark deck stays on its one ground: a second dark beside it would look like a mistake.
    const own = deep && theme.mode === 'light' ? onInverse(theme) : theme
    const { top, right, bottom, left } = theme.margin
    const title = slide.title && plainText(slide.title)
    return {
      name: `slide-${at + 1}`,
      size: theme.page,
      margin: [top, right, Math.min(bottom, top * 0.75), left],
      background: own.color.paper,
      root: slideRoot(own, <SlideFace slide={slide} deck={deck} theme={own} />),
      fitFloor: 0.7,
      ...(title && { title }),
      ...(slide.notes.length > 0 && { notes: toNodes(<Prose nodes={slide.notes} theme={theme} />) }),
    }
  })
}

const emptySlide: Slide = { layout: 'prose', blocks: [], notes: [] }

/** Sections stand on the deep ground; so do the first and last slide, which they tie together. */
function isDeep({ layout }: Slide): boolean {
  return layout === 'title' || layout === 'section' || layout === 'closing'
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

function slideRoot(theme: Theme, children: Child): Element {
  const style = { ...bodyStyle(theme), display: 'flex', direction: 'column', height: '100%' } as const
  return toNodes(<section style={style}>{children}</section>)[0] as Element
}

/** The quiet line at the foot: what the deck is, and the number of the slide. */
export function SlideFoot({ deck, theme }: Omit<SlideProps, 'slide'>): Child {
  const size = Math.max(20, Math.round(theme.type.base * 0.62))
  const numbered = theme.design.layout.pageNumbers !== false
  return (
    <div
      part="slide-foot"
      style={{
        ...quietStyle(theme),
        size,
        leading: 1.3,
        display: 'flex',
        justify: 'between',
        shrink: 0,
        numeric: 'tabular',
      }}
    >
      <p>{[deck.brand, deck.footer].filter(Boolean).join(' · ')}</p>
      {numbered && (
        <p>
          <span field="page" />
        </p>
      )}
    </div>
  )
}
