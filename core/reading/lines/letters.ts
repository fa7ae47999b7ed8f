import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { factsIn, paragraphOf, toFact } from '../facts/facts.ts'
import { itemsOfList, itemOfName } from '../things/items.ts'
import { linesIn, linesOfBlock, readLabelled, segmentsOf } from '../facts/label.ts'
import { isDocumentName, plainLabel, wordsFor } from '../words/lexicon.ts'
import { cut, joinLines, linesOf, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Omitted } from '../reading.ts'
import type { Takings } from '../lists/takings.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { isContact, isNameLike, letterheadFacts } from './letterhead.ts'
import { mailFacts } from './mail-facts.ts'

/** How sure a place in a letter is: less than a label that says the same. */
const PLACED = 0.93

/**
 * Takes a letter apart by where its pieces stand: above the salutation who writes, to whom, when and about what; below the
 * closing the signature, what is enclosed and what was added. What is left of the body is the text of the letter. A mail
 * tells in its header what a letter has above its salutation. A circular keeps its head.
 */
export function takeLetter(
  source: readonly RootContent[],
  fields: readonly Fact[],
  omitted: readonly Omitted[],
  { context, isCircular = false }: { readonly context: Context; readonly isCircular?: boolean },
): Takings {
  const blocks = source.flatMap(block => openLines(block, context))
  const closing = closingAt(blocks, context)
  const salutation = salutationAt(blocks.slice(0, closing < 0 ? blocks.length : closing), context)
  const end = closing < 0 ? blocks.length : closing
  const textStart = salutation < 0 ? headEnd(blocks.slice(0, end), context) : salutation
  const textEnd = closing < 0 ? tailStart(blocks, textStart, context) : closing
  const tail = readTail(blocks.slice(closing < 0 ? textEnd : closing + 1), context)
  const above = blocks.slice(0, textStart)
  // A circular goes to many: what stands at its top is its name, not who writes to whom.
  const opened = above.flatMap(block => openSender(block, tail.signature, context) ?? [block])
  const head = isCircular ? { facts: [], text: above } : readHead(opened, tail.signature, context)
  const said = (at: number, concept: Concept, because: string): readonly Fact[] =>
    at < 0 ? [] : [placedFact(concept, phraseIn(blocks[at]), because, context)]
  // A number that stands in the letterhead too is printed there.
  const known = new Set(head.facts.flatMap(({ facts }) => facts).map(({ text }) => text))
  const again = tail.facts.filter(({ value, text }) => value !== undefined && known.has(text))
  const placed = [
    ...head.facts,
    ...said(salutation, 'salutation', 'the line that greets'),
    ...said(closing, 'closing', 'the line that takes leave'),
    ...tail.facts.filter(fact => !again.includes(fact)),
  ]
  const mail = mailFacts(omitted, context).filter(fact => !placed.some(other => isSame(other, fact)))
  const isSigned = [...placed, ...mail, ...fields].some(fact => means(fact, 'sender', 'name'))
  return {
    lists: {},
    sources: {},
    body: [...head.text, ...blocks.slice(salutation < 0 ? textStart : textStart + 1, textEnd)],
    foot: [],
    fields: fields.flatMap(field => datedField(field, context)),
    // Who signs is who writes, where nothing else says it.
    drawn: tail.signature && !isSigned ? [placedFact('sender', tail.signature, 'who signs', context)] : [],
    found: [...placed, ...mail],
    silent: [
      ...again.map(({ text }) => text),
      ...above.flatMap(block => senderWord(block, tail.signature, context) ?? []),
    ],
  }
}

/** What divides a line of a letterhead. */
const HEAD_PIECES = /,\s+|\s+[–—|·•]\s+/gu

