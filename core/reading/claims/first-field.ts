import { phraseIn } from '../facts/facts.ts'
import type { ListRole } from '../roles.ts'
import { listsTaken } from '../roles.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'

/** Lists that a graphic of one sheet is drawn of. */
const graphic: readonly ListRole[] = ['people', 'tiles', 'events', 'modules', 'lanes']

/** Letters of a name, and the weight that any other claim on a title outdoes. */
const NAME = { letters: 70, weight: 0.45 }

/**
 * What the front matter of a graphic opens with is what it is about, where nothing is called its title and no heading
 * stands in its body: `brewery: Saltmarsh & Sons`.
 */
export function* firstFieldClaims({ facts, outline, roles }: Claimable): Generator<Candidate> {
  if (outline.title || !graphic.some(list => listsTaken(roles).includes(list))) return
  const [first] = facts.filter(({ place }) => place === 'field')
  const isName =
    first !== undefined &&
    first.facts.length + first.items.length === 0 &&
    first.value === undefined &&
    first.text.length <= NAME.letters &&
    /^\P{L}{0,3}\p{L}/u.test(first.text) &&
    !/[.!?]$/u.test(first.text)
  if (!isName) return
  yield {
    ...wordsClaim(roles.headline ?? 'title', phraseIn(first), first.blocks),
    weight: NAME.weight,
    because: 'what the front matter opens with',
    piece: first,
  }
}
