import type { Heading, PhrasingContent, RootContent } from 'mdast'
import { Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { lineOf } from '../../../core/reading/facts/facts.ts'
import { linksOf } from '../../../core/reading/lists/links.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import type { PartName } from '../../../core/reading/things/shapes.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { QuietLinks } from '../pages/links.tsx'
import type { Setting } from '../pages/setting.ts'

/** What a thing says beside its title and the parts that its place shows. */
export function othersOf({ parts, facts }: Item, shown: readonly PartName[]): readonly Fact[] {
  const named = Object.entries(parts).flatMap(([name, fact]) =>
    name === 'title' || shown.includes(name as PartName) || !fact ? [] : [fact],
  )
  return [...named, ...facts]
}

/** The words of a fact in a line. */
export function nodesOf(fact: Fact | undefined): readonly PhrasingContent[] {
  if (fact === undefined) return []
  const [first] = fact.blocks
  return fact.blocks.length === 1 && first?.type === 'paragraph'
    ? first.children
    : [{ type: 'text', value: fact.text }]
}

/** A line of facts: of one weight in all its lines where it takes several. */
export function factsStyle(theme: Theme): Style {
  return { ...quietStyle(theme), size: Math.round(theme.type.base * 0.94), textWrap: 'balance' }
}

/** Short facts in a quiet line, divided by points; labels only where the author wrote them. */
export function FactLine({
  facts,
  setting,
}: {
  readonly facts: readonly Fact[]
  readonly setting: Setting
}): Child {
  if (facts.length === 0) return null
  const { theme } = setting
  return (
    <p part="facts" style={factsStyle(theme)}>
      {facts.map((fact, at) => (
        <>
          {at > 0 && <span>{'\u00a0· '}</span>}
          {fact.written && <Phrasing nodes={fact.label.nodes} {...setting} />}
          {fact.written && ' '}
          <Phrasing nodes={nodesOf(fact)} {...setting} />
        </>
      ))}
    </p>
  )
}

/** Text in a narrow place; paragraphs of links become quiet links. */
export function Blocks({
  blocks,
  setting,
  level = 2,
}: {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
  readonly level?: number
}): Child {
  return blocks.map(block => {
    const links = linksOf(block)
    return links ? (
      <QuietLinks links={links} setting={setting} />
    ) : (
      <Prose nodes={[block]} {...setting} level={level} />
    )
  })
}

/** Everything a thing says under its title: facts, text, and the things below it. */
export function ItemBody({
  item,
  shown = [],
  titled = true,
  setting,
}: {
  readonly item: Item
  readonly shown?: readonly PartName[]
  /** Whether the words stand that its author put before the title: the head of a column; default true. */
  readonly titled?: boolean
  readonly setting: Setting
}): Child {
  const others = headingOf(item) ? [] : othersOf(item, shown)
  const long = others.filter(isText)
  const description = headingOf(item) || shown.includes('description') ? undefined : item.parts.description
  const lines = others.filter(fact => fact !== description && !isText(fact))
  const texts = [...(description && !long.includes(description) ? [description] : []), ...long]
  const { title } = item.parts
  return [
    titled && title?.written && !headingOf(item) && (
      <p style={quietStyle(setting.theme)}>
        <Phrasing nodes={title.label.nodes} {...setting} />
      </p>
    ),
    <FactLine facts={lines} setting={setting} />,
    texts.map(fact => <Blocks blocks={fact.written ? lineOf(fact) : fact.blocks} setting={setting} />),
    <Blocks blocks={headingOf(item) ? item.blocks.slice(1) : item.text} setting={setting} />,
    item.items.length > 0 && (
      <ul role="list" style={{ display: 'grid', columns: 1, gap: space(setting.theme, 0.25) }}>
        {item.items.map(inner => (
          <li>
            <Phrasing nodes={titleOf(inner)} {...setting} />
            <ItemBody item={inner} setting={setting} />
          </li>
        ))}
      </ul>
    ),
  ]
}

/** Letters from which a fact is text and not a line of facts. */
const TEXT = 60

function isText({ text, blocks }: Fact): boolean {
  return text.length > TEXT || blocks.length > 1
}

/** The heading of a thing that is a headed part of the copy. */
export function headingOf({ blocks: [first] }: Item): Heading | undefined {
  return first?.type === 'heading' ? first : undefined
}

/** A title without the bold that is around all of it. */
export function titleOf(item: Item): readonly PhrasingContent[] {
  return withoutBold(headingOf(item)?.children ?? item.title.nodes)
}

/** What a thing is called where its price stands elsewhere. */
export function nameOf({ title }: Item): readonly PhrasingContent[] {
  return withoutBold(title.nodes)
}

/** Words without the bold that is around all of them. */
export function withoutBold(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [only, ...others] = nodes
  return others.length === 0 && only?.type === 'strong' ? only.children : nodes
}

/** Whether the author set a thing's title in bold throughout: it matters most among its like. */
export function isMarked({ title }: Item): boolean {
  return title.nodes.length === 1 && title.nodes[0]?.type === 'strong'
}
