/** Claims of labelled facts: `Seller: Quay Works` is the seller. */
import { onDemand } from '../../on-demand.ts'
import { findAsset } from '../../source/find-asset.ts'
import { isPartyName } from '../lists/agreement.ts'
import { nameAmong } from '../facts/facts.ts'
import { picturesIn } from '../things/kinds.ts'
import { namesParty } from '../facts/party-parts.ts'
import { couples } from '../words/couples.ts'
import { findValues } from '../values/read-value.ts'
import { isDocumentName, labelFor, plainLabel, roleName } from '../words/lexicon.ts'
import { phraseOf } from '../facts/phrase.ts'
import type { Meaning, Fact } from '../reading.ts'
import { isSingleRole, type Role, type Roles, ruleOf, ownRoles } from '../roles.ts'
import { isPictureName } from '../facts/settings.ts'
import { isEnsemble } from './lines-alone.ts'
import { type Candidate, claimOf, parties, wordsOfCall, factClaim, isStreet, SAID } from './candidate.ts'
import { alone } from './prose.ts'
import type { Claimable } from './claims.ts'
import { PHRASE } from './by-place.ts'

/** What a fact is claimed for. */
export interface Takers extends Claimable {
  /** Roles that the format names itself; the others it takes only under their own names. */
  readonly declared: ReadonlySet<string>
}

/** Texts that may be told point by point. */
const told: ReadonlySet<Role> = new Set<Role>(['challenge', 'approach', 'result', 'message'])

/** A labelled fact, and what is known of it before roles are looked at. */
interface Labelled {
  readonly fact: Fact
  /** Roles that it may have. */
  readonly taken: readonly Role[]
  readonly takers: Takers
  /** The record that it stands in. */
  readonly within: Fact | undefined
  /** It says where a house is and not what it is called. */
  readonly isHouse: boolean
}

/** Claims of a labelled fact and, within a record, of each of its own. */
export function* byLabel(
  fact: Fact,
  all: readonly Role[],
  takers: Takers,
  within?: Fact,
): Generator<Candidate> {
  // A blank to be filled in by hand is no value, nor are boxes to be ticked.
  if (/^[\s_.…]*(?:_{3}|…|\.{5}|[☐□▢◻])/u.test(fact.text)) return
  const { roles } = takers
  // `Photo: Ada Marsh` says who took it, and a file that is not there is no more than its name.
  const isShown = showsPicture(fact, takers.assets)
  const taken = isShown ? all : all.filter(role => role !== 'image' && role !== 'logo')
  yield* ofDocument(fact, takers, within)
  yield* ofBill(fact, roles, within)
  yield* asSaid(fact, taken, takers)
  // A record that says where a house is and not what it is called is its address.
  const isHouse =
    within === undefined &&
    isPlace(fact) &&
    fact.meanings.every(({ concept, weight }) => concept === 'organization' || weight < 0.9)
  if (isHouse && taken.includes('address'))
    yield factClaim(fact, {
      ...{ role: 'address', weight: 1, because: 'a house that is told by where it is', stays: false },
    })
  const labelled = { fact, taken, takers, within, isHouse }
  for (const role of taken) yield* inRole(role, labelled)
  yield* asSummary(fact)
  // A party of an agreement is kept whole.
  if (isPartyName(fact.label.text) && [...(roles.needs ?? []), ...(roles.lists ?? [])].includes('parties'))
    return
  const name = ownName(fact, taken)
  for (const inner of fact.facts) if (inner.text !== name) yield* byLabel(inner, all, takers, within ?? fact)
}

/** A label that says what the document is: `Quotation: 214`; before an hour or a day it is something to do: `Report: 9:15 at the hangar`. */
function* ofDocument(fact: Fact, { roles, context }: Takers, within: Fact | undefined): Generator<Candidate> {
  const [first] = findValues(fact.text, context.lang)
  if (first?.start === 0 && (first.value.type === 'time' || first.value.type === 'date')) return
  const isRecord = fact.facts.length > 0 || fact.items.length > 0
  if (fact.value !== undefined || isRecord || within !== undefined || !isDocumentName(fact.label.text)) return
  const because = `"${fact.label.text}" is what the document is`
  yield factClaim(fact, { role: 'title', weight: 0.86, because, stays: staysIn(fact, roles) })
}

