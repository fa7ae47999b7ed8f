import type { Paragraph, RootContent } from 'mdast'
import { isPartyName } from '../lists/agreement.ts'
import type { Context } from '../context.ts'
import { linesIn, segmentsOf } from '../facts/label.ts'
import { isNetwork } from '../lists/links.ts'
import type { Outline, Part } from '../outline.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { listRuleOf, listsTaken, type Role } from '../roles.ts'
import { mayBeAddress } from '../values/address.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { FoundValue, Value } from '../values/value.ts'
import { type Candidate, claimOf, wordsClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'
import { addressIn, holdsRow, nameRuns } from './name-runs.ts'

/** Types that say by themselves what a piece of copy is for. */
const telling: Partial<Record<Value['type'], readonly Role[]>> = {
  email: ['email'],
  url: ['url'],
  phone: ['telephone'],
  iban: ['iban'],
  address: ['address'],
  flight: ['flightNumber'],
  handle: ['handle'],
}

/** The end of a label that calls what follows a number of something: `GST no`, `Company number`. */
const NUMBERING =
  /(?<=\p{L}[\p{L}.]*\s)(?:no|nr|nº|n°|number|num|nummer|numero|número|numéro|numer|číslo|numarası|номер|id)\.?$/iu

/** Letters of the copy that are searched for addresses: those of a book are not its author's. */
const SEARCHED = 20_000

/** Claims by what words are: an address of any kind, wherever it stands. A line of its own is taken, in a sentence it stays. */
export function* typeClaims(
  { outline, facts, roles, context }: Claimable,
  taken: readonly Role[],
): Generator<Candidate> {
  const listed = new Set(listsTaken(roles).flatMap(role => listRuleOf(role).concepts))
  const hasParties = listsTaken(roles).includes('parties')
  const addresses = facts.filter(({ value }) => value?.type === 'url').length
  for (const fact of facts) {
    // What its label counts among the things of a list is no single piece: `Between: Hart Ltd, 22 Hart Lane`.
    if (fact.meanings.some(({ concept, weight }) => weight > 0.8 && listed.has(concept))) continue
    if (hasParties && isPartyName(fact.label.text)) continue
    if (fact.value?.type === 'phone' && NUMBERING.test(fact.label.text)) continue
    for (const role of fact.value ? (telling[fact.value.type] ?? []) : []) {
      // Of many addresses none is that of the document by its type alone.
      const isHome = addresses === 1 && !isNetwork(fact.text)
      if (taken.includes(role) && (role !== 'url' || isHome))
        yield {
          ...claimOf(role, fact),
          weight: 0.55,
          because: `it is ${article(fact)}`,
          stays: fact.place === 'body',
          piece: fact,
          ...(fact.source && { source: fact.source }),
        }
    }
  }
  let room = SEARCHED
  // A labelled line that is one value is told; one that holds several is looked through.
  const told = new Set(facts.filter(({ value }) => value !== undefined).map(({ source }) => source))
  for (const block of blocksIn(outline)) {
    if (told.has(block)) continue
    for (const line of linesIn(block.children)) {
      room -= line.text.length
      if (room < 0) return
      for (const piece of segmentsOf(line)) yield* mentions(piece, block, context, taken)
    }
  }
}

function* mentions(
  piece: Phrase,
  block: Paragraph,
  context: Context,
  taken: readonly Role[],
): Generator<Candidate> {
  for (const { value, start, end } of valuesIn(piece, context, taken)) {
    for (const role of telling[value.type] ?? []) {
      if (!taken.includes(role)) continue
      const words = trim(cut(piece, start, end))
      yield {
        ...wordsClaim(role, words, [block]),
        value,
        weight: 0.5,
        because: `it is ${a(value.type)}`,
        stays: true,
        piece: words,
      }
    }
  }
}

/** The values of a piece of a line: an address that it is, or that it begins with before a phone or a web address. */
function valuesIn(piece: Phrase, context: Context, taken: readonly Role[]): readonly FoundValue[] {
  // Every other type has a digit, an @ or a dot within a word.
  const plain = /\p{N}|@|\S[.．]\S/u.test(piece.text) ? findValues(piece.text, context.lang) : []
  // What nobody asks for need not be found.
  if (!taken.includes('address') && !plain.some(({ value }) => telling[value.type])) return []
  const inside = addressesIn(piece, context)
  if (inside.length > 0) return [...plain, ...inside]
  const contact = plain.find(({ value }) => reached.has(value.type))
  const end = contact ? withoutLabel(piece.text.slice(0, contact.start), context).length : piece.text.length
  const line = piece.text.slice(0, end)
  const address = mayBeAddress(line) ? readValue(line, context.lang) : undefined
  // What has a price in it is no place.
  const isPriced = plain.some(({ value }) => value.type === 'money')
  if (address?.type !== 'address' || isPriced) return plain
  return [{ value: address, start: 0, end }, ...plain.filter(value => value.start >= end)]
}

/** Addresses within a sentence. */
function addressesIn(sentence: Phrase, { lang }: Context): readonly FoundValue[] {
  // Names in a row are an address where one of them has a number.
  if (sentence.text.length > SENTENCE || !/\p{N}/u.test(sentence.text) || !holdsRow(sentence)) return []
  return nameRuns(sentence).flatMap(run => addressIn(sentence, run, lang) ?? [])
}

/** Letters of a text that is searched for addresses of houses. */
const SENTENCE = 2000

/** Ways to reach somebody that stand behind an address in its line. */
const reached: ReadonlySet<Value['type']> = new Set<Value['type']>(['phone', 'email', 'url', 'handle'])

/** Words without a last one that only says what follows it: `9 Quay Street, Hull Tel.` */
function withoutLabel(text: string, { lexicon }: Context): string {
  const label = /[\s,;·|–—-]*([\p{L}\p{M}-]{1,20})[.:：]?\s*$/u.exec(text)
  const isLabel = lexicon(label?.[1] ?? '').some(
    ({ concept, weight }) =>
      weight > 0.9 &&
      (concept === 'telephone' || concept === 'email' || concept === 'url' || concept === 'contact'),
  )
  return (label && isLabel ? text.slice(0, label.index) : text).replace(/[\s,;·|–—-]+$/u, '')
}

function article({ value }: Fact): string {
  return a(value?.type ?? 'text')
}

function a(type: string): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
}

function* blocksIn({ before, head, parts }: Outline): Generator<Paragraph> {
  for (const block of [...before, ...head]) yield* paragraphsIn(block)
  for (const part of parts) yield* blocksOfPart(part)
}

function* blocksOfPart(part: Part): Generator<Paragraph> {
  for (const block of part.blocks) yield* paragraphsIn(block)
  for (const inner of part.parts) yield* blocksOfPart(inner)
}

/** The paragraphs of a block: those of a list, a table or a quotation one by one. */
export function* paragraphsIn(block: RootContent): Generator<Paragraph> {
  if (block.type === 'paragraph') yield block
  else if (block.type === 'list')
    for (const item of block.children) for (const inner of item.children) yield* paragraphsIn(inner)
  else if (block.type === 'table')
    for (const row of block.children)
      for (const cell of row.children) yield { type: 'paragraph', children: cell.children }
  else if (block.type === 'blockquote') for (const inner of block.children) yield* paragraphsIn(inner)
}
