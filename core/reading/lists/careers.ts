import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { entriesIn, entriesOfFact, listsStations, type Things } from '../things/entries.ts'
import { paragraphOf, itemWith } from '../facts/facts.ts'
import {
  itemOfLines,
  itemOfName,
  itemsOfList,
  itemsOfSections,
  itemsOfTable,
  namesIn,
} from '../things/items.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning, Section } from '../reading.ts'
import { type ListRole, listRuleOf } from '../roles.ts'
import type { ListClaim, Material } from './lists.ts'
import { sectionsWithin } from '../section-blocks.ts'

/** Lists that a career has: stations first, whatever else there is under headings of its own. */
const roles = ['entries', 'skills', 'languages', 'publications', 'awards', 'references', 'profiles'] as const

/** A heading that names a list outweighs the look of what stands under it. */
const NAMED = 1.5

/**
 * The lists of a resume, a heading or a key each. Posts, schools and services are `entries`, in whatever notation (see
 * `entriesIn`); skills and languages may be named in one line, divided by commas. Where no heading or key says that
 * something is a station, what looks like stations is.
 */
export function* careerLists({ sections, facts, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('entries')) return
  const claims = [
    ...facts.filter(({ place }) => place !== 'body').flatMap(fact => claimOfFact(fact, taken, context) ?? []),
    ...sections.flatMap(section => claimsOfSection(section, taken, context)),
  ]
  yield* claims
  for (const section of sections.flatMap(sectionsWithin)) {
    // A part without a name was opened by its stations.
    const isOpened = section.heading?.children.length === 0
    const isDated = section.kind === 'entries' || listsStations(section, context)
    if (!isOpened && (section.meanings.length > 0 || !isDated)) continue
    const things = entriesIn(section, context)
    yield { role: 'entries', ...things, weight: 0.6, because: section.because, pieces: [section] }
  }
}

interface Named {
  readonly role: ListRole
  readonly weight: number
  readonly because: string
}

/** Lists that one word of a longer heading names: `Experiencia académica`, `Selected publications`. */
const telling: ReadonlySet<ListRole> = new Set<ListRole>([
  'entries',
  'skills',
  'publications',
  'awards',
  'references',
])

