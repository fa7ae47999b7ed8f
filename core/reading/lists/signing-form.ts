import type { List, RootContent } from 'mdast'
import { onDemand } from '../../on-demand.ts'
import type { Context } from '../context.ts'
import { itemWith, toFact } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, trim } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { presenceWords, signedDetailWords } from '../words/agreements.ts'
import { plainLabel } from '../words/lexicon.ts'
import { isPartyName } from './agreement.ts'
import {
  asksForHand,
  COLUMNS,
  hasBlankInside,
  isForHand,
  isBlankLabel,
  isFilling,
  isNameLabel,
  isPlaceAndDay,
  labelParts,
  opensSigning,
  PLACE_LINE,
  RULE,
  signing,
  withoutColon,
} from './signing-lines.ts'

/** What a line of a form to sign holds, from left to right. */
type Piece =
  | { readonly kind: 'rule'; readonly note?: Phrase }
  | { readonly kind: 'blank'; readonly label: Phrase; readonly behind?: Phrase }
  | { readonly kind: 'told'; readonly label: Phrase; readonly value: Phrase }
  | { readonly kind: 'words'; readonly words: Phrase }
  | { readonly kind: 'sentence'; readonly words: Phrase }

/** A piece with the block and the line that it stands in. */
type Placed = Piece & { readonly block: number; readonly line: number }

/** A place to sign while it is read. */
interface Place {
  party?: Phrase
  name?: Phrase
  caption?: Phrase
  said: (readonly [Phrase, Phrase])[]
  blanks: Phrase[]
  /** Words or a blank over it. */
  over?: Fact
  hasLine: boolean
  /** Whether the line itself says whom for. */
  isOwn?: boolean
  /** Where its line, and its name, stand. */
  at: Pick<Placed, 'block' | 'line'>
}

/**
 * The places of a form that is filled in from top to bottom: `Signed by the Owner: ____  Date: ____` over a name, `Ash Ltd`
 * over `By: ____`, a witness with lines for name and address. Nothing, where the lines are no such form from end to end.
 */
export function placesInForm(
  blocks: readonly RootContent[],
  isMeant: boolean,
  context: Context,
): readonly Item[] {
  const pieces = blocks.map((block, at) => piecesOf(block, at, context))
  const end = pieces.findLastIndex(isForm)
  if (end < 0) return []
  const start = startOf(pieces, end)
  // What is filled in right below a table is that of those who sign in it.
  if (blocks[start - 1]?.type === 'table' && pieces[start]?.[0]?.kind !== 'words') return []
  const named = pieces[end + 1]
  // A name below the last line is that of who signs on it.
  const isNamed = named && pieces[end]?.at(-1)?.kind !== 'told' && isNameBelow(named)
  const last = isNamed ? end + 1 : end
  const read = readForm(
    pieces.slice(start, last + 1).flatMap(found => found ?? []),
    context,
  )
  if (read === undefined || !areMeant(read, isMeant)) return []
  const own = blocks.slice(start, last + 1)
  const places = read.places.some(({ name }) => name) ? read.places : read.places.map(signedByParty)
  return places.map(place => ({ ...itemOf(place, context), blocks: own }))
}

/** Where no names are known, whom a line is for stands below it. */
function signedByParty({ party, isOwn, ...place }: Place): Place {
  return { ...place, ...(party && (isOwn ? { name: party } : { party })) }
}

interface Read {
  readonly places: readonly Place[]
  /** Whether a line says itself that it is signed on. */
  readonly isSure: boolean
}

function areMeant({ places, isSure }: Read, isMeant: boolean): boolean {
  return places.length > 0 && (isSure || isMeant) && places.every(({ hasLine, party }) => hasLine || party)
}

/** Whether a block is of a form: something in it is filled in. */
function isForm(pieces: readonly Placed[] | undefined): boolean {
  return (
    pieces?.some(({ kind }) => kind === 'rule' || kind === 'blank') === true &&
    pieces.every(({ kind }) => kind !== 'sentence')
  )
}

