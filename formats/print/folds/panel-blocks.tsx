import type { List, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast'
import { displayStyle, flowEdges, Phrasing, Prose, readQuotation } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { lineOfItem, linesIn, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'

/** What the words of a panel are read with. */
export interface PanelWords {
  readonly theme: Theme
  /** px */
  readonly width: number
  /** What something costs, as it is written. */
  readonly prices: ReadonlySet<string>
  /** Numbers to call. */
  readonly phones: ReadonlySet<string>
  readonly centred?: boolean
  /** px that rows of a table have above and below over their own. */
  readonly grow?: number
}

/** A block of a panel, with the room in px above it; `spread` where it may be larger. */
export interface PanelBlock {
  readonly element: Element
  readonly above: number
  readonly spread: boolean
}

/** Sizes against the text: numerals of times and prices, and quotations. */
const NUMERAL = 1.65
const TIME = 1.2
const QUOTATION = 1.75

/** Letters of a numeral. */
const SHORT = 9

/** The blocks of a panel, each drawn by its kind: times and prices as numerals, quotations large, points on lines. */
export function panelBlocks(nodes: readonly RootContent[], words: PanelWords): readonly PanelBlock[] {
  return nodes.flatMap(node => {
    if (node.type === 'blockquote') return [quotation(node.children, words)]
    if (node.type === 'list') return listRows(node, words)
    if (node.type === 'table')
      return tableRows(node, words) ?? tableRows(withDetails(node), words) ?? [prose(node, words)]
    if (node.type === 'paragraph') return paragraph(node, words)
    return [prose(node, words)]
  })
}

function block(child: Child, above: number, spread: boolean): PanelBlock {
  return { element: toNodes(child)[0] as Element, above, spread }
}

function prose(node: RootContent, { theme }: PanelWords): PanelBlock {
  const child = (
    <div style={{ size: theme.type.base }}>
      <Prose nodes={[node]} theme={theme} measured={false} size={theme.type.base} />
    </div>
  )
  return block(child, space(theme, 0.6), false)
}

function quotation(nodes: readonly RootContent[], { theme }: PanelWords): PanelBlock {
  const { said, by } = readQuotation(nodes)
  const size = Math.round(theme.type.base * QUOTATION)
  const look: Style = {
    ...displayStyle(theme, size),
    italic: true,
    weight: 400,
    leading: 1.22,
    transform: 'none',
  }
  const child = (
    <blockquote part="quotation" style={{ breakInside: 'avoid' }}>
      <div style={look}>
        <Prose nodes={said} theme={theme} measured={false} size={size} />
      </div>
      {by && (
        <p style={{ color: theme.color.textMuted, marginTop: space(theme, 0.4) }}>
          <cite style={{ italic: false }}>
            <Phrasing nodes={by} theme={theme} />
          </cite>
        </p>
      )}
    </blockquote>
  )
  return block(child, space(theme, 1.5), true)
}

/** A line of text with what it costs at its end, and a rule below it. */
function priceRow(line: readonly PhrasingContent[], words: PanelWords): Child | undefined {
  const { theme, prices } = words
  const last = line.at(-1)
  if (last?.type !== 'text') return undefined
  const at = Math.max(...[...prices].map(price => last.value.search(written(price))))
  const before = last.value.slice(0, Math.max(at, 0))
  if (at < 0 || (before.trim() === '' && line.length === 1)) return undefined
  // The sign between a thing and its price is the line between them.
  const said = before.replace(/[\s,;:·•|–—-]+$/u, '')
  const label: PhrasingContent[] = [...line.slice(0, -1), { ...last, value: said }]
  const figure: PhrasingContent[] = [{ ...last, value: last.value.slice(at) }]
  return ruled(theme, [
    <p style={{ grow: 1, basis: 0, textAlign: 'start' }}>
      <Phrasing nodes={label} theme={theme} />
    </p>,
    <p
      style={{
        textAlign: 'end',
        maxWidth: '66%',
        ...figureStyle(plainText(figure[0] as PhrasingContent), theme),
      }}
    >
      <Phrasing nodes={figure} theme={theme} />
    </p>,
  ])
}

/** A price as it is written, whatever blanks it has. */
function written(price: string): RegExp {
  return new RegExp(price.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'u')
}

/** A figure, `by` times as large as the text; words in its place are as large as that. */
function figureStyle(text: string, theme: Theme, by: number = NUMERAL): Style {
  if (!isShort(text)) return { weight: theme.type.strongWeight, color: theme.color.heading }
  return {
    ...displayStyle(theme, Math.round(theme.type.base * by)),
    ...{ leading: 1.1, whiteSpace: 'nowrap', transform: 'none' },
  }
}

function isShort(text: string): boolean {
  return text.trim().length <= SHORT
}

/** Whether all amounts of a column are short: one that is set smaller than its siblings would look as if it were less. */
function isOfFigures(table: Table, at: number): boolean {
  return textsBelowHead(table, at).every(text => !/\d/.test(text) || isShort(text))
}

/** What the cells of a column say, without its head. */
function textsBelowHead({ children: [, ...rows] }: Table, at: number): readonly string[] {
  return rows.map(({ children }) => (children[at] ? plainText(children[at]) : ''))
}

function ruled(theme: Theme, children: Child): Child {
  return (
    <div
      role="listitem"
      style={{
        ...{ display: 'flex', align: 'baseline', gap: space(theme, 0.75), size: theme.type.base },
        ...{
          borderBottom: { width: 0.75, color: theme.color.hairline },
          padding: [0, 0, space(theme, 0.35), 0],
        },
      }}
    >
      {children}
    </div>
  )
}

/** px at which a number to call is large and on one line. */
function callSize(text: string, { theme, width }: PanelWords): number {
  const fitting = (width * 0.98) / textWidth(text, displaySetting(theme, 1))
  return Math.round(Math.max(theme.type.base, Math.min(theme.type.base * 1.5, fitting)))
}

/** A paragraph; one of lines is set line by line: prices at their end, numbers to call large. */
function paragraph(node: Paragraph, words: PanelWords): readonly PanelBlock[] {
  const { theme, phones } = words
  const lines = linesIn(node.children)
  const columned = timedLines(lines, words) ?? labelledLines(lines, words)
  if (columned) return columned
  const priced = lines.map(({ nodes }) => priceRow(nodes, words))
  if (lines.length > 1 && priced.filter(row => row !== undefined).length * 2 >= lines.length)
    return lines.map(({ nodes }, at) =>
      block(
        priced[at] ??
          ruled(
            theme,
            <p>
              <Phrasing nodes={nodes} theme={theme} />
            </p>,
          ),
        space(theme, 0.5),
        true,
      ),
    )
  const called = (text: string): boolean =>
    text.length <= 24 && [...phones].some(phone => text.includes(phone) || phone.includes(text.trim()))
  if (lines.length === 0 || !lines.some(({ text }) => called(text))) return [prose(node, words)]
  return lines.map(({ nodes, text }, at) => {
    const look: Style = called(text)
      ? {
          ...displayStyle(theme, callSize(text, words)),
          leading: 1.2,
          weight: 400,
          transform: 'none',
        }
      : { size: theme.type.base }
    return block(
      <p style={{ ...look, ...(words.centred && { textAlign: 'center' }) }}>
        <Phrasing nodes={nodes} theme={theme} />
      </p>,
      at === 0
        ? space(theme, 0.6)
        : space(theme, called(text) || called(lines[at - 1]?.text ?? '') ? 0.35 : 0.1),
      false,
    )
  })
}

/** A time that a line opens with: `09.00`, `8 h 30`, `2 pm`. */
const CLOCK =
  /^\d{1,2}(?:\s?[:.h]\s?\d{2}|\s?h(?!\p{L}))?(?:\s?(?:[ap]\.?m\.?|uhr|uur|Uhr))?(?:\s?[–-]\s?\d{1,2}[:.h]\d{2})?(?=[\s,:–—-])/u
const IS_CLOCK = /[:.h]|[ap]\.?m|u(?:hr|ur)/iu

/** The time that a line opens with; undefined where it opens with another number or none. */
function clockIn({ text }: Phrase): string | undefined {
  const time = CLOCK.exec(text)?.[0]
  return time !== undefined && IS_CLOCK.test(time) ? time : undefined
}

/** Lines that each open with a time, as a column of times and one of what is on then; undefined for others. */
function timedLines(lines: readonly Phrase[], words: PanelWords): readonly PanelBlock[] | undefined {
  const opened = lines.flatMap(line => {
    const time = clockIn(line)
    if (time === undefined) return []
    const behind = cut(line, time.length)
    const rest = cut(behind, /^[\s,:–—-]*/u.exec(behind.text)?.[0].length ?? 0)
    return rest.text === '' ? [] : [{ name: cut(line, 0, time.length), rest }]
  })
  if (lines.length < 2 || opened.length < lines.length) return undefined
  return columns(opened, words, true)
}

/** Lines that each are a label and its value, as two columns; undefined for others. */
function labelledLines(lines: readonly Phrase[], words: PanelWords): readonly PanelBlock[] | undefined {
  const opened = lines.flatMap(line => {
    const read = readLabelled(line)
    return read?.sign === 'colon' ? [{ name: read.label, rest: read.value }] : []
  })
  if (lines.length < 2 || words.centred || opened.length < lines.length) return undefined
  return columns(opened, words, false)
}

/** Whether words have lines with labels or times, which stand in columns and are not centred. */
export function hasColumns(nodes: readonly RootContent[]): boolean {
  return nodes.some(node => {
    if (node.type !== 'paragraph') return false
    const lines = linesIn(node.children)
    const isLabelled = (line: Phrase): boolean => readLabelled(line)?.sign === 'colon'
    return lines.length > 2 && lines.every(line => isLabelled(line) || clockIn(line) !== undefined)
  })
}

/** Part of a panel's width that names in a column of their own take at most. */
const COLUMN = 0.42

/** Rows of a name and what is said of it, each in its column; below each other where the names are too wide. */
function columns(
  rows: readonly { readonly name: Phrase; readonly rest: Phrase }[],
  { theme, width, grow = 0 }: PanelWords,
  isTimed: boolean,
): readonly PanelBlock[] {
  const size = isTimed ? Math.round(theme.type.base * TIME) : theme.type.base
  const setting = isTimed ? displaySetting(theme, size) : textSetting(theme, theme.type.strongWeight)
  const widest = Math.max(...rows.map(({ name }) => textWidth(name.text, setting)))
  const left = width - widest - space(theme, 0.75) - 2
  const words = rows.flatMap(({ rest }) => rest.text.split(/\s+/u))
  const isBeside =
    widest <= width * COLUMN && words.every(word => textWidth(word, textSetting(theme)) <= left)
  const look: Style = isTimed
    ? { ...displayStyle(theme, size), leading: 1.2, color: theme.color.accentText, numeric: 'tabular' }
    : { weight: theme.type.strongWeight, color: theme.color.heading }
  return rows.map(({ name, rest }, at) =>
    block(
      ruled(
        theme,
        isBeside ? (
          [
            <p style={{ ...look, width: Math.ceil(widest) + 1, shrink: 0, whiteSpace: 'nowrap' }}>
              <Phrasing nodes={name.nodes} theme={theme} />
            </p>,
            <p style={{ grow: 1, basis: 0 }}>
              <Phrasing nodes={rest.nodes} theme={theme} />
            </p>,
          ]
        ) : (
          <div>
            <p style={look}>
              <Phrasing nodes={name.nodes} theme={theme} />
            </p>
            <p>
              <Phrasing nodes={rest.nodes} theme={theme} />
            </p>
          </div>
        ),
      ),
      space(theme, at === 0 ? 0.9 : 0.45) + grow,
      true,
    ),
  )
}

/** The points of a list: beside the numeral or under the name that they open with, priced, or on lines. */
function listRows(list: List, words: PanelWords): readonly PanelBlock[] {
  const { theme } = words
  const points = list.children.map(({ children }) => ({ children, opened: openedBy(children[0]) }))
  const isTimed = points.every(({ opened }) => opened !== undefined && opened.name.length <= SHORT)
  const size = Math.round(theme.type.base * NUMERAL)
  const widest = Math.max(
    ...points.map(({ opened }) => textWidth(opened?.name ?? '', displaySetting(theme, size))),
  )
  if (isTimed && list.children.length > 1 && widest < words.width * 0.45)
    return points.map(({ children, opened }) =>
      block(
        timeRow(children, opened as Opened, { theme, size, column: widest + space(theme, 0.9) }),
        space(theme, 0.5),
        true,
      ),
    )
  const lines = list.children.flatMap(item => lineOfItem(item) ?? [])
  const timed = lines.length === list.children.length ? timedLines(lines, words) : undefined
  if (timed) return timed
  return points.map(({ children }, at) => {
    const [first, ...others] = children
    const row =
      first?.type === 'paragraph' && others.length === 0 ? priceRow(first.children, words) : undefined
    const number = list.ordered ? `${(list.start ?? 1) + at}.` : undefined
    return block(row ?? pointRow(children, number, theme), space(theme, at === 0 ? 0.9 : 0.45), true)
  })
}

function pointRow(children: readonly RootContent[], number: string | undefined, theme: Theme): Child {
  return ruled(theme, [
    // One edge for what stands beside them, whichever figure is narrower.
    number !== undefined && (
      <p style={{ ...figureStyle(number, theme), minWidth: theme.type.base * NUMERAL, shrink: 0 }}>
        {number}
      </p>
    ),
    <div style={{ grow: 1, basis: 0 }}>
      <Prose nodes={children} theme={theme} measured={false} />
    </div>,
  ])
}

/** What a point opens with in bold, and the words after it. */
interface Opened {
  readonly name: string
  readonly nodes: readonly PhrasingContent[]
  readonly rest: readonly PhrasingContent[]
}

function openedBy(first: RootContent | undefined): Opened | undefined {
  if (first?.type !== 'paragraph') return undefined
  const [strong, ...rest] = first.children
  if (strong?.type !== 'strong' || rest.length === 0) return undefined
  return { name: plainText(strong), nodes: strong.children, rest }
}

function timeRow(
  children: readonly RootContent[],
  { nodes, rest }: Opened,
  { theme, size, column }: { readonly theme: Theme; readonly size: number; readonly column: number },
): Child {
  const look: Style = {
    ...displayStyle(theme, size),
    leading: 1.1,
    color: theme.color.accentText,
    transform: 'none',
  }
  return (
    <div role="listitem" style={{ display: 'flex', align: 'baseline', size: theme.type.base }}>
      <p style={{ ...look, width: column, shrink: 0 }}>
        <Phrasing nodes={nodes} theme={theme} />
      </p>
      <div style={{ grow: 1, basis: 0 }}>
        <Prose
          nodes={[{ type: 'paragraph', children: [...rest] }, ...children.slice(1)]}
          theme={theme}
          measured={false}
        />
      </div>
    </div>
  )
}

/** Letters of a word among figures, `on request`, and of more of them among what things cost, which take lines. */
const WORDS = 20
const COST_WORDS = 40

function areFigures(cells: readonly string[]): boolean {
  const figures = cells.filter(cell => cell.length <= SHORT && /\p{Nd}/u.test(cell))
  return figures.length * 2 > cells.length && cells.every(cell => cell.length <= WORDS)
}

/** Sizes of the figures of a table against the text, from numerals down to its own. */
const FIGURES = [NUMERAL, 1.4, 1.2, 1]

/** What is counted, not only a number: `2 persons` is text. */
const COUNTED = /\p{Ll}{4,}/u

/** Columns of a table that say what something costs; none where none does. */
function costsIn({ children: [, ...rows] }: Table, lang: string): ReadonlySet<number> {
  const isCost = (at: number): boolean =>
    rows.filter(({ children }) => {
      const cell = children[at]
      return cell && findValues(plainText(cell), lang).some(({ value }) => value.type === 'money')
    }).length *
      2 >
    rows.length
  return new Set(rows[0]?.children.flatMap((_, at) => (at > 0 && isCost(at) ? [at] : [])))
}

/** Letters of a cell of a table's other columns, where one says what it costs: more stands below the name. */
const BESIDE_COST = 14

function cellStyle(text: string, theme: Theme, by: number): Style {
  if (COUNTED.test(text)) return {}
  return { ...figureStyle(text, theme, by), ...(by === 1 && { weight: theme.type.strongWeight }) }
}

/** Sizes of a table's type against that of its panel: a word of it is never broken while a smaller one holds it. */
const TABLE = [1, 0.94, 0.88, 0.82] as const

/** Lines that the name of a row may take, less what its words leave at their ends. */
const NAME_LINES = 1.8

/** The size of figures at which all columns of a table have room, each on one line; undefined where none is. */
function numeralsIn(
  { children }: Table,
  costs: ReadonlySet<number>,
  { theme, width }: PanelWords,
): number | undefined {
  const columns = Math.max(...children.map(row => row.children.length))
  const widthAt = (by: number): number =>
    Array.from({ length: columns }, (_, at) => at).reduce((sum, at) => {
      const cells = children.map(row => row.children[at]).map(cell => (cell ? plainText(cell) : ''))
      const widest = cells.map((text, row) => {
        const isOther = costs.size > 0 && !costs.has(at)
        const isFigure = at > 0 && row > 0 && !isOther && !COUNTED.test(text) && isShort(text)
        const setting = isFigure
          ? displaySetting(theme, Math.round(theme.type.base * by))
          : textSetting(theme, 500)
        // Only long words that name a row or a column may take two lines, and the name of a row no more than that.
        const pieces = isFigure || text.length <= SHORT ? [text] : text.split(/\s+/u)
        const isName = at === 0 && row > 0 && columns > 2
        const least = isName ? textWidth(text, setting) / NAME_LINES : 0
        return Math.max(least, ...pieces.map(word => textWidth(word, setting)))
      })
      return sum + Math.max(...widest) + (at > 0 ? space(theme, 0.5) : 0)
    }, 0)
  // A brief may have the whole of it larger.
  const dressed = theme.design.parts?.tables?.scale ?? 1
  return FIGURES.find(by => widthAt(by) * dressed <= width)
}

/** A column of costs is as wide as its figures, so that what stands in words among them takes lines. */
function costWidth(table: Table, at: number, by: number, theme: Theme): Style {
  const texts = textsBelowHead(table, at)
  const words = texts.filter(text => !isShort(text))
  if (words.length === 0) return {}
  const figures = displaySetting(theme, Math.round(theme.type.base * by))
  const plain = textSetting(theme, theme.type.strongWeight)
  const widths = [
    ...texts.filter(isShort).map(text => textWidth(text, figures)),
    ...words.flatMap(text => text.split(/\s+/u).map(word => textWidth(word, plain))),
  ]
  return { width: Math.ceil(Math.max(...widths)) + space(theme, 0.5) + 1 }
}

/** A table that is too wide for a panel: of each row a name, what more it says in a line below, and its figure. */
function withDetails(table: Table): Table {
  const children = table.children.map(row => {
    const [name, ...more] = row.children
    const figure = more.pop()
    const details = more.filter(cell => cell.children.length > 0)
    if (!name || !figure || details.length === 0) return row
    const beside = details.flatMap((cell, at): PhrasingContent[] => [
      at === 0 ? { type: 'break' } : { type: 'text', value: ' · ' },
      ...cell.children,
    ])
    return { ...row, children: [{ ...name, children: [...name.children, ...beside] }, figure] }
  })
  return { ...table, children, align: [null, 'right'] }
}

/** A name in the weight of its row, and what stands below it in a line of its own. */
function Name({ cell, theme }: { readonly cell: TableCell; readonly theme: Theme }): Child {
  const at = cell.children.findIndex(({ type }) => type === 'break')
  if (at < 0) return <Phrasing nodes={cell.children} theme={theme} />
  return [
    <p>
      <Phrasing nodes={cell.children.slice(0, at)} theme={theme} />
    </p>,
    <p style={{ weight: 400, color: theme.color.textMuted }}>
      <Phrasing nodes={cell.children.slice(at + 1)} theme={theme} />
    </p>,
  ]
}

/** A table of few columns: what it is about in text, figures as numerals on one edge. */
function tableRows(table: Table, { theme: own, ...given }: PanelWords): readonly PanelBlock[] | undefined {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const cells = rows.flatMap(row => row.children.slice(1).map(plainText))
  const costs = costsIn(table, own.lang)
  const isPriced =
    costs.size > 0 &&
    rows.every(row =>
      row.children.every(
        (cell, at) => at === 0 || plainText(cell).length <= (costs.has(at) ? COST_WORDS : BESIDE_COST),
      ),
    )
  const isFigures = columns >= 2 && columns <= 4 && (isPriced || areFigures(cells))
  if (!isFigures) return undefined
  const sized = firstFitting(TABLE, part => {
    const words = { ...given, theme: scaled(own, part) }
    const by = numeralsIn(table, costs, words)
    return by === undefined ? undefined : { words, by }
  })
  if (sized === undefined) return undefined
  const { words, by } = sized
  const { theme } = words
  const label = { color: theme.color.textMuted, verticalAlign: 'bottom' } as const
  const start = (at: number) => (at > 0 ? space(theme, 0.5) : 0)
  const isHeaded = head?.children.some(cell => cell.children.length > 0) ?? false
  const isOther = (at: number): boolean => at > 0 && costs.size > 0 && !costs.has(at)
  const edge = (at: number): Style => (at === 0 || isOther(at) ? {} : { textAlign: 'end' })
  const figured = new Set([...costs].filter(at => isOfFigures(table, at)))
  const cellLook = (text: string, at: number): Style => {
    if (at === 0) return { weight: theme.type.strongWeight }
    if (isOther(at)) return isShort(text) ? { whiteSpace: 'nowrap' } : {}
    if (!costs.has(at) || (isShort(text) && figured.has(at))) return cellStyle(text, theme, by)
    return { weight: theme.type.strongWeight, color: theme.color.heading }
  }
  const room = space(theme, 0.55) + (words.grow ?? 0)
  const costWidths = new Map([...costs].map(at => [at, costWidth(table, at, by, theme)]))
  const child = (
    <table style={{ width: '100%', size: theme.type.base }} part="prices">
      {isHeaded && (
        <thead>
          <tr>
            {head?.children.map((cell, at) => (
              <th
                scope="col"
                style={{
                  ...label,
                  ...edge(at),
                  padding: flowEdges(theme, { bottom: space(theme, 0.3), start: start(at) }),
                  weight: 400,
                  borderBottom: { width: 1.25, color: theme.color.accentText },
                }}
              >
                <Phrasing nodes={cell.children} theme={theme} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, last) => (
          <tr style={{ breakInside: 'avoid' }}>
            {row.children.map((cell, at) => (
              <td
                style={{
                  padding:
                    at === 0
                      ? [room, 0]
                      : flowEdges(theme, { top: room, bottom: room, start: space(theme, 0.5) }),
                  verticalAlign: 'bottom',
                  ...cellLook(plainText(cell), at),
                  ...edge(at),
                  ...(last === 0 && costWidths.get(at)),
                  ...(last < rows.length - 1 && {
                    borderBottom: { width: 0.75, color: theme.color.hairline },
                  }),
                }}
              >
                {at === 0 ? (
                  <Name cell={cell} theme={theme} />
                ) : (
                  <Phrasing nodes={cell.children} theme={theme} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return [block(child, space(theme, 1), false)]
}
