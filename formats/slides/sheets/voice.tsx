import { Phrasing, readQuotation } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Slide } from '../decks/slide.ts'
import { Balanced } from '../type/balanced.tsx'
import { footMargin, gapOf, onPhone } from '../type/deck-theme.ts'
import { largestSize, leadStyle } from '../type/largest.ts'
import { hasFields, leadColor } from './grounds.ts'
import { markRoom, QuotationMark } from './quotation.tsx'

/** Share of the slide's width that the field of somebody's words takes. */
const FIELD = 0.4
/** Letters of them are at most this share of the slide's height. */
const MOST = 0.11

/** px of the text's width beside somebody's words. */
export function widthBesideVoice({ page, margin }: Theme): number {
  return Math.round(page.width * (1 - FIELD) - margin.left - margin.right * 0.6)
}

/** Somebody's words on a field from edge to edge beside what a slide says, as large as it holds them. */
export function VoiceBeside({
  slide,
  theme: own,
  measure,
}: {
  readonly slide: Slide
  readonly theme: Theme
  readonly measure: Measure
}): Child {
  const [first, ...others] = slide.voice ?? []
  if (first?.type !== 'blockquote') return null
  const theme = themeOn(own, hasFields(own) ? 'accent' : 'quiet')
  const { page, margin, dir } = own
  const quoted = readQuotation(first.children)
  const by = quoted.by ?? others.flatMap(block => (block.type === 'paragraph' ? block.children : []))
  const words = quoted.said.map(plainText).join(' ')
  const side = gapOf(own, 1.5)
  const across = Math.round(page.width * FIELD)
  const width = across - side - (dir === 'rtl' ? margin.left : margin.right)
  const after = by.length > 0 && (
    <p part="attribution" style={{ color: theme.color.textMuted, marginTop: gapOf(own, 1) }}>
      <Phrasing nodes={by} theme={theme} />
    </p>
  )
  const drawn = (size: number): Child => {
    const look = leadStyle(theme, size)
    return (
      <blockquote
        style={{
          ...look,
          leading: Math.max(look.leading ?? 1, 1.1),
          transform: 'none',
          color: leadColor(theme),
          narrow: onPhone(own, words, size),
        }}
      >
        <Balanced nodes={quoted.said} theme={theme} size={size} />
      </blockquote>
    )
  }
  const around = heightOf(after, { width, theme, measure }) + markRoom(words, theme) + gapOf(own, 0.5)
  const height = page.height - margin.top - footMargin(own) - around
  const room = { width, height, most: page.height * MOST, least: theme.type.base }
  return (
    <div
      part="voice"
      style={{
        position: 'absolute',
        top: 0,
        left: dir === 'rtl' ? 0 : page.width - across,
        width: across,
        height: page.height,
        display: 'flex',
        direction: 'column',
        padding: [
          margin.top,
          dir === 'rtl' ? side : margin.right,
          footMargin(own),
          dir === 'rtl' ? margin.left : side,
        ],
        background: theme.color.paper,
        color: theme.color.text,
        narrow: { position: 'relative', left: 0, width: '100%', height: 640, padding: 24, marginTop: 32 },
      }}
    >
      {markRoom(words, theme) > 0 && <QuotationMark theme={theme} />}
      <div style={{ grow: 1 }} />
      {drawn(largestSize(drawn, room, measure))}
      {after}
    </div>
  )
}
