import { Phrasing, Prose, readQuotation } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { Balanced } from '../type/balanced.tsx'
import { bodyHeight, titleLook } from '../type/body-room.tsx'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { largestSize, leadStyle } from '../type/largest.ts'
import type { SlideProps } from './content-slide.tsx'
import { SlideFoot } from './foot.tsx'
import { SlideFootnotes } from './footnotes.tsx'
import { leadColor } from './grounds.ts'
import { markRoom, QuotationMark } from './quotation.tsx'
import { SlideTitle } from './title.tsx'
import { roomAcross } from '../../../core/theme/theme.ts'

/** Letters of a quotation are at most this share of a slide's height. */
const MOST = 0.2
/** Those of who said it, at the least. */
const NAMED = 0.042

/** Somebody's words alone on a slide, as large as it holds them. */
export function QuoteSlide({ slide, deck, theme, measure }: SlideProps): Child {
  const [first, ...others] = slide.blocks
  const { said, by } = readQuotation(first?.type === 'blockquote' ? first.children : [])
  const words = said.map(plainText).join(' ')
  const width = roomAcross(theme)
  // Whose words they are is read from the last row.
  const named = scaled(theme, Math.max(1, (theme.page.height * NAMED) / theme.type.base))
  const after = (
    <>
      {by && (
        <p
          part="attribution"
          style={{ size: named.type.base, color: theme.color.textMuted, marginTop: gapOf(theme, 1) }}
        >
          <Phrasing nodes={by} theme={named} size={named.type.base} />
        </p>
      )}
      {others.length > 0 && (
        <div style={{ size: named.type.base, marginTop: gapOf(theme, 1) }}>
          <Prose nodes={others} theme={named} size={named.type.base} />
        </div>
      )}
    </>
  )
  const drawn = (size: number): Child => {
    return (
      <blockquote
        style={{
          ...leadStyle(theme, size),
          leading: Math.max(leadStyle(theme, size).leading ?? 1, 1.08),
          transform: 'none',
          color: leadColor(theme),
          narrow: onPhone(theme, words, size),
        }}
      >
        <Balanced nodes={said} theme={theme} size={size} />
      </blockquote>
    )
  }
  const mark = markRoom(words, theme)
  const around = heightOf(after, { width, theme, measure }) + mark + gapOf(theme, 1)
  const height = bodyHeight(slide, theme, measure) - around
  const { page, type } = theme
  const size = largestSize(drawn, { width, height, most: page.height * MOST, least: type.base }, measure)
  return (
    <>
      {slide.title && <SlideTitle title={slide.title} theme={theme} {...titleLook(slide)} />}
      <div style={{ grow: 1, display: 'flex', direction: 'column', marginBottom: gapOf(theme, 0.75) }} flow>
        {slide.title && <div style={{ grow: 1 }} />}
        {mark > 0 && <QuotationMark theme={theme} />}
        {drawn(size)}
        <div style={{ grow: 1 }} />
        {after}
      </div>
      <SlideFootnotes notes={slide.footnotes} theme={theme} />
      <SlideFoot deck={deck} theme={theme} />
    </>
  )
}
