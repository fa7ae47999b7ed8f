import type { Nodes, RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import { copyWords, plainText } from '../source/text.ts'
import { type Candidate, candidatesOf, grant } from './claims.ts'
import type { Context } from './context.ts'
import { fieldFact, isFilled } from './facts.ts'
import { isSetting } from './settings.ts'
import { toSection } from './kinds.ts'
import { lexiconFor } from './lexicon.ts'
import { type ListClaim, listClaims, sectionOfFact } from './lists.ts'
import { outlineOf, type Part } from './outline.ts'
import type { Claim, Fact, Item, Reading, Section } from './reading.ts'
import type { ListRole, Role, Roles } from './roles.ts'
import { shapeForList } from './shapes.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(document: Document, roles: Roles): Reading {
  const context: Context = { lexicon: lexiconFor(document.lang), lang: document.lang }
  const body = document.root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const outline = outlineOf(body, context)
  const fields = document.fields
    .filter(field => isFilled(field) && !isSetting(field))
    .map(field => fieldFact(field, context))
  const facts = [...fields, ...outline.facts, ...outline.parts.flatMap(factsOfPart)]
  const granted = grant(candidatesOf({ facts, outline, roles, context }))
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const bodyFacts = roles.facts === 'all' ? outline.parts.flatMap(factsOfPart) : []
  const lifted = liftedBlocks(granted, [...outline.facts, ...bodyFacts])
  const sections = outline.parts.map(part => toSection(without(part, lifted), context))
  const lists = grantLists(listClaims(sections, openFields(fields, taken), roles))
  const listed = new Set<object>(lists.flatMap(({ claims }) => claims.map(({ piece }) => piece)))
  const open = openFields(fields, taken).filter(fact => !listed.has(fact))
  const extra = open.filter(fact => !isSingle(fact)).map(fact => sectionOfFact(fact, context))
  const isOpen = (fact: Fact): boolean => !taken.has(fact)
  return {
    lang: document.lang,
    dir: document.dir,
    assets: document.assets,
    roles: Object.fromEntries(granted.map(candidate => [candidate.role, toClaim(candidate)])) as Partial<
      Record<Role, Claim>
    >,
    lists: Object.fromEntries(lists.map(({ role, items }) => [role, items])) as Partial<
      Record<ListRole, readonly Item[]>
    >,
    sources: Object.fromEntries(
      lists.map(({ role, claims }) => [role, claims.map(({ piece }) => sourceOf(piece, context))]),
    ) as Partial<Record<ListRole, readonly Section[]>>,
    facts: [...open.filter(isSingle), ...[...outline.facts, ...bodyFacts].filter(isOpen)],
    head: [...outline.before, ...outline.head].filter(block => !lifted.has(block)),
    above: outline.before.filter(block => !lifted.has(block)),
    sections: [...extra, ...sections],
    unplaced: [...extra, ...unlisted(sections, listed)],
    body: bodyOf(document, lifted, extra),
    words: wordsIn(document, fields),
    moved: [...lifted].map(block => plainText(block as RootContent)),
    notes: document.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: [],
    because: Object.fromEntries(lists.map(({ role, because }) => [role, because])),
  }
}

function sourceOf(piece: Section | Fact, context: Context): Section {
  return 'kind' in piece ? piece : sectionOfFact(piece, context)
}

/** The body without what was taken out of it, after what the front matter lists. */
function bodyOf(
  { root }: Document,
  lifted: ReadonlySet<Nodes>,
  extra: readonly Section[],
): readonly RootContent[] {
  return [
    ...extra.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks]),
    ...root.children.filter(block => !lifted.has(block)),
  ]
}

/** Every word of the fields that say something to a reader, then of the body. */
function wordsIn(document: Document, fields: readonly Fact[]): readonly string[] {
  const said = fields.filter(({ text }) => !isPictureName(text, document)).map(({ text }) => text)
  return [...said.join(' ').split(/\s+/).filter(Boolean), ...copyWords(document)]
}

function isPictureName(text: string, { assets }: Document): boolean {
  return (
    assets.has(text.split('/').at(-1)?.toLowerCase() ?? '') ||
    /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(text)
  )
}

function factsOfPart(part: Part): readonly Fact[] {
  return [...part.facts, ...part.parts.flatMap(factsOfPart)]
}

/** Facts of the front matter that nothing has taken; of a map of which a part was taken, the others. */
function openFields(fields: readonly Fact[], taken: ReadonlySet<object>): readonly Fact[] {
  return fields.flatMap(fact => {
    if (taken.has(fact)) return []
    const isOpened = fact.facts.some(inner => holds(inner, taken))
    return isOpened ? openFields(fact.facts, taken) : [fact]
  })
}

function holds(fact: Fact, taken: ReadonlySet<object>): boolean {
  return taken.has(fact) || fact.facts.some(inner => holds(inner, taken))
}

function isSingle({ items, facts, blocks }: Fact): boolean {
  return (
    items.length === 0 &&
    facts.every(({ items: inner, facts: deeper }) => inner.length === 0 && deeper.length === 0) &&
    blocks.length <= 1
  )
}

function liftedBlocks(granted: readonly Candidate[], facts: readonly Fact[]): ReadonlySet<Nodes> {
  const blocks = granted.flatMap(({ stays, source }) => (stays || source === undefined ? [] : [source]))
  return new Set<Nodes>([...blocks, ...facts.flatMap(({ source }) => source ?? [])])
}

/** A part without the blocks that were taken out of it. */
function without(part: Part, lifted: ReadonlySet<Nodes>): Part {
  return {
    ...part,
    blocks: part.blocks.filter(block => !lifted.has(block)),
    parts: part.parts.map(inner => without(inner, lifted)),
  }
}

/** Sections that are in no list; of one that is not, its subsections that are not. */
function unlisted(sections: readonly Section[], listed: ReadonlySet<object>): readonly Section[] {
  return sections
    .filter(section => !listed.has(section))
    .map(section => ({ ...section, sections: unlisted(section.sections, listed) }))
}

interface GrantedList {
  readonly role: ListRole
  readonly items: readonly Item[]
  readonly because: string
  readonly claims: readonly ListClaim[]
}

/** Each section or field goes to the list that has the heaviest claim on it; a list gathers all that come to it. */
function grantLists(claims: Iterable<ListClaim>): readonly GrantedList[] {
  const best = new Map<object, ListClaim>()
  for (const claim of claims) {
    const other = best.get(claim.piece)
    if (other === undefined || claim.weight > other.weight) best.set(claim.piece, claim)
  }
  const roles = new Map<ListRole, ListClaim[]>()
  for (const claim of best.values()) roles.set(claim.role, [...(roles.get(claim.role) ?? []), claim])
  return [...roles].map(([role, all]) => ({
    role,
    items: shapeForList(
      role,
      all.flatMap(({ items }) => items),
    ),
    because: all.map(({ because }) => because).join('; '),
    claims: all,
  }))
}

function toClaim({ piece, within, source, ...claim }: Candidate): Claim {
  return claim
}
