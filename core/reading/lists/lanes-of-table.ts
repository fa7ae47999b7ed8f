/** type Lanes of a table: of a column that divides its rows, of its columns, or of its rows. */
import type { Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { bestColumn, type Column, columnsOf, means, shareOf, repeatedIn } from '../things/columns.ts'
import type { Context } from '../context.ts'
import { factsIn, paragraphOf, phraseIn, toFact, itemWith, headingOf, wordsFact } from '../facts/facts.ts'
import { type Phrase, phraseOf, split } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { namesStage } from './stage-lines.ts'
import { type Lanes, laneOf, withStatus, cardOfLine } from './lane-cards.ts'

/** A table of figures of several days as what is measured, under the name of its first column. */
export function figuresOf(table: Table, context: Context): Lanes | undefined {
  const columns = columnsOf(table, context)
  const [title, ...others] = columns
  if (!title || !areFigures(columns)) return undefined
  const lane = laneOf(title.label, rowsOf(columns, { title, name: undefined, context }))
  const silent = others.map(({ label }) => label.text)
  return { lanes: [{ ...lane, kind: 'definitions' }], taken: [table], silent }
}

/** Concepts of columns that divide cards, the surest first. */
const dividing: readonly Concept[] = ['milestone', 'lanes', 'period', 'sections', 'date', 'tags', 'status']

/** Whether the rows of a table have names, and its columns are periods: all else beside it is about the whole. */
export function isGrid(table: Table, context: Context): boolean {
  const columns = columnsOf(withHead(table, context), context)
  const [first] = columns
  return first !== undefined && !isPeriodName(first.label.text, context) && !!lanesOfMatrix(columns, context)
}

/** The lanes of a table; undefined where it says what is measured, or facts of the whole. `beside` a grid only days are one. */
export function lanesOfTable(table: Table, context: Context, beside = false): Lanes | undefined {
  const columns = columnsOf(withHead(table, context), context)
  const count = columns[0]?.cells.length ?? 0
  if (columns.length < 2 || count === 0 || areFigures(columns)) return undefined
  const matrix = lanesOfMatrix(columns, context)
  if (beside && !matrix) return pointsOfTable(table, columns, context)
  if (matrix) return { lanes: matrix.lanes, taken: [table], silent: matrix.silent }
  const dividers = columns.filter(column => {
    const kinds = new Set(column.cells.map(({ text }) => text)).size
    return kinds >= 2 && kinds <= Math.max(count * 0.7, 2) && count > 2
  })
  const stages = stagesOf(columns, context)
  if (stages) return { lanes: stages, taken: [table], silent: columns.map(({ label }) => label.text) }
  const titles = columns.filter(column => !dividers.includes(column) && shareOf(column, 'code', 'date') < 0.5)
  const title =
    bestColumn(titles, column =>
      means(column, 'title', 'name', 'tasks', 'description', 'projects', 'label'),
    ) ?? bestColumn(titles, lengthOf)
  const name = bestColumn(dividers, column =>
    column === title ? 0 : means(column, ...dividing) + together(column),
  )
  if (!title || (!name && factsIn(table, 'head', context))) return undefined
  const theme = name && themeAmong(dividers, [title, name], context)
  const cards = rowsOf(columns, { title, name, context, theme })
  const silent = columns.map(({ label }) => label.text)
  if (!name) return { lanes: [laneOf(phraseOf(''), cards)], taken: [table], silent }
  const names = [...new Set(name.cells.map(({ text }) => text))]
  const lanes = names.map(text => {
    const rows = name.cells.flatMap((cell, row) => (cell.text === text ? [row] : []))
    const first = name.cells[rows[0] ?? 0] ?? phraseOf(text)
    return laneOf(
      first,
      rows.flatMap(row => cards[row] ?? []),
    )
  })
  // The name of a lane stands once, over all its cards, and that of a theme once beside them.
  const repeated = [name, theme].flatMap(column => repeatedIn(column?.cells ?? []))
  return { lanes, taken: [table], silent: [...silent, ...repeated] }
}

/** A table of what is reached on which days as one lane of milestones, under the name of what is reached; undefined for any other. */
function pointsOfTable(table: Table, columns: readonly Column[], context: Context): Lanes | undefined {
  const isDated = (column: Column): boolean => shareOf(column, 'date') >= 0.6 || means(column, 'date') > 0.85
  const others = columns.filter(column => !isDated(column))
  const named = (column: Column): number => means(column, 'milestone', 'title', 'name')
  const told = others.filter(column => named(column) > 0.85 || means(column, 'status', 'owner') < 0.85)
  const title = bestColumn(told, named) ?? told[0]
  if (!title || others.length === columns.length) return undefined
  const lane = laneOf(title.label, rowsOf(columns, { title, name: undefined, context }))
  const silent = columns.flatMap(({ label }) => (label === title.label ? [] : [label.text]))
  return { lanes: [{ ...lane, milestone: true }], taken: [table], silent }
}

/** The column whose few values plans share besides the periods that they are divided into: `Stream`, `Team`. */
function themeAmong(
  dividers: readonly Column[],
  [title, name]: readonly [Column, Column],
  context: Context,
): Column | undefined {
  if (!name.cells.every(({ text }) => isPeriodName(text, context))) return undefined
  const others = dividers.filter(column => column !== title && column !== name)
  return bestColumn(others, column => means(column, 'lanes', 'milestone', 'sections', 'tags', 'projects'))
}

/** Whether something is called as a period or a stage is. */
export function isPeriodName(text: string, context: Context): boolean {
  return namesStage(text, context) || readValue(text, context.lang)?.type === 'date'
}

/** A pasted table without a head, whose first row names periods, with that as its head. */
function withHead(table: Table, context: Context): Table {
  const [head, first, ...rows] = table.children
  const isBare = head?.children.every(cell => plainText(cell) === '')
  if (!isBare || !first || rows.length === 0) return table
  const [, ...names] = first.children.map(cell => plainText(cell))
  const areNames = names.length > 1 && names.every(name => isPeriodName(name, context))
  return areNames ? { ...table, children: [first, ...rows] } : table
}

/** Whether a table has figures of several days: what is measured, and nothing to do. */
function areFigures([, ...others]: readonly Column[]): boolean {
  return others.length > 1 && others.every(isCounted)
}

/** Letters of a figure with what it counts: `under 40`. */
const FIGURE = 12

/** Whether most cells of a column are figures and no days. */
function isCounted(column: Column): boolean {
  const counted = column.cells.filter(({ text }) => /\d/.test(text) && text.length <= FIGURE)
  return counted.length >= column.cells.length * 0.7 && shareOf(column, 'date', 'time') < 0.5
}

/** Stages that a roadmap may have side by side. */
const STAGES = { least: 3, most: 8 }

/** A table whose every row is a stage with a name of its own, when it is and what is done in it: a lane each. */
function stagesOf(columns: readonly Column[], context: Context): readonly Item[] | undefined {
  const count = columns[0]?.cells.length ?? 0
  const [name] = columns.filter(
    column =>
      means(column, 'milestone', 'lanes') > 0.85 &&
      new Set(column.cells.map(({ text }) => text)).size === count,
  )
  const others = columns.filter(column => column !== name)
  const isWhen = (column: Column): boolean =>
    means(column, 'period', 'date') > 0.85 || shareOf(column, 'date') > 0.5
  const title = bestColumn(
    others.filter(column => !isWhen(column) && means(column, 'status', 'owner') < 0.85),
    lengthOf,
  )
  if (!name || !title || !others.some(isWhen) || count < STAGES.least || count > STAGES.most) return undefined
  const cards = rowsOf(columns, { title, name, context })
  return name.cells.map((cell, row) => laneOf(cell, cards.slice(row, row + 1)))
}

function lengthOf({ cells }: Column): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0) / Math.max(cells.length, 1)
}