/** A line with the name that is signed and more behind it, as the lines of a letterhead; whom it goes to stands apart below it. */
function openSender(
  block: RootContent,
  signature: Phrase | undefined,
  context: Context,
): readonly RootContent[] | undefined {
  const [first, ...others] = linesOfBlock(block)
  const at = first && signature ? first.text.indexOf(signature.text) : -1
  if (!first || !signature || at < 0 || block.type !== 'paragraph') return undefined
  const [name, rest] = [cut(first, at, at + signature.text.length), cut(first, at + signature.text.length)]
  const isOpen = at === 0 || senderWord(block, signature, context) !== undefined
  if (!isOpen || !/^\s*(?:,|[–—|·•])/u.test(rest.text)) return undefined
  const pieces = split(rest, HEAD_PIECES).filter(({ text }) => text.trim() !== '')
  const below = others.flatMap(line => {
    const [word = ''] = line.text.trim().split(/\s/, 1)
    if (!isCalled(word, 'recipient', context)) return [paragraphOf(line)]
    const own = split(line, HEAD_PIECES)
    const dated = own.filter(piece => dateIn(trim(piece), context))
    return [paragraphOf(joinLines(own.filter(piece => !dated.includes(piece)))), ...dated.map(paragraphOf)]
  })
  return [paragraphOf(joinLines([name, ...pieces].map(trim))), ...below]
}

/** The word before the name of who writes, that says so. */
function senderWord(block: RootContent, signature: Phrase | undefined, context: Context): string | undefined {
  const [first] = linesOfBlock(block)
  const at = first && signature ? first.text.indexOf(signature.text) : -1
  const word = first?.text.slice(0, at).trim() ?? ''
  return at > 0 && isCalled(word, 'sender', context) ? word : undefined
}

function isCalled(word: string, called: Concept, { lexicon }: Context): boolean {
  return word !== '' && lexicon(word).some(({ concept, weight }) => concept === called && weight > 0.9)
}

/** Whether a copy greets somebody in a line of its own. */
export function greets(source: readonly RootContent[], context: Context): boolean {
  return (
    salutationAt(
      source.flatMap(block => openLines(block, context)),
      context,
    ) >= 0
  )
}

function isSame(fact: Fact, other: Fact): boolean {
  return means(fact, other.meanings[0]?.concept ?? 'note')
}

function means({ meanings }: Fact, ...concepts: readonly Concept[]): boolean {
  return meanings.some(({ concept }) => concepts.includes(concept))
}

/** Words whose place says what they are. */
function placedFact(concept: Concept, phrase: Phrase, because: string, context: Context): Fact {
  return {
    ...toFact(phraseOf(''), phrase, 'head', context),
    meanings: [{ concept, weight: PLACED, because }],
  }
}

/** A paragraph whose lines are several pieces of a letter, as a paragraph each: salutation, closing, signature. */
function openLines(block: RootContent, context: Context): readonly RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const lines = linesIn(block.children)
  const greets = lines.findIndex(
    (line, at) =>
      isSalutation(line.text, context) && isLong(lines[at + 1]?.text ?? '') && /[,،:!：，]$/.test(line.text),
  )
  const leaves = lines.findLastIndex(
    ({ text }, at) =>
      lines.length - at <= MOST_BELOW &&
      (isFollowedByName(text, lines[at + 1]?.text, context) ||
        (isClosing(text, context) && (lines.length > 1 || at > 0))),
  )
  if (lines.length > 1 && (greets >= 0 || leaves >= 0)) {
    const cuts = [greets, greets < 0 ? -1 : greets + 1, leaves, leaves < 0 ? -1 : leaves + 1]
    return divided(lines, cuts)
  }
  const signed = lines.length === 1 && lines[0] ? closingWithName(lines[0], context) : undefined
  return (signed ?? greetingWithText(block, context))?.map(paragraphOf) ?? [block]
}

