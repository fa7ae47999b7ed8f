import type { Blockquote, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import {
  isNumeric,
  Phrasing,
  Prose,
  PullQuote,
  readQuotation,
  Stat,
  StatRow,
  Table,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isNameIn, saidBeside } from '../../../core/reading/facts/facts.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { recordFields } from '../../../core/reading/facts/record-fields.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { lineOf } from '../sheets/facts.tsx'
import { composed, type Piece } from './flow-pieces.tsx'

/** Things that are written as records, each with the same few facts, as the rows of a table; undefined for other things. */
export function recordTable(
  items: readonly Item[],
  theme: Theme,
  sums: readonly Fact[] = [],
): readonly Piece[] | undefined {
  const rows = items.map(cellsOf)
  const labels = [...new Set(rows.flatMap(cells => cells.map(({ label }) => label)))]
  const isTable =
    items.length >= 2 &&
    labels.length >= 2 &&
    labels.length <= 6 &&
    rows.every(cells => cells.length >= 2 && cells.every(({ text }) => text.length <= CELL)) &&
    items.every(item => item.items.length === 0)
  if (!isTable) return undefined
  const lead = Math.max(labels.length - 2, 0)
  const columns = labels.map(label => {
    const values = rows.flatMap(cells => cells.filter(cell => cell.label === label))
    const isSum = values.every(({ type, text }) => type === 'money' || isNumeric(text))
    return {
      heading: label,
      ...(isSum &&
        values.length > 0 && { align: theme.dir === 'rtl' ? ('start' as const) : ('end' as const) }),
    }
  })
  return composed(
    <Table
      theme={theme}
      columns={columns}
      rows={rows.map(cells =>
        labels.map(label => (
          <Cell theme={theme} blocks={cells.find(cell => cell.label === label)?.blocks ?? []} />
        )),
      )}
      {...(sums.length > 0 && {
        totals: sums.map(({ label, blocks }) => [
          ...Array<Child>(lead).fill(null),
          <Phrasing nodes={label.nodes} theme={theme} />,
          <Cell theme={theme} blocks={blocks} />,
        ]),
      })}
    />,
  )
}

/** Letters up to which a value stands in a cell: about four lines of a column. */
const CELL = 150

interface CellCopy {
  readonly label: string
  readonly text: string
  readonly type: string | undefined
  readonly blocks: readonly RootContent[]
}

/** Everything that is known of a thing, in the order it was written. */
function cellsOf(item: Item): readonly CellCopy[] {
  const facts = recordFields(item)
  const isNamed = facts.some(fact => fact.text === item.title.text)
  const title: CellCopy = {
    label: '',
    text: item.title.text,
    type: item.title.value?.type,
    blocks: [{ type: 'paragraph', children: [...item.title.nodes] }],
  }
  const cells = facts.map(({ label, text, value, blocks, facts: inner }) => ({
    label: label.text,
    text,
    type: value?.type,
    blocks: inner.length > 0 ? inner.flatMap(lineOf) : blocks,
  }))
  return isNamed || item.title.text === '' ? cells : [title, ...cells]
}

function Cell({ theme, blocks }: { readonly theme: Theme; readonly blocks: readonly RootContent[] }): Child {
  return blocks.flatMap((block, at) =>
    block.type === 'paragraph'
      ? [at > 0 && <br />, <Phrasing nodes={block.children} theme={theme} />]
      : [<Prose nodes={[block]} theme={theme} measured={false} />],
  )
}

/** Things of the front matter that are no table: each under its title at this level, with what is said about it below. */
export function recordEntries(items: readonly Item[], level: number): readonly RootContent[] {
  if (
    items.every(
      ({ facts, parts, text, items: inner }) =>
        facts.length + Object.keys(parts).length + text.length + inner.length === 0,
    )
  ) {
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: items.map(({ blocks }) => ({
        type: 'listItem',
        spread: false,
        children: [...blocks] as never,
      })),
    }
    return [list]
  }
  return items.flatMap(item => entryBlocks(item, level))
}

