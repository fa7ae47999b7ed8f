import type { PhrasingContent } from 'mdast'
import { anchorOf, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { isFigureTitle } from '../decks/figure-title.ts'
import type { Slide } from '../decks/slide.ts'
import { amountInTitle } from '../decks/title-figure.ts'
import { footMargin, footSize, gapOf, onPhone } from '../type/deck-theme.ts'
import { largestSize, leadStyle } from '../type/largest.ts'
import type { SlideProps } from './content-slide.tsx'
import { SlideFoot } from './foot.tsx'
import { leadColor } from './grounds.ts'

/** Whether a slide is called by a figure or by what it says first, and says little more than what that means. */
export function isLedByFigure({ layout, title, titleLeads }: Slide, lang: string): boolean {
  return (
    layout === 'statement' &&
    title !== undefined &&
    (titleLeads === true || isFigureTitle(plainText(title), lang))
  )
}

/** Letters of a figure that is its slide are at most this share of its height, those of other words this, and what is said of it is this. */
const MOST = { figure: 0.5, words: 0.24 }
const SAID = 0.074

/** The figure that a slide is called by as large as it holds, over what is said of it. */
export function FigureSlide({ slide, deck, theme, measure }: SlideProps): Child {
  const { title, blocks } = slide
  if (title === undefined) return null
  const { page, margin } = theme
  const width = roomAcross(theme)
  const words = plainText(title)
  const isFigure = isFigureTitle(words, theme.lang)
  const cut = isFigure ? undefined : amountInTitle(title, theme.lang)
  const shown = cut ? phrasingText(cut.figure) : words
  const set = scaled(theme, (page.height * SAID) / theme.type.base)
  const said = (
    <div style={{ size: set.type.base, leading: 1.25, marginTop: gapOf(theme, 1) }}>
      <Prose nodes={blocks} theme={set} size={set.type.base} />
    </div>
  )
  const drawn = (size: number): Child => (
    <h2
      part="slide-title"
      style={{
        ...leadStyle(theme, size),
        transform: 'none',
        color: leadColor(theme),
        narrow: onPhone(theme, shown, size, true),
      }}
      {...anchorOf(title)}
    >
      {cut ? (
        [cut.before, cut.figure, cut.after].map(nodes => {
          const px = nodes === cut.figure ? size : Math.max(set.type.base, Math.round(size * AROUND))
          return nodes.length > 0 && <Around nodes={nodes} theme={theme} size={px} />
        })
      ) : (
        <Phrasing nodes={title.children} theme={theme} size={size} heading />
      )}
    </h2>
  )
  const foot = footMargin(theme) + footSize(theme) * 1.3
  const height = page.height - margin.top - foot - heightOf(said, { width, theme, measure })
  const room = {
    width,
    height,
    most: page.height * (isFigure || cut ? MOST.figure : MOST.words),
    least: theme.type.base * 2,
  }
  return (
    <>
      <div style={{ grow: 1, display: 'flex', direction: 'column' }} flow>
        <div style={{ grow: 1 }} />
        {drawn(largestSize(drawn, room, measure))}
        {said}
        <div style={{ grow: 1 }} />
      </div>
      <SlideFoot deck={deck} theme={theme} />
    </>
  )
}

/** Size of the words of a title around its figure, of that. */
const AROUND = 0.3

interface AroundProps {
  readonly nodes: readonly PhrasingContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

function Around({ nodes, theme, size }: AroundProps): Child {
  return (
    <span style={{ display: 'block', size, leading: 1.08 }}>
      <Phrasing nodes={nodes} theme={theme} size={size} heading />
    </span>
  )
}