/** `Dear Mr Ash, I read that you …`: the greeting, and the text that begins in its line. */
function greetingWithText({ children }: Paragraph, context: Context): readonly Phrase[] | undefined {
  const words = toPhrase(children)
  const [greeting] = /^[^,،，:：\n]{3,60}[,،，:：]/u.exec(words.text) ?? []
  if (greeting === undefined || !isSalutation(greeting, context)) return undefined
  const text = trim(cut(words, greeting.length))
  return isLong(text.text) ? [cut(words, 0, greeting.length), text] : undefined
}

/** `Kind regards, Tom Abara`. */
function closingWithName(line: Phrase, context: Context): readonly Phrase[] | undefined {
  const comma = /[,،]\s+/u.exec(line.text)
  if (!comma || !isClosing(line.text.slice(0, comma.index), context)) return undefined
  const name = trim(cut(line, comma.index + comma[0].length))
  return isNameLike(name.text, context) ? [cut(line, 0, comma.index + 1), name] : undefined
}

/** Lines as paragraphs that begin at some of them. */
function divided(lines: readonly Phrase[], cuts: readonly number[]): readonly Paragraph[] {
  const starts = [0, ...new Set(cuts.filter(at => at > 0 && at < lines.length))].sort((a, b) => a - b)
  return starts.map((start, at) => paragraphOf(joinLines(lines.slice(start, starts[at + 1] ?? lines.length))))
}

/** Letters from which a line is text. */
const LONG = 60

function isLong(text: string): boolean {
  return text.length > LONG
}

function phraseIn(block: RootContent | undefined): Phrase {
  return block?.type === 'paragraph' || block?.type === 'heading'
    ? trim(toPhrase(block.children))
    : phraseOf(block ? plainText(block) : '')
}

/** The one line of a block. */
function lineIn(block: RootContent | undefined): string | undefined {
  if (block?.type !== 'paragraph' && block?.type !== 'heading') return undefined
  const { text } = phraseIn(block)
  return text.includes('\n') || text === '' ? undefined : text
}

/** Letters that a salutation and a short closing have at most, and a closing that is a sentence: `Je vous prie d'agréer …`. */
const LETTERS = { salutation: 90, closing: 60, leave: 240 } as const

/** Scripts without blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function opensWith(plain: string, words: readonly string[]): boolean {
  return words.some(
    word => plain === word || plain.startsWith(`${word} `) || (unspaced.test(word) && plain.startsWith(word)),
  )
}

/** Endings of a salutation where it follows the name: 様, 御中, 님께. */
const honours = /(?:様|御中|殿|各位|先生|女士|님께|님|귀하|귀중)[,，:：、]?$/u

/** Whether a line greets somebody. */
export function isSalutation(text: string, { lang }: Pick<Context, 'lang'>): boolean {
  if (text.length > LETTERS.salutation || /\p{L}{3,}\.$/u.test(text)) return false
  return opensWith(plainLabel(text), wordsFor(lang, 'greetingWords')) || honours.test(text)
}

/** Letters at most of a line that may greet in words that are not known. */
const GREETING = 48

/** Whether a block is a line that greets, or opens what follows in another way: `Dear friends,`, `Estimada Ana:`. */
export function greetsReader(block: RootContent, context: Pick<Context, 'lang'>): boolean {
  if (block.type !== 'paragraph') return false
  const text = plainText(block).trim()
  if (text.includes('\n')) return false
  // Words that greet may greet many: `Dear Canon Ash, dear members of the council,`.
  if (/[,،，:!：！]$/u.test(text) && isSalutation(text, context)) return true
  return text.length <= GREETING && /[,،，]$/u.test(text)
}

/** Whether a line takes leave. */
export function isClosing(text: string, { lang }: Context): boolean {
  if (text.length > LETTERS.closing || (/[.?]$/.test(text) && text.split(/\s+/).length > 4)) return false
  return opensWith(plainLabel(text), wordsFor(lang, 'closingWords'))
}

/** In any language a last line that ends in a comma, with a name below it, takes leave. */
function isFollowedByName(text: string, next: string | undefined, context: Context): boolean {
  return (
    text.length <= LETTERS.closing && /[,،，]$/u.test(text) && next !== undefined && isNameLike(next, context)
  )
}

