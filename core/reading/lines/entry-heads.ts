import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, linesOf, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { readValue } from '../values/read-value.ts'

/** Entries from which on copy is kept as minutes or a diary. */
const LEAST = 3

/** Letters of what heads an entry, its words, and letters that an entry has on the average: more than a line of a list. */
const HEAD = { letters: 56, words: 10 }
const ENTRY = 50

/**
 * Copy kept point by point or day by day, with each entry under a heading: the numbered points of minutes under the words that
 * open them, the days of a diary under their dates. Copy that has headings of its own keeps them.
 */
export function withEntryHeads(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const parts = blocks.filter(block => block.type === 'heading' && block.depth > 1)
  if (parts.length > 0) return blocks
  const headed = withPoints(blocks) ?? withDays(blocks, context)
  return headed ? withName(headed) : blocks
}

/** Letters of what minutes or a diary are called, and words from which on a line is cut at its first sign. */
const NAME = { letters: 72, words: 2 }

/** The words that open copy above its first entry as its title: a line, or what stands before the first sign in one. */
function withName(blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = blocks
  if (first?.type !== 'paragraph') return blocks
  const [line, ...below] = linesOfBlock(first)
  if (!line || readLabelled(line)) return blocks
  const isWhole = line.text.length <= NAME.letters && !/\p{L}{3}[.!]\s/u.test(line.text)
  const sign = isWhole
    ? undefined
    : [...line.text.matchAll(/[,;.]\s+(?=\S)/gu)].find(({ index }) => isName(line.text.slice(0, index)))
  if (!isWhole && !sign) return blocks
  const name = sign ? cut(line, 0, sign.index) : line
  const rest = sign ? [trim(cut(line, sign.index + sign[0].length))] : []
  return [headingOf(bare(name), 1), ...[...rest, ...below].map(words => paragraphOf(words)), ...others]
}

function isName(text: string): boolean {
  return text.length <= NAME.letters && text.split(/\s+/u).length >= NAME.words && !/\s\p{L}$/u.test(text)
}

interface Headed {
  readonly head: Phrase
  readonly text?: Phrase
}

/** A point of minutes: an entry of a numbered list, or a paragraph that its author numbered. */
interface Point {
  readonly number: number
  readonly words: Phrase
  readonly others: readonly RootContent[]
}

/** Minutes with a heading a point; nothing where fewer than two in three of the points open with words that head them. */
function withPoints(blocks: readonly RootContent[]): readonly RootContent[] | undefined {
  const each = blocks.map(pointsOf)
  const points = each.flat()
  const isRun = points.every(({ number }, at) => number === (points[0]?.number ?? 1) + at)
  const count = points.filter(headOfPoint).length
  const letters = points.reduce(
    (sum, { words, others }) => sum + words.text.length + others.map(plainText).join('').length,
    0,
  )
  if (!isRun || count < LEAST || count * 3 < points.length * 2 || letters < ENTRY * points.length)
    return undefined
  return blocks.flatMap((block, at) => (each[at]?.length ? (each[at] ?? []).flatMap(headedPoint) : [block]))
}

/** A number that opens a paragraph. */
const COUNTED = /^(\d{1,2})[.)]\s+(?=\S)/u

function pointsOf(block: RootContent): readonly Point[] {
  if (block.type === 'paragraph') {
    const words = toPhrase(block.children)
    const found = COUNTED.exec(words.text)
    return found ? [{ number: Number(found[1]), words: cut(words, found[0].length), others: [] }] : []
  }
  if (block.type !== 'list' || block.ordered !== true) return []
  return block.children.map(({ children: [first, ...others] }, at): Point => {
    const isText = first?.type === 'paragraph'
    const words = isText ? toPhrase(first.children) : phraseOf('')
    return {
      number: (block.start ?? 1) + at,
      words,
      others: isText ? others : first ? [first, ...others] : [],
    }
  })
}

