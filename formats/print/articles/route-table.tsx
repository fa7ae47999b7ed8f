import { displayStyle, flowEdges } from '../../../core/compose/index.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { displaySetting, textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import { acrossSheet, inPlaceOf, onPaper, withoutRoom } from '../sheets/bleed.tsx'
import { routeIn, Station } from '../sheets/route.tsx'
import { setTable } from './set-table.tsx'
import { areNumbered, numbered } from './side-column.tsx'
import { cellsOf, rowsIn } from './table-rows.ts'

/**
 * A table whose rows are stations of the route: their names on its one side, their numbers on it, the other columns in the
 * text. Sums stand on a field across the sheet, the last of them large. A table that needs more room interrupts the route.
 */
export function tableOnRoute(table: Element, theme: Theme): Element {
  const groups = table.children.filter(child => isElement(child))
  const rows = rowsIn(table)
  if (!fits(rows, theme)) return inPlaceOf(table, onPaper(withoutRoom(setTable(table, theme)), theme))
  const body = groups.find(({ tagName }) => tagName === 'tbody')?.children ?? []
  const sumFrom = rows.indexOf(body.find(isSum) as Element)
  const counted = areCounted(body.filter(row => !isSum(row)).map(nameOf))
  const set = rows.map((row, at): Element => {
    const inHead = groups[0]?.tagName === 'thead' && groups[0].children.includes(row)
    if (inHead)
      return cellsIn(row, theme, () => ({
        weight: 400,
        size: sizeAt(theme, -1),
        color: theme.color.textMuted,
      }))
    const isTotal = (sumFrom >= 0 && at >= sumFrom) || !body.includes(row)
    const made = isTotal ? sumRow(row, theme, at === rows.length - 1) : stationRow(row, theme, counted)
    // Sums stay together, and with what they add up.
    const isKept = sumFrom > 0 && at >= sumFrom - 2 && at < rows.length - 1
    return isKept ? { ...made, style: { ...made.style, keepWithNext: true } } : made
  })
  const { marginTop: _, ...style } = table.style
  const made = {
    ...table,
    style,
    children: groups.map(group => ({
      ...group,
      children: group.children.map(row => (isElement(row, 'tr') ? (set[rows.indexOf(row)] as Node) : row)),
    })),
  }
  const { margin, narrow } = acrossSheet(theme)
  return inPlaceOf(table, <div style={{ margin, narrow }}>{made}</div>)
}

/** Whether names fit before the route, and the other columns behind it. */
function fits(rows: readonly Element[], theme: Theme): boolean {
  const { start, width, text } = routeIn(theme)
  const setting = textSetting(theme, theme.type.strongWeight)
  const cells = rows.map(row => cellsOf(row).map(textOf))
  const count = Math.max(...cells.map(({ length }) => length))
  const needs = Array.from({ length: count }, (_, at) =>
    Math.max(...cells.map(row => (at === 0 ? widestWord : wholeWidth)(row[at] ?? '', setting))),
  )
  const [names = 0, ...others] = needs
  const room = roomAcross(theme) - text - others.length * space(theme, 0.75)
  return count >= 2 && names <= start - width / 2 && others.reduce((sum, need) => sum + need, 0) <= room
}

/** Letters of a cell that wraps. */
const WRAPS = 24

function wholeWidth(words: string, setting: Parameters<typeof textWidth>[1]): number {
  return words.length > WRAPS ? textWidth(words, setting) / 2.2 : textWidth(words, setting)
}

function nameOf(row: Node): Element | undefined {
  return isElement(row) ? row.children.find(cell => isElement(cell)) : undefined
}

/** A row of which all that is written is in bold. */
function isSum(row: Node): boolean {
  const cells = isElement(row, 'tr') ? row.children.filter(cell => textOf(cell).trim() !== '') : []
  return (
    cells.length > 0 &&
    cells.every(cell => isElement(cell) && cell.children.every(child => isElement(child, 'strong')))
  )
}

