import type { PhrasingContent, RootContent } from 'mdast'
import { authorLists } from '../claims/byline.ts'
import { offerLists } from '../things/priced.ts'
import type { Context } from '../context.ts'
import { plainText } from '../../source/text.ts'
import { blocksOf, factOfWords, itemWith, paragraphOf, phraseIn, headingOf, isLeaf } from '../facts/facts.ts'
import { itemOfName, itemsOfSections, namesIn } from '../things/items.ts'
import { type Phrase, phraseOf, split, toPhrase } from '../facts/phrase.ts'
import type { Claim, Fact, Item, Section } from '../reading.ts'
import { type ListRole, listRuleOf } from '../roles.ts'
import { rankOfKind, shapeOf } from '../things/kinds.ts'
import { shapeForKind, shapeForList } from '../things/shapes.ts'
import { chapterLists } from './chapters.ts'
import { agreementLists } from './agreement.ts'
import { byStory, storyLists } from './story.ts'
import { signatureLists } from './signatures.ts'
import { readValue } from '../values/read-value.ts'
import { takeBill } from './bills.ts'
import { takeBoard, takeModules } from './boards.ts'
import { takeCareer } from './career-blocks.ts'
import { careerLists } from './careers.ts'
import { takeEvents } from './events.ts'
import { takeLanes } from './lanes.ts'
import { takePeople } from './people.ts'
import { byAddress, itemsOfFacts } from './links.ts'
import { bySpread } from './spreads.ts'
import { byWork } from './works.ts'
import { takeMenu } from './menus.ts'
import { type Takings, untouched } from './takings.ts'

/** Takes out what only makes sense as a whole: the lines and sums of a bill, the courses of a menu, the head of a resume. */
export function takeLists(
  body: readonly RootContent[],
  fields: readonly Fact[],
  taken: readonly ListRole[],
  context: Context,
): Takings {
  if (taken.includes('lines')) return takeBill(body, fields, context)
  if (taken.includes('sections') && taken.includes('items')) return takeMenu(body, fields, context)
  if (taken.includes('entries')) return takeCareer(body, fields, context)
  if (taken.includes('lanes')) return takeLanes(body, fields, context)
  if (taken.includes('people')) return takePeople(body, fields, context)
  if (taken.includes('tiles')) return takeBoard(body, fields, context)
  if (taken.includes('modules')) return takeModules(body, fields, context)
  if (taken.includes('events')) return takeEvents(body, fields, context)
  return untouched(body, fields)
}

/** Things in a list role, what they are made of, and why. */
export interface ListClaim {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly weight: number
  readonly because: string
  /** Of a section that has more than the things: what stands above and below them. */
  readonly lead?: readonly RootContent[]
  readonly rest?: readonly RootContent[]
  /** Sections, facts and blocks that the things are made of: no other list can have them. */
  readonly pieces: readonly (Section | Fact | RootContent)[]
  /** Words that say in a table what stands where, which their place does in the things. */
  readonly silent?: readonly string[]
  /** Sections that the things are named in and that keep their words; nothing is told in one that another list has. */
  readonly within?: Section
}

/** What lists may be taken from: what no single role has. */
export interface Material {
  /** What single roles have. */
  readonly claims: readonly Claim[]
  /** The blocks above the first heading, without a heading. */
  readonly head: Section
  /** The same blocks as sections by what they look like. */
  readonly opening: readonly Section[]
  readonly sections: readonly Section[]
  /** Facts of the front matter, then those of the body. */
  readonly facts: readonly Fact[]
  /** Whether facts of the body that no role has stay where they stand. */
  readonly factsStay: boolean
  readonly taken: readonly ListRole[]
  readonly context: Context
}

/** Proposes lists of some sort; each subject has a reader of its own. */
type ListReader = (material: Material) => Iterable<ListClaim>

const readers: readonly ListReader[] = [
  byAddress,
  byWork,
  bySpread,
  byStory,
  byHeading,
  careerLists,
  agreementLists,
  signatureLists,
  authorLists,
  chapterLists,
  storyLists,
  offerLists,
]

