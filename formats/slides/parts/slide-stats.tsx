import type { List, PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { isStats, statOf } from './read-deck.ts'

/** Figures that fill a slide: each large over its words, in a grid; what stands around them stays above or below. */
export function SlideStats({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  return blocks.map(block =>
    block.type === 'list' && isStats(block) ? (
      <div
        style={{
          display: 'grid',
          columns: columnsFor(block.children.length),
          gap: [space(theme, 2), space(theme, 2.5)],
          marginTop: space(theme, 0.5),
        }}
      >
        {block.children.map(item => (
          <Figure item={item.children} theme={theme} size={figureSize(block, theme)} />
        ))}
      </div>
    ) : (
      <div style={{ marginTop: space(theme, 1.25) }}>
        <Prose nodes={[block]} theme={theme} />
      </div>
    ),
  )
}

function columnsFor(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3)
}

interface FigureProps {
  readonly item: readonly RootContent[]
  readonly theme: Theme
  readonly size: number
}

/** Letters of a bold face, capitals among them, are at most this many times as wide as high. */
const widestLetter = 0.76

/** One size in px for all figures of a list: the longest fits its column on one line. */
function figureSize(list: List, theme: Theme): number {
  const columns = columnsFor(list.children.length)
  const { page, margin } = theme
  const width = (page.width - margin.left - margin.right - space(theme, 2.5) * (columns - 1)) / columns
  const lengths = list.children.map(item => {
    const figure = statOf(item.children)?.children[0]
    return figure === undefined ? 1 : plainText(figure).length
  })
  const most = Math.min(sizeAt(theme, 5), page.height * 0.17)
  return Math.round(Math.min(most, width / (Math.max(...lengths, 1) * widestLetter)))
}

/** The words after a figure without the colon or dash that ties them to it in running text. */
function withoutTie(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = words
  if (first?.type !== 'text') return words
  return [{ ...first, value: first.value.replace(/^\s*[:–—-]\s+/, '') }, ...rest]
}

function Figure({ item, theme, size }: FigureProps): Child {
  const [figure, ...words] = statOf(item)?.children ?? []
  if (figure?.type !== 'strong') return null
  return (
    <div
      part="stat"
      style={{ borderTop: { width: 3, color: theme.color.accent }, padding: [space(theme, 0.75), 0, 0, 0] }}
    >
      <p style={{ ...displayStyle(theme, size), leading: 1.1, numeric: 'tabular' }}>
        <Phrasing nodes={figure.children} theme={theme} size={size} />
      </p>
      <p
        style={{
          marginTop: space(theme, 0.25),
          size: sizeAt(theme, 0),
          color: theme.color.text,
          leading: 1.35,
        }}
      >
        <Phrasing nodes={withoutTie(words)} theme={theme} />
      </p>
    </div>
  )
}
