import type { Nodes, RootContent } from 'mdast'
import { onDemand } from '../on-demand.ts'
import { plainText } from '../source/text.ts'
import { namesPart } from './lists/career-blocks.ts'
import type { Left } from './material.ts'
import type { Apart } from './take-apart.ts'
import { belowWords } from './below-words.ts'
import type { Context } from './context.ts'
import { wordsIn, withoutWords } from './lines/copy-words.ts'
import { lineOf, partyFacts, phraseIn } from './facts/facts.ts'
import { inOrder, withoutBlocks } from './lists/in-order.ts'
import { itemsOfList } from './things/items.ts'
import { recordLabel } from './things/kinds.ts'
import { type GrantedList, itemOf, type Material, sectionOfBlocks, sectionOfFact } from './lists/lists.ts'
import type { Outline } from './outline.ts'
import { phraseOf, toPhrase } from './facts/phrase.ts'
import { parties } from './claims/candidate.ts'
import { hollowHeadings, type Placed, withoutColumnNames, withoutPartNames } from './claims/place-names.ts'
import type { Claim, Fact, Item, Omitted, Reading, Section } from './reading.ts'
import { isPictureName } from './facts/settings.ts'
import { findValues } from './values/read-value.ts'
import { plainLabel } from './words/lexicon.ts'
import { isReadingTime, recordName } from './words/record-names.ts'
import { isSingleRole, listsTaken, type Role, type Roles } from './roles.ts'
import { slideItems } from './slides/read-slides.ts'
import type { Takings } from './lists/takings.ts'

/** What the stages before found, to be put together. */
interface Found {
  readonly copy: Apart
  readonly granted: readonly Placed[]
  readonly left: Left
  readonly lists: readonly GrantedList[]
}

/** Whether a format takes no role at all and draws the copy where it stands. */
export function takesNothing({ needs, takes, lists, headline }: Roles): boolean {
  return [needs, takes, lists, headline].every(taken => (taken?.length ?? 0) === 0)
}

/** The reading of a copy: everything that was found in its places, and everything else in the order of its author. */
export function arrange(found: Found, roles: Roles): Reading {
  const { copy, granted, left } = found
  const { document, deck, whole } = copy
  const { material, outline } = left
  const rest = restOf(found, roles)
  const { loose, extra, listed, lifted, asThings } = rest
  const ordered = onDemand(() => inCopyOrder(found, rest, roles))
  const { lists, texts: unsaid } = roles.silent ? ordered() : withoutColumnNames(found.lists)
  const heads = found.lists.flatMap(({ claims }) => claims.flatMap(({ silent = [] }) => silent))
  const hollow = roles.facts === 'all' ? hollowHeadings(outline.parts, lifted) : new Set<RootContent>()
  const headed = material.sections.filter(({ heading }) => !heading || !hollow.has(heading))
  const sections = headed.map(section => withoutBlocks(section, lifted))
  const head = undivided(headBlocks(outline).filter(block => !lifted.has(block)))
  const below = linesBelow(granted, roles, copy.context)
  const byName = bothWays(granted, withoutFacts(lists, loose), whole, { ...material, below })
  const parts = [
    ...material.facts
      .filter(fact => asThings.includes(fact) || (fact.place === 'field' && !isSingle(fact)))
      .map(fact => [fact, sectionOfFact(fact)] as const),
    ...material.opening.map(section => [section, withoutBlocks(section, lifted)] as const),
    ...headed.map((section, at) => [section, sections[at] ?? section] as const),
  ].map(([piece, section]) => listedIn(piece, section, lists))
  const again = rest.again.map(({ blocks }) => ({
    text: blocks.map(plainText).join(' '),
    because: 'the body says it too',
  }))
  const unprinted = [
    ...unprintedIn(found, lists, [...unsaid, ...heads, ...[...hollow].map(plainText)]),
    ...(roles.facts === 'all' ? recordNames(granted, loose) : []),
    ...again,
  ]
  return {
    lang: document.lang,
    labelLang: copy.labelLang,
    dir: document.dir,
    assets: document.assets,
    ...(copy.spoken && { spoken: copy.spoken }),
    ...(typeof document.frontMatter.toc === 'boolean' && { contents: document.frontMatter.toc }),
    ...byName,
    lists: deck ? { ...byName.lists, slides: slideItems(deck.slides, lifted) } : byName.lists,
    facts: [...[...below.values()].flat(), ...loose].map(fact => (deck ? withoutTitleName(fact) : fact)),
    head: roles.facts === 'all' ? head.filter(block => !listed.has(block)) : head,
    above: outline.before.filter(block => !lifted.has(block) && !listed.has(block)),
    sections: [...extra, ...sections],
    parts: parts.filter(
      ({ heading, blocks, sections: inner }) => heading ?? (blocks.length > 0 || inner.length > 0),
    ),
    get inOrder() {
      return ordered().sections
    },
    unplaced: deck ? extra : [...extra, ...unlisted(headed, listed, lifted)],
    body: bodyOf([...whole.body, ...whole.foot], lifted, extra),
    written: copy.body,
    words: withoutWords(
      wordsIn(document, copy.written),
      unprinted.map(({ text }) => text),
    ),
    moved: movedIn(found, lists, lifted),
    notes: document.root.children.filter(({ type }) => type === 'footnoteDefinition'),
    omitted: [...document.omitted, ...(deck?.omitted ?? []), ...unprinted],
    because: {
      ...Object.fromEntries(lists.map(({ role, because }) => [role, because])),
      ...(deck && { slides: deck.because }),
    },
  }
}

