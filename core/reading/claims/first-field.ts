import { isLeaf, phraseIn } from '../facts/facts.ts'
import type { Fact } from '../reading.ts'
import { isSingleRole, type ListRole, listsTaken, type Role, type Roles, ruleOf } from '../roles.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'

/** Lists that a graphic of one sheet is drawn of. */
const graphic: readonly ListRole[] = ['people', 'tiles', 'events', 'modules', 'lanes']

/** Letters of a name, and the weight that any other claim on a title outdoes. */
const NAME = { letters: 70, weight: 0.45 }

/** Letters and words of a line under a title, and its weight. */
const LINE = { letters: 90, words: 3, weight: 0.6 }

/** Fields within which the front matter says what it is about: its number or its address may come before. */
const OPENING = 3

/**
 * What the front matter of a sheet opens with is what it is about, where nothing is called its title and no heading
 * stands in its body: `brewery: Saltmarsh & Sons`; so is what stands right above the field that is called its subtitle. A
 * phrase right below, whatever it is called, is the line under the title.
 */
export function* firstFieldClaims({ facts, outline, roles }: Claimable): Generator<Candidate> {
  if (roles.headline === 'name') yield* postClaims(facts, roles)
  if (outline.title) return
  if (listsTaken(roles).includes('parties') && facts[0]) yield* agreementNameClaims(facts[0], roles)
  if (!isSheet(roles)) return
  const fields = facts.filter(({ place }) => place === 'field')
  const above = fields.findIndex((_, at) => isCalled(fields[at + 1], 'subtitle'))
  const led = fields[above]
  const headline = roles.headline ?? 'title'
  const isLed = led !== undefined && isWords(led) && !fields.some(fact => isCalled(fact, 'title'))
  if (isLed) yield { ...fieldClaim(headline, led), weight: 1.1, because: 'it stands above the subtitle' }
  const at = isLed ? above : openingField(fields, roles)
  const first = fields[at]
  if (!first) return
  if (isName(first) && (at === 0 || !isTold(first, roles)))
    yield { ...fieldClaim(headline, first), weight: NAME.weight, because: 'what the front matter opens with' }
  const next = fields[at + 1]
  if (next && isPhrase(next) && !isTold(next, roles) && !fields.some(fact => isCalled(fact, 'subtitle')))
    yield {
      ...fieldClaim('alternativeHeadline', next),
      weight: LINE.weight,
      because: 'a phrase below what the front matter opens with',
    }
}

/** The place of the first words among fields; whoever gives a sheet may stand before what it is, where nothing says that this is anything else. */
function openingField(fields: readonly Fact[], roles: Roles): number {
  const first = fields.slice(0, OPENING).findIndex(isWords)
  const house = fields[first]
  const next = fields[first + 1]
  const isHouse = house !== undefined && isTold(house, roles, HOUSES)
  return isHouse && next && isWords(next) && !isTold(next, roles) ? first + 1 : first
}

/** Who gives a sheet. */
const HOUSES: readonly Role[] = ['issuer', 'organizer', 'hosts', 'giver']

/** What an agreement of fields is: its first words, under a label that says nothing else: `doc: Mutual NDA`. */
function* agreementNameClaims(first: Fact, roles: Roles): Generator<Candidate> {
  if (first.place !== 'field' || !isName(first) || isTold(first, roles)) return
  yield { ...fieldClaim('title', first), weight: NAME.weight, because: 'what the agreement opens with' }
}

/** What somebody does: words in small letters right below their name, where nothing is called so. */
function* postClaims(facts: readonly Fact[], roles: Roles): Generator<Candidate> {
  const fields = facts.filter(({ place }) => place === 'field')
  const next = fields[fields.findIndex(fact => isCalled(fact, 'name')) + 1]
  if (!roles.takes?.includes('jobTitle') || !next || next === fields[0]) return
  const isPost = isWords(next) && /^\p{Ll}/u.test(next.text) && isName(next) && next.meanings.length === 0
  if (isPost && !fields.some(fact => isCalled(fact, 'jobTitle')))
    yield { ...fieldClaim('jobTitle', next), weight: LINE.weight, because: 'it stands right below the name' }
}

/** Whether a format is a sheet about one thing, and no bill, letter or card. */
function isSheet(roles: Roles): boolean {
  if (graphic.some(list => listsTaken(roles).includes(list))) return true
  const own = [...(roles.needs ?? []), ...(roles.takes ?? [])]
  return roles.facts === 'all' && roles.headline !== 'name' && !own.includes('seller')
}

function fieldClaim(role: Role, fact: Fact): Omit<Candidate, 'weight' | 'because'> {
  return { ...wordsClaim(role, phraseIn(fact), fact.blocks), piece: fact }
}

/** Whether a field is nothing but words that are no value. */
function isWords(fact: Fact): boolean {
  return isLeaf(fact) && fact.value === undefined && /^\P{L}{0,3}\p{L}/u.test(fact.text)
}

function isName(fact: Fact): boolean {
  return isWords(fact) && fact.text.length <= NAME.letters && !/\.$/u.test(fact.text)
}

/** A few words in small letters, as no name has them. */
function isPhrase(fact: Fact): boolean {
  const small = fact.text.match(/(?<![\p{L}\d])\p{Ll}\p{L}*/gu) ?? []
  return isWords(fact) && fact.text.length <= LINE.letters && small.length >= LINE.words
}

/** Whether a field is called something that the format has a role for, or one of some roles. */
function isTold({ meanings }: Fact, { needs = [], takes = [] }: Roles, some?: readonly Role[]): boolean {
  const roles = [...needs, ...takes].filter(isSingleRole).filter(role => some?.includes(role) ?? true)
  const concepts = roles.flatMap(role => ruleOf(role).concepts)
  return meanings.some(({ concept, weight }) => weight > 0.8 && concepts.includes(concept))
}

function isCalled(fact: Fact | undefined, name: string): boolean {
  return fact?.meanings.some(({ concept, weight }) => concept === name && weight >= 0.9) === true
}