/** The first block of the form that ends with another: what is filled in, words over it, one sentence between two places. */
function startOf(pieces: readonly (readonly Placed[] | undefined)[], end: number): number {
  const isWords = (at: number): boolean =>
    pieces[at]?.every(({ kind }) => kind === 'words' || kind === 'told') ?? false
  let start = end
  for (let at = end - 1; at >= 0 && end - at < FORM; at--) {
    if (isForm(pieces[at])) start = at
    else if (pieces[at] === undefined) break
    else if (!isWords(at) && at < start - 1) break
  }
  while (
    start > 0 &&
    (pieces[start - 1]?.every(({ kind }) => kind === 'told') || isHead(pieces[start - 1], pieces[start]))
  )
    start--
  return start
}

/** Blocks of a form at the most. */
const FORM = 40

/** Whether words over a form say whom the first place is for: with a word for it, or as a name alone over plain labels. */
function isHead(above: readonly Placed[] | undefined, below: readonly Placed[] | undefined): boolean {
  const [only, ...more] = above ?? []
  const [first] = below ?? []
  if (only?.kind !== 'words' || more.length > 1 || more.some(({ kind }) => kind !== 'words')) return false
  const label = withoutSign(only.words).text
  if (isOpener(label) || opensSigning(label) || isParty(label)) return true
  const isLabel = (text: string): boolean => isField(text) || asksForHand(text)
  const isAsked = first?.kind === 'blank' && isLabel(first.label.text) && asksFirst(below)
  const isOverLabels = isAsked || (first?.kind === 'blank' && isRecord(below))
  return isOverLabels && /^\p{Lu}/u.test(label) && !/\d|[:：.]$/u.test(only.words.text)
}

/** Labels by which a blank over them is the line to sign on, whatever that is called: `Sgd: ____`, then name, title and date. */
const DETAILS = 3

function isRecord(pieces: readonly Placed[] | undefined): boolean {
  const [, ...others] = pieces ?? []
  const labels = others.flatMap(piece => (piece.kind === 'blank' || piece.kind === 'told' ? piece.label : []))
  return labels.filter(({ text }) => isField(text)).length >= DETAILS
}

/** Whether a hand is asked for somewhere in a block. */
function asksFirst(pieces: readonly Placed[] | undefined): boolean {
  return pieces?.some(piece => piece.kind === 'blank' && asksForHand(piece.label.text)) ?? false
}

function isNameBelow(pieces: readonly Placed[]): boolean {
  return (
    pieces.length <= 3 &&
    pieces.every(piece => piece.kind === 'words' && !/[:：·|@\d]/u.test(piece.words.text))
  )
}

/** Whether a label is what a party is called, with its article or without. */
function isParty(label: string): boolean {
  return isPartyName(label) || isPartyName(label.replace(ARTICLE, ''))
}

const ARTICLE =
  /^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het|l['’])(?:\s+|(?<=['’]))/iu

/** Whether a label asks for the signature and does not say with it whom for: `Signature of the Hirer`, not `Signed by the Hirer`. */
function isOfHand(label: string): boolean {
  return (
    asksForHand(label) && (isField(label) || !opensSigning(label) || isForHand(label.split(' ').at(-1) ?? ''))
  )
}

const present = onDemand(() => new Set(presenceWords.map(plainLabel)))

/** A word that alone says that what is below is signed: `SIGNED`, `In the presence of:`. */
function isOpener(text: string): boolean {
  const plain = plainLabel(text)
  return signing().has(plain) || present().has(plain)
}

const detailWords = onDemand(() => new Set(signedDetailWords.map(plainLabel)))

