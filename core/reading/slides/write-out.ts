import type { List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { isLeaf, listOfLines, nameAmong, phraseIn, tableOfRows } from '../facts/facts.ts'
import { type Phrase, phraseOf, toPhrase } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
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

/** How a fact is written among others. */
interface Manner {
  /** Levels of headings above it. Default 3. */
  readonly depth?: 2 | 3
  /** What it is called is not shown: it is all there is under a title that says so. */
  readonly isBare?: boolean
  /** It stands beside a list, a record or a table. */
  readonly isBeside?: boolean
}

/** A fact of the front matter as its author would have written it on a slide. */
export function writtenOut(fact: Fact, manner: Manner = {}): readonly RootContent[] {
  const { facts, items, blocks, meanings } = fact
  const { depth = 3, isBare = false, isBeside = false } = manner
  const means = (concept: Concept): boolean =>
    meanings.some(meaning => meaning.concept === concept && meaning.weight > 0.85)
  const isPlain =
    isBare || meanings.some(({ concept, weight }) => plain.has(concept) && weight > 0.8) || isListName(fact)
  if (items.length > 0) {
    const line = isBeside && !isListName(fact) && !means('steps') ? lineOfItems(fact) : undefined
    if (line) return line
    const list = listOf(items, means('steps'))
    return isPlain ? list : [labelOf(fact), ...list]
  }
  const table = facts.length > 1 ? tableInPieces(facts) : undefined
  if (table)
    return [
      table.block,
      ...facts.filter(one => !table.facts.includes(one)).flatMap(one => writtenOut(one, { depth })),
    ]
  if (facts.length > 0)
    return (means('quotes') && toldAsOne(quoted(facts))) || amountsOf(facts) || groupOf(facts, depth)
  if (isPlain || isBig(fact)) return blocks
  return lineOf(fact)
}

/** The facts of somebody's words, the longest of them as those. */
function quoted(facts: readonly Fact[]): readonly Fact[] {
  const [longest] = facts.toSorted((one, other) => other.text.length - one.text.length)
  return facts.map(fact =>
    fact === longest ? { ...fact, meanings: [{ concept: 'quotes', weight: 1, because: '' }] } : fact,
  )
}

/** Letters of an entry of a list that is one line under others, and entries of it. */
const ENTRY = { letters: 40, most: 8 } as const

/** A short list beside what matters more, as one line behind its name; undefined for any other. */
function lineOfItems({ label, items }: Fact): readonly RootContent[] | undefined {
  const isShort = items.every(
    ({ title, facts, text }) => facts.length + text.length === 0 && title.text.length <= ENTRY.letters,
  )
  if (!isShort || items.length > ENTRY.most) return undefined
  const words = items.flatMap(({ title }, at): PhrasingContent[] => [
    { type: 'text', value: at === 0 ? ': ' : ' · ' },
    ...title.nodes,
  ])
  return [{ type: 'paragraph', children: [{ type: 'strong', children: [...label.nodes] }, ...words] }]
}

/** Amounts under their names: those of one unit or one measure over time behind what they are of, others before it; undefined for other records. */
function amountsOf(facts: readonly Fact[]): readonly RootContent[] | undefined {
  if (facts.length < 2 || !facts.every(fact => isLeaf(fact) && isFigure(fact.text))) return undefined
  const pairs = facts.map(fact => ({ name: fact.label, figure: phraseIn(fact) }))
  const units = new Set(pairs.map(({ figure }) => unitIn(figure.text)))
  const areTimes = pairs.every(({ name }) => /\d/.test(name.text))
  // Bare numbers count different things: each is seen before its name.
  return [pointsOf(pairs, areTimes || !units.has(''))]
}

/** Letters of a figure with what it counts. */
const FIGURE = 24

function isFigure(text: string): boolean {
  return /^[^\p{L}\d]{0,3}(?:\p{Lu}{3}\s|\p{Lu}?\p{Sc}\s?)?\d/u.test(text) && text.length <= FIGURE
}

interface Pair {
  readonly name: Phrase
  readonly figure: Phrase
}

/** What a figure is counted in, besides its size: `£`, `%`, `km`. */
function unitIn(figure: string): string {
  return figure.replace(/[\d.,'’\s+-]|(?<=\d\s?)(?:[kKmMb]|bn|mn)(?!\p{L})/gu, '')
}

/** Points that a slide sets as rows: of more there is a table. */
const POINTS = 6

/** Things that are counted, as points that open with their name, or with their figure. */
function pointsOf(pairs: readonly Pair[], isNamed: boolean): List | Table {
  if (pairs.length > POINTS) {
    return tableOfRows([[phraseOf(''), phraseOf('')], ...pairs.map(({ name, figure }) => [name, figure])])
  }
  return listOfLines(
    pairs.map(({ name, figure }) => {
      const [lead, words] = isNamed ? [name, figure] : [figure, name]
      const strong: PhrasingContent = { type: 'strong', children: [...lead.nodes] }
      return toPhrase([strong, { type: 'text', value: ' ' }, ...words.nodes])
    }),
  )
}

/** A table or a series that a record holds in pieces. */
interface Pieces {
  readonly block: RootContent
  /** What it is made of. */
  readonly facts: readonly Fact[]
}

/** What its columns are called and its rows as a table, or names and as many figures as points: `columns` and `rows`, `labels` and `values`. */
export function tableInPieces(facts: readonly Fact[]): Pieces | undefined {
  const lists = facts.filter(({ items }) => items.length > 0)
  const rows = lists.find(({ items }) => items.every(item => item.items.length > 1))
  const words = lists.filter(fact => fact !== rows && fact.items.every(isWord))
  const width = rows?.items[0]?.items.length ?? 0
  const head = words.find(({ items }) => items.length === width || items.length === width - 1)
  if (rows && head) {
    const cells = rows.items.map(({ items }) => items.map(({ title }) => title))
    const corner = head.items.length < width ? [phraseOf('')] : []
    const block = tableOfRows([[...corner, ...head.items.map(({ title }) => title)], ...cells])
    return { block, facts: [head, rows] }
  }
  const figures = words.find(
    ({ items }) => items.length > 1 && items.every(({ title }) => isFigure(title.text)),
  )
  const names = words.find(fact => fact !== figures && fact.items.length === figures?.items.length)
  if (rows || !figures || !names) return undefined
  const pairs = names.items.map(({ title }, at) => ({
    name: title,
    figure: figures.items[at]?.title ?? phraseOf(''),
  }))
  return { block: pointsOf(pairs, true), facts: [names, figures] }
}

function isWord({ title, facts, items, text }: Item): boolean {
  return title.text !== '' && facts.length + items.length + text.length === 0
}

/** Words that say of a figure how it is to be shown, and not what it counts: `big_number`, `große Zahl`, `iso luku`. */
const BIG =
  /^(?:the )?(?:(?:big|huge|large|hero|key|headline|main|gro(?:ß|ss)e|gros|grand|grande|gran|groot|grote|stor|stort|duża|wielka|velké|iso|suuri|büyük|велике|велика|большое)\s?)?(?:number|figure|stat|zahl|ziffer|chiffre|nombre|número|numero|cifra|getal|cijfer|tal|siffra|tall|liczba|číslo|luku|sayı|число|цифра|大数字|数字|숫자|big|huge)$/iu

/** Whether a fact is a figure that is to be seen, under a name for that alone. */
export function isBig({ label, value }: Fact): boolean {
  return value !== undefined && BIG.test(label.text)
}

/** Whether a fact says of its words that they are to be the largest, whatever they are. */
export function isBigName({ label }: Fact): boolean {
  return BIG.test(label.text)
}

/** Letters from which a value is a text and not a fact. */
const TEXT = 60
/** Words from which something with a full stop is a sentence. */
const WORDS = 5

/** Whether a fact is more than a short value: a list, a record, a text or a sentence. */
export function isPart({ items, facts, blocks, text }: Fact): boolean {
  const isSentence = /[.!?。！？]$/.test(text) && text.split(/\s+/).length >= WORDS
  return items.length > 0 || facts.length > 0 || blocks.length > 1 || text.length > TEXT || isSentence
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
    ...rest.flatMap(fact => writtenOut(fact, { depth })),
  ]
}

/** Things of a list: rows as a table, pairs of a name and a figure as points, records as points that open in bold, anything else as a list. */
function listOf(items: readonly Item[], ordered = false): readonly RootContent[] {
  const table = tableOf(items) ?? tableOfRecords(items)
  if (table) return [table]
  const pairs = items.flatMap(({ facts }) => pairOf(facts) ?? [])
  if (pairs.length === items.length && pairs.length > 1) return [pointsOf(pairs, areOneThing(pairs, items))]
  const tiles = shapeForList('tiles', items)
  const list: List = {
    type: 'list',
    ordered: ordered && items.length > 2,
    spread: false,
    children: items.map((item, at) => ({
      type: 'listItem',
      spread: false,
      children: (item.facts.length > 0 ? [pointOf(item, tiles[at])] : item.blocks) as never,
    })),
  }
  return [list]
}

/** Whether figures are of one unit, and their authors say first what each is of. */
function areOneThing(pairs: readonly Pair[], items: readonly Item[]): boolean {
  const isNamed = items.every(({ facts: [first] }, at) => first?.text === pairs[at]?.name.text)
  return isNamed && new Set(pairs.map(({ figure }) => unitIn(figure.text))).size === 1
}

/** A record of a name and a figure: `{quarter: Q3 2024, boxes: 2100}`. */
function pairOf([first, second, ...others]: readonly Fact[]): Pair | undefined {
  if (!first || !second || others.length > 0 || !isLeaf(first) || !isLeaf(second)) return undefined
  const [one, other] = [isFigure(first.text) && !isYear(first.text), isFigure(second.text)]
  if (one === other && !(other && isYear(first.text))) return undefined
  const [name, figure] = other ? [first, second] : [second, first]
  return { name: phraseIn(name), figure: phraseIn(figure) }
}

function isYear(text: string): boolean {
  return /^(?:1[89]|20)\d\d$/.test(text)
}

/** Facts of a record in a row of a table, at least and at most. */
const COLUMNS = { least: 3, most: 6 } as const

/** Records of the same facts, some of them figures, as a table under the names of those; undefined for others. */
function tableOfRecords(items: readonly Item[]): Table | undefined {
  const [head] = items
  const names = head?.facts.map(({ label }) => label.text) ?? []
  const isOfOne = ({ facts }: Item): boolean =>
    facts.length === names.length && facts.every((fact, at) => isLeaf(fact) && fact.label.text === names[at])
  const isWide = names.length >= COLUMNS.least && names.length <= COLUMNS.most
  if (!head || !isWide || items.length < 2 || !items.every(isOfOne)) return undefined
  const figures = names.filter((_, at) => items.every(({ facts }) => isFigure(facts[at]?.text ?? '')))
  if (figures.length === 0) return undefined
  return tableOfRows([head.facts.map(({ label }) => label), ...items.map(({ facts }) => facts.map(phraseIn))])
}

/** A record as a point: its figure in bold where it has one, else what it is called; then the rest of it. */
function pointOf(item: Item, tile: Item | undefined): Paragraph {
  const [first] = item.facts
  // What happens when is led by that.
  const figure = first && isWhen(first.text) ? first : tile?.parts.value
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

/** A time that opens a record: `2027`, `Q1 2026`, `May 2026`. */
function isWhen(text: string): boolean {
  return text.length <= 16 && /^(?:\p{L}[\p{L}\d.]*\s)?(?:19|20)\d\d$/u.test(text)
}

/** A table where all things are rows of as many cells. */
function tableOf(items: readonly Item[]): Table | undefined {
  const [head, ...rows] = items
  const width = head?.items.length ?? 0
  if (width < 2 || rows.length === 0 || items.some(({ items: cells }) => cells.length !== width))
    return undefined
  return tableOfRows(items.map(({ items: cells }) => cells.map(({ title }) => title)))
}
