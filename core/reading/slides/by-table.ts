import type { PhrasingContent, RootContent, Table } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { ASKED, listed, type Part, partNamed, writtenAs } from './parts.ts'
import { kindNamed } from './settings.ts'
import { type Division, headingOf, type Slide, type SlideKind, slideOf, withEyebrow } from './slide.ts'

/** What a column holds of each slide; what no name tells is shown under its name. */
type Column = Part | 'number' | 'kind' | 'other'

/** A plan of a talk in a table: a row for each slide, with columns for its title, what is shown and what is said. */
export function byTable(blocks: readonly RootContent[], context: Context): Division | undefined {
  for (const [at, block] of blocks.entries()) {
    const plan = block.type === 'table' ? planIn(block, context) : undefined
    if (!plan) continue
    return {
      cover: blocks.slice(0, at),
      slides: [...plan.slides, ...afterwards(blocks.slice(at + 1))],
      opens: true,
      isMeant: true,
      because: `a table with a row for each slide: ${plan.head.filter(Boolean).join(', ')}`,
      omitted: [
        ...plan.head
          .filter(text => text !== '')
          .map(text => ({ text, because: 'it names a column of a plan' })),
        ...plan.numbers.map(text => ({ text, because: 'it counts the slides of a plan' })),
        ...plan.asked.map(text => ({ text, because: ASKED })),
      ],
    }
  }
  return undefined
}

function afterwards(blocks: readonly RootContent[]): readonly Slide[] {
  return blocks.length > 0 ? [slideOf(blocks)] : []
}

interface Plan {
  readonly slides: readonly Slide[]
  readonly head: readonly string[]
  /** What the column of pictures asks for. */
  readonly asked: readonly string[]
  /** What stands in the column that counts the slides. */
  readonly numbers: readonly string[]
}

function planIn(table: Table, context: Context): Plan | undefined {
  const rows = table.children
    .map(row => row.children.map(cell => trim(toPhrase(cell.children))))
    .filter(cells => cells.some(({ text }) => text !== ''))
  const [head = [], ...body] = rows
  if (head.length < 2 || body.length < 2) return undefined
  const columns = columnsOf(head, body, context)
  const namesSlides = head.some(({ text }) => means(text, 'slides', context))
  const isPlan = columns.includes('title') && (namesSlides || columns.includes('notes'))
  if (!isPlan || columns.every(column => column === 'title' || column === 'number')) return undefined
  return {
    slides: body.map((cells, at) => slideOfRow(cells, columns, head, at === 0)),
    asked: body.flatMap(cells =>
      columns.flatMap((column, at) => {
        const cell = cells[at]
        return cell && cell.text !== '' && isPictureToCome(column, cell) ? [cell.text] : []
      }),
    ),
    head: head.map(({ text }) => text),
    numbers: body.flatMap(cells => cells[columns.indexOf('number')]?.text ?? []),
  }
}

function means(label: string, concept: 'slides' | 'speech', { lexicon }: Context): boolean {
  const words = [label, ...label.split(/\s+/)]
  return words.some(word =>
    lexicon(word).some(meaning => meaning.concept === concept && meaning.weight > 0.85),
  )
}

function columnsOf(
  head: readonly Phrase[],
  body: readonly (readonly Phrase[])[],
  context: Context,
): readonly Column[] {
  const columns = head.map(({ text }, at): Column => {
    const cells = body.map(row => row[at]?.text ?? '')
    if (cells.every((cell, row) => Number.parseInt(cell, 10) === row + Number.parseInt(cells[0] ?? '', 10)))
      return 'number'
    if (cells.filter(Boolean).every(cell => kindNamed(cell) !== undefined)) return 'kind'
    return partNamed(text, context) ?? (means(text, 'speech', context) ? 'notes' : 'other')
  })
  // Of the columns that are shown the first is the title: `Slide | Content`, `Folie | Was man sieht | Was ich sage`.
  const first = columns.findIndex(column => column === 'text' || column === 'other')
  const titled = columns.includes('title')
    ? columns
    : columns.map((column, at) => (at === first ? 'title' : column))
  // The only other one is what is shown, whatever it is called.
  const isOnly = !titled.includes('text') && titled.filter(column => column === 'other').length === 1
  return isOnly ? titled.map(column => (column === 'other' ? 'text' : column)) : titled
}

function slideOfRow(
  cells: readonly Phrase[],
  columns: readonly Column[],
  head: readonly Phrase[],
  opens: boolean,
): Slide {
  const shown: RootContent[] = []
  const notes: RootContent[] = []
  const eyebrow: RootContent[] = []
  let kind: SlideKind | undefined
  columns.forEach((column, at) => {
    const cell = cells[at] ?? phraseOf('')
    if (cell.text === '') return
    if (column === 'title') shown.unshift(headingOf([...cell.nodes] as never))
    // What opens a deck are lines below its title, however they are parted.
    else if (column === 'text') shown.push(...(opens && isLine(cell) ? [paragraphOf(cell)] : listed(cell)))
    else if (column === 'notes') notes.push(paragraphOf(cell))
    else if (column === 'eyebrow') eyebrow.push(paragraphOf(cell))
    else if (column === 'kind') kind = kindNamed(cell.text)
    else if (column === 'other') shown.push(named(head[at], cell))
    else if (column !== 'number' && !isPictureToCome(column, cell)) shown.push(...writtenAs(column, cell))
  })
  return withEyebrow(slideOf(shown, notes, kind), eyebrow)
}

/** Letters of a line that may stand below the title of a deck. */
const LINE = 160

function isLine({ text }: Phrase): boolean {
  return text.length <= LINE && !/[;\n]/.test(text)
}

/** Whether a cell asks whoever designs the slide for a picture. */
function isPictureToCome(column: Column | undefined, { nodes }: Phrase): boolean {
  return column === 'picture' && !nodes.some(({ type }) => type === 'image')
}

function named(label: Phrase | undefined, cell: Phrase): RootContent {
  if (!label || label.text === '') return paragraphOf(cell)
  const name: PhrasingContent = { type: 'strong', children: [...label.nodes] }
  return paragraphOf({
    nodes: [name, { type: 'text', value: ' ' }, ...cell.nodes],
    text: `${label.text} ${cell.text}`,
  })
}