/** What a heading that means nothing as a whole may name by one of its words. */
function wordNamed(
  { heading }: Section,
  taken: readonly ListRole[],
  { lexicon }: Context,
): Named | undefined {
  const words = heading ? plainText(heading).split(/[^\p{L}\p{M}'’]+/u) : []
  if (words.length < 2 || words.length > 5) return undefined
  for (const word of words.filter(({ length }) => length > 4)) {
    const named = roleNamed(lexicon(word), taken)
    if (named && telling.has(named.role) && named.weight > 0.9)
      return { ...named, weight: named.weight * 0.7 }
  }
  return undefined
}

/** The list that a heading or a key names: the surest of its meanings. */
function roleNamed(meanings: readonly Meaning[], taken: readonly ListRole[]): Named | undefined {
  const named = roles
    .filter(role => taken.includes(role))
    .flatMap(role =>
      meanings.flatMap(({ concept, weight, because }) => {
        const rank = listRuleOf(role).concepts.indexOf(concept)
        return rank < 0 ? [] : [{ role, weight: weight - rank * 0.01, because }]
      }),
    )
  return named.toSorted((one, other) => other.weight - one.weight)[0]
}

function claimsOfSection(
  section: Section,
  taken: readonly ListRole[],
  context: Context,
): readonly ListClaim[] {
  // Of `Background` with `Experience` and `Education` in it, the parts are lists.
  const inner = section.sections.filter(({ meanings }) => roleNamed(meanings, taken) !== undefined)
  const whole = section.meanings.length > 0
  const named = whole ? roleNamed(section.meanings, taken) : wordNamed(section, taken, context)
  if (named === undefined || inner.length > 1)
    return section.sections.flatMap(part => claimsOfSection(part, taken, context))
  const things = thingsOf(section, named.role, context)
  return [{ ...named, ...things, weight: named.weight * NAMED, pieces: [section] }]
}

function thingsOf(section: Section, role: ListRole, context: Context): Things {
  if (role === 'entries') return entriesIn(section, context)
  const { blocks, sections } = section
  // A sentence below names in a line is not one of them.
  const said = spoken.has(role) ? blocks.findIndex((block, at) => at > 0 && isSentence(block)) : -1
  if (said > 0) {
    const own = thingsOf({ ...section, blocks: blocks.slice(0, said) }, role, context)
    return { ...own, rest: [...own.rest, ...blocks.slice(said)] }
  }
  if (sections.length > 0) return { lead: blocks, items: itemsOfSections(sections, context), rest: [] }
  // Prizes and papers are dated; groups of skills and languages are not.
  const isDated = role === 'awards'
  const at = blocks.findIndex(({ type }) => type === 'list' || type === 'table')
  if (isDated && at >= 0) return entriesIn(section, context)
  const main = blocks[at]
  const around = { lead: blocks.slice(0, at), rest: blocks.slice(at + 1) }
  if (main?.type === 'list') return { ...around, items: itemsOfList(main, context) }
  if (main?.type === 'table') return { ...around, items: itemsOfTable(main, context) }
  const paragraphs = blocks.filter(block => block.type === 'paragraph')
  const first = blocks.findIndex(({ type }) => type === 'paragraph')
  const items = paragraphs.flatMap(block => itemsOfParagraph(block, role, paragraphs.length > 1, context))
  return paragraphs.length === blocks.length
    ? { lead: [], items, rest: [] }
    : { lead: blocks.slice(0, Math.max(first, 0)), items: [], rest: blocks.slice(Math.max(first, 0)) }
}

/** Letters from which a paragraph that ends in a full stop is a sentence and no name. */
const SENTENCE = 60

function isSentence(block: RootContent): boolean {
  const text = block.type === 'paragraph' ? plainText(block) : ''
  return text.length > SENTENCE && /[.!?。]$/u.test(text)
}

/** What is named in a line one after the other. */
const spoken: ReadonlySet<ListRole> = new Set<ListRole>(['skills', 'languages', 'profiles'])

/** The things of a paragraph: a line each; of one line what commas divide, where that is how such things are named. */
function itemsOfParagraph(
  block: Paragraph,
  role: ListRole,
  isOne: boolean,
  context: Context,
): readonly Item[] {
  const lines = linesIn(block.children)
  const [line] = lines
  if (isOne || lines.length > 1 || !line || !spoken.has(role)) {
    const isThing = isOne && role !== 'publications' && !lines.every(each => readLabelled(each))
    return (isThing ? [lines] : lines.map(each => [each])).map(each => itemOf(each, context))
  }
  return namesIn(line).map(itemOfName)
}

function itemOf(lines: readonly Phrase[], context: Context): Item {
  const blocks: RootContent[] = lines.map(line => paragraphOf(line))
  return { ...itemOfLines(lines, context), parts: {}, text: [], items: [], blocks }
}

function claimOfFact(fact: Fact, taken: readonly ListRole[], context: Context): ListClaim | undefined {
  const named = roleNamed(fact.meanings, taken)
  if (named === undefined) return undefined
  return {
    ...named,
    items: itemsOfFact(fact, named.role, context),
    weight: named.weight * NAMED,
    pieces: [fact],
  }
}

function itemsOfFact(fact: Fact, role: ListRole, context: Context): readonly Item[] {
  const isRecords = fact.items.some(({ facts }) => facts.length > 0)
  if (role === 'entries' || role === 'awards' || (role === 'publications' && isRecords))
    return entriesOfFact(fact, context)
  if (fact.items.length > 0) return fact.items
  if (fact.facts.length > 0) return fact.facts.map(inner => groupOf(inner))
  return fact.blocks.flatMap(block =>
    block.type === 'paragraph' ? itemsOfParagraph(block, role, fact.blocks.length > 1, context) : [],
  )
}

/** A record of groups: `skills: { Data: [Python, SQL] }`. */
function groupOf({ label, blocks, items, facts, text, meanings }: Fact): Item {
  const line = trim(toPhrase(blocks[0]?.type === 'paragraph' ? blocks[0].children : []))
  const fact: Fact = {
    label: { nodes: [], text: '' },
    written: false,
    meanings,
    text,
    blocks: items.length > 0 || facts.length > 0 ? blocks : [paragraphOf(line)],
    facts,
    items,
    place: 'field',
  }
  return itemWith({ title: label, facts: [fact], blocks })
}