/** Whether a label asks for something of who signs: `Date`, `Name (please print)`, `Nombre y DNI`. */
function isField(label: string): boolean {
  const bare = label.replace(/\s*\([^()]{1,40}\)$/u, '')
  const isOne = (word: string): boolean => isBlankLabel(word) || detailWords().has(plainLabel(word))
  return isOne(bare) || (labelParts(bare).length > 1 && labelParts(bare).every(isOne))
}

/** The pieces of a block; nothing of one that is no lines, or whose lines stand side by side. */
function piecesOf(block: RootContent, at: number, context: Context): readonly Placed[] | undefined {
  const lines = block.type === 'list' ? linesOfList(block) : linesOfBlock(block)
  const isRuled = block.type === 'thematicBreak' && lengthOf(block) >= LONG_RULE
  if (isRuled) return [{ kind: 'rule', block: at, line: 0 }]
  if (lines.length === 0) return undefined
  const pieces = lines.map(line => piecesOfLine(line, context))
  if (pieces.includes(undefined)) return undefined
  const isFilled = pieces.some(found => found?.some(({ kind }) => kind === 'blank' || kind === 'rule'))
  // Each entry of a list is one place.
  const isList = block.type === 'list'
  return pieces.flatMap((found, line) =>
    (found ?? []).map(piece => ({
      ...(isFilled ? bareBlank(piece) : piece),
      block: isList ? at + line / 1000 : at,
      line: isList ? 0 : line,
    })),
  )
}

/** Beside what is filled in a bare label is too: `Signature`, `Date` one below the other. */
function bareBlank(piece: Piece): Piece {
  const isBare = piece.kind === 'words' && isBlankLabel(piece.words.text) && !isOpener(piece.words.text)
  return isBare ? { kind: 'blank', label: piece.words } : piece
}

/** Signs from which a rule is a line to write on and no division of the text. */
const LONG_RULE = 10

function lengthOf({ position }: RootContent): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0)
}

/** The entries of a list that are filled in, as lines. */
function linesOfList({ children }: List): readonly Phrase[] {
  const lines = children.map(item =>
    item.children.length === 1 && item.children[0]?.type === 'thematicBreak'
      ? phraseOf('___')
      : lineOfItem(item),
  )
  const isEach = lines.every(line => line !== undefined && RULE.test(line.text) && line.text.length <= 120)
  return isEach ? lines.flatMap(line => line ?? []) : []
}

function piecesOfLine(line: Phrase, context: Context): readonly Piece[] | undefined {
  if (!RULE.test(line.text)) return wordsOfLine(line, context)
  if (hasBlankInside(line.text)) return [{ kind: 'sentence', words: line }]
  const rules = [...line.text.matchAll(new RegExp(RULE.source, 'gu'))]
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: rule } of rules) {
    const before = withoutColon(trim(cut(line, from, index)))
    const isSide = from > 0 && /\p{L}/u.test(before.text) === false
    from = index + rule.length
    while (/[_.…]/.test(line.text[from] ?? '')) from++
    // Two lines side by side are no form.
    if (isSide) return undefined
    if (pieces.length > 0 && /^\p{Ll}{1,4}$/u.test(before.text)) return [{ kind: 'sentence', words: line }]
    pieces.push(...blankBehind(before, context))
  }
  const behind = trim(cut(line, from))
  const last = pieces.at(-1)
  if (behind.text === '') return pieces
  if (last?.kind !== 'blank' || isField(last.label.text) || behind.text.length > NAME) return undefined
  return [...pieces.slice(0, -1), { ...last, behind: unbracketed(behind) }]
}

/** Letters of who signs. */
const NAME = 60

/** A blank with its label; words that a dash or a gap parts from the label stand before it. */
function blankBehind(before: Phrase, context: Context): readonly Piece[] {
  const words = trim(cut(before, /^[\s,;|·/–—-]*/u.exec(before.text)?.[0].length ?? 0))
  if (!/\p{L}/u.test(words.text) || /^[✗✘×]$/u.test(words.text)) return [{ kind: 'rule' }]
  const parts = split(words, /\s[–—]\s|\t+|\s{3,}|[;|]\s/gu)
  const [label = words, ...others] = parts.toReversed()
  return [
    ...others.toReversed().flatMap(part => wordsOfLine(part, context) ?? []),
    { kind: 'blank', label: withoutColon(label) },
  ]
}

