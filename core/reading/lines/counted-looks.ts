import type { Heading, List, RootContent, Table } from 'mdast'
import { paragraphOf, headingOf, paragraphsOf } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../facts/label.ts'
import { joinLines, type Phrase, phraseOf, trim, toPhrase } from '../facts/phrase.ts'

/** A number that counts a thing, perhaps behind the word for one: `Look 3 — Gansey`, `№ 4`, `02 Limpet`. */
const COUNT = /^(?:\p{L}{1,8}[.º°]?\s*|[#№]\s*)?0?(\d{1,3})(?!\d|[.,]\d)(?=\W|$)/u

/** Things from which on names that count them head what is said of them. */
const LEAST = 2

/**
 * The copy of a book of things in which names in bold that count on head what stands below them, lines or points: `**Look 1: The
 * sweater**`, then `- lambswool`, `- €189`.
 */
export function withCountedLooks(given: readonly RootContent[]): readonly RootContent[] {
  const blocks = withCountedRows(given)
  const heads = new Map<RootContent, { readonly name: Phrase; readonly below: readonly Phrase[] }>()
  for (const block of blocks) {
    const [first, ...below] = linesOfBlock(block)
    const [only, ...others] = first?.nodes ?? []
    if (!first || only?.type !== 'strong' || others.length > 0) continue
    if (Number(COUNT.exec(first.text)?.[1]) !== heads.size + 1) continue
    heads.set(block, { name: trim(toPhrase(only.children)), below })
  }
  if (heads.size < LEAST) return blocks
  let depth: Heading['depth'] = 2
  return blocks.flatMap((block, at): readonly RootContent[] => {
    if (block.type === 'heading') depth = Math.min(block.depth + 1, 6) as Heading['depth']
    const head = heads.get(block)
    const above = blocks[at - 1]
    if (block.type === 'list' && above && heads.get(above)?.below.length === 0) return [inLines(block)]
    if (!head) return [block]
    return [headingOf(head.name, depth), ...paragraphsOf(head.below)]
  })
}

/** Short points as the lines that they are on a page of their own. */
function inLines(list: List): RootContent {
  const lines = list.children.map(lineOfItem)
  return lines.some(line => line === undefined) ? list : paragraphOf(joinLines(lines as readonly Phrase[]))
}

/** The cell that counts a row, alone: `look 3`, `No. 17`. */
const COUNT_ALONE = /^(?:\p{L}{1,8}[.º°]?\s*|[#№]\s*)?0?(\d{1,3})$/u

/** Rows of tables without heads whose first cells count on are headed parts, each by what stands behind its number. */
function withCountedRows(blocks: readonly RootContent[]): readonly RootContent[] {
  const tables = blocks.map(block => (block.type === 'table' ? countedRows(block) : undefined))
  const numbers = tables.flatMap(rows => rows ?? []).map(({ number }) => number)
  if (numbers.length < LEAST || numbers.some((number, at) => number !== at + 1)) return blocks
  return blocks.flatMap((block, at): readonly RootContent[] =>
    (tables[at] ?? []).length === 0
      ? [block]
      : (tables[at] ?? []).flatMap(({ head, below }) => [headingOf(head, 2), ...below.map(paragraphOf)]),
  )
}

interface CountedRow {
  readonly number: number
  readonly head: Phrase
  readonly below: readonly Phrase[]
}

function countedRows({ children: [names, ...rows] }: Table): readonly CountedRow[] | undefined {
  const isBare = names?.children.every(cell => toPhrase(cell.children).text.trim() === '')
  const counted = rows.flatMap(({ children }): readonly CountedRow[] => {
    const [count, name, ...below] = children
      .map(cell => trim(toPhrase(cell.children)))
      .filter(({ text }) => text !== '')
    const number = Number(COUNT_ALONE.exec(count?.text ?? '')?.[1])
    if (!count || !name || !(number > 0)) return []
    return [{ number, head: joinedBy(count, name), below }]
  })
  return isBare && counted.length === rows.length ? counted : undefined
}

/** A number and a name in one: a number that leads a name is set apart from it further on. */
function joinedBy(count: Phrase, name: Phrase): Phrase {
  const [first, ...others] = name.nodes
  const text = `${count.text} ${name.text}`
  if (first?.type === 'text')
    return { nodes: [{ ...first, value: `${count.text} ${first.value}` }, ...others], text }
  return { nodes: [...count.nodes, ...phraseOf(' ').nodes, ...name.nodes], text }
}
