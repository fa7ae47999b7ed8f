import { anchorOf, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Slide } from '../decks/slide.ts'
import { footMargin, footSize, gapOf, onPhone } from '../type/deck-theme.ts'
import { largestSize, leadStyle } from '../type/largest.ts'
import type { SlideProps } from './content-slide.tsx'
import { SlideFoot } from './foot.tsx'
import { leadColor } from './grounds.ts'

/** A figure with what it counts, and no year: `41 hectares`, `€1.2m`, `83 %`. One digit alone counts what is listed. */
const FIGURE =
  /^(?!(?:1[5-9]|20)\d\d$)[~≈+−-]?\s?(?:\p{Sc}\s?\d|\d{2}|\d[.,]\d|\d\s?[%‰×]|\d\s?\p{Sc})[\d.,'’\s]*(?:[%‰×]|\p{Sc})?(?:\s?\p{L}[\p{L}²³/]*){0,2}[.!?]?$/u
/** Letters of a figure. */
const LETTERS = 18

/** Whether a slide is called by a figure, and says little more than what that means. */
export function isLedByFigure({ layout, title }: Slide, lang: string): boolean {
  const words = title ? plainText(title) : ''
  if (layout !== 'statement' || words.length > LETTERS) return false
  return FIGURE.test(words) || opensWithPower(words, lang)
}

/** Whether words open with a number told by its power of ten: `9 billion`, `2 mil millones`. */
function opensWithPower(words: string, lang: string): boolean {
  const pieces = words.split(/\s+/)
  return [2, 3].some(count => {
    const value = readValue(pieces.slice(0, count).join(' '), lang)
    return value?.type === 'number' && value.amount >= 1000 && /^\d[\d.,]*\s\p{L}/u.test(words)
  })
}

/** Letters of a figure that is its slide are at most this share of its height, and what is said of it is this. */
const MOST = 0.5
const SAID = 0.074

/** The figure that a slide is called by as large as it holds, over what is said of it. */
export function FigureSlide({ slide, deck, theme, measure, at }: SlideProps): Child {
  const { title, blocks } = slide
  if (title === undefined) return null
  const { page, margin } = theme
  const width = roomAcross(theme)
  const words = plainText(title)
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
        narrow: onPhone(theme, words, size, true),
      }}
      {...anchorOf(title)}
    >
      <Phrasing nodes={title.children} theme={theme} size={size} heading />
    </h2>
  )
  const foot = footMargin(theme) + footSize(theme) * 1.3
  const height = page.height - margin.top - foot - heightOf(said, { width, theme, measure })
  const room = { width, height, most: page.height * MOST, least: theme.type.base * 2 }
  return (
    <>
      <div style={{ grow: 1, display: 'flex', direction: 'column' }} flow>
        <div style={{ grow: 1 }} />
        {drawn(largestSize(drawn, room, measure))}
        {said}
        <div style={{ grow: 1 }} />
      </div>
      <SlideFoot deck={deck} theme={theme} at={at} />
    </>
  )
}
