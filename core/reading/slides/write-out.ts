import type { List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { listOfLines, nameAmong, phraseIn, tableOfRows } from '../facts/facts.ts'
import { toPhrase } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { tableOfRecord } from '../lists/exhibits.ts'
import { shapeForList } from '../things/shapes.ts'
import type { Concept } from '../words/en.ts'
import { headingOf } from './slide.ts'

/** What names of fields mean whose values say by themselves what they are: their names are not shown. */
const plain: ReadonlySet<Concept> = new Set<Concept>([
  'text',
  'summary',
  'subtitle',
  'title',
  'contact',
  'email',
  'telephone',
  'url',
  'items',
  'facts',
  'stats',
  'tiles',
  'steps',
  'people',
  'team',
  'questions',
  'programme',
  'author',
  'quotes',
  'tables',
  'events',
  'entries',
  'features',
  'name',
  'description',
])

/** A record that is one figure to be seen with what it says, or words with who said them, as their author would have written it; undefined for any other. */
export function toldAsOne(facts: readonly Fact[]): readonly RootContent[] | undefined {
  const isQuote = ({ meanings }: Fact): boolean =>
    meanings.some(({ concept, weight }) => weight > 0.85 && concept === 'quotes')
  const [figure, quote] = [facts.find(isBig), facts.find(isQuote)]
  const others = facts.filter(fact => fact !== (figure ?? quote))
  const [other, ...more] = others
  if (more.length > 0 || facts.some(({ facts: inner, items }) => inner.length + items.length > 0))
    return undefined
  if (figure && other) {
    const lead: PhrasingContent = { type: 'strong', children: [...phraseIn(figure).nodes] }
    const blank: PhrasingContent = { type: 'text', value: ' ' }
    return [listOfLines([toPhrase([lead, blank, ...phraseIn(other).nodes])])]
  }
  if (!quote || (other && other.text.length > SPEAKER)) return undefined
  return [{ type: 'blockquote', children: quote.blocks as Paragraph[] }, ...(other?.blocks ?? [])]
}

/** Letters of who said something. */
const SPEAKER = 60

/** A fact of the front matter as its author would have written it on a slide, below `depth` levels of headings. */
export function writtenOut(fact: Fact, depth: 2 | 3 = 3): readonly RootContent[] {
  const { facts, items, blocks, meanings } = fact
  const isPlain =
    meanings.some(({ concept, weight }) => plain.has(concept) && weight > 0.8) || isListName(fact)
  if (items.length > 0) return isPlain ? listOf(items) : [labelOf(fact), ...listOf(items)]
  const table = facts.length === TABLE ? tableOfRecord(facts) : undefined
  if (table) return [table]
  if (facts.length > 0) return groupOf(facts, depth)
  if (isPlain || isBig(fact)) return blocks
  return lineOf(fact)
}

/** A table that is told in pieces has two: what its columns are called, and its rows. */
const TABLE = 2

/** Words that say of a figure how it is to be shown, and not what it counts: `big_number`, `große Zahl`, `iso luku`. */
const BIG =
  /^(?:the )?(?:(?:big|huge|large|hero|key|headline|main|gro(?:ß|ss)e|gros|grand|grande|gran|groot|grote|stor|stort|duża|wielka|velké|iso|suuri|büyük|велике|велика|большое)\s?)?(?:number|figure|stat|zahl|ziffer|chiffre|nombre|número|numero|cifra|getal|cijfer|tal|siffra|tall|liczba|číslo|luku|sayı|число|цифра|大数字|数字|숫자|big|huge)$/iu

/** Whether a fact is a figure that is to be seen, under a name for that alone. */
export function isBig({ label, value }: Fact): boolean {
  return value !== undefined && BIG.test(label.text)
}

/** `bullets`, `points`, `left`: names of a slide's parts that are no words of it. */
function isListName({ label }: Fact): boolean {
  return /^(?:bullets?|points?|pts|lists?|left|right|body|table|rows|cells|columns?|lines?|by|quote|caption|big|small|numbers?|image|media)$/i.test(
    label.text,
  )
}

function labelOf({ label }: Fact): RootContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: [...label.nodes] }] }
}

/** A label in bold before its words, in one paragraph. */
function lineOf(fact: Fact): readonly RootContent[] {
  const [first, ...more] = fact.blocks
  if (first?.type !== 'paragraph') return [labelOf(fact), ...fact.blocks]
  const label: PhrasingContent = { type: 'strong', children: [...fact.label.nodes] }
  return [{ ...first, children: [label, { type: 'text', value: ': ' }, ...first.children] }, ...more]
}

/** A map: what it is called over the rest of it. */
function groupOf(facts: readonly Fact[], depth: 2 | 3): readonly RootContent[] {
  const name = nameAmong(facts)
  const rest = facts.filter(fact => name === undefined || fact.text !== name.text)
  return [
    ...(name ? [headingOf([...name.nodes] as never, depth)] : []),
    ...rest.flatMap(fact => writtenOut(fact, depth)),
  ]
}

/** Things of a list: rows as a table, records as points that open in bold, anything else as a list. */
function listOf(items: readonly Item[]): readonly RootContent[] {
  const table = tableOf(items)
  if (table) return [table]
  const tiles = shapeForList('tiles', items)
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item, at) => ({
      type: 'listItem',
      spread: false,
      children: (item.facts.length > 0 ? [pointOf(item, tiles[at])] : item.blocks) as never,
    })),
  }
  return [list]
}

/** A record as a point: its figure in bold where it has one, else what it is called; then the rest of it. */
function pointOf(item: Item, tile: Item | undefined): Paragraph {
  const figure = tile?.parts.value
  const lead = figure ? phraseIn(figure) : item.title
  const rest = item.facts.filter(fact => fact !== figure && fact.text !== lead.text)
  const words = rest.map(fact => (fact.facts.length > 0 ? toPhrase([]) : phraseIn(fact)))
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [...lead.nodes] },
      ...words.flatMap(({ nodes }, at): PhrasingContent[] => [
        { type: 'text', value: at === 0 ? (figure ? ' ' : ': ') : ', ' },
        ...nodes,
      ]),
    ],
  }
}

/** A table where all things are rows of as many cells. */
function tableOf(items: readonly Item[]): Table | undefined {
  const [head, ...rows] = items
  const width = head?.items.length ?? 0
  if (width < 2 || rows.length === 0 || items.some(({ items: cells }) => cells.length !== width))
    return undefined
  return tableOfRows(items.map(({ items: cells }) => cells.map(({ title }) => title)))
}
