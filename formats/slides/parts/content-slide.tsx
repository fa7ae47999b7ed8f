import { Column, Columns, groupBlocks, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { space } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import { BarChart, readSeries } from './bar-chart.tsx'
import { SlideFoot, type SlideProps } from './compose-deck.tsx'
import { wordsOn } from './read-deck.ts'
import type { Slide } from './slide.ts'
import { SlideStats } from './slide-stats.tsx'
import { SlideTitle } from './slide-title.tsx'

/** Share of the slide's width that a picture beside text takes. */
const PICTURE = 0.44

/** A title with what it says below: text, lists, figures, tables, code, or two things side by side. */
export function ContentSlide({ slide, deck, theme }: SlideProps): Child {
  const { title, picture } = slide
  const { page, margin } = theme
  const beside = picture !== undefined && (title !== undefined || slide.blocks.length > 0)
  const room = page.width - margin.left - margin.right
  const width = beside ? Math.round(page.width * (1 - PICTURE) - margin.left - margin.right * 0.7) : room
  return (
    <>
      {picture?.data?.asset && (
        <img
          src={picture.data.asset}
          alt={picture.alt ?? ''}
          style={
            beside
              ? sidePicture(theme)
              : {
                  position: 'absolute',
                  top: 0,
                  left: 0,
                  width: page.width,
                  height: page.height,
                  fit: 'cover',
                }
          }
        />
      )}
      <div style={{ width, grow: 1, display: 'flex', direction: 'column' }}>
        {title && <SlideTitle title={title} theme={theme} />}
        <div
          flow
          style={{ grow: 1, marginTop: title ? space(theme, 1.75) : 0, marginBottom: space(theme, 0.75) }}
        >
          <SlideBody slide={slide} theme={theme} />
        </div>
        {(beside || !picture) && <SlideFoot deck={deck} theme={theme} />}
      </div>
    </>
  )
}

/** A picture from edge to edge at the end of the line. */
function sidePicture({ page, dir }: Theme) {
  const width = Math.round(page.width * PICTURE)
  const left = dir === 'rtl' ? 0 : page.width - width
  return { position: 'absolute', top: 0, left, width, height: page.height, fit: 'cover' } as const
}

function SlideBody({ slide, theme }: { readonly slide: Slide; readonly theme: Theme }): Child {
  const { blocks, layout } = slide
  const words = wordsOn(slide)
  switch (layout) {
    case 'stats':
      return <SlideStats blocks={blocks} theme={theme} />
    case 'compare':
      return <Compare slide={slide} theme={theme} />
    case 'table':
      return <Tabular slide={slide} theme={growTheme(theme, words > 60 ? 0.94 : 1.06)} />
    case 'code':
      return <Prose nodes={blocks} theme={theme} measured={false} />
    default: {
      const grown = growTheme(
        theme,
        layout === 'media' ? (words < 40 ? 1.25 : 1.05) : words < 30 ? 1.5 : words < 60 ? 1.3 : 1.05,
      )
      return (
        <div style={{ size: grown.type.base }}>
          <Prose nodes={blocks} theme={grown} size={grown.type.base} />
        </div>
      )
    }
  }
}

function Compare({ slide, theme }: { readonly slide: Slide; readonly theme: Theme }): Child {
  const { lead, groups } = groupBlocks(slide.blocks)
  const grown = growTheme(theme, wordsOn(slide) < 70 && groups.length < 3 ? 1.12 : 1)
  if (groups.length < 2 || groups.length > 4) return <Prose nodes={slide.blocks} theme={theme} />
  return (
    <>
      {lead.length > 0 && <Prose nodes={lead} theme={theme} />}
      <div style={{ marginTop: lead.length > 0 ? space(theme, 1.25) : 0 }}>
        <Columns theme={theme} gap={2.5}>
          {groups.map(group => (
            <Column>
              <div
                style={{
                  borderTop: { width: 4, color: theme.color.accent },
                  padding: [space(theme, 1), 0, 0, 0],
                  size: grown.type.base,
                }}
              >
                <Prose nodes={group} theme={grown} size={grown.type.base} measured={false} />
              </div>
            </Column>
          ))}
        </Columns>
      </div>
    </>
  )
}

/** A table; beside its chart where the author asks for one. */
function Tabular({ slide, theme }: { readonly slide: Slide; readonly theme: Theme }): Child {
  const { blocks } = slide
  const chart = blocks.find(block => block.type === 'leafDirective' && block.name === 'chart')
  const table = blocks.find(block => block.type === 'table')
  const settings = chart?.type === 'leafDirective' ? chart.attributes : undefined
  const only = settings?.y?.split(',').map(name => name.trim()) ?? []
  const series = settings && table?.type === 'table' ? readSeries(table, only) : undefined
  const words = <Prose nodes={blocks} theme={theme} measured={false} />
  if (series === undefined) return <div style={{ size: theme.type.base }}>{words}</div>
  const title = settings?.title
  return (
    <div style={{ size: theme.type.base }}>
      <Columns theme={theme} gap={2.5}>
        <Column>{words}</Column>
        <Column>
          <BarChart
            series={series}
            theme={theme}
            height={Math.round(theme.page.height * 0.38)}
            {...(title && { title })}
          />
        </Column>
      </Columns>
    </div>
  )
}
