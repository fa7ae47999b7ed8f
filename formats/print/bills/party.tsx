import type { RootContent } from 'mdast'
import { Label, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { addressPieces, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact } from '../../../core/reading/reading.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Entry, labelled, lineOf, Lines } from '../sheets/facts.tsx'
import { type BillWord, billWord } from './words.ts'

interface PartyProps {
  readonly theme: Theme
  readonly claim: Claim | undefined
  /** What says who it is, where the copy does not. */
  readonly label?: Child
  /** Further lines: a telephone that stands apart. */
  readonly more?: readonly Claim[]
  /** px in which its lines may stand in two columns; default: one column. */
  readonly width?: number
}

/** Who somebody is: the name stands out, the rest below. */
export function Party({ theme, claim, label, more = [], width }: PartyProps): Child {
  const [name, ...rest] = partyLines(claim, more, theme.lang)
  if (name === undefined) return null
  const written = claim && !claim.stays && claim.written && claim.label.text !== ''
  return (
    <div part="party">
      {(written || label) && (
        <Label theme={theme}>{written ? <Phrasing nodes={claim.label.nodes} theme={theme} /> : label}</Label>
      )}
      <div
        style={{
          ...((written || label) && { marginTop: space(theme, 0.25) }),
          weight: theme.type.strongWeight,
          color: theme.color.heading,
        }}
      >
        <Lines theme={theme} blocks={name} />
      </div>
      <PartyLines theme={theme} groups={rest} {...(width !== undefined && { width })} />
    </div>
  )
}

interface PartyLinesProps {
  readonly theme: Theme
  /** Lines that stay together: those of an address. */
  readonly groups: readonly Entry['blocks'][]
  /** px */
  readonly width?: number
}

/** Lines below a name: where they are many and short, in two columns as wide as they need. */
export function PartyLines({ theme, groups, width = 0 }: PartyLinesProps): Child {
  const paired = pairOf(groups, theme, width)
  if (paired === undefined) return <Lines theme={theme} blocks={groups.flat()} />
  return (
    <div style={{ display: 'flex', gap: space(theme, 1) }}>
      {paired.map(half => (
        <div style={{ shrink: 0 }}>
          <Lines theme={theme} blocks={half} />
        </div>
      ))}
    </div>
  )
}

/** Lines from which on a party has two columns. */
const MANY = 6

/** The two most even halves of some lines, where they stand beside each other in `width` px. */
function pairOf(
  groups: readonly Entry['blocks'][],
  theme: Theme,
  width: number,
): readonly Entry['blocks'][] | undefined {
  const texts = (some: readonly Entry['blocks'][]): readonly string[] =>
    some.flat().flatMap(line => plainText(line).split('\n'))
  const count = texts(groups).length
  if (count < MANY) return undefined
  const setting = textSetting(theme)
  const widest = (some: readonly Entry['blocks'][]): number =>
    Math.max(...texts(some).map(text => textWidth(text, setting)))
  const [best] = groups
    .slice(1)
    .map((_, at) => [groups.slice(0, at + 1), groups.slice(at + 1)] as const)
    .filter(([first, second]) => widest(first) + widest(second) + space(theme, 1) < width)
    .filter(pair => highOf(pair) <= Math.ceil(count / 2) + 1)
    .sort((one, other) => highOf(one) - highOf(other))
  return best?.map(half => half.flat())

  function highOf(pair: readonly (readonly Entry['blocks'][])[]): number {
    return Math.max(...pair.map(half => texts(half).length))
  }
}

/** How many of the first lines below a name say what its bearer is, before where and how to reach them: `piano tuner`. */
export function tradeLines(
  groups: readonly Entry['blocks'][],
  claim: Claim | undefined,
  lang: string,
): number {
  // Since when a house stands is no number of its street: `Meisterbetrieb seit 1968`.
  const isTold = (block: Entry['blocks'][number]): boolean =>
    /[\d@]/.test(plainText(block).replace(SINCE, ''))
  const told = groups.findIndex(group => group.some(isTold))
  // A house's number alone in its line belongs to the street before it.
  const isNumber = /^\d+\s*\p{L}?$/u.test((groups[told] ?? []).slice(0, 1).map(plainText).join(''))
  const at = isNumber ? told - 1 : told
  const facts = claim?.facts ?? []
  const plain = facts.findIndex(fact => isAddress(fact) || fact.label.text !== '' || fact.facts.length > 0)
  const trades = at < 0 ? 0 : Math.min(at, plain < 0 ? facts.length : plain)
  // Below since when a house stands its street may have no number: `The Old Forge`, `Mill Lane`.
  const isSince = trades > 1 && SINCE.test(facts[0]?.text ?? '')
  return isSince && isAddressIn(facts.slice(1, trades + 1), lang) ? 1 : trades
}

/** A year at the end of a line of words. */
const SINCE = /(?<=\p{L}{3,}\.?\s)(?:1[6-9]|20)\d\d$/u

/** What is told of somebody, the name first, then the ways to reach them that stand apart; an address is one. */
export function partyLines(
  claim: Claim | undefined,
  more: readonly Claim[],
  lang: string,
): readonly Entry['blocks'][] {
  const own =
    claim === undefined || claim.stays
      ? []
      : [nameLine(claim), ...claim.facts.map(fact => factLines(fact, lang))]
  return [...own, ...more.map(one => contactLines(one, lang))]
}

/** A party in the parts of a letter's head, as lines. */
interface PartyParts {
  readonly name: Entry['blocks']
  /** What its bearer is. */
  readonly trades: Entry['blocks']
  readonly address: Entry['blocks']
  readonly rest: Entry['blocks']
  /** What registers say of it: its number for taxes, its court, who leads it. */
  readonly register: Entry['blocks']
}

/** The name of a party, what it is, where it is, and all else. */
export function partyParts(claim: Claim | undefined, more: readonly Claim[], lang: string): PartyParts {
  const [name = [], ...groups] = partyLines(claim, more, lang)
  const trades = tradeLines(groups, claim, lang)
  const facts = claim === undefined || claim.stays ? [] : claim.facts
  const told = facts.slice(trades)
  // Its lines may stand one by one: a street, then a place.
  const lines = told.findLastIndex((_, at) => isAddressIn(told.slice(0, at + 1), lang)) + trades
  const isWhere = (at: number): boolean => {
    const fact = facts[at]
    return fact === undefined
      ? more[at - facts.length]?.role === 'address'
      : !isRegistered(fact) && ((at <= lines && !isContact(fact)) || isAddress(fact) || isCountry(fact))
  }
  const others = groups.map((group, at) => ({ group, at })).slice(trades)
  const isOfRegister = (at: number): boolean => facts[at] !== undefined && isRegistered(facts[at])
  return {
    name,
    trades: groups.slice(0, trades).flat(),
    address: others.filter(({ at }) => isWhere(at)).flatMap(({ group }) => group),
    rest: others.filter(({ at }) => !isWhere(at) && !isOfRegister(at)).flatMap(({ group }) => group),
    register: others.filter(({ at }) => isOfRegister(at)).flatMap(({ group }) => group),
  }
}

/** What lines that a register knows open with, or have among their words. */
const REGISTERED =
  /^(?:geschäftsführ|inhaber|vorstand|aufsichtsrat|gérant|directeur|amministratore|zaakvoerder|sitz|siège|registered|company n|capital)|(?:^|\s)(?:HR[AB]|FN|Amtsgericht|USt|MwSt|UID|ATU|St\.?-?Nr|Steuer-?n|VAT|TVA|BTW|IVA|SIRE[TN]|RCS|R\.C\.S|APE|KvK|REA|CIF|NIF|NIPC|NIP|REGON|KRS|IČO?|DIČ|Org\.?\s?nr|Momsreg|CVR|Y-tunnus|ABN|EIN|GSTIN|CNPJ|ОГРН|ИНН)(?=[\s.:-]|$)|Steuernr/iu

function isRegistered({ label, text, meanings }: Fact): boolean {
  const isTax = meanings.some(({ concept }) => concept === 'taxId')
  return isTax || REGISTERED.test([label.text, text].filter(Boolean).join(': '))
}

/** How somebody is reached, in a line among those of an address. */
function isContact({ label, text, meanings }: Fact): boolean {
  const isMeant = meanings.some(({ concept }) => concept === 'telephone' || concept === 'email')
  return isMeant || /@|^(?:tel|fon|phone|mob|fax|tél)/iu.test(label.text || text)
}

/** Lines of a place at most. */
const PLACE_LINES = 4

/** Whether lines together are an address. */
function isAddressIn(facts: readonly Fact[], lang: string): boolean {
  const isPlain = facts.every(({ label, value }) => label.text === '' && value === undefined)
  return (
    isPlain &&
    facts.length <= PLACE_LINES &&
    readValue(facts.map(({ text }) => text).join(', '), lang)?.type === 'address'
  )
}

/** A contact that stands apart from its party, as it stands in one. */
function contactLines(claim: Claim, lang: string): Entry['blocks'] {
  const lines = claimLines(claim, lang)
  return claim.role === 'address' && lines.length === 1 ? lines.flatMap(linesOfAddress) : lines
}

/** The lines of a party: its name, then the others in the order they were written, those of its address too. */
export function linesOf(
  { nodes, text, facts }: Pick<Claim, 'nodes' | 'text' | 'facts'>,
  lang: string,
): Entry['blocks'] {
  // A record whose name is told elsewhere is its facts.
  const isNamed = text.startsWith(toPhrase(nodes).text)
  const isNameless = facts.length > 0 && !isNamed && facts.every(fact => text.includes(fact.text))
  return [...(isNameless ? [] : nameLine({ nodes })), ...facts.flatMap(fact => factLines(fact, lang))]
}

function nameLine({ nodes }: Pick<Claim, 'nodes'>): Entry['blocks'] {
  return [{ type: 'paragraph', children: [...nodes] }]
}

function factLines(fact: Fact, lang: string): Entry['blocks'] {
  if (fact.facts.length === 0) {
    const [only, ...others] = fact.blocks
    const isLine = isAddress(fact) && !fact.written && only !== undefined && others.length === 0
    return isLine ? linesOfAddress(only) : lineOf(inWords(fact, lang))
  }
  return isAddress(fact) ? addressLines(fact.facts) : fact.facts.flatMap(inner => factLines(inner, lang))
}

function isAddress({ meanings }: Fact): boolean {
  return meanings.some(({ concept }) => concept === 'address' || concept === 'location')
}

/** What an address may be followed by in a line of its own. */
function isCountry({ meanings }: Fact): boolean {
  return meanings.some(({ concept }) => concept === 'country' || concept === 'city')
}

/** An address in one line as the lines of an envelope; lines that its author divided stay. */
function linesOfAddress(block: RootContent): Entry['blocks'] {
  if (block.type !== 'paragraph') return [block]
  const line = toPhrase(block.children)
  return line.text.includes('\n') ? [block] : placesTogether(line, addressPieces(line)).map(paragraphOf)
}

/** Places in a row, without a number that would open a line of an envelope, stand in one line as they were written: `Asafo, Kumasi`. */
function placesTogether(line: Phrase, [first, ...pieces]: readonly Phrase[]): readonly Phrase[] {
  const [name] = pieces
  const isPlaces = pieces.length > 1 && pieces.every(({ text }) => !/\p{N}/u.test(text))
  const start = name && isPlaces ? line.text.lastIndexOf(`${name.text},`) : -1
  if (!first || start <= 0) return first ? [first, ...pieces] : pieces
  return [first, trim(cut(line, start))]
}

/** The parts of an address without their names: the street, then the place in one line. */
function addressLines(facts: readonly Fact[]): Entry['blocks'] {
  const [street, ...place] = facts
  const words = place.flatMap(fact =>
    fact.blocks.flatMap(block => (block.type === 'paragraph' ? [block.children] : [])),
  )
  const line = words.flatMap((nodes, at) =>
    at === 0 ? nodes : [{ type: 'text' as const, value: ', ' }, ...nodes],
  )
  return [
    ...(street?.blocks ?? []),
    ...(line.length > 0 ? [{ type: 'paragraph' as const, children: line }] : []),
  ]
}

/** What a role says as lines: an address as such, a record line by line, anything else as it was written. */
export function claimLines(claim: Claim, lang: string): Entry['blocks'] {
  if (claim.facts.length === 0) return claim.written ? labelled(claim) : claim.blocks
  return claim.role === 'address' || claim.role === 'location'
    ? addressLines(claim.facts)
    : linesOf(claim, lang)
}

/** Codes of a record and the words that bills have for them. */
const words: Partial<Record<Concept, BillWord>> = {
  taxId: 'vat_id',
  reference: 'ref',
  paymentTerms: 'terms',
  paymentDueDate: 'due',
}

/** A fact of a record under the word for it in the language of the bill, where its label is only a key: `KvK` and `IČO` are words. */
export function inWords(fact: Fact, lang: string): Fact {
  const concept = fact.meanings[0]?.concept
  const isCalled = concept === 'taxId' && !/vat|tax/i.test(fact.label.text)
  const word = concept && !isCalled ? words[concept] : undefined
  return fact.written || word === undefined ? fact : { ...fact, label: phraseOf(billWord(lang, word)) }
}

/** A label as it is printed: the author's words, else the word that bills have for it, else the key made readable. */
export function labelOf(
  { written, label }: Pick<Claim, 'written' | 'label'>,
  word: string | undefined,
): Phrase {
  return written || word === undefined ? label : phraseOf(word)
}