/** A whole sentence that takes leave, in the languages that have such. */
function isLeave(text: string, { lang }: Context): boolean {
  const plain = plainLabel(text)
  const phrases = wordsFor(lang, 'closingWords').filter(words => words.split(' ').length > 2)
  return text.length <= LETTERS.leave && phrases.some(words => plain.includes(words))
}

/** The greeting before the text: it ends with its comma, or the text follows. */
function salutationAt(blocks: readonly RootContent[], context: Context): number {
  const opens = (block: RootContent, test: (text: string) => boolean): boolean => {
    const text = lineIn(block)
    return text !== undefined && isSalutation(text, context) && test(text)
  }
  // Whom an envelope goes to may be named with the word that greets: `Spett.le Forno`.
  const ended = blocks.findIndex(block =>
    opens(block, text => /[,،、:!：，！]$/u.test(text) || honours.test(text)),
  )
  if (ended >= 0) return ended
  return blocks.findIndex((block, at) => opens(block, () => isLong(plainText(blocks[at + 1] ?? block))))
}

/** Blocks below the closing at most: a name, an office, contacts, enclosures, a postscript. */
const MOST_BELOW = 8

function closingAt(blocks: readonly RootContent[], context: Context): number {
  const near = Math.max(0, blocks.length - MOST_BELOW)
  const short = blocks.findLastIndex((block, at) => at >= near && isClosing(lineIn(block) ?? '', context))
  if (short >= 0) return short
  const named = blocks.findLastIndex(
    (block, at) => at >= near && isFollowedByName(lineIn(block) ?? '', firstLine(blocks[at + 1]), context),
  )
  if (named > 0) return named
  return blocks.findLastIndex((block, at) => at >= near && isLeave(lineIn(block) ?? '', context))
}

/** Where the text begins of a letter that greets nobody: at the first sentence, heading of a part or list. */
function headEnd(blocks: readonly RootContent[], context: Context): number {
  const at = blocks.findIndex((block, index) => {
    if (factsIn(block, 'head', context) !== undefined) return false
    if (block.type === 'heading') return index > 0 && block.depth > 1
    return block.type !== 'paragraph' || linesIn(block.children).some(({ text }) => isSentence(text))
  })
  return at < 0 ? blocks.length : at
}

function isSentence(text: string): boolean {
  return text.length > 110 || (/\p{L}{2,}[.!?。]$/u.test(text) && text.split(/\s+/).length > 5)
}

/** Where the text ends of a letter without a closing: before its enclosures, or before a last line that is a name. */
function tailStart(blocks: readonly RootContent[], from: number, context: Context): number {
  const enclosed = blocks.findIndex((block, at) => at > from && enclosuresLabel(block, context) !== undefined)
  const end = enclosed < 0 ? blocks.length : enclosed
  const last = blocks[end - 1]
  const [name, ...others] = linesOfBlock(last)
  const isSigned = name !== undefined && isNameLike(name.text, context)
  const isBlock = others.every(line => line.text.length <= LONG && !isSentence(line.text))
  return end - 1 > from && isSigned && isBlock ? end - 1 : end
}

function firstLine(block: RootContent | undefined): string | undefined {
  return linesOfBlock(block)[0]?.text
}

interface Tail {
  readonly facts: readonly Fact[]
  /** The name that the letter is signed with. */
  readonly signature?: Phrase
}

