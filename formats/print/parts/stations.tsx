import type { PhrasingContent, RootContent } from 'mdast'
import { Flow, flowEdges, Heading, headingSize, Phrasing, Prose, quietStyle, ruleOf } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import { phraseIn } from '../../../core/reading/facts.ts'
import type { Fact, Item, Section } from '../../../core/reading/reading.ts'
import type { ListRole } from '../../../core/reading/roles.ts'
import type { PartName } from '../../../core/reading/shapes.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { estimateHeight } from './estimate-height.ts'
import { lineOf } from './facts.tsx'
import { RunIn } from './run-in.tsx'

/** Shares of the width for dates and for what happened then. */
const shares = [1, 4] as const

/** Baseline units between the two. */
const GAP = 0.75

/** Lines up to which an entry stays on one page. */
const WHOLE = 12

interface StationsProps {
  readonly sections: readonly Section[]
  readonly theme: Theme
}

/** A career: its parts under a rule, and in each what happened beside its dates, names in a line, or the text as written. */
export function Stations({ sections, theme }: StationsProps): Child {
  return sections.map((section, at) => [
    section.heading && <PartHead theme={theme} section={section} first={at === 0} />,
    <Part theme={theme} section={section} />,
  ])
}

interface PartProps {
  readonly theme: Theme
  readonly section: Section
}

function PartHead({ theme, section, first }: PartProps & { readonly first: boolean }): Child {
  const id = section.heading?.data?.slug
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
        <Phrasing nodes={section.heading?.children ?? []} theme={theme} heading />
      </Heading>
    </div>
  )
}

/** How the things of a part are set: beside their dates, in a line, or as they were written. */
function mannerOf({ list, kind, items, place }: Section): 'dated' | 'names' | 'written' {
  if (items.length === 0) return 'written'
  const isRecords = place === 'field' && list === undefined && items.some(({ parts }) => parts.title !== undefined)
  if (list === 'entries' || isRecords) return 'dated'
  if (list === 'skills' || list === 'languages' || list === 'profiles') return 'names'
  if (list === 'references' && place === 'field') return 'names'
  const dated = items.filter(({ parts }) => datesOf(parts) !== undefined)
  const isDated = list === 'awards' || (list === undefined && kind === 'entries')
  return isDated && dated.length >= items.length / 2 ? 'dated' : 'written'
}

function Part({ theme, section }: PartProps): Child {
  const { lead, items, rest, blocks, sections } = section
  const manner = mannerOf(section)
  const inner = sections.map(part => [
    part.heading && <Beside theme={theme} nodes={[{ ...part.heading, depth: 3 }]} keep />,
    <Part theme={theme} section={part} />,
  ])
  if (manner === 'written') return [<Beside theme={theme} nodes={blocks} />, inner]
  return [
    <Beside theme={theme} nodes={lead} />,
    manner === 'dated' ? <Dated theme={theme} items={items} /> : <Names theme={theme} items={items} list={section.list} />,
    <Beside theme={theme} nodes={rest} />,
    inner,
  ]
}

interface ItemsProps {
  readonly theme: Theme
  readonly items: readonly Item[]
}

/** Things with their dates in a column of their own: stations where more is said of them than their name, else lines. */
function Dated({ theme, items }: ItemsProps): Child {
  const isTold = items.some(item => isStation(item))
  return items.map((item, at) => (
    <>
      <Row theme={theme} item={item} gap={isTold ? 0.75 : at === 0 ? 0.4 : 0.3}>
        {isTold ? <Station theme={theme} item={item} /> : <Line theme={theme} item={item} />}
      </Row>
      {item.items.length > 0 && <Dated theme={theme} items={item.items} />}
    </>
  ))
}

function isStation({ parts, text, items }: Item): boolean {
  return parts.organization !== undefined || parts.location !== undefined || text.length + items.length > 0
}

function datesOf(parts: Item['parts']): Fact | undefined {
  return parts.dates ?? parts.endDate ?? parts.startDate
}

interface RowProps {
  readonly theme: Theme
  readonly item: Item
  /** Baseline units above. */
  readonly gap: number
  readonly children?: Child
}

