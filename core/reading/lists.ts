import type { Context } from './context.ts'
import { blocksOf } from './facts.ts'
import { phraseOf, split, toPhrase } from './phrase.ts'
import type { Fact, Item, Section } from './reading.ts'
import { isListRole, type ListRole, listRuleOf, type Roles } from './roles.ts'
import { shapeOf } from './kinds.ts'

/** Things in a list role, where they come from, and why. */
export interface ListClaim {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly weight: number
  readonly because: string
  readonly piece: Section | Fact
}

/** The lists that a format takes. */
export function listsTaken({ needs = [], lists = [] }: Roles): readonly ListRole[] {
  return [...new Set([...needs.filter(isListRole), ...lists])]
}

/** Every claim of a list role on a section or a field, by heading and by kind. */
export function* listClaims(
  sections: readonly Section[],
  facts: readonly Fact[],
  roles: Roles,
): Generator<ListClaim> {
  const taken = listsTaken(roles)
  for (const section of sections) yield* ofSection(section, taken)
  for (const fact of facts) yield* ofFact(fact, taken)
}

function* ofSection(section: Section, taken: readonly ListRole[]): Generator<ListClaim> {
  for (const role of taken) {
    const { concepts, kinds } = listRuleOf(role)
    for (const { concept, weight, because } of section.meanings) {
      const rank = concepts.indexOf(concept)
      if (rank < 0) continue
      const items = section.items.length > 0 ? section.items : spokenItems(section)
      yield { role, items, weight: weight * (1 - rank * 0.02), because, piece: section }
    }
    const kind = kinds.indexOf(section.kind)
    if (kind >= 0 && section.items.length > 0)
      yield {
        role,
        items: section.items,
        weight: 0.6 - kind * 0.05,
        because: section.because,
        piece: section,
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

function itemOf(blocks: Item['blocks']): Item {
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
          : [
              {
                title: phraseOf(fact.text),
                parts: {},
                facts: fact.facts,
                text: fact.blocks,
                items: [],
                blocks: fact.blocks,
              },
            ]
      yield { role, items, weight: weight * (1 - rank * 0.02), because, piece: fact }
    }
  }
  for (const inner of fact.facts) yield* ofFact(inner, taken)
}

/** A list or a map of the front matter as a section under its key. */
export function sectionOfFact(fact: Fact, context: Context): Section {
  const { label, meanings, items, facts } = fact
  const shape = shapeOf(items, meanings)
  return {
    heading: { type: 'heading', depth: 2, children: [...label.nodes] },
    made: true,
    meanings,
    ...shape,
    facts,
    lead: [],
    items,
    rest: [],
    blocks: items.length + facts.length === 0 ? fact.blocks : blocksOf(facts, items),
    sections: [],
    place: 'field',
  }
}
