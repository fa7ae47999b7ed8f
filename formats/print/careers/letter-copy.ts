import type { PhrasingContent, RootContent } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Claim, Fact, Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { lineOf } from '../sheets/facts.tsx'
import { isOwn, otherRoles } from '../sheets/masthead.tsx'
import type { Piece } from '../sheets/run-in.tsx'

/** What a letter says besides its text, each of it once. */
interface LetterCopy {
  /** Above the name. */
  readonly above: readonly Claim[]
  readonly name: Claim | undefined
  /** What the sender is. */
  readonly titles: readonly Piece[]
  readonly contacts: readonly Piece[]
  /** Place and date in one line. */
  readonly when: readonly PhrasingContent[]
  /** Who signs: whoever writes, also where that is said at the top alone. */
  readonly signature: Pick<Claim, 'nodes' | 'text' | 'facts'> | undefined
}

/** The letter without its text. */
export function letterOf(reading: Reading): LetterCopy {
  const { sender, title, eyebrow, closing, signature } = reading.roles
  const name = sender ?? title
  const [titles = [], contacts = []] = contactLines(reading)
  const own = signature ?? (closing && sender && { ...sender, stays: false, facts: [] })
  return {
    above: [eyebrow, ...(sender ? [title] : [])].filter(isOwn),
    name: name && { ...name, stays: false },
    ...{ titles, contacts, when: whenIn(reading) },
    signature: isOwn(own) ? own : undefined,
  }
}

/** What the letter is about, behind the word that its author has for it: `Re: …`. */
export function subjectWords({ nodes, written, label }: Claim, lang: string): readonly PhrasingContent[] {
  const sign = /^fr\b/u.test(lang) ? '\u00a0: ' : ': '
  return written ? [...label.nodes, { type: 'text', value: sign }, ...nodes] : nodes
}

/** Languages in whose letters the addressee and the date stand on the right, towards whoever opens them. */
const AT_RIGHT: ReadonlySet<string> = new Set(['fr', 'it'])

/** Whether the custom of a language has the addressee on the right. */
export function isAddressedAtRight(lang: string): boolean {
  const [language = ''] = lang.split('-')
  return AT_RIGHT.has(language)
}

function whenIn({ roles: { date, location } }: Reading): readonly PhrasingContent[] {
  const place = isOwn(location) ? location.nodes : []
  const isTied = /\s\p{Ll}+\.?$/u.test(isOwn(location) ? location.text : '')
  const between =
    place.length > 0 && isOwn(date) ? [{ type: 'text' as const, value: isTied ? ' ' : ', ' }] : []
  return [...place, ...between, ...(isOwn(date) ? date.nodes : [])]
}

/** Roles with a place of their own. */
const placed: readonly Role[] = [
  ...(['sender', 'recipient', 'date', 'location', 'subject', 'salutation', 'closing', 'signature'] as const),
  ...(['email', 'telephone', 'url', 'address', 'notes', 'title', 'eyebrow'] as const),
]

/** What the sender is, then the contacts: those of the sender's block and those that stand elsewhere. */
function contactLines(reading: Reading): readonly (readonly Piece[])[] {
  const { sender, email, telephone, url, address } = reading.roles
  const own = (sender?.facts ?? []).flatMap(partsOf).map(pieceOfFact)
  const apart = [address, telephone, email, url].filter(isOwn).map(pieceOfClaim)
  const others = [...otherRoles(reading, placed).map(pieceOfClaim), ...reading.facts.map(pieceOfFact)]
  const all = [...own, ...apart, ...others]
  const isReached = all.some(({ value }) => value !== undefined)
  const isFirst = (piece: Piece): boolean =>
    isReached && piece === own[0] && piece.value === undefined && !/\d/.test(piece.text ?? '')
  return [all.filter(isFirst), all.filter(piece => !isFirst(piece))]
}

function partsOf(fact: Fact): readonly Fact[] {
  return fact.facts.length > 0 ? fact.facts.flatMap(partsOf) : [fact]
}

function pieceOfFact(fact: Fact): Piece {
  const nodes = lineOf(fact).flatMap(block =>
    block.type === 'paragraph' ? block.children : phraseIn(fact).nodes,
  )
  return { nodes, text: fact.text, ...(fact.value && { value: fact.value }) }
}

function pieceOfClaim({ nodes, text, value, written, label }: Claim): Piece {
  return { nodes, text, ...(value && { value }), ...(written && { label: label.nodes }) }
}

/** The text of the letter: what the fields say at length, then the body. */
export function bodyOf({ body, inOrder }: Reading): readonly RootContent[] {
  const fields = inOrder.filter(({ place, list }) => place === 'field' && list === undefined)
  const told = new Set(fields.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks]))
  return [...told, ...body.filter(block => !told.has(block))]
}