/** What no role and no list has. */
interface Rest {
  /** Facts that are laid out as such. */
  readonly loose: readonly Fact[]
  /** Those that the text says again, which are not. */
  readonly again: readonly Fact[]
  /** Those that are more than a line, as sections. */
  readonly extra: readonly Section[]
  /** Facts that are things of a list. */
  readonly asThings: readonly Fact[]
  /** Pieces that lists have. */
  readonly listed: ReadonlySet<object>
  /** Labelled lines that the text goes on with. */
  readonly inText: readonly Fact[]
  /** Blocks that are not drawn again where they stood. */
  readonly lifted: ReadonlySet<RootContent>
}

function restOf({ copy, granted, left, lists }: Found, roles: Roles): Rest {
  const { material, gone } = left
  const listed = new Set<object>(lists.flatMap(({ pieces }) => pieces))
  const open = material.facts.filter(fact => !listed.has(fact))
  const isLife = listsTaken(roles).includes('entries')
  const isPlain = takesNothing(roles)
  // In a life, what takes more than a line is a part of it.
  const isPart = (fact: Fact): boolean =>
    fact.place === 'field' && isLife && (fact.text.length > LINE || namesPart(fact.meanings))
  const inText = belowWords(copy, granted, roles)
  const isLoose = (fact: Fact): boolean =>
    isSingle(fact) &&
    !isPart(fact) &&
    !inText.includes(fact) &&
    (fact.place === 'field' || (fact.place === 'head' && !isPlain) || roles.facts === 'all')
  const again = roles.facts === 'all' || isPlain ? [] : saidAgain(open, copy)
  const loose = open.filter(fact => isLoose(fact) && !again.includes(fact))
  const asThings = copy.facts.filter(fact => lists.some(({ things }) => things.has(fact)))
  const drawn = [...loose, ...asThings, ...lists.flatMap(list => list.facts)]
  return {
    loose,
    again,
    extra: open.filter(fact => !isSingle(fact) || isPart(fact)).map(sectionOfFact),
    asThings,
    listed,
    inText,
    lifted: new Set([...gone, ...drawn.flatMap(({ source }) => source ?? [])] as RootContent[]),
  }
}

/** Letters from which words are known again in a text. */
const KNOWN = 5

/** Fields that have no place of their own and that the body says too, as its words or its days: a label and a second time are no news. */
function saidAgain(facts: readonly Fact[], { body, deck, outline, context }: Apart): readonly Fact[] {
  const fields = facts.filter(fact => fact.place === 'field' && isSingle(fact) && fact.facts.length === 0)
  if (fields.length === 0) return []
  const { title, before } = deck?.outline ?? outline
  const shown = deck ? deck.body : body
  const texts = [...(title ? [title] : []), ...before, ...shown].map(plainText)
  const words = ` ${plainLabel(texts.join('\n'))} `
  const days = onDemand(() =>
    texts.flatMap(text =>
      findValues(text, context.lang).flatMap(({ value }) => (value.type === 'date' ? [value.from] : [])),
    ),
  )
  return fields.filter(({ text, value }) =>
    value?.type === 'date'
      ? days().includes(value.from)
      : value === undefined && text.length >= KNOWN && words.includes(` ${plainLabel(text)} `),
  )
}