/** What stands below the closing: a name with what its bearer is, contacts, enclosures, a postscript. */
function readTail(blocks: readonly RootContent[], context: Context): Tail {
  const facts: Fact[] = []
  const lines: Phrase[] = []
  const added: RootContent[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as RootContent
    const label = enclosuresLabel(block, context)
    if (label) {
      const below = label.isAlone ? blocks[at + 1] : undefined
      const next = below?.type === 'list' || below?.type === 'paragraph' ? below : undefined
      facts.push(enclosuresFact(label, next, context))
      if (next) at++
    } else if (block.type === 'paragraph' && added.length === 0 && !linesIn(block.children).some(isAdded)) {
      for (const line of linesIn(block.children)) {
        const contact = contactFacts(line, context)
        if (contact.length > 0) facts.push(...contact)
        else lines.push(line)
      }
    } else added.push(block)
  }
  const [name, ...more] = lines
  if (name) facts.unshift(partyFact('signature', [name, ...more], 'below the closing', context))
  if (added.length > 0) facts.push(noteFact(added, context))
  return { facts, ...(name && { signature: name }) }
}

/** A postscript, or a text. */
function isAdded({ text }: Phrase): boolean {
  return text.length > 100 || /^(?:P\.?\s?)+S\b/iu.test(text)
}

function noteFact(blocks: readonly RootContent[], context: Context): Fact {
  const text = blocks.map(plainText).join(' ').replace(/\s+/g, ' ')
  return { ...placedFact('notes', phraseOf(text), 'below the signature', context), blocks }
}

/** A line of nothing but contacts, piece by piece: `054 555 0166 · a@b.example`. */
function contactFacts(line: Phrase, context: Context): readonly Fact[] {
  const pieces = piecesOf(line, context)
  return pieces.every(fact => isContact(fact, context)) ? pieces : []
}

function piecesOf(line: Phrase, context: Context): readonly Fact[] {
  return segmentsOf(line).map(piece => withType(lineFact(piece, context)))
}

function lineFact(line: Phrase, context: Context): Fact {
  const labelled = readLabelled(line)
  return labelled?.sign === 'colon' && context.lexicon(labelled.label.text).length > 0
    ? toFact(labelled.label, labelled.value, 'head', context)
    : toFact(phraseOf(''), line, 'head', context)
}

const typed: Readonly<Record<string, Concept>> = {
  email: 'email',
  phone: 'telephone',
  url: 'url',
  address: 'address',
}

/** A fact that means what its words are. */
function withType(fact: Fact): Fact {
  const concept = fact.meanings.length === 0 ? typed[fact.value?.type ?? ''] : undefined
  if (concept === undefined) return fact
  return { ...fact, meanings: [{ concept, weight: PLACED, because: `it is an ${concept}` }] }
}

interface Label {
  readonly label: Phrase
  readonly value?: Phrase
  readonly lines: readonly Phrase[]
  /** What is enclosed stands in the block below. */
  readonly isAlone: boolean
}

/** `Enclosures: …`, or the label over what is enclosed. */
function enclosuresLabel(block: RootContent, context: Context): Label | undefined {
  if (block.type !== 'paragraph' && block.type !== 'heading') return undefined
  const [first, ...lines] = linesIn(block.children)
  if (first === undefined) return undefined
  const labelled = readLabelled(first)
  const label = labelled?.label ?? cut(first, 0, /\s*[:：]?$/u.exec(first.text)?.index ?? first.text.length)
  const isEnclosed = context
    .lexicon(label.text)
    .some(({ concept, weight }) => concept === 'enclosures' && weight > 0.85)
  if (!isEnclosed) return undefined
  return {
    label,
    ...(labelled && { value: labelled.value }),
    lines,
    isAlone: labelled === undefined && lines.length === 0,
  }
}

function enclosuresFact(
  { label, value, lines }: Label,
  next: RootContent | undefined,
  context: Context,
): Fact {
  const listed: readonly Item[] = next?.type === 'list' ? itemsOfList(next, context) : []
  const written = [...(value ? [value] : []), ...lines, ...linesOfBlock(next)]
  const blocks = written.map(paragraphOf)
  const several = written.length > 1 ? written.map(itemOfName) : []
  const fact = toFact(label, value ?? written[0] ?? phraseOf(''), 'head', context)
  return { ...fact, ...(blocks.length > 0 && { blocks }), items: [...listed, ...several] }
}