function Row({ theme, item, gap, children }: RowProps): Child {
  const { base, leading } = theme.type
  const lines = itemHeight(item, true, theme) / (base * leading)
  const dates = datesOf(item.parts)
  return (
    <div
      style={{
        marginTop: space(theme, gap),
        display: 'grid',
        columns: shares,
        gap: space(theme, GAP),
        align: 'baseline',
        ...(lines <= WHOLE && { breakInside: 'avoid' }),
      }}
    >
      <p style={{ ...quietStyle(theme), numeric: 'tabular' }}>
        {dates && <Phrasing nodes={phraseIn(dates).nodes.map(withDash)} theme={theme} />}
      </p>
      <div>{children}</div>
    </div>
  )
}

/** A span of time with its dash: `2019 - 2021`, `2019-2021`. */
function withDash(node: PhrasingContent): PhrasingContent {
  if (node.type !== 'text') return node
  const value = node.value.replace(/\s+[-—]+\s+/g, ' – ').replace(/(?<=\d{4})[-—](?=\d{4}|\p{L})/gu, '–')
  return { ...node, value }
}

/** Title, place and what was done. */
function Station({ theme, item }: Omit<RowProps, 'gap'>): Child {
  const { title, rest } = headOf(item)
  return [
    title.length > 0 && (
      <Heading theme={theme} level={3} style={{ maxWidth: textWidth(theme) }}>
        <Phrasing nodes={title} theme={theme} heading />
      </Heading>
    ),
    rest.length > 0 && <RunIn theme={theme} pieces={rest} style={quietStyle(theme)} />,
    item.text.length > 0 && (
      <div style={{ marginTop: space(theme, 0.25) }}>
        {Flow({ theme, gap: 0.25, children: prose(item.text, theme) })}
      </div>
    ),
  ]
}

/** A thing that is no more than its name. */
function Line({ theme, item }: Omit<RowProps, 'gap'>): Child {
  const { title, rest } = headOf(item)
  return (
    <p>
      <Phrasing nodes={joined([title, ...rest.map(({ nodes }) => nodes)], ', ')} theme={theme} />
    </p>
  )
}

/** Parts that stand under the title, in their order. */
const under: readonly PartName[] = ['organization', 'location', 'level', 'url', 'startDate', 'endDate']

/** What a thing is called, and what else is known of it in a line: of one without a title the place is it. */
function headOf({ title, parts, facts }: Item) {
  const dates = datesOf(parts)
  const known = under.flatMap(name => parts[name] ?? []).filter(fact => fact !== dates)
  const pieces = [...known, ...facts].map(fact => ({
    nodes: joined(lineOf(fact).flatMap(block => (block.type === 'paragraph' ? [block.children] : [])), ', '),
  }))
  if (title.nodes.length > 0 && title.text !== '') return { title: title.nodes, rest: pieces }
  const [first, ...rest] = pieces
  return { title: first?.nodes ?? [], rest }
}

function joined(parts: readonly (readonly PhrasingContent[])[], sign: string): readonly PhrasingContent[] {
  const said = parts.filter(nodes => nodes.length > 0)
  return said.flatMap((nodes, at) => (at === 0 ? nodes : [{ type: 'text' as const, value: sign }, ...nodes]))
}

/** Letters up to which names with how well they are known run in a line. */
const RUN = 240

/** Names in a line, with the little that is said of each; those of which more is said, a line each. */
function Names({ theme, items, list }: ItemsProps & { readonly list?: ListRole | undefined }): Child {
  return (
    <Column theme={theme}>
      {runsIn(items, list) ? (
        <RunIn theme={theme} pieces={items.map(item => ({ nodes: namedNodes(item) }))} plain />
      ) : (
        items.map((item, at) => (
          <div style={{ marginTop: at === 0 ? 0 : space(theme, 0.2) }}>
            <p>
              <Phrasing nodes={namedNodes(item)} theme={theme} />
            </p>
            {item.text.length > 0 && prose(item.text, theme)}
          </div>
        ))
      )}
    </Column>
  )
}

function runsIn(items: readonly Item[], list: ListRole | undefined): boolean {
  const isBare = items.every(item => item.text.length === 0 && item.title.text !== '')
  const isPlain = items.every(item => said(item).length === 0 && item.items.length === 0)
  const letters = items.reduce((sum, item) => sum + item.title.text.length + said(item).map(fact => fact.text).join().length, 0)
  return isBare && (isPlain || (list === 'languages' && letters <= RUN))
}

/** What is known of a thing beside its name. */
function said({ parts, facts, title }: Item): readonly Fact[] {
  return [...Object.values(parts), ...facts].filter(fact => fact.text !== title.text)
}