/** What a bill calls itself in a field whose label nobody knows: `document: FACTURE`. */
function* ofBill(fact: Fact, roles: Roles, within: Fact | undefined): Generator<Candidate> {
  const isField = fact.place === 'field' && within === undefined && fact.meanings.length === 0
  if (
    !isField ||
    ![...(roles.needs ?? []), ...(roles.lists ?? [])].includes('lines') ||
    !isDocumentName(fact.text)
  )
    return
  const because = `"${fact.text}" is what a document is`
  yield factClaim(fact, { role: 'title', weight: 0.86, because, stays: false })
}

/** The role that the author ties to a label. */
function* asSaid(fact: Fact, taken: readonly Role[], { said }: Takers): Generator<Candidate> {
  const role = said.get(plainLabel(fact.label.text))
  if (role && taken.includes(role))
    yield factClaim(fact, { role, weight: SAID, because: 'the author says so', stays: false })
}

/** A description that is a phrase stands under the title where something else sums the text up. */
function* asSummary(fact: Fact): Generator<Candidate> {
  const isSummary =
    fact.items.length === 0 &&
    fact.meanings.some(({ concept, weight }) => concept === 'summary' && weight > 0.8)
  if (!isSummary || fact.place !== 'field' || isText(fact)) return
  const because = 'a short description'
  yield { ...claimOf('alternativeHeadline', fact), weight: 0.6, because, stays: false, piece: fact }
}

/** The name of a record that is something, which is the record's, whatever else a name may be. */
function ownName(fact: Fact, taken: readonly Role[]): string | undefined {
  const isSomething = taken.some(role =>
    fact.meanings.some(({ concept }) => ruleOf(role).concepts.includes(concept)),
  )
  const isCall = fact.meanings.some(({ concept }) => concept === 'action' || concept === 'secondAction')
  const called = nameAmong(fact.facts) ?? (isCall ? wordsOfCall(fact) : undefined)
  return isSomething ? called?.text : undefined
}

/** Whether a fact stays where it stands: in the body of a document that is no sheet of facts. */
function staysIn({ place }: Fact, { facts }: Roles): boolean {
  return place === 'body' && facts !== 'all'
}

/** Whether what is said is a sentence, or longer than a phrase. */
function isText({ text }: Fact): boolean {
  return text.split(/\s+/).length > PHRASE || /[.!?。]$/.test(text)
}

/** Claims of a fact on one role: by the type of its value where no label says what it is, else by each meaning of its label. */
function* inRole(role: Role, labelled: Labelled): Generator<Candidate> {
  const { fact, takers, within } = labelled
  const { roles, declared } = takers
  const stays = staysIn(fact, roles)
  if (fact.meanings.length === 0 && fact.value && alone[role]?.includes(fact.value.type))
    yield factClaim(fact, { role, weight: 0.45, because: `the only ${fact.value.type} that is said`, stays })
  const { concepts } = ruleOf(role)
  for (const meaning of fact.meanings) {
    const { concept, because, foreign } = meaning
    if (isElse(role, meaning, labelled)) continue
    // Another name that is one on a network is what people are found by.
    const isHandle =
      concept === 'subtitle' && fact.value?.type === 'handle' && labelled.taken.includes('handle')
    const rank = isHandle ? (role === 'handle' ? 0 : -1) : concepts.indexOf(concept)
    if (rank < 0 || (rank > 0 && !declared.has(role))) continue
    yield {
      ...claimOf(role, fact),
      ...(foreign && !fact.written && { label: phraseOf(labelFor(role, takers.context.lang)) }),
      weight: weightOf(role, meaning, rank, labelled),
      because: rank === 0 ? because : `${because}, which is the ${roleName(role)} here`,
      stays,
      piece: fact,
      ...(within && { within }),
      ...(fact.source && { source: fact.source }),
    }
  }
}

