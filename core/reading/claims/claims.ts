import type { Data, Heading, Paragraph, RootContent } from 'mdast'
import { findAsset } from '../../source/find-asset.ts'
import { plainText } from '../../source/text.ts'
import { agreementClaims, isPartyName } from '../lists/agreement.ts'
import { namesPart } from '../lists/career-blocks.ts'
import { linksOf } from '../lists/links.ts'
import { isHandle } from '../lines/divide-lines.ts'
import { mailClaims } from '../lines/mail-facts.ts'
import type { Context } from '../context.ts'
import { blocksOf, nameAmong, paragraphOf } from '../facts/facts.ts'
import { picturesIn } from '../things/kinds.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { namesParty } from '../facts/party-parts.ts'
import { isDocumentName, labelFor, plainLabel, roleName, wordsFor } from '../words/lexicon.ts'
import { blocksOfPart, type Outline, type Part, saysSum } from '../outline.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Omitted } from '../reading.ts'
import { common, isSingleRole, listsTaken, type Role, type Roles, ruleOf } from '../roles.ts'
import { isPictureName } from '../facts/settings.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { asked } from '../things/voices.ts'
import { askedClaims } from './asked.ts'
import { bylineClaims, isByline, isCredit } from './byline.ts'
import { firmClaims, isFirmName } from './firms.ts'
import { firstFieldClaims } from './first-field.ts'
import { offerClaims } from './offers.ts'
import { honourClaims } from './honours.ts'
import { isDateline } from '../lines/letters.ts'
import { isEnsemble, lineClaims } from './lines-alone.ts'
import { presentedClaims } from './presented.ts'
import { numberedClaims, slipClaims } from './slips.ts'
import { assign } from './assign.ts'
import { type Candidate, claimOf, parties, wordsClaim, wordsOfCall } from './candidate.ts'
import { namedInProse } from './named-in-prose.ts'
import { introductions, personClaims } from './persons.ts'
import { pageClaims } from './pages.ts'
import { alone, proseClaims } from './prose.ts'
import { paragraphsIn, typeClaims } from './by-type.ts'

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

/** Every single role that a format takes. */
export function rolesTaken(roles: Roles): readonly Role[] {
  return [...new Set([...common, ...ownRoles(roles)])]
}