type CellLook = (at: number, count: number) => Style

/** The cells of a row between the edges of the sheet: the first as wide as the room before the text. */
function cellsIn(row: Element, theme: Theme, look: CellLook, room: number = 0.4): Element {
  const { text, width } = routeIn(theme)
  const { dir, margin } = theme
  const [before, after] = dir === 'rtl' ? [margin.right, margin.left] : [margin.left, margin.right]
  const cells = cellsOf(row)
  const block = space(theme, room)
  const { background: _, ...style } = row.style
  return {
    ...row,
    style,
    children: cells.map((cell, at) => {
      const { borderTop: _top, borderBottom: _bottom, background: _ground, ...own } = cell.style
      const edges = {
        start: at === 0 ? before : 0,
        end: at === cells.length - 1 ? after : at === 0 ? width * 2.5 : space(theme, 0.75),
      }
      const padding = flowEdges(theme, { top: block, bottom: block, ...edges })
      return {
        ...cell,
        style: { ...own, padding, ...(at === 0 && { width: before + text }), ...look(at, cells.length) },
      }
    }),
  }
}

/** A number or a letter that the name of a row opens with. */
const ordinal = /^\s*(?:\d{1,2}|\p{Lu})[.)]?[\s\u00a0]+(?=\S)/u

/** Whether rows are counted: figures with units, `250 Hz`, `1 kHz`, are what they say and no numbers of theirs. */
function areCounted(names: readonly (Element | undefined)[]): boolean {
  const isFigure = (name: Element | undefined): boolean =>
    name !== undefined && !numbered(name, ordinal) && /^\s*\d/.test(textOf(name))
  return areNumbered(names, ordinal) && !names.some(isFigure)
}

function stationRow(row: Element, theme: Theme, counted: boolean): Element {
  const { start, width } = routeIn(theme)
  const look: CellLook = at => ({
    verticalAlign: 'middle',
    ...(at === 0 && { weight: theme.type.strongWeight }),
  })
  const made = cellsIn(row, theme, look)
  const line = theme.type.base * 1.35
  const [first, ...others] = made.children
  if (!isElement(first)) return made
  const opens = counted ? numbered(first, ordinal) : undefined
  const place = { theme, middle: start + width / 2, centre: line / 2 }
  const cell = (
    <div style={{ position: 'relative' }}>
      {opens === undefined ? (
        <Station {...place} size={width * 0.34} />
      ) : (
        <Station {...place} size={width * 0.72}>
          {opens.number}
        </Station>
      )}
      {opens?.rest ?? first.children}
    </div>
  )
  return { ...made, children: [{ ...first, children: toNodes(cell) }, ...others] }
}

/** The part of the text's room that a large sum may take, which stands on one line. */
const SUM = 0.62

/** A sum on the accent; the last is what the table comes to, and is set large. */
function sumRow(row: Element, theme: Theme, isLast: boolean): Element {
  const { color, type } = themeOn(theme, 'accent')
  const cells = cellsOf(row)
  const widest = textWidth(textOf(cells.at(-1) ?? row), displaySetting(theme, 1))
  const room = (roomAcross(theme) - routeIn(theme).text) * SUM
  const size = Math.floor(Math.min(sizeAt(theme, 5), room / Math.max(widest, 1)))
  const large: Style =
    size < theme.type.base ? {} : { ...displayStyle(theme, size), leading: 1.1, whiteSpace: 'nowrap' }
  return cellsIn(
    row,
    theme,
    (at, count) => ({
      ...{ background: color.paper, color: color.text, verticalAlign: 'middle' },
      ...(isLast && { weight: type.strongWeight }),
      ...(isLast && at === count - 1 && { ...large, color: color.text, textAlign: 'end' as const }),
    }),
    isLast ? 0.7 : 0.45,
  )
}