/** Somebody by the lines of their block: the first is the name. */
function partyFact(concept: Concept, lines: readonly Phrase[], because: string, context: Context): Fact {
  const [name = phraseOf(''), ...rest] = lines
  const fact = placedFact(concept, name, because, context)
  if (rest.length === 0) return fact
  const facts = [
    placedFact('name', name, because, context),
    ...rest.flatMap(line => segmentsOf(line)).map(line => withType(lineFact(line, context))),
  ].map((inner, at) =>
    at === 0 ? { ...inner, meanings: [{ concept: 'name' as const, weight: 1, because }] } : inner,
  )
  const text = [fact, ...facts.slice(1)].map(inner => inner.text).join(', ')
  return { ...fact, text, blocks: lines.map(paragraphOf), facts }
}

interface Head {
  readonly facts: readonly Fact[]
  /** Blocks that nothing says anything about: they open the text. */
  readonly text: readonly RootContent[]
}

/** What a block above the salutation may be. */
interface Piece {
  readonly block: RootContent
  readonly lines: readonly Phrase[]
  readonly kind: 'date' | 'subject' | 'name' | 'contacts' | 'party' | 'line'
}

function readHead(blocks: readonly RootContent[], signature: Phrase | undefined, context: Context): Head {
  const facts: Fact[] = []
  const text: RootContent[] = []
  const pieces: Piece[] = []
  for (const [at, block] of blocks.entries()) {
    const told = isBold(block) ? undefined : tellingFacts(block, context)
    if (told) facts.push(...told)
    else if (isDocumentName(plainText(block)))
      facts.push(placedFact('title', phraseIn(block), 'what it is', context))
    else if (isTaken(block)) pieces.push(pieceOf(block, at, context))
    else text.push(block)
  }
  const known = (concept: Concept): boolean => facts.some(fact => means(fact, concept))
  const sender = known('sender') ? [] : senderOf(pieces, signature, context)
  const others = pieces.filter(piece => !sender.includes(piece))
  const recipient = known('recipient') ? undefined : recipientOf(others, context)
  if (sender.length > 0) facts.push(senderFact(sender, signature, context))
  if (recipient) facts.push(partyFact('recipient', recipient.lines, 'whom it is addressed to', context))
  for (const piece of others.filter(piece => piece !== recipient)) {
    if (piece.kind === 'date') facts.push(...dateFacts(piece.lines[0] ?? phraseOf(''), context))
    else if (isSubject(piece) && !facts.some(fact => means(fact, 'subject')))
      facts.push(placedFact('subject', unmarked(piece.lines[0]), 'the line above the salutation', context))
    else if (piece.kind === 'contacts') facts.push(...piece.lines.flatMap(line => piecesOf(line, context)))
    else text.push(piece.block)
  }
  return { facts, text }
}

function isTaken(block: RootContent): boolean {
  return block.type === 'heading' || block.type === 'paragraph'
}

/** What a labelled block of a letter's head may say. Any other label may be words of the subject: `Application: Ranger`. */
const tellings: ReadonlySet<Concept> = new Set<Concept>([
  ...([
    'sender',
    'recipient',
    'date',
    'subject',
    'salutation',
    'enclosures',
    'name',
    'email',
    'telephone',
  ] as const),
  ...([
    'address',
    'location',
    'city',
    'url',
    'reference',
    'jobTitle',
    'organization',
    'contact',
    'closing',
  ] as const),
])

function tellingFacts(block: RootContent, context: Context): readonly Fact[] | undefined {
  const facts = factsIn(block, 'head', context)
  const told = facts?.filter(({ meanings }) => meanings.some(({ concept }) => tellings.has(concept)))
  return told !== undefined && told.length > 0 ? facts : undefined
}

function isBold(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const [only, ...others] = block.children
  return only?.type === 'strong' && others.length === 0
}

