import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { type Phrase, phraseOf } from '../facts/phrase.ts'
import { isNetwork } from '../lists/links.ts'
import type { GrantedList } from '../lists/lists.ts'
import type { Part } from '../outline.ts'
import type { Fact, Item, Section } from '../reading.ts'
import { type ListRole, type Role, type Roles, rolesTaken, ruleOf } from '../roles.ts'
import type { PartName } from '../things/shapes.ts'
import type { Concept } from '../words/en.ts'
import { kindOfWords } from '../words/kinds-of-words.ts'
import { nameOf, plainLabel } from '../words/lexicon.ts'
import { type Candidate, parties } from './candidate.ts'

/** Labels that say where words stand and nothing about them: `Headline`, `Kicker`, `Button`. */
const placeNames: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'subtitle',
  'eyebrow',
  'summary',
  'text',
  'action',
  'link',
  'secondAction',
])

/** A claim whose label may have been left out. */
export interface Placed extends Candidate {
  /** The label that was left out. */
  readonly placeName?: string
}

/** Roles that show by themselves what they are, so that nobody prints `Name` before a name. */
const selfEvident: ReadonlySet<Role> = new Set<Role>([
  'title',
  'alternativeHeadline',
  'name',
  'jobTitle',
  'organization',
  'airline',
  'hosts',
  'request',
])

/** Roles that show what they are by where they stand, as long as the others stand there too. */
const placedBeside: Readonly<Partial<Record<Role, Role>>> = {
  seller: 'buyer',
  departureAirport: 'arrivalAirport',
  arrivalAirport: 'departureAirport',
  // The house at the head of a paper that honours somebody.
  issuer: 'recipient',
}

/**
 * Claims without labels that are words between author and designer; in a format where each role shows by its place,
 * without any that names nothing else.
 */
export function withoutPlaceNames(
  granted: readonly Candidate[],
  roles: Roles,
  { lexicon, lang }: Context,
): readonly Placed[] {
  const { silent = false } = roles
  // What mail programs show in their lists is no line of the mail.
  const isListed = rolesTaken(roles).includes('preheader')
  const all = new Set(granted.map(({ role }) => role))
  return granted.map(candidate => {
    const { role, written, stays, label, piece } = candidate
    if (!written || stays) return candidate
    const meanings = 'meanings' in piece ? (piece as Fact).meanings : lexicon(label.text)
    const [first] = meanings
    if (first === undefined || (!isListed && isManner(candidate, lang))) return candidate
    // A line that leads to a name is said: `We have sailed together for 25 years`.
    if (/\S\s+\S/.test(label.text) && lexicon(label.text).length === 0) return candidate
    const { concepts } = ruleOf(role)
    const beside = placedBeside[role]
    const isShown = silent || isDirection(candidate, all) || (beside !== undefined && all.has(beside))
    const isOwn = isShown && meanings.some(({ concept }) => concepts.includes(concept))
    // Who somebody is is said: `Titular` of a ticket in Spanish is a word for a headline too.
    const isRole =
      parties.has(role) &&
      !concepts.includes(first.concept) &&
      meanings.some(({ concept }) => concept === concepts[0])
    const isPlace = (placeNames.has(first.concept) || saysItself(role, first.concept, label.text)) && !isRole
    if (!isOwn && !isPlace && !selfEvident.has(role)) return candidate
    return { ...candidate, written: false, label: phraseOf(''), placeName: label.text }
  })
}

/** Words that say no more than that a bill goes to whom they stand before: `An:`, `To:`, `À :`. */
const DIRECTIONS: ReadonlySet<string> = new Set(
  'to an a al ai aan para per pour fur for do dla til till naar'.split(' '),
)

function isDirection({ role, label }: Candidate, all: ReadonlySet<Role>): boolean {
  return role === 'buyer' && all.has('seller') && DIRECTIONS.has(plainLabel(label.text))
}

/** `Bio` over the few words that say who somebody is, and `Username` before a name with its sign; the foot of a page and the back of a card are where they are. A network is told by its label alone. */
function saysItself(role: Role, concept: Concept, label: string): boolean {
  return (
    role === 'pageFooter' ||
    role === 'back' ||
    (role === 'terms' && kindOfWords(label) === 'smallPrint') ||
    (role === 'abstract' && concept === 'about') ||
    (role === 'handle' && !isNetwork(label))
  )
}

/** Languages whose letters have the word for it before their subject: `Objet :`, `Oggetto:`, `Asunto:`. */
const SAYS_SUBJECT: ReadonlySet<string> = new Set(['fr', 'it', 'es', 'pt', 'tr', 'pl'])