/** A name with how well, how much, for whom; a group with the names in it. */
function namedNodes(item: Item): readonly PhrasingContent[] {
  const { title, items } = item
  const words = said(item).map(fact =>
    fact.items.length > 0 ? namesOf(fact.items) : joined(fact.blocks.map(childrenOf), ', '),
  )
  const nodes = joined([...words, ...(items.length > 0 ? [namesOf(items)] : [])], ', ')
  if (title.text === '' || nodes.length === 0) return title.text === '' ? nodes : title.nodes
  return joined([[{ type: 'strong', children: [...title.nodes] }], nodes], '\u2002')
}

function namesOf(items: readonly Item[]): readonly PhrasingContent[] {
  return joined(
    items.map(({ title, blocks }) => (title.text === '' ? blocks.flatMap(childrenOf) : title.nodes)),
    ', ',
  )
}

function childrenOf(block: RootContent): readonly PhrasingContent[] {
  return block.type === 'paragraph' ? block.children : [{ type: 'text', value: plainText(block) }]
}

interface BesideProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
  readonly keep?: boolean
}

/** Blocks as they were written, in the column beside the dates. */
function Beside({ theme, nodes, keep = false }: BesideProps): Child {
  if (nodes.length === 0) return null
  return (
    <Column theme={theme} keep={keep}>
      {Flow({ theme, gap: 0.25, children: prose(nodes, theme) })}
    </Column>
  )
}

function Column({ theme, keep = false, children }: { readonly theme: Theme; readonly keep?: boolean; readonly children?: Child }): Child {
  return (
    <div
      style={{
        marginTop: space(theme, 0.5),
        padding: flowEdges(theme, { start: columnStart(theme) }),
        narrow: { padding: 0 },
        ...(keep && { keepWithNext: true }),
      }}
    >
      {children}
    </div>
  )
}

function textWidth({ page, margin }: Theme): number {
  return page.width - margin.left - margin.right
}

/** px from the start of the text area to where everything but dates stands. */
function columnStart(theme: Theme): number {
  const gap = space(theme, GAP)
  return ((textWidth(theme) - gap) * shares[0]) / (shares[0] + shares[1]) + gap
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

/** About how many px a career takes. */
export function stationsHeight(sections: readonly Section[], theme: Theme): number {
  const width = textWidth(theme) - columnStart(theme)
  return sections.reduce((sum, section) => {
    const { lead, rest, items, blocks, sections: inner } = section
    const manner = mannerOf(section)
    const head = section.heading ? space(theme, 1.35) + theme.type.base * 1.6 : 0
    const text = manner === 'written' ? blocks : [...lead, ...rest]
    const written = text.length > 0 ? estimateHeight(text, width, theme) + space(theme, 0.5) : 0
    const told = manner === 'names' ? namesHeight(section, width, theme) : manner === 'dated' ? thingsHeight(items, theme) : 0
    return sum + head + written + told + stationsHeight(inner, theme)
  }, 0)
}

function thingsHeight(items: readonly Item[], theme: Theme): number {
  const isTold = items.some(isStation)
  const gap = space(theme, isTold ? 0.75 : 0.3)
  return items.reduce(
    (sum, item) => sum + gap + itemHeight(item, isTold, theme) + thingsHeight(item.items, theme),
    0,
  )
}

function itemHeight(item: Item, isTold: boolean, theme: Theme): number {
  const { title, rest } = headOf(item)
  const width = textWidth(theme) - columnStart(theme)
  const names: RootContent = { type: 'paragraph', children: [...title] }
  const size = isTold ? headingSize(theme, 3) / theme.type.base : 1
  const head = title.length > 0 ? estimateHeight([names], width / size, theme) * size * 0.95 : 0
  const line = isTold && rest.length > 0 ? quietHeight(theme) : 0
  const text = item.text.length > 0 ? space(theme, 0.25) + estimateHeight(item.text, width, theme) * 0.97 : 0
  return head + line + text
}

function quietHeight(theme: Theme): number {
  const { size = theme.type.base, leading = 1.3 } = quietStyle(theme)
  return size * leading
}

function namesHeight({ items, list }: Section, width: number, theme: Theme): number {
  const text = items.map(({ blocks }) => blocks.map(plainText).join(' ').replace(/\n/g, ' '))
  const lines = runsIn(items, list) ? [text.join(' · ')] : text
  const height = (value: string): number =>
    estimateHeight([{ type: 'paragraph', children: [{ type: 'text', value }] }], width, theme)
  return space(theme, 0.3) + lines.reduce((sum, line) => sum + space(theme, 0.2) + height(line), 0)
}
