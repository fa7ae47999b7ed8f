import type { Heading, RootContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Claim, Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, Lines } from '../sheets/facts.tsx'
import { Band, bandTheme, LeadSum } from './band.tsx'
import { plainNodes } from './sums.tsx'

interface ShopNameProps {
  readonly theme: Theme
  readonly claim: Claim
}

/** The name of a shop as large as the roll allows, in two lines of much the same length at most. */
export function ShopName({ theme, claim }: ShopNameProps): Child {
  const size = nameSize(claim.text, theme)
  const [heading] = claim.blocks as readonly (RootContent | undefined)[]
  const id = heading?.type === 'heading' ? (heading as Heading).data?.slug : undefined
  return (
    <h1
      part="title"
      unlisted
      style={{ ...displayStyle(theme, size), weight: HEAVY, leading: 1.15, tracking: 0, textAlign: 'start' }}
      {...(id !== undefined && { id })}
    >
      <Phrasing nodes={plainNodes(claim)} theme={theme} heading size={size} />
    </h1>
  )
}

/** Weight of the name and of the sum. */
const HEAVY = 800

/** px: the size at which the longer of the two most even lines fills the roll, up to a few sizes of the text. */
function nameSize(name: string, theme: Theme): number {
  const widths = name
    .split(/(\s+)/u)
    .map(piece => textWidth(piece, { ...displaySetting(theme, 1), weight: HEAVY }))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let [longest, before] = [whole, 0]
  for (let at = 0; at + 1 < widths.length; at += 2) {
    before += widths[at] ?? 0
    const rest = whole - before - (widths[at + 1] ?? 0)
    // A word so short that it would stand alone stays with the next.
    if (Math.min(before, rest) >= Math.max(before, rest) * EVEN)
      longest = Math.min(longest, Math.max(before, rest))
    before += widths[at + 1] ?? 0
  }
  const room = roomAcross(theme) * 0.97
  const broken = Math.min(room / Math.max(longest, 0.1), theme.type.base * NAME)
  // Little smaller in one line, it stays in that.
  const fitting = room / Math.max(whole, 0.1) >= broken * WHOLE ? Math.min(broken, room / whole) : broken
  return Math.floor(Math.max(fitting, sizeAt(theme, 1)) * 4) / 4
}

/** Part of its size in two lines from which on a name stands in one. */
const WHOLE = 0.72

/** Part of the longer of two lines that the shorter has at least. */
const EVEN = 0.4

/** Largest name, in sizes of the text. */
const NAME = 3.2

interface ShopLinesProps {
  readonly theme: Theme
  readonly lines: readonly RootContent[]
}

/** Lines from which on they stand in two columns: fewer are an address, which nothing tears. */
const PAIRED = 5

/** Address and numbers of a shop: two short columns, or one where a line needs the width. */
export function ShopLines({ theme, lines }: ShopLinesProps): Child {
  if (lines.length === 0) return null
  const half = Math.ceil(lines.length / 2)
  const setting = textSetting(theme)
  const widest = (some: readonly RootContent[]): number =>
    Math.max(0, ...some.map(line => textWidth(plainText(line), setting)))
  const [first, second] = [lines.slice(0, half), lines.slice(half)]
  const isPaired =
    lines.length >= PAIRED && widest(first) + widest(second) + space(theme, 1) <= roomAcross(theme)
  const style = { marginTop: space(theme, 0.5) }
  if (!isPaired)
    return (
      <div style={style}>
        <Lines theme={theme} blocks={lines} />
      </div>
    )
  return (
    <div style={{ ...style, display: 'flex', justify: 'between', gap: space(theme, 1) }}>
      <div>
        <Lines theme={theme} blocks={first} />
      </div>
      <div style={{ textAlign: 'end' }}>
        <Lines theme={theme} blocks={second} />
      </div>
    </div>
  )
}

interface EntriesProps {
  readonly theme: Theme
  readonly entries: readonly Entry[]
}