/** `Re:` before the subject of a letter is as its writer has it; `Subject:` names the field of a form where letters do not say it. */
function isManner({ role, label }: Candidate, lang: string): boolean {
  if (role !== 'subject') return false
  const [language = ''] = lang.split('-')
  return SAYS_SUBJECT.has(language) || plainLabel(label.text) !== plainLabel(nameOf('subject', lang))
}

/** Headings that say no more than that facts follow. */
const factNames: ReadonlySet<Concept> = new Set<Concept>(['text', 'facts', 'summary', 'contact'])

/** Headings like `Details` over facts that are all laid out elsewhere: nothing is left below them. */
export function hollowHeadings(
  parts: readonly Part[],
  lifted: ReadonlySet<RootContent>,
): ReadonlySet<RootContent> {
  const hollow = parts.filter(
    ({ meanings, blocks, facts, parts: inner }) =>
      facts.length > 0 &&
      inner.length === 0 &&
      blocks.every(block => lifted.has(block)) &&
      meanings.some(({ concept, weight }) => weight > 0.9 && factNames.has(concept)),
  )
  return new Set(hollow.flatMap(({ heading }) => heading ?? []))
}

/** Lists in which a thing shows by its place what these parts of it are: the plan in large, below it what it costs. */
const placedParts: Readonly<Partial<Record<ListRole, readonly PartName[]>>> = {
  offers: ['title', 'price'],
  programme: ['title', 'date', 'endDate'],
  stats: ['title', 'value'],
  questions: ['title', 'description'],
}

/** Lists without labels that show by the place of what they label, and the names of columns below which nothing stands. */
export function withoutColumnNames(lists: readonly GrantedList[]): Pick<Silenced, 'lists' | 'texts'> {
  // Rows of a table share the labels of their columns.
  const names = new Set<Phrase>()
  const hollow = new Set<readonly string[]>()
  const unnamed = (item: Item, placed: readonly PartName[]): Item => {
    const parts = { ...item.parts }
    if (item.unsaid) hollow.add(item.unsaid)
    for (const [part, fact] of Object.entries(parts) as [PartName, Fact][]) {
      if (fact.place !== 'body' || !fact.written) continue
      if (!placed.includes(part) && !(part === 'description' && isPlainly(fact, 'description'))) continue
      names.add(fact.label)
      parts[part] = { ...fact, label: phraseOf(''), written: false }
    }
    return { ...item, parts }
  }
  const unlabelled = lists.map(list => {
    const own = (items: readonly Item[]): readonly Item[] =>
      items.map(item => unnamed(item, placedParts[list.role] ?? []))
    const things = [...list.things].map(
      ([piece, { items, whole }]) => [piece, { items: own(items), whole }] as const,
    )
    return { ...list, items: own(list.items), things: new Map(things) }
  })
  return { lists: unlabelled, texts: [...[...hollow].flat(), ...[...names].map(({ text }) => text)] }
}

/** Whether the label of a fact says nothing but where its words stand, or what they are by their place. */
function isPlainly({ meanings: [first] }: Fact, own: Concept): boolean {
  return first !== undefined && (first.concept === own || placeNames.has(first.concept))
}

/** Parts and lists whose things have no labels in their parts, and the words that are not said for it. */
interface Silenced {
  readonly sections: readonly Section[]
  readonly lists: readonly GrantedList[]
  readonly texts: readonly string[]
}

/** Without the labels of parts, which the layout shows: `Position` before a post, the head of a table of posts. */
export function withoutPartNames(sections: readonly Section[], lists: readonly GrantedList[]): Silenced {
  // Rows of a table share the labels of their columns.
  const names = new Set<Phrase>()
  const texts: string[] = []
  const told = new Map<Item, Item>()
  const silenced = (item: Item): Item => {
    const parts = { ...item.parts }
    for (const [part, fact] of Object.entries(parts) as [PartName, Fact][]) {
      if (!fact.written) continue
      names.add(fact.label)
      parts[part] = { ...fact, written: false }
    }
    // A label alone stands above what it names.
    const alone = item.facts.filter(({ text, label }) => text === '' && label.text !== '')
    for (const { label } of alone) names.add(label)
    texts.push(...(item.unsaid ?? []))
    const facts = item.facts.filter(fact => !alone.includes(fact))
    const silent = { ...item, parts, facts, items: item.items.map(silenced) }
    told.set(item, silent)
    return silent
  }
  const within = (section: Section): Section => ({
    ...section,
    items: section.items.map(silenced),
    sections: section.sections.map(within),
  })
  return {
    sections: sections.map(within),
    lists: lists.map(list => ({ ...list, items: list.items.map(item => told.get(item) ?? item) })),
    texts: [...texts, ...[...names].map(({ text }) => text)],
  }
}