function pieceOf(block: RootContent, at: number, context: Context): Piece {
  const lines = linesOf(phraseIn(block))
  const [first = phraseOf('')] = lines
  const kind = (): Piece['kind'] => {
    if (lines.length === 1 && dateIn(first, context)) return 'date'
    if (lines.length > 1) return 'party'
    if (letterheadFacts(block, context).length > 0) return 'contacts'
    if (at === 0 && isNameLike(first.text, context)) return 'name'
    return isBold(block) || block.type === 'heading' ? 'subject' : 'line'
  }
  return { block, lines, kind: kind() }
}

/**
 * The pieces that are the sender's: the block with the name that is signed or with contacts, in some countries below the
 * recipient's; else a name or a block at the top, and what follows it.
 */
function senderOf(
  pieces: readonly Piece[],
  signature: Phrase | undefined,
  context: Context,
): readonly Piece[] {
  const isOwn = (piece: Piece): boolean => {
    if (piece.kind === 'date' || piece.kind === 'subject') return false
    return piece.lines.some(line => isName(line, signature) || contactFacts(line, context).length > 0)
  }
  const [first] = pieces
  const opens =
    first?.kind === 'name' ||
    (first?.kind === 'party' && pieces.filter(({ kind }) => kind === 'party').length > 1)
  const at = opens && !pieces.slice(1).some(isOwn) ? 0 : pieces.findIndex(isOwn)
  const start = opens && first.kind === 'name' ? 0 : at
  const head = pieces[start]
  if (head === undefined) return []
  const below = pieces.slice(start + 1)
  const end = below.findIndex((piece, at) => {
    if (piece.kind === 'contacts') return false
    if (head.kind !== 'name') return true
    return piece.kind !== 'line' && (at > 0 || !isBlockOfSender(piece, below.slice(1), context))
  })
  return [head, ...below.slice(0, end < 0 ? below.length : end)]
}

/** Whether the block right below the name says where its bearer is: whom the letter goes to is a block of its own, or has a name. */
function isBlockOfSender({ kind, lines }: Piece, later: readonly Piece[], context: Context): boolean {
  if (kind !== 'party') return false
  if (later.some(piece => piece.kind === 'party')) return true
  const isReached = lines.some(line => contactFacts(line, context).length > 0)
  return isReached && !isNameLike(lines[0]?.text ?? '', context)
}

/** Addresses of mail and of sites, which often have a name in them. */
const ADDRESSES = /\S*@\S*|\S+\.\p{L}{2,}\S*/gu

/** Whether a line is the name that the letter is signed with, or has it; a name between the others may be left out of either. */
function isName(line: Phrase, signature: Phrase | undefined): boolean {
  const [name, signed] = [plainLabel(line.text.replace(ADDRESSES, ' ')), plainLabel(signature?.text ?? '')]
  if (signed === '' || name === '') return false
  const [words, own] = [name.split(' '), signed.split(' ')]
  return name.includes(signed) || signed.includes(name) || holds(words, own) || holds(own, words)
}

/** Whether two words or more of a name stand among others, in their order. */
function holds(words: readonly string[], name: readonly string[]): boolean {
  const rest = words.reduce((left, word) => (word === left[0] ? left.slice(1) : left), name)
  return name.length > 1 && rest.length === 0
}

function senderFact(pieces: readonly Piece[], signature: Phrase | undefined, context: Context): Fact {
  const lines = pieces.flatMap(piece => piece.lines).map(unmarked)
  const name = lines.find(line => isName(line, signature))
  // An address alone at the top is that of whoever signs.
  const isAddress = signature !== undefined && /\d/.test(lines[0]?.text ?? '')
  const ordered = name
    ? [name, ...lines.filter(line => line !== name)]
    : isAddress
      ? [signature, ...lines]
      : lines
  return partyFact('sender', ordered, 'at the top', context)
}

