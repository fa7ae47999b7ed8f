import type { List, ListItem, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { nodesOf } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { factsIn, paragraphOf, pieceFact, titleAmong, toFact, itemWith } from '../facts/facts.ts'
import { linesIn, readLabelled, segmentsOf } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Part, Section } from '../reading.ts'
import { openingValue, readValue } from '../values/read-value.ts'

/** Whether a thing is nothing but what it is called. */
export function isNameAlone({ title, parts, facts, items, text }: Item): boolean {
  const said = Object.values(parts).some(fact => fact.text !== title.text)
  return !said && facts.length + items.length + text.length === 0
}

/** The entries of a list as things: what each opens with is its title, pieces divided by signs are facts of it. */
export function itemsOfList(list: List, context: Context): readonly Item[] {
  return list.children.map(item => itemOfEntry(item, context))
}

function itemOfEntry(entry: ListItem, context: Context): Item {
  const [first, ...more] = entry.children
  const nested = more.filter((block): block is List => block.type === 'list')
  const text = more.filter(block => block.type !== 'list')
  const base = {
    text,
    parts: {},
    items: nested.flatMap(list => itemsOfList(list, context)),
    blocks: entry.children,
    ...(typeof entry.checked === 'boolean' && { checked: entry.checked }),
  }
  if (first?.type !== 'paragraph')
    return { title: phraseOf(''), facts: [], ...base, text: [...(first ? [first] : []), ...text] }
  return { ...itemOfLines(linesIn(first.children), context), ...base }
}

/** A thing written in a line or a few: a title in bold or before the first divider, then its facts. */
export function itemOfLines(lines: readonly Phrase[], context: Context): Pick<Item, 'title' | 'facts'> {
  const [first, ...others] = lines
  if (first === undefined) return { title: phraseOf(''), facts: [] }
  const opening = titleOf(first)
  const moment = momentOf(opening.title, context)
  const { title, rest } = { ...opening, ...(moment && { title: moment.title }) }
  const pieces = [...(rest ? segmentsOf(rest).flatMap(dashed) : []), ...others.flatMap(segmentsOf)]
  const facts = pieces.map(piece => pieceFact(piece, context))
  return { title: typedPart(title, context), facts: moment ? [moment.fact, ...facts] : facts }
}

/** Pieces that long dashes divide, as they divided the title from them; spans of figures stay whole. */
function dashed(piece: Phrase): readonly Phrase[] {
  return split(piece, /(?<!\d)\s+—\s+|\s+—\s+(?!\d{4})/g)
}

/** Hours with a point, as much of Europe writes them: before words they are no amount. */
const hour = /^(?:[01]\d|2[0-3])\.[0-5]\d$/

