import type { Nodes, RootContent } from 'mdast'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import type { Candidate } from './candidate.ts'
import { namesPart } from './career-blocks.ts'
import { dividedLines, withTitleLine } from './divide-lines.ts'
import { candidatesOf, grant, rolesTaken } from './claims.ts'
import type { Context } from './context.ts'
import { wordsIn, withoutWords } from './copy-words.ts'
import {
  blocksOf,
  factsIn,
  fieldFact,
  isFilled,
  lineOf,
  namesColumns,
  partyFacts,
  phraseIn,
} from './facts.ts'
import { openFirstLine, openQuotedLine } from './first-line.ts'
import { toSection } from './kinds.ts'
import { inOrder, withoutBlocks } from './in-order.ts'
import { itemsOfList } from './items.ts'
import { readLabelled } from './label.ts'
import { labelLanguage } from './label-language.ts'
import { takeLedLines } from './led-lines.ts'
import { personFacts } from './letterhead.ts'
import { greets, takeLetter } from './letters.ts'
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
import { sectionsOf } from './opening.ts'
import { type Outline, outlineOf, type Part } from './outline.ts'
import { phraseOf, toPhrase, trim } from './phrase.ts'
import { hollowHeadings, type Placed, withoutPartNames, withoutPlaceName } from './place-names.ts'
import { repeatsIn, withoutEchoes, withoutFacts } from './repeats.ts'
import type { Claim, Fact, Item, Omitted, Reading, Section } from './reading.ts'
import { isPictureName } from './settings.ts'
import { isSingleRole, listRuleOf, type ListRole, type Role, type Roles } from './roles.ts'
import { type Deck, readSlides, slideItems } from './slides/read-slides.ts'
import type { Takings } from './takings.ts'
import type { Concept } from './words/en.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(source: Document, roles: Roles): Reading {
  const labelLang = labelLanguage(source)
  const context: Context = { lexicon: lexiconOf(source, labelLang), lang: source.lang }
  const told = source.fields.filter(isFilled).map(field => fieldFact(field, context))
  const deck = listsTaken(roles).includes('slides') ? deckIn(source, told, { roles, context }) : undefined
  const document = deck ? { ...source, root: { ...source.root, children: [...deck.body] } } : source
  const text = document.root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const isNamed = told.some(({ meanings }) => meanings.some(({ concept }) => concept === 'title'))
  const titled = isNamed || !opensWithTitle(roles) ? text : withTitleLine(text)
  const opened = roles.facts === 'all' ? opening(titled, roles, isNamed, context) : titled
  const body = deck ? opened : dividedLines(opened, listsTaken(roles), context)
  const written = deck?.facts ?? told
  const once = roles.facts === 'all' ? withoutEchoes(body, written) : { body, fields: written, echoes: [] }
  const led = roles.facts === 'all' ? takeLedLines(once.body, context) : { body: once.body, facts: [] }
  const whole = isLetter(roles, led.body, context)
    ? takeLetter(led.body, once.fields, source.omitted, {
        context,
        isCircular: listsTaken(roles).includes('stories'),
      })
    : takeLists(led.body, once.fields, listsTaken(roles), context)
  const found = [...led.facts, ...whole.found]
  const first = deck?.outline ?? withFoot(outlineOf(whole.body, context), whole.foot, context)
  // The parts of a life stay whole, whatever single lines of them would be elsewhere.
  const isLife = listsTaken(roles).includes('entries')
  const person = isLife ? personFacts(first, context) : []
  const inBody = [...whole.drawn, ...first.facts, ...person, ...found, ...factsOfParts(first.parts, isLife)]
  const repeated = repeatsIn(whole.fields, { outline: first, facts: inBody, roles })
  const fields = withoutFacts(whole.fields, new Set(repeated))
  const facts = [...fields, ...inBody]
  const drawn = new Set<object>(whole.drawn)
  // A format that takes nothing draws the copy where it stands.
  const isPlain = [roles.needs, roles.takes, roles.lists, roles.headline].every(
    taken => (taken?.length ?? 0) === 0,
  )
  const granted = grant(
    candidatesOf({ facts, outline: first, roles, context, said: tiesIn(document), omitted: source.omitted }),
  )
    .map((candidate, _, all) => withoutPlaceName(candidate, roles, new Set(all.map(({ role }) => role))))
    .map(candidate => (isPlain || drawn.has(candidate.piece) ? { ...candidate, stays: true } : candidate))
  const omitted = [
    ...once.echoes.map(block => ({ text: plainText(block), because: 'a field says it already' })),
    ...repeated.map(({ text }) => ({ text, because: 'the body says it too' })),
    ...granted.flatMap(({ placeName }) =>
      placeName === undefined ? [] : [{ text: placeName, because: 'it names a place in the layout' }],
    ),
    ...columnNames(facts, context),
    ...(whole.buttons ?? []).map(text => ({ text, because: 'a button of the program it was pasted from' })),
    ...whole.silent.map(text => ({ text, because: 'it is shown by a sign, by its place or once for all' })),
  ]
  const taken = new Set<object>(granted.filter(({ stays }) => !stays).map(({ piece }) => piece))
  const outline = first.title && !taken.has(first.title) ? untitled(first, context) : first
  const gone = blocksTaken(granted)
  const material: Material = {
    claims: granted,
    head: headOf(outline, gone, context),
    opening: openingOf(outline, { gone, taken }, context),
    sections: partsLeft(outline.parts, taken).map(part => toSection(without(part, gone), context)),
    facts: [
      ...openFields(fields, taken),
      ...facts.filter(
        fact =>
          fact.place !== 'field' &&
          !taken.has(fact) &&
          !drawn.has(fact) &&
          !(isLife && fact.place === 'body'),
      ),
    ],
    taken: listsTaken(roles).filter(role => whole.lists[role] === undefined),
    context,
  }
  const granting = grantLists(material)
  const listed = new Set(granting.flatMap(({ pieces }) => pieces))
  const open = material.facts.filter(fact => !listed.has(fact))
  // In a life, what takes more than a line is a part of it.
  const isPart = (fact: Fact): boolean =>
    fact.place === 'field' && isLife && (fact.text.length > LINE || namesPart(fact.meanings))
  const loose = open.filter(
    fact =>
      isSingle(fact) &&
      !isPart(fact) &&
      (fact.place === 'field' || (fact.place === 'head' && !isPlain) || roles.facts === 'all'),
  )
  const extra = open.filter(fact => !isSingle(fact) || isPart(fact)).map(sectionOfFact)
  const asThings = facts.filter(fact => granting.some(({ things }) => things.has(fact)))
  // What was laid out as facts, or as a list of facts, is not drawn again where it stood.
  const lifted = new Set([
    ...gone,
    ...[...loose, ...asThings, ...granting.flatMap(list => list.facts)].flatMap(({ source }) => source ?? []),
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
  const pictures = pictureNames(lists)
  const kept = new Set([...whole.body, ...whole.foot])
  const hollow = roles.facts === 'all' ? hollowHeadings(outline.parts, lifted) : new Set<RootContent>()
  const headed = material.sections.filter(({ heading }) => !heading || !hollow.has(heading))
  const texts = [...unsaid, ...[...hollow].map(plainText)]
  const sections = headed.map(section => withoutBlocks(section, lifted))
  const head = headBlocks(outline).filter(block => !lifted.has(block))
  const byName = bothWays(
    granted,
    lists.map(list => withoutLifted(list, loose)),
    whole,
    material,
  )
  const parts = [
    ...material.facts
      .filter(fact => asThings.includes(fact) || (fact.place === 'field' && !isSingle(fact)))
      .map(fact => [fact, sectionOfFact(fact)] as const),
    ...material.opening.map(section => [section, withoutBlocks(section, lifted)] as const),
    ...headed.map((section, at) => [section, sections[at] ?? section] as const),
  ].map(([piece, section]) => listedIn(piece, section, lists))
  return {
    lang: document.lang,
    labelLang,
    dir: document.dir,
    assets: document.assets,
    ...(typeof document.frontMatter.toc === 'boolean' && { contents: document.frontMatter.toc }),
    ...byName,
    lists: deck ? { ...byName.lists, slides: slideItems(deck.slides, lifted) } : byName.lists,
    facts: loose,
    head: roles.facts === 'all' ? head.filter(block => !listed.has(block)) : head,
    above: outline.before.filter(block => !lifted.has(block) && !listed.has(block)),
    sections: [...extra, ...sections],
    parts: parts.filter(
      ({ heading, blocks, sections: inner }) => heading ?? (blocks.length > 0 || inner.length > 0),
    ),
    inOrder: ordered,
    unplaced: deck ? extra : [...extra, ...unlisted(headed, listed, lifted)],
    body: bodyOf([...whole.body, ...whole.foot], lifted, extra),
    words: withoutWords(wordsIn(document, written), [
      ...texts,
      ...[...omitted, ...pictures].map(({ text }) => text),
    ]),
    moved: [...lifted, ...signedIn(lists), ...tabled(lists), ...body.filter(block => !kept.has(block))].map(
      plainText,
    ),
    notes: source.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: [
      ...document.omitted,
      ...(deck?.omitted ?? []),
      ...omitted,
      ...pictures,
      ...texts.map(text => ({ text, because: 'the layout or other words say it' })),
    ],
    because: {
      ...Object.fromEntries(lists.map(({ role, because }) => [role, because])),
      ...(deck && { slides: deck.because }),
    },
  }
}

/** The slides of a document for a deck. */
function deckIn(
  { root, fields, assets }: Document,
  told: readonly Fact[],
  { roles, context }: { readonly roles: Roles; readonly context: Context },
): Deck {
  const blocks = root.children.filter(({ type }) => type !== 'footnoteDefinition')
  const deck = readSlides(blocks, told, {
    roles: rolesTaken(roles),
    names: fields.map(({ name }) => name),
    assets,
    context,
  })
  return {
    ...deck,
    body: [...deck.body, ...root.children.filter(({ type }) => type === 'footnoteDefinition')],
  }
}

/** A body with its first line apart where that is its title; one that looks like a label with its value heads it. */
function headedByLine(body: readonly RootContent[]): readonly RootContent[] {
  const titled = withTitleLine(body)
  const [first, ...others] = titled
  if (titled === body || first?.type !== 'paragraph' || !readLabelled(toPhrase(first.children))) return titled
  return [{ type: 'heading', depth: 1, children: [...first.children] }, ...others]
}

/** Lists that a graphic is drawn of. */
const graphicLists: readonly ListRole[] = ['people', 'tiles', 'events', 'modules', 'lanes']

/** The body of a card or a pass with its title apart, where its author wrote it in a line of its own. */
function opening(
  text: readonly RootContent[],
  roles: Roles,
  isNamed: boolean,
  context: Context,
): readonly RootContent[] {
  const opened = openFirstLine(text, context)
  // A graphic is called by the line over its table, whatever stands between them.
  if (graphicLists.some(list => listsTaken(roles).includes(list)))
    return isNamed || !opened.some(({ type }) => type === 'table') ? opened : headedByLine(opened)
  const isTitled = roles.needs?.includes('title') === true && !rolesTaken(roles).includes('message')
  return isTitled && !isNamed ? openQuotedLine(opened) : opened
}

/** Lists of documents that open with something else than a title: whose they are, or whom they are for. */
const untitledLists: readonly ListRole[] = ['lines', 'entries', 'clauses']

function opensWithTitle(roles: Roles): boolean {
  const lists = listsTaken(roles)
  const isMenu = lists.includes('sections') && lists.includes('items')
  const isDocument = (roles.facts !== 'all' || isMenu) && (roles.headline ?? 'title') === 'title'
  return isDocument && !isSalutation(roles) && !untitledLists.some(list => lists.includes(list))
}

function isSalutation(roles: Roles): boolean {
  return rolesTaken(roles).includes('salutation')
}

/** Whether copy is taken apart as a letter; what has stories is one only where it greets somebody. */
function isLetter(roles: Roles, body: readonly RootContent[], context: Context): boolean {
  if (!isSalutation(roles)) return false
  return !listsTaken(roles).includes('stories') || greets(body, context)
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
function lexiconOf({ lang, fields }: Document, labelLang: string): Lexicon {
  const lexicon = lexiconFor(lang, labelLang)
  if (!fields.some(({ name }) => name === 'FN' || name === 'DTSTART')) return lexicon
  return label => {
    const concept = Object.hasOwn(cards, label) ? cards[label] : undefined
    return concept
      ? [{ concept, weight: 1, because: `${label} is ${concept} on a card`, foreign: true }]
      : lexicon(label)
  }
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

/** A section with the list that took it and the things that it has there. */
function listedIn(piece: Section | Fact, section: Section, lists: readonly GrantedList[]): Section {
  const list = lists.find(({ things }) => things.has(piece))
  const own = list?.things.get(piece)
  if (!list || !own) return section
  return { ...section, list: list.role, items: own.items, ...(own.whole && { lead: [], rest: [] }) }
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

/** Heads of tables that were read as facts, and that only name the columns. */
function columnNames(facts: readonly Fact[], context: Context): readonly Omitted[] {
  const tables = new Set(facts.flatMap(({ source }) => (source?.type === 'table' ? [source] : [])))
  return [...tables].flatMap(table => {
    const cells = table.children[0]?.children.map(cell => trim(toPhrase(cell.children))) ?? []
    if (!namesColumns(cells, context)) return []
    return cells.map(({ text }) => ({ text, because: 'it names a column of a table of facts' }))
  })
}

/** Facts in headed parts; in a life the firm and the place of a station are nobody's but the station's. */
function factsOfParts(parts: readonly Part[], isLife: boolean): readonly Fact[] {
  return parts
    .filter(({ meanings }) => !(isLife && meanings.some(({ concept }) => stations.has(concept))))
    .flatMap(part => [...part.facts, ...factsOfParts(part.parts, isLife)])
}

const stations: ReadonlySet<Concept> = new Set(listRuleOf('entries').concepts)

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
  const { heading, ...rest } = part
  return {
    ...rest,
    ...(heading && !gone.has(heading) && { heading }),
    blocks: part.blocks.filter(block => !gone.has(block)),
    parts: part.parts.map(inner => without(inner, gone)),
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
  whole: Takings,
  { taken, context }: Material,
): Pick<Reading, 'roles' | 'lists' | 'sources'> {
  const things = new Map(lists.map(({ role, items }) => [role, items]))
  const sources = new Map(lists.map(list => [list.role, list.sources]))
  const claims = new Map<Role, Claim>(granted.map(candidate => [candidate.role, toClaim(candidate, context)]))
  const authors = things.get('authors')
  if (authors) claims.set('author', namesOf(authors))
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

/** Blocks that formats draw places to sign in place of. */
function signedIn(lists: readonly GrantedList[]): ReadonlySet<RootContent> {
  const signatures = lists.filter(({ role }) => role === 'signatures')
  return new Set(signatures.flatMap(({ items }) => items.flatMap(({ blocks }) => blocks)))
}

/** Files of pictures that a table or a list names beside its things, and what they are called there: they are shown. */
function pictureNames(lists: readonly GrantedList[]): readonly Omitted[] {
  const named = lists
    .flatMap(({ items }) => items.flatMap(({ parts }) => parts.image ?? []))
    .filter(({ place, text }) => place === 'body' && isPictureName(text))
  const labels = new Set(named.flatMap(({ label }) => (label.text === '' ? [] : [label.text])))
  return [...labels, ...named.map(({ text }) => text)].map(text => ({
    text,
    because: 'it names the file of a picture',
  }))
}

/** Tables of works, whose columns have a place each beside or below a picture. */
function tabled(lists: readonly GrantedList[]): readonly RootContent[] {
  const works = lists.filter(({ role }) => role === 'works')
  return works.flatMap(({ sources }) =>
    sources.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'table')),
  )
}

/** The authors as one text. */
function namesOf(authors: readonly Item[]): Claim {
  const text = authors.map(({ title }) => title.text).join(', ')
  return { ...claimOfItems('author', authors), text, nodes: phraseOf(text).nodes }
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
  if (!parties.has(claim.role)) return claim
  const isNamed = claim.facts.length > 0 && toPhrase(claim.nodes).text === claim.text
  if (isNamed) return claim
  // A record without a name, and a text of several lines: the first of them stands for the name.
  const [name, ...facts] = claim.facts.length > 0 ? claim.facts : partyFacts(claim.blocks, context)
  return name && name.label.text === '' ? { ...claim, nodes: phraseIn(name).nodes, facts } : claim
}
