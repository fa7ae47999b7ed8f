import type { RootContent, Table, TableCell } from 'mdast'
import { isToBeSeen, type PartKey, saidIn } from '../../core/brief/design.ts'
import { phraseOf } from '../../core/reading/facts/phrase.ts'
import { type Changed, changeOfLine, changeOfRow, pairIn } from '../../core/reading/lists/changed.ts'
import { readLabelled, linesOfBlock } from '../../core/reading/facts/label.ts'
import { placeOfWords, thingsOf, writtenInOne } from '../../core/reading/named-things.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { lexiconFor } from '../../core/reading/words/lexicon.ts'
import { plainText, wordsOf } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** What a brief wants seen before all else of a document, and what the copy says of it. */
export interface LeadFigure {
  /** One, or what something was and what it is. */
  readonly figures: readonly string[]
  readonly words: string
}

/** Letters of what leads, and of the words under it. */
const LETTERS = 18
const WORDS = 170

/**
 * The figure that a brief wants first where it stands in a cell, a point or a sentence of the text: `the 755 should be the first
 * thing seen`, `the drop from 93 to 22`. Undefined where the title or the opening says it, and where it stands out as a figure already.
 */
export function leadFigure(
  reading: Reading,
  { design, lang }: Pick<Theme, 'design' | 'lang'>,
): LeadFigure | undefined {
  const parts = Object.entries(design.parts ?? {}).filter(
    ([key, dress]) => isToBeSeen(dress) && !dress?.device && saidIn(key) !== undefined,
  )
  const isFirst = parts.some(([, dress]) => dress?.rank === 'first')
  // What comes second is seen where it stands, but for a figure in a sentence.
  const keys = parts.flatMap(([key, dress]) =>
    isFirst ? (dress?.rank === 'first' ? [key as PartKey] : []) : isFigure(key) ? [key as PartKey] : [],
  )
  const ranked = isFirst ? keys : parts.map(([key]) => key as PartKey)
  // Where its pages have no room for it, what comes second is seen in its line.
  const roomy = ranked.filter(key => isFirst || design.parts?.[key]?.scale !== 1)
  const changes = roomy.flatMap(key => changeOf(thingsOf(key, reading), reading) ?? [])
  const [change, other] = changes
  if (change && !other && !change.figures.every(figure => reading.roles.title?.text.includes(figure)))
    return change
  const known = keys.map(key => sumOf(thingsOf(key, reading), reading.written, saidIn(key) ?? ''))
  const things = keys.flatMap((key, at) => figuresOf(known[at]?.[0] ?? '', saidIn(key) ?? ''))
  const areOne = known.every(texts => new Set(texts).size === 1)
  const [first] = things
  const { roles } = reading
  if (first === undefined || !areOne || things.length > 2 || isTold(reading, first)) return undefined
  const found = reading.written
    .flatMap(block => tellingsIn(block, things, lang))
    .map(one => ({ ...one, figures: one.figures.flatMap(figure => pairIn(figure) ?? [figure]) }))
    .filter(({ figures }) => figures.every(figure => figure.length <= LETTERS))
  const labelled = found.find(({ isLabelled }) => isLabelled)
  if (!isFirst) return labelled ? undefined : found[0]
  // A cell among others of its row says less of a figure than a sentence does.
  const surely = found.filter(({ isAmong }) => !isAmong)
  const lead = surely.find(({ isLabelled }) => isLabelled) ?? surely[0] ?? found[0]
  const isBelow =
    lead &&
    [roles.abstract, roles.alternativeHeadline].some(
      claim => claim && !claim.stays && claim.text.includes(lead.words),
    )
  return isBelow ? { ...lead, words: '' } : lead
}

/** What the row of a table that a brief names was and became, or a line: `the water per stem has to jump out`, `the drop from 6.8 to 1.9 %`. */
function changeOf([name = '', ...others]: readonly string[], { written }: Reading): LeadFigure | undefined {
  if (name === '' || others.length > 0) return undefined
  const isNamed = (text: string): boolean => wordsOf(text) === name
  const rows = written.flatMap(block => (block.type === 'table' ? (changeOfRow(block, isNamed) ?? []) : []))
  const [row, again] = rows
  if (row) return again ? undefined : figuresOfChange(row, row.name.text)
  const lines = written.flatMap(textsIn).flatMap(text => changeOfLine(phraseOf(text)) ?? [])
  const line = lines.find(
    ({ line: { text }, before, after }) =>
      text.length <= WORDS &&
      (isNamed(text) ||
        wordsOf(`${before.figure.text} ${after.figure.text}`.replaceAll('%', '')) === bareOf(name)),
  )
  return line && figuresOfChange(line, line.line.text)
}

function figuresOfChange({ before, after }: Pick<Changed, 'before' | 'after'>, words: string): LeadFigure {
  return { figures: [before.figure.text, after.figure.text], words }
}

/** A pair without what stands between its figures. */
function bareOf(words: string): string {
  return words.replace(/ (?:to|auf|à|a|naar|till?|na|do|до|на|%)(?= |$)/gu, '')
}

/** The sentences of a block and of the points of a list. */
function textsIn(block: RootContent): readonly string[] {
  if (block.type === 'list') return block.children.flatMap(({ children }) => children.flatMap(textsIn))
  return block.type === 'paragraph' ? linesOfBlock(block).flatMap(({ text }) => sentencesOf(text)) : []
}

/** `the 41 %`: what a brief names by its digits. */
function isFigure(key: string): boolean {
  return /^\d\d[\d.,]*(?: %)?$/.test(saidIn(key) ?? '')
}

