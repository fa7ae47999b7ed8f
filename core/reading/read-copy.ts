import type { Nodes, RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import { copyWords, plainText } from '../source/text.ts'
import { type Candidate, candidatesOf, grant } from './claims.ts'
import type { Context } from './context.ts'
import { blocksOf, fieldFact, isFilled } from './facts.ts'
import { toSection } from './kinds.ts'
import { lexiconFor, plainLabel } from './lexicon.ts'
import { type GrantedList, grantLists, itemOf, listsTaken, sectionOfFact } from './lists.ts'
import { sectionsOf } from './opening.ts'
import { type Outline, outlineOf, type Part } from './outline.ts'
import { phraseOf } from './phrase.ts'
import type { Claim, Fact, Item, Reading, Section } from './reading.ts'
import { isSingleRole, type ListRole, type Role, type Roles } from './roles.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(document: Document, roles: Roles): Reading {
  const context: Context = { lexicon: lexiconFor(document.lang), lang: document.lang }
  const body = document.root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const whole = outlineOf(body, context)
  const fields = document.fields.filter(isFilled).map(field => fieldFact(field, context))
  const facts = [...fields, ...whole.facts, ...whole.parts.flatMap(factsOfPart)]
  const granted = grant(candidatesOf({ facts, outline: whole, roles, context, said: tiesIn(document) }))
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const outline = whole.title && !taken.has(whole.title) ? untitled(whole, context) : whole
  const gone = blocksTaken(granted)
  const material = {
    head: headOf(outline, gone, context),
    opening: openingOf(outline, { gone, taken }, context),
    sections: partsLeft(outline.parts, taken).map(part => toSection(without(part, gone), context)),
    facts: [
      ...openFields(fields, taken),
      ...facts.filter(fact => fact.place !== 'field' && !taken.has(fact)),
    ],
    taken: listsTaken(roles),
    context,
  }
  const lists = grantLists(material)
  const listed = new Set(lists.flatMap(({ pieces }) => pieces))
  const open = material.facts.filter(fact => !listed.has(fact))
  const loose = open.filter(fact => isSingle(fact) && (fact.place !== 'body' || roles.facts === 'all'))
  const extra = open.filter(fact => !isSingle(fact)).map(sectionOfFact)
  const told = facts.filter(fact => lists.some(({ things }) => things.has(fact)))
  // What was laid out as facts, or as a list of facts, is not drawn again where it stood.
  const lifted = new Set([
    ...gone,
    ...[...loose, ...told].flatMap(({ source }) => source ?? []),
  ])
  const sections = material.sections.map(section => withoutBlocks(section, lifted))
  const head = [...outline.before, ...outline.head].filter(block => !lifted.has(block))
  const parts = [
    ...material.facts.filter(fact => told.includes(fact) || (fact.place === 'field' && !isSingle(fact))).map(fact => [fact, sectionOfFact(fact)] as const),
    ...material.opening.map(section => [section, withoutBlocks(section, lifted)] as const),
    ...material.sections.map((section, at) => [section, sections[at] ?? section] as const),
  ].map(([piece, section]) => listedIn(piece, section, lists))
  return {
    lang: document.lang,
    dir: document.dir,
    assets: document.assets,
    ...bothWays(granted, lists, material.taken),
    facts: loose,
    head: roles.facts === 'all' ? head.filter(block => !listed.has(block)) : head,
    sections: [...extra, ...sections],
    parts: parts.filter(({ heading, blocks, sections: inner }) => heading ?? (blocks.length > 0 || inner.length > 0)),
    unplaced: [...extra, ...unlisted(material.sections, listed, lifted)],
    body: bodyOf(document, lifted, extra),
    words: wordsIn(document, fields),
    moved: [...lifted].map(plainText),
    notes: document.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: document.omitted,
    because: Object.fromEntries(lists.map(({ role, because }) => [role, because])),
  }
}

/** Roles that the author ties to labels in the front matter, by the labels' plain letters. */
function tiesIn({ fields }: Document): ReadonlyMap<string, Role> {
  const ties = fields.find(({ name, value }) => name === 'roles' && value.kind === 'map')?.value
  if (ties?.kind !== 'map') return new Map()
  return new Map(
    ties.fields.flatMap(({ name, value }): [string, Role][] =>
      value.kind === 'text' && isSingleRole(name as Role) ? [[plainLabel(value.text), name as Role]] : [],
    ),
  )
}

