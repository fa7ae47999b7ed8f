import type { PhrasingContent, RootContent } from 'mdast'
import { saidBeside } from '../../../core/reading/facts/facts.ts'
import type { Fact, Item, Section } from '../../../core/reading/reading.ts'
import type { ListRole } from '../../../core/reading/roles.ts'
import { unmarked } from '../../../core/reading/things/entries.ts'
import type { PartName } from '../../../core/reading/things/shapes.ts'
import { plainText } from '../../../core/source/text.ts'

/** How the things of a part are set: beside their dates, in a line, or as they were written. */
export function mannerOf({ list, kind, items, place, blocks }: Section): 'dated' | 'names' | 'written' {
  if (items.length === 0) return 'written'
  const isTold = list === undefined || list === 'publications'
  const isRecords = place === 'field' && isTold && items.some(({ parts }) => parts.title !== undefined)
  // What a table names in its head is said once, and not of each thing.
  if (blocks.some(({ type }) => type === 'table') && items.some(isRecord)) return 'written'
  if (list === 'entries' || isRecords) return 'dated'
  if (list === 'skills' || list === 'languages' || list === 'profiles') return 'names'
  if (list === 'references' && place === 'field') return 'names'
  const dated = items.filter(({ parts }) => datesOf(parts) !== undefined)
  const isDated = list === 'awards' || (isTold && kind === 'entries')
  return isDated && dated.length >= items.length / 2 ? 'dated' : 'written'
}

/** Whether something is known of a thing by its name. */
function isRecord({ facts }: Item): boolean {
  return facts.some(({ label }) => label.text !== '')
}

/** Whether more is said of a thing than its name and when it was. */
export function isStation({ parts, text, items }: Item): boolean {
  return parts.organization !== undefined || parts.location !== undefined || text.length + items.length > 0
}

/** When it was. */
export function datesOf(parts: Item['parts']): Fact | undefined {
  return parts.dates ?? parts.endDate ?? parts.startDate
}

/** A span of time with its dash: `2019 - 2021`, `2019-2021`. */
export function withDash(node: PhrasingContent): PhrasingContent {
  if (node.type !== 'text') return node
  const value = node.value.replace(/\s+[-—]+\s+/g, ' – ').replace(/(?<=\d{4})[-—](?=\d{4}|\p{L})/gu, '–')
  return { ...node, value }
}

/** Parts that stand under the title, in their order. */
const under: readonly PartName[] = ['organization', 'location', 'level', 'url', 'startDate', 'endDate']

/** The words above what is told of a thing. */
interface StationHead {
  readonly title: readonly PhrasingContent[]
  /** Where it was and what else is known, a piece each. */
  readonly rest: readonly { readonly nodes: readonly PhrasingContent[] }[]
}

/** What a thing is called, and what else is known of it in a line: of one without a title the place is it. */
export function headOf({ title, parts, facts }: Item): StationHead {
  const dates = datesOf(parts)
  const known = under.flatMap(name => parts[name] ?? []).filter(fact => fact !== dates)
  const pieces = [...known.map(wordsIn), ...facts.map(labelled)].map(nodes => ({ nodes }))
  // A line in italics below a day names what it was like any other.
  if (title.nodes.length > 0 && title.text !== '') return { title: unmarked(title).nodes, rest: pieces }
  const [first, ...rest] = pieces
  return { title: first?.nodes ?? [], rest }
}

/** What a fact says, without its label. */
function wordsIn({ blocks, items }: Fact): readonly PhrasingContent[] {
  return items.length > 0 ? namesOf(items) : joined(blocks.map(childrenOf), ', ')
}

/** What a fact says that has no place of its own: its label says what it is. */
function labelled(fact: Fact): readonly PhrasingContent[] {
  const { label } = fact
  return label.text === '' ? wordsIn(fact) : joined([label.nodes, wordsIn(fact)], ': ')
}

/** Words one after the other with a sign between them. */
export function joined(
  parts: readonly (readonly PhrasingContent[])[],
  sign: string,
): readonly PhrasingContent[] {
  const said = parts.filter(nodes => nodes.length > 0)
  return said.flatMap((nodes, at) => (at === 0 ? nodes : [{ type: 'text' as const, value: sign }, ...nodes]))
}

/** Letters up to which names with how well they are known run in a line. */
const RUN = 240

/** Whether names are few and bare enough to run in a line. */
export function runsIn(items: readonly Item[], list: ListRole | undefined): boolean {
  const isBare = items.every(item => item.text.length === 0 && item.title.text !== '')
  const isPlain = items.every(isName)
  const letters = items.reduce(
    (sum, item) =>
      sum +
      item.title.text.length +
      saidBeside(item)
        .map(fact => fact.text)
        .join().length,
    0,
  )
  return isBare && list !== 'references' && (isPlain || (list === 'languages' && letters <= RUN))
}

/** A name, and how well, how much, for whom; of a group the names in it. */
export function namedWords(
  item: Item,
): Pick<StationHead, 'title'> & { readonly words: readonly PhrasingContent[] } {
  const { title, items } = item
  const words = saidBeside(item).map(fact => (fact.written ? labelled(fact) : wordsIn(fact)))
  const nodes = joined([...words, ...(items.length > 0 ? [namesOf(items)] : [])], ', ')
  return { title: title.text === '' ? [] : title.nodes, words: nodes }
}

/** A name and what is said of it in one line. */
export function namedNodes(item: Item): readonly PhrasingContent[] {
  const { title, words } = namedWords(item)
  if (title.length === 0 || words.length === 0) return [...title, ...words]
  return joined([[{ type: 'strong', children: [...title] }], words], '\u2002')
}

/** Things in a line by their names; one of which more is said as it was written. */
function namesOf(items: readonly Item[]): readonly PhrasingContent[] {
  return joined(
    items.map(item =>
      item.title.text !== '' && isName(item) ? item.title.nodes : joined(item.blocks.map(childrenOf), ', '),
    ),
    ', ',
  )
}

/** Whether a thing is nothing but its name. */
function isName(item: Item): boolean {
  return saidBeside(item).length + item.items.length + item.text.length === 0
}

function childrenOf(block: RootContent): readonly PhrasingContent[] {
  return block.type === 'paragraph' ? block.children : [{ type: 'text', value: plainText(block) }]
}
