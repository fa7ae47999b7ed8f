import type { RootContent } from 'mdast'
import { nameAmong, phraseIn, sides } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { asWritten, type Phrase, phraseOf } from '../facts/phrase.ts'
import type { Claim, Fact } from '../reading.ts'
import type { Role } from '../roles.ts'
import { isPictureName } from '../facts/settings.ts'

/** A claim with what it is taken from: two claims of one piece exclude each other. */
export interface Candidate extends Claim {
  /** The fact, block or stretch of a block that the words are. */
  readonly piece: object
  /** Of a record of the front matter, the part that it is called by. */
  readonly calledBy?: Fact
  /** The map of the front matter that the piece is a part of. */
  readonly within?: Fact
  /** The block of the body that goes when the claim is granted. */
  readonly source?: RootContent
  /** The line before it that goes on in its words: drawn as their label where nothing else has it. */
  readonly leads?: Phrase
}

/** Weight of what the author says: more than anything that is told. */
export const SAID = 3

/** Roles that are people or organisations, often with their addresses. */
export const parties: ReadonlySet<Role> = new Set<Role>([
  ...sides,
  'publisher',
  'hosts',
  'giver',
  'organization',
  'airline',
  'author',
  'name',
  'holder',
  'passengerName',
])

/** What a record is told by: its name, where the copy divides it into a name and the rest; a party also by its first line. */
function nameOf(role: Role, fact: Fact): Phrase | undefined {
  if (role === 'image' || role === 'logo') {
    const file = [...fact.facts, ...fact.items.map(({ title }) => title)].find(({ text }) =>
      isPictureName(text),
    )
    if (file) return phraseOf(file.text)
  }
  if (role === 'seat' || role === 'seatNumber') {
    const numbered = fact.facts.filter(({ text }) => /^\p{L}{0,2}\d{1,4}\p{L}?$/u.test(text))
    if (numbered.length === 1 && numbered[0]) return phraseIn(numbered[0])
  }
  const isCall = role === 'action' || role === 'secondAction'
  const somebody = parties.has(role) ? somebodyAmong(fact.facts) : undefined
  const name = somebody ?? nameAmong(fact.facts) ?? (isCall ? wordsOfCall(fact) : undefined)
  if (name || fact.facts.length > 0 || !parties.has(role)) return name
  const [first] = fact.blocks
  const [line, ...more] = linesOfBlock(first)
  return more.length > 0 || fact.blocks.length > 1 ? line : undefined
}

/** Whether words say where a house is: nobody is called so. */
export function isStreet(text: string): boolean {
  return STREET.test(text)
}

/** Words with a number behind or before them, then a comma and a place: `Quay 214, Bergen`, `12 Mill Lane, Bath`; or a number and then the code of a town: `7 bis, rue du Port, 29200 Brest`; or a number alone. */
const STREET =
  /^\p{L}[^,\d]*\s\d{1,4}(?:\/?\p{L})?,\s\p{Lu}|^\d{1,4}\p{L}?,?\s\p{L}[^,\d]*,\s(?:\d{4,6}\s)?\p{Lu}|^[^\n]*\d[^\n]*,\s(?:\p{Lu}{1,2}[- ])?\d{3}\s?\d{1,3}\s(?:\p{Lu}{2}\s)?\p{Lu}\p{L}|^\d{1,4}\s?(?:bis|ter|quater|\p{L})?$/u

/** What stands on a button that is a record: `cta: { text: Start free, link: https://… }`. */
export function wordsOfCall({ facts }: Pick<Fact, 'facts'>): Phrase | undefined {
  const said = facts.find(({ meanings }) => meanings.some(({ concept }) => concept === 'text'))
  return said && phraseIn(said)
}

/** Who somebody with an address is: a name, else the house. A title before a name says what its bearer does. */
function somebodyAmong(facts: readonly Fact[]): Phrase | undefined {
  for (const concept of ['name', 'organization'] as const) {
    const found = facts.find(
      ({ meanings, facts: inner, items }) =>
        inner.length + items.length === 0 &&
        meanings.some(meaning => meaning.concept === concept && meaning.weight > 0.9),
    )
    if (found) return phraseIn(found)
  }
  return undefined
}

/** A fact in a role: a record by its name, the rest of it as its facts. */
export function claimOf(role: Role, fact: Fact): Omit<Candidate, 'weight' | 'because' | 'stays' | 'piece'> {
  const { label, written, blocks, facts, items } = fact
  const field = fact.field ? { field: fact.field } : {}
  const name = nameOf(role, fact)
  if (name) {
    const rest = facts.filter(inner => inner.text !== name.text)
    const calledBy = facts.find(inner => inner.place === 'field' && inner.text === name.text)
    return {
      ...{ role, label, written, text: asWritten(name), nodes: name.nodes, blocks, facts: rest, items },
      ...field,
      ...(calledBy && { calledBy }),
    }
  }
  const { text } = fact
  return {
    role,
    label,
    written,
    text,
    nodes: phraseIn(fact).nodes,
    blocks,
    ...(fact.value && { value: fact.value }),
    facts,
    items,
    ...field,
  }
}

/** What a claim is made with. */
interface Claimed {
  readonly role: Role
  readonly phrase: Phrase
  readonly weight: number
  readonly because: string
}

/** A block of the body in a role, which goes when that is granted. */
export function blockClaim(block: RootContent, { role, phrase, weight, because }: Claimed): Candidate {
  return { ...wordsClaim(role, phrase, [block]), weight, because, piece: block, source: block }
}

/** What is told of a claim of a fact. */
type Told = Pick<Claim, 'role' | 'weight' | 'because' | 'stays'>

/** A fact in a role; a line of the body goes when that is granted. */
export function factClaim(fact: Fact, { role, weight, because, stays }: Told): Candidate {
  const { source } = fact
  return { ...claimOf(role, fact), weight, because, stays, piece: fact, ...(source && { source }) }
}

/** Words in a role. */
export function wordsClaim(
  role: Role,
  phrase: Phrase,
  blocks: readonly RootContent[],
): Omit<Claim, 'weight' | 'because'> {
  return {
    role,
    label: phraseOf(''),
    written: false,
    text: withoutPictographs(asWritten(phrase)),
    nodes: phrase.nodes,
    blocks,
    facts: [],
    items: [],
    stays: false,
  }
}

/** Words without the pictographs that decorate their ends. */
function withoutPictographs(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const bare = plain.replace(
    /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)\s*)+|(?:\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f))+$/gu,
    '',
  )
  return bare === '' ? plain : bare
}