/** A list that was granted: its things in the order of the copy. */
export interface GrantedList {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly because: string
  readonly pieces: readonly object[]
  /** What its pieces say as a whole, with headings and with the words above and below the things. */
  readonly sources: readonly Section[]
  /** The claims that make it up, a section or a fact each. */
  readonly claims: readonly ListClaim[]
  /** Facts that are things of it by themselves and not as a part of a section. */
  readonly facts: readonly Fact[]
  /** The things of each section or fact that is in it; `whole` where they are made of everything in it. */
  readonly things: ReadonlyMap<object, { readonly items: readonly Item[]; readonly whole: boolean }>
}

/** Gives each piece to the list that has the heaviest claim on it; a list gathers all that come to it. */
export function grantLists(material: Material): readonly GrantedList[] {
  const claims = readers.flatMap(read => [...read(material)]).map((claim, order) => ({ ...claim, order }))
  const granted: typeof claims = []
  const used = new Set<object>()
  for (const claim of claims.toSorted((one, other) => other.weight - one.weight || one.order - other.order)) {
    const parts = claim.pieces.flatMap(partsOf)
    if (claim.within && used.has(claim.within)) continue
    if (claim.items.length === 0 || parts.some(part => used.has(part))) continue
    for (const part of parts) used.add(part)
    granted.push(claim)
  }
  granted.sort((one, other) => one.order - other.order)
  return [...new Set(granted.map(({ role }) => role))].map(role => {
    const own = granted
      .filter(claim => claim.role === role)
      .map(claim => ({ ...claim, told: claim.items, items: shapeForList(role, claim.items) }))
    return {
      role,
      items: own.flatMap(({ items }) => items),
      claims: own,
      because: [...new Set(own.map(({ because }) => because))].join('; '),
      pieces: own.flatMap(({ pieces }) => pieces.flatMap(partsOf)),
      facts: own.flatMap(({ pieces }) => pieces.filter(isFact)),
      sources: own.flatMap(({ pieces }) => pieces.map(sourceOf)),
      things: new Map(
        own.flatMap(({ pieces, items, told }) =>
          pieces.map(piece => {
            const whole = !('items' in piece) || piece.items.length === 0 || piece.items !== told
            return [piece, { items, whole }] as const
          }),
        ),
      ),
    }
  })
}

function isFact(piece: Section | Fact | RootContent): piece is Fact {
  return 'meanings' in piece && !('sections' in piece)
}

function sourceOf(piece: Section | Fact | RootContent): Section {
  if ('sections' in piece) return piece
  return 'meanings' in piece ? sectionOfFact(piece) : sectionOfBlocks([piece])
}

/** Blocks as a section without a heading. */
export function sectionOfBlocks(blocks: readonly RootContent[]): Section {
  const nothing = { meanings: [], facts: [], lead: [], items: [], rest: [], sections: [] }
  return { ...nothing, kind: 'prose', because: 'words without a heading', blocks, place: 'body' }
}

/** A piece with everything in it. */
function partsOf(piece: Section | Fact | RootContent): readonly object[] {
  if ('sections' in piece) {
    // Labelled lines beside the things are no part of them, nor are rows of a table that was taken out: others may have those.
    const things = new Set<RootContent>(piece.items.flatMap(({ blocks }) => blocks))
    const isOwn = (source: RootContent): boolean =>
      things.has(source) || (source.type !== 'paragraph' && piece.blocks.includes(source))
    const facts = piece.facts.filter(({ source }) => !source || things.size === 0 || isOwn(source))
    return [piece, ...piece.blocks, ...facts, ...piece.sections.flatMap(partsOf)]
  }
  return 'meanings' in piece ? [piece, ...piece.facts.flatMap(partsOf)] : [piece]
}