/** A body whose first heading is not its title, since the front matter has one: it heads a part like any other. */
function untitled({ title, before, head, facts, parts }: Outline, context: Context): Outline {
  if (title === undefined) return { before, head, facts, parts }
  const first: Part = { heading: title, meanings: context.lexicon(plainText(title)), blocks: head, facts, parts }
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

/** A section with the list that took it and the things that it has there. */
function listedIn(piece: Section | Fact, section: Section, lists: readonly GrantedList[]): Section {
  const list = lists.find(({ things }) => things.has(piece))
  const own = list?.things.get(piece)
  if (!list || !own) return section
  return { ...section, list: list.role, items: own.items, ...(own.whole && { lead: [], rest: [] }) }
}

/** The body without what was taken out of it, after what the front matter lists. */
function bodyOf(
  { root }: Document,
  lifted: ReadonlySet<RootContent>,
  extra: readonly Section[],
): readonly RootContent[] {
  return [
    ...extra.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks]),
    ...root.children.filter(block => !lifted.has(block)),
  ]
}

/** Every word of the fields that say something to a reader, then of the body. */
function wordsIn(document: Document, fields: readonly Fact[]): readonly string[] {
  const said = fields.flatMap(leavesOf).filter(text => !isPictureName(text, document))
  return [...said.join(' ').split(/\s+/).filter(Boolean), ...copyWords(document)]
}

/** The texts of a fact and of everything in it. */
function leavesOf({ facts, items, text }: Fact): readonly string[] {
  if (facts.length === 0 && items.length === 0) return [text]
  return [...facts.flatMap(leavesOf), ...items.flatMap(leavesOfItem)]
}

function leavesOfItem({ facts, items, blocks }: Item): readonly string[] {
  if (facts.length === 0 && items.length === 0) return blocks.map(plainText)
  return [...facts.flatMap(leavesOf), ...items.flatMap(leavesOfItem)]
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
    const items = fact.items.filter(item => !taken.has(item))
    if (items.length < fact.items.length) return items.length === 0 ? [] : [{ ...fact, items, blocks: blocksOf(fact.facts, items) }]
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
  return {
    ...part,
    blocks: part.blocks.filter(block => !gone.has(block)),
    parts: part.parts.map(inner => without(inner, gone)),
  }
}

/** A section without blocks that are drawn elsewhere. */
function withoutBlocks(section: Section, lifted: ReadonlySet<Nodes>): Section {
  if (!section.blocks.some(block => lifted.has(block)) && section.sections.length === 0) return section
  const kept = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(block => !lifted.has(block))
  const whole = section.blocks.every(block => !lifted.has(block))
  return {
    ...section,
    lead: kept(section.lead),
    rest: kept(section.rest),
    blocks: kept(section.blocks),
    items: whole ? section.items : [],
    sections: section.sections.map(inner => withoutBlocks(inner, lifted)),
  }
}

/** Sections that are in no list; of one that is not, its subsections that are not. */
function unlisted(
  sections: readonly Section[],
  listed: ReadonlySet<object>,
  lifted: ReadonlySet<Nodes>,
): readonly Section[] {
  return sections
    .filter(section => !listed.has(section))
    .map(section => ({
      ...withoutBlocks(section, lifted),
      sections: unlisted(section.sections, listed, lifted),
    }))
}

/**
 * Roles and lists by name. What may be one text or several things (`terms`, `conditions`, `sources`) is both where the
 * format has a list for it: its things in the list, which the format draws, their joined words in the role.
 */
function bothWays(
  granted: readonly Candidate[],
  lists: readonly GrantedList[],
  taken: readonly ListRole[],
): Pick<Reading, 'roles' | 'lists'> {
  const things = new Map(lists.map(({ role, items }) => [role, items]))
  const claims = new Map<Role, Claim>(granted.map(candidate => [candidate.role, toClaim(candidate)]))
  for (const role of taken) {
    if (!isSingleRole(role)) continue
    const claim = claims.get(role)
    const items = things.get(role)
    if (claim && !claim.stays) {
      things.set(role, [...(claim.items.length > 0 ? claim.items : [itemOf(claim.blocks)]), ...(items ?? [])])
      claims.set(role, { ...claim, stays: true })
    } else if (!claim && items) claims.set(role, claimOfItems(role, items))
  }
  return { roles: Object.fromEntries(claims), lists: Object.fromEntries(things) }
}

function claimOfItems(role: Role, items: readonly Item[]): Claim {
  const blocks = items.flatMap(item => item.blocks)
  const text = blocks.map(plainText).join(', ').replace(/\s+/g, ' ')
  return {
    role,
    label: phraseOf(''),
    written: false,
    text,
    nodes: phraseOf(text).nodes,
    blocks,
    facts: [],
    items,
    weight: 1,
    because: 'the things of the list',
    stays: true,
  }
}

function toClaim({ piece, within, source, ...claim }: Candidate): Claim {
  return claim
}
