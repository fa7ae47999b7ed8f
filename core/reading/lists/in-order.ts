import type { Nodes, RootContent } from 'mdast'
import { entriesIn, entriesOfFact } from '../things/entries.ts'
import type { Fact, Item, Section } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { type GrantedList, type ListClaim, type Material, sectionOfFact } from './lists.ts'
import { blocksUnder } from '../section-blocks.ts'

/**
 * Everything under a heading or a key in the order of the copy, for formats that keep it: what is in a list with its things
 * as the list has them, what happened in time as stations where the format has such.
 */
export function inOrder(
  fields: readonly Fact[],
  material: Material,
  lists: readonly GrantedList[],
  lifted: ReadonlySet<Nodes>,
): readonly Section[] {
  const claims = new Map<object, ListClaim>(
    lists.flatMap(({ claims }) => claims.map(claim => [claim.pieces[0] as object, claim] as const)),
  )
  return [
    ...fields.map(fact => sectionOfField(fact, claims.get(fact), material)),
    ...material.sections.map(section => settled(section, { claims, material, lifted })),
  ]
}

function sectionOfField(fact: Fact, claim: ListClaim | undefined, { taken, context }: Material): Section {
  const section = sectionOfFact(fact)
  if (claim) return listed(section, claim)
  if (!taken.includes('entries') || fact.items.length === 0) return section
  const items = shapeForList('entries', entriesOfFact(fact, context))
  const isRecords = fact.items.some(({ facts }) => facts.length > 0)
  return isRecords || areDated(items) ? { ...section, kind: 'entries', items } : section
}

/** The part of things that must have a date for their dates to stand apart. */
const MOST = 0.6

function areDated(items: readonly Item[]): boolean {
  return (
    items.length > 1 && items.filter(({ parts }) => parts.dates !== undefined).length >= items.length * MOST
  )
}

function listed(section: Section, claim: ListClaim | undefined): Section {
  if (claim === undefined) return section
  const { role, items } = claim
  // Things that the section has itself stand between its other words.
  const around = section.items.length > 0 ? section : { lead: [], rest: [] }
  const { lead = around.lead, rest = around.rest } = claim
  // Parts that are its things are its words too, for a format that draws it as it was written.
  return { ...section, list: role, items, lead, rest, blocks: blocksUnder(section), sections: [] }
}

interface Settling {
  readonly claims: ReadonlyMap<object, ListClaim>
  readonly material: Material
  /** Blocks that are drawn elsewhere. */
  readonly lifted: ReadonlySet<Nodes>
}

function settled(section: Section, settling: Settling): Section {
  const { claims, material, lifted } = settling
  const claim = claims.get(section)
  if (claim) return listed(section, claim)
  const own = withoutBlocks({ ...section, sections: [] }, lifted)
  const sections = section.sections.map(inner => settled(inner, settling))
  if (!material.taken.includes('entries') || sections.length > 0) return { ...own, sections }
  const things = entriesIn(own, material.context)
  const items = shapeForList('entries', things.items)
  return areDated(items) ? { ...own, ...things, items, kind: 'entries' } : own
}

/** A section without blocks that are drawn elsewhere. */
export function withoutBlocks(section: Section, lifted: ReadonlySet<Nodes>): Section {
  const sections = section.sections.map(inner => withoutBlocks(inner, lifted))
  const isWhole = sections.every((inner, at) => inner === section.sections[at])
  if (isWhole && !section.blocks.some(block => lifted.has(block))) return section
  const kept = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.filter(block => !lifted.has(block))
  const left = kept(section.blocks)
  // Paragraphs stand beside the things; a list or a table is made of them, and so is all that there is where nothing is left.
  const whole =
    left.length > 0 && section.blocks.every(block => !lifted.has(block) || block.type === 'paragraph')
  return {
    ...section,
    lead: kept(section.lead),
    rest: kept(section.rest),
    blocks: left,
    items: whole ? section.items : [],
    sections,
  }
}
