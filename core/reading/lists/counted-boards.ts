import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { withTitleLine } from '../lines/divide-lines.ts'
import { paragraphOf, paragraphsOf, headingOf } from '../facts/facts.ts'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { statusIn } from '../facts/status.ts'

/** A board as it is pasted from a program for boards, written out as headings with lists. */
interface CountedBoard {
  readonly body: readonly RootContent[]
  /** The numbers of cards, which their places show. */
  readonly silent: readonly string[]
  /** Words of the program, not of the board. */
  readonly buttons: readonly string[]
}

/**
 * Finds the columns of a board in paragraphs that open with a name and the number of cards below it, as `Doing   3`. The
 * number tells where cards begin: at the line over each status, or every so many lines. A board with one column whose cards
 * do not add up is none.
 */
export function countedBoard(body: readonly RootContent[], context: Context): CountedBoard | undefined {
  const columns = new Map(
    body.flatMap(block => {
      const column = block.type === 'paragraph' ? columnIn(block, context) : undefined
      return column ? [[block, column] as const] : []
    }),
  )
  const counted = body.filter(block => isCounted(block))
  if (columns.size < 2 || counted.length !== columns.size) return undefined
  const first = body.findIndex(block => columns.has(block as Paragraph))
  const last = body.findLastIndex(block => columns.has(block as Paragraph))
  const head = withoutMenu(body.slice(0, first))
  const foot = body.slice(last + 1)
  const isAdding = foot.length === 1 && foot.every(isButton)
  const below = body.slice(first)
  const titled = withTitleLine([...head.body, ...below])
  const above = titled.slice(0, titled.length - below.length)
  return {
    body: [
      ...above,
      ...body.slice(first, last + 1).flatMap(block => {
        const column = columns.get(block as Paragraph)
        return column ? [headingOf(column.name), listOf(column.cards)] : [block]
      }),
      ...(isAdding ? [] : foot),
    ],
    silent: [...columns.values()].map(({ count }) => count),
    buttons: [...head.buttons, ...(isAdding ? foot.map(plainText) : [])],
  }
}

interface Column {
  readonly name: Phrase
  readonly count: string
  readonly cards: readonly (readonly Card[])[]
}

/** A line of a card, and what it is where that is told. */
interface Card {
  readonly line: Phrase
  readonly is?: 'status' | 'owner'
}

const heading = /^(\S(?:.{0,38}\S)?)(?:\s{2,}|\t+)(\d{1,3})$/u

function isCounted(block: RootContent): boolean {
  const [first, ...others] = linesOfBlock(block)
  return first !== undefined && others.length > 0 && heading.test(first.text)
}

function columnIn(block: Paragraph, context: Context): Column | undefined {
  const [first, ...lines] = linesIn(block.children)
  const [, name = '', count = ''] = heading.exec(first?.text ?? '') ?? []
  if (!first || name === '') return undefined
  const cards = cardsIn(
    lines.map(line => cardLine(line, context)),
    Number(count),
  )
  return cards && { name: trim(cut(first, 0, name.length)), count, cards }
}

/** A sign of somebody before a name. */
const person = /^(?:[👤👥🧑👩👨]\p{M}*|@)\s*(?=\p{L})/u

function cardLine(line: Phrase, { lang }: Context): Card {
  const owner = person.exec(line.text)
  if (owner) return { line: trim(cut(line, owner[0].length)), is: 'owner' }
  return statusIn(line.text, lang)?.whole ? { line, is: 'status' } : { line }
}

/** Lines divided into as many cards as there are said to be; undefined where they are not. */
function cardsIn(lines: readonly Card[], count: number): readonly (readonly Card[])[] | undefined {
  if (count === 0 || lines.length < count) return undefined
  const overStatus = lines.flatMap((_, at) => (lines[at + 1]?.is === 'status' ? [at] : []))
  const starts = overStatus.length === count ? overStatus : evenStarts(lines, count)
  if (starts === undefined || starts[0] !== 0) return undefined
  return starts.map((start, at) => lines.slice(start, starts[at + 1]))
}

/** Where cards begin that all have as many lines, and the same words below each title. */
function evenStarts(lines: readonly Card[], count: number): readonly number[] | undefined {
  const height = lines.length / count
  if (!Number.isInteger(height)) return undefined
  const isSame = lines.every(
    ({ line }, at) => at % height === 0 || line.text === lines[at % height]?.line.text,
  )
  return isSame ? Array.from({ length: count }, (_, at) => at * height) : undefined
}

/** A menu of a program at the end of what stands over its board: words in a row, divided by wide blanks. */
const menu = /^(?:\S{2,20}(?:\s{2,}|\t+)){2,}(?:\S{2,20}|…|\.{3}|⋯)$/u

function withoutMenu(blocks: readonly RootContent[]): {
  readonly body: readonly RootContent[]
  readonly buttons: readonly string[]
} {
  const last = blocks.at(-1)
  const lines = linesOfBlock(last)
  const row = lines.at(-1)
  if (!row || !menu.test(row.text) || /\d/.test(row.text)) return { body: blocks, buttons: [] }
  return {
    body: [...blocks.slice(0, -1), ...paragraphsOf(lines.slice(0, -1))],
    buttons: [row.text],
  }
}

/** `+ New`, which Markdown takes for a list of one entry. */
function isButton(block: RootContent): boolean {
  return (
    block.type === 'list' && block.children.length === 1 && /^\S{2,12}(?: \S{2,12})?$/u.test(plainText(block))
  )
}

function listOf(cards: readonly (readonly Card[])[]): List {
  return { type: 'list', ordered: false, spread: false, children: cards.map(entryOf) }
}

/** A card in the words of a list: its title with what is told of it behind tabs, all else below. */
function entryOf([title, ...more]: readonly Card[]): ListItem {
  const told = more.filter(({ is }) => is !== undefined)
  const notes = more.filter(({ is }) => is === undefined)
  const tab: PhrasingContent = { type: 'text', value: '\t' }
  const line = [
    ...(title?.line.nodes ?? []),
    ...told.flatMap(({ line: { nodes } }): PhrasingContent[] => [tab, ...nodes]),
  ]
  return {
    type: 'listItem',
    spread: false,
    children: [paragraphOf(toPhrase(line)), ...notes.map(note => paragraphOf(note.line))],
  }
}
