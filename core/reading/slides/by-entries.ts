import type { ListItem, RootContent } from 'mdast'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { lineOfItem } from '../facts/label.ts'
import { cut, linesOf, type Phrase, trim } from '../facts/phrase.ts'
import { type Division, headingOf, type Slide, slideOf } from './slide.ts'

/** Entries from which on their numbers count slides, and letters of what one is called. */
const ENTRIES = { least: 3, title: 70 } as const

/** What parts the title of a slide from what it says: `1. Why – it burns`, `2. How: dig it out`. */
const TIE = /^(.{2,70}?)(?:\s+[–—]\s+|\s+-\s+|:\s+|：)(?=\S)/u

interface Entry {
  readonly title: Phrase
  readonly said: readonly Phrase[]
  readonly below: RootContent[]
}

/** Slides that are the entries of one numbered list over the whole copy, each with what stands below it. */
export function byEntries(blocks: readonly RootContent[]): Division | undefined {
  const at = blocks.findIndex(({ type }) => type === 'list')
  const cover = blocks.slice(0, at)
  if (at < 0 || cover.length > 3 || blocks.slice(at).some(({ type }) => type === 'heading')) return undefined
  const entries: Entry[] = []
  for (const block of blocks.slice(at)) {
    const isNext = block.type === 'list' && block.ordered && (block.start ?? 1) === entries.length + 1
    const found = isNext ? block.children.map(entryOf) : undefined
    if (found?.some(entry => entry === undefined)) return undefined
    if (found) entries.push(...(found as Entry[]))
    else entries.at(-1)?.below.push(block)
  }
  if (entries.length < ENTRIES.least || !entries.every(isCalled)) return undefined
  const saying = entries.filter(({ said, below }) => said.length + below.length > 0)
  if (saying.length * 3 < entries.length * 2) return undefined
  return {
    cover,
    slides: entries.map(slideOfEntry),
    opens: true,
    isMeant: true,
    because: 'the entries of a numbered list',
    omitted: [],
  }
}

function isCalled({ title }: Entry): boolean {
  return title.text.length <= ENTRIES.title
}

function entryOf(item: ListItem): Entry | undefined {
  const [first, ...more] = item.children
  const line = first && lineOfItem({ ...item, children: [first] })
  const [opening, ...others] = line ? linesOf(line) : []
  if (!opening) return undefined
  const tie = TIE.exec(opening.text)
  const end = tie?.[1]?.length ?? opening.text.length
  const said = trim(cut(opening, tie?.[0].length ?? end))
  return {
    title: trim(cut(opening, 0, end)),
    said: [...(tie ? [said] : []), ...others],
    below: [...more],
  }
}

function slideOfEntry({ title, said, below }: Entry, at: number): Slide {
  const [only, ...others] = said
  const words = only && others.length === 0 ? [paragraphOf(only)] : paragraphsOf(said)
  return slideOf([headingOf([...title.nodes] as never, at === 0 ? 1 : 2), ...words, ...below])
}