function headedPoint(point: Point): readonly RootContent[] {
  const number = `${point.number}. `
  const headed = headOfPoint(point)
  if (!headed) return [paragraphOf(numbered(number, point.words)), ...point.others]
  const text = headed.text ? [paragraphOf(headed.text)] : []
  return [headingOf(numbered(number, headed.head)), ...text, ...point.others]
}

function numbered(number: string, words: Phrase): Phrase {
  return toPhrase([...phraseOf(number).nodes, ...words.nodes])
}

/** What heads a point: its first line over others, or the words before its first full stop, colon or question mark. */
function headOfPoint({ words: whole, others }: Point): Headed | undefined {
  const [line, ...below] = linesOf(whole)
  if (!line) return undefined
  if (below.length > 0 && isHead(line.text) && /^\P{Ll}/u.test(below[0]?.text ?? ''))
    return { head: bare(line), text: joinLines(below) }
  const end = END.exec(line.text)
  if (!end) return others.length > 0 && isHead(line.text) ? { head: bare(line) } : undefined
  const words = cut(line, 0, end.index + end[0].length)
  if (!isHead(words.text)) return undefined
  return { head: bare(trim(words)), text: trim(cut(whole, words.text.length)) }
}

/** The end of the words that head a point: not that of an initial, a short title or a number. */
const END =
  /(?<=[\p{L}\p{M}\p{N})»”"]{3}|[?!])(?<!(?<!\p{L})(?:Mrs|Mme|Sra|Prof|Ing|Mgr|\p{Lu}{2,3}\p{Ll}))(?:[.:：。]|(?<=[?!？！]))(?=\s+\S)/u

function isHead(text: string): boolean {
  return text.length <= HEAD.letters && text.split(/\s+/).length <= HEAD.words && /\p{L}{2}/u.test(text)
}

/** What heads an entry, without the stop or colon that ended it. */
function bare(words: Phrase): Phrase {
  return cut(words, 0, words.text.replace(/[.:：。]$/u, '').length)
}

/** A diary with a heading a day, and one a clock time below its day; nothing where not half of its paragraphs open with one. */
function withDays(blocks: readonly RootContent[], context: Context): readonly RootContent[] | undefined {
  const days = blocks.map(block => openingOf(block, context))
  const count = days.filter(Boolean).length
  const texts = blocks.filter(({ type }) => type === 'paragraph').length
  if (count < LEAST || count * 2 < texts) return undefined
  const isTimed = days.some(day => day && !CLOCK.test(day.head.text))
  return blocks.flatMap((block, at) => {
    const day = days[at]
    if (!day) return [block]
    const depth = isTimed && CLOCK.test(day.head.text) ? 3 : 2
    return [headingOf(bare(day.head), depth), ...(day.text ? [paragraphOf(day.text)] : [])]
  })
}

/** What ends the date that opens an entry, and a clock time as logs write it. */
const BEHIND = /(?:[.:：。]|(?:,|\s[–—-])(?=\s))\s+|[，\n]\s*/gu
const CLOCK = /^(?:[01]\d|2[0-4])[.:]?[0-5]\d(?:\s?[hH])?$/u

/** The date that opens a paragraph and heads it; one that a sentence goes on with heads nothing: `On 3 May we …`. */
function openingOf(block: RootContent, { lang }: Context): Headed | undefined {
  if (block.type !== 'paragraph') return undefined
  const words = toPhrase(block.children)
  const opening = words.text.slice(0, HEAD.letters)
  const sign = [...opening.matchAll(BEHIND)].findLast(({ index }) => {
    const when = opening.slice(0, index)
    return CLOCK.test(when) || readValue(when, lang)?.type === 'date'
  })
  if (!sign) return undefined
  const text = trim(cut(words, sign.index + sign[0].length))
  return { head: cut(words, 0, sign.index), ...(text.text !== '' && { text }) }
}
