import type { RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'

/** Columns and rows of a table from which on its first row may name them. */
const LEAST = { columns: 3, rows: 3 }

/** How surely a word names what a column holds. */
const NAMED = 0.7

/**
 * Blocks in which a table without words over its columns, as a paste of a spreadsheet is read whose cells are all words, has its
 * first row over them where each of its cells is a label that is known: `Name`, `Role`, `Unit`.
 */
export function withNamedColumns(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  return blocks.map(block => (block.type === 'table' && namesColumns(block, context) ? headed(block) : block))
}

function namesColumns({ children: [head, first, ...others] }: Table, { lexicon }: Context): boolean {
  const isHeadless = head?.children.every(cell => plainText(cell).trim() === '') === true
  const cells = first?.children.map(cell => plainText(cell).trim()) ?? []
  if (!isHeadless || cells.length < LEAST.columns || others.length < LEAST.rows) return false
  const areNew = cells.every((cell, at) =>
    others.every(row => plainText(row.children[at] ?? row).trim() !== cell),
  )
  const isLabel = (cell: string): boolean =>
    !/\d/.test(cell) && lexicon(cell).some(({ weight }) => weight >= NAMED)
  return areNew && cells.every(isLabel)
}

/** A table without the empty row that stood over its own head. */
function headed(table: Table): Table {
  return { ...table, children: table.children.slice(1) }
}
