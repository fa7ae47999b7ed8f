import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, split, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { isDocumentName } from '../../../core/reading/words/lexicon.ts'
import type { Claim, Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { type Entry, entryOf, entryOfFact, entryOfPhrase, isBrief, lineOf } from '../sheets/facts.tsx'
import { isOwn, otherRoles } from '../sheets/masthead.tsx'
import { inWords, labelOf } from './party.tsx'
import { type BillWord, billWord } from './words.ts'

/** Roles in their order, and the words that bills have for them where the author wrote no label. */
type Places = readonly (readonly [Role, BillWord | undefined])[]

/** What is told at the head. */
const heads: Places = [
  ['invoiceNumber', 'number'],
  ['issueDate', 'date'],
  ['paymentDueDate', 'due'],
  ['supplyDate', 'supply_date'],
  ['reference', undefined],
]

/** How to pay. */
const accounts: Places = [
  ['iban', undefined],
  ['bic', undefined],
  ['terms', 'terms'],
]

/** Roles that stand in a place of their own. */
const placed: readonly Role[] = [
  ...heads.map(([role]) => role),
  ...accounts.map(([role]) => role),
  ...([
    'seller',
    'buyer',
    'payment',
    'title',
    'logo',
    'publisher',
    'alternativeHeadline',
    'abstract',
  ] as const),
  ...(['email', 'telephone', 'address', 'url', 'notes'] as const),
  ...(['subtotal', 'total', 'paid', 'due'] as const),
]

/** What the sheet calls itself; the word for a bill where the copy has none but the seller's name. */
export function titleOf({ roles: { title, seller, invoiceNumber }, lang }: Reading): Claim {
  // A seller of the front matter whose name the copy has again is written twice, and shown twice.
  if (isOwn(title) && (title.text !== seller?.text || seller.field)) return title
  // `INVOICE 0219` says both.
  if (isOwn(invoiceNumber) && invoiceNumber.written && isDocumentName(invoiceNumber.label.text)) {
    const { label, text, nodes } = invoiceNumber
    const both = { nodes: [...label.nodes, { type: 'text' as const, value: ' ' }, ...nodes] }
    return { ...invoiceNumber, ...both, role: 'title', written: false, text: `${label.text} ${text}` }
  }
  const words = phraseOf(billWord(lang, 'invoice'))
  return {
    role: 'title',
    label: phraseOf(''),
    written: false,
    ...words,
    blocks: [],
    facts: [],
    items: [],
    weight: 1,
    because: '',
    stays: false,
  }
}

/** Ways to reach the seller that stand apart from it, and are not among its lines. */
export function contactsOf({ roles }: Reading): readonly Claim[] {
  const said = roles.seller ? [roles.seller.text, ...roles.seller.blocks.map(plainText)].join('\n') : ''
  return [roles.address, roles.telephone, roles.email, roles.url]
    .filter(isOwn)
    .filter(({ text }) => !said.includes(text))
}

/** Number and dates, then whatever short facts the copy has beside them; without the roles that stand elsewhere. */
export function headEntries(reading: Reading, elsewhere: readonly Role[] = []): readonly Entry[] {
  return toldAtHead(reading, elsewhere).filter(isBrief)
}

/** The number by itself, where it is no part of the title. */
export function numberEntry(reading: Reading): Entry | undefined {
  const entry = headEntry(reading, 'invoiceNumber')
  return entry && !titleOf(reading).text.includes(entry.text) ? entry : undefined
}

function toldAtHead(reading: Reading, elsewhere: readonly Role[]): readonly Entry[] {
  const below = roleOfPayment(reading)
  const told = heads.filter(([role]) => !elsewhere.includes(role) && role !== below)
  const others = otherRoles(reading, placed).map(entryOf)
  const above = reading.facts.filter(fact => !isBelow(fact))
  return [...entriesIn(told, reading), ...others, ...above.map(entryOfFact)]
}

/** Whether a fact stands among the words below the sums. */
function isBelow({ place }: Fact): boolean {
  return place === 'body'
}

/** A claim of the head by itself. */
export function headEntry(reading: Reading, role: Role): Entry | undefined {
  const [entry] = entriesIn(
    heads.filter(([own]) => own === role),
    reading,
  )
  return entry
}

/** Claims as entries under the words that bills have for them, where the author wrote no label. */
function entriesIn(places: Places, { roles, lang }: Reading): readonly Entry[] {
  return places.flatMap(([role, word]) => {
    const claim = roles[role]
    // What is told in a text too stays there.
    if (!isOwn(claim) || claim.told) return []
    return [{ ...entryOf(claim), label: labelOf(claim, word && billWord(lang, word)) }]
  })
}

/** What the bill is about. */
export function leadBlocks({ roles: { abstract }, head }: Reading): readonly RootContent[] {
  return [...(isOwn(abstract) ? abstract.blocks : []), ...head]
}

/** Where the money goes, and by when, in a few words each; what is longer stands among the notes. */
export function paymentEntries(reading: Reading): readonly Entry[] {
  return payments(reading).filter(isForBand)
}

/** Letters of a sentence that says by when it is paid which stands over what is to be paid. */
const DUE_SENTENCE = 160

/** The paragraph below the sums that says by when it is paid, where it says that in a line. */
export function dueSentence({ roles: { paymentDueDate: due }, unplaced }: Reading): Paragraph | undefined {
  if (due?.told !== true) return undefined
  return unplaced.flatMap(blocksWithin).find((block): block is Paragraph => {
    const [line, ...others] = linesOfBlock(block)
    const isLine = line !== undefined && others.length === 0 && line.text.length <= DUE_SENTENCE
    return isLine && line.text.includes(due.text)
  })
}

/** Letters of what is told of a payment that stand beside its amount. */
const ON_BAND = 260

/** Whether it says in a few lines where the money goes. */
function isForBand({ text, blocks }: Entry): boolean {
  return text.length <= ON_BAND && blocks.every(({ type }) => type === 'paragraph')
}

/** A part of the copy about how to pay of which nothing but its heading is left: the band says what it said. */
function paymentPart({ unplaced }: Reading): Section | undefined {
  return unplaced.find(({ heading, blocks, sections, facts, meanings }) => {
    const isSpent = heading !== undefined && blocks.length + sections.length === 0 && facts.length > 0
    return isSpent && meanings.some(({ concept }) => concept === 'payment' || concept === 'paymentTerms')
  })
}

/** What is to be told with the payment stands with it. */
function roleOfPayment(reading: Reading): Role | undefined {
  const { reference } = reading.roles
  const isTold = paymentPart(reading)?.facts.some(
    ({ text, label }) => text === reference?.text && label.text === reference.label.text,
  )
  return isTold || (isOwn(reference) && standsWithAccount(reference, reading)) ? 'reference' : undefined
}

/** The first line of the copy with some of these nodes. */
function lineAt(nodes: readonly RootContent[]): number {
  const found = nodes.flatMap(nodesOf).find(({ position }) => position)
  return found?.position?.start.line ?? Number.NaN
}

/** The lines of the copy in which an account is told. */
function accountLines({ roles: { payment, iban, bic } }: Reading): readonly number[] {
  return [payment, iban, bic].filter(isOwn).map(({ nodes, blocks }) => lineAt([...nodes, ...blocks]))
}

/** Facts below the sums in the paragraph of an account, which say more of it: its code, what to write on the transfer. */
function accountFacts(reading: Reading): readonly Fact[] {
  const lines = reading.facts.some(isBelow) ? accountLines(reading) : []
  return reading.facts.filter(fact => {
    const { start, end } = fact.source?.position ?? {}
    return (
      isBelow(fact) &&
      fact.source?.type === 'paragraph' &&
      start &&
      end &&
      lines.some(line => line >= start.line && line <= end.line)
    )
  })
}

/** Whether a claim stands in the lines of an account, or right below them, and not among the dates of the head. */
function standsWithAccount({ nodes }: Claim, reading: Reading): boolean {
  const own = lineAt(nodes)
  if (own === lineAt(reading.roles.issueDate?.nodes ?? [])) return false
  const among = [
    ...accountLines(reading),
    ...accountFacts(reading).map(({ source }) => (source?.position?.end.line ?? 0) - 1),
  ]
  return among.some(line => own >= line && own - line < LINES_BELOW)
}

/** Lines below that of an account up to which it goes on. */
const LINES_BELOW = 3

/** The words over how to pay; none where they stand among the notes, over what is longer. */
export function paymentHeading(reading: Reading): Claim['label'] | undefined {
  const { payment } = reading.roles
  const own = paymentPart(reading)?.heading
  if (own) return toPhrase(own.children)
  if (!isOwn(payment) || !payment.written) return undefined
  const isBelow = payments(reading).some(entry => entry.label === payment.label && !isForBand(entry))
  return isBelow ? undefined : payment.label
}

function payments(reading: Reading): readonly Entry[] {
  const { payment } = reading.roles
  const own = isOwn(payment) ? named(recordOf(payment, reading.lang), payment, reading) : []
  // Among the notes nothing else says what a text about it is.
  const untold = own.flatMap(entry => {
    const left = entry.blocks.flatMap(block => untoldLines(block, reading))
    const blocks = left.filter(block => !isTold(block, reading))
    const isWhole =
      blocks.length === entry.blocks.length && blocks.every((block, at) => block === entry.blocks[at])
    if (!payment || entry.label.text !== '' || isWhole) return [entry]
    const text = blocks.map(plainText).join(' ')
    const told = { ...entry, text, blocks }
    return blocks.length === 0 ? [] : [isForBand(told) ? told : { ...told, label: payment.label }]
  })
  const below = roleOfPayment(reading)
  const told = heads.filter(([role]) => role === below)
  const beside = accountFacts(reading).map(entryOfFact)
  return [...untold, ...entriesIn(accounts, reading), ...beside, ...entriesIn(told, reading)]
}

/** What an account is known by, behind its name: `Sort code 00-55-12`, `kontonr. 0001 284 917`. */
const ACCOUNT = /^(\p{L}[\p{L}\s./-]{1,24}?)\s+((?:\p{Lu}{2})?\d[\d\s./-]{2,})$/u

/** Lines that say how to pay with their names apart, where several have one: what is copied stands by itself. */
export function withNumbersApart(entry: Entry): readonly Entry[] {
  const lines = entry.label.text === '' ? entry.blocks.flatMap(linesOfBlock) : []
  const pieces = lines.flatMap(accountsIn)
  return pieces.filter(({ label }) => label.text !== '').length > 1 ? pieces : [entry]
}

function accountsIn(line: Phrase): readonly Entry[] {
  const labelled = readLabelled(line)
  if (labelled) return [entryOfPhrase(labelled.label, labelled.value)]
  const pieces = split(line, /,\s+/g)
  const found = pieces.map(piece => ({ piece, words: ACCOUNT.exec(piece.text) }))
  if (found.some(({ words }) => words === null)) return [entryOfPhrase(phraseOf(''), line)]
  return found.map(({ piece, words }) => {
    const [, name = '', number = ''] = words ?? []
    return entryOfPhrase(cut(piece, 0, name.length), cut(piece, piece.text.length - number.length))
  })
}

/** A payment of one line behind its own name, where another stands over all that is said of it. */
function named(entries: readonly Entry[], { label, written }: Claim, reading: Reading): readonly Entry[] {
  const [only, ...others] = entries
  const isLine = written && only !== undefined && others.length === 0 && paymentPart(reading) !== undefined
  return isLine ? [{ ...only, label }] : entries
}

/** Whether a block about the payment says nothing but what stands elsewhere: codes, terms, notes. */
function isTold(block: RootContent, { roles }: Reading): boolean {
  const told = [...accounts.map(([role]) => roles[role]), roles.reference, roles.notes].filter(isOwn)
  const words = told.flatMap(({ label, text, blocks }) => [text, ...blocks.map(plainText), label.text])
  const rest = words.reduce((left, said) => (said === '' ? left : left.replace(said, '')), plainText(block))
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** The lines of a paragraph about the payment that say more than what stands elsewhere. */
function untoldLines(block: RootContent, reading: Reading): readonly RootContent[] {
  const lines = block.type === 'paragraph' ? linesOfBlock(block) : []
  const left = lines.filter(line => !isTold(paragraphOf(line), reading))
  if (lines.length < 2 || left.length === lines.length) return [block]
  return left.length === 0 ? [] : [paragraphOf(joinLines(left))]
}

function recordOf(claim: Claim, lang: string): readonly Entry[] {
  const { text, blocks, nodes, facts } = claim
  const plain: Entry = { label: phraseOf(''), text, blocks }
  if (facts.length === 0) return [plain]
  const isNamed = toPhrase(nodes).text === text
  const name: Entry = {
    ...plain,
    label: phraseOf(billWord(lang, 'name')),
    blocks: [{ type: 'paragraph', children: [...nodes] }],
  }
  return [...(isNamed ? [name] : []), ...facts.map(fact => entryOfFact(inWords(fact, lang)))]
}

/** What has no other place, as it was written: long facts, notes, whatever else the copy says. */
export function noteBlocks(reading: Reading): readonly RootContent[] {
  const { notes } = reading.roles
  const long = [
    ...toldAtHead(reading, []).filter(entry => !isBrief(entry)),
    ...payments(reading).filter(entry => !isForBand(entry)),
  ]
  const payment = paymentPart(reading)
  const due = dueSentence(reading)
  return [
    ...long.flatMap(({ label, blocks: words }) => behind(label, words)),
    ...inOrder([
      ...(isOwn(notes)
        ? [{ at: notes.blocks[0], blocks: behind(notes.written ? notes.label : phraseOf(''), notes.blocks) }]
        : []),
      ...belowFacts(reading).map(fact => ({ at: fact.source, blocks: lineOf(fact) })),
      ...reading.unplaced
        .filter(part => part !== payment)
        .map(part => ({
          at: part.heading ?? part.blocks[0],
          blocks: blocksWithin(part).filter(block => block !== due),
        })),
      ...reading.notes.map(block => ({ at: block, blocks: [block] })),
    ]),
  ]
}

/** Pieces of the copy in the order in which it has them, where it is known of all. */
function inOrder(
  pieces: readonly { readonly at: RootContent | undefined; readonly blocks: readonly RootContent[] }[],
): readonly RootContent[] {
  const offset = (at: RootContent | undefined): number =>
    (at && nodesOf(at).find(({ position }) => position)?.position?.start.offset) ?? Number.NaN
  const isKnown = pieces.every(({ at }) => !Number.isNaN(offset(at)))
  const sorted = isKnown ? pieces.toSorted((one, other) => offset(one.at) - offset(other.at)) : pieces
  return sorted.flatMap(({ blocks }) => blocks)
}

/** Facts among the words below the sums, but for those that a note or the payment says with its other words. */
function belowFacts(reading: Reading): readonly Fact[] {
  const { facts, roles, unplaced } = reading
  const { notes, payment } = roles
  const told = accountFacts(reading)
  const drawn = new Set<RootContent>([
    ...(isOwn(notes) ? notes.blocks : []),
    ...(isOwn(payment) ? payment.blocks : []),
    ...unplaced.flatMap(blocksWithin),
  ])
  return facts.filter(
    fact => isBelow(fact) && !told.includes(fact) && !(fact.source && drawn.has(fact.source)),
  )
}

/** Words behind their label, in one line with it where they are a line. */
function behind({ text, nodes }: Claim['label'], words: readonly RootContent[]): readonly RootContent[] {
  const [first, ...more] = words
  if (text === '') return words
  const label = { type: 'strong' as const, children: [...nodes] }
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [label] }, ...words]
  return [{ type: 'paragraph', children: [label, { type: 'text', value: ': ' }, ...first.children] }, ...more]
}