/** Roles that a format names itself, beside those that all formats take. */
function ownRoles({ needs = [], takes = [], headline }: Roles): ReadonlySet<Role> {
  return new Set([...needs.filter(isSingleRole), ...takes, ...(headline ? [headline] : [])])
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
      yield asDay(claim, claimable, occasion)
  yield* byForce(claimable, taken)
  // A letter has places of its own, which were taken out of it; one with stories has a title like any paper.
  const isLetter = taken.includes('salutation')
  if (!isLetter || listsTaken(claimable.roles).includes('stories')) yield* byPlace(claimable)
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
  for (const claim of proseClaims(running, withoutRivals(taken, roles), context))
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

/** Weight of what the author says: more than anything that is told. */
export const SAID = 3

/** Claims of blocks that their author put into a role: `::: {seatRow}`. */
function* byForce({ outline }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  for (const block of [...outline.before, ...outline.head, ...outline.parts.flatMap(blocksUnder)]) {
    const role = (block.data as Data | undefined)?.role as Role | undefined
    if (role === undefined || !taken.includes(role)) continue
    const phrase = block.type === 'paragraph' ? trim(toPhrase(block.children)) : phraseOf(plainText(block))
    yield {
      ...wordsClaim(role, phrase, [block]),
      weight: SAID,
      because: 'the author says so',
      piece: block,
      source: block,
    }
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

interface Takers extends Claimable {
  /** Roles that the format names itself; the others it takes only under their own names. */
  readonly declared: ReadonlySet<string>
}

/** Texts that may be told point by point. */
const told: ReadonlySet<Role> = new Set<Role>(['challenge', 'approach', 'result', 'message'])

/** Words with a number behind or before them, then a comma and a place: `Quay 214, Bergen`, `12 Mill Lane, Bath`. */
const STREET =
  /^\p{L}[^,\d]*\s\d{1,4}(?:\/?\p{L})?,\s\p{Lu}|^\d{1,4}\p{L}?,?\s\p{L}[^,\d]*,\s(?:\d{4,6}\s)?\p{Lu}/u

function* byLabel(fact: Fact, all: readonly Role[], takers: Takers, within?: Fact): Generator<Candidate> {
  // A blank to be filled in by hand is no value, nor are boxes to be ticked.
  if (/^[\s_.…]*(?:_{3}|…|\.{5}|[☐□▢◻])/u.test(fact.text)) return
  // Several records are a list and no single piece of text.
  const isList = fact.items.filter(({ facts }) => facts.length > 1).length > 1
  const { roles, declared } = takers
  // `Photo: Ada Marsh` says who took it, and a file that is not there is no more than its name.
  const isShown = showsPicture(fact, takers.assets)
  const taken = isShown ? all : all.filter(role => role !== 'image' && role !== 'logo')
  const isRecord = fact.facts.length > 0 || fact.items.length > 0
  if (fact.value === undefined && !isRecord && within === undefined && isDocumentName(fact.label.text)) {
    yield {
      ...claimOf('title', fact),
      weight: 0.86,
      because: `"${fact.label.text}" is what the document is`,
      stays: fact.place === 'body' && roles.facts !== 'all',
      piece: fact,
      ...(fact.source && { source: fact.source }),
    }
  }
  const said = takers.said.get(plainLabel(fact.label.text))
  if (said && taken.includes(said)) {
    const claim = {
      ...claimOf(said, fact),
      weight: SAID,
      because: 'the author says so',
      stays: false,
      piece: fact,
    }
    yield fact.source ? { ...claim, source: fact.source } : claim
  }
  // A record that says where a house is and not what it is called is its address.
  const isHouse =
    within === undefined &&
    isPlace(fact) &&
    fact.meanings.every(({ concept, weight }) => concept === 'organization' || weight < 0.9)
  if (isHouse && taken.includes('address'))
    yield {
      ...claimOf('address', fact),
      ...{ weight: 1, because: 'a house that is told by where it is', stays: false, piece: fact },
      ...(fact.source && { source: fact.source }),
    }
  const own = ownRoles(roles)
  const [isBill, isSigned] = [own.has('seller'), own.has('signature')]
  for (const role of taken) {
    const rule = ruleOf(role)
    // The date of a ticket is the event's, that of an article its publication's; the title of a person is a post.
    const wish = own.has(role) ? 1 : role === 'title' && roles.headline === 'name' ? 0.85 : 0.95
    if (fact.meanings.length === 0 && fact.value && alone[role]?.includes(fact.value.type)) {
      yield {
        ...claimOf(role, fact),
        weight: 0.45,
        because: `the only ${fact.value.type} that is said`,
        stays: fact.place === 'body' && roles.facts !== 'all',
        piece: fact,
        ...(fact.source && { source: fact.source }),
      }
    }
    for (const { concept, weight, because, foreign } of fact.meanings) {
      // `Studio: Quay 214, Bergen` is where somebody works.
      if (concept === 'organization' && STREET.test(fact.text)) continue
      // `演出：吴门青年昆剧团`: who plays, and not what.
      if (concept === 'event' && isEnsemble(fact.text)) continue
      // Another name that is one on a network is what people are found by.
      const isHandle = concept === 'subtitle' && fact.value?.type === 'handle' && taken.includes('handle')
      // Nobody is called by an hour or a sum: `back by: 21:10`.
      const isMeasure = fact.value !== undefined && measures.has(fact.value.type)
      if (parties.has(role) && isMeasure) continue
      // One word is the name of where one arrives and of when: `Varış: 02.15`.
      const isHour = fact.value?.type === 'time' || HOUR.test(fact.text)
      if (ends.has(concept as Role) && ends.has(role) === isHour) continue
      if (role === 'organization' && isHouse) continue
      // What has a name is called by it, whatever else is said of it.
      if (role === 'title' && within && (nameAmong(within.facts)?.text ?? fact.text) !== fact.text) continue
      if (role === 'alternativeHeadline' && fact.value && isFigure(fact.value)) continue
      // The number in a record that is something is the record's: `seat: { no: 17 }`.
      if (within && NUMBER.test(fact.label.text) && isTakenAs(within, taken)) continue
      // Who signs a letter has a place of their own in it.
      if (role === 'closing' && concept === 'signature' && isSigned) continue
      // What somebody who pays or is paid is called names no document.
      if (role === 'title' && within && namesParty(within.meanings) && isBill) continue
      const rank = isHandle ? (role === 'handle' ? 0 : -1) : rule.concepts.indexOf(concept)
      if (rank < 0 || (rank > 0 && !declared.has(role))) continue
      const nested = within === undefined ? 1 : 0.9
      // What stands in the body of a document is mostly about a part of it: the employer of one post.
      const placed = fact.place === 'body' && roles.facts !== 'all' ? 0.75 : 1
      const own = declared.has(role) || !isShared(fact, role, declared) ? 1 : 0.8
      // Of a list of actions each is a role of its own.
      if (role === 'action' && fact.items.length > 0) continue
      // Of several addresses none is that of the document.
      if (role === 'url' && fact.items.length > 1) continue
      // Sentences under a title are its text, whatever their author calls them.
      const isText =
        role === 'alternativeHeadline' && fact.text.split(/\s+/).length > PHRASE && /[.!?。]$/.test(fact.text)
      yield {
        ...claimOf(role, fact),
        ...(foreign && !fact.written && { label: phraseOf(labelFor(role, takers.context.lang)) }),
        weight:
          (isList && !told.has(role) ? 0.3 : 1) *
          weight *
          (1 - rank * 0.07) *
          fit(rule.types, rank, fact) *
          nested *
          placed *
          own *
          wish *
          (isText ? 0.6 : 1),
        because: rank === 0 ? because : `${because}, which is the ${roleName(role)} here`,
        stays: fact.place === 'body' && roles.facts !== 'all',
        piece: fact,
        ...(within && { within }),
        ...(fact.source && { source: fact.source }),
      }
    }
  }
  // A description that is a phrase stands under the title where something else sums the text up.
  const isSummary =
    fact.items.length === 0 &&
    fact.meanings.some(({ concept, weight }) => concept === 'summary' && weight > 0.8)
  if (
    isSummary &&
    fact.place === 'field' &&
    fact.text.split(/\s+/).length <= PHRASE &&
    !/[.!?。]$/.test(fact.text)
  )
    yield {
      ...claimOf('alternativeHeadline', fact),
      weight: 0.6,
      because: 'a short description',
      stays: false,
      piece: fact,
    }
  // The name of a record that is something is the record's, whatever else a name may be.
  const isSomething = taken.some(role =>
    fact.meanings.some(({ concept }) => ruleOf(role).concepts.includes(concept)),
  )
  const isCall = fact.meanings.some(({ concept }) => concept === 'action' || concept === 'secondAction')
  const called = nameAmong(fact.facts) ?? (isCall ? wordsOfCall(fact) : undefined)
  const name = isSomething ? called?.text : undefined
  // A party of an agreement is kept whole.
  if (isPartyName(fact.label.text) && [...(roles.needs ?? []), ...(roles.lists ?? [])].includes('parties'))
    return
  for (const inner of fact.facts) if (inner.text !== name) yield* byLabel(inner, all, takers, within ?? fact)
}

/** `21.40`, which elsewhere is a number. */
const HOUR = /^\d{1,2}[.:h]\d{2}$/u
/** Where a way begins and ends. */
const ends: ReadonlySet<Role> = new Set<Role>(['departureAirport', 'arrivalAirport'])

/** Types of values that are no names. */
const measures: ReadonlySet<string> = new Set(['time', 'date', 'money', 'percentage', 'quantity'])

/** Whether a record opens with an address and has no name. */
function isPlace({ facts }: Fact): boolean {
  const [first] = facts
  const isAddress =
    first?.meanings.some(({ concept }) => concept === 'address') || first?.value?.type === 'address'
  return isAddress === true && nameAmong(facts) === undefined
}

/** Whether a value is a number or a sum, which stands under no title: `sub: 36,668.60`. */
function isFigure({ type }: NonNullable<Fact['value']>): boolean {
  return type === 'number' || type === 'money' || type === 'percentage'
}

/** What a number is called that is only called one. */
const NUMBER = /^(?:no|nr|num|number|nummer|numer|numero|número|numéro|číslo|номер|n[.º°]|№)\.?$/iu

/** Whether a record is called what the format has a role for. */
function isTakenAs({ meanings }: Fact, taken: readonly Role[]): boolean {
  return meanings.some(({ concept }) => taken.some(role => ruleOf(role).concepts[0] === concept))
}

/** Whether a fact has a picture or the file of one; a field may name one that is missing, which is told. */
function showsPicture(fact: Fact, assets: Claimable['assets']): boolean {
  const { text, blocks, facts, items, place } = fact
  return (
    findAsset(assets, text) !== undefined ||
    (place === 'field' && isPictureName(text)) ||
    blocks.some(block => picturesIn(block).length > 0) ||
    facts.some(inner => showsPicture(inner, assets)) ||
    items.some(
      item => item.facts.some(inner => showsPicture(inner, assets)) || isPictureName(item.title.text),
    )
  )
}

/** Whether a role that the format names itself may have the fact too: an address is the place where it has only that. */
function isShared({ meanings }: Fact, role: Role, declared: ReadonlySet<string>): boolean {
  const others = [...declared].filter((other): other is Role => other !== role && isSingleRole(other))
  return meanings.some(({ concept }) => others.some(other => ruleOf(other).concepts.includes(concept)))
}

/** Types whose values are figures, so that words without any are none of them. */
const figured: ReadonlySet<string> = new Set([
  'date',
  'time',
  'money',
  'number',
  'code',
  'phone',
  'seat',
  'flight',
])

/** How well a value is what a role has: dates for a date, anything for a title. A label that is not the role's own needs it more. */
function fit(types: readonly string[], rank: number, { value, text, facts }: Fact): number {
  if (types.length === 0) return 1
  // A record is what one of its parts is: an airport with its code and its city.
  if (facts.some(inner => inner.value !== undefined && types.includes(inner.value.type))) return 1.05
  // An address where a name is wanted is the link to it: `instagram: https://…` is no handle.
  if (value?.type === 'url' && !types.includes('url')) return 0.3
  if (value !== undefined) return types.includes(value.type) ? 1.05 : rank === 0 ? 0.75 : 0.55
  // A place may be told by its name alone.
  if (types.includes('address')) return rank === 0 ? 1 : 0.95
  const isLikely = /\d/.test(text) && types.some(type => figured.has(type))
  return isLikely ? 0.95 : rank === 0 ? 0.8 : 0.5
}

/** Words up to which a line is a phrase and not a sentence. */
const PHRASE = 14

/** Whether a line says that it is the title: `Title: The quota and the widow`. */
function isTitleFact({ meanings, place, text }: Fact): boolean {
  const isTitle = meanings.some(({ concept, weight }) => concept === 'title' && weight > 0.98)
  return place !== 'body' && isTitle && text.length <= TITLE
}

/** Letters up to which a line is a title. */
const TITLE = 90

/** Blocks among which a salutation stands, with the head of a letter over it. */
const LETTER_HEAD = 4

/** A line that counts several things, as the page of somebody does: `412 posts 18.6K followers`. */
const COUNTS = /^\d[\d.,]*\s?[KkMm]?\s\p{Ll}+\b.*\s\d[\d.,]*\s?[KkMm]?\s\p{Ll}/u

/** Claims by where words stand: the title, the line above it, the line and the text below it. */
function* byPlace(claimable: Claimable): Generator<Candidate> {
  const { outline, roles, facts, context } = claimable
  const headline = roles.headline ?? 'title'
  const { title, before } = outline
  const head = outline.head.filter(block => !isAddress(block, context))
  const labelled = new Set(facts.map(({ source }) => source))
  if (title) {
    const phrase = trim(toPhrase(title.children))
    const claim = {
      ...wordsClaim(headline, phrase, [title]),
      because: 'the first heading',
      piece: title,
      source: title,
    }
    // `Curriculum vitæ` above a name says what the sheet is.
    const isNamed = headline !== 'title' || facts.some(fact => isTitleFact(fact))
    const isSheet = isNamed && isDocumentName(phrase.text)
    if (headline === 'name') yield* titledPerson(phrase, title, claimable)
    // Where a page has a heading of its own, the title among its fields is that of its tab.
    yield { ...claim, weight: isSheet ? 0.41 : title.depth === 1 ? 1.06 : 0.97 }
    if (headline !== 'title') yield { ...claim, role: 'title', weight: isSheet ? 0.95 : 0.88 }
    else if (isSheet) yield { ...claim, role: 'eyebrow', weight: 0.95 }
  }
  const [opening_] = outline.parts
  if (!title && roles.facts === 'all' && before.length + head.length === 0 && opening_?.heading)
    yield* nameOfPaper(opening_.heading)
  const above = before.filter(isLine).filter(block => !labelled.has(block))
  for (const block of above) {
    const phrase = lineIn(block)
    yield {
      ...wordsClaim('eyebrow', phrase, [block]),
      weight: 0.6,
      because: 'a line above the title',
      piece: block,
      source: block,
    }
  }
  // Questions and answers below a title are no text about it.
  const questions = asked(outline.head, context)?.items ?? []
  const answered = new Set(questions.length > 1 ? questions.flatMap(({ blocks }) => blocks) : [])
  const below = head.filter(
    block =>
      block.type === 'paragraph' &&
      !labelled.has(block) &&
      !isHandle(plainText(block)) &&
      !answered.has(block) &&
      picturesIn(block).length === 0,
  ) as Paragraph[]
  const [first, second] = below
  const [opening] = head.filter(
    block => !labelled.has(block) && !isHandle(plainText(block)) && picturesIn(block).length === 0,
  )
  // A day over a salutation is the head of a letter, and no title.
  const isLetterHead =
    first !== undefined &&
    outline.head.slice(1, LETTER_HEAD).some(block => block.type === 'paragraph' && isGreeting(block)) &&
    readValue(plainText(first).split('\n', 1)[0] ?? '', context.lang)?.type === 'date'
  const isOpening =
    first !== undefined && first === opening && isLine(first) && before.length === 0 && !isLetterHead
  // What ends in a colon or a comma goes on below it: `So that was:`.
  const isNamed =
    isOpening &&
    !/[:：,，;]$/u.test(lineIn(first).text) &&
    !COUNTS.test(lineIn(first).text) &&
    !isDateline(lineIn(first), second && toPhrase(second.children), context)
  if (!title && isNamed) {
    const phrase = lineIn(first)
    yield {
      ...wordsClaim(headline, phrase, [first]),
      weight: 0.5,
      because: 'the first line',
      piece: first,
      source: first,
    }
  }
  // The first words of a bill are whose it is.
  const isBill = rolesTaken(roles).includes('seller')
  if (!title) yield* byCapitals(below.slice(isBill ? 1 : 0, 4), headline)
  const hasAuthors = listsTaken(roles).includes('authors')
  if (title && first && isLine(first)) yield* belowHead(title, first, claimable)
  // An agreement is read from its first word on: nothing in it stands for the rest.
  if (roles.lists?.includes('clauses')) return
  const next = title ? first : second
  const opens = title !== undefined || (first !== undefined && isLine(first) && !isLetterHead)
  if (
    opens &&
    next &&
    (isLine(next) || next === outline.line) &&
    !isLinkAlone(next) &&
    readValue(lineIn(next).text, context.lang) === undefined &&
    !saysSum(lineIn(next).text, context) &&
    !/_{3}/.test(lineIn(next).text) &&
    !(hasAuthors ? isByline(next, context) : isCredit(next, context))
  ) {
    const phrase = lineIn(next)
    yield {
      ...wordsClaim('alternativeHeadline', phrase, [next]),
      weight: 0.62,
      because: 'a line under the title',
      piece: next,
      source: next,
    }
  }
  const plain = below.filter(block => !hasAuthors || !isByline(block, context))
  const texts = plain.filter(block => isSentence(block) && !isNumbered(block))
  // What comes after a list speaks of the list.
  const listed = head.find(block => block.type === 'list' && !labelled.has(block))
  const precedes = (block: Paragraph): boolean => !listed || head.indexOf(block) < head.indexOf(listed)
  // What somebody greets before is theirs.
  const greeting = below.findIndex(isGreeting)
  const isGreeted = (block: Paragraph): boolean => greeting >= 0 && below.indexOf(block) > greeting
  const text = texts.find(block => below.indexOf(block) < 3 && precedes(block) && !isGreeted(block))
  if (!text && greeting < 0) yield* longLine(plain, context)
  // The first of many paragraphs begins a text and does not sum it up.
  const wanted = roles.takes?.includes('abstract') ?? false
  const runsOn = roles.facts !== 'all' && texts.length > 2 && !wanted
  // Nor does one of a life that is told from the first line on.
  const isTold = headline === 'name' && !title && outline.parts.length === 0
  if (text && !runsOn && !isTold) {
    const phrase = trim(toPhrase(text.children))
    const isDescribed = facts.some(
      ({ place, label }) => place === 'field' && plainLabel(label.text) === 'description',
    )
    yield {
      ...wordsClaim('abstract', phrase, [text]),
      // So is the description, beside a heading with a text of its own.
      weight: title?.depth === 1 && isDescribed ? 1.02 : 0.6,
      because: 'the text under the title',
      piece: text,
      source: text,
    }
  }
  if (text && roles.takes?.includes('about'))
    yield {
      ...wordsClaim('about', trim(toPhrase(text.children)), [text]),
      weight: 0.58,
      because: 'text under the title where something else sums it up',
      piece: text,
      source: text,
    }
}

/** What a paper is called, where that heads its first part alone: `BORDKARTE` over a name. */
function* nameOfPaper(heading: Heading): Generator<Candidate> {
  const phrase = trim(toPhrase(heading.children))
  if (!isDocumentName(phrase.text)) return
  yield {
    ...wordsClaim('title', phrase, [heading]),
    weight: 0.9,
    because: 'what the document is, at its head',
    piece: heading,
    source: heading,
  }
}

/**
 * The title below a heading that is none: a letterhead above the name of a report, `Canal Basin Tenants' Association`, or
 * what the document is, `PROPOSAL`. An agreement is called so.
 */
function* belowHead(title: Heading, first: Paragraph, { roles, context }: Claimable): Generator<Candidate> {
  const [head, name] = [trim(toPhrase(title.children)), lineIn(first)]
  const isLetterhead = listsTaken(roles).includes('authors') && isFirmName(head.text, context)
  const isKind = roles.facts !== 'all' && !roles.lists?.includes('clauses') && isDocumentName(head.text)
  if (roles.headline !== undefined || (!isLetterhead && !isKind)) return
  if (name.text.split(/\s+/).length <= 2 || readValue(name.text, context.lang) !== undefined) return
  yield {
    ...wordsClaim(isLetterhead ? 'publisher' : 'eyebrow', head, [title]),
    weight: 0.96,
    because: isLetterhead ? 'a name above the title' : 'what the document is, above the title',
    piece: title,
    source: title,
  }
  yield {
    ...wordsClaim('title', name, [first]),
    weight: 0.95,
    because: isLetterhead ? 'the line under a letterhead' : 'the line under what the document is',
    piece: first,
    source: first,
  }
}

/** Letters of a greeting at most. */
const GREETING = 48

/** A line that greets, or opens what follows in another way: `Dear friends,`. */
function isGreeting({ children }: Paragraph): boolean {
  const text = plainText({ type: 'paragraph', children }).trim()
  return text.length <= GREETING && !text.includes('\n') && /[,،，]$/u.test(text)
}

/** A number before what it counts: `No. 4 ditch bowl`, `2) a table`. */
const NUMBERED = /^(?:n(?:o|r|um|º|°)\.?|#|№)?\s*\d{1,3}(?:[.):]|\s)\s*\p{L}/iu

/** Lines of which most begin with a number are things and no text. */
function isNumbered({ children }: Paragraph): boolean {
  const lines = linesIn(children)
  const counted = lines.filter(({ text }) => NUMBERED.test(text))
  return counted.length >= 3 && counted.length * 2 > lines.length
}

/** A link by itself is something to do and not a line under a title. */
function isLinkAlone({ children }: Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'link'
}

/** Text under the title that ends without a stop, as in a chat; a line that is only a handle is not its beginning. */
function* longLine(below: readonly Paragraph[], { lang }: Context): Generator<Candidate> {
  const block = below
    .slice(0, 2)
    .find(
      own =>
        plainText({ type: 'paragraph', children: own.children }).split(/\s+/).length > PHRASE &&
        !isNumbered(own),
    )
  if (!block) return
  const lines = linesIn(block.children)
  const said = lines.filter(({ text }) => readValue(text, lang) === undefined)
  const phrase = joinLines(said)
  if (phrase.text.split(/\s+/).length <= PHRASE || said.some(line => readLabelled(line))) return
  const whole = said.length === lines.length
  yield {
    ...wordsClaim('abstract', phrase, [block]),
    weight: 0.55,
    because: 'the text under the title',
    stays: !whole,
    piece: block,
    ...(whole && { source: block }),
  }
}

/** `Ada Quill, letter cutter`: a person's name, a comma and what they are. */
const person = /^(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3}),\s+(\p{Ll}.+)$/u

function* titledPerson(
  phrase: Phrase,
  title: RootContent,
  { roles, facts }: Claimable,
): Generator<Candidate> {
  const match = person.exec(phrase.text)
  const takesJob = [...(roles.needs ?? []), ...(roles.takes ?? [])].includes('jobTitle')
  const isSaid = facts.some(({ meanings }) => meanings.some(({ concept }) => concept === 'jobTitle'))
  if (!match?.[1] || !takesJob || isSaid) return
  const name = cut(phrase, 0, match[1].length)
  const job = trim(cut(phrase, phrase.text.length - (match[2] ?? '').length))
  const because = 'a name and a comma in the first heading'
  yield { ...wordsClaim('name', name, [title]), weight: 1.1, because, piece: title, source: title }
  yield { ...wordsClaim('jobTitle', job, [paragraphOf(job)]), weight: 0.95, because, piece: job }
}

/** Capitals among small letters: `RISING TIDE all-inclusive is Sat 6 Feb` names what it is about. */
const capitals = /(?:^|[.!?]\s+)((?:\p{Lu}[\p{Lu}\p{N}’'&-]+\s+){1,7}\p{Lu}[\p{Lu}\p{N}’'&-]+)(?=\s)/u

function* byCapitals(blocks: readonly Paragraph[], role: Role): Generator<Candidate> {
  // What is pressed names no page.
  for (const block of blocks.filter(own => own.children.every(({ type }) => type !== 'link'))) {
    const phrase = toPhrase(block.children)
    const match = capitals.exec(phrase.text)
    if (!match?.[1]) continue
    const at = match.index + match[0].indexOf(match[1])
    const found = trim(cut(phrase, at, at + match[1].length))
    yield {
      // Other lines of the paragraph say something of their own.
      ...wordsClaim(role, found, phrase.text.includes('\n') ? [paragraphOf(found)] : [block]),
      weight: 0.48,
      because: 'words in capitals',
      told: true,
      piece: found,
    }
  }
}

/** Whether a line speaks to the reader of a mail and not to the reader of the document: `Dear friends,`, `Kind regards,`. */
function isAddress(block: RootContent, { lang }: Context): boolean {
  if (block.type !== 'paragraph') return false
  const text = plainText(block)
  const plain = plainLabel(text)
  const greets = wordsFor(lang, 'greetingWords').some(word => plain.startsWith(`${word} `))
  if (greets && !/^\p{Lu}[^,!]*$/u.test(text)) return true
  if (text.length > 80 || !/[,،、:!！]\s*$|^\S+(?:\s+\S+){0,3}$/u.test(text)) return false
  const opens = [...wordsFor(lang, 'greetingWords'), ...wordsFor(lang, 'closingWords')]
  return opens.some(word => plain === word || plain.startsWith(`${word} `)) || /^\S+ \S+:$/.test(text)
}

/** Whether a block is one phrase; the type says only what it is when it is one. */
function isLine(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  const { text } = trim(toPhrase(block.children))
  return (
    text !== '' &&
    !text.includes('\n') &&
    !/[.!。]$/.test(text) &&
    text.split(/\s+/).length <= PHRASE &&
    text.length <= 120
  )
}

function isSentence(block: Paragraph): boolean {
  return !isLine(block) && /[.!?。！？…]["”»）)]?\s*$/.test(plainText(block))
}

function lineIn(block: Paragraph): Phrase {
  return trim(toPhrase(block.children))
}

/** Claims by heading: a section whose heading names a role is that role; in a document it stays where it is. */
function* byHeading({ outline, roles }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  const manner = { stays: roles.facts !== 'all', silent: roles.silent ?? false }
  for (const part of outline.parts) yield* partClaims(part, taken, manner)
}

/** What a document is called, and whose it is, stands in a line and is no headed part: `## Red House` names no publisher. */
const neverParts: ReadonlySet<Role> = new Set<Role>(['title', 'name', 'publisher', 'alternativeHeadline'])

function* partClaims(
  part: Part,
  taken: readonly Role[],
  { stays, silent }: { readonly stays: boolean; readonly silent: boolean },
): Generator<Candidate> {
  for (const role of taken) {
    // `School` over where somebody went is no house.
    if (neverParts.has(role) || (role === 'organization' && namesPart(part.meanings))) continue
    const { concepts } = ruleOf(role)
    for (const { concept, weight, because } of part.meanings) {
      const rank = concepts.indexOf(concept)
      const blocks = stays ? part.blocks : ownBlocks(part)
      if (rank < 0 || rank > 1 || blocks.length === 0 || !holdsOnly(part, role, stays)) continue
      if (summing.has(role) && (stays ? isFacts(part) : part.facts.length > 0)) continue
      const phrase = phraseOf(blocks.map(plainText).join('\n').replace(/\s+/g, ' '))
      if (phrase.text.trim() === '' && blocks.flatMap(picturesIn).length === 0) continue
      // How somebody is reached is no button, and a list sums nothing up.
      const isButton = phrase.text.length <= PRESSED || blocks.some(block => linksOf(block) !== undefined)
      if (stays && (role === 'action' || role === 'secondAction') && !isButton) continue
      if (stays && role === 'abstract' && blocks.every(arePoints)) continue
      yield {
        ...wordsClaim(role, phrase, blocks),
        ...(part.heading && { label: trim(toPhrase(part.heading.children)), written: true }),
        weight: weight * (0.8 - rank * 0.1),
        because: `the heading: ${because}`,
        piece: part,
        stays: stays && !isHead(part, role, silent),
      }
    }
  }
  for (const inner of part.parts) yield* partClaims(inner, taken, { stays, silent })
}

/** Whether a block is a list of points that are no sentences. */
function arePoints(block: RootContent): boolean {
  return block.type === 'list' && block.children.some(entry => !/[.!?。]$/u.test(plainText(entry).trim()))
}

/** Letters of what is pressed at the most. */
const PRESSED = 60

/** Roles that are a text. */
const summing: ReadonlySet<Role> = new Set<Role>(['abstract', 'about', 'message', 'request'])

/** Whether a part is nothing but labelled lines: `Details` over number, date and reference is no text. */
function isFacts({ blocks, facts }: Part): boolean {
  const labelled = new Set(facts.map(({ source }) => source))
  return blocks.every(block => labelled.has(block))
}

/** What a part says: labelled lines below its list are facts of the whole, where those are laid out as such. */
function ownBlocks({ blocks, facts }: Part): readonly RootContent[] {
  const list = blocks.findIndex(({ type }) => type === 'list')
  const labelled = new Set(facts.map(({ source }) => source))
  return blocks.filter(
    (block, at) => list < 0 || at < list || block.type !== 'paragraph' || !labelled.has(block),
  )
}

/** Roles that are a line and never a text. */
const lines: ReadonlySet<Role> = new Set<Role>([
  'title',
  'name',
  'alternativeHeadline',
  'eyebrow',
  'jobTitle',
  'offer',
])

/** Whether a part can be a role as a whole: parts below it would be lost where it is taken, and a line is one line. */
function holdsOnly({ blocks, parts }: Part, role: Role, stays: boolean): boolean {
  const [only, ...others] = blocks
  if (lines.has(role) && (only === undefined || others.length > 0 || !isLine(only))) return false
  return stays || parts.length === 0
}

/** A part that is one line of the head: `Position sought` over what somebody does. */
function isHead({ blocks, parts }: Part, role: Role, silent: boolean): boolean {
  const [only, ...others] = blocks
  return (
    silent && role === 'jobTitle' && only !== undefined && others.length + parts.length === 0 && isLine(only)
  )
}