/** By the meaning of a heading or a key, and by the kind of a section. */
function* byHeading({ opening, sections, facts, factsStay, taken, context }: Material): Generator<ListClaim> {
  const claimed = facts.map(fact => ({ fact, claims: [...ofFact(fact, { taken, factsStay })] }))
  // Where facts stand in the text, a line of a list whose other lines are nothing of the kind is a line of that list.
  const plain = factsStay ? claimed.filter(({ claims }) => claims.length === 0) : []
  const mixed = new Set(plain.flatMap(({ fact }) => listAround(fact)))
  for (const { fact, claims } of claimed) if (!listAround(fact).some(list => mixed.has(list))) yield* claims
  for (const section of [...opening, ...sections]) yield* ofSection(section, taken, context)
}

function listAround({ source, place }: Fact): readonly RootContent[] {
  return place === 'body' && source?.type === 'list' ? [source] : []
}

/** Lists of what people said. */
const voices: ReadonlySet<ListRole> = new Set<ListRole>(['quotes', 'references'])

/** Lists that a heading alone does not tell: a clause about acceptance is no place to sign. */
const unheaded: ReadonlySet<ListRole> = new Set<ListRole>(['signatures', 'parties', 'authors'])

function* ofSection(section: Section, taken: readonly ListRole[], context: Context): Generator<ListClaim> {
  // The quotations of a story are told wherever they stand.
  const isStory = taken.includes('facts')
  for (const role of taken) {
    if (isStory && role === 'quotes') continue
    if (unheaded.has(role)) continue
    const { concepts, kinds } = listRuleOf(role)
    // What somebody said is none of the things that a heading names, though it stands below it.
    const meanings = section.kind === 'quotes' && !voices.has(role) ? [] : section.meanings
    for (const { concept, weight, because } of meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0) continue
      const items = itemsUnder(section, context)
      // A name with nothing under it stays a heading, and ways to reach somebody are no works.
      if (items.length === 0 || (role === 'works' && items.every(({ title }) => isReached(title, context))))
        continue
      const own = grouping.has(role) ? grouped(section, items) : items
      yield { role, items: own, weight: weight * (1 - rank * 0.02), because, pieces: [section] }
    }
    const kind = rankOfKind(section, kinds)
    const isContact = role === 'works' && section.items.every(({ title }) => isReached(title, context))
    if (kind >= 0 && section.items.length > 0 && !isContact)
      yield {
        role,
        items: grouping.has(role) ? grouped(section, section.items) : section.items,
        weight: 0.6 - kind * 0.05,
        because: section.because,
        pieces: [section],
      }
  }
  for (const inner of section.sections) yield* ofSection(inner, taken, context)
}

function isReached({ text }: Phrase, { lang }: Context): boolean {
  const type = readValue(text, lang)?.type
  return type === 'email' || type === 'phone' || type === 'url'
}

/** Lists whose things are a drawing, with nothing around them but what names a group of them. */
const grouping: ReadonlySet<ListRole> = new Set<ListRole>(['events', 'lanes', 'people'])

/** Things of a part with the words over them, which open a group, and those below them, which the last one says. */
function grouped({ heading, lead, rest, items: own }: Section, items: readonly Item[]): readonly Item[] {
  // Where the things are made of all that the part says, it says nothing around them.
  const [above, below] = items === own ? [lead, rest] : [[], []]
  const over = [...(heading ? [heading] : []), ...above]
  const words = phraseOf(over.map(plainText).join(' '))
  return items.map((item, at) => ({
    ...item,
    ...(at === 0 &&
      over.length > 0 && { parts: { ...item.parts, group: { ...factOfWords(words), blocks: over } } }),
    ...(at === items.length - 1 && { text: [...item.text, ...below] }),
  }))
}

/** Lists that people write as one line with commas. */
const spoken: ReadonlySet<ListRole> = new Set<ListRole>([
  'skills',
  'languages',
  'sponsors',
  'authors',
  'enclosures',
])

/** The things of a section under the name of a list; a single part with a heading of its own is one of them. */
function itemsUnder({ items, sections, blocks }: Section, context: Context): readonly Item[] {
  if (items.length > 0) return items
  const above = blocks.length > 0 || sections.length === 0 ? spokenItems(blocks) : []
  return [...above, ...itemsOfSections(sections, context)]
}

