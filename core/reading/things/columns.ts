import type { Table } from 'mdast'
import type { Context } from '../context.ts'
import { type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Meaning } from '../reading.ts'
import { readValue } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import type { Concept } from '../words/en.ts'

/** A column of a table: what its head may mean and what its cells are. */
export interface Column {
  readonly label: Phrase
  readonly meanings: readonly Meaning[]
  readonly cells: readonly Phrase[]
  readonly values: readonly (Value | undefined)[]
}

/** The columns of a table; rows without any words are left out. */
export function columnsOf(table: Table, { lang, lexicon }: Context): readonly Column[] {
  const [head, ...rows] = table.children.map(({ children }) =>
    children.map(cell => trim(toPhrase(cell.children))),
  )
  const said = rows.filter(cells => cells.some(({ text }) => text !== ''))
  const count = Math.max(head?.length ?? 0, ...said.map(cells => cells.length))
  return Array.from({ length: count }, (_, at) => {
    const label = head?.[at] ?? phraseOf('')
    const cells = said.map(row => row[at] ?? phraseOf(''))
    return {
      label,
      meanings: label.text === '' ? [] : lexicon(label.text),
      cells,
      values: cells.map(({ text }) => (text === '' ? undefined : readValue(text, lang))),
    }
  })
}

/** Values side by side, where four figures that look like a year count as the numbers beside them do. */
export function countedAlike(
  values: readonly (Value | undefined)[],
  cells: readonly Phrase[],
): readonly (Value | undefined)[] {
  if (!values.some(value => value?.type === 'number')) return values
  return values.map((value, at) => {
    const text = cells[at]?.text ?? ''
    const isCount = value?.type === 'date' && /^\d{4}$/.test(text)
    return isCount ? { type: 'number', amount: Number(text) } : value
  })
}

/** How surely the head of a column means one of some concepts, 0 to 1; of equal ones the first named weighs most. */
export function means({ meanings }: Pick<Column, 'meanings'>, ...concepts: readonly Concept[]): number {
  const weights = meanings.flatMap(({ concept, weight }) => {
    const rank = concepts.indexOf(concept)
    return rank < 0 ? [] : [weight * (1 - rank * 0.05)]
  })
  return Math.max(0, ...weights)
}

/** The share of a column's filled cells whose value is of one of some types. */
export function shareOf({ cells, values }: Column, ...types: readonly Value['type'][]): number {
  const filled = cells.filter(({ text }) => text !== '').length
  const typed = values.filter(value => value !== undefined && types.includes(value.type)).length
  return filled === 0 ? 0 : typed / filled
}

/** The column with the highest score, if any has one above zero; of equal ones the first. */
export function bestColumn(
  columns: readonly Column[],
  score: (column: Column) => number,
): Column | undefined {
  const scores = columns.map(score)
  const most = Math.max(0, ...scores)
  return most > 0 ? columns[scores.indexOf(most)] : undefined
}

/** Texts of cells that say again what one above them says. */
export function repeatedIn(cells: readonly Phrase[]): readonly string[] {
  const seen = new Set<string>()
  return cells.flatMap(({ text }) => {
    if (seen.has(text)) return [text]
    seen.add(text)
    return []
  })
}
