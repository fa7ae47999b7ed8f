import { headingOf } from '../facts/facts.ts'
import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { type Column, columnsOf, means, shareOf } from '../things/columns.ts'
import type { Context } from '../context.ts'

/** A body whose long tables are one under each course, and the words that are said once for it or not at all. */
interface Divided {
  readonly body: readonly RootContent[]
  readonly silent: readonly string[]
}

/**
 * Tables whose first column says to which course each row belongs, as the list of a house is kept in a spreadsheet: each
 * course becomes a heading with a table of its own, without that column and without heads that name what anybody sees.
 */
export function dividedByCourse(body: readonly RootContent[], context: Context): Divided {
  const silent: string[] = []
  let depth = 1
  const blocks = body.flatMap((block): readonly RootContent[] => {
    if (block.type === 'heading') depth = block.depth
    const parts = block.type === 'table' ? partsOf(block, Math.min(depth + 1, 6), context) : undefined
    if (!parts) return [block]
    silent.push(...parts.silent)
    return parts.body
  })
  return { body: blocks, silent }
}

/** The part of rows that may open a course: more are a column of names. */
const MOST = 0.6

function partsOf(table: Table, depth: number, context: Context): Divided | undefined {
  const columns = columnsOf(table, context)
  const [first, ...others] = columns
  const rows = table.children.slice(1).filter(row => row.children.some(isFilled))
  if (!first || others.length < 2 || rows.length < 4) return undefined
  const runs = runsOf(first)
  const isCourse = new Set(runs.map(({ name }) => name)).size === runs.length && runs.length >= 2
  const isText = shareOf(first, 'money', 'number', 'quantity', 'date', 'time') === 0
  if (!isCourse || !isText || runs.length > rows.length * MOST) return undefined
  const priced = others.filter(isPriced)
  if (priced.length === 0) return undefined
  const isPlain = (column: Column): boolean =>
    (priced.length === 1 && column === priced[0]) ||
    column === others[0] ||
    means(column, 'text', 'description', 'marks') > 0.8
  const head: TableRow = {
    type: 'tableRow',
    children: (table.children[0]?.children ?? [])
      .slice(1)
      .map((cell, at) => (others[at] && isPlain(others[at]) ? { ...cell, children: [] } : cell)),
  }
  const heads = [first, ...others.filter(isPlain)].map(({ label }) => label.text)
  // Heads that are printed stand above the first course; the others share them.
  const again = runs.flatMap(({ name, count }) => Array.from({ length: count - 1 }, () => name))
  return {
    body: runs.flatMap(({ nodes, start, end }): RootContent[] => {
      const heading = headingOf({ nodes }, depth)
      const own = rows.slice(start, end).map(row => ({ ...row, children: row.children.slice(1) }))
      return [heading, { ...table, align: table.align?.slice(1) ?? [], children: [head, ...own] }]
    }),
    silent: [...heads, ...again],
  }
}

function isFilled({ children }: TableRow['children'][number]): boolean {
  return children.length > 0
}

function isPriced(column: Column): boolean {
  const isFigured = shareOf(column, 'money', 'number') > MOST
  return shareOf(column, 'money') > MOST || (isFigured && means(column, 'price', 'net', 'value') > 0.8)
}

interface Run {
  readonly name: string
  readonly nodes: readonly PhrasingContent[]
  readonly start: number
  readonly end: number
  /** Rows that name the course themselves; in a sheet with merged cells only the first does. */
  readonly count: number
}

function runsOf({ cells }: Column): readonly Run[] {
  const runs: Run[] = []
  cells.forEach(({ text, nodes }, row) => {
    const last = runs.at(-1)
    const isSame = last !== undefined && (text === '' || text === last.name)
    if (isSame) runs[runs.length - 1] = { ...last, end: row + 1, count: last.count + (text === '' ? 0 : 1) }
    else runs.push({ name: text, nodes, start: row, end: row + 1, count: 1 })
  })
  return runs
}
