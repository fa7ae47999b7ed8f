/** Claims of parts whose headings name a role. */
import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { namesPart } from '../lists/career-blocks.ts'
import { linksOf } from '../lists/links.ts'
import { picturesIn } from '../things/kinds.ts'
import type { Part } from '../outline.ts'
import { phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'
import { isLine } from './by-place.ts'

/** Claims by heading: a section whose heading names a role is that role; in a document it stays where it is. */
export function* byHeading({ outline, roles }: Claimable, taken: readonly Role[]): Generator<Candidate> {
  const manner = { stays: roles.facts !== 'all', silent: roles.silent ?? false }
  for (const part of outline.parts) yield* partClaims(part, taken, manner)
}

/** What a document is called, and whose it is, stands in a line and is no headed part: `## Red House` names no publisher. */
const neverParts: ReadonlySet<Role> = new Set<Role>(['title', 'name', 'publisher', 'alternativeHeadline'])

function* partClaims(
  part: Part,
  taken: readonly Role[],
  { stays, silent }: { readonly stays: boolean; readonly silent: boolean },
): Generator<Candidate> {
  for (const role of taken) {
    // `School` over where somebody went is no house.
    if (neverParts.has(role) || (role === 'organization' && namesPart(part.meanings))) continue
    const { concepts } = ruleOf(role)
    for (const { concept, weight, because } of part.meanings) {
      const rank = concepts.indexOf(concept)
      const blocks = stays ? part.blocks : ownBlocks(part)
      if (rank < 0 || rank > 1 || blocks.length === 0 || !holdsOnly(part, role, stays)) continue
      if (summing.has(role) && (stays ? isFacts(part) : part.facts.length > 0)) continue
      const phrase = phraseOf(blocks.map(plainText).join('\n').replace(/\s+/g, ' '))
      if (phrase.text.trim() === '' && blocks.flatMap(picturesIn).length === 0) continue
      if (isTime(role) && (phrase.text.length > TIME || blocks.some(isOfSeveral))) continue
      // How somebody is reached is no button, and a list sums nothing up.
      const isButton = phrase.text.length <= PRESSED || blocks.some(block => linksOf(block) !== undefined)
      if (stays && (role === 'action' || role === 'secondAction') && !isButton) continue
      if (stays && role === 'abstract' && blocks.every(arePoints)) continue
      yield {
        ...wordsClaim(role, phrase, blocks),
        ...(part.heading && { label: trim(toPhrase(part.heading.children)), written: true }),
        weight: weight * (0.8 - rank * 0.1),
        because: `the heading: ${because}`,
        piece: part,
        stays: stays && !isHead(part, role, silent),
      }
    }
  }
  for (const inner of part.parts) yield* partClaims(inner, taken, { stays, silent })
}

/** Whether a block is a list of points that are no sentences. */
function arePoints(block: RootContent): boolean {
  return block.type === 'list' && block.children.some(entry => !/[.!?。]$/u.test(plainText(entry).trim()))
}

/** Letters of a day or a span of days with its hours. */
const TIME = 80

/** Whether a role is a day or an hour: what is to be done `Next week` is neither. */
function isTime(role: Role): boolean {
  const { types } = ruleOf(role)
  return types.length > 0 && types.every(type => type === 'date' || type === 'time')
}

function isOfSeveral(block: RootContent): boolean {
  return block.type === 'list' && block.children.length > 1
}

/** Letters of what is pressed at the most. */
const PRESSED = 60

/** Roles that are a text. */
const summing: ReadonlySet<Role> = new Set<Role>(['abstract', 'about', 'message', 'request'])

/** Whether a part is nothing but labelled lines: `Details` over number, date and reference is no text. */
function isFacts({ blocks, facts }: Part): boolean {
  const labelled = new Set(facts.map(({ source }) => source))
  return blocks.every(block => labelled.has(block))
}

/** What a part says: labelled lines below its list are facts of the whole, where those are laid out as such. */
function ownBlocks({ blocks, facts }: Part): readonly RootContent[] {
  const list = blocks.findIndex(({ type }) => type === 'list')
  const labelled = new Set(facts.map(({ source }) => source))
  return blocks.filter(
    (block, at) => list < 0 || at < list || block.type !== 'paragraph' || !labelled.has(block),
  )
}

/** Roles that are a line and never a text. */
const lines: ReadonlySet<Role> = new Set<Role>([
  'title',
  'name',
  'alternativeHeadline',
  'eyebrow',
  'jobTitle',
  'offer',
])

/** Whether a part can be a role as a whole: parts below it would be lost where it is taken, and a line is one line. */
function holdsOnly({ blocks, parts }: Part, role: Role, stays: boolean): boolean {
  const [only, ...others] = blocks
  if (lines.has(role) && (only === undefined || others.length > 0 || !isLine(only))) return false
  return stays || parts.length === 0
}

/** A part that is one line of the head: `Position sought` over what somebody does. */
function isHead({ blocks, parts }: Part, role: Role, silent: boolean): boolean {
  const [only, ...others] = blocks
  return (
    silent && role === 'jobTitle' && only !== undefined && others.length + parts.length === 0 && isLine(only)
  )
}
