import type { Document } from '../source/document.ts'
import type { Candidate } from './claims/candidate.ts'
import { candidatesOf, grant } from './claims/claims.ts'
import { type Apart, takeApart } from './take-apart.ts'
import { leftOf } from './material.ts'
import { arrange, takesNothing } from './arrange.ts'
import { belowWords } from './below-words.ts'
import { plainLabel } from './words/lexicon.ts'
import { blocksLeft, spendLines, withLeft } from './claims/spent-lines.ts'
import { grantLists } from './lists/lists.ts'
import { withoutPlaceNames } from './claims/place-names.ts'
import type { Reading } from './reading.ts'
import { isSingleRole, ownRoles, type Role, type Roles } from './roles.ts'

/**
 * Finds out what each piece of a document's copy is for a format that takes these roles: by its label in any of the
 * languages of the lexicon, by what its words are, by where it stands and by the shape it has. The only place that
 * recognises anything; formats ask for pieces by role and never look for notation.
 */
export function readCopy(source: Document, roles: Roles): Reading {
  const copy = takeApart(source, roles)
  const { copy: open, granted: labelled } = withoutSpent(copy, grantRoles(copy, roles), roles)
  const granted = withoutPlaceNames(labelled, roles, copy.context)
  const left = leftOf(open, granted, roles)
  return arrange({ copy: open, granted, left, lists: grantLists(left.material) }, roles)
}

/** A copy without the lines that its roles have said. */
function withoutSpent(
  copy: Apart,
  all: readonly Candidate[],
  roles: Roles,
): { readonly copy: Apart; readonly granted: readonly Candidate[] } {
  const { once = false, facts, headline = 'title' } = roles
  if (facts !== 'all') return { copy, granted: all }
  // What is drawn elsewhere on any sheet is its headline.
  const apart = all.filter(({ role, told }) => told && (once || role === headline || role === 'eyebrow'))
  const { granted, left } = spendLines(copy.outline, all, apart, copy.context)
  const { whole } = copy
  // What two roles have in the same words is drawn for the one whose place it is: the number of a bill and what it refers to.
  const drawn = granted.filter(
    (one, at) =>
      !one.told || !granted.some((other, place) => other.text === one.text && (place < at || !other.told)),
  )
  const open = { ...whole, body: blocksLeft(whole.body, left), foot: blocksLeft(whole.foot, left) }
  return { copy: { ...copy, outline: withLeft(copy.outline, left), whole: open }, granted: drawn }
}

/** Which piece is which single role. */
function grantRoles(copy: Apart, roles: Roles): readonly Candidate[] {
  const { document, facts, outline, context, whole } = copy
  const isPlain = takesNothing(roles)
  const { omitted, assets } = document
  const candidates = candidatesOf({ facts, outline, roles, context, said: tiesIn(document), omitted, assets })
  const granted = grant(candidates)
  const drawn = new Set<object>(whole.drawn)
  const inText = new Set(belowWords(copy, granted, roles).flatMap(({ source: block }) => block ?? []))
  const own = ownRoles(roles)
  const isWritten = ({ piece, source: block, role }: Candidate): boolean =>
    isPlain || drawn.has(piece) || (block !== undefined && inText.has(block) && !own.has(role))
  return granted.map(candidate => (isWritten(candidate) ? { ...candidate, stays: true } : candidate))
}

/** Roles that the author ties to labels in the front matter, by the labels' plain letters. */
function tiesIn({ fields }: Document): ReadonlyMap<string, Role> {
  const ties = fields.find(({ name, value }) => name === 'roles' && value.kind === 'map')?.value
  if (ties?.kind !== 'map') return new Map()
  return new Map(
    ties.fields.flatMap(({ name, value }): [string, Role][] =>
      value.kind === 'text' && isSingleRole(name as Role) ? [[plainLabel(value.text), name as Role]] : [],
    ),
  )
}