/** What is known by the head of a column is what that comes to, where its last row says so: `people helped first`. */
function sumOf(texts: readonly string[], blocks: readonly RootContent[], said: string): readonly string[] {
  if (texts.length < 2) return texts
  const sums = blocks.flatMap(block => {
    if (block.type !== 'table') return []
    const [head, last] = [block.children[0], block.children.at(-1)]
    const at = head?.children.findIndex(cell => wordsOf(plainText(cell)) === wordsOf(said)) ?? -1
    const sum = at > 0 && isBold(last?.children[0]) ? last?.children[at] : undefined
    return sum ? [wordsOf(plainText(sum))] : []
  })
  return sums.length === 1 && texts.includes(sums[0] ?? '') ? sums : texts
}

function isBold(cell: TableCell | undefined): boolean {
  return cell?.children[0]?.type === 'strong'
}

/** `93 22`, of `93 → 22`: what something was, and what it is. */
function figuresOf(words: string, said: string): readonly string[] {
  const rise = /^(\d+) (?:to |auf |à |a |naar |do |till |til |до )?(\d+)$/u.exec(words)
  const isPair = rise && /[→>]|\d\s+\p{L}*\s*\d/u.test(said)
  if (isPair) return [rise[1] ?? '', rise[2] ?? '']
  return words.length <= LETTERS && /[\d ]/.test(words) ? [words] : []
}

/** What stands under a title in sentences. */
const BELOW: ReadonlySet<string> = new Set(['abstract', 'alternativeHeadline'])

/** Whether the title says it, or what stands beside it under the title, or a figure that stands out. */
function isTold({ roles, lists, facts }: Reading, words: string): boolean {
  const texts = [
    ...Object.entries(roles).flatMap(([role, claim]) =>
      BELOW.has(role) || claim.stays || claim.blocks.length > 1 ? [] : [claim.text],
    ),
    ...facts.filter(({ place }) => place === 'field').map(({ text }) => text),
    ...(lists.stats ?? []).flatMap(({ title, parts }) => [title.text, parts.value?.text ?? '']),
  ]
  return texts.some(text => text.length <= WORDS && placeOfWords(text, words) !== undefined)
}

interface Telling extends LeadFigure {
  readonly isLabelled: boolean
  /** It is one of several figures of a row. */
  readonly isAmong?: boolean
}

function tellingsIn(block: RootContent, things: readonly string[], lang: string): readonly Telling[] {
  if (block.type === 'table') return tellingIn(block, things, lang)
  if (block.type === 'list')
    return block.children.flatMap(item => item.children.flatMap(own => tellingsIn(own, things, lang)))
  if (block.type !== 'paragraph') return []
  return linesOfBlock(block).flatMap((line): readonly Telling[] => {
    const labelled = readLabelled(line)
    const figures = labelled && figuresIn(labelled.value.text, things)
    if (labelled && figures) {
      const rest = wordsBehind(labelled.value.text, figures)
      const words = rest === '' ? labelled.label.text : `${labelled.label.text}, ${rest}`
      return words.length <= WORDS ? [{ figures, words, isLabelled: true }] : []
    }
    return sentencesOf(line.text).flatMap((words): readonly Telling[] => {
      const own = figuresIn(words, things)
      return own && words.length <= WORDS ? [{ figures: own, words, isLabelled: false }] : []
    })
  })
}

/** What a value says behind its last figure: the unit of both. */
function wordsBehind(value: string, figures: readonly string[]): string {
  const last = figures.at(-1) ?? ''
  return value.slice(value.lastIndexOf(last) + last.length).replace(/^[\s.,;]+|[\s.,;]+$/gu, '')
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?。！？]["”»]?)\s+(?=[\p{Lu}\p{Lo}\d"“«])|(?<=[。！？])/u).map(one => one.trim())
}

/** Figures as a text writes them, each of which it says, in their order. */
function figuresIn(text: string, things: readonly string[]): readonly string[] | undefined {
  const places = things.map(words => placeOfWords(text, words))
  const written = places.flatMap(place => {
    if (!place) return []
    const { from, to } = /\d/.test(text.slice(place.from, place.to)) ? place : writtenInOne(text, place)
    return [text.slice(from, to).replace(/^[\s("“«]+|[\s)"”».,;:!?]+$/gu, '')]
  })
  return written.length === things.length ? written : undefined
}

/** What a row says of figures in its cells: its name, or that of their column where it sums up the others. */
function tellingIn({ children }: Table, things: readonly string[], lang: string): readonly Telling[] {
  const [head, ...rows] = children.map(row => row.children.map(cell => plainText(cell).trim()))
  const isLastBold = isBold(children.at(-1)?.children[0])
  return rows.flatMap((cells, row): readonly Telling[] => {
    const at = things.map(words =>
      cells.findIndex((text, column) => column > 0 && placeOfWords(text, words)?.whole),
    )
    const figures = at.flatMap(column => cells[column] ?? [])
    if (figures.length !== things.length) return []
    const column = head?.[at[0] ?? 0] ?? ''
    const [kind = '', own = ''] = [head?.[0], cells[0]]
    // `6`, under `Pen`.
    const name = /^\d{1,3}$/.test(own) ? `${kind} ${own}`.trim() : own
    const isOnly = cells.slice(1).filter(text => /\d/.test(text)).length === 1 || things.length > 1
    const isSum =
      (isLastBold && row === rows.length - 1) ||
      lexiconFor(lang, 'en')(name).some(({ concept }) => concept === 'total')
    const words = isOnly || column === '' ? name : isSum ? column : `${name} – ${column}`
    return words === '' ? [] : [{ figures, words, isLabelled: true, isAmong: !isOnly && !isSum }]
  })
}