/** What it adds to a column's claim that its equal cells stand together, and are no dates, which a card may have besides. */
function together(column: Column): number {
  const { cells } = column
  const changes = cells.filter(({ text }, at) => at > 0 && text !== cells[at - 1]?.text).length
  const isGrouped = changes + 1 === new Set(cells.map(({ text }) => text)).size
  return (isGrouped ? 0.6 : 0) + (isGrouped && shareOf(column, 'date') < 0.5 ? 0.5 : 0)
}

interface Rows {
  readonly title: Column
  readonly name: Column | undefined
  readonly context: Context
  readonly theme?: Column | undefined
}

function rowsOf(columns: readonly Column[], { title, name, context, theme }: Rows): readonly Item[] {
  return title.cells.map((cell, row): Item => {
    const facts = columns.flatMap(({ label, cells }) => {
      const own = cells[row]
      const isNamed = [title, name, theme].some(column => column?.cells === cells)
      const isOther = own && own.text !== '' && !isNamed
      return isOther ? [toFact(label, own, 'body', context)] : []
    })
    const blocks = [cell, ...facts.map(phraseIn)].map(paragraphOf)
    const card: Item = itemWith({ title: cell, facts, blocks })
    const [shaped = card] = shapeForList('tasks', [card])
    const { title: _, ...parts } = shaped.parts
    // A figure says little without its label; a word, a number of a ticket does.
    const rest = shaped.facts.map(fact => (isAmount(fact) ? fact : { ...fact, label: phraseOf('') }))
    const own = theme?.cells[row]
    const group = own && own.text !== '' && { group: wordsFact(own, context) }
    return withStatus({ ...shaped, title: cell, parts: { ...parts, ...group }, facts: rest }, context)
  })
}

