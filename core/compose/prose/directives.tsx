import type { List, Paragraph, PhrasingContent, RootContent, Strong } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { safeHref } from '../../source/safe-url.ts'
import { Button } from '../button.tsx'
import { Callout, type CalloutKind } from '../callout.tsx'
import { Card, CardGrid } from '../card-grid.tsx'
import { headingSize } from '../heading.tsx'
import type { Child } from '../jsx-runtime.ts'
import { Column, Columns } from '../stack.tsx'
import { Stat, StatRow } from '../stat.tsx'
import { typeset } from '../typography/typeset.ts'
import { blockquote } from './blockquote.tsx'
import type { Handlers, Place } from './handler.ts'

/** Directives, where no format gave them a meaning of its own. */
export const directives: Handlers = { containerDirective: container, leafDirective: leaf }

function container(node: ContainerDirective, place: Place): Child {
  const { theme } = place.setting
  switch (node.name) {
    case 'notes':
      return null
    case 'callout':
      return callout(node, place)
    case 'columns':
      return columns(node, place)
    case 'card':
      return <Card theme={theme}>{place.flow(withLabel(node))}</Card>
    case 'quote':
      return blockquote({ type: 'blockquote', children: node.children }, place)
    case 'stats':
      return stats(node, place)
    case 'features':
    case 'pricing':
    case 'testimonials':
      return cards(node, place)
    default:
      return place.flow(withLabel(node))
  }
}

const kinds: ReadonlySet<string> = new Set(['note', 'tip', 'important', 'warning', 'caution'])

function callout(node: ContainerDirective, { setting, flow, all }: Place): Child {
  const kind = node.attributes?.kind ?? 'note'
  const title = node.children.find(isLabel)
  const content = node.children.filter(child => child !== title)
  return (
    <Callout
      theme={setting.theme}
      kind={kinds.has(kind) ? (kind as CalloutKind) : 'note'}
      {...(title && { title: typeset(all(title), { lang: setting.theme.lang }) })}
    >
      {flow(content)}
    </Callout>
  )
}

function columns(node: ContainerDirective, { setting, flow }: Place): Child {
  const parts = node.children.filter(child => child.type === 'containerDirective' && child.name === 'column')
  const others = node.children.filter(child => !parts.includes(child))
  if (parts.length === 0) return flow(withLabel(node))
  const row = (
    <Columns theme={setting.theme}>
      {parts.map(part => (
        <Column>{flow(part.type === 'containerDirective' ? withLabel(part) : [part])}</Column>
      ))}
    </Columns>
  )
  return [...flow(boldLabels(others)), row]
}

function cards(node: ContainerDirective, { setting, flow }: Place): Child {
  const { lead, groups } = groupBlocks(node.children)
  if (groups.length < 2) return flow(withLabel(node))
  const grid = (
    <CardGrid theme={setting.theme}>
      {groups.map(group => (
        <Card theme={setting.theme}>{flow(boldLabels(group))}</Card>
      ))}
    </CardGrid>
  )
  return [...flow(boldLabels(lead)), grid]
}

/** A list in which every point begins with its number in bold. */
function stats(node: ContainerDirective, place: Place): Child {
  const list = node.children.find((child): child is List => child.type === 'list')
  const figures = list?.children.map(item => readStat(item.children)) ?? []
  if (list === undefined || figures.length === 0 || !figures.every(figure => figure !== undefined))
    return place.flow(withLabel(node))
  const { theme } = place.setting
  const set = (words: readonly PhrasingContent[], size: number): Child =>
    typeset(place.allAt(words, size), { lang: theme.lang })
  const row = (
    <StatRow theme={theme}>
      {figures.map(({ value, label }) => (
        <Stat
          theme={theme}
          value={set(value.children, headingSize(theme, 1))}
          label={set(label, theme.type.base)}
        />
      ))}
    </StatRow>
  )
  return [...place.flow(boldLabels(node.children.filter(child => child !== list))), row]
}

function readStat(
  item: readonly RootContent[],
): { readonly value: Strong; readonly label: PhrasingContent[] } | undefined {
  const [first] = item
  if (item.length !== 1 || first?.type !== 'paragraph') return undefined
  const [value, ...label] = first.children
  return value?.type === 'strong' ? { value, label } : undefined
}

function leaf(node: LeafDirective, { setting, all }: Place): Child {
  const { theme } = setting
  const href = safeHref(node.attributes?.href ?? node.attributes?.url ?? '')
  if (node.name === 'button' && href !== undefined && node.children.length > 0) {
    const kind = node.attributes?.class?.includes('secondary') ? 'secondary' : 'primary'
    return (
      <p style={{ display: 'flex' }}>
        <Button theme={theme} href={href} kind={kind}>
          {all(node)}
        </Button>
      </p>
    )
  }
  if (node.name === 'break') return <div part="page-break" style={{ breakBefore: 'page' }} />
  return node.children.length > 0 ? <p>{typeset(all(node), { lang: theme.lang })}</p> : null
}

/** A directive's blocks, its label as a strong line at their head. */
function withLabel(node: ContainerDirective): RootContent[] {
  return boldLabels(node.children)
}

function boldLabels(blocks: readonly RootContent[]): RootContent[] {
  return blocks.map((block): RootContent => {
    if (!isLabel(block)) return block
    const line: Paragraph = { type: 'paragraph', children: [{ type: 'strong', children: block.children }] }
    return line
  })
}

/** Blocks that belong together, and what stands before the first of them. */
export interface BlockGroups {
  readonly lead: readonly RootContent[]
  readonly groups: readonly (readonly RootContent[])[]
}

/**
 * The parts that blocks fall into by their shape: `card` directives, the sections of headings of the same level, quotations,
 * or the items of a single list.
 */
export function groupBlocks(blocks: readonly RootContent[]): BlockGroups {
  const starts = startsOf(blocks)
  const at = blocks.findIndex(starts)
  if (at >= 0) return splitAt(blocks, at, starts)
  const [list, ...others] = blocks.filter(block => block.type === 'list')
  if (list === undefined || others.length > 0) return { lead: blocks, groups: [] }
  return {
    lead: blocks.filter(block => block !== list),
    groups: list.children.map(item => item.children),
  }
}

/** Whether a block begins a part: a card, else a heading of the level that comes most, else a quotation. */
function startsOf(blocks: readonly RootContent[]): (block: RootContent) => boolean {
  const isCard = (block: RootContent): boolean => block.type === 'containerDirective' && block.name === 'card'
  if (blocks.some(isCard)) return isCard
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  const depth = depths.find((one, at) => depths.indexOf(one) !== at || depths.lastIndexOf(one) !== at)
  if (depth !== undefined) return block => block.type === 'heading' && block.depth === depth
  return block => block.type === 'blockquote'
}

function splitAt(
  blocks: readonly RootContent[],
  first: number,
  starts: (block: RootContent) => boolean,
): BlockGroups {
  const groups: RootContent[][] = []
  for (const block of blocks.slice(first)) {
    if (starts(block)) groups.push(block.type === 'containerDirective' ? [...block.children] : [block])
    else groups.at(-1)?.push(block)
  }
  return { lead: blocks.slice(0, first), groups }
}

/** The words in a directive's square brackets. */
function isLabel(block: RootContent): block is Paragraph {
  return block.type === 'paragraph' && block.data !== undefined && 'directiveLabel' in block.data
}