/** A thing with its title as a heading; its facts are lines, its texts paragraphs. */
function entryBlocks(item: Item, level: number): readonly RootContent[] {
  const beside = new Set(saidBeside(item))
  const facts = recordFields(item).filter(fact => beside.has(fact))
  if (item.title.text === '') return item.blocks
  const depth = Math.min(level, 6) as 1 | 2 | 3 | 4 | 5 | 6
  return [
    { type: 'heading', depth, children: [...item.title.nodes] },
    ...facts.flatMap(fact => factBlocks(fact, level + 1)),
    ...item.text,
    ...(item.items.length > 0 ? recordEntries(item.items, level + 1) : []),
  ]
}

/** Labels and their values in two columns: a list of prices, hours. */
export function pairTable(facts: readonly Fact[]): readonly RootContent[] {
  const isBrief = facts.every(
    ({ blocks, text }) => blocks.length === 1 && blocks[0]?.type === 'paragraph' && text.length <= 40,
  )
  if (!isBrief) return facts.flatMap(lineOf)
  const cell = (children: readonly PhrasingContent[]) => ({
    type: 'tableCell' as const,
    children: [...children],
  })
  const row = (cells: readonly (readonly PhrasingContent[])[]) => ({
    type: 'tableRow' as const,
    children: cells.map(cell),
  })
  return [
    {
      type: 'table',
      align: [null, facts.some(({ value }) => value?.type === 'money') ? 'right' : null],
      children: [
        row([[], []]),
        ...facts.map(({ label, blocks }) =>
          row([label.nodes, blocks[0]?.type === 'paragraph' ? blocks[0].children : []]),
        ),
      ],
    },
  ]
}

/** Words that are a text stand without their key; a list or a record stands under it. */
function factBlocks(fact: Fact, level: number): readonly RootContent[] {
  const depth = Math.min(level, 6) as 1 | 2 | 3 | 4 | 5 | 6
  const heading = { type: 'heading' as const, depth, children: [...fact.label.nodes] }
  if (fact.facts.length > 0) return [heading, ...pairTable(fact.facts)]
  if (fact.items.length > 0) return [heading, ...fact.blocks]
  const isText = fact.meanings.some(({ concept }) => concept === 'text' || concept === 'summary')
  return isText ? fact.blocks : lineOf(fact)
}

/** Figures with what they count, side by side; undefined where one of them is no figure of few letters. */
export function statRow(
  items: readonly Item[],
  theme: Theme,
  most: number = FIGURE,
): readonly Piece[] | undefined {
  const stats = items.map(item => statOf(item, most))
  return stats.some(stat => stat === undefined) ? undefined : figureRow(stats as readonly Figure[], theme)
}

/** A figure with the words for it. */
export interface Figure {
  readonly value: readonly PhrasingContent[]
  readonly text: string
  readonly label: readonly RootContent[]
  /** The words lead to it. */
  readonly isLast?: boolean
}

/** Figures side by side; undefined for fewer than two and for more than are seen at once. */
export function figureRow(stats: readonly Figure[], theme: Theme): readonly Piece[] | undefined {
  if (stats.length < 2 || stats.length > 8) return undefined
  // A long figure is set smaller, and all with it.
  const room = roomAcross(theme) / Math.min(stats.length, 4) - space(theme, 1.5)
  const widest = Math.max(...stats.map(({ text }) => textWidth(text, displaySetting(theme, 1))))
  const step = [4, 3, 2].find(size => widest * sizeAt(theme, size) <= room) ?? 1
  return composed(
    <StatRow theme={theme}>
      {stats.map(({ value, label, isLast = false }) => (
        <Stat
          theme={theme}
          step={step}
          isLast={isLast}
          value={<Phrasing nodes={value} theme={theme} heading />}
          label={<Cell theme={theme} blocks={label} />}
        />
      ))}
    </StatRow>,
  )
}

/** Points up to which a list is figures side by side, and letters of one. */
const POINTS = { most: 6, letters: 90 } as const

/** The points of a list as figures side by side, where each opens with a figure in bold or ends in one; most open with it. */
export function boldFigures(list: List, theme: Theme): readonly Piece[] | undefined {
  if (list.ordered || list.children.length > POINTS.most) return undefined
  const stats = list.children.map(({ children: [first, ...others] }) =>
    first?.type === 'paragraph' && others.length === 0 ? boldFigure(first) : undefined,
  )
  if (stats.some(stat => stat === undefined)) return undefined
  const found = stats as readonly Figure[]
  return found.filter(({ isLast }) => !isLast).length * 2 > found.length ? figureRow(found, theme) : undefined
}

