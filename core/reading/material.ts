import type { Nodes, RootContent } from 'mdast'
import { plainText } from '../source/text.ts'
import type { Candidate } from './claims/candidate.ts'
import type { Apart } from './take-apart.ts'
import type { Context } from './context.ts'
import { blocksOf } from './facts/facts.ts'
import { toSection } from './things/kinds.ts'
import type { Material } from './lists/lists.ts'
import { sectionsOf } from './things/opening.ts'
import type { Outline, Part } from './outline.ts'
import type { Fact, Section } from './reading.ts'
import { listsTaken, type Roles } from './roles.ts'

/** What single roles left of a copy, for lists and sections. */
export interface Left {
  readonly material: Material
  /** The outline, without a title where the front matter has it. */
  readonly outline: Outline
  /** Blocks that single roles took out of the body. */
  readonly gone: ReadonlySet<Nodes>
}

/** What is left of a copy when single roles have been granted theirs. */
export function leftOf(
  { context, outline: first, fields, facts, whole }: Apart,
  granted: readonly Candidate[],
  roles: Roles,
): Left {
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const outline = first.title && !taken.has(first.title) ? untitled(first, context) : first
  const gone = blocksTaken(granted)
  const drawn = new Set<object>(whole.drawn)
  const isLife = listsTaken(roles).includes('entries')
  const inBody = facts.filter(
    fact =>
      fact.place !== 'field' && !taken.has(fact) && !drawn.has(fact) && !(isLife && fact.place === 'body'),
  )
  const material: Material = {
    claims: granted,
    head: headOf(outline, gone, context),
    opening: openingOf(outline, { gone, taken }, context),
    sections: partsLeft(outline.parts, taken).map(part => toSection(without(part, gone), context)),
    facts: [...openFields(fields, taken), ...inBody],
    factsStay: roles.facts !== 'all',
    taken: listsTaken(roles).filter(role => whole.lists[role] === undefined),
    context,
  }
  return { material, outline, gone }
}

/** A body whose first heading is not its title, since the front matter has one: it heads a part like any other. */
function untitled({ title, before, head, facts, parts }: Outline, context: Context): Outline {
  if (title === undefined) return { before, head, facts, parts }
  const first: Part = {
    heading: title,
    meanings: context.lexicon(plainText(title)),
    blocks: head,
    facts,
    parts,
  }
  return { before, head: [], facts: [], parts: [first] }
}

/** What stands above the first heading as a section without one. */
function headOf(outline: Outline, gone: ReadonlySet<Nodes>, context: Context): Section {
  const blocks = [...outline.before, ...outline.head].filter(block => !gone.has(block))
  return toSection({ meanings: [], blocks, facts: outline.facts, parts: [] }, context)
}

/** The same as sections by what they look like; facts that are laid out as such are no part of them. */
function openingOf(
  { before, head, facts }: Outline,
  { gone, taken }: { readonly gone: ReadonlySet<Nodes>; readonly taken: ReadonlySet<object> },
  context: Context,
): readonly Section[] {
  const told = new Set(facts.filter(fact => !taken.has(fact)).map(({ source }) => source))
  const blocks = [...before, ...head].filter(block => !gone.has(block) && !told.has(block))
  return sectionsOf(blocks, context)
}

/** Facts of the front matter that nothing has taken; of a map of which a part was taken, the others. */
function openFields(fields: readonly Fact[], taken: ReadonlySet<object>): readonly Fact[] {
  return fields.flatMap(fact => {
    if (taken.has(fact)) return []
    const items = fact.items.filter(item => !taken.has(item))
    if (items.length < fact.items.length)
      return items.length === 0 ? [] : [{ ...fact, items, blocks: blocksOf(fact.facts, items) }]
    const isOpened = fact.facts.some(inner => holds(inner, taken))
    return isOpened ? openFields(fact.facts, taken) : [fact]
  })
}

function holds(fact: Fact, taken: ReadonlySet<object>): boolean {
  return (
    taken.has(fact) ||
    fact.items.some(item => taken.has(item)) ||
    fact.facts.some(inner => holds(inner, taken))
  )
}

/** Blocks that single roles took out of the body. */
function blocksTaken(granted: readonly Candidate[]): ReadonlySet<RootContent> {
  return new Set(granted.flatMap(({ stays, source }) => (stays || source === undefined ? [] : [source])))
}

/** Parts of the body that are no role of their own. */
function partsLeft(parts: readonly Part[], taken: ReadonlySet<object>): readonly Part[] {
  return parts
    .filter(part => !taken.has(part))
    .map(part => ({ ...part, parts: partsLeft(part.parts, taken) }))
}

/** A part without the blocks that were taken out of it. */
function without(part: Part, gone: ReadonlySet<Nodes>): Part {
  const { heading, ...rest } = part
  return {
    ...rest,
    ...(heading && !gone.has(heading) && { heading }),
    blocks: part.blocks.filter(block => !gone.has(block)),
    parts: part.parts.map(inner => without(inner, gone)),
  }
}