function isAmount({ value }: Fact): boolean {
  return value !== undefined && ['number', 'money', 'quantity', 'percentage', 'change'].includes(value.type)
}

/** A table whose columns are periods or states: each cell holds cards, and what names a row is the group of its lanes. */
function lanesOfMatrix(
  columns: readonly Column[],
  context: Context,
): Pick<Lanes, 'lanes' | 'silent'> | undefined {
  const isLane = ({ label }: Column): boolean => isPeriodName(label.text, context)
  const [first, ...others] = columns
  if (!first || !others.every(isLane)) return undefined
  const isNamed = !isLane(first)
  if (others.length < (isNamed ? 2 : 1)) return undefined
  const lanes = isNamed ? others : columns
  // A comma that says more of one card divides none: `Reading history, opt-in` beside `Access audit, WCAG 2.2`.
  const isSaidMore = lanes.some(({ cells }) => cells.some(({ text }) => /,\s+[^\p{Lu}]/u.test(text)))
  const between = isSaidMore ? /\n|;\s+|\s•\s/gu : /\n|;\s+|\s•\s|,\s+(?=\p{Lu})/gu
  const cardsIn = (cell: Phrase | undefined): readonly Item[] =>
    cell && /[\p{L}\p{N}]/u.test(cell.text)
      ? split(cell, between).map(line => cardOfLine(line, { more: [] }, context))
      : []
  if (!isNamed)
    return { lanes: lanes.map(({ label, cells }) => laneOf(label, cells.flatMap(cardsIn))), silent: [] }
  const rows = first.cells.flatMap((name, row) =>
    lanes.map(({ label, cells }, at) => {
      const heading = headingOf(name)
      const group = at === 0 ? { ...wordsFact(name, context), blocks: [heading] } : undefined
      return laneOf(label, cardsIn(cells[row]), { group })
    }),
  )
  // What rows are called in all says no more than their names.
  return { lanes: rows, silent: [first.label.text] }
}
