import type { RootContent, Table } from 'mdast'
import { paragraphsOf, tableOfRows } from '../facts/facts.ts'
import { linesOfBlock, lineOfItem } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import { areTimes } from '../values/point-in-time.ts'

/** Records from which on values one after the other are a course, and those of a row of bare ones. */
const COURSE = { least: 3, bare: 5 } as const

/** A name without figures, or one that is all figures, and an amount behind it with its unit. */
const RECORD =
  /^(\S(?:.{0,14}?\S)?)(?:\s*[:：]\s*|\s+[–—-]\s+|\s+)(\p{Sc}?\s?\d{1,3}(?:[.,'’\u00a0\u202f ]?\d{3})*(?:[.,]\d{1,2})?)(?:\s?(%|\p{Sc}|\p{L}[\p{L}²³/]{0,11}))?(?:\s*[(（][^()（）\d]{1,24}[)）])?$/u

/** Lines that each name a time and count something in one unit as a table of both, with the lines around that do not: `Mon 214`, `Sun closed`. */
export function courseApart(block: RootContent, lang: string): readonly RootContent[] | undefined {
  const lines = recordsIn(linesIn(block))
  const read = lines.map(line => RECORD.exec(line.text))
  const [first, last] = [read.findIndex(Boolean), read.findLastIndex(Boolean)]
  const own = read.slice(first, last + 1)
  const others = lines.length - own.length
  if (first < 0 || own.length < COURSE.least || own.includes(null) || others > 1) return undefined
  const names = own.map(found => found?.[1] ?? '')
  const units = new Set(own.map(found => found?.[3] ?? ''))
  if (units.size > 1 || new Set(names).size < names.length || !areTimes(names, '', lang)) return undefined
  const rows = lines.slice(first, last + 1).map((line, at) => {
    const name = names[at]?.length ?? 0
    const mark = /^\s*(?:[:：–—-](?=\s|\S))?\s*/u.exec(line.text.slice(name))?.[0].length ?? 0
    return [trim(cut(line, 0, name)), trim(cut(line, name + mark))]
  })
  const { position } = block
  return [
    ...paragraphsOf(lines.slice(0, first)),
    { ...courseTable(rows), ...(position && { position }) },
    ...paragraphsOf(lines.slice(last + 1)),
  ]
}

/** Gaps between the cells of a row that is typed or pasted as it stands in a sheet. */
const CELLS = /\s*\t+\s*|\s{2,}|\s*\|\s*/gu

/** Lines of records, where one line holds them all, `Jan 912, Feb 840, Mar 655`, or one names and another counts them, cell by cell. */
function recordsIn(lines: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...others] = lines
  if (first && !second) {
    const pieces = split(first, /\s*[,;·|、，；]\s+/gu).map(piece => cut(piece, 0, ended(piece.text)))
    const isNamed =
      pieces.length === COURSE.least && pieces.every(({ text }) => /\S\s*[:：]\s*\S/u.test(text))
    return isNamed || pieces.length > COURSE.least ? pieces.map(trim) : lines
  }
  if (!first || !second || others.length > 0) return lines
  const [names, values] = [first, second].map(line => split(line, CELLS).map(trim))
  const isRow =
    names &&
    values &&
    names.length >= COURSE.least &&
    names.length === values.length &&
    values.every(isAmount)
  return isRow ? names.map((name, at) => joined(name, values[at] as Phrase)) : lines
}

/** Letters of words without the stop that ends their sentence. */
function ended(text: string): number {
  return text.length - (/[.。]\s*$/u.exec(text)?.[0].length ?? 0)
}

function isAmount({ text }: Phrase): boolean {
  return /^\p{Sc}?\s?\d{1,3}(?:[.,'’\u00a0\u202f ]?\d{3})*(?:[.,]\d{1,2})?\s?(?:%|\p{Sc}|\p{L}{1,12})?$/u.test(
    text,
  )
}

function joined(name: Phrase, value: Phrase): Phrase {
  return toPhrase([...name.nodes, { type: 'text', value: ': ' }, ...value.nodes])
}

/** A line of bare amounts between strokes or arrows as a course without names: `1,020 / 1,064 / 1,101 / 1,090 / 1,155`. */
export function bareCourse(block: RootContent): Table | undefined {
  const [line, ...others] = linesIn(block)
  if (!line || others.length > 0) return undefined
  const values = split(line, /\s+(?:[/|·→]|[-–—]>?)\s+|\s*;\s+/gu)
  const areBare = values.every(({ text }) =>
    /^\d{1,3}(?:[.,'’\u00a0\u202f ]?\d{3})*(?:[.,]\d{1,2})?$/u.test(text),
  )
  if (values.length < COURSE.bare || !areBare) return undefined
  return courseTable(values.map(value => [phraseOf(''), value]))
}

function courseTable(rows: readonly (readonly Phrase[])[]): Table {
  return tableOfRows([[phraseOf(''), phraseOf('')], ...rows])
}

/** Lines of a paragraph, or of the plain entries of a list. */
function linesIn(block: RootContent): readonly Phrase[] {
  if (block.type !== 'list') return linesOfBlock(block)
  if (block.ordered || block.children.some(({ checked }) => typeof checked === 'boolean')) return []
  const lines = block.children.flatMap(entry => lineOfItem(entry) ?? [])
  return lines.length === block.children.length ? lines : []
}
