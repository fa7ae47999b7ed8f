import { displayStyle, flowEdges, PageFooter, Phrasing } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { cellsIn } from '../../../core/compose/charts/grid.ts'
import { atStart, sidesOf, type Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { mm } from '../../../core/theme/page.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, type Setting, textSetting, widestWord } from '../../fitting/measure.ts'
import type { PaperLook, Running } from '../articles/paper.tsx'
import { rowsIn } from '../articles/table-rows.ts'
import { roomAcross } from '../../../core/theme/theme.ts'
import { Opening } from '../openings/opening.tsx'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { Lines } from '../sheets/facts.tsx'
import { wholeCompounds } from '../../fitting/whole-compounds.tsx'
import {
  type AgreementHeadings,
  numberMark,
  opens,
  opensNamed,
  type Part,
  partsOf,
  withNumber,
} from './clause-parts.tsx'

/** Shares of the room across that titles in the margin may have, the first that holds their words. */
const SHARES = [0.245, 0.31] as const

/** px between titles and text. */
const GUTTER = mm(4)

/** What a clause is set with: the px from the margin to the text, and from a title's number to its words. */
interface Margin {
  readonly theme: Theme
  /** px of the document's own title. */
  readonly title: number
  readonly start: number
  readonly hang: number
}

/** The titles that a statute is measured by: px of its own, and those of its clauses. */
export interface Titles {
  readonly own: number
  readonly clauses: readonly Element[]
  /** Whether terms with labels stand above them. */
  readonly areTerms: boolean
}

/** An agreement set as a statute: a large light title over one rule, titles of clauses in the margin with their numbers hung before them, the text in one column. */
export function statute(headings: AgreementHeadings, titles: Titles, theme: Theme): PaperLook {
  const margin = marginFor(titles, theme)
  return {
    cover: () => undefined,
    opening: ({ copy }) => statuteHead(copy, margin),
    setText: flow => setAsStatute(flow, margin, headings),
    furniture: statuteFurniture,
  }
}

/** The title on every page but the first, the page's number on all. */
function statuteFurniture({ theme, title }: Running) {
  const size = Math.max(theme.type.base * 0.85, 10)
  const head = <p style={{ family: theme.type.text, size, italic: true, color: theme.color.text }}>{title}</p>
  return {
    ...(title !== '' && { header: toNodes(head)[0] as Element }),
    footer: PageFooter({ theme, justify: 'center' }),
  }
}

/** The colour of the one rule: the accent, where it is seen on the paper. */
function ruleColor({ color }: Theme): string {
  return contrast(color.accent, color.paper) >= 3 ? color.accent : color.accentText
}

/** The rule that a title stands on or under. */
function TitleRule({ theme, room }: { readonly theme: Theme; readonly room: number }): Child {
  const style = { height: 1.25, background: ruleColor(theme), marginTop: room, marginBottom: mm(8) }
  return <div ariaHidden style={style} />
}

/** Sizes of a title against its text: on up to two lines, and on more. */
const TITLE = [3.6, 3.3, 3, 2.7]
const LONG_TITLE = [2.7, 2.4, 2.2]

/** Title and rule, then the terms that decide, each beside its label. */
function statuteHead(copy: OpeningCopy, { theme, title: size, start }: Margin): Child {
  const { entries, texts } = copy
  return [
    <Opening theme={theme} copy={{ ...copy, entries: [], texts: [] }} size={size} />,
    <TitleRule theme={theme} room={Math.round(size * 0.3)} />,
    [...entries, ...texts].length > 0 && (
      <dl part="key-terms">
        {[...entries, ...texts].map(({ label, blocks }, at) => (
          <div
            style={{
              ...{ display: 'flex', marginTop: at === 0 ? 0 : space(theme, 0.4) },
              narrow: { display: 'block' },
            }}
          >
            <dt
              style={{
                ...{ width: start, shrink: 0, weight: theme.type.strongWeight },
                padding: flowEdges(theme, { end: GUTTER }),
              }}
            >
              <Phrasing nodes={label.nodes} theme={theme} />
            </dt>
            <dd style={{ grow: 1, basis: 0, minWidth: 0 }}>
              <Lines theme={theme} blocks={blocks} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  ]
}

/** px: the largest title that keeps to two lines, a long one to three; below that it takes what it needs. */
export function titleSize(words: string, theme: Theme, measure: Measure): number {
  const { base } = theme.type
  const room = roomAcross(theme)
  const fits = (times: number, most: number): boolean => {
    const style = displayStyle(theme, base * times)
    const shown = (
      <Phrasing nodes={[{ type: 'text', value: words }]} theme={theme} heading size={base * times} />
    )
    const set = wholeCompounds(shown, room, displaySetting(theme, base * times))
    const { lines, overflow } = measure.piece(<h1 style={style}>{set}</h1>, room)
    const isWhole =
      widestWord(words, { ...titleSetting(theme), family: theme.type.display, size: 1 }) * base * times < room
    return lines <= most && overflow === 0 && isWhole
  }
  const times = TITLE.find(one => fits(one, 2)) ?? LONG_TITLE.find(one => fits(one, 3)) ?? 2
  return Math.round(base * times)
}

/** How titles in the margin are set. */
function titleSetting(theme: Theme): Setting {
  return textSetting(theme, theme.type.strongWeight)
}

/** Clauses with their titles in the margin; what is signed, and what is attached after it, under titles of their own. */
function setAsStatute(flow: readonly Node[], margin: Margin, headings: AgreementHeadings): readonly Node[] {
  const parts = partsOf(flow, headings, margin.theme)
  return parts.map((part, at) => {
    const made = drawPart(part, margin)
    // Places to sign never stand alone.
    return parts[at + 1]?.kind === 'signing'
      ? { ...made, style: { ...made.style, keepWithNext: true } }
      : made
  })
}

/** The narrowest margin in which no word of a title is broken; where none is wide enough, titles that do not fit stand above their text. */
function marginFor({ own, clauses: titles, areTerms }: Titles, theme: Theme): Margin {
  const { base } = theme.type
  const setting = titleSetting(theme)
  const opened = titles.map(title => opens(title))
  const numbers = opened.flatMap(({ number }) => number ?? [])
  const widestNumber = Math.max(0, ...numbers.map(number => widestWord(number.replace(/\s/g, ''), setting)))
  const hang = numbers.length === 0 ? 0 : Math.round(widestNumber + base * 0.9)
  const room = roomAcross(theme)
  const by = (share: number): Margin => ({ theme, title: own, hang, start: Math.round(room * share) })
  // Where nothing would stand in it there is none.
  if (titles.length === 0 && !areTerms) return by(0)
  const narrow = by(SHARES[0])
  return titles.every(title => isBeside(title, narrow)) ? narrow : by(SHARES[1])
}

/** Lines up to which a title is one in the margin; what takes more is a sentence. */
const MARGINAL = 6

/** Whether no word of a title is broken in the margin, and it is short enough for one. */
function isBeside(title: Element, margin: Margin): boolean {
  const { theme, start, hang } = margin
  const { number, rest } = opens(untied(title))
  const widest = widestWord(rest.map(textOf).join(''), titleSetting(theme))
  const isShort = titleHeight(title, margin) <= MARGINAL * theme.type.base * theme.type.leading
  return isShort && widest + (number === undefined ? 0 : hang) <= start - GUTTER
}

function drawPart(part: Part, margin: Margin): Element {
  if (part.kind === 'signing') return signing(part, margin)
  return part.kind === 'schedule' ? schedule(part, margin) : clause(part, margin)
}

/** A title in the margin beside its text. It takes no height of its own, but the text is no lower than it. */
function clause(part: Part, margin: Margin): Element {
  const wide = part.blocks.findIndex(block => isWide(block, margin))
  if (wide >= 0) return withWideTable(part, wide, margin)
  const { title, blocks } = part
  const { theme, start } = margin
  const text = blocks.map((block, at) => (at === 0 ? atHead(block) : closer(block, theme)))
  const inColumn: Style = { padding: flowEdges(theme, { start }), narrow: { padding: 0, minHeight: 0 } }
  const outer: Style = { position: 'relative', marginTop: space(theme, 1) }
  return toNodes(
    title && isBeside(title, margin) ? (
      <section part="clause" style={{ ...outer, ...inColumn, minHeight: titleHeight(title, margin) }}>
        {titleOf(title, margin)}
        {text}
      </section>
    ) : (
      <section part="clause" style={outer}>
        {title && titleOf(title, margin)}
        <div style={{ ...inColumn, ...(title && { marginTop: space(theme, 0.35) }) }}>{text}</div>
      </section>
    ),
  )[0] as Element
}

/** A clause with a table that has no room beside the margin, and stands across both. */
function withWideTable({ title, blocks }: Part, at: number, margin: Margin): Element {
  const above = blocks.slice(0, at)
  const below = blocks.slice(at + 1)
  const first = clause({ kind: 'clause', ...(title && { title }), blocks: above }, margin)
  return toNodes(
    <div>
      {(title !== undefined || above.length > 0) && {
        ...first,
        style: { ...first.style, keepWithNext: true },
      }}
      {blocks[at]}
      {below.length > 0 && clause({ kind: 'clause', blocks: below }, margin)}
    </div>,
  )[0] as Element
}

/** Whether the longest words of a table's columns have no room beside each other in the column of the text. */
function isWide(block: Element, { theme, start }: Margin): boolean {
  if (block.tagName !== 'table' || start === 0) return false
  const rows = rowsIn(block).map(cellsIn)
  const setting = textSetting(theme, theme.type.strongWeight)
  const widthOf = (cell: Element): number => {
    const [, right, , left] = sidesOf(cell.style.padding ?? 0)
    return widestWord(textOf(cell), setting) + left + right
  }
  const columns = Math.max(...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(row => (row[column] ? widthOf(row[column]) : 0))),
  )
  return widths.reduce((sum, width) => sum + width, 0) > roomAcross(theme) - start
}

/** Numbered paragraphs stand as close to the sentence above as to each other. */
function closer(block: Element, theme: Theme): Element {
  if (block.properties.role !== 'list' && block.tagName !== 'p') return block
  return { ...block, style: { ...block.style, marginTop: space(theme, 0.5) } }
}

function atHead(block: Element): Element {
  return { ...block, style: { ...block.style, marginTop: 0 } }
}

/** px, by the lines that its words take. */
function titleHeight(title: Element, { theme, start, hang }: Margin): number {
  const { base, leading } = theme.type
  const named = opensNamed(untied(title))
  const { number, rest } = named ?? opens(title)
  const width = start - GUTTER - (number === undefined || named ? 0 : hang)
  const setting = titleSetting(theme)
  // A number in words stands on a line of its own.
  let [lines, used] = [named ? 2 : 1, 0]
  for (const word of rest.map(textOf).join('').split(/\s+/)) {
    const own = widestWord(`${word}`, setting) + base * 0.3
    if (used > 0 && used + own > width) [lines, used] = [lines + 1, 0]
    used += own
  }
  return Math.ceil(lines * base * leading)
}

/** A title whose last words may stand on two lines: the margin is narrow. */
function untied(node: Element): Element {
  const children = node.children.map(child =>
    child.type === 'text' ? { ...child, value: child.value.replaceAll('\u00a0', ' ') } : untied(child),
  )
  return { ...node, children }
}

function titleOf(title: Element, margin: Margin): Element {
  const { theme, start, hang } = margin
  const { type, color } = theme
  const loose = untied(title)
  const { number, rest } = opens(loose)
  const stands = isBeside(title, margin)
  const look: Style = {
    ...{ family: type.text, size: type.base, weight: type.strongWeight, leading: type.leading },
    ...{ color: color.heading, textAlign: 'start', hyphens: false, keepWithNext: true },
  }
  const place: Style = stands
    ? {
        ...{ position: 'absolute', top: 0, width: start - GUTTER },
        ...atStart(theme, 0),
        narrow: { position: 'relative', width: '100%' },
      }
    : {}
  const named = stands ? opensNamed(loose) : undefined
  const children = named
    ? toNodes([<span style={{ display: 'block' }}>{numberMark(`${named.number} `, theme)}</span>, named.rest])
    : number === undefined
      ? (withNumber(loose, theme) ?? loose.children)
      : toNodes([
          <span style={{ display: 'block', width: hang, shrink: 0 }}>{numberMark(number, theme)}</span>,
          <span style={{ display: 'block', grow: 1, basis: 0, minWidth: 0 }}>{rest}</span>,
        ])
  const row: Style = number === undefined || named ? {} : { display: 'flex', align: 'baseline' }
  return { ...title, children, style: { ...look, ...row, ...place } }
}

/** Size of a title over the whole room: in sizes of its text, and at the most against the document's own title. */
const PLATE = 3.6
const BELOW_TITLE = 0.62
const LEAST_PLATE = 1.6

/** A title over the whole room, as large as leaves it well short of the document's own, which is `most` px large. */
export function plateTitle(title: Element, theme: Theme, most: number): Element {
  const size = Math.max(Math.min(theme.type.base * PLATE, most * BELOW_TITLE), theme.type.base * LEAST_PLATE)
  const style = displayStyle(theme, Math.round(size))
  return { ...title, style: { ...style, marginBottom: space(theme, 1), keepWithNext: true } }
}

/** Where it is signed, whole, under a rule. */
function signing({ title, blocks }: Part, { theme, title: own }: Margin): Element {
  return toNodes(
    <section part="signing" style={{ breakInside: 'avoid', marginTop: space(theme, 2) }}>
      <TitleRule theme={theme} room={0} />
      {title && plateTitle(title, theme, own)}
      {blocks.map((block, at) => (at === 0 ? atHead(block) : block))}
    </section>,
  )[0] as Element
}

/** What is attached begins on a page of its own. */
function schedule({ title, blocks }: Part, margin: Margin): Element {
  const { theme } = margin
  return toNodes(
    <section part="schedule" style={{ breakBefore: 'page' }}>
      {title && plateTitle(title, theme, margin.title)}
      <TitleRule theme={theme} room={0} />
      {blocks.length > 0 && clause({ kind: 'clause', blocks }, margin)}
    </section>,
  )[0] as Element
}

/** The px by which what is signed is moved down, so that it stands on the foot of its page. */
export function signedAtFoot(children: readonly Node[], free: number): readonly Node[] {
  return children.map(node => {
    if (!isElement(node) || node.part !== 'signing') return node
    return { ...node, style: { ...node.style, marginTop: (node.style.marginTop ?? 0) + free } }
  })
}
