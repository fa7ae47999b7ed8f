import type { Nodes, RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf, grant } from './claims.ts'
import type { Context } from './context.ts'
import { wordsIn, withoutWords } from './copy-words.ts'
import { factsIn, fieldFact, isFilled, lineOf, partyFacts, phraseIn } from './facts.ts'
import { toSection } from './kinds.ts'
import { inOrder, withoutBlocks } from './in-order.ts'
import { itemsOfList } from './items.ts'
import { type Lexicon, lexiconFor, plainLabel } from './lexicon.ts'
import {
  type GrantedList,
  grantLists,
  itemOf,
  listsTaken,
  type Material,
  sectionOfBlocks,
  sectionOfFact,
  takeLists,
} from './lists.ts'
import { type Outline, outlineOf, type Part } from './outline.ts'
import { phraseOf } from './phrase.ts'
import { type Placed, withoutPartNames, withoutPlaceName } from './place-names.ts'
import { repeatsIn, withoutFacts } from './repeats.ts'
import type { Claim, Fact, Item, Reading, Section } from './reading.ts'
import { isSingleRole, type Role, type Roles } from './roles.ts'
import type { Takings } from './takings.ts'
import type { Concept } from './words/en.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(document: Document, roles: Roles): Reading {
  const context: Context = { lexicon: lexiconOf(document), lang: document.lang }
  const body = document.root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const written = document.fields.filter(isFilled).map(field => fieldFact(field, context))
  const whole = takeLists(body, written, listsTaken(roles), context)
  const { found } = whole
  const outline = withFoot(outlineOf(whole.body, context), whole.foot, context)
  const inBody = [...whole.drawn, ...outline.facts, ...found, ...outline.parts.flatMap(factsOfPart)]
  const repeated = repeatsIn(whole.fields, { outline, facts: inBody, roles })
  const fields = withoutFacts(whole.fields, new Set(repeated))
  const facts = [...fields, ...inBody]
  const drawn = new Set<object>(whole.drawn)
  const granted = grant(candidatesOf({ facts, outline, roles, context, said: tiesIn(document) }))
    .map(candidate => withoutPlaceName(candidate, roles))
    .map(candidate => (drawn.has(candidate.piece) ? { ...candidate, stays: true } : candidate))
  const omitted = [
    ...repeated.map(({ text }) => ({ text, because: 'the body says it too' })),
    ...granted.flatMap(({ placeName }) =>
      placeName === undefined ? [] : [{ text: placeName, because: 'it names a place in the layout' }],
    ),
  ]
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const gone = blocksTaken(granted)
  const material: Material = {
    head: headOf(outline, gone, context),
    sections: partsLeft(outline.parts, taken).map(part => toSection(without(part, gone), context)),
    facts: [
      ...openFields(fields, taken),
      ...facts.filter(fact => fact.place !== 'field' && !taken.has(fact) && !drawn.has(fact)),
    ],
    taken: listsTaken(roles).filter(role => whole.lists[role] === undefined),
    context,
  }
  const granting = grantLists(material)
  const listed = new Set(granting.flatMap(({ pieces }) => pieces))
  const open = material.facts.filter(fact => !listed.has(fact))
  // In a life, what takes more than a line is a part of it.
  const isPart = (fact: Fact): boolean =>
    fact.place === 'field' && material.taken.includes('entries') && fact.text.length > LINE
  const loose = open.filter(
    fact => isSingle(fact) && !isPart(fact) && (fact.place !== 'body' || roles.facts === 'all'),
  )
  const extra = open.filter(fact => !isSingle(fact) || isPart(fact)).map(sectionOfFact)
  // What was laid out as facts, or as a list of facts, is not drawn again where it stood.
  const lifted = new Set([
    ...gone,
    ...[...loose, ...facts.filter(fact => listed.has(fact))].flatMap(({ source }) => source ?? []),
  ])
  const fieldsLeft = material.facts.filter(fact => fact.place !== 'body' && !loose.includes(fact))
  const asWritten = inOrder(fieldsLeft, material, granting, lifted)
  const {
    sections: ordered,
    lists,
    texts: unsaid,
  } = roles.silent
    ? withoutPartNames(asWritten, granting)
    : { sections: asWritten, lists: granting, texts: [] }
  const kept = new Set([...whole.body, ...whole.foot])
  const sections = material.sections.map(section => withoutBlocks(section, lifted))
  const head = headBlocks(outline).filter(block => !lifted.has(block))
  return {
    lang: document.lang,
    dir: document.dir,
    assets: document.assets,
    ...bothWays(granted, lists, whole, material),
    facts: loose,
    head: roles.facts === 'all' ? head.filter(block => !listed.has(block)) : head,
    above: outline.before.filter(block => !lifted.has(block) && !listed.has(block)),
    sections: [...extra, ...sections],
    inOrder: ordered,
    unplaced: [...extra, ...unlisted(material.sections, listed, lifted)],
    body: bodyOf([...whole.body, ...whole.foot], lifted, extra),
    words: withoutWords(wordsIn(document, written), [
      ...whole.silent,
      ...unsaid,
      ...omitted.map(({ text }) => text),
    ]),
    moved: [...lifted, ...body.filter(block => !kept.has(block))].map(plainText),
    notes: document.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: [
      ...document.omitted,
      ...omitted,
      ...unsaid.map(text => ({ text, because: 'the layout or other words say it' })),
    ],
    because: Object.fromEntries(lists.map(({ role, because }) => [role, because])),
  }
}

