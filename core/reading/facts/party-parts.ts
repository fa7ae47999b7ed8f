import type { RootContent } from 'mdast'
import type { Outline, Part } from '../outline.ts'
import type { Fact, Meaning } from '../reading.ts'
import type { Concept } from '../words/en.ts'
import { blocksOf } from './facts.ts'
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
  // Under a heading of its author's own the first line says which side it is: `Customer: Ida Birch`.
  const isHeaded = namesParty(meanings)
  const own = isHeaded || !first ? told : [{ ...first, meanings: asName }, ...others]
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