/** Things named in a line, divided by commas: `P&L, scheduling, ServSafe`. */
function spokenItems(blocks: readonly RootContent[]): readonly Item[] {
  const [only, ...others] = blocks
  if (only === undefined) return []
  if (only.type !== 'paragraph' || others.length > 0) return [itemOf(blocks)]
  return dividedItems(toPhrase(only.children))
}

/** Pieces between commas and, before the last, a short word such as `and`. */
function dividedItems(line: Phrase): readonly Item[] {
  const names = namesIn(line)
  const last = names.at(-1)
  const ending =
    names.length > 1 && last
      ? split(last, /(?<!\d)\s+(?:and|und|et|y|e|og|och|ja|i|a|ve|en|&|και|и|та|і|و|ו)\s+(?!\d)/gu)
      : []
  return [...(ending.length === 2 ? [...names.slice(0, -1), ...ending] : names)].map(itemOfName)
}

/** Blocks that are one thing, without a title. */
export function itemOf(blocks: Item['blocks']): Item {
  return itemWith({ text: blocks, blocks })
}

/** Lists whose things are figures, lines and rows. */
const drawn: ReadonlySet<ListRole> = new Set<ListRole>(['tiles', 'series', 'tables'])

/** Whether a fact is one line of the text under its heading. */
function isLine({ place, items, facts }: Fact): boolean {
  return place === 'body' && items.length + facts.length === 0
}

/** Whether a record says several figures. */
function isMeasured({ facts }: Item): boolean {
  return facts.filter(({ value }) => value?.type === 'number').length > 1
}

function* ofFact(
  fact: Fact,
  { taken, factsStay }: Pick<Material, 'taken' | 'factsStay'>,
): Generator<ListClaim> {
  for (const role of taken) {
    // Lines about schedules and places to sign have readers of their own.
    if ((role === 'schedules' || role === 'signatures') && fact.place !== 'field') continue
    // Words in a list are no chapters: `categories: [papers]`.
    if ((role === 'sections' || role === 'panels') && fact.items.every(({ facts }) => facts.length === 0))
      continue
    // Nobody is called by a table of figures: `by line: [{ line: 78N, trips: 504, late: 18 }]`.
    if (role === 'authors' && fact.items.length > 0 && fact.items.every(isMeasured)) continue
    // A line of words is nothing that can be drawn: `Data: counts at the gates` says where a drawing is from.
    const isSingle = isLeaf(fact)
    if (drawn.has(role) && isSingle) continue
    // Nor is a line of the text a list, but where it is written with commas: `Questions: ring the barn`.
    if (isLine(fact) && factsStay && !spoken.has(role)) continue
    // Who conducts is no programme, nor `**This Agreement** is made …` its clauses: one line is a fact.
    if ((role === 'programme' || role === 'clauses') && fact.place !== 'field' && isSingle) continue
    const { concepts } = listRuleOf(role)
    for (const { concept, weight, because } of fact.meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0) continue
      const items = itemsOfFact(fact, role)
      yield { role, items, weight: weight * (1 - rank * 0.02), because, pieces: [fact] }
    }
  }
  for (const inner of fact.facts) yield* ofFact(inner, { taken, factsStay })
}

function itemsOfFact(fact: Fact, role: ListRole): readonly Item[] {
  if (fact.items.length > 0) return fact.items
  const told = itemsOfFacts(fact.facts)
  if (told.length > 0) return told
  if (spoken.has(role) && fact.facts.length === 0) return spokenItems(fact.blocks)
  const { facts, blocks } = fact
  // A line is the name of what it tells, and no text below that.
  const isName = role !== 'quotes' && blocks.length === 1 && blocks[0]?.type === 'paragraph'
  return [itemWith({ ...(isName ? { title: phraseIn(fact) } : { text: blocks }), facts, blocks })]
}

