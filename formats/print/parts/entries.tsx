import type { PhrasingContent, RootContent } from 'mdast'
import { Flow, Heading, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** Shares of the width for dates and for what happened then. */
const shares = [1, 4] as const

/** A career: sections under a rule, and in each the entries with their dates in a column of their own. */
export function Entries({
  nodes,
  theme,
}: {
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
}): Child {
  const rows = split(nodes)
  return rows.map((row, at) => {
    const [first, second, ...rest] = row
    const gap = {
      marginTop: at === 0 ? 0 : space(theme, first?.type === 'heading' && first.depth <= 2 ? 0.9 : 0.6),
    }
    if (first?.type === 'heading' && first.depth <= 2) {
      return (
        <div
          style={{
            ...gap,
            borderTop: ruleOf(theme),
            padding: [space(theme, 0.3), 0, 0, 0],
            keepWithNext: true,
          }}
        >
          <Heading theme={theme} level={2} step={1} style={{ color: theme.color.accentText }}>
            <Phrasing nodes={first.children} theme={theme} heading />
          </Heading>
        </div>
      )
    }
    const when = second?.type === 'paragraph' ? dateOf(second.children) : undefined
    const rows = when ? [first as RootContent, ...rest] : row
    const prose = toNodes(<Prose nodes={rows} theme={theme} measured={false} />).map(widen)
    const place =
      when &&
      when.rest.length > 0 &&
      toNodes(
        <p style={quietStyle(theme)}>
          <Phrasing nodes={when.rest} theme={theme} />
        </p>,
      )
    const [head, ...tail] = prose
    return (
      <div
        style={{
          ...gap,
          display: 'grid',
          columns: shares,
          ...(when && { align: 'baseline' }),
          gap: space(theme, 0.75),
          ...(row.length < 8 && { breakInside: 'avoid' }),
        }}
      >
        <p style={{ ...quietStyle(theme), numeric: 'tabular' }}>
          {when && <Phrasing nodes={[when.date]} theme={theme} />}
        </p>
        <div>
          {place
            ? [head, ...place, ...toNodes(Flow({ theme, gap: 0.25, children: tail }))]
            : Flow({ theme, gap: 0.25, children: prose })}
        </div>
      </div>
    )
  })
}

/** Takes the limit of the line's length away: the column is narrow by design. */
function widen(node: Node): Node {
  if (!isElement(node)) return node
  const { maxWidth: _, ...style } = node.style
  return { ...node, style, children: node.children.map(widen) }
}

/** Section headings alone, entries from their heading on, anything else together. */
function split(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const rows: RootContent[][] = []
  for (const node of nodes) {
    const before = rows.at(-1)?.[0]
    const opens = node.type === 'heading' || (before?.type === 'heading' && before.depth <= 2)
    if (opens || rows.length === 0) rows.push([node])
    else rows.at(-1)?.push(node)
  }
  return rows
}

/** A line that opens with emphasis, `*2017 - 2021* | Delft`: when, and the rest without the bar. */
function dateOf([first, second, ...more]: readonly PhrasingContent[]):
  | { date: PhrasingContent; rest: readonly PhrasingContent[] }
  | undefined {
  if (first?.type !== 'emphasis') return undefined
  const rest =
    second?.type === 'text'
      ? [{ ...second, value: second.value.replace(/^\s*[|·]\s*/, '') }, ...more]
      : second
        ? [second, ...more]
        : []
  return { date: first, rest }
}
