import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { labelFor } from '../words/lexicon.ts'
import { type Phrase, phraseOf } from '../facts/phrase.ts'
import type { Claim } from '../reading.ts'
import type { Role } from '../roles.ts'
import type { Value } from '../values/value.ts'
import { wordsClaim } from './candidate.ts'

/** A role that a sentence tells, with the words that are its value. */
export interface ProseClaim extends Claim {
  readonly piece: object
  /** The paragraph that the words are the whole of: it goes when the claim is granted. */
  readonly source?: Paragraph
}

/** How sure something told in a sentence is, and why. */
export interface Reason {
  readonly weight: number
  readonly because: string
  readonly context: Context
  /** What the sentence itself calls it. */
  readonly called?: Phrase
}

/** Words of a sentence in a role: they stay in their sentence, and a format may lay them out as a fact too. */
export function toldClaim(
  role: Role,
  phrase: Phrase,
  value: Value | undefined,
  { weight, because, context, called }: Reason,
): ProseClaim {
  return {
    ...wordsClaim(role, phrase, [paragraphOf(phrase)]),
    label: phraseOf(labelFor(role, context.lang)),
    ...(called && { called }),
    ...(value && { value }),
    weight,
    because,
    told: true,
    piece: phrase,
  }
}

/** Words that are only known in their role and drawn where they stand: a sentence, a line of several pieces. */
export function knownClaim(role: Role, phrase: Phrase, reason: Reason): ProseClaim {
  return { ...toldClaim(role, phrase, undefined, reason), label: phraseOf(''), stays: true }
}

/** A paragraph that is nothing but the words of a role: it is taken out of the text, and has no other role. */
export function wholeClaim(role: Role, phrase: Phrase, block: Paragraph, reason: Reason): ProseClaim {
  const { told: _, ...claim } = toldClaim(role, phrase, undefined, reason)
  return { ...claim, label: phraseOf(''), piece: block, source: block }
}
