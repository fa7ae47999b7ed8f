/** Finds what a brief names above all as a whole, and shows it on a field of its own: a card, the row with its figures, the sentence, the item of a list. */
import { isToBeSeen, type PartKey, saidIn } from '../brief/design.ts'
import { placeOfWords, thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { wordsOf } from '../source/text.ts'
import { mediumOf } from '../theme/medium.ts'
import type { Theme } from '../theme/theme.ts'
import { isLeaf, type Place, placeOn, placeWithin, type Wish } from './part-tests.ts'
import { isInLine } from './rows.ts'
import { SENTENCE as STRESSED, sentenceAround, textIn } from './set-apart.ts'
import { BARELY } from './ranked-size.ts'
import { type Field, LARGER, type Line, type Piece, withFields } from './key-fields.ts'
import { headingsIn } from './key-sections.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Sheets with pieces in fields of their own, and the parts that these are. */
export interface Keyed {
  readonly sheets: readonly Sheet[]
  readonly found: ReadonlySet<PartKey>
  /** Colours that had fields before. */
  readonly grounds: ReadonlySet<string>
}

/** Sets the row, the item or the sentence that each wish names in a field; what stands in more than one place stays as it is. */
export function withKeyPieces(
  sheets: readonly Sheet[],
  wishes: readonly Wish[],
  theme: Theme,
  reading: Reading,
  before?: Keyed,
): Keyed {
  const found = new Set(before?.found)
  const wanted = wishes.filter(wish => isOfPiece(wish) && !found.has(wish.key))
  const none = before?.grounds ?? new Set<string>()
  if (wanted.length === 0) return { sheets, found, grounds: none }
  const pieces = new Map<Element, Found>()
  for (const wish of wanted) {
    // Behind what comes first a value that is named by its label is seen by its size.
    const isBehind = wish.dress.rank === 'second' && wishes.some(({ dress }) => dress.rank === 'first')
    const names = namesOf(wish.key, reading).slice(0, isBehind ? 1 : undefined)
    const heldBy = (isMost: boolean): readonly Found[] =>
      sheets.flatMap(sheet => {
        const wished = { names, isMost, isFirst: wish.dress.rank === 'first', isSheet: isSheet(sheet) }
        return piecesIn(sheet.root, placeOn(sheet, theme), wished)
      })
    const whole = heldBy(false)
    const held = whole.length > 0 ? whole : heldBy(true)
    const [piece, ...others] = held
    if (!piece || others.length > 0) continue
    const isFirst = wish.dress.rank === 'first'
    const isOwn = isFirst && piece.card && !blockLinesIn(piece.element).some(line => names.includes(line))
    // Beside a line that is larger by its rank the others are no larger.
    const factor = isOwn ? LARGER.sentence : isFirst && piece.card ? 1 : undefined
    pieces.set(piece.element, { ...piece, ...(factor !== undefined && { factor }) })
    // On its card a line that comes first is larger, too.
    if (!isFirst || !piece.card || isOwn) found.add(wish.key)
  }
  if (pieces.size === 0) return { sheets, found, grounds: none }
  const grounds = before?.grounds.size ? none : new Set(sheets.flatMap(({ root }) => groundsIn(root)))
  // Of more than two none would be the one that a strong field is for.
  const isQuiet = found.size > MOST_STRONG
  const { accent } = theme.paperColor
  const isClose = wanted.some(({ dress }) => isTight(dress))
  const fields = new Map<Element, Field>()
  for (const { element, place, ...piece } of pieces.values()) {
    // Nothing else stands on the colour of its field.
    const isTaken = element.tagName !== 'tr' && grounds.has(accent)
    fields.set(element, { ...place, isQuiet, isClose, ...piece, ...(isTaken && { taken: grounds }) })
  }
  return {
    sheets: sheets.map(sheet => ({ ...sheet, root: withFields(sheet.root, fields, theme) })),
    found,
    grounds,
  }
}

/** Pieces of a document that have strong fields, at most. */
const MOST_STRONG = 2

/** A page that is read from near. */
function isSheet({ size }: Sheet): boolean {
  return /^(?:sheet|roll)$/.test(mediumOf(size))
}

/** A thing of the copy that is to be seen, and of which nothing else is said. */
function isOfPiece({ key, dress }: Wish): boolean {
  const { device, extent, color, fill, place, scale } = dress
  return (
    isToBeSeen(dress) &&
    key.startsWith('said:') &&
    (scale === undefined || scale <= BARELY) &&
    ![device, extent, color, fill, place].some(Boolean)
  )
}

/** Its pages have no room for more than they hold without it. */
function isTight({ scale }: Wish['dress']): boolean {
  return scale === 1
}

/** What a piece begins with: the words themselves, and what is the one thing of that name. */
function namesOf(key: PartKey, reading: Reading): readonly string[] {
  const words = wordsOf(saidIn(key) ?? '').replace(/^the /, '')
  const things = thingsOf(key, reading)
  return [...new Set([words, ...(things.length === 1 ? things : [])])].filter(name => name.length >= NAMED_BY)
}

/** Letters of the shortest name of a piece. */
const NAMED_BY = 3

/** The plain grounds in a tree. */
function groundsIn({ style: { background }, children }: Element): readonly string[] {
  const own = typeof background === 'string' ? [background] : []
  return [...own, ...children.flatMap(child => (isElement(child) ? groundsIn(child) : []))]
}

interface Found extends Piece {
  readonly element: Element
  readonly place: Place
}

/** What is looked for, and where. */
interface Wished {
  readonly names: readonly string[]
  /** Most of a sentence stands for it. */
  readonly isMost: boolean
  readonly isFirst: boolean
  readonly isSheet: boolean
}

/** The cards, rows, items and sentences that go by a name; those of contents and of what leads are none. */
function piecesIn(element: Element, above: Place, wished: Wished): readonly Found[] {
  const here = placeWithin(element, above)
  const { names, isFirst } = wished
  if (here.inContents || here.inLead || here.inStub || element.part?.startsWith('button')) return []
  const inner = (): readonly Found[] =>
    element.children.flatMap(child => (isElement(child) ? piecesIn(child, here, wished) : []))
  if (isCard(element)) {
    if (!isCardOf(element, wished)) return []
    const within = inner().filter(({ card }) => card)
    return within.length > 0 ? within : [{ element: boxOf(element), place: above, card: true }]
  }
  if (element.tagName === 'tr') return isRowOf(element, names) ? [{ element, place: here }] : []
  const isRead = wished.isSheet && here.size <= READ
  // A line that comes first of all is larger than any other where it is seen from afar or short, and no field among them.
  const isLine = isFirst && (!isRead || textOf(element).trim().length < FIRST_LINE)
  if (!isLine && isSentenceOf(element, wished)) return [{ element, place: above }]
  if (isBandOf(element, names)) return [{ element, place: above }]
  const line = isRead ? labelledLineIn(element, names) : undefined
  if (line) return [{ element, place: above, ...(line !== 'whole' && { line }) }]
  const opening = isRead ? openingOf(element, names) : 0
  if (opening > 0) return [{ element, place: above, opening }]
  return inner()
}

/** px of text that is read from near, at most. */
const READ = 20

/** Letters from which on what comes first is a sentence in its field; a shorter line is larger than all others. */
const FIRST_LINE = 36

/** Words by which a paragraph is known that they open, and its letters at most. */
const OPENING = 5
const PARAGRAPH = 700

/** Letters of the sentence with which a paragraph begins, where a name opens that. */
function openingOf(element: Element, names: readonly string[]): number {
  if (!/^(?:p|li)$/.test(element.tagName) || element.part === STRESSED || !isLeaf(element)) return 0
  const wanted = names.filter(name => name.split(' ').length >= OPENING)
  if (wanted.length === 0 || textOf(element).length > PARAGRAPH || leadsOn(element)) return 0
  const text = textIn(element)
  const said = wordsOf(text)
  const name = wanted.find(one => said.startsWith(`${one} `))
  const place = name === undefined ? undefined : placeOfWords(text, name)
  return place ? sentenceAround(text, place.from, place.to).to : 0
}

/** What leads to a list is not what it tells. */
function leadsOn(element: Element): boolean {
  return /[:：]\s*$/u.test(textOf(element))
}

/** Letters of a line with a label, at most. */
const LABELLED = 160

/** The line of a paragraph or an item in which a name is the label or what stands behind that. */
function labelledLineIn(element: Element, names: readonly string[]): Line | 'whole' | undefined {
  if (!/^(?:p|li)$/.test(element.tagName) || !isLeaf(element) || !isPlain(element)) return undefined
  const text = textIn(element)
  let from = 0
  for (const line of text.split('\n')) {
    const [, label, value] =
      line.length <= LABELLED ? (/^([^:：]{2,60})[:：]\s*(\S.*)$/u.exec(line) ?? []) : []
    const said = label && value ? [label, value, line].map(wordsOf) : []
    if (said.some(one => names.includes(one)))
      return line === text ? 'whole' : { from, to: from + line.length }
    from += line.length + 1
  }
  return undefined
}

/** A row that a name opens, or that has its one value, beside figures. */
function isRowOf({ children }: Element, names: readonly string[]): boolean {
  const cells = children.filter((child): child is Element => isElement(child))
  const [first, ...others] = cells.map(cell => wordsOf(textOf(cell)))
  if (others.length === 0 || cells.every(({ tagName }) => tagName === 'th')) return false
  return names.includes(first ?? '') && others.some(text => text !== '')
}

/** What tells one thing among others of its kind: what is planned, who holds a post, what happened. */
function isCard({ part }: Element): boolean {
  return part !== undefined && /^(?:plan|person|report|event|milestone)$/.test(part)
}

/** Whether a card has what a name says: a line of its own, or hardly anything else; else some words of a line. */
function isCardOf(element: Element, { names, isMost }: Wished): boolean {
  const lines = linesIn(element)
  if (isMost) return names.some(name => lines.some(line => ` ${line} `.includes(` ${name} `)))
  const own = lines.join(' ').split(' ')
  return names.some(name => {
    const words = name.split(' ')
    const isAll = words.length > 1 && words.length >= own.length * MOST
    return lines.includes(name) || (isAll && words.every(word => own.includes(word)))
  })
}

/** The lines of an element, and the words in them that are marked by themselves; what stands on a field of its own is seen already. */
function linesIn(element: Element): readonly string[] {
  return [...blockLinesIn(element), ...bareIn(element).flatMap(child => markedIn(child))]
}

/** Words among others that are marked. */
function markedIn(element: Element): readonly string[] {
  const own = isInLine(element) ? [wordsOf(textOf(element))] : []
  return [...own, ...bareIn(element).flatMap(markedIn)]
}

/** The lines of an element, whole. */
function blockLinesIn(element: Element): readonly string[] {
  const inner = bareIn(element)
  return inner.every(child => isInLine(child)) ? [wordsOf(textOf(element))] : inner.flatMap(blockLinesIn)
}

function bareIn({ children }: Element): readonly Element[] {
  return children.filter(child => isElement(child)).filter(({ style }) => style.background === undefined)
}

/** What of a card stands on a field: all of it where it has edges, else its words. */
function boxOf(element: Element): Element {
  const inner = element.children.filter(child => isElement(child))
  if (element.style.padding !== undefined || inner.some(({ tagName }) => tagName === 'p')) return element
  const [only, ...others] = inner.filter(child => textOf(child).trim() !== '')
  return only && others.length === 0 ? boxOf(only) : element
}

/** A band across a sheet that is headed by a name, and short enough to be read in reverse. */
function isBandOf(element: Element, names: readonly string[]): boolean {
  if (!/^(?:section|div)$/.test(element.tagName) || element.style.padding === undefined) return false
  const [heading, ...others] = headingsIn(element)
  return (
    heading !== undefined &&
    others.length === 0 &&
    names.includes(wordsOf(textOf(heading))) &&
    textOf(element).length <= BAND
  )
}

/** Words of the shortest sentence that is known by being said. */
const SENTENCE = 4

function isSentenceOf(element: Element, { names, isMost }: Wished): boolean {
  if (!/^(?:p|li|div)$/.test(element.tagName) || !isPlain(element) || leadsOn(element)) return false
  const wanted = names.filter(name => name.split(' ').length >= SENTENCE)
  const said = wanted.length > 0 ? wordsOf(spaced(element)) : ''
  // It was parted from its paragraph for these words.
  if (element.part === STRESSED) return wanted.some(name => said.startsWith(name))
  if (!isMost || said === '' || !isLeaf(element)) return wanted.includes(said)
  // A date that stands apart from what happens then.
  return wanted.some(name => name.endsWith(said) && said.length >= name.length * MOST)
}

/** Letters of a band that is read in reverse. */
const BAND = 240

/** Share of a sentence that stands for it where the rest stands apart. */
const MOST = 0.55

/** Nothing in an element is placed by itself or beside its edge, or leads already. */
function isPlain({ part, style, children }: Element): boolean {
  if (
    part === 'lead' ||
    style.position !== undefined ||
    style.background !== undefined ||
    style.borderTop ||
    style.borderLeft
  )
    return false
  return children.every(child => !isElement(child) || isPlain(child))
}

/** The text of an element, whose boxes are words of their own. */
function spaced({ children }: Element): string {
  return children
    .map(child => (isElement(child) ? (isInLine(child) ? spaced(child) : ` ${spaced(child)} `) : child.value))
    .join('')
}
