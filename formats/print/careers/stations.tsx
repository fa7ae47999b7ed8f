import type { RootContent } from 'mdast'
import {
  bodyStyle,
  Flow,
  flowEdges,
  Heading,
  headingSize,
  Phrasing,
  Prose,
  ruleOf,
  anchorOf,
} from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Item, Section } from '../../../core/reading/reading.ts'
import type { ListRole } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { staysWhole } from '../../fitting/measure.ts'
import { RunIn } from '../sheets/run-in.tsx'
import {
  datesOf,
  headOf,
  isStation,
  joined,
  mannerOf,
  namedNodes,
  runsIn,
  withDash,
} from './station-words.ts'

/** Share of the width for dates beside what happened then, and what a span of years takes over the size of its type. */
const DATES = 0.2
const SPAN = 5.2

/** Baseline units between the two. */
const GAP = 0.75

/** Shares of the width for dates and for what happened then: a span of years stays in its line. */
function sharesIn(theme: Theme): readonly [number, number] {
  const span = (SPAN * sizeAt(theme, -1)) / (roomAcross(theme) - space(theme, GAP))
  const dates = Math.min(Math.max(DATES, span), 0.5)
  return [dates, 1 - dates]
}

/** Lines up to which an entry stays on one page. */
const WHOLE = 12

interface StationsProps {
  readonly sections: readonly Section[]
  readonly theme: Theme
  readonly short: ShortPieces
}

/** Parts that may stand beside their heading, and entries that stay on one page. */
export type ShortPieces = ReadonlySet<Section | Item>

/** A career: its parts under a rule, and in each what happened beside its dates, names in a line, or the text as written. */
export function Stations({ sections, theme, short }: StationsProps): Child {
  return sections.map((section, at) => {
    const head = section.heading && <PartHead theme={theme} section={section} />
    const marginTop = at === 0 ? 0 : space(theme, 1)
    const ruled = { marginTop, borderTop: ruleOf(theme), padding: [space(theme, 0.35), 0, 0, 0] as const }
    if (!isHeadNarrow(section, theme) || !short.has(section))
      return [
        head && <div style={{ ...ruled, keepWithNext: true }}>{head}</div>,
        <Part theme={theme} section={section} short={short} />,
      ]
    return (
      <div style={{ ...ruled, ...rowStyle(theme), breakInside: 'avoid' }}>
        {head}
        <div>
          <Part theme={theme} section={section} short={short} beside />
        </div>
      </div>
    )
  })
}

/** Measures what is short. Once for a document: that hardly changes with the size of its type. */
export function shortPieces(sections: readonly Section[], theme: Theme, measure: Measure): ShortPieces {
  const none: ShortPieces = new Set()
  const width = roomAcross(theme) - columnStart(theme)
  const isShort = (piece: Child): boolean =>
    measure.piece(<div style={bodyStyle(theme)}>{piece}</div>, width).lines <= WHOLE
  const inItem = (item: Item): readonly Item[] => [
    ...(isShort(<Station theme={theme} item={item} />) ? [item] : []),
    ...item.items.flatMap(inItem),
  ]
  const inSection = (section: Section): readonly (Section | Item)[] => {
    const beside = <Part theme={theme} section={section} short={none} beside />
    return [
      ...(isHeadNarrow(section, theme) && isShort(beside) ? [section] : []),
      ...(mannerOf(section) === 'dated' ? section.items.flatMap(inItem) : []),
      ...section.sections.flatMap(inSection),
    ]
  }
  return new Set(sections.flatMap(inSection))
}

/** Whether a brief has the days at the end of their lines. */
function endsInDates({ design }: Theme): boolean {
  return design.parts?.dates?.align === 'end'
}

/** Dates or a heading, and beside them what they are about; dates at the end where a brief wants them there. */
function rowStyle(theme: Theme) {
  const shares = sharesIn(theme)
  const columns = endsInDates(theme) ? shares.toReversed() : shares
  return { display: 'grid', columns, gap: space(theme, GAP), align: 'baseline' } as const
}

