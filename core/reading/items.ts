import type { List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import type { Context } from './context.ts'
import { factsIn, paragraphOf, titleAmong, toFact } from './facts.ts'
import { linesIn, readLabelled, segmentsOf } from './label.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from './phrase.ts'
import type { Fact, Item, Section } from './reading.ts'

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
  const { title, rest } = titleOf(first)
  const pieces = [...(rest ? segmentsOf(rest).flatMap(dashed) : []), ...others.flatMap(segmentsOf)]
  return { title, facts: pieces.map(piece => pieceFact(piece, context)) }
}

/** Pieces that long dashes divide, as they divided the title from them; spans of figures stay whole. */
function dashed(piece: Phrase): readonly Phrase[] {
  return split(piece, /(?<!\d)\s+—\s+|\s+—\s+(?!\d{4})/g)
}

/** A piece of a line as a fact: with its label when it has one. */
export function pieceFact(piece: Phrase, context: Context): Fact {
  const labelled = readLabelled(piece)
  return labelled && labelled.sign === 'colon' && context.lexicon(labelled.label.text).length > 0
    ? toFact(labelled.label, labelled.value, 'body', context)
    : toFact(phraseOf(''), piece, 'body', context)
}

/** Divides a line after its title: at the end of bold words, at a colon after few words, at a dash or a tab. */
function titleOf(line: Phrase): { readonly title: Phrase; readonly rest?: Phrase } {
  const labelled = readLabelled(line)
  if (labelled) return { title: labelled.label, rest: labelled.value }
  const divider = /\s+[–—|·•]\s+|\s+-{1,2}\s+|\t+|\s{3,}|\s*\|\s*/.exec(line.text)
  if (!divider || divider.index === 0) return { title: trim(line) }
  return {
    title: trim(cut(line, 0, divider.index)),
    rest: trim(cut(line, divider.index + divider[0].length)),
  }
}

/** The rows of a table as things whose facts are labelled by the columns. */
export function itemsOfTable(table: Table, context: Context): readonly Item[] {
  const [head, ...rows] = table.children
  const labels = head?.children.map(cell => trim(toPhrase(cell.children))) ?? []
  return rows
    .map(row => {
      const cells = row.children.map(cell => trim(toPhrase(cell.children)))
      const facts = cells.flatMap((cell, at) =>
        cell.text === '' ? [] : [toFact(labels[at] ?? phraseOf(''), cell, 'body', context)],
      )
      const named = titleAmong(facts.filter(fact => fact.value === undefined))
      const title = named.text === '' ? (cells.find(cell => cell.text !== '') ?? phraseOf('')) : named
      const line: Paragraph = paragraphOf(
        toPhrase(
          cells.flatMap((cell, at) =>
            at === 0 ? cell.nodes : [{ type: 'text' as const, value: ' ' }, ...cell.nodes],
          ),
        ),
      )
      return { title, parts: {}, facts, text: [], items: [], blocks: [line] }
    })
    .filter(({ facts }) => facts.length > 0)
}

/** Headed parts as things: the heading is the title, labelled lines and the line under it are facts, the rest is text. */
export function itemsOfSections(sections: readonly Section[], context: Context): readonly Item[] {
  return sections.map(section => {
    const heading = toPhrase(section.heading?.children ?? [])
    const opening = itemOfLines([trim(heading)], context)
    const [first, ...others] = section.blocks
    const facts = first ? (factsIn(first, 'body', context) ?? factsUnder(first, context)) : undefined
    return {
      title: opening.title,
      parts: {},
      facts: [...opening.facts, ...(facts ?? [])],
      text: facts ? others : section.blocks,
      items: section.sections.length > 0 ? itemsOfSections(section.sections, context) : [],
      blocks: [...(section.heading ? [section.heading] : []), ...section.blocks],
    }
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