function wordsOfLine(line: Phrase, context: Context): readonly Piece[] | undefined {
  const { text } = line
  if (split(line, COLUMNS).length > 1) return undefined
  const bare = withoutSign(line)
  const isOpen = /[:：]$/u.test(text)
  // What stands where the hand goes: `(signature, after the words "read and approved")`.
  if (/^[([][^()[\]]+[)\]]$/u.test(text) && isForHand(text.slice(1, -1)))
    return [{ kind: 'rule', note: line }]
  if (isOpen && isField(bare.text))
    return isBlankLabel(bare.text)
      ? [{ kind: 'blank', label: bare }]
      : split(bare, /\s*[,;]\s+|\s+\/\s+/gu).map(label => ({ kind: 'blank', label }))
  if (!isOpen && isBlankLabel(text) && asksForHand(text) && !isOpener(text))
    return [{ kind: 'blank', label: bare }]
  // One of several who are present, each by number: `Witness 1:`.
  const counted = isOpen ? /^(.+?)\s*\d$/u.exec(bare.text)?.[1] : undefined
  if (counted !== undefined && isOpener(counted)) return [{ kind: 'blank', label: bare }]
  const labelled = readLabelled(line)
  if (labelled?.sign === 'colon' && (isFilling(line, context) || isField(labelled.label.text)))
    return [{ kind: 'told', label: labelled.label, value: labelled.value }]
  const isSentence = text.length > PLACE_LINE || (/\p{L}{4}[.!?]$/u.test(text) && text.split(' ').length > 3)
  const isFooter = /\s[·|•]\s|@|\d{4,}/u.test(text)
  return [{ kind: isSentence || isFooter ? 'sentence' : 'words', words: line }]
}

/** A label without the colon behind it. */
function withoutSign(words: Phrase): Phrase {
  const end = /\s*[:：]$/u.exec(words.text)
  return end ? cut(words, 0, end.index) : words
}

/** Words without the brackets around all of them: `(Ida Birch, for Ash Ltd)`. */
function unbracketed(words: Phrase): Phrase {
  return /^\([^()]+\)$/u.test(words.text) ? cut(words, 1, words.text.length - 1) : words
}

