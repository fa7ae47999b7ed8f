import { displayStyle, Phrasing, Prose, readQuotation } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import type { SlideProps } from './content-slide.tsx'
import { SlideFoot } from './foot.tsx'
import { SlideFootnotes } from './footnotes.tsx'
import { SlideTitle } from './title.tsx'

/** Somebody's words alone on a slide. */
export function QuoteSlide({ slide, deck, theme }: SlideProps): Child {
  const [first, ...others] = slide.blocks
  const { said, by } = readQuotation(first?.type === 'blockquote' ? first.children : [])
  const length = said.reduce((sum, block) => sum + plainText(block).length, 0)
  const { width, height } = theme.page
  // Lines of letters half as wide as high, 1.2 apart, in about half the slide.
  const fitting = Math.sqrt((0.5 * height * 0.75 * width) / (Math.max(length, 1) * 0.6))
  const size = Math.round(Math.max(Math.min(sizeAt(theme, 3), fitting), theme.type.base))
  const grown = scaled(theme, size / theme.type.base)
  return (
    <>
      {slide.title && <SlideTitle title={slide.title} theme={theme} />}
      <div style={{ grow: 1, display: 'flex', direction: 'column', marginBottom: space(theme, 0.75) }} flow>
        <div style={{ grow: 1 }} />
        <div style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0 }} />
        <blockquote
          style={{
            ...displayStyle(theme, size),
            leading: 1.2,
            transform: 'none',
            marginTop: space(theme, 1.5),
            maxWidth: '88%',
          }}
        >
          <Prose nodes={said} theme={grown} size={size} measured={false} />
        </blockquote>
        {by && (
          <p part="attribution" style={{ color: theme.color.textMuted, marginTop: space(theme, 1.5) }}>
            <Phrasing nodes={by} theme={theme} />
          </p>
        )}
        {others.length > 0 && (
          <div style={{ marginTop: space(theme, 1) }}>
            <Prose nodes={others} theme={theme} />
          </div>
        )}
        <div style={{ grow: 1 }} />
      </div>
      <SlideFootnotes notes={slide.footnotes} theme={theme} />
      <SlideFoot deck={deck} theme={theme} />
    </>
  )
}