/** The block of several lines, or a short line where there is another below it. */
function recipientOf(pieces: readonly Piece[], context: Context): Piece | undefined {
  const party = pieces.find(({ kind }) => kind === 'party')
  if (party) return party
  const lines = pieces.filter(({ kind }) => kind === 'line' || kind === 'name')
  const [first, ...others] = lines
  if (first === undefined) return undefined
  const addressed = lines.find(({ lines: [line] }) => opensAddress(line?.text ?? '', context))
  if (addressed) return addressed
  const isFollowed = others.length > 0 || pieces.some(({ kind }) => kind === 'subject')
  return isFollowed || isNameLike(first.lines[0]?.text ?? '', context) ? first : undefined
}

/** Whether a line opens with words that stand before whom something goes to: `Attn. the Head Keeper`, `Spett.le Forno Rossi`. */
function opensAddress(text: string, { lexicon }: Context): boolean {
  const words = text.split(/\s+/u)
  return [1, 2, 3].some(
    count =>
      count < words.length &&
      lexicon(words.slice(0, count).join(' ')).some(
        ({ concept, weight }) => concept === 'recipient' && weight > 0.8,
      ),
  )
}

function isSubject({ kind, lines }: Piece): boolean {
  return kind === 'subject' || (lines.length === 1 && kind !== 'contacts')
}

/** A line that is all in bold, without it. */
function unmarked(phrase: Phrase = phraseOf('')): Phrase {
  const [only, ...others] = phrase.nodes
  return (only?.type === 'strong' || only?.type === 'emphasis') && others.length === 0
    ? toPhrase(only.children)
    : phrase
}

interface Dated {
  readonly date: Phrase
  /** Where it was written, with what ties it to the day: `Erfurt, den`. */
  readonly place?: Phrase
}

/** Letters of the place before a date. */
const PLACE = 40

/** A line that is a date, with or without the place before it. */
function dateIn(line: Phrase, { lang }: Context): Dated | undefined {
  const { text } = line
  if (readValue(text, lang)?.type === 'date') return { date: line }
  const found = findValues(text, lang).filter(({ value }) => value.type === 'date')
  const [first] = found
  if (found.length !== 1 || first === undefined || !/^[\s.]*$/.test(text.slice(first.end))) return undefined
  const place = text.slice(0, first.start)
  if (place.length > PLACE || !/^\p{L}[\p{L}\p{M}\s.'’()-]*(?:,[\s\p{L}.']{0,6}|，|\s)$/u.test(place))
    return undefined
  const end = place.trimEnd().replace(/[,，]$/u, '').length
  return { date: trim(cut(line, first.start)), place: trim(cut(line, 0, end)) }
}

/** Whether a line says where and when a text was written that stands below it. */
export function isDateline(line: Phrase, next: Phrase | undefined, context: Context): boolean {
  const isOverText = next !== undefined && (isLong(next.text) || isSalutation(next.text, context))
  return isOverText && dateIn(line, context)?.place !== undefined
}

function dateFacts(line: Phrase, context: Context): readonly Fact[] {
  const found = dateIn(line, context)
  if (found === undefined) return []
  const date = placedFact('date', found.date, 'a line that is a date', context)
  return found.place ? [placedFact('location', found.place, 'where it was written', context), date] : [date]
}

/** A field that says where and when: `place_date: Erfurt, 12. Februar 2026` is two. */
function datedField(fact: Fact, context: Context): readonly Fact[] {
  const [only, ...others] = fact.blocks
  if (fact.value !== undefined || fact.facts.length > 0 || others.length > 0 || only?.type !== 'paragraph')
    return [fact]
  const found = dateIn(toPhrase(only.children), context)
  if (found?.place === undefined) return [fact]
  const place = placedFact('location', found.place, 'where it was written', context)
  const date = { ...toFact(fact.label, found.date, 'field', context), written: false }
  const named = means(date, 'date')
    ? date
    : { ...date, meanings: placedFact('date', found.date, 'a date', context).meanings }
  return [{ ...place, place: 'field' }, named]
}
