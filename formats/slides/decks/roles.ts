import type { Roles } from '../../../core/reading/roles.ts'

/** What every deck takes of a copy. */
export const deckRoles: Roles = {
  needs: ['title', 'slides'],
  takes: ['author', 'datePublished', 'contact', 'pageHeader', 'pageFooter'],
}
