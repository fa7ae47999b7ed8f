/** Shows things that are called by a colour in it: a field of the colour before the name of each. */
import type { PartKey } from '../../brief/design.ts'
import { meaningAbroad } from '../../brief/color-words.ts'
import { colorRows } from '../../brief/words/colors.ts'
import { onDemand } from '../../on-demand.ts'
import { wordsOf } from '../../source/text.ts'
import { contrast } from '../../theme/contrast.ts'
import { mixed } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import { isLeaf } from '../set-apart.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, type Node, textOf } from '../tree.ts'
import { leadsTo, placeOf, replaced } from './find-series.ts'
import { leavesIn, rowsIn } from './series.ts'

/** Things that are told apart by their colours, at the least. */
const LEAST = 3

/** Sheets with a field before each thing called by a colour, where the words of a wish lead to them or are of all; undefined where there are none. */
export function withSwatches(
  sheets: readonly Sheet[],
  key: PartKey,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): readonly Sheet[] | undefined {
  const all = sheets.flatMap(({ root }) => coloredIn(root, ''))
  const led = all.filter(({ leads }) => leadsTo(leads, key))
  // Of things of the same kind there is rarely more than one list.
  const [meant] = led.length > 0 ? led : all.length === 1 ? all : []
  if (!meant) return undefined
  return sheets.map(sheet => {
    const root = meant.rows.reduce((before, row) => {
      const place = placeOf(before, row.row, at(sheet))
      return place ? replaced(before, row.row, withSwatch(row, theme, place)) : before
    }, sheet.root)
    return { ...sheet, root }
  })
}

interface ColoredRow {
  readonly row: Element
  readonly label: Element
  readonly hex: string
}

interface Colored {
  readonly rows: readonly ColoredRow[]
  readonly leads: string
}

/** The lists and tables of which every thing is called by a colour, with the heading over each. */
function coloredIn(element: Element, heading: string): readonly Colored[] {
  if (element.properties.ariaHidden || isLeaf(element)) return []
  const rows = rowsIn(element)
  const read = rows.map(coloredRow)
  // The head of a table is called by none.
  const own = (read[0] === undefined ? read.slice(1) : read).filter(row => row !== undefined)
  const isWhole = own.length >= LEAST && own.length >= rows.length - 1
  if (isWhole && read.slice(1).every(row => row !== undefined))
    return [{ rows: own, leads: `${heading} ${textOf(rows[0] as Element)}` }]
  let over = heading
  return element.children.flatMap((child): readonly Colored[] => {
    if (!isElement(child)) return []
    if (/^h[1-6]$/.test(child.tagName)) over = textOf(child)
    const found = coloredIn(child, over)
    const title = headingIn(child)
    if (title !== undefined) over = title
    return found
  })
}

function headingIn(element: Element): string | undefined {
  if (/^h[1-6]$/.test(element.tagName)) return textOf(element)
  return element.children.reduce<string | undefined>(
    (found, child) => found ?? (isElement(child) ? headingIn(child) : undefined),
    undefined,
  )
}

function coloredRow(row: Element): ColoredRow | undefined {
  const [label] = leavesIn(row)
  if (!label) return undefined
  const [name = ''] = textOf(label).split(/[:：–—(]|\s-\s/u)
  const hex = colorCalled(name)
  return hex === undefined ? undefined : { row, label, hex }
}

const english: () => ReadonlyMap<string, string> = onDemand(
  () => new Map(colorRows.flatMap(([names, hex]) => names.split('|').map(name => [name, hex] as const))),
)

/** The colour that a thing is called by: `Red`, `Vermelha`, `The blue one`; undefined where it is called otherwise. */
function colorCalled(name: string): string | undefined {
  const words = wordsOf(name).split(' ')
  if (name.trim() === '' || words.length > 3) return undefined
  const whole = english().get(words.join(' '))
  if (whole !== undefined) return whole
  const found = words.flatMap(word => {
    const meaning = meaningAbroad(word)
    const abroad = meaning?.kind === 'color' ? meaning.hex : undefined
    return english().get(word) ?? abroad ?? []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Contrast under which a field is drawn with a line around it. */
const FAINT = 1.35

function withSwatch({ row, label, hex }: ColoredRow, theme: Theme, place: Place): Element {
  const ground = place.ground ?? theme.color.paper
  const own = placeOf(row, label, place)?.size ?? place.size
  const size = Math.max(own, place.size)
  const isInRow = row.style.display === 'flex' && row.style.direction !== 'column'
  const gap = Math.round(size * 0.5)
  // A row may have its own distances, which are for what stands in it already.
  const margin = theme.dir === 'rtl' ? ([0, 0, 0, gap] as const) : ([0, gap, 0, 0] as const)
  const [field] = toNodes(
    <div
      ariaHidden
      part="swatch"
      style={{
        ...{ width: Math.round(size * 1.7), height: Math.round(size * 1.05), shrink: 0, background: hex },
        ...(isInRow && { margin }),
        radius: Math.min(theme.radius, Math.round(size * 0.2)),
        ...(contrast(hex, ground) < FAINT && {
          border: { width: 2, color: mixed(ground, place.color, 0.5) },
        }),
      }}
    />,
  )
  if (isInRow)
    return { ...row, style: { ...row.style, align: 'center' }, children: [field as Node, ...row.children] }
  const [beside] = toNodes(
    <div style={{ display: 'flex', align: 'center', gap }}>
      {field as Node}
      <div>{label.children}</div>
    </div>,
  )
  const tagName = label.tagName === 'p' ? 'div' : label.tagName
  const made: Element = { ...label, tagName, children: [beside as Node] }
  return label === row ? made : replaced(row, label, made)
}