/** An hour or a day that opens a line without a sign behind it: `20.00 Kjell-Åkes Trio`. */
function momentOf(
  line: Phrase,
  context: Context,
): { readonly title: Phrase; readonly fact: Fact } | undefined {
  const found = openingValue(line.text, context.lang)
  if (!found) return undefined
  const { value, end } = found
  const words = trim(cut(line, 0, end))
  const isHour = value.type === 'number' && hour.test(words.text)
  const isMoment = isHour || value.type === 'time' || (value.type === 'date' && value.bare !== true)
  const title = trim(cut(line, end))
  if (!isMoment || !/^[\p{L}«“"‘]/u.test(title.text)) return undefined
  const fact = toFact(phraseOf(''), words, 'body', context)
  return {
    title,
    fact: isHour ? { ...fact, value: { type: 'time', from: words.text.replace('.', ':') } } : fact,
  }
}

/** A title with what it is, where it is a date, a time or a figure. */
function typedPart(title: Phrase, { lang }: Context): Part {
  const value = readValue(title.text, lang)
  return value === undefined ? title : { ...title, value }
}

/** Divides a line after its title: at the end of bold words, at a colon after few words, at a dash, a tab or dots that lead on from a day or a sum. */
function titleOf(line: Phrase): { readonly title: Phrase; readonly rest?: Phrase } {
  const labelled = readLabelled(line)
  if (labelled) return { title: labelled.label, rest: labelled.value }
  const divider = /\s+[–—|·•]\s+|\s+-{1,2}\s+|(?<=\d[^.…]*)\s+(?:\.{3,}|…)\s+|\t+|\s{3,}|\s*\|\s*/.exec(
    line.text,
  )
  if (!divider || divider.index === 0) return { title: trim(line) }
  return {
    title: trim(cut(line, 0, divider.index)),
    rest: trim(cut(line, divider.index + divider[0].length)),
  }
}

/** Whether words are, or hold, a picture: a badge in a link. */
function hasPicture(node: PhrasingContent): boolean {
  return nodesOf(node).some(({ type }) => type === 'image')
}

/** Names of columns in which no row has anything: of them there is nothing to label. */
function hollowColumns(heads: readonly Phrase[], rows: readonly (readonly Phrase[])[]): readonly string[] {
  return heads.flatMap(({ text }, at) => (text === '' || rows.some(row => row[at]?.text) ? [] : [text]))
}

/** The rows of a table as things whose facts are labelled by the columns. */
export function itemsOfTable(table: Table, context: Context): readonly Item[] {
  const [labels = [], ...rows] = table.children.map(({ children }) =>
    children.map(cell => trim(toPhrase(cell.children))),
  )
  const hollow = hollowColumns(labels, rows)
  return rows
    .map(cells => {
      const [only, ...others] = cells.filter(({ text }) => text !== '')
      if (only && others.length === 0 && labels.every(({ text }) => text === ''))
        return { ...itemOfName(only), blocks: [paragraphOf(only)] }
      const facts = cells.flatMap((cell, at) =>
        cell.text === '' && !cell.nodes.some(hasPicture)
          ? []
          : [toFact(labels[at] ?? phraseOf(''), cell, 'body', context)],
      )
      const named = titleAmong(facts.filter(fact => fact.value === undefined && fact.text !== ''))
      const title = named.text === '' ? (cells.find(cell => cell.text !== '') ?? phraseOf('')) : named
      const line: Paragraph = paragraphOf(
        toPhrase(
          cells.flatMap((cell, at) =>
            at === 0 ? cell.nodes : [{ type: 'text' as const, value: ' ' }, ...cell.nodes],
          ),
        ),
      )
      return itemWith({ title, facts, blocks: [line] })
    })
    .filter(({ facts, title }) => facts.length > 0 || title.text !== '')
    .map((item, at) => (at === 0 && hollow.length > 0 ? { ...item, unsaid: hollow } : item))
}

/** Headed parts as things: the heading is the title, labelled lines and the line under it are facts, the rest is text. */
export function itemsOfSections(sections: readonly Section[], context: Context): readonly Item[] {
  return sections.map(section => {
    const heading = toPhrase(section.heading?.children ?? [])
    const opening = itemOfLines([trim(heading)], context)
    const [first, ...others] = section.blocks
    const facts = first ? (factsIn(first, 'body', context) ?? factsUnder(first, context)) : undefined
    return itemWith({
      title: opening.title,
      facts: [...opening.facts, ...(facts ?? [])],
      text: facts ? others : section.blocks,
      items: section.sections.length > 0 ? itemsOfSections(section.sections, context) : [],
      blocks: [...(section.heading ? [section.heading] : []), ...section.blocks],
    })
  })
}

/** Letters up to which a paragraph under a heading is a line of facts: where, when, for whom. */
const SHORT = 120

function factsUnder(block: RootContent, context: Context): readonly Fact[] | undefined {
  if (block.type !== 'paragraph') return undefined
  const lines = linesIn(block.children)
  if (lines.length > 3 || lines.some(({ text }) => text.length > SHORT || /[.!?。]$/.test(text)))
    return undefined
  return lines.flatMap(segmentsOf).map(piece => pieceFact(piece, context))
}

/** Where commas divide what is named in a line, not inside brackets nor in a number. */
const commas = /[,;、，،]\s*(?![^(（]*[)）])(?!(?<=\d[,.])\d)|\n|\s[·•|]\s/g
const semicolons = /[;；؛]\s*(?![^(（]*[)）])/g

/** What is named in a line: between semicolons, else between commas. */
export function namesIn(line: Phrase): readonly Phrase[] {
  const parted = split(line, semicolons)
  return parted.length > 1 ? parted : split(line, commas)
}

/** A thing that is nothing but its name. */
export function itemOfName(name: Phrase): Item {
  return itemWith({ title: name, blocks: [paragraphOf(name)] })
}
