import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../compose/tree.ts'
import type { Theme } from '../../theme/theme.ts'
import { toInsets } from '../edges.ts'
import { repeated } from './cut-element.ts'

/** Where an element stands, px. */
interface Around {
  /** Of the text around. */
  readonly size: number
  /** The room of the sheet between its margins. */
  readonly width: number
}

/**
 * The sheet for content that is too wide: boxes give up their least widths, lines that should not wrap do, and tables of
 * too many columns are divided into several, one below the other, which can move on one by one.
 */
export function loosenSheet(sheet: Sheet, theme: Theme): Sheet {
  return { ...sheet, root: loosen(sheet.root, around(sheet, theme)) }
}

/** True when a table has more columns than a sheet can hold with their words whole. */
export function hasTooManyColumns(sheet: Sheet, theme: Theme): boolean {
  return holdsWide(sheet.root, around(sheet, theme))
}

function around({ size, margin }: Sheet, { type }: Theme): Around {
  const { left, right } = toInsets(margin)
  return { size: type.base, width: size.width - left - right }
}

function holdsWide(element: Element, { size, width }: Around): boolean {
  const inside = { size: element.style.size ?? size, width }
  if (element.tagName === 'table') return tablesOf(element, inside).length > 1
  return element.children.some(child => isElement(child) && holdsWide(child, inside))
}

function loosen(element: Element, { size, width }: Around): Element {
  const inside = { size: element.style.size ?? size, width }
  const children = element.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child]
    const loose = loosen(child, inside)
    return child.tagName === 'table' ? tablesOf(loose, inside) : [loose]
  })
  return { ...element, style: looseStyle(element.style), children }
}

function looseStyle(style: Style): Style {
  return {
    ...style,
    ...(style.whiteSpace === 'nowrap' && { whiteSpace: 'normal' }),
    minWidth: 0,
    ...(style.maxWidth === undefined && { maxWidth: '100%' }),
  }
}

// Tables

/** Widths over the size of type: of a letter, of the room beside a cell's words, and of the narrowest column. */
const LETTER = 0.6
const BESIDE = 1
const NARROWEST = 2

/** Share of the width that a column takes at most before words in it are broken. */
const BROKEN_FROM = 0.4

/** Share of the width up to which the first column stands in every table again, so that rows keep their names. */
const NAMES = 0.4

/** A table in as many of its columns each as have room for their longest words. */
function tablesOf(table: Element, { size: outer, width }: Around): Element[] {
  const size = table.style.size ?? outer
  const widths = columnWidths(table).map(letters => {
    return Math.min(Math.max(letters * LETTER + BESIDE, NARROWEST) * size, width * BROKEN_FROM)
  })
  const [first = 0] = widths
  const names = first <= width * NAMES ? first : 0
  const starts = [0]
  let used = 0
  for (const [column, own] of widths.entries()) {
    if (used + own > width && column > (starts.at(-1) ?? 0)) {
      starts.push(column)
      used = names
    }
    used += own
  }
  if (starts.length === 1) return [table]
  return starts.map((start, at) =>
    columnsOf(table, { start, end: starts[at + 1] ?? widths.length, names: names > 0 && at > 0 }),
  )
}

/** Letters of the longest word of each column. */
function columnWidths(table: Element): number[] {
  const widths: number[] = []
  for (const row of rowsIn(table))
    for (const [column, cell] of row.children.filter(isCell).entries())
      widths[column] = Math.max(
        widths[column] ?? 0,
        ...textOf(cell)
          .split(/\s+/)
          .map(word => word.length),
      )
  return widths
}

function rowsIn(element: Element): Element[] {
  return element.children.flatMap(child => {
    if (!isElement(child)) return []
    return child.tagName === 'tr' ? [child] : rowsIn(child)
  })
}

function isCell(node: Node): boolean {
  return isElement(node, 'td', 'th')
}

interface Range {
  readonly start: number
  readonly end: number
  /** The first column stands before them again. */
  readonly names: boolean
}

function columnsOf(element: Element, range: Range): Element {
  const { start, end, names } = range
  if (element.tagName === 'tr') {
    const cells = element.children.filter(isCell)
    const again = names ? cells.slice(0, 1).map(cell => repeated(cell)) : []
    return { ...element, children: [...again, ...cells.slice(start, end)] }
  }
  return {
    ...element,
    children: element.children.map(child => (isElement(child) ? columnsOf(child, range) : child)),
  }
}
