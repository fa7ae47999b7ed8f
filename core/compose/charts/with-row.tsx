/** Draws one row of a table of several things as columns, in the cells that hold its figures: `a bar chart of €94 / €103 / €121`. */
import type { PartKey } from '../../brief/design.ts'
import { readNumber, unitOf } from '../../reading/values/plain-number.ts'
import { wordsOf } from '../../source/text.ts'
import type { Theme } from '../../theme/theme.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, textOf } from '../tree.ts'
import { leadsTo, placeOf, replaced } from './find-series.ts'
import { markOn } from './plots.tsx'

/** Sheets with columns in the row of a table that the words of a wish name by its figures, or by what it is; undefined where there is none. */
export function withRowOfColumns(
  sheets: readonly Sheet[],
  key: PartKey,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): readonly Sheet[] | undefined {
  const rows = sheets.flatMap(({ root }) => rowsIn(root, theme.lang))
  const found = rows.find(row => isMeant(row, key))
  if (!found) return undefined
  const most = Math.max(...found.figures.map(({ value }) => value))
  return sheets.map(sheet => {
    const place = placeOf(sheet.root, found.row, at(sheet))
    if (!place) return sheet
    const root = found.figures.reduce(
      (before, { cell, value }) => replaced(before, cell, withColumn(cell, value / most, theme, place)),
      sheet.root,
    )
    return { ...sheet, root }
  })
}

interface FigureRow {
  readonly row: Element
  readonly name: string
  readonly figures: readonly { readonly cell: Element; readonly value: number }[]
}

/** Figures that are compared, at the least. */
const LEAST = 3

/** The rows of tables that are a name and figures of one unit. */
function rowsIn(element: Element, lang: string): readonly FigureRow[] {
  if (element.tagName !== 'tr')
    return element.children.flatMap(child => (isElement(child) ? rowsIn(child, lang) : []))
  const [name, ...cells] = element.children.filter(child => isElement(child))
  const figures = cells.flatMap(cell => {
    const value = readNumber(textOf(cell).trim(), lang)
    return value !== undefined && value > 0 ? [{ cell, value }] : []
  })
  const units = new Set(cells.map(cell => unitOf(textOf(cell).trim())))
  const isWhole = figures.length >= LEAST && figures.length === cells.length && units.size === 1
  return name && isWhole ? [{ row: element, name: textOf(name), figures }] : []
}

/** Whether a wish says most of a row's figures, or its name where it says none. */
function isMeant({ name, figures }: FigureRow, key: PartKey): boolean {
  const words = wordsOf(key.replace(/^said:/, '')).split(' ')
  const numbers = words.filter(word => /^\d+$/.test(word))
  const said = figures.filter(({ cell }) => numbers.includes(wordsOf(textOf(cell)))).length
  return numbers.length > 0 ? said >= LEAST : leadsTo(name, key)
}

/** Sizes of the text that the highest column has, and its width. */
const HEIGHT = 4.5
const WIDTH = 2.4

function withColumn(cell: Element, share: number, theme: Theme, place: Place): Element {
  const { textAlign = 'end' } = cell.style
  const justify = textAlign === 'center' || textAlign === 'start' ? textAlign : 'end'
  const [words] = toNodes(<p>{cell.children}</p>)
  const [column] = toNodes(
    <div ariaHidden style={{ display: 'flex', justify, margin: [0, 0, Math.round(place.size * 0.3), 0] }}>
      <div
        part="bar"
        style={{
          width: Math.round(place.size * WIDTH),
          height: Math.max(Math.round(place.size * HEIGHT * share), 2),
          background: markOn(theme, place),
        }}
      />
    </div>,
  )
  return {
    ...cell,
    style: { ...cell.style, verticalAlign: 'bottom' },
    children: [column, words].filter(node => node !== undefined),
  }
}
