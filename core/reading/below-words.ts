import type { Nodes, RootContent } from 'mdast'
import type { Candidate } from './claims/candidate.ts'
import type { Fact } from './reading.ts'
import { listsTaken, type Roles, rolesTaken } from './roles.ts'
import type { Apart } from './take-apart.ts'

/**
 * Labelled lines of a letter or above the first clause of an agreement that words lead to: they go on with these and stay where
 * they are. A line that names the document leads to nothing.
 */
export function belowWords(
  { outline, facts }: Apart,
  granted: readonly Candidate[],
  roles: Roles,
): readonly Fact[] {
  const isRead = listsTaken(roles).includes('clauses') || rolesTaken(roles).includes('salutation')
  if (!isRead) return []
  const told = [...facts, ...granted.filter(({ role }) => role === (roles.headline ?? 'title'))]
  const sources = new Set<Nodes | undefined>(told.map(({ source }) => source))
  const words = outline.head.findIndex(block => block.type === 'paragraph' && !sources.has(block))
  return words < 0 ? [] : facts.filter(({ source }) => outline.head.indexOf(source as RootContent) > words)
}
