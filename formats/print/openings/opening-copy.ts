import type { PhrasingContent, RootContent } from 'mdast'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { greetsReader } from '../../../core/reading/lines/letters.ts'
import { countWords, plainText } from '../../../core/source/text.ts'
import { baseName } from '../../../core/source/find-asset.ts'
import { isNameAlone } from '../../../core/reading/things/items.ts'
import type { Claim, Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import type { ListRole, Role } from '../../../core/reading/roles.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { LeadFigure } from '../../charts/lead-figure.ts'
import { type Entry, entryOf, entryOfFact, entryOfItems, entryOfPhrase, isBrief } from '../sheets/facts.tsx'

/** What a document says before its text begins. */
export interface OpeningCopy {
  /** What the brief wants seen before the title. */
  readonly lead?: LeadFigure
  readonly title?: Claim
  readonly eyebrow?: Claim
  readonly subtitle?: Claim
  /** Whose document it is, where no label says as what. */
  readonly mark?: Claim
  /** Keys of pictures. */
  readonly logo?: string
  readonly picture?: string
  /** Who wrote it, each with what is said about them. */
  readonly authors: readonly Item[]
  /** Lines of the text that say whose it is and when. */
  readonly bylines: readonly RootContent[]
  /** What stands above the first section and is not said by these lines, nor by facts of lines with labels. */
  readonly head: readonly RootContent[]
  /** When, where no label says what the day is of. */
  readonly dates: readonly Claim[]
  /** Everything else with a label. */
  readonly entries: readonly Entry[]
  /** Ways to reach somebody, without labels. */
  readonly contacts: readonly (readonly PhrasingContent[])[]
  readonly abstract?: Claim
  /** Texts that are too long to stand among facts, under their labels. */
  readonly texts: readonly Entry[]
}

/** Letters up to which a line may be the title. */
const TITLE = 90

/** Single roles with a place of their own in an opening; the others are facts. */
const dated: readonly Role[] = ['datePublished', 'date']

/**
 * What opens a document, from its reading. `elsewhere` are roles that the format draws in a place of its own, `facts` those
 * that it leaves to the opening, default all. What stays in the text is drawn there and not here.
 */
export function openingCopy(
  reading: Reading,
  elsewhere: readonly (Role | ListRole)[] = [],
  facts: readonly Fact[] = reading.facts,
): OpeningCopy {
  const drawn = new Set<string>([...elsewhere, 'abstract', 'logo', 'image'])
  const taken = (role: Role): Claim | undefined => {
    const claim = reading.roles[role]
    if (claim === undefined || claim.stays || drawn.has(role)) return undefined
    drawn.add(role)
    return claim
  }
  /** A claim whose label must be printed is a fact. */
  const unlabelled = (role: Role): Claim | undefined => {
    const claim = reading.roles[role]
    return claim?.written === true ? undefined : taken(role)
  }
  const named = taken('title')
  const eyebrow = taken('eyebrow')
  const line = taken('alternativeHeadline')
  // Where nothing names a document, the line that would stand below its name does.
  const isTitle = reading.roles.title === undefined && line !== undefined && line.text.length <= TITLE
  const title = capital(isTitle ? line : named)
  const subtitle = isTitle ? undefined : line
  const house = reading.roles.publisher ? undefined : facts.find(fact => isHouse(fact, title))
  const mark = house ? markOf(house) : unlabelled('publisher')
  const [logo, picture] = [pictureOf(reading, 'logo'), pictureOf(reading, 'image')]
  const author = reading.lists.authors ? undefined : unlabelled('author')
  if (reading.lists.authors) drawn.add('author')
  const dates = dated.flatMap(role => unlabelled(role) ?? [])
  const claims = Object.values(reading.roles).filter(({ role, stays }) => !stays && !drawn.has(role))
  const told = bylinesOf(reading)
  const lines = told.map(block => ({ block, labelled: labelledLines(block) }))
  const entries = [
    ...lines.flatMap(({ labelled }) => labelled),
    ...labelledAuthors(reading).map(({ heading, blocks }): Entry => {
      const label = toPhrase(heading?.children ?? [])
      return { label, text: blocks.map(plainText).join(' '), blocks }
    }),
    ...claims.filter(({ label }) => label.text !== '').map(entryOf),
    ...facts.filter(fact => fact !== house && fact.label.text !== '').map(entryOfFact),
    ...shortLists(reading).map(({ heading, items }) =>
      entryOfItems(toPhrase(heading?.children ?? []), items),
    ),
  ]
  const abstract = reading.roles.abstract
  return {
    ...(title && { title }),
    ...(eyebrow && { eyebrow }),
    ...(subtitle && { subtitle }),
    ...(mark && { mark }),
    ...(logo !== undefined && { logo }),
    ...(picture !== undefined && { picture }),
    authors: elsewhere.includes('authors') ? [] : authorsOf(reading, author),
    bylines: lines.flatMap(({ block, labelled }) => (labelled.length === 0 ? [block] : [])),
    head: reading.head.filter(block => !told.includes(block)),
    dates,
    entries: entries.filter(isBrief),
    contacts: [
      ...claims.filter(({ label }) => label.text === '').map(({ nodes }) => nodes),
      ...facts.filter(({ label }) => label.text === '').map(fact => phrasingOf(fact.blocks)),
    ],
    ...(abstract && !abstract.stays && !elsewhere.includes('abstract') && { abstract }),
    texts: entries.filter(entry => !isBrief(entry)),
  }
}

/** A title that stood behind a label in small letters begins as titles do: `Proposal: new roof`. */
function capital(title: Claim | undefined): Claim | undefined {
  const [first, ...others] = title?.nodes ?? []
  if (
    !title?.written ||
    title.label.text === '' ||
    first?.type !== 'text' ||
    !/^\p{Ll}\p{Ll}/u.test(first.value)
  )
    return title
  const value = first.value.replace(/^./u, letter => letter.toUpperCase())
  return { ...title, nodes: [{ ...first, value }, ...others] }
}

/** The lines of a block that each are a bold label with what it names, `**Client** Ash Ltd`, from two on. */
function labelledLines(block: RootContent): readonly Entry[] {
  const lines = linesOfBlock(block)
  const found = lines.flatMap((line): readonly Entry[] => {
    const read = readLabelled(line)
    if (read === undefined || line.nodes[0]?.type !== 'strong') return []
    return [entryOfPhrase(read.label, read.value)]
  })
  return found.length > 1 && found.length === lines.length ? found : []
}

/** Letters up to which a title in the front matter is a name. */
const HOUSE = 60

/** Whether a field calls a document by a name and its first heading is another: it is the name of the house, and the heading what that promises. */
function isHouse({ place, meanings, facts, items, text }: Fact, title: Claim | undefined): boolean {
  const isName = meanings[0]?.concept === 'title' && text.length > 0 && text.length <= HOUSE
  return place === 'field' && isName && facts.length + items.length === 0 && title?.text !== text
}

function markOf({ text, blocks }: Fact): Claim {
  const label = { nodes: [], text: '' }
  return {
    ...{ role: 'publisher', written: false, label, stays: false, weight: 0, facts: [], items: [] },
    ...{ because: 'the title in the front matter beside another heading', text, blocks },
    nodes: phrasingOf(blocks),
  }
}

function authorsOf(reading: Reading, author: Claim | undefined): readonly Item[] {
  const { authors } = reading.lists
  if (authors) {
    const elsewhere = new Set(bylinesOf(reading))
    return labelledAuthors(reading).length > 0
      ? []
      : authors.filter(({ blocks }) => !blocks.some(block => elsewhere.has(block)))
  }
  if (!author) return []
  const { nodes, text, facts, items, blocks } = author
  return items.length > 0
    ? items
    : [{ title: { nodes, text }, facts, parts: {}, text: [], items: [], blocks }]
}

/** Authors behind a label that is printed. */
function labelledAuthors({ sources }: Reading): readonly Section[] {
  return (sources.authors ?? []).filter(
    ({ heading, made, place }) => heading && made !== true && place === 'field',
  )
}

/** Letters of a line that says who wrote a document, where and when, and words of all of them. */
const LINE = 120
const LINES = 60

/** Lines without the sentences of a text, and without its figures. */
export function areLines(blocks: readonly RootContent[]): boolean {
  const lines = blocks.flatMap(block => plainText(block).split('\n'))
  if (lines.length > 1 && lines.every(line => /^[^\p{L}\d]{0,3}\d/u.test(line))) return false
  const isLine = (block: RootContent): boolean =>
    block.type === 'paragraph' &&
    plainText(block)
      .split('\n')
      .every(line => line.length <= LINE && !/\p{L}{3}[.!?。]$/u.test(line.trim()))
  return blocks.every(isLine) && countWords(blocks) <= LINES
}

/**
 * Lines above the first section from which it was read who wrote the text, for whom and when, or of which several say no more
 * than that: they stand in its opening.
 */
function bylinesOf({ head: all, lists, roles, sections, lang }: Reading): readonly RootContent[] {
  const isHead = roles.title !== undefined && sections.length > 1
  // What greets the reader begins the text.
  const greeting = all.findIndex(block => greetsReader(block, { lang }))
  const head = greeting > 0 ? all.slice(0, greeting) : all
  const severals = head.some(block => linesOfBlock(block).length > 1)
  if (isHead && severals && head.every(({ type }) => type === 'paragraph') && areLines(head)) return head
  const told = new Set([
    ...(lists.authors ?? []).flatMap(({ blocks }) => blocks),
    ...(['publisher', 'datePublished', 'author'] as const).flatMap(role =>
      roles[role]?.stays ? roles[role].blocks : [],
    ),
  ])
  return head.filter(block => told.has(block))
}

/** Lists of the front matter that are words alone: no part of the text, but facts. */
export function shortLists({ sections }: Reading): readonly Section[] {
  return sections.filter(
    section =>
      section.made === true &&
      section.place === 'field' &&
      section.heading !== undefined &&
      section.facts.length === 0 &&
      areFewWords(section.items),
  )
}

function areFewWords(items: readonly Item[]): boolean {
  return (
    items.length > 0 &&
    items.length <= 6 &&
    items.every(isNameAlone) &&
    items.reduce((sum, { title }) => sum + title.text.length, 0) <= 110
  )
}

/** The picture of a role, when it is there. */
function pictureOf({ roles, assets }: Reading, role: 'logo' | 'image'): string | undefined {
  const text = roles[role]?.text
  const name = text === undefined ? undefined : baseName(text)
  return name !== undefined && assets.has(name) ? name : undefined
}

function phrasingOf(blocks: readonly RootContent[]): readonly PhrasingContent[] {
  return blocks.flatMap((block, at) =>
    block.type === 'paragraph'
      ? at === 0
        ? block.children
        : [{ type: 'break' as const }, ...block.children]
      : [],
  )
}

/** A first part that is no more than a heading and paragraphs as the title of a copy that has none; undefined for any other. */
export function titleFrom([heading, ...said]: readonly RootContent[]): Claim | undefined {
  if (heading?.type !== 'heading' || said.some(({ type }) => type !== 'paragraph')) return undefined
  return {
    ...{ role: 'title', written: false, label: { nodes: [], text: '' }, stays: false, weight: 0 },
    ...{ because: 'the first part is no more than a name', text: plainText(heading) },
    ...{ nodes: heading.children, blocks: [heading], facts: [], items: [] },
  }
}
