import type { Nodes, RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import { copyWords, plainText } from '../source/text.ts'
import { type Candidate, candidatesOf, grant } from './claims.ts'
import type { Context } from './context.ts'
import { blocksOf, fieldFact, isFilled, lineOf, namesColumns } from './facts.ts'
import { toSection } from './kinds.ts'
import { lexiconFor, plainLabel } from './lexicon.ts'
import { type GrantedList, grantLists, itemOf, listsTaken, sectionOfBlocks, sectionOfFact } from './lists.ts'
import { type Outline, outlineOf, type Part } from './outline.ts'
import { phraseOf, toPhrase, trim } from './phrase.ts'
import type { Claim, Fact, Item, Omitted, Reading, Section } from './reading.ts'
import { isSingleRole, type ListRole, type Role, type Roles } from './roles.ts'
import type { Concept } from './words/en.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(document: Document, roles: Roles): Reading {
  const context: Context = { lexicon: lexiconFor(document.lang), lang: document.lang }
  const body = document.root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const outline = outlineOf(body, context)
  const written = document.fields.filter(isFilled).map(field => fieldFact(field, context))
  const title = outline.title && plainText(outline.title)
  const said = [
    ...(title === undefined ? [] : [title]),
    ...outline.before.flatMap(block => plainText(block).split(/\s[·•|–—]\s|\n/)),
  ]
  const repeated = written.flatMap(leavesOf).filter(fact => said.some(words => repeats(fact, words)))
  const fields = withoutFacts(written, new Set(repeated))
  const facts = [...fields, ...outline.facts, ...outline.parts.flatMap(factsOfPart)]
  const granted = grant(candidatesOf({ facts, outline, roles, context, said: tiesIn(document) })).map(
    withoutPlaceName,
  )
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const gone = blocksTaken(granted)
  const omitted = [
    ...granted.flatMap(({ placeName }) =>
      placeName === undefined ? [] : [{ text: placeName, because: 'it names a place in the layout' }],
    ),
    ...columnNames(facts, context),
  ]
  const material = {
    head: headOf(outline, gone, context),
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
  const loose = open.filter(fact => isSingle(fact, roles) && (fact.place !== 'body' || roles.facts === 'all'))
  const extra = open.filter(fact => !isSingle(fact, roles)).map(sectionOfFact)
  // What was laid out as facts, or as a list of facts, is not drawn again where it stood.
  const lifted = new Set([
    ...gone,
    ...[...loose, ...facts.filter(fact => listed.has(fact))].flatMap(({ source }) => source ?? []),
  ])
  const sections = material.sections.map(section => withoutBlocks(section, lifted))
  const head = [...outline.before, ...outline.head].filter(block => !lifted.has(block))
  return {
    lang: document.lang,
    dir: document.dir,
    assets: document.assets,
    ...bothWays(
      granted,
      lists.map(list => withoutLifted(list, loose)),
      material.taken,
    ),
    facts: loose,
    head: roles.facts === 'all' ? head.filter(block => !listed.has(block)) : head,
    above: outline.before.filter(block => !lifted.has(block) && !listed.has(block)),
    sections: [...extra, ...sections],
    unplaced: [...extra, ...unlisted(material.sections, listed, lifted)],
    body: bodyOf(document, lifted, extra),
    words: withoutWords(wordsIn(document, fields), omitted),
    moved: [...lifted].map(plainText),
    notes: document.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: [
      ...document.omitted,
      ...repeated.map(({ text }) => ({ text, because: 'the title or a line above it says it already' })),
      ...omitted,
    ],
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

/** What stands above the first heading as a section without one. */
function headOf(outline: Outline, gone: ReadonlySet<Nodes>, context: Context): Section {
  const blocks = [...outline.before, ...outline.head].filter(block => !gone.has(block))
  return toSection({ meanings: [], blocks, facts: outline.facts, parts: [] }, context)
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
  const said = fields
    .flatMap(leavesOf)
    .map(({ text }) => text)
    .filter(text => !isPictureName(text, document))
  return [...said.join(' ').split(/\s+/).filter(Boolean), ...copyWords(document)]
}

/** The facts of a record that hold no further ones. */
function leavesOf(fact: Fact): readonly Fact[] {
  // What is said of a picture stands with the picture, as its alternative text.
  if (fact.facts.length > 0 && fact.meanings.some(({ concept }) => concept === 'image')) return []
  return fact.facts.length === 0 ? [fact] : fact.facts.flatMap(leavesOf)
}

function isPictureName(text: string, { assets }: Document): boolean {
  return (
    assets.has(text.split('/').at(-1)?.toLowerCase() ?? '') ||
    /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(text)
  )
}

/** Labels that say where words stand and nothing about them: `Headline`, `Kicker`, `Button`. */
const placeNames: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'subtitle',
  'eyebrow',
  'summary',
  'text',
  'action',
  'secondAction',
])

/** Heads of tables that were read as facts, and that only name the columns. */
function columnNames(facts: readonly Fact[], context: Context): readonly Omitted[] {
  const tables = new Set(facts.flatMap(({ source }) => (source?.type === 'table' ? [source] : [])))
  return [...tables].flatMap(table => {
    const cells = table.children[0]?.children.map(cell => trim(toPhrase(cell.children))) ?? []
    if (!namesColumns(cells, context)) return []
    return [
      { text: cells.map(({ text }) => text).join(' '), because: 'it names the columns of a table of facts' },
    ]
  })
}

interface Placed extends Candidate {
  /** The label that was left out. */
  readonly placeName?: string
}

/** Roles that show by themselves what they are, so that nobody prints `Name` before a name. */
const selfEvident: ReadonlySet<Role> = new Set<Role>([
  'name',
  'jobTitle',
  'organization',
  'airline',
  'hosts',
  'request',
])

/** A claim without a label that is a word between author and designer. */
function withoutPlaceName(candidate: Candidate): Placed {
  const { written, stays, label, piece } = candidate
  if (!written || stays || !('meanings' in piece)) return candidate
  const [first] = (piece as Fact).meanings
  if (first === undefined || !(placeNames.has(first.concept) || selfEvident.has(candidate.role)))
    return candidate
  return { ...candidate, written: false, label: phraseOf(''), placeName: label.text }
}

/** Words without those that were left out, once each. */
function withoutWords(words: readonly string[], omitted: readonly Omitted[]): readonly string[] {
  const left = [...words]
  for (const word of omitted.flatMap(({ text }) => text.split(/\s+/))) {
    const at = left.findIndex(other => other.includes(word))
    if (at >= 0) left[at] = (left[at] ?? '').replace(word, '')
  }
  return left
}

/** What a document is called in its fields, which its first heading says again. */
const naming: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'event',
  'name',
  'subject',
  'offer',
  'product',
  'organization',
  'publisher',
])

