import type { RootContent } from 'mdast'
import type { Outline, Part } from '../outline.ts'
import type { Fact, Meaning } from '../reading.ts'
import type { Concept } from '../words/en.ts'
import { blocksOf, isLeaf } from './facts.ts'
import { toPhrase, trim } from './phrase.ts'

/** Whether a heading says whose the lines below it are: `From`, `Bill to`. */
export function namesParty(meanings: readonly Meaning[]): boolean {
  const sides: readonly Concept[] = ['seller', 'buyer', 'sender', 'recipient']
  return meanings.some(({ concept, weight }) => weight > 0.9 && sides.includes(concept))
}

/** An outline without the parts that tell of one party in labelled lines, each of which is a record of that party. */
export function takeParties(outline: Outline): {
  readonly outline: Outline
  readonly facts: readonly Fact[]
} {
  const parties = outline.parts.filter(isRecord)
  return parties.length === 0
    ? { outline, facts: [] }
    : {
        outline: { ...outline, parts: outline.parts.filter(part => !parties.includes(part)) },
        facts: parties.map(recordOf),
      }
}

/** Labelled lines from which a part is a record. */
const LEAST = 2

function isRecord({ heading, meanings, blocks, facts, parts }: Part): boolean {
  const sources = new Set<RootContent | undefined>(facts.map(({ source }) => source))
  const isTold = facts.length >= LEAST && blocks.every(block => sources.has(block))
  const isParty = namesParty(meanings) || namesParty(facts[0]?.meanings ?? [])
  return heading !== undefined && isParty && isTold && parts.length === 0
}

const asName: readonly Meaning[] = [{ concept: 'name', weight: 1, because: 'it is called after its side' }]

function recordOf({ heading, meanings, facts }: Part): Fact {
  const told = facts.map(({ source: _, ...fact }): Fact => fact)
  const [first, ...others] = told
  // The first line may say which side it is, as it does under a heading of its author's own: `Customer: Ida Birch`.
  const isHeaded = namesParty(meanings)
  const isNamed = !isHeaded || namesParty(first?.meanings ?? [])
  const own = first && isNamed ? [{ ...first, meanings: asName }, ...others] : told
  return {
    label: trim(toPhrase(heading?.children ?? [])),
    written: true,
    meanings: isHeaded || !first ? meanings : first.meanings,
    text: own.map(({ text }) => text).join(', '),
    blocks: blocksOf(own, []),
    facts: own,
    items: [],
    place: 'head',
  }
}

/** The labels of names in the record of a party, which is drawn by its name. */
export function nameLabels({ facts }: Fact): readonly string[] {
  return facts
    .filter(({ meanings }) => meanings.some(({ concept, weight }) => concept === 'name' && weight > 0.9))
    .map(({ label }) => label.text)
}

/** Least that a record says of one side of a bill. */
const SAID = 3

/**
 * Fields of a bill whose sides are each named by their first words, whatever those are called. Where nobody is called a side,
 * but exactly two records say who somebody is, the first is whose bill it is, the second to whom it goes.
 */
export function toldSides(fields: readonly Fact[]): readonly Fact[] {
  const sides = fields.filter(isSide)
  if (fields.some(({ meanings }) => namesParty(meanings)))
    return fields.map(fact => (namesParty(fact.meanings) && fact.facts.every(isLeaf) ? named(fact) : fact))
  if (sides.length !== 2) return fields
  const concepts: readonly Concept[] = ['seller', 'buyer']
  return fields.map(fact => {
    const concept = concepts[sides.indexOf(fact)]
    const because = 'one of two records of the sides of a bill'
    return concept ? { ...named(fact), meanings: [{ concept, weight: 1, because }] } : fact
  })
}

/** Whether a record that is called nothing known holds a few words, some of them an address or a number to call. */
function isSide({ meanings, facts, items }: Fact): boolean {
  const isPlain = facts.every(isLeaf)
  const isReached = facts.some(({ value }) => ['address', 'phone', 'email'].includes(value?.type ?? ''))
  const isKnown = meanings.some(({ weight }) => weight > 0.95)
  return items.length === 0 && facts.length >= SAID && isPlain && isReached && !isKnown
}

function named(party: Fact): Fact {
  const isName = ({ meanings }: Fact): boolean =>
    meanings.some(({ concept, weight }) => weight > 0.9 && (concept === 'name' || concept === 'organization'))
  if (party.facts.some(isName)) return party
  const first = party.facts.find(({ value }) => value === undefined)
  const name: Meaning = { concept: 'name', weight: 1, because: 'the first words of a side of a bill' }
  return { ...party, facts: party.facts.map(fact => (fact === first ? { ...fact, meanings: [name] } : fact)) }
}