function boldFigure({ children }: Paragraph): Figure | undefined {
  const at = children.findIndex(({ type }) => type === 'strong')
  const strong = children[at]
  const isLast = at > 0 && at === children.length - 1
  if (strong?.type !== 'strong' || children.length < 2 || (at > 0 && !isLast)) return undefined
  const text = plainText(strong)
  const isFigure = /^\P{L}*\d|^\p{L}{1,4}\.?\s?\d/u.test(text) && text.length <= FIGURE
  const rest = isLast ? children.slice(0, at) : children.slice(1)
  const label: Paragraph = { type: 'paragraph', children: rest.map(trimmed) }
  const isBrief = plainText(label).length <= POINTS.letters
  return isFigure && isBrief ? { value: strong.children, text, label: [label], isLast } : undefined
}

/** Words without the blank that parted them from their figure. */
function trimmed(node: PhrasingContent, at: number, { length }: readonly PhrasingContent[]): PhrasingContent {
  if (node.type !== 'text') return node
  const value = at === 0 ? node.value.trimStart() : node.value
  return { ...node, value: at === length - 1 ? value.trimEnd() : value }
}

/** Letters up to which a figure is one. */
const FIGURE = 16

function statOf(item: Item, most: number): Figure | undefined {
  const { title, parts, text, items } = item
  const value = parts.value
  const figure = value
    ? toPhrase(value.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : [])))
    : title
  if (figure.text === '' || figure.text.length > most || !/\p{N}/u.test(figure.text) || items.length > 0)
    return undefined
  const named: readonly RootContent[] =
    value && !isNameIn(title, value) ? [{ type: 'paragraph', children: [...title.nodes] }] : []
  const rest = saidBeside(item).filter(fact => fact !== value)
  return {
    value: figure.nodes,
    text: figure.text,
    label: [
      ...named,
      ...rest.flatMap(fact => (fact.meanings.length > 0 && !fact.written ? fact.blocks : lineOf(fact))),
      ...text,
    ],
  }
}

/** Size of a quotation as a part of a section's heading. */
const QUOTE = 0.9
/** Letters that stand out as a quotation; longer ones are prose. */
const QUOTED = 360

/** A quotation of the text as a display piece; a long one stays prose. */
export function quotePiece(quote: Blockquote, theme: Theme): readonly Piece[] {
  if (plainText(quote).length > QUOTED) return [quote]
  const { said, by } = readQuotation(quote.children)
  return displayed(said, by, theme)
}

/** Quotations of the front matter: what was said, then the name and who that is. */
export function quotePieces(items: readonly Item[], theme: Theme): readonly Piece[] {
  return items.flatMap(item => {
    const { text: said, ...parts } = item.parts
    const rest = saidBeside({ ...item, parts })
    const words = said?.blocks ?? item.text
    if (words.length === 0)
      return displayed([{ type: 'paragraph', children: [...item.title.nodes] }], restOf(rest), theme)
    return displayed(
      words,
      [...item.title.nodes, ...restOf(rest).flatMap((node, at) => (at === 0 ? [comma, node] : [node]))],
      theme,
    )
  })
}

const comma = { type: 'text', value: ', ' } as const

function restOf(facts: readonly Fact[]): readonly PhrasingContent[] {
  return facts.flatMap((fact, at) =>
    fact.blocks.flatMap(block =>
      block.type === 'paragraph' ? [...(at > 0 ? [comma] : []), ...block.children] : [],
    ),
  )
}

function displayed(
  said: readonly RootContent[],
  by: readonly PhrasingContent[] | undefined,
  theme: Theme,
): readonly Piece[] {
  const large = scaled(theme, QUOTE)
  return composed(
    <PullQuote theme={large} cite={by && by.length > 0 && <Phrasing nodes={by} theme={theme} />}>
      <Prose nodes={said} theme={large} measured={false} />
    </PullQuote>,
  )
}