function repeats({ meanings, text }: Fact, title: string): boolean {
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(text) === plain(title) && meanings.some(({ concept }) => naming.has(concept))
}

/** Facts without some of them, however deep. */
function withoutFacts(facts: readonly Fact[], gone: ReadonlySet<Fact>): readonly Fact[] {
  if (gone.size === 0) return facts
  return facts.flatMap(fact => {
    if (gone.has(fact)) return []
    if (!leavesOf(fact).some(leaf => gone.has(leaf))) return [fact]
    const left = withoutFacts(fact.facts, gone)
    if (left.length === 0) return []
    const text = left.map(inner => inner.text).join(', ')
    return [{ ...fact, facts: left, text, blocks: blocksOf(left, fact.items) }]
  })
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

/** Whether a fact is one pair of a label and a value; a flat record is one where facts are laid out as such. */
function isSingle({ items, facts, blocks }: Fact, roles: Roles): boolean {
  const isFlat = facts.every(({ items: inner, facts: deeper }) => inner.length === 0 && deeper.length === 0)
  const isShort = blocks.length <= 1 || (roles.facts === 'all' && facts.length > 0 && facts.length <= 4)
  return items.length === 0 && isFlat && isShort
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
  const whole = section.blocks.every(block => !lifted.has(block) || block.type === 'paragraph')
  return {
    ...section,
    lead: kept(section.lead),
    rest: kept(section.rest),
    blocks: kept(section.blocks),
    items: whole ? section.items : [],
    sections: section.sections.map(inner => withoutBlocks(inner, lifted)),
  }
}

/** A list whose sources are without the labelled lines that are laid out as facts. */
function withoutLifted(list: GrantedList, loose: readonly Fact[]): GrantedList {
  const lifted = new Set(loose.flatMap(({ source }) => source ?? []))
  return { ...list, sources: list.sources.map(section => withoutBlocks(section, lifted)) }
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
  taken: readonly ListRole[],
): Pick<Reading, 'roles' | 'lists' | 'sources'> {
  const things = new Map(lists.map(({ role, items }) => [role, items]))
  const sources = new Map(lists.map(list => [list.role, list.sources]))
  const claims = new Map<Role, Claim>(granted.map(candidate => [candidate.role, toClaim(candidate)]))
  for (const role of taken) {
    if (!isSingleRole(role)) continue
    const claim = claims.get(role)
    const items = things.get(role)
    if (claim && !claim.stays) {
      things.set(role, [...(claim.items.length > 0 ? claim.items : [itemOf(claim.blocks)]), ...(items ?? [])])
      sources.set(role, [
        sectionOfBlocks(claim.written ? lineOf(claim) : claim.blocks),
        ...(sources.get(role) ?? []),
      ])
      claims.set(role, { ...claim, stays: true })
    } else if (!claim && items) claims.set(role, claimOfItems(role, items))
  }
  return {
    roles: Object.fromEntries(claims),
    lists: Object.fromEntries(things),
    sources: Object.fromEntries(sources),
  }
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

function toClaim({ piece, within, source, placeName, ...claim }: Placed): Claim {
  return claim
}
