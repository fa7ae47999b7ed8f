import type { PhrasingContent, RootContent } from 'mdast'
import { phraseIn, saidBeside } from '../../../core/reading/facts/facts.ts'
import type { Claim, Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { plainText } from '../../../core/source/text.ts'
import { type Entry, entryOf, entryOfFact } from '../sheets/facts.tsx'
import { isOwn, otherRoles } from '../sheets/masthead.tsx'
import type { Piece } from '../sheets/run-in.tsx'

/** What a copy says of a person before it tells their life, each of it once. */
export interface PersonCopy {
  readonly name: Claim | undefined
  /** What the sheet is, above the name. */
  readonly above: readonly Claim[]
  /** Profession and the like, below the name. */
  readonly titles: readonly Claim[]
  /** Lines as they were written. */
  readonly lines: readonly Piece[]
  /** How they are reached and what else is short. */
  readonly contacts: readonly Piece[]
  /** What is known of them besides and too long for a line. */
  readonly entries: readonly Entry[]
  readonly summary: readonly RootContent[]
}

/** What the head of a CV is made of. */
export function personOf(reading: Reading): PersonCopy {
  const { roles, facts } = reading
  const name = nameOf(reading)
  const sheet = name?.role === 'title' ? undefined : roles.title
  const short = facts.filter(isShort)
  const long = facts.filter(fact => !isShort(fact))
  return {
    name,
    above: [roles.eyebrow, sheet].filter(isOwn),
    titles: [roles.jobTitle, roles.alternativeHeadline].filter(isOwn),
    lines: shortBlocks(reading).map(block => ({ nodes: block.children, text: plainText(block) })),
    contacts: [...contactsOf(reading).map(pieceOfClaim), ...short.map(pieceOfFact), ...profilesOf(reading)],
    entries: [...otherRoles(reading, placed).map(entryOf), ...long.map(entryOfFact)],
    summary: [...(isOwn(roles.abstract) ? roles.abstract.blocks : []), ...longBlocks(reading)],
  }
}

/** The parts below the head. */
export function partsOf({ inOrder }: Reading): readonly Section[] {
  return inOrder.filter(section => !isProfiles(section))
}

/** A life told in prose is headed by the name in it; a sheet without any by what it is called. */
export function nameOf({ roles }: Reading): Claim | undefined {
  const claim = roles.name ?? roles.title
  return claim && { ...claim, stays: false }
}

/** Roles with a place of their own in the head. */
const placed: readonly Role[] = [
  ...(['name', 'title', 'eyebrow', 'jobTitle', 'organization', 'alternativeHeadline', 'abstract'] as const),
  ...(['location', 'address', 'telephone', 'email', 'url', 'logo', 'publisher', 'image'] as const),
]

/** Where somebody belongs and how they are reached, in the order in which it is read out. */
const reached = ['organization', 'location', 'address', 'telephone', 'email', 'url'] as const

/** Of a life told in prose the head says again how its owner is reached. */
function contactsOf({ roles }: Reading): readonly Claim[] {
  return reached
    .flatMap(role => roles[role] ?? [])
    .filter(claim => isOwn(claim) || roles.name?.stays === true)
}

/** Letters up to which a fact stands in the line of contacts. */
const SHORT = 60

function isShort({ text, facts, blocks, label }: Fact): boolean {
  return facts.length === 0 && blocks.length <= 1 && text.length + label.text.length <= SHORT
}

/** A role in the line of contacts: the parts of a record one after the other. */
function pieceOfClaim(claim: Claim): Piece {
  const { label, written, text, value, nodes, facts } = claim
  // A record without a name says its parts as its words.
  const isNamed = !facts.some(fact => text.startsWith(fact.text))
  const words = [...(isNamed ? [nodes] : []), ...facts.map(fact => phraseIn(fact).nodes)]
  return {
    nodes: words.flatMap((part, at) => (at === 0 ? part : [{ type: 'text' as const, value: ', ' }, ...part])),
    text,
    ...(written && { label: label.nodes }),
    ...(value && { value }),
  }
}

function pieceOfFact(fact: Fact): Piece {
  const { label, text, value } = fact
  const { nodes } = phraseIn(fact)
  return { nodes, text, ...(label.text !== '' && { label: label.nodes }), ...(value && { value }) }
}

/** Profiles that are fields stand with the contacts: their key is nobody's heading. */
function profilesOf({ inOrder }: Reading): readonly Piece[] {
  const items = inOrder.filter(isProfiles).flatMap(section => section.items)
  return items.map(item => {
    const { title } = item
    const words = saidBeside(item).map(fact => phraseIn(fact).nodes)
    return {
      nodes: words.flatMap((part, at) =>
        at === 0 ? part : [{ type: 'text' as const, value: ' ' }, ...part],
      ),
      ...(title.text !== '' && { label: title.nodes }),
    }
  })
}

function isProfiles({ list, made }: Section): boolean {
  return list === 'profiles' && made === true
}

/** Letters up to which a block above the first part is a line and not a text. */
const LINE = 130

function isLine(block: RootContent): block is RootContent & { readonly children: PhrasingContent[] } {
  return (
    block.type === 'paragraph' && plainText(block).length <= LINE && !/[.!?。]\s*$/.test(plainText(block))
  )
}

function shortBlocks({ head }: Reading) {
  return head.slice(0, textStart(head)).filter(isLine)
}

/** Where the text of the head begins: lines below it belong to it. */
function textStart(head: readonly RootContent[]): number {
  const at = head.findIndex(block => !isLine(block))
  return at < 0 ? head.length : at
}

/** The text above the first part. A summary is often written as a quotation, but nobody is quoted. */
function longBlocks({ head }: Reading): readonly RootContent[] {
  return head
    .slice(textStart(head))
    .flatMap(block => (block.type === 'blockquote' ? (block.children as RootContent[]) : [block]))
}