/** Sections in the order of the copy, with their lists; without names of parts where the format says them by their place. */
function inCopyOrder(
  { left: { material }, lists }: Found,
  { loose, inText, lifted }: Rest,
  roles: Roles,
): ReturnType<typeof withoutPartNames> {
  const isField = (fact: Fact): boolean =>
    fact.place !== 'body' && !loose.includes(fact) && !inText.includes(fact)
  const fields = material.facts.filter(isField)
  const sections = inOrder(fields, material, lists, lifted)
  return roles.silent ? withoutPartNames(sections, lists) : { sections, lists, texts: [] }
}

/** Names that a record has for a program, where its values are said in their own voice. */
function recordNames(granted: readonly Placed[], facts: readonly Fact[]): readonly Omitted[] {
  const names = [
    ...granted.filter(({ label, role }) => recordName(label.text, role)),
    ...facts.filter(({ label, text }) => recordName(label.text) && isReadingTime(text)),
  ]
  return names
    .filter(({ written }) => written)
    .map(({ label }) => ({ text: label.text, because: 'it names a place in the layout' }))
}

/** Words that nothing prints, with the reason. */
function unprintedIn(
  { copy, granted }: Found,
  lists: readonly GrantedList[],
  texts: readonly string[],
): readonly Omitted[] {
  const names = granted.flatMap(({ placeName }) => placeName ?? [])
  const labelled = lists.flatMap(({ items }) => items.flatMap(item => recordLabel(item) ?? []))
  return [
    ...copy.omitted,
    ...names.map(text => ({ text, because: 'it names a place in the layout' })),
    ...pictureNames(granted, lists),
    ...joiningWords(lists),
    ...labelled.map(text => ({ text, because: 'it only says that a name follows' })),
    ...texts.map(text => ({ text, because: 'the layout or other words say it' })),
  ]
}

/** Texts of blocks that stand elsewhere than in the copy. */
function movedIn(
  { copy: { body, whole } }: Found,
  lists: readonly GrantedList[],
  lifted: ReadonlySet<RootContent>,
): readonly string[] {
  const kept = new Set([...whole.body, ...whole.foot])
  const taken = body.filter(block => !kept.has(block))
  return [...lifted, ...signedIn(lists), ...tabled(lists), ...taken].map(plainText)
}

/** Letters of a line among the contacts of a life. */
const LINE = 60

function isSingle({ items, facts, blocks }: Fact): boolean {
  return (
    items.length === 0 &&
    facts.every(({ items: inner, facts: deeper }) => inner.length === 0 && deeper.length === 0) &&
    blocks.length <= 1
  )
}

/** Blocks without strokes before the first and behind the last of them: what they divided stands elsewhere. */
function undivided(blocks: readonly RootContent[]): readonly RootContent[] {
  const isWords = ({ type }: RootContent): boolean => type !== 'thematicBreak'
  return blocks.slice(Math.max(0, blocks.findIndex(isWords)), blocks.findLastIndex(isWords) + 1)
}