/** Whether a fact that a label could mean is something else than a role. */
function isElse(
  role: Role,
  { concept, weight }: Meaning,
  { fact, taken, takers, within, isHouse }: Labelled,
): boolean {
  const { roles } = takers
  const { text, value } = fact
  const isGuessed = weight <= NEARLY || (concept !== ruleOf(role).concepts[0] && SENTENCES.test(text))
  switch (concept) {
    // `Studio: Quay 214, Bergen` is where somebody works.
    case 'organization':
      if (isStreet(text)) return true
      break
    // `演出：吴门青年昆剧团`: who plays, and not what.
    case 'event':
      if (isEnsemble(text)) return true
  }
  // Nobody is called by an hour or a sum: `back by: 21:10`.
  if (parties.has(role) && value !== undefined && measures.has(value.type)) return true
  // Nor, by a label with a letter wrong, by words that go on with one: `Escala: Pico, 18:05`.
  if (parties.has(role) && weight <= NEARLY && /\d[.:h]\d{2}(?!\d)/u.test(text)) return true
  // One word is the name of where one arrives and of when: `Varış: 02.15`.
  const isHour = value?.type === 'time' || HOUR.test(text)
  if (ends.has(concept as Role) && ends.has(role) === isHour) return true
  // The number in a record that is something is the record's: `seat: { no: 17 }`.
  // `points: { earned: 13, balance: 208 }` are no money.
  if (concept === 'due' && within?.facts.every(({ text: own }) => /^\d+$/.test(own))) return true
  if (within && NUMBER.test(fact.label.text) && isTakenAs(within, taken)) return true
  // An hour or a day is told by one, whatever else its label could mean: `Musher: Pål`, `Appointments: 52 555 014. No cash.`
  if (isGuessed && isWhen(role) && !saysWhen(fact, takers)) return true
  const own = ownRoles(roles)
  switch (role) {
    case 'organization':
      return isHouse
    case 'title':
      // What has a name is called by it, whatever else is said of it; what somebody who pays or is paid is called names no document.
      return (
        within !== undefined &&
        ((nameAmong(within.facts)?.text ?? text) !== text ||
          (namesParty(within.meanings) && own.has('seller')))
      )
    case 'alternativeHeadline':
      return value !== undefined && isFigure(value)
    // Who signs a letter has a place of their own in it.
    case 'closing':
      return concept === 'signature' && own.has('signature')
    // Of a list of actions each is a role of its own.
    case 'action':
      return fact.items.length > 0
    // Of several addresses none is that of the document.
    case 'url':
      return fact.items.length > 1
    default:
      return false
  }
}

/** How surely a fact is a role by a meaning of its label, which the role has at a rank among its own. */
function weightOf(role: Role, { weight }: Meaning, rank: number, { fact, takers, within }: Labelled): number {
  const { roles, declared } = takers
  // Several records are a list and no single piece of text.
  const isList = fact.items.filter(({ facts }) => facts.length > 1).length > 1
  // The date of a ticket is the event's, that of an article its publication's; the title of a person is a post.
  const wish = ownRoles(roles).has(role) ? 1 : role === 'title' && roles.headline === 'name' ? 0.85 : 0.95
  const nested = within === undefined ? 1 : 0.9
  // What stands in the body of a document is mostly about a part of it: the employer of one post.
  const placed = staysIn(fact, roles) ? 0.75 : 1
  const own = declared.has(role) || !isShared(fact, role, declared) ? 1 : 0.8
  // Sentences under a title are its text, whatever their author calls them.
  const isSentence =
    role === 'alternativeHeadline' && fact.text.split(/\s+/).length > PHRASE && /[.!?。]$/.test(fact.text)
  return (
    (isList && !told.has(role) ? 0.3 : 1) *
    weight *
    (1 - rank * 0.07) *
    fit(ruleOf(role).types, rank, fact) *
    nested *
    placed *
    own *
    wish *
    (role === 'hosts' && isCouple(fact.label.text) ? FIRST : 1) *
    (isSentence ? 0.6 : 1)
  )
}

/** How much more those are the hosts who marry than others who invite. */
const FIRST = 1.1

const coupleWords = onDemand(() => new Set(couples.map(plainLabel)))

function isCouple(label: string): boolean {
  return coupleWords().has(plainLabel(label))
}

/** How surely words with a letter wrong are a label. */
const NEARLY = 0.75

/** Whether a role is an hour or a day and nothing else. */
function isWhen(role: Role): boolean {
  const { types } = ruleOf(role)
  return types.length > 0 && types.every(type => type === 'time' || type === 'date')
}

/** Whether a fact opens with an hour or a day. */
function saysWhen({ text, value, facts }: Fact, { context }: Takers): boolean {
  if (facts.length > 0 || HOUR.test(text)) return true
  if (value) return ['time', 'date', 'number'].includes(value.type)
  return findValues(text, context.lang).some(({ value: { type } }) => type === 'time' || type === 'date')
}

/** More than one sentence. */
const SENTENCES = /[.!?]\s+\p{Lu}/u

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