/** Places from pieces in order; nothing where a piece has no place. */
function readForm(pieces: readonly Placed[], context: Context): Read | undefined {
  const lines = new Set(pieces.filter(piece => isLine(piece, pieces)))
  const firstLine = pieces.findIndex(piece => lines.has(piece))
  if (firstLine < 0) return undefined
  // Whom for stands over the lines, or names stand below them.
  const isHeaded = pieces.slice(0, firstLine).some(({ kind }) => kind === 'words')
  const places: Place[] = []
  let over: Fact | undefined
  let days: Phrase[] = []
  let isSure = false
  const open = (piece: Placed, known: Partial<Place>): Place => {
    const place: Place = {
      said: [],
      blanks: days.slice(over || days.length !== 1 ? 0 : 1),
      hasLine: false,
      at: piece,
      ...known,
    }
    const day = over === undefined && days.length === 1 ? days[0] : undefined
    const heading = over ?? (day && toFact(day, phraseOf(''), 'body', context))
    if (heading) place.over = heading
    over = undefined
    days = []
    places.push(place)
    return place
  }
  const hasHeadNext = (at: number): boolean => {
    const next = pieces[at + 1]
    return next !== undefined && (next.kind === 'blank' || next.kind === 'rule' || next.kind === 'told')
  }
  for (const [at, piece] of pieces.entries()) {
    const current = places.at(-1)
    switch (piece.kind) {
      case 'sentence':
        if (at > 0 && over === undefined && pieces.slice(at).some(one => lines.has(one)))
          over = toFact(phraseOf(''), piece.words, 'body', context)
        else return undefined
        break
      case 'rule': {
        const place = current && !current.hasLine ? current : open(piece, {})
        place.hasLine = true
        place.at = piece
        if (piece.note) place.said.push([phraseOf(''), piece.note])
        isSure ||= piece.note !== undefined
        break
      }
      case 'blank': {
        const { label, behind } = piece
        const isLater = current !== undefined && current.at.block !== piece.block
        if (isPlaceAndDay(label.text) && (current === undefined || isLater) && lineFollows(pieces, at)) {
          days.push(label)
          break
        }
        if (lines.has(piece)) {
          const isHand = isOfHand(label.text)
          isSure ||= isHand || opensSigning(label.text) || isParty(label.text)
          isSure ||= behind !== undefined || hasNameNext(pieces, at)
          // Right below whom it is for, whatever else it is called: `Sgd: ____`.
          const isBelow =
            current?.party !== undefined &&
            current.at.block === piece.block - 1 &&
            !isOpener(current.party.text) &&
            !opensSigning(current.party.text)
          const isOpen = current !== undefined && !current.hasLine
          const isOwn = isOpen && (isHand || isBelow || current.party === undefined)
          const place = isOwn ? current : open(piece, {})
          if (isHand || (isOwn && isBelow)) place.blanks.push(label)
          else {
            place.party = label
            place.isOwn = true
          }
          place.hasLine = true
          place.at = piece
          if (behind) place.name = behind
          break
        }
        const isAgain = current?.blanks.some(one => plainLabel(one.text) === plainLabel(label.text))
        if (
          current === undefined &&
          !pieces.some(one => one.block === piece.block && lines.has(one)) &&
          !labelParts(label.text).some(part => isNameLabel(part, context))
        )
          days.push(label)
        else if (current === undefined || isAgain) open(piece, { blanks: [...days.splice(0), label] })
        else current.blanks.push(label)
        break
      }
      case 'told': {
        const isName = isNameLabel(piece.label.text, context)
        const isAgain = isName
          ? current?.name !== undefined
          : current?.said.some(([one]) => plainLabel(one.text) === plainLabel(piece.label.text))
        const place = current === undefined || isAgain ? open(piece, {}) : current
        if (isName) {
          place.name = piece.value
          place.caption = piece.label
        } else place.said.push([piece.label, piece.value])
        break
      }
      case 'words': {
        const words = unbracketed(piece.words)
        const label = withoutSign(words)
        const labelled = readLabelled(words)
        const party = labelled?.sign === 'colon' ? labelled : undefined
        const isNamed =
          party !== undefined && party.value.text !== '' && /^\p{Lu}|^\p{Lo}/u.test(party.value.text)
        if (
          party &&
          isNamed &&
          (opensSigning(party.label.text) ||
            isParty(party.label.text) ||
            (hasHeadNext(at) && piece.block !== current?.at.block))
        ) {
          open(piece, { party: party.label, name: party.value })
          isSure = true
          break
        }
        if (isOpener(label.text) && pieces[at + 1]?.kind === 'words' && over === undefined) {
          over = toFact(phraseOf(''), words, 'body', context)
          isSure = true
          break
        }
        const isNext = current !== undefined && isNear(current, piece)
        // Below a name in its paragraph it says what that is: `For the Tenant`.
        const isBelowName =
          current?.name !== undefined && piece.block === current.at.block && !hasHeadNext(at)
        const isHead =
          !isOpener(label.text) && !opensSigning(label.text)
            ? hasHeadNext(at) && pieces[at + 1]?.block !== current?.at.block
            : true
        const isNewHead =
          isHead &&
          !isBelowName &&
          (isHeaded
            ? current === undefined || piece.block !== current.at.block
            : isOpener(label.text) || opensSigning(label.text))
        if (current?.hasLine && isNext && current.name === undefined && !isNewHead) {
          current.name = words
          current.at = piece
        } else if (
          current &&
          !current.hasLine &&
          current.party &&
          current.name === undefined &&
          piece.block === current.at.block
        )
          current.name = words
        else if (current?.name && isNext && !isNewHead && current.said.length < 3) {
          current.said.push([phraseOf(''), words])
          current.at = piece
        } else if (isNewHead) {
          open(piece, { party: label })
          isSure ||= isOpener(label.text) || opensSigning(label.text) || isParty(label.text)
        } else return undefined
        break
      }
    }
  }
  if (over !== undefined || days.length > 0) return undefined
  return {
    places: withSharedDay(places, pieces),
    isSure: isSure || places.some(({ name, party }) => name && !party),
  }
}