interface PartProps {
  readonly theme: Theme
  readonly section: Section
}

function PartHead({ theme, section }: PartProps): Child {
  return (
    <Heading
      theme={theme}
      level={2}
      step={1}
      style={{ color: theme.color.accentText }}
      {...anchorOf(section.heading)}
    >
      <Phrasing nodes={section.heading?.children ?? []} theme={theme} heading />
    </Heading>
  )
}

/** Whether a heading can stand where dates do: its part has no dates of its own, and its words are short. */
function isHeadNarrow(section: Section, theme: Theme): boolean {
  const { heading, sections } = section
  if (heading === undefined || sections.length > 0 || mannerOf(section) === 'dated') return false
  const words = plainText(heading).split(/[\s/-]+/)
  const room = columnStart(theme) - space(theme, GAP)
  return words.length <= 3 && staysWhole(words.join(' '), room, headingSize(theme, 3), theme)
}

interface BodyProps extends PartProps {
  readonly short: ShortPieces
  /** Stands beside its heading. */
  readonly beside?: boolean
}

function Part({ theme, section, short, beside = false }: BodyProps): Child {
  const { lead, items, rest, blocks, sections } = section
  const manner = mannerOf(section)
  const inner = sections.map(part => [
    part.heading && <Beside theme={theme} nodes={[{ ...part.heading, depth: 3 }]} keep />,
    <Part theme={theme} section={part} short={short} />,
  ])
  if (manner === 'written')
    return [<Beside theme={theme} nodes={blocks} alone={beside} inset={!blocks.some(isWide)} />, inner]
  if (manner === 'names')
    return [
      <Beside theme={theme} nodes={lead} alone={beside} />,
      <Column theme={theme} alone={beside && lead.length === 0} inset={!beside}>
        <Names theme={theme} items={items} list={section.list} />
      </Column>,
      <Beside theme={theme} nodes={rest} inset={!beside} />,
      inner,
    ]
  return [
    <Beside theme={theme} nodes={lead} />,
    <Dated theme={theme} items={items} short={short} />,
    <Beside theme={theme} nodes={rest} />,
    inner,
  ]
}

/** Columns from which a table takes the whole width. */
const WIDE = 4

/** Whether a block is a table of many columns. */
export function isWide(block: RootContent): boolean {
  return block.type === 'table' && (block.children[0]?.children.length ?? 0) >= WIDE
}

interface ItemsProps {
  readonly theme: Theme
  readonly items: readonly Item[]
}

/** Things with their dates in a column of their own: stations where more is said of them than their name, else lines. */
function Dated({ theme, items, short }: ItemsProps & Pick<BodyProps, 'short'>): Child {
  const isTold =
    items.some(({ text, items: inner }) => text.length + inner.length > 0) ||
    items.filter(isStation).length * 2 >= items.length
  return items.map((item, at) => (
    <>
      <Row theme={theme} item={item} gap={isTold ? 0.75 : at === 0 ? 0.4 : 0.3} whole={short.has(item)}>
        {isTold ? <Station theme={theme} item={item} /> : <Line theme={theme} item={item} />}
      </Row>
      {item.items.length > 0 && <Dated theme={theme} items={item.items} short={short} />}
    </>
  ))
}

interface RowProps {
  readonly theme: Theme
  readonly item: Item
  /** Baseline units above. */
  readonly gap: number
  /** Stays on one page. */
  readonly whole: boolean
  readonly children?: Child
}

function Row({ theme, item, gap, whole, children }: RowProps): Child {
  const dates = datesOf(item.parts)
  const atEnd = endsInDates(theme)
  const days = (
    <p
      part="date"
      style={{
        ...{ size: sizeAt(theme, -1), numeric: 'tabular', textWrap: 'balance' },
        ...(atEnd && { textAlign: 'end' }),
      }}
    >
      {dates && <Phrasing nodes={phraseIn(dates).nodes.map(withDash)} theme={theme} />}
    </p>
  )
  return (
    <div
      style={{
        marginTop: space(theme, gap),
        ...rowStyle(theme),
        ...(whole && { breakInside: 'avoid' }),
      }}
    >
      {!atEnd && days}
      <div>{children}</div>
      {atEnd && days}
    </div>
  )
}

