import { isElement } from '../../compose/tree.ts'
import { shapeWord } from '../../fonts/shape-word.ts'
import { insetsOf } from '../edges.ts'
import type { Block, Paragraph, Run } from './plan.ts'
import { isRowGroup } from './plan-sheet.ts'

/** What one column of a table needs, px: its longest word, and its text on one line. */
interface ColumnNeed {
  least: number
  whole: number
}

/**
 * The grid template that every row of a table is given, so that columns line up without a table layout: a column is at
 * least as wide as its longest word, short columns do not wrap, and what is left is shared by how much text there is.
 * `width` is the room there can be at most; where it does not hold the words, columns share it and words are broken.
 */
export function columnTemplate(table: Block, width: number): string {
  const needs: ColumnNeed[] = []
  for (const row of rowsOf(table)) addRow(needs, row)
  const short = table.look.size * 9
  const unbroken = needs.map(({ least, whole }) => Math.ceil(whole <= short ? whole : least))
  const words = needs.map(({ least }) => Math.ceil(least))
  const least = [unbroken, words].find(each => sum(each) <= width)
  if (least === undefined || table.style.minWidth === 0) {
    return words.map(word => `minmax(0, ${Math.max(word, 1)}fr)`).join(' ')
  }
  return needs
    .map(({ whole }, index) => `minmax(${least[index]}px, ${Math.ceil(Math.max(whole, 1))}fr)`)
    .join(' ')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The rows of a table, head first as composed. */
export function rowsOf(table: Block): Block[] {
  return blocksIn(table).flatMap(child => {
    if (isElement(child.element, 'tr')) return [child]
    return isRowGroup(child.element) ? blocksIn(child).filter(row => isElement(row.element, 'tr')) : []
  })
}

/** How many columns a cell takes. */
export function columnSpan(cell: Block): number {
  const span = cell.element.properties.colSpan ?? 1
  return Math.min(Math.max(Math.floor(span), 1), 1000)
}

function blocksIn(block: Block): Block[] {
  return block.children.filter(child => child.kind === 'block')
}

function addRow(needs: ColumnNeed[], row: Block): void {
  let column = 0
  for (const cell of blocksIn(row)) {
    const span = columnSpan(cell)
    const need = cellNeed(cell)
    for (let index = column; index < column + span; index += 1) {
      const known = needs[index] ?? { least: 0, whole: 0 }
      // A cell over several columns asks an equal part of each.
      known.least = Math.max(known.least, need.least / span)
      known.whole = Math.max(known.whole, need.whole / span)
      needs[index] = known
    }
    column += span
  }
}

function cellNeed(block: Block): ColumnNeed {
  const fixed = block.style.width
  if (typeof fixed === 'number') return { least: fixed, whole: fixed }
  const insets = insetsOf(block.style)
  const around = insets.left + insets.right
  const need: ColumnNeed = { least: 0, whole: 0 }
  for (const child of block.children) {
    const inner = child.kind === 'block' ? cellNeed(child) : paragraphNeed(child)
    need.least = Math.max(need.least, inner.least)
    need.whole = Math.max(need.whole, inner.whole)
  }
  return { least: need.least + around, whole: need.whole + around }
}

/** Satori shapes with another library and rounds boxes to whole px: without this, a word that just fits would wrap. */
const slack = 1.5

function paragraphNeed(paragraph: Paragraph): ColumnNeed {
  let least = 0
  let whole = 0
  for (const piece of paragraph.pieces) {
    if (piece.kind !== 'run') continue
    const { run } = piece
    const words = run.text.split(/\s+/).filter(word => word !== '')
    for (const word of words) {
      const width = wordWidth(word, run)
      least = Math.max(least, width)
      whole += width
    }
    whole += run.look.size * (0.3 + run.look.tracking) * Math.max(words.length - 1, 1)
  }
  return { least: least + slack, whole: whole + slack }
}

function wordWidth(word: string, run: Run): number {
  // A word that long is broken anyway.
  const shown = word.length > 40 ? word.slice(0, 40) : word
  const { size, tracking, tabular } = run.look
  return shapeWord(shown, run.face, { tabular }).width * size + shown.length * tracking * size
}
