/** What the parts of a slide are that people name: by label in a note, by column in a plan, by key in a record. */
import type { Blockquote, List, RootContent, Table } from 'mdast'
import type { Context } from '../context.ts'
import { listOfLines, paragraphOf, tableOfRows } from '../facts/facts.ts'
import { cut, linesOf, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'
import { headingOf } from './slide.ts'

/** What words on a slide are. */
export type Part =
  | 'notes'
  | 'title'
  | 'subtitle'
  | 'eyebrow'
  | 'text'
  | 'points'
  | 'rows'
  | 'quote'
  | 'speaker'
  | 'contact'
  | 'picture'

/** Why words about a picture are left out. */
export const ASKED = 'it asks whoever designs the slide for a picture'

/** The concepts that name each part: what comes first is meant before others. */
const concepts: readonly (readonly [Part, readonly Concept[]])[] = [
  ['notes', ['speech', 'note', 'notes']],
  ['title', ['title']],
  ['subtitle', ['subtitle']],
  ['eyebrow', ['eyebrow']],
  ['text', ['text', 'slides']],
  ['quote', ['quotes']],
  ['rows', ['tables', 'series']],
  ['points', ['items', 'highlights', 'features', 'facts', 'steps']],
  ['speaker', ['author']],
  ['contact', ['contact', 'email']],
  ['picture', ['image']],
]

/** Least weight of a meaning that makes a word the name of a part. */
const SURE = 0.9

/** What a name says that the words after it are on a slide; undefined for names that are copy. */
export function partNamed(label: string, { lexicon }: Context): Part | undefined {
  const meant = lexicon(label).filter(({ weight }) => weight > SURE)
  return concepts.find(([, own]) => meant.some(({ concept }) => own.includes(concept)))?.[0]
}

/** The words of a part as its author would have written them in Markdown. */
export function writtenAs(part: Part, words: Phrase): readonly RootContent[] {
  if (words.text.trim() === '') return []
  switch (part) {
    case 'title':
      return [headingOf([...words.nodes] as never)]
    case 'points':
      return pointsOf(words)
    case 'rows':
      return rowsOf(words)
    case 'quote':
      return [quotationOf(words)]
    default:
      return [paragraphOf(words)]
  }
}

function quotationOf(words: Phrase): Blockquote {
  return { type: 'blockquote', children: [paragraphOf(words)] }
}

/** What stands between points in one line that is called so; a comma only where nothing else does. */
const BETWEEN = [/\s*[;；•·|｜]\s*|\s+[/／]\s+|(?<=\P{N})／/gu, /\s*[、，]\s*|,\s+/gu] as const

/** Points that commas part, at the least, and letters of each. */
const COMMAS = { least: 3, letters: 40 } as const

function pointsOf(words: Phrase): readonly RootContent[] {
  const lines = linesOf(words)
  if (lines.length > 1) return listed(words)
  const [parts = [], byComma = []] = BETWEEN.map(sign => split(words, sign))
  if (parts.length > 1) return [listOfLines(parts.map(withoutStop))]
  const areShort =
    byComma.length >= COMMAS.least && byComma.every(({ text }) => text.length <= COMMAS.letters)
  return areShort && !/[.!?。]\s/u.test(words.text) ? [listOfLines(byComma.map(withoutStop))] : listed(words)
}

/** The last of several points without the stop that ended their line. */
function withoutStop(point: Phrase): Phrase {
  return trim(cut(point, 0, point.text.replace(/(?<=\p{L}{2})[.。]\s*$/u, '').length))
}

/** Lines as a table with its head where they are rows; what they are by name and figure, as points. */
function rowsOf(words: Phrase): readonly RootContent[] {
  const lines = linesOf(words)
  const table = tableOfLines(lines)
  if (table) return [table]
  return lines.length > 1 ? [listOfLines(lines)] : pointsOf(words)
}

/** What people put between the cells of a row, the surest first. */
const CELLS = [/\t+/gu, /\s*[|｜]\s*/gu, /\s*[;；]\s*/gu, /\s+[/／]\s+/gu, /\s*[、，]\s*|,\s+/gu] as const

/** Lines of as many cells each, of which the first names the columns; undefined for any other. */
export function tableOfLines(lines: readonly Phrase[]): Table | undefined {
  if (lines.length < 2) return undefined
  for (const sign of CELLS) {
    const [head = [], ...rows] = lines.map(line => split(withoutEdges(line), sign))
    const width = rows[0]?.length ?? 0
    const isHead = head.length === width || head.length === width - 1
    if (width < 2 || head.length < 1 || !isHead || rows.some(({ length }) => length !== width)) continue
    // A corner without words is often left away.
    const corner = head.length < width ? [phraseOf('')] : []
    return tableOfRows([[...corner, ...head], ...rows])
  }
  return undefined
}

/** A row without the strokes around it. */
function withoutEdges(line: Phrase): Phrase {
  const from = /^\s*[|｜]\s*/u.exec(line.text)?.[0].length ?? 0
  const to = line.text.replace(/\s*[|｜]\s*$/u, '').length
  return cut(line, from, Math.max(to, from))
}

/** A head told apart with the rows that stand below it; undefined where they are of other widths. */
export function withRows(head: Phrase, below: RootContent): RootContent | undefined {
  if (below.type === 'paragraph') return tableOfLines([head, ...linesOf(toPhrase(below.children))])
  if (below.type !== 'table') return undefined
  const width = below.children[0]?.children.length ?? 0
  const cells = CELLS.map(sign => split(withoutEdges(head), sign)).find(({ length }) => length === width)
  const first = cells && tableOfRows([cells]).children
  return first && { ...below, children: [...first, ...below.children] }
}

/** Words of a cell as a list where its author divided them: by lines, semicolons, slashes or numbers. */
export function listed(cell: Phrase): readonly RootContent[] {
  const lines = linesOf(cell)
  const parts = lines.length > 1 ? lines : split(cell, /\s*;\s+|\s+[/•·|]\s+/g)
  if (parts.length < 2) return [paragraphOf(cell)]
  const numbers = parts.map(({ text }) => /^\(?(\d{1,2})[.)]?\s+/.exec(text))
  const ordered = numbers.every((number, at) => Number(number?.[1]) === at + 1)
  const list: List = {
    type: 'list',
    ordered,
    spread: false,
    ...(ordered && { start: 1 }),
    children: parts.map((part, at) => ({
      type: 'listItem',
      spread: false,
      children: [paragraphOf(ordered ? cut(part, numbers[at]?.[0].length ?? 0) : trim(withoutSign(part)))],
    })),
  }
  return [list]
}

function withoutSign(part: Phrase): Phrase {
  return cut(part, /^[-–•*]\s+/.exec(part.text)?.[0].length ?? 0)
}
