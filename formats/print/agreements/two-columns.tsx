import { bodyStyle, PageFooter, Phrasing } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { shortened } from '../../../core/compose/page-furniture.tsx'
import { NAMED } from '../articles/paper.tsx'
import { roomAcross } from '../../../core/theme/theme.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { Opening } from '../openings/opening.tsx'
import { Lines } from '../sheets/facts.tsx'
import { type AgreementHeadings, numberMark, opens, type Part, partsOf, withNumber } from './clause-parts.tsx'
import { NUMBERS } from './clauses.tsx'
import { plateTitle, titleSize } from './statute.tsx'
import { withoutRoom } from '../sheets/bleed.tsx'

/** A compact agreement. */
interface Compact {
  readonly opening: OpeningCopy
  readonly flow: readonly Node[]
  readonly headings: AgreementHeadings
}

/** px between the columns. */
const GUTTER = 32

/** A block that stays whole, and whether it stays with the next. */
interface Unit {
  readonly element: Element
  readonly height: number
  readonly kept: boolean
}

/** The columns of a page. */
type Columns = readonly [readonly Unit[], readonly Unit[]]

/**
 * An agreement whose title is as wide as the sheet, its terms between two rules, its text in two columns, its signatures below
 * them over the whole room. Undefined where blocks are so long that columns would end far from the foot.
 */
export function composeInTwoColumns(
  { opening, flow, headings }: Compact,
  theme: Theme,
  measure: Measure,
): Sheet | undefined {
  const width = (roomAcross(theme) - GUTTER) / 2
  const room = theme.page.height - theme.margin.top - theme.margin.bottom - 2
  const high = (child: Child, across: number): number =>
    measure.piece(<div style={bodyStyle(theme)}>{child}</div>, across).height
  const parts = partsOf(flow, headings, theme)
  const own = wideSize(opening, theme, measure)
  const head = <CompactHead theme={theme} copy={opening} size={own} />
  const sign = signingOf(parts, theme, own)
  const units = parts
    .filter(({ kind }) => kind !== 'signing')
    .flatMap(part => unitsOf(part, theme))
    .map(unit => ({ ...unit, height: high(unit.element, width) }))
  const first = room - high(head, roomAcross(theme))
  const pages = filled(units, page => (page === 0 ? first : room), high(sign, roomAcross(theme)))
  if (first < room / 3 || pages === undefined) return undefined
  const title = opening.title?.text ?? ''
  const longest = Math.max(...(pages.at(-1) ?? []).map(heightOf))
  // What is signed stands on the foot where little is left, and else right below what is agreed.
  const left = sign ? (pages.length === 1 ? first : room) - longest - high(sign, roomAcross(theme)) : 0
  const free = left > 0 && left <= room * HOLE ? left : 0
  const root = (
    <main style={bodyStyle(theme)}>
      {head}
      {pages.map((columns, at) => (
        <div
          style={{
            ...{ display: 'grid', columns: 2, gap: GUTTER, narrow: { columns: 1 } },
            ...(at > 0 && { breakBefore: 'page' }),
          }}
        >
          {columns.map(column => (
            <div>{column.map(({ element }, place) => (place === 0 ? atHead(element) : element))}</div>
          ))}
        </div>
      ))}
      <div ariaHidden style={{ height: free, narrow: { height: 0 } }} />
      {sign}
    </main>
  )
  return toSheet('body', theme, root, {
    title,
    footer: PageFooter({ theme, start: shortened(title, NAMED) }),
  })
}

/** Part of a page that may stay empty above what is signed. */
export const HOLE: number = 0.08

/** Part of a page by which a column that is not the last may end above its foot. */
const SHORT = 0.2

/** Units over the columns of as many pages as they take; the last page level, with room for what is signed. */
function filled(
  units: readonly Unit[],
  roomOn: (page: number) => number,
  sign: number,
): readonly Columns[] | undefined {
  const pages: Columns[] = []
  let rest = units
  while (rest.length > 0) {
    const room = roomOn(pages.length)
    const level = levelled(rest, room - sign)
    if (level) return [...pages, level]
    const [one, more] = cutAt(rest, room)
    const [other, left] = cutAt(more, room)
    if (one.length === 0 || other.length === 0) return undefined
    // What is signed never stands alone: the last title goes with it.
    if (left.length === 0) {
      const at = units.findLastIndex(({ kept }) => kept)
      const last = units.slice(at)
      const before = levelled(rest.slice(0, rest.length - last.length), room)
      const after = levelled(last, roomOn(pages.length + 1) - sign)
      return before && after ? [...pages, before, after] : undefined
    }
    const isShort = [one, other].some(column => heightOf(column) < room * (1 - SHORT))
    if (isShort) return undefined
    pages.push([one, other])
    rest = left
  }
  return pages
}

/** As many units as a column holds, and the rest; what stays with the next does not end it. */
function cutAt(units: readonly Unit[], room: number): readonly [readonly Unit[], readonly Unit[]] {
  let [used, count] = [0, 0]
  for (const { height } of units) {
    used += height
    if (used > room) break
    count += 1
  }
  while (count > 0 && count < units.length && units[count - 1]?.kept) count -= 1
  return [units.slice(0, count), units.slice(count)]
}