/** Letters of a line among the contacts of a life. */
const LINE = 60

/** An outline with what stands below the lists of a bill or a menu as a part without a heading. */
function withFoot(outline: Outline, blocks: readonly RootContent[], context: Context): Outline {
  if (blocks.length === 0) return outline
  const facts = blocks.flatMap(block => factsIn(block, 'body', context) ?? [])
  return { ...outline, parts: [{ meanings: [], blocks, facts, parts: [] }, ...outline.parts] }
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

/** What stands above the first section, with the heading of the copy: a title in the front matter may have its role. */
function headBlocks({ before, title, head }: Outline): readonly RootContent[] {
  return [...before, ...(title ? [title] : []), ...head]
}

/** Names of vCard and iCalendar in capitals, which mean something else there than anywhere. */
const cards: Readonly<Record<string, Concept>> = {
  TITLE: 'jobTitle',
  ROLE: 'jobTitle',
  ORG: 'organization',
  SUMMARY: 'title',
  DESCRIPTION: 'text',
  DTSTART: 'startDate',
  DTEND: 'endDate',
  CATEGORIES: 'tags',
}

/** The lexicon of a document's language; a card's or a calendar's own names first. */
function lexiconOf({ lang, fields }: Document): Lexicon {
  const lexicon = lexiconFor(lang)
  if (!fields.some(({ name }) => name === 'FN' || name === 'DTSTART')) return lexicon
  return label => {
    const concept = Object.hasOwn(cards, label) ? cards[label] : undefined
    return concept ? [{ concept, weight: 1, because: `${label} is ${concept} on a card` }] : lexicon(label)
  }
}

/** What stands above the first heading as a section without one. */
function headOf(outline: Outline, gone: ReadonlySet<Nodes>, context: Context): Section {
  const blocks = [...outline.before, ...outline.head].filter(block => !gone.has(block))
  return toSection({ meanings: [], blocks, facts: outline.facts, parts: [] }, context)
}

/** The body without what was taken out of it, after what the front matter lists. */
function bodyOf(
  body: readonly RootContent[],
  lifted: ReadonlySet<RootContent>,
  extra: readonly Section[],
): readonly RootContent[] {
  return [
    ...extra.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks]),
    ...body.filter(block => !lifted.has(block)),
  ]
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
  granted: readonly Placed[],
  lists: readonly GrantedList[],
  whole: Takings,
  { taken, context }: Material,
): Pick<Reading, 'roles' | 'lists' | 'sources'> {
  const things = new Map(lists.map(({ role, items }) => [role, items]))
  const sources = new Map(lists.map(list => [list.role, list.sources]))
  const claims = new Map<Role, Claim>(granted.map(candidate => [candidate.role, toClaim(candidate, context)]))
  for (const role of taken) {
    if (!isSingleRole(role)) continue
    const claim = claims.get(role)
    const items = things.get(role)
    if (claim && !claim.stays) {
      things.set(role, [
        ...(claim.items.length > 0 ? claim.items : thingsIn(claim.blocks, context)),
        ...(items ?? []),
      ])
      sources.set(role, [
        sectionOfBlocks(claim.written ? lineOf(claim) : claim.blocks),
        ...(sources.get(role) ?? []),
      ])
      claims.set(role, { ...claim, stays: true })
    } else if (!claim && items) claims.set(role, claimOfItems(role, items))
  }
  return {
    roles: Object.fromEntries(claims),
    lists: { ...Object.fromEntries(things), ...whole.lists },
    sources: { ...Object.fromEntries(sources), ...whole.sources },
  }
}

/** Blocks as things: the entries of a list, or a thing each. */
function thingsIn(blocks: readonly RootContent[], context: Context): readonly Item[] {
  return blocks.flatMap(block => (block.type === 'list' ? itemsOfList(block, context) : [itemOf([block])]))
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

/** Roles that are somebody with an address. */
const parties: ReadonlySet<Role> = new Set<Role>(['seller', 'buyer', 'sender', 'recipient'])

/** A granted claim; of somebody who is written in a text, the first line is the name and the others are what is told of them. */
function toClaim({ piece, within, source, placeName, ...claim }: Placed, context: Context): Claim {
  if (!parties.has(claim.role) || claim.facts.length > 0) return claim
  const [name, ...facts] = partyFacts(claim.blocks, context)
  return name ? { ...claim, nodes: phraseIn(name).nodes, facts } : claim
}
