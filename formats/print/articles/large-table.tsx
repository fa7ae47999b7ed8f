import { displayStyle } from '../../../core/compose/index.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { isLater } from '../../../core/reading/lists/changed.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { cellsIn } from '../../../core/compose/charts/grid.ts'
import { mapRows, rowsIn } from './table-rows.ts'

/** Rows of a table whose figures are seen at once, and letters of the longest of them. */
const ROWS = 6
const FIGURE = 9

/** Blocks before which a table opens its document: a heading and a few words. */
const OPENING = 3

/** Headings of figures that are to be seen, in the languages of copies. */
const HEADED =
  /(?<!\p{L})(?:numbers|figures|at a glance|headlines?|zahlen|auf einen blick|chiffres|cifras|números|en breve|cifre|numeri|cijfers|siffror|i siffror|liczb\w*|čísl\w*|sayılar\w*)(?!\p{L})|数字|숫자|цифр/iu

/**
 * Blocks in which a short table that says what was and what is, where it opens the document or its heading speaks of figures, has
 * those of now large, beside their names, and the others quiet.
 */
export function withLargeTable(flow: readonly Node[], theme: Theme): readonly Node[] {
  let heading: Element | undefined
  for (const [at, node] of flow.entries()) {
    if (!isElement(node)) continue
    if (/^h[1-6]$/.test(node.tagName)) heading = node
    const isMeant = at <= OPENING || (heading !== undefined && HEADED.test(textOf(heading)))
    const now = node.tagName === 'table' && isMeant ? columnOfNow(node, theme) : 0
    if (now > 0) return flow.with(at, enlarged(node, now, theme))
  }
  return flow
}

/** The column that says what is, beside one of the same that says what was; 0 where there is none. */
function columnOfNow(table: Element, { lang }: Theme): number {
  const heads = cellsIn(rowsIn(table, 'thead')[0]).map(cell => textOf(cell).trim())
  const rows = rowsIn(table, 'tbody')
  const now = heads.findIndex((head, at) => at > 1 && isLater(heads[at - 1] ?? '', head))
  if (now < 0 || rows.length < 2 || rows.length > ROWS) return 0
  const figures = rows.map(row => textOf(cellsIn(row)[now] ?? row).trim())
  return figures.every(text => text.length <= FIGURE && readNumber(text, lang) !== undefined) ? now : 0
}

/** Sizes over the text of the figures of now, and of what they count. */
const SIZE = { figure: 2.1, name: 1.12 } as const

function enlarged(table: Element, now: number, theme: Theme): Element {
  const { type, color } = theme
  const { textAlign: _, ...face } = displayStyle(theme, Math.round(type.base * SIZE.figure))
  const figure: Style = {
    ...face,
    ...{ leading: 1.1, numeric: 'tabular', whiteSpace: 'nowrap', color: color.heading },
  }
  const name: Style = { size: Math.round(type.base * SIZE.name), weight: type.strongWeight }
  const quiet: Style = { color: color.textMuted }
  return mapRows(table, (row, group) => ({
    ...row,
    children: cellsIn(row).map((cell, at) => {
      const own = group !== 'tbody' ? {} : at === now ? figure : at === 0 ? name : quiet
      return {
        ...cell,
        style: { ...cell.style, ...(group === 'tbody' && { verticalAlign: 'middle' as const }), ...own },
      }
    }),
  }))
}
