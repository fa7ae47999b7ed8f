import { entriesIn } from './entries.ts'
import { type GrantedList, type ListClaim, type Material, sectionOfFact } from './lists.ts'
import type { Fact, Section } from './reading.ts'

/**
 * Everything under a heading or a key in the order of the copy, for formats that keep it: what is in a list with its things
 * as the list has them, what happened in time as stations where the format has such.
 */
export function inOrder(
  fields: readonly Fact[],
  material: Material,
  lists: readonly GrantedList[],
): readonly Section[] {
  const claims = new Map<object, ListClaim>(
    lists.flatMap(({ claims }) => claims.map(claim => [claim.pieces[0] as object, claim] as const)),
  )
  return [
    ...fields.map(fact => listed(sectionOfFact(fact), claims.get(fact))),
    ...material.sections.map(section => settled(section, claims, material)),
  ]
}

function listed(section: Section, claim: ListClaim | undefined): Section {
  if (claim === undefined) return section
  const { role, items, lead = [], rest = [] } = claim
  return { ...section, list: role, items, lead, rest, sections: [] }
}

function settled(section: Section, claims: ReadonlyMap<object, ListClaim>, material: Material): Section {
  const claim = claims.get(section)
  if (claim) return listed(section, claim)
  const sections = section.sections.map(inner => settled(inner, claims, material))
  const isTold = material.taken.includes('entries') && section.kind === 'entries' && sections.length === 0
  return { ...section, ...(isTold && entriesIn(section, material.context)), sections }
}