/** A list or a map of the front matter as a section under its key, the same one each time that it is asked for. */
export function sectionOfFact(fact: Fact): Section {
  const known = ofFacts.get(fact)
  if (known) return known
  const section = madeOfFact(fact)
  ofFacts.set(fact, section)
  return section
}

const ofFacts = new WeakMap<Fact, Section>()

function madeOfFact(fact: Fact): Section {
  const { label, meanings } = fact
  const [facts, parts] = partition(fact.facts, isPlainFact)
  const items = fact.items.length > 0 ? fact.items : itemsOfFacts(facts)
  const shape = areFigures(fact)
    ? { kind: 'stats' as const, because: 'a record of figures' }
    : shapeOf(items, meanings)
  return {
    ...(label.text !== '' && { heading: headingOf(label) }),
    ...(!fact.written && { made: true }),
    meanings,
    ...shape,
    facts,
    lead: [],
    items: shapeForKind(shape.kind, items),
    rest: [],
    blocks:
      items.length + facts.length === 0 ? fact.blocks : (namedRecords(fact) ?? blocksOf(facts, fact.items)),
    sections: parts.map(sectionOfFact).map(lowered),
    place: 'field',
  }
}

/** Records of words as they are read: each under its name, the rest in a line below it, bare numbers with what they are. */
function namedRecords({ facts, items }: Fact): readonly RootContent[] | undefined {
  const isRecord = (item: Item): boolean =>
    /\p{L}/u.test(item.title.text) && item.facts.length > 1 && item.facts.every(isWordsAlone)
  if (facts.length > 0 || items.length < 2 || !items.every(isRecord)) return undefined
  return items.map(({ title, facts: told }) => {
    const named = told.find(fact => fact.text === title.text)
    const rest = told.filter(fact => fact !== named).map(saidOf)
    const name: PhrasingContent = { type: 'strong', children: [...title.nodes] }
    return paragraphOf({ nodes: [name, { type: 'break' }, ...rest.flatMap(divided)], text: '' })
  })
}

function isWordsAlone(fact: Fact): boolean {
  return isLeaf(fact) && fact.blocks.length === 1 && fact.blocks[0]?.type === 'paragraph'
}

/** What a field of a record says; a number by itself says what it counts before it. */
function saidOf(fact: Fact): readonly PhrasingContent[] {
  const { nodes } = phraseIn(fact)
  return fact.value?.type === 'number' ? [...fact.label.nodes, { type: 'text', value: ' ' }, ...nodes] : nodes
}

function divided(nodes: readonly PhrasingContent[], at: number): readonly PhrasingContent[] {
  return at === 0 ? nodes : [{ type: 'text', value: ' · ' }, ...nodes]
}

/** Figures of a record that are seen at once. */
const MOST_FIGURES = 8

/** Whether a record names nothing but figures that are no price list: `{ hectares: 96, exported: 83.5 %, per kilo: US$ 4.62 }`. */
function areFigures({ items, facts }: Fact): boolean {
  const types = facts.map(({ value }) => value?.type ?? 'words')
  const isFigure = (type: string) => ['number', 'percentage', 'quantity', 'money', 'change'].includes(type)
  const isRecord = items.length === 0 && facts.length > 1 && facts.length <= MOST_FIGURES
  return isRecord && types.every(isFigure) && types.some(type => type !== 'money')
}

/** What a record says in lines; lists of records and records in it are parts of their own. */
function isPlainFact({ facts, items }: Fact): boolean {
  const isRecord = (item: Item): boolean => item.facts.length > 1 || item.items.length > 0
  return facts.length < 2 && items.filter(isRecord).length < 2
}

function partition<T>(
  all: readonly T[],
  isFirst: (one: T) => boolean,
): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter(one => !isFirst(one))]
}

/** A section one level further down. */
function lowered(section: Section): Section {
  const { heading, sections } = section
  const depth = Math.min((heading?.depth ?? 1) + 1, 6) as 1 | 2 | 3 | 4 | 5 | 6
  return { ...section, ...(heading && { heading: { ...heading, depth } }), sections: sections.map(lowered) }
}
