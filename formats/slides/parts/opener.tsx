import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { headlineSize } from '../../parts/headline.tsx'
import { growTheme } from '../../parts/grow-theme.ts'
import type { SlideProps } from './compose-deck.tsx'

/** A title, section or closing slide: large words on the deep ground, from the same left edge as all others. */
export function Opener({ slide, deck, theme }: SlideProps): Child {
  const { title, blocks, layout } = slide
  const { page, margin } = theme
  const width = (page.width - margin.left - margin.right) * 0.86
  const most = Math.min(sizeAt(theme, layout === 'section' ? 4 : 5), page.height * 0.2)
  const size = headlineSize(title ? plainText(title) : '', {
    width,
    lines: 3,
    least: theme.type.base * 1.3,
    most,
  })
  const lead = growTheme(theme, 1.3)
  const small = layout === 'section' ? [] : blocks.slice(1)
  return (
    <>
      {layout !== 'section' && deck.brand && (
        <p part="brand" style={{ weight: theme.type.strongWeight, color: theme.color.text }}>
          {deck.brand}
        </p>
      )}
      <div style={{ grow: 1, display: 'flex', direction: 'column' }} flow>
        <div style={{ grow: 1 }} />
        <div part="accent-bar" style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0 }} />
        {title && (
          <h1
            style={{ ...displayStyle(theme, size), marginTop: space(theme, 1.5), maxWidth: '86%' }}
            part="slide-title"
          >
            <Phrasing nodes={title.children} theme={theme} size={size} heading />
          </h1>
        )}
        <div
          style={{
            marginTop: space(theme, 1),
            size: lead.type.base,
            maxWidth: '70%',
            color: theme.color.text,
          }}
        >
          <Prose
            nodes={blocks.slice(0, blocks.length - small.length)}
            theme={lead}
            measured={false}
            size={lead.type.base}
          />
        </div>
        <div style={{ grow: 1 }} />
      </div>
      {small.length > 0 && (
        <div part="byline" style={{ color: theme.color.textMuted }}>
          <Prose nodes={small} theme={theme} measured={false} />
        </div>
      )}
    </>
  )
}
