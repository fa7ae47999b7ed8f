import type { Blockquote, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import {
  Button,
  ButtonRow,
  Flow,
  Phrasing,
  Prose,
  PullQuote,
  readQuotation,
  safeHref,
  Stat,
  StatRow,
} from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Node } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'

interface StoryProps {
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
}

/** Prose in which what sells stands out: results as large figures, quotations as display pieces, the last link as a button. */
export function Story({ nodes, theme }: StoryProps): Child {
  const last = nodes.findLastIndex(node => node.type !== 'footnoteDefinition')
  const groups = groupsOf(nodes, node => toPiece(node, theme, nodes.indexOf(node) === last))
  const children = groups.flatMap(group =>
    'piece' in group ? group.piece : toNodes(<Prose nodes={group.plain} theme={theme} />),
  )
  return Flow({ theme, children })
}

type Group = { readonly piece: readonly Node[] } | { readonly plain: RootContent[] }

/** Neighbours that are plain prose stay together: a caption belongs to what is above it. */
function groupsOf(
  nodes: readonly RootContent[],
  pieceOf: (node: RootContent) => readonly Node[] | undefined,
): readonly Group[] {
  const groups: Group[] = []
  for (const node of nodes) {
    const piece = pieceOf(node)
    const open = groups.at(-1)
    if (piece) groups.push({ piece })
    else if (open && 'plain' in open) open.plain.push(node)
    else groups.push({ plain: [node] })
  }
  return groups
}

function toPiece(node: RootContent, theme: Theme, last: boolean): readonly Node[] | undefined {
  if (node.type === 'list') return toStats(node, theme)
  if (node.type === 'blockquote') return toQuote(node, growTheme(theme, QUOTE))
  return last && node.type === 'paragraph' ? toButton(node, theme) : undefined
}

/** Figures that matter have at most this many characters. */
const FIGURE = 12

/** A short list in which each point begins with a bold figure. */
function toStats(list: List, theme: Theme): readonly Node[] | undefined {
  const stats = list.children.map(readFigure)
  if (stats.length < 2 || stats.length > 4) return undefined
  const found = stats.filter(stat => stat !== undefined)
  if (found.length < stats.length) return undefined
  return toNodes(
    <StatRow theme={theme}>
      {found.map(({ value, label }) => (
        <Stat
          theme={theme}
          value={<Phrasing nodes={value} theme={theme} heading />}
          label={<Phrasing nodes={label} theme={theme} />}
        />
      ))}
    </StatRow>,
  )
}

interface FigureCopy {
  readonly value: readonly PhrasingContent[]
  readonly label: readonly PhrasingContent[]
}

function readFigure({ children: [line, ...more] }: ListItem): FigureCopy | undefined {
  const [value, ...label] = line?.type === 'paragraph' ? line.children : []
  if (value?.type !== 'strong' || more.length > 0 || label.length === 0) return undefined
  const text = plainText(value)
  return /\p{N}/u.test(text) && text.length <= FIGURE ? { value: value.children, label } : undefined
}

/** Size of a quotation as a part of a section's heading. */
const QUOTE = 0.9

/** Words that stand out as a quotation have at most this many; longer ones are prose. */
const QUOTED = 60

function toQuote(node: Blockquote, theme: Theme): readonly Node[] | undefined {
  const { said, by } = readQuotation(node.children)
  if (plainText(node).split(/\s+/).length > QUOTED + 12) return undefined
  return toNodes(
    <PullQuote theme={theme} cite={by && <Phrasing nodes={by} theme={theme} />}>
      <Prose nodes={said} theme={theme} measured={false} />
    </PullQuote>,
  )
}

/** A closing paragraph of one link is what the reader should do. */
function toButton({ children }: Paragraph, theme: Theme): readonly Node[] | undefined {
  const [link, ...others] = children
  const href = link?.type === 'link' && others.length === 0 ? safeHref(link.url) : undefined
  if (link?.type !== 'link' || href === undefined) return undefined
  return toNodes(
    <ButtonRow theme={theme}>
      <Button theme={theme} href={href}>
        <Phrasing nodes={link.children} theme={theme} />
      </Button>
    </ButtonRow>,
  )
}
