import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { isChartAsked } from '../../charts/asked-chart.ts'
import { gapOf } from '../type/deck-theme.ts'
import type { BodyProps } from './body.tsx'
import { readBars } from './chart-table.tsx'
import { DeckTable } from './deck-table.tsx'

/** Room that a row may have over what its words take, of their size. */
const MOST_AIR = 1.5

/** Columns from which on a table is set as text sets it, a step smaller. */
const WIDE = 7

/** A table as wide as the slide, with bars in its rows where its author asks for a chart; what is said of it above and below. */
export function SlideTable(props: BodyProps): Child {
  const { slide, theme, text } = props
  const { blocks } = slide
  const chart = blocks.find(block => block.type === 'leafDirective' && block.name === 'chart')
  const settings = chart?.type === 'leafDirective' ? chart.attributes : undefined
  const named = settings ? (settings.y?.split(',').map(name => name.trim()) ?? []) : undefined
  const title = slide.title ? plainText(slide.title) : ''
  const set = scaled(theme, text.scale)
  const rows = blocks.flatMap(block => (block.type === 'table' ? block.children : [])).length
  // What is measured has no height yet.
  const free = Number.isFinite(text.height) ? text.room - text.height : 0
  const air = Math.max(0, Math.min(free / Math.max(rows, 1), set.type.base * MOST_AIR))
  const drawn = (block: RootContent): Child => {
    if (block.type !== 'table' || (block.children[0]?.children.length ?? 0) >= WIDE)
      return <Prose nodes={[block]} theme={set} measured={false} />
    const asked = named ?? (isChartAsked(block, title, theme) ? [] : undefined)
    const bars = readBars(block, asked, theme.lang)
    const caption = bars && settings?.title
    return (
      <DeckTable
        table={block}
        theme={set}
        air={air}
        width={props.width}
        {...(bars && { bars })}
        {...(caption && { title: caption })}
      />
    )
  }
  return (
    <div style={{ size: set.type.base }}>
      {blocks.map((block, at) => (
        <div
          style={
            blocks[at - 1]?.type === 'table' && block.type === 'paragraph'
              ? closing(theme)
              : { marginTop: at === 0 || block === chart ? 0 : gapOf(theme, 0.75) }
          }
        >
          {drawn(block)}
        </div>
      ))}
    </div>
  )
}

/** What is said under a table closes it. */
function closing(theme: Theme): Style {
  return { borderTop: { width: 4, color: theme.color.heading }, padding: [gapOf(theme, 0.5), 0, 0, 0] }
}

/** Code, and what is said about it. */
export function BlocksAlone({ slide, theme, text }: BodyProps): Child {
  const set = scaled(theme, text.scale)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} measured={false} />
    </div>
  )
}
