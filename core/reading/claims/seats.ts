import type { Context } from '../context.ts'
import { type Phrase, phraseOf, split } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { type ProseClaim, toldClaim } from './told-claim.ts'

/** A word and what is looked for by it: `Rad 7`, `miesto 22`, `Sektor C`. */
const numbered = /^(\p{L}{2,12}\.?)\s+(?:\d{1,4}\p{L}?|\p{Lu}\d{0,3})$/u

/** Roles of a seat by how many pieces say it. */
const seatRoles: readonly (readonly Role[])[] = [
  ['seatRow', 'seatNumber'],
  ['seatSection', 'seatRow', 'seatNumber'],
]

/** A seat that a line says in pieces of a word and a number each, in a language whose words for it are not known. */
export function* seatClaims(line: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  if (!taken.includes('seatRow') || !taken.includes('seatNumber')) return
  const pieces = split(line, /\s*[,·;|]\s*/g)
  const roles = seatRoles.find(({ length }) => length === pieces.length)
  if (!roles || !pieces.every(piece => isUnknown(piece, context))) return
  for (const [at, role] of roles.entries())
    if (taken.includes(role))
      yield {
        ...toldClaim(role, pieces[at] ?? line, undefined, {
          weight: 0.5,
          because: 'words with a number each, side by side',
          context,
        }),
        label: phraseOf(''),
      }
}

/** Whether a piece is a word and a number, and the word is known for nothing but a part of a seat. */
function isUnknown({ text }: Phrase, { lexicon }: Context): boolean {
  const [, word] = numbered.exec(text) ?? []
  if (word === undefined) return false
  const known = lexicon(word).filter(({ weight }) => weight > 0.8)
  return known.every(({ concept }) => seatRoles.flat().some(role => ruleOf(role).concepts.includes(concept)))
}
