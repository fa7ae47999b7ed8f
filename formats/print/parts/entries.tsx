import type { Heading as HeadingNode, PhrasingContent, RootContent } from 'mdast'
import { Flow, flowEdges, Heading, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { estimateHeight } from './estimate-height.ts'
import { type Dated, readClosing, readDatedItems, readDateLine } from './entry-dates.ts'

/** Shares of the width for dates and for what happened then. */
const shares = [1, 4] as const

/** Baseline units between the two. */
const GAP = 0.75

/** Lines up to which an entry stays on one page. */
const WHOLE = 12

interface EntriesProps {
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
}

/** A career: sections under a rule, and in each the entries with their dates in a column of their own. */
export function Entries({ nodes, theme }: EntriesProps): Child {
  return splitEntries(nodes).map((entry, at) => {
    const [first] = entry
    if (isSection(first)) return <SectionHead theme={theme} heading={first} first={at === 0} />
    return <Entry theme={theme} nodes={entry} />
  })
}

/** About how many px a career takes. */
export function entriesHeight(nodes: readonly RootContent[], theme: Theme): number {
  const width = textWidth(theme) - columnStart(theme)
  return splitEntries(nodes).reduce((sum, entry) => {
    const room = space(theme, isSection(entry[0]) ? 1.35 : 0.5)
    return sum + room + estimateHeight(entry, width, theme)
  }, 0)
}

/** Section headings alone, entries from their heading on, anything else block by block. */
function splitEntries(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const entries: RootContent[][] = []
  for (const node of nodes) {
    const opener = entries.at(-1)?.[0]
    const inside = opener?.type === 'heading' && !isSection(opener) && node.type !== 'heading'
    if (inside) entries.at(-1)?.push(node)
    else entries.push([node])
  }
  return entries
}

function isSection(node: RootContent | undefined): node is HeadingNode {
  return node?.type === 'heading' && node.depth <= 2
}

interface SectionHeadProps {
  readonly theme: Theme
  readonly heading: HeadingNode
  readonly first: boolean
}

function SectionHead({ theme, heading, first }: SectionHeadProps): Child {
  const id = (heading.data as { slug?: string } | undefined)?.slug
  return (
    <div
      style={{
        marginTop: first ? 0 : space(theme, 1),
        borderTop: ruleOf(theme),
        padding: [space(theme, 0.35), 0, 0, 0],
        keepWithNext: true,
      }}
    >
      <Heading
        theme={theme}
        level={2}
        step={1}
        style={{ color: theme.color.accentText }}
        {...(id !== undefined && { id })}
      >
        <Phrasing nodes={heading.children} theme={theme} heading />
      </Heading>
    </div>
  )
}

/** One station with its date at the side, a list of years, or anything else in the column beside the dates. */
function Entry({ theme, nodes }: EntriesProps): Child {
  const [first, second, ...rest] = nodes
  const years = first?.type === 'list' && nodes.length === 1 ? readDatedItems(first) : undefined
  if (years) return <Years theme={theme} years={years} />
  const line = readDateLine(second)
  if (line && first?.type === 'heading') {
    return (
      <Row theme={theme} when={line.when} gap={0.75} nodes={nodes}>
        <Station theme={theme} head={first} place={line.rest} nodes={rest} />
      </Row>
    )
  }
  const head =
    first?.type === 'heading' || (first?.type === 'paragraph' && nodes.length === 1) ? first : undefined
  const dated = head?.type === 'heading' ? readClosing(head.children) : readDateLine(head)
  if (head && dated) {
    const bare = { ...head, children: [...dated.rest] } as RootContent
    return (
      <Row theme={theme} when={dated.when} gap={head.type === 'heading' ? 0.75 : 0.5} nodes={nodes}>
        <Station theme={theme} head={bare} place={[]} nodes={nodes.slice(1)} />
      </Row>
    )
  }
  return (
    <div
      style={{
        marginTop: space(theme, 0.5),
        padding: flowEdges(theme, { start: columnStart(theme) }),
        narrow: { padding: 0 },
      }}
    >
      {Flow({ theme, gap: 0.25, children: prose(nodes, theme) })}
    </div>
  )
}

interface YearsProps {
  readonly theme: Theme
  readonly years: readonly Dated<readonly RootContent[]>[]
}

function Years({ theme, years }: YearsProps): Child {
  return (
    <div role="list" style={{ marginTop: space(theme, 0.4) }}>
      {years.map(({ when, rest }, at) => (
        <Row theme={theme} when={when} role="listitem" gap={at === 0 ? 0 : 0.3} nodes={rest}>
          {prose(rest, theme)}
        </Row>
      ))}
    </div>
  )
}

interface StationProps extends EntriesProps {
  readonly head: RootContent
  readonly place: readonly PhrasingContent[]
}

/** Role, place and what was done. */
function Station({ theme, head, place, nodes }: StationProps): Child {
  return [
    prose([head], theme),
    place.length > 0 && (
      <p style={quietStyle(theme)}>
        <Phrasing nodes={place} theme={theme} />
      </p>
    ),
    nodes.length > 0 && (
      <div style={{ marginTop: space(theme, 0.25) }}>
        {Flow({ theme, gap: 0.25, children: prose(nodes, theme) })}
      </div>
    ),
  ]
}

function textWidth({ page, margin }: Theme): number {
  return page.width - margin.left - margin.right
}

/** px from the start of the text area to where everything but dates stands. */
function columnStart(theme: Theme): number {
  const gap = space(theme, GAP)
  return ((textWidth(theme) - gap) * shares[0]) / (shares[0] + shares[1]) + gap
}

interface RowProps extends EntriesProps {
  readonly when: string
  /** Baseline units above. */
  readonly gap: number
  readonly role?: 'listitem'
  readonly children?: Child
}

function Row({ theme, when, gap, role, nodes, children }: RowProps): Child {
  const { base, leading } = theme.type
  const lines = estimateHeight(nodes, textWidth(theme) - columnStart(theme), theme) / (base * leading)
  return (
    <div
      {...(role && { role })}
      style={{
        marginTop: space(theme, gap),
        display: 'grid',
        columns: shares,
        gap: space(theme, GAP),
        align: 'baseline',
        ...(lines <= WHOLE && { breakInside: 'avoid' }),
      }}
    >
      <p style={{ ...quietStyle(theme), numeric: 'tabular' }}>{when}</p>
      <div>{children}</div>
    </div>
  )
}

function prose(nodes: readonly RootContent[], theme: Theme): readonly Node[] {
  return toNodes(<Prose nodes={nodes} theme={theme} measured={false} />).map(widen)
}

/** Takes the limit of the line's length away: the column is narrow by design. */
function widen(node: Node): Node {
  if (!isElement(node)) return node
  const { maxWidth: _, ...style } = node.style
  return { ...node, style, children: node.children.map(widen) }
}
