import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { ABOVE_FOOT, BELOW_TITLE, BESIDE, gapOf } from '../type/deck-theme.ts'
import { bodyHeight, bodyWidth, hasPanel, panelWidth, titleLook } from '../type/body-room.tsx'
import { heightOf } from '../../fitting/height-of.tsx'
import type { TypePlan } from '../type/plan-type.tsx'
import { figuredLead } from '../type/said-figure.tsx'
import type { Deck, Slide } from '../decks/slide.ts'
import { type BodyProps, SlideBody } from '../bodies/body.tsx'
import { FullPicture, PictureBeside } from '../bodies/pictures.tsx'
import { SlideFoot } from './foot.tsx'
import { hasFields } from './grounds.ts'
import { SlideFootnotes } from './footnotes.tsx'
import { SlideTitle } from './title.tsx'
import { VoiceBeside } from './voice.tsx'

/** What a slide is composed from. */
export interface SlideProps {
  readonly slide: Slide
  readonly deck: Deck
  readonly theme: Theme
  /** How its text is set. */
  readonly text: TypePlan
  /** px that text begins lower than it might, where its slide is one of several. */
  readonly drop: number
  readonly measure: Measure
  /** Index of the slide. */
  readonly at: number
}

/** A title with what it says below, or beside it on a slide of the other manner. */
export function ContentSlide(props: SlideProps): Child {
  const { slide, deck, theme, drop, text, measure } = props
  const [picture] = slide.pictures
  if (slide.layout === 'full-picture')
    return picture && <FullPicture slide={slide} picture={picture} theme={theme} />
  if (hasPanel(slide)) return <PanelSlide {...props} />
  const pictured = slide.layout === 'picture' && picture !== undefined
  const width = bodyWidth(slide, theme)
  return (
    <>
      <div style={{ width, grow: 1, display: 'flex', direction: 'column' }}>
        {slide.title && <SlideTitle title={slide.title} theme={theme} width={width} {...titleLook(slide)} />}
        <BodyRegion
          slide={slide}
          theme={theme}
          text={text}
          measure={measure}
          drop={drop}
          width={width}
          below={slide.title !== undefined}
        />
        <SlideFootnotes notes={slide.footnotes} theme={theme} />
        <SlideFoot deck={deck} theme={theme} />
      </div>
      {pictured && <PictureBeside slide={slide} picture={picture} theme={theme} />}
      {slide.voice && <VoiceBeside slide={slide} theme={theme} measure={measure} />}
    </>
  )
}

/** The other manner of a slide: its title on a panel at the side. */
function PanelSlide({ slide, deck, theme, text, measure }: SlideProps): Child {
  const { page, margin, dir } = theme
  const on = panelTheme(theme)
  const side = panelWidth(theme)
  const gap = gapOf(theme, BESIDE)
  const width = bodyWidth(slide, theme)
  const edge = dir === 'rtl' ? margin.right : margin.left
  const panel = { width: Math.round(edge + side + gap / 2), height: page.height, background: on.color.paper }
  const left = dir === 'rtl' ? page.width - panel.width : 0
  return (
    <>
      <div
        ariaHidden
        part="panel"
        style={{ position: 'absolute', top: 0, left, ...panel, narrow: { display: 'none' } }}
      />
      <div style={{ grow: 1, display: 'flex', gap, position: 'relative' }}>
        <div
          style={{
            // On a phone the panel is no more than what stands behind its words.
            background: on.color.paper,
            width: side,
            shrink: 0,
            display: 'flex',
            direction: 'column',
          }}
        >
          {slide.title && <SlideTitle title={slide.title} theme={on} width={side} {...titleLook(slide)} />}
          {slide.lead && (
            <PanelLead slide={slide} blocks={slide.lead} theme={on} width={side} measure={measure} />
          )}
        </div>
        <div style={{ width, display: 'flex', direction: 'column' }}>
          <BodyRegion
            slide={slide}
            theme={theme}
            text={text}
            measure={measure}
            drop={0}
            width={width}
            below={false}
          />
          <SlideFootnotes notes={slide.footnotes} theme={theme} />
        </div>
      </div>
      <SlideFoot deck={deck} theme={theme} indent={side + gap} />
    </>
  )
}

interface LeadProps {
  readonly slide: Slide
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  /** px */
  readonly width: number
  readonly measure: Measure
}

/** Letters of a line on a panel, as a share of the slide's height, and the part of its room that one with a figure takes. */
const LEAD = { letters: 0.044, room: 0.9 }

/** The line that leads to what stands beside it, at the panel's foot; a figure in it is the largest there. */
function PanelLead({ slide, blocks, theme, width, measure }: LeadProps): Child {
  const place = { width, theme, measure }
  const above = slide.title && (
    <SlideTitle title={slide.title} theme={theme} width={width} {...titleLook(slide)} />
  )
  const room = bodyHeight(slide, theme, measure) - heightOf(above, place) - gapOf(theme, 1 + ABOVE_FOOT)
  const set = scaled(theme, Math.min(1, (theme.page.height * LEAD.letters) / theme.type.base))
  return (
    <>
      <div style={{ grow: 1 }} />
      <div
        style={{
          marginTop: gapOf(theme, 1),
          marginBottom: gapOf(theme, ABOVE_FOOT),
          color: theme.color.text,
        }}
      >
        {figuredLead(blocks, place, room * LEAD.room) ?? (
          <div style={{ size: set.type.base, leading: 1.25 }}>
            <Prose nodes={blocks} theme={set} size={set.type.base} measured={false} />
          </div>
        )}
      </div>
    </>
  )
}

/** A panel is a field of the accent; where a brief wants none, it is set off alone. */
function panelTheme(theme: Theme): Theme {
  return themeOn(theme, hasFields(theme) ? 'accent' : 'quiet')
}

interface RegionProps extends BodyProps {
  /** Whether it stands below a title. */
  readonly below: boolean
}

/** The region from which what does not fit goes on to another slide. */
function BodyRegion({ below, ...body }: RegionProps): Child {
  return (
    <div
      flow
      style={{
        grow: 1,
        display: 'flex',
        direction: 'column',
        marginTop: below ? gapOf(body.theme, BELOW_TITLE) : 0,
        marginBottom: gapOf(body.theme, ABOVE_FOOT),
      }}
    >
      <SlideBody {...body} />
    </div>
  )
}