/** What stands above the first section, with the heading of the copy: a title in the front matter may have its role. */
function headBlocks({ before, title, head }: Outline): readonly RootContent[] {
  return [...before, ...(title ? [title] : []), ...head]
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

/** A title in the fields of slides that have another on their first: what it is called says nothing. */
function withoutTitleName(fact: Fact): Fact {
  const isTitle = fact.place === 'field' && isSingle(fact) && fact.meanings[0]?.concept === 'title'
  return isTitle ? { ...fact, label: phraseOf('') } : fact
}

/** Lists whose sources are without the labelled lines that are laid out as facts. */
function withoutFacts(lists: readonly GrantedList[], loose: readonly Fact[]): readonly GrantedList[] {
  const lifted = new Set(loose.flatMap(({ source }) => source ?? []))
  return lists.map(list => ({
    ...list,
    sources: list.sources.map(section => withoutBlocks(section, lifted)),
  }))
}

/** Sections that are in no list; of one that is not, its subsections that are not. */
function unlisted(
  sections: readonly Section[],
  listed: ReadonlySet<object>,
  lifted: ReadonlySet<Nodes>,
): readonly Section[] {
  return sections
    .filter(section => !listed.has(section))
    .map(section => {
      const own = withoutBlocks(section, lifted)
      const inner = unlisted(section.sections, listed, lifted)
      const isWhole =
        inner.length === own.sections.length && inner.every((one, at) => one === own.sections[at])
      return isWhole ? own : { ...own, sections: inner }
    })
}

/**
 * Roles and lists by name. What may be one text or several things (`terms`, `conditions`, `sources`) is both where the
 * format has a list for it: its things in the list, which the format draws, their joined words in the role.
 */
function bothWays(
  granted: readonly Placed[],
  lists: readonly GrantedList[],
  whole: Takings,
  { taken, context, below }: Material & { readonly below: LinesBelow },
): Pick<Reading, 'roles' | 'lists' | 'sources'> {
  const things = new Map(lists.map(({ role, items }) => [role, items]))
  const sources = new Map(lists.map(list => [list.role, list.sources]))
  const claims = new Map<Role, Claim>(
    granted.map(candidate => {
      const claim = toClaim(candidate, context)
      return [candidate.role, below.has(candidate) ? { ...claim, facts: [] } : claim]
    }),
  )
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

/** Files of pictures that a line, a table or a list of the body names, and what they are called there: they are shown. */
function pictureNames(granted: readonly Placed[], lists: readonly GrantedList[]): readonly Omitted[] {
  const ofThings = lists
    .flatMap(({ items }) => items.flatMap(({ parts }) => parts.image ?? []))
    .filter(({ place }) => place === 'body')
  const shown = granted.filter(
    ({ role, source, stays }) => (role === 'image' || role === 'logo') && source !== undefined && !stays,
  )
  const named = [...ofThings, ...shown].filter(({ text }) => isPictureName(text))
  const labels = new Set(named.flatMap(({ label }) => (label.text === '' ? [] : [label.text])))
  return [...labels, ...named.map(({ text }) => text)].map(text => ({
    text,
    because: 'it names the file of a picture',
  }))
}

/** Words between the authors of one field that stand apart from each other: `and`. */
function joiningWords(lists: readonly GrantedList[]): readonly Omitted[] {
  const divided = lists.filter(({ role, items }) => role === 'authors' && items.length > 1)
  return divided.flatMap(({ items, facts }) => {
    const names = items.flatMap(({ title, text }) => [title.text, ...text.map(plainText)])
    const between = facts.map(({ text }) => names.reduce((left, name) => left.replace(name, '\n'), text))
    const words = between.flatMap(text => text.match(/[\p{L}\p{M}]+/gu) ?? [])
    return words.map(text => ({ text, because: 'the names stand apart' }))
  })
}

/** Tables of works and of prices, whose columns have a place each: below a picture, on the card of a plan. */
function tabled(lists: readonly GrantedList[]): readonly RootContent[] {
  const divided = lists.filter(({ role }) => role === 'works' || role === 'offers')
  return divided.flatMap(({ sources }) =>
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

/** Roles that are somebody with an address, often in one line. */
const addressed: ReadonlySet<Role> = new Set<Role>(['seller', 'buyer', 'sender', 'recipient'])

/** A granted claim; of somebody who is written in a text, the first line is the name and the others are what is told of them. */
function toClaim({ piece, calledBy, within, source, placeName, ...claim }: Placed, context: Context): Claim {
  if (!parties.has(claim.role)) return claim
  const isNamed = claim.facts.length > 0 && toPhrase(claim.nodes).text === claim.text
  if (isNamed) return claim
  // A record without a name, and a text of several lines: the first of them stands for the name.
  const [name, ...facts] = claim.facts.length > 0 ? claim.facts : partyFacts(claim.blocks, context)
  if (name === undefined) return claim
  // `Name: Acme Ltd` over a street: the line stands for the name with its label.
  if (name.label.text !== '') return claim.facts.length > 0 ? claim : { ...claim, facts }
  if (!addressed.has(claim.role) && (facts.length === 0 || name.text !== claim.text)) return claim
  return { ...claim, nodes: phraseIn(name).nodes, facts }
}

/** What stands below names in their lines. */
type LinesBelow = ReadonlyMap<Placed, readonly Fact[]>

/** A headline is one line: what its author wrote in the lines below a name in that role is told beside it. */
function linesBelow(granted: readonly Placed[], { headline }: Roles, context: Context): LinesBelow {
  const names = granted.filter(
    ({ role, facts, stays }) => (role === headline || role === 'name') && facts.length === 0 && !stays,
  )
  return new Map(
    names.flatMap(candidate => {
      const { facts } = toClaim(candidate, context)
      return facts.length > 0 ? [[candidate, facts] as const] : []
    }),
  )
}