/** Title, place and what was done. */
function Station({ theme, item }: Pick<RowProps, 'theme' | 'item'>): Child {
  const { title, rest } = headOf(item)
  return [
    title.length > 0 && (
      <Heading theme={theme} level={3} part="entry" style={{ maxWidth: roomAcross(theme) }}>
        <Phrasing nodes={title} theme={theme} heading />
      </Heading>
    ),
    rest.length > 0 && <RunIn theme={theme} pieces={rest} />,
    item.text.length > 0 && (
      <div style={{ marginTop: space(theme, 0.25) }}>
        {Flow({ theme, gap: 0.25, children: prose(item.text, theme) })}
      </div>
    ),
  ]
}

/** A thing that is no more than its name. */
export function Line({ theme, item }: Pick<RowProps, 'theme' | 'item'>): Child {
  const { title, rest } = headOf(item)
  const [first = [], ...others] = rest.map(({ nodes }) => nodes)
  // What a colon follows in the copy is the label of what stands behind it.
  const isLabel = /^\s*[:：]/u.test(item.blocks.map(plainText).join('').slice(item.title.text.length))
  return (
    <p>
      <Phrasing
        nodes={joined([joined([title, first], isLabel ? ': ' : ', '), ...others], ', ')}
        theme={theme}
      />
    </p>
  )
}

/** Names in a line, with the little that is said of each; those of which more is said, a line each. */
function Names({ theme, items, list }: ItemsProps & { readonly list?: ListRole | undefined }): Child {
  if (runsIn(items, list))
    return <RunIn theme={theme} pieces={items.map(item => ({ nodes: namedNodes(item) }))} />
  return items.map((item, at) => (
    <div style={{ marginTop: at === 0 ? 0 : space(theme, 0.2) }}>
      <p>
        <Phrasing nodes={namedNodes(item)} theme={theme} />
      </p>
      {item.text.length > 0 && prose(item.text, theme)}
    </div>
  ))
}

interface ColumnProps {
  readonly theme: Theme
  /** The column begins where what happened stands beside its dates; default true. */
  readonly inset?: boolean
  /** It stands beside its heading and not below anything; then it has no room above and no inset. Default false. */
  readonly alone?: boolean
  readonly keep?: boolean
  readonly children?: Child
}

/** Blocks as they were written, in the column beside the dates. */
function Beside({ nodes, ...column }: ColumnProps & { readonly nodes: readonly RootContent[] }): Child {
  if (nodes.length === 0) return null
  const { theme } = column
  return <Column {...column}>{Flow({ theme, gap: 0.25, children: prose(nodes, theme) })}</Column>
}

function Column({ theme, inset = true, alone = false, keep = false, children }: ColumnProps): Child {
  return (
    <div
      style={{
        ...(!alone && { marginTop: space(theme, 0.5) }),
        ...(inset &&
          !alone && { padding: flowEdges(theme, { start: columnStart(theme) }), narrow: { padding: 0 } }),
        ...(keep && { keepWithNext: true }),
      }}
    >
      {children}
    </div>
  )
}

/** px from the start of the text area to where everything but dates stands. */
function columnStart(theme: Theme): number {
  if (endsInDates(theme)) return 0
  const gap = space(theme, GAP)
  return (roomAcross(theme) - gap) * sharesIn(theme)[0] + gap
}

/** Blocks as wide as their column. */
export function prose(nodes: readonly RootContent[], theme: Theme): readonly Node[] {
  return toNodes(<Prose nodes={nodes} theme={theme} measured={false} />).map(widen)
}

/** Takes the limit of the line's length away: the column is narrow by design. */
function widen(node: Node): Node {
  if (!isElement(node)) return node
  const { maxWidth: _, ...style } = node.style
  return { ...node, style, children: node.children.map(widen) }
}
