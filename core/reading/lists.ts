import type { RootContent } from 'mdast'
import type { Context } from './context.ts'
import { blocksOf, phraseIn } from './facts.ts'
import { phraseOf, split, toPhrase } from './phrase.ts'
import { byAddress, itemsOfFacts } from './links.ts'
import type { Fact, Item, Section } from './reading.ts'
import { bySpread } from './spreads.ts'
import { byStory } from './stories.ts'
import { byWork } from './works.ts'
import { isListRole, type ListRole, listRuleOf, type Roles } from './roles.ts'
import { shapeOf } from './kinds.ts'
import { shapeForKind, shapeForList } from './shapes.ts'

/** Things in a list role, what they are made of, and why. */
export interface ListClaim {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly weight: number
  readonly because: string
  /** Sections, facts and blocks that the things are made of: no other list can have them. */
  readonly pieces: readonly (Section | Fact | RootContent)[]
  /** Sections that the things are named in and that keep their words; nothing is told in one that another list has. */
  readonly within?: Section
}

/** What lists may be taken from: what no single role has. */
export interface Material {
  /** The blocks above the first heading, without a heading. */
  readonly head: Section
  /** The same blocks as sections by what they look like. */
  readonly opening: readonly Section[]
  readonly sections: readonly Section[]
  /** Facts of the front matter, then those of the body. */
  readonly facts: readonly Fact[]
  readonly taken: readonly ListRole[]
  readonly context: Context
}

/** Proposes lists of some sort; each subject has a reader of its own. */
export type ListReader = (material: Material) => Iterable<ListClaim>

const readers: readonly ListReader[] = [byAddress, byWork, bySpread, byStory, byHeading]

/** A list that was granted: its things in the order of the copy. */
export interface GrantedList {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly because: string
  readonly pieces: readonly object[]
  /** The things of each section or fact that is in it; `whole` where they are made of everything in it. */
  readonly things: ReadonlyMap<object, { readonly items: readonly Item[]; readonly whole: boolean }>
}

/** The lists that a format takes. */
export function listsTaken({ needs = [], lists = [] }: Roles): readonly ListRole[] {
  return [...new Set([...needs.filter(isListRole), ...lists])]
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
    const own = granted.filter(claim => claim.role === role)
    return {
      role,
      items: shapeForList(
        role,
        own.flatMap(({ items }) => items),
      ),
      because: [...new Set(own.map(({ because }) => because))].join('; '),
      pieces: own.flatMap(({ pieces }) => pieces.flatMap(partsOf)),
      things: new Map(
        own.flatMap(({ pieces, items }) =>
          pieces.map(piece => {
            const whole = !('items' in piece) || piece.items.length === 0 || piece.items !== items
            return [piece, { items: shapeForList(role, items), whole }] as const
          }),
        ),
      ),
    }
  })
}

/** A piece with everything in it. */
function partsOf(piece: Section | Fact | RootContent): readonly object[] {
  if ('sections' in piece) return [piece, ...piece.blocks, ...piece.facts, ...piece.sections.flatMap(partsOf)]
  return 'meanings' in piece ? [piece, ...piece.facts.flatMap(partsOf)] : [piece]
}

/** By the meaning of a heading or a key, and by the kind of a section. */
function* byHeading({ opening, sections, facts, taken }: Material): Generator<ListClaim> {
  for (const fact of facts) yield* ofFact(fact, taken)
  for (const section of [...opening, ...sections]) yield* ofSection(section, taken)
}

function* ofSection(section: Section, taken: readonly ListRole[]): Generator<ListClaim> {
  for (const role of taken) {
    const { concepts, kinds } = listRuleOf(role)
    for (const { concept, weight, because } of section.meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0) continue
      const items = section.items.length > 0 ? section.items : spokenItems(section)
      yield { role, items, weight: weight * (1 - rank * 0.02), because, pieces: [section] }
    }
    const kind = kinds.indexOf(section.kind)
    if (kind >= 0 && section.items.length > 0)
      yield {
        role,
        items: section.items,
        weight: 0.6 - kind * 0.05,
        because: section.because,
        pieces: [section],
      }
  }
  for (const inner of section.sections) yield* ofSection(inner, taken)
}

/** Things named in a line, divided by commas: `P&L, scheduling, ServSafe`. */
function spokenItems({ blocks }: Section): readonly Item[] {
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0) return [itemOf(blocks)]
  const pieces = split(toPhrase(only.children), /[,;、،]\s+(?![^(]*\))|\n|\s[·•|]\s/g)
  return pieces.map(piece => ({
    title: piece,
    facts: [],
    parts: {},
    text: [],
    items: [],
    blocks: [{ type: 'paragraph', children: [...piece.nodes] }],
  }))
}

/** Blocks that are one thing, without a title. */
export function itemOf(blocks: Item['blocks']): Item {
  return { title: phraseOf(''), facts: [], parts: {}, text: blocks, items: [], blocks }
}

function* ofFact(fact: Fact, taken: readonly ListRole[]): Generator<ListClaim> {
  for (const role of taken) {
    const { concepts } = listRuleOf(role)
    for (const { concept, weight, because } of fact.meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0) continue
      const items =
        fact.items.length > 0
          ? fact.items
          : itemsOfFacts(fact.facts).length > 0
            ? itemsOfFacts(fact.facts)
            : [
                {
                  title: phraseIn(fact),
                  parts: {},
                  facts: fact.facts,
                  text: fact.facts.length > 0 ? [] : fact.blocks.slice(1),
                  items: [],
                  blocks: fact.blocks,
                },
              ]
      yield { role, items, weight: weight * (1 - rank * 0.02), because, pieces: [fact] }
    }
  }
  for (const inner of fact.facts) yield* ofFact(inner, taken)
}

/** A list or a map of the front matter as a section under its key. */
export function sectionOfFact(fact: Fact): Section {
  const { label, meanings, facts } = fact
  const items = fact.items.length > 0 ? fact.items : itemsOfFacts(facts)
  const shape = shapeOf(items, meanings)
  return {
    heading: { type: 'heading', depth: 2, children: [...label.nodes] },
    made: true,
    meanings,
    ...shape,
    facts,
    lead: [],
    items: shapeForKind(shape.kind, items),
    rest: [],
    blocks: facts.length + fact.items.length > 0 ? blocksOf(facts, fact.items) : fact.blocks,
    sections: [],
    place: 'field',
  }
}
