import type { Candidate } from './candidate.ts'
import type { Context } from './context.ts'
import { claimOf } from './candidate.ts'
import { mailFacts } from './mail-facts.ts'
import type { Omitted } from './reading.ts'
import type { Role } from './roles.ts'

/** What the header of a mail may be in a document that is no letter, and how sure that is: less than anything in the copy. */
const roles: readonly (readonly [concept: string, role: Role, weight: number])[] = [
  ['email', 'email', 0.44],
  ['subject', 'title', 0.42],
]

/** Claims on the header of a pasted mail: the address of who wrote it, and its subject where the copy has no title. */
export function* mailClaims(
  omitted: readonly Omitted[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  for (const fact of mailFacts(omitted, context)) {
    for (const [concept, role, weight] of roles) {
      if (!taken.includes(role) || !fact.meanings.some(meaning => meaning.concept === concept)) continue
      yield {
        ...claimOf(role, fact),
        weight,
        because: fact.meanings[0]?.because ?? '',
        stays: false,
        piece: fact,
      }
    }
  }
}