/** Whether a line stands right below what a place ended with. */
function isNear({ at }: Place, piece: Placed): boolean {
  return (
    (piece.block === at.block && piece.line <= at.line + 1) ||
    (piece.block === at.block + 1 && piece.line === 0)
  )
}

function lineFollows(pieces: readonly Placed[], at: number): boolean {
  return pieces.slice(at + 1).some(piece => isLine(piece, pieces))
}

function hasNameNext(pieces: readonly Placed[], at: number): boolean {
  const next = pieces.slice(at + 1).find(({ kind }) => kind !== 'blank')
  return next?.kind === 'words'
}

/** Whether somebody signs on a blank: it has no label, asks for a hand, or says whom for and is none of what else is filled in. */
function isLine(piece: Placed, pieces: readonly Placed[]): boolean {
  if (piece.kind === 'rule') return true
  if (piece.kind !== 'blank') return false
  const { text } = piece.label
  if (isPlaceAndDay(text)) return false
  const beside = pieces.filter(one => one !== piece && one.block === piece.block)
  // A house in some languages, a signature in others.
  if (/^firma$/iu.test(text) && asksFirst(beside)) return false
  if (asksForHand(text) || opensSigning(text) || isParty(text)) return !isField(text) || asksForHand(text)
  const isOfForm = beside.some(
    one => one.kind === 'blank' && isField(one.label.text) && asksForHand(one.label.text),
  )
  return !isField(text) && !isOfForm && /^\p{Lu}|^\p{Lo}/u.test(text)
}

/** Places with the day that stands below the last of them, in a paragraph of its own, and is that of all. */
function withSharedDay(places: readonly Place[], pieces: readonly Placed[]): readonly Place[] {
  const last = pieces.at(-1)
  const isAlone = last?.kind === 'blank' && pieces.filter(({ block }) => block === last.block).length === 1
  const isShared =
    isAlone &&
    !asksForHand(last.label.text) &&
    places.length > 1 &&
    places.slice(0, -1).every(({ blanks }) => blanks.length === 0) &&
    places.at(-1)?.blanks.length === 1
  if (!isShared) return places
  return places.map((place, at) => (at === places.length - 1 ? place : { ...place, blanks: [last.label] }))
}

function itemOf({ party, name, caption, said, blanks, over }: Place, context: Context): Item {
  const plain = (words: Phrase): Fact => toFact(phraseOf(''), words, 'body', context)
  const [title = phraseOf(''), ...rest] = name ? split(unbracketed(name), /,\s+/g) : []
  return itemWith({
    title,
    parts: {
      ...(party && { organization: plain(party) }),
      ...(caption && { caption: plain(caption) }),
      ...(over && { heading: over }),
    },
    facts: [
      ...rest.map(plain),
      ...said.map(([label, value]) => toFact(label, value, 'body', context)),
      ...blanks.map(label => toFact(label, phraseOf(''), 'body', context)),
    ],
  })
}
