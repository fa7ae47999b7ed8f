import type { Candidate } from './candidate.ts'
import { phraseOf } from './phrase.ts'
import type { Fact } from './reading.ts'
import type { Role } from './roles.ts'
import type { Concept } from './words/en.ts'

/** Labels that say where words stand and nothing about them: `Headline`, `Kicker`, `Button`. */
const placeNames: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'subtitle',
  'eyebrow',
  'summary',
  'text',
  'action',
  'secondAction',
])

/** A claim whose label may have been left out. */
export interface Placed extends Candidate {
  /** The label that was left out. */
  readonly placeName?: string
}

/** Roles that show by themselves what they are, so that nobody prints `Name` before a name. */
const selfEvident: ReadonlySet<Role> = new Set<Role>([
  'title',
  'alternativeHeadline',
  'name',
  'jobTitle',
  'organization',
  'airline',
  'hosts',
  'request',
])

/** A claim without a label that is a word between author and designer. */
export function withoutPlaceName(candidate: Candidate): Placed {
  const { written, stays, label, piece } = candidate
  if (!written || stays || !('meanings' in piece)) return candidate
  const [first] = (piece as Fact).meanings
  if (first === undefined || !(placeNames.has(first.concept) || selfEvident.has(candidate.role)))
    return candidate
  return { ...candidate, written: false, label: phraseOf(''), placeName: label.text }
}
