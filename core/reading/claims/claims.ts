import type { Data, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { hasLink } from '../../source/walk.ts'
import { agreementClaims } from '../lists/agreement.ts'
import { mailClaims } from '../lines/mail-facts.ts'
import type { Context } from '../context.ts'
import { blocksOf, paragraphOf } from '../facts/facts.ts'
import { blocksOfPart, type Outline, type Part } from '../outline.ts'
import { phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Omitted } from '../reading.ts'
import { listsTaken, type Role, type Roles, ruleOf, rolesTaken, ownRoles } from '../roles.ts'
import { findValues } from '../values/read-value.ts'
import { askedClaims } from './asked.ts'
import { isMachineLine } from '../../source/machine-line.ts'
import { bylineClaims, isCredit } from './byline.ts'
import { firmClaims } from './firms.ts'
import { firstFieldClaims } from './first-field.ts'
import { offerClaims } from './offers.ts'
import { honourClaims } from './honours.ts'
import { lineClaims } from './lines-alone.ts'
import { presentedClaims } from './presented.ts'
import { numberedClaims, slipClaims } from './slips.ts'
import { assign } from './assign.ts'
import { type Candidate, blockClaim, SAID } from './candidate.ts'
import { namedInProse } from './named-in-prose.ts'
import { introductions, personClaims } from './persons.ts'
import { pageClaims } from './pages.ts'
import { proseClaims } from './prose.ts'
import { paragraphsIn, typeClaims } from './by-type.ts'
import { byLabel } from './by-label.ts'
import { byPlace } from './by-place.ts'
import { byHeading } from './by-heading.ts'

/** What a format's roles may be taken from. */
export interface Claimable {
  readonly facts: readonly Fact[]
  readonly outline: Outline
  readonly roles: Roles
  readonly context: Context
  /** Roles by the plain letters of labels, where the author ties them: `roles: { seatRow: Reihe }`. */
  readonly said: ReadonlyMap<string, Role>
  /** Words of the source that were wrapping of a paste: the header of a mail. */
  readonly omitted: readonly Omitted[]
  /** Pictures that were passed with the copy. */
  readonly assets: ReadonlyMap<string, unknown>
}

/** Whether words may be an address on the web: `Target: Nurse Manager` is none, whatever its label says. */
function mayBeAddress({ text, blocks }: Fact): boolean {
  return /[./@]/.test(text) || blocks.some(hasLink)
}

/** All claims that can be made on a copy, by label, by type, by place and by heading. */
export function* candidatesOf(claimable: Claimable): Generator<Candidate> {
  // Who wrote it is a list where the format has one.
  const hasAuthors = listsTaken(claimable.roles).includes('authors')
  const taken = rolesTaken(claimable.roles).filter(role => role !== 'author' || !hasAuthors)
  const { needs = [], takes = [], lists = [], headline } = claimable.roles
  const declared = new Set<string>([
    ...needs,
    ...takes,
    headline ?? 'title',
    'alternativeHeadline',
    'abstract',
  ])
  const occasion = isOccasion(claimable.facts)
  for (const fact of claimable.facts)
    for (const claim of byLabel(fact, taken, { ...claimable, declared }))
      if (claim.role !== 'url' || mayBeAddress(fact)) yield asDay(claim, claimable, occasion)
  yield* byForce(claimable, taken)
  // A letter has places of its own, which were taken out of it; one with stories has a title like any paper.
  const isLetter = taken.includes('salutation')
  if (!isLetter || listsTaken(claimable.roles).includes('stories'))
    for (const claim of byPlace(claimable)) if (!isMachineLine(claim.text)) yield claim
  if ([...needs, ...lists].includes('entries'))
    yield* personClaims(claimable.outline, claimable.facts, headline ?? 'name', claimable.context)
  if (claimable.roles.facts !== 'all' && !isLetter)
    yield* namedInProse(claimable.outline, headline ?? 'title', claimable.context)
  yield* firstFieldClaims(claimable)
  yield* pageClaims(claimable, taken)
  yield* byHeading(claimable, taken)
  yield* typeClaims(claimable, taken)
  yield* agreementClaims(claimable)
  yield* bylineClaims(claimable)
  if (listsTaken(claimable.roles).includes('slides'))
    yield* askedClaims(claimable.outline, headline ?? 'title', claimable.context)
  if (!isLetter)
    yield* mailClaims(claimable.omitted, isReached(claimable) ? withoutMail(taken) : taken, claimable.context)
  if (claimable.roles.facts === 'all') yield* byWords(claimable, taken)
}

/**
 * Whether a copy says itself how somebody is reached: then who sent it by mail is nobody to write to, but for one who signs it
 * with their whole name.
 */
function isReached(claimable: Claimable): boolean {
  const sender = claimable.omitted.flatMap(({ text }) => SENDER.exec(text)?.[1] ?? [])
  const said = [
    ...claimable.outline.before,
    ...claimable.outline.head,
    ...claimable.outline.parts.flatMap(blocksOfPart),
  ]
  const isSigned = sender.some(name => said.some(block => plainText(block).includes(name)))
  if (isSigned) return false
  const isWay = (type: string): boolean => type === 'phone' || type === 'email'
  const isSaid = (block: RootContent): boolean =>
    findValues(plainText(block), claimable.context.lang).some(({ value }) => isWay(value.type))
  return (
    claimable.facts.some(({ value }) => value && isWay(value.type)) || sentencesIn(claimable).some(isSaid)
  )
}

/** A whole name before an address: `From: Ada Bello <ada@bello.example>`. */
const SENDER = /^[^:：]{2,12}[:：]\**\s*["“]?(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)+)["”]?\s*[<([]\S+@/u

function withoutMail(roles: readonly Role[]): readonly Role[] {
  return roles.filter(role => role !== 'email')
}

/** What running text and lines without labels tell, for formats that lay out facts. */
function* byWords(claimable: Claimable, taken: readonly Role[]): Generator<Candidate> {
  const { outline, facts, roles, context } = claimable
  const running = sentencesIn(claimable)
  // `From: Dad and Sue` says who gives it, so that `from Rowsley to Bakewell` is a way.
  const isFromSaid = facts.some(({ meanings }) => meanings.some(({ concept }) => concept === 'giver'))
  const open = withoutRivals(taken, roles).filter(role => role !== 'giver' || !isFromSaid)
  for (const claim of proseClaims(running, open, context))
    if (!coded.has(claim.role) || claim.text.length > 1) yield claim
  yield* firmClaims(edgesOf(outline, running), taken, context)
  yield* slipClaims(outline, running, taken, context)
  yield* numberedClaims(outline, facts, taken)
  yield* lineClaims(outline, running, facts, withoutBlanks(taken, claimable), context)
  yield* honourClaims(outline, running, taken, context)
  yield* presentedClaims(outline, roles.headline ?? 'title', context)
  // A card is of the person who speaks on it.
  if (roles.headline === 'name' && taken.includes('jobTitle'))
    for (const claim of introductions(outline, 'name', context))
      if (claim.role === 'name') yield { ...claim, blocks: [paragraphOf(claim)], told: true, stays: false }
  if (roles.headline === 'offer') yield* offerClaims(outline, taken, context)
}

/** Codes, which a figure by itself is not: `No. 4` counts what it names. */
const coded: ReadonlySet<Role> = new Set<Role>(['code', 'serialNumber', 'identifier', 'ticketNumber'])

/** Roles but for those that the copy leaves to be written in by hand: whose `To ______` is, no other line tells. */
function withoutBlanks(taken: readonly Role[], { facts, context }: Claimable): readonly Role[] {
  const blank = facts.filter(({ text }) => /^[_.…\s]*_{3}[_.…\s]*$/u.test(text))
  const left = new Set(
    blank.flatMap(({ label }) => context.lexicon(label.text).map(({ concept }) => concept)),
  )
  return taken.filter(role => !ruleOf(role).concepts.some(concept => left.has(concept)))
}

/** Roles but for the days of any document where the format has a day of its own: a bill's date is when it was issued. */
function withoutRivals(taken: readonly Role[], roles: Roles): readonly Role[] {
  const own = ownRoles(roles)
  const isDated = [...own].some(role => ruleOf(role).concepts.includes('date'))
  return taken.filter(role => own.has(role) || !isDated || !ruleOf(role).concepts.includes('date'))
}

/** Paragraphs where the owner of a paper stands: above its first part, and at the end of its last. */
function edgesOf({ before, head, parts }: Outline, running: readonly Paragraph[]): readonly Paragraph[] {
  const ending = lastOf(parts)?.blocks.slice(-2) ?? []
  // What stands under the lists of a bill has no heading.
  const foot = parts[0]?.heading === undefined ? (parts[0]?.blocks ?? []) : []
  const edges = new Set<RootContent>([...before, ...head, ...foot, ...ending])
  return running.filter(block => edges.has(block))
}

/** The part that a copy ends with. */
function lastOf(parts: readonly Part[]): Part | undefined {
  const last = parts.at(-1)
  return last && (lastOf(last.parts) ?? last)
}

/** Letters from which a value of the front matter is a text that may tell roles itself. */
const TOLD = 60

/** Running text: paragraphs that are no labelled lines. */
function sentencesIn({ outline, facts, context }: Claimable): readonly Paragraph[] {
  const labelled = new Set(facts.map(({ source }) => source))
  const told = facts.filter(
    ({ place, value, text }) => place === 'field' && value === undefined && text.length > TOLD,
  )
  const all = [
    ...outline.before,
    ...outline.head,
    ...outline.parts.flatMap(blocksUnder),
    ...told.flatMap(({ blocks }) => blocks),
  ]
  const isRunning = (block: RootContent): boolean => !labelled.has(block) && !isCredit(block, context)
  return all.filter(isRunning).flatMap(block => [...paragraphsIn(block)])
}

/** Claims of blocks that their author put into a role: `::: {seatRow}`. */
function* byForce({ outline }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  for (const block of [...outline.before, ...outline.head, ...outline.parts.flatMap(blocksUnder)]) {
    const role = (block.data as Data | undefined)?.role as Role | undefined
    if (role === undefined || !taken.includes(role)) continue
    const phrase = block.type === 'paragraph' ? trim(toPhrase(block.children)) : phraseOf(plainText(block))
    yield blockClaim(block, { role, phrase, weight: SAID, because: 'the author says so' })
  }
}

/** The blocks of a part of the outline, with those of the parts in it. */
export function blocksUnder({ blocks, parts }: Part): readonly RootContent[] {
  return [...blocks, ...parts.flatMap(blocksUnder)]
}

/** Whether the copy tells when or where something takes place. */
function isOccasion(facts: readonly Fact[]): boolean {
  return facts.some(
    ({ meanings, value }) =>
      value?.type !== 'url' &&
      value?.type !== 'quantity' &&
      meanings.some(
        ({ concept, weight }) => weight > 0.9 && ['time', 'doorTime', 'location'].includes(concept),
      ),
  )
}

/** Where a format takes both, a plain date is the day of an occasion, else that of the words themselves. */
function asDay(claim: Candidate, { roles }: Claimable, occasion: boolean): Candidate {
  const own = ownRoles(roles)
  if (!own.has('startDate') || !own.has('datePublished')) return claim
  const isLess = claim.role === (occasion ? 'datePublished' : 'startDate')
  return isLess ? { ...claim, weight: claim.weight * 0.95 } : claim
}

/** Least weight of a claim that is believed. */
const BELIEVED = 0.4

/**
 * The best set of claims that do not exclude each other: each role is one piece, each piece one role, and all together
 * weigh most; of equal ones the earlier in the copy. What is a part of a granted piece stays in it.
 */
export function grant(candidates: Iterable<Candidate>): readonly Candidate[] {
  const believed = [...candidates].filter(({ weight }) => weight >= BELIEVED)
  const roles = [...new Set(believed.map(({ role }) => role))]
  const pieces = [...new Set(believed.map(({ piece }) => piece))]
  const columns = new Map(pieces.map((piece, at) => [piece, at]))
  const best = new Map<string, Candidate>()
  for (const candidate of believed) {
    const key = `${roles.indexOf(candidate.role)} ${columns.get(candidate.piece)}`
    const other = best.get(key)
    if (other === undefined || candidate.weight > other.weight) best.set(key, candidate)
  }
  // Counted from a little below what is believed, and more than in proportion, so that one sure claim outweighs two poor ones.
  const ties = [...best].map(([key, { weight }]) => {
    const [row = 0, column = 0] = key.split(' ').map(Number)
    // In steps, so that of claims that are about as sure the earlier in the copy wins.
    return { row, column, worth: (Math.round((weight - BELIEVED * 0.8) * 25) / 25) ** 1.5 }
  })
  const granted = assign(roles.length, pieces.length, ties).flatMap(
    (column, row) => best.get(`${row} ${column}`) ?? [],
  )
  return granted.flatMap(candidate => settle(candidate, granted))
}

/** Roles that stay in the block of the party they belong to. */
const contacts: ReadonlySet<Role> = new Set<Role>([
  'email',
  'telephone',
  'url',
  'address',
  'location',
  'iban',
  'bic',
  'name',
  'jobTitle',
])

/** What a document is called by. */
const headings: ReadonlySet<Role> = new Set<Role>(['title', 'offer'])

/** A claim on a part of another granted piece: an address stays with its party, anything else is taken out of it. */
function settle(candidate: Candidate, granted: readonly Candidate[]): readonly Candidate[] {
  const { within, facts, nodes, text, calledBy } = candidate
  const isInside =
    within !== undefined && granted.some(({ piece, role }) => piece === within && !headings.has(role))
  if (isInside && contacts.has(candidate.role)) return [{ ...candidate, stays: true }]
  if (facts.length === 0) return [candidate]
  // What a document is called is the name alone: what else its record says is said for itself.
  if (calledBy && headings.has(candidate.role))
    return [{ ...candidate, facts: [], blocks: [paragraphOf(toPhrase(nodes))], piece: calledBy }]
  const apart = new Set(granted.filter(({ role }) => !contacts.has(role)).map(({ piece }) => piece))
  const left = leftOf(facts, apart)
  const name = toPhrase(nodes)
  const isNamed = name.text === text
  // A record whose parts all have roles of their own says nothing by itself.
  if (left.length === 0 && !isNamed) return []
  const blocks = [...(isNamed ? [paragraphOf(name)] : []), ...blocksOf(left, [])]
  return [{ ...candidate, facts: left, blocks }]
}

function leftOf(facts: readonly Fact[], apart: ReadonlySet<object>): readonly Fact[] {
  return facts.filter(fact => !apart.has(fact)).map(fact => ({ ...fact, facts: leftOf(fact.facts, apart) }))
}