/** What the till knows below a heavy rule: values under their names, as many side by side as have room. */
export function TillGrid({ theme, entries }: EntriesProps): Child {
  if (entries.length === 0) return null
  const { columns, short } = gridOf(entries, theme)
  return (
    <dl
      part="till"
      style={{
        ...{ display: 'grid', columns, gap: [space(theme, 0.5), space(theme, 0.5)] },
        ...{ marginTop: space(theme, 1), padding: [space(theme, 0.75), 0, 0, 0] },
        borderTop: { width: HEAVY_RULE, color: theme.color.heading },
      }}
    >
      {entries.map(entry => (
        <div part="fact" style={isRow(entry, theme, short) ? { span: columns.length } : {}}>
          {entry.label.text !== '' && (
            <dt style={{ size: sizeAt(theme, -1), leading: 1.3 }}>
              <Phrasing nodes={entry.label.nodes} theme={theme} />
            </dt>
          )}
          <dd style={{ weight: theme.type.strongWeight, numeric: 'normal' }}>
            <Lines theme={theme} blocks={entry.blocks} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** px: half a millimetre. */
const HEAVY_RULE = 2

/** How facts stand beside each other: shares of the width, and the width up to which one takes a column and no row, px. */
interface Grid {
  readonly columns: readonly number[]
  readonly short: number
}

/** Three columns or two in which nothing short is broken. */
function gridOf(entries: readonly Entry[], theme: Theme): Grid {
  const room = roomAcross(theme)
  const gap = space(theme, 0.5)
  const widths = entries.map(entry =>
    entry.label.text === '' ? Number.POSITIVE_INFINITY : widthOf(entry, theme),
  )
  // One of four would stand alone below three.
  for (const short of SHORT.map(part => part * room)) {
    const few = widths.filter(width => width <= short).length
    for (const count of few % 3 === 1 ? [2, 3] : [3, 2]) {
      const needed = neededIn(widths, count, short)
      const spare = (room - needed.reduce((sum, width) => sum + width, gap * (count - 1))) / count
      if (few >= count && spare >= 0) return { columns: needed.map(width => width + spare), short }
    }
  }
  return { columns: [1], short: room }
}

/** Parts of the roll's width up to which a value is short: the larger is tried first. */
const SHORT = [0.6, 0.47] as const

/** Whether an entry has a row to itself: it is not short, or nothing names it. */
function isRow(entry: Entry, theme: Theme, short: number): boolean {
  return entry.label.text === '' || widthOf(entry, theme) > short
}

/** px that each of some columns needs, where what is not short takes a row of its own. */
function neededIn(widths: readonly number[], count: number, short: number): readonly number[] {
  const needed = Array.from({ length: count }, () => 1)
  let column = 0
  for (const width of widths) {
    if (width <= short) needed[column] = Math.max(needed[column] ?? 0, width)
    column = width <= short ? (column + 1) % count : 0
  }
  return needed
}

/** px of a name over its value. */
function widthOf({ label, blocks }: Entry, theme: Theme): number {
  const setting = textSetting(theme, theme.type.strongWeight)
  return Math.max(
    ...blocks.map(block => textWidth(plainText(block), setting)),
    textWidth(label.text, { ...setting, size: sizeAt(theme, -1) }),
  )
}

interface TotalBarProps {
  readonly theme: Theme
  readonly sum: Item
}

/** What it comes to on a bar across the roll, black where nothing else is asked for; between rules on a plain one. */
export function TotalBar({ theme, sum }: TotalBarProps): Child {
  return (
    <div part="total" style={{ margin: [space(theme, 0.5), 0] }}>
      <Band theme={theme} room={space(theme, 0.75)}>
        <LeadSum
          theme={bandTheme(theme)}
          sum={sum}
          width={roomAcross(theme)}
          most={4.8}
          weight={HEAVY}
          label={1.5}
          beside={3.2}
        />
      </Band>
    </div>
  )
}
