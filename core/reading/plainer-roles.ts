import { takesNothing } from './arrange.ts'
import type { Reading } from './reading.ts'
import { isListRole, type ListRole, listsTaken, type Roles } from './roles.ts'

/** What a format takes of a copy when it leaves some of its lists out. */
export interface PlainerRoles {
  readonly roles: Roles
  readonly without: readonly ListRole[]
}

/**
 * What a format takes of a copy of which it would lose words as it read it, the least plain first: each of the lists that were
 * found is left out by itself, then all of them, then everything but the title, last that as well. What no list has is set as
 * it was written.
 */
export function plainerRoles(roles: Roles, found: Reading['lists']): readonly PlainerRoles[] {
  const lists = listsTaken(roles)
  const single = lists.length > 1 ? lists.filter(list => (found[list]?.length ?? 0) > 0) : []
  const { needs, takes, lists: _, ...bare } = roles
  const { headline = 'title' } = roles
  if (takesNothing(roles)) return []
  return [
    ...single.map(list => ({ roles: withoutLists(roles, [list]), without: [list] })),
    ...(lists.length > 0 ? [{ roles: withoutLists(roles, lists), without: lists }] : []),
    { roles: { ...bare, needs: [headline] }, without: lists },
    { roles: {}, without: lists },
  ]
}

function withoutLists(roles: Roles, left: readonly ListRole[]): Roles {
  const { needs = [], lists = [] } = roles
  return {
    ...roles,
    needs: needs.filter(role => !isListRole(role) || !left.includes(role)),
    lists: lists.filter(list => !left.includes(list)),
  }
}