/** Two columns of one height, the first the longer; undefined where they do not hold it all. */
function levelled(units: readonly Unit[], room: number): Columns | undefined {
  let best: { columns: Columns; height: number } | undefined
  for (let at = 1; at <= units.length; at += 1) {
    if (units[at - 1]?.kept && at < units.length) continue
    const columns: Columns = [units.slice(0, at), units.slice(at)]
    const height = Math.max(...columns.map(heightOf))
    if (height <= room && (best === undefined || height < best.height)) best = { columns, height }
  }
  return best?.columns
}

function heightOf(column: readonly Unit[]): number {
  return column.reduce((sum, { height }) => sum + height, 0)
}

/** Room above a block, inside it, so that heights add up. */
function below(room: number, child: Child): Element {
  return toNodes(<div style={{ padding: [room, 0, 0, 0] }}>{child}</div>)[0] as Element
}

function atHead(element: Element): Element {
  return { ...element, style: { ...element.style, padding: 0 } }
}

/** Letters of a row that takes so many of the short lines that it may end a column, whatever it is beside. */
const ALONE = 90

/** A clause as its title, its paragraphs and its rows. */
function unitsOf({ title, blocks }: Part, theme: Theme): readonly Omit<Unit, 'height'>[] {
  const { base } = theme.type
  const pieces = blocks.flatMap(block => {
    const { marginTop: _, ...style } = block.style
    const rows = block.properties.role === 'list' ? block.children.filter(child => isElement(child)) : []
    return rows.length > 0 ? rows.map(row => withoutRoom(row)) : [{ ...block, style }]
  })
  const made = pieces.map((piece, at) => {
    const isRow = piece.properties.role === 'listitem'
    const room = at === 0 ? base * 0.1 : base * (isRow ? 0.25 : 0.4)
    const introduces = /:\s*$/u.test(textOf(piece)) && at < pieces.length - 1
    const list = isRow ? <div role="list">{piece}</div> : piece
    const standsAlone = isRow && textOf(piece).length > ALONE
    const isKept = piece.style.keepWithNext === true && !standsAlone
    return { element: below(room, list), kept: introduces || isKept }
  })
  if (title === undefined) return made
  return [{ element: below(base * 0.75, clauseTitle(title, theme)), kept: true }, ...made]
}

/** A title in the text's size, its number hung where those of paragraphs hang. */
function clauseTitle(title: Element, theme: Theme): Element {
  const { type, color } = theme
  const { number, rest } = opens(title)
  const look: Style = {
    ...{ family: type.text, size: type.base, weight: type.strongWeight, leading: type.leading },
    ...{ color: color.heading, hyphens: false },
  }
  if (number === undefined)
    return { ...title, children: withNumber(title, theme) ?? title.children, style: look }
  const children = toNodes([
    <span style={{ display: 'block', width: type.base * NUMBERS, shrink: 0 }}>
      {numberMark(number, theme)}
    </span>,
    <span style={{ display: 'block', grow: 1, basis: 0, minWidth: 0 }}>{rest}</span>,
  ])
  return { ...title, children, style: { ...look, display: 'flex', align: 'baseline' } }
}

/** What is signed, below the columns; `own` px is the size of the document's title. */
function signingOf(parts: readonly Part[], theme: Theme, own: number): Child {
  const part = parts.find(({ kind }) => kind === 'signing')
  if (part === undefined) return null
  return (
    <section part="signing" style={{ breakInside: 'avoid', padding: [theme.type.base * 2, 0, 0, 0] }}>
      {part.title && plateTitle(part.title, theme, own)}
      {part.blocks}
    </section>
  )
}

/** The title as wide as the sheet, the terms that decide between two rules. */
function CompactHead({
  theme,
  copy,
  size,
}: {
  readonly theme: Theme
  readonly copy: OpeningCopy
  /** px of the title. */
  readonly size: number
}): Child {
  const { base } = theme.type
  const { entries } = copy
  const rule = (height: number) => <div ariaHidden style={{ height, background: theme.color.text }} />
  return (
    <div style={{ padding: [0, 0, base, 0] }}>
      <Opening theme={theme} copy={{ ...copy, entries: [] }} size={size} />
      <div style={{ height: base }} />
      {rule(2)}
      {entries.length > 0 && (
        <dl
          part="key-terms"
          style={{
            ...{ display: 'grid', columns: Math.min(entries.length, 2), gap: [0, GUTTER] },
            ...{ padding: [base * 0.5, 0], narrow: { columns: 1 } },
          }}
        >
          {entries.map(({ label, blocks }) => (
            <div
              style={{
                display: 'flex',
                align: 'baseline',
                gap: base * 0.75,
                padding: [base * 0.2, 0],
              }}
            >
              <dt style={{ shrink: 0, maxWidth: '45%', color: theme.color.textMuted }}>
                <Phrasing nodes={label.nodes} theme={theme} />
              </dt>
              <dd style={{ grow: 1, basis: 0, minWidth: 0, weight: theme.type.strongWeight }}>
                <Lines theme={theme} blocks={blocks} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entries.length > 0 && rule(0.75)}
    </div>
  )
}

/** px at which a title takes the whole width of one line, or of two. */
function wideSize({ title }: OpeningCopy, theme: Theme, measure: Measure): number {
  const { base, displayTracking } = theme.type
  const words = title?.text ?? ''
  const em = textWidth(words, displaySetting(theme, 1)) + words.length * displayTracking
  const one = (roomAcross(theme) * 0.99) / Math.max(em, 1)
  return one >= base * 2.4 && theme.type.displayCase === 'none'
    ? Math.floor(Math.min(one, base * 4.2))
    : titleSize(words, theme, measure)
}
