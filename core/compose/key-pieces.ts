/** Shows what a brief names above all as a whole: a section, the row with its figures, the sentence, the item of a list, on a field of its own. */
import { isToBeSeen, type PartKey, saidIn } from '../brief/design.ts'
import { placeOfWords, thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { wordsOf } from '../source/text.ts'
import { contrast, contrastTargets } from '../theme/contrast.ts'
import { distance } from '../theme/oklch.ts'
import { mediumOf } from '../theme/medium.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { inked } from './device-styles.ts'
import { withDevices } from './devices.ts'
import { isLeaf, type Place, placeOn, placeWithin, type Wish } from './part-tests.ts'
import { isInLine } from './rows.ts'
import { between, SENTENCE as STRESSED, sentenceAround, textIn } from './set-apart.ts'
import { BARELY } from './ranked-size.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf, type Style } from './style.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

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

/** Where a field stands, the colours that others have, and the line of its element that it is for. */
interface Field extends Place, Piece {
  readonly taken?: ReadonlySet<string>
  /** It is one of several. */
  readonly isQuiet: boolean
  /** Its words are no larger than others. */
  readonly isClose: boolean
}

/** A line of a paragraph of several, by its offsets. */
interface Line {
  readonly from: number
  readonly to: number
}

/** The plain grounds in a tree. */
function groundsIn({ style: { background }, children }: Element): readonly string[] {
  const own = typeof background === 'string' ? [background] : []
  return [...own, ...children.flatMap(child => (isElement(child) ? groundsIn(child) : []))]
}

/** What of an element is meant. */
interface Piece {
  /** It tells one thing among others of its kind. */
  readonly card?: true
  readonly line?: Line
  /** Letters at its beginning that are what is named. */
  readonly opening?: number
  /** How much larger its words are, where that is not told by what it is. */
  readonly factor?: number
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

function withFields(element: Element, fields: ReadonlyMap<Element, Field>, theme: Theme): Element {
  const children = element.children.flatMap((child): readonly Node[] => {
    if (!isElement(child)) return [child]
    const field = fields.get(child)
    return field ? fieldFor(child, field, theme) : [withFields(child, fields, theme)]
  })
  const isSame =
    children.length === element.children.length &&
    children.every((child, at) => child === element.children[at])
  return isSame ? element : { ...element, children }
}

/** A piece in its field; of a paragraph of several lines that one, with the others around it. */
function fieldFor(element: Element, field: Field, theme: Theme): readonly Node[] {
  const { line } = field
  if (field.card) return [cardField(element, field, theme)]
  if (headingsIn(element).length > 0) return [bandField(element, field, theme)]
  if (element.tagName === 'tr') return [rowField(element, field, theme)]
  if (!line) return [sentenceField(element, field, theme)]
  const [before, own, behind] = [
    between(element, 0, line.from),
    between(element, line.from, line.to),
    between(element, line.to, textIn(element).length),
  ]
  return [before, sentenceField(own, field, theme), behind].filter(({ children }) => children.length > 0)
}

/** What a piece stands on: where no strong colour is free, with an edge in the accent. */
interface Ground {
  readonly fill: string
  readonly ink: string
  readonly around?: Style
}

/** px */
const EDGE = 2

/** The strongest colour that is told from the ground, and the ink on it; of several fields, and of one that is read at length, a soft one. */
function fieldOn({ ground, taken, isQuiet }: Field, { paperColor, design }: Theme, isLong = false): Ground {
  const { accent, accentSoft, heading, text, paper } = paperColor
  if ((isQuiet || isLong) && ground === paper) return { fill: accentSoft, ink: text }
  const isSeen = (color: string): boolean =>
    !taken?.has(color) && (!ground || distance(color, ground) >= APART)
  const strong = [accent, ...design.color.seeds].find(isSeen)
  // A black slab is heavier than what is named.
  if (strong === undefined && ground === paper)
    return { fill: accentSoft, ink: text, around: { border: { width: EDGE, color: accent } } }
  const fill = strong ?? [heading, text, paper].find(isSeen) ?? text
  return { fill, ink: textOn(fill, contrastTargets[design.color.contrast].onAccent) }
}

/** Distance in Oklab from which on a field is seen. */
const APART = 0.12

/** Times the size of the text that a label, a figure and a sentence have in their field. */
const LARGER = { label: 1.15, figure: 1.45, sentence: 1.3 } as const

function rowField(row: Element, place: Field, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const cells = row.children.filter(child => isElement(child))
  const children = row.children.map((child): Node => {
    if (!isElement(child)) return child
    const isFigure = /\d/.test(textOf(child)) && textOf(child).length <= FIGURE
    const own = isFigure && child !== cells[0] ? LARGER.figure : LARGER.label
    const factor = place.isClose ? 1 : own
    const cell = grown(inked(child, ink), factor, child.style.size ?? place.size)
    const beside = Math.round(place.size * BESIDE)
    const [above, right, below, left] = sidesOf(child.style.padding ?? 0)
    const [opens, closes] = theme.dir === 'rtl' ? [cells.at(-1), cells[0]] : [cells[0], cells.at(-1)]
    // No larger, its figures stand below those of the others.
    const ownRoom: Style['padding'] = [
      ...([above, child === closes ? Math.max(right, beside) : right] as const),
      ...([below, child === opens ? Math.max(left, beside) : left] as const),
    ]
    const padding: Style['padding'] = place.isClose ? ownRoom : [beside, beside]
    return {
      ...cell,
      style: {
        ...cell.style,
        ...{ background: fill, weight: 700, padding, verticalAlign: 'middle' },
      },
    }
  })
  return { ...row, children }
}

/** All of a card in the colour, its edges too, but for those of a place that is free; words without edges have some around them. */
function cardField(card: Element, place: Field, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const size = card.style.size ?? place.size
  const { background: _, ...style } = card.style
  const seen = withSigns(inked({ ...card, style }, ink), fill, ink)
  const inside = grown(seen, place.isClose ? 1 : (place.factor ?? LARGER.label), size)
  const edges = (['border', 'borderTop', 'borderBottom', 'borderLeft', 'borderRight'] as const).flatMap(
    side => {
      const rule = style[side]
      return rule ? [[side, { ...rule, color: rule.style === 'dashed' ? ink : fill }] as const] : []
    },
  )
  const [above, end, below, start] = sidesOf(style.padding ?? 0)
  const pad = Math.round(size * BESIDE)
  const isBare = end + start === 0
  const around: Style = isBare
    ? { padding: [Math.max(above, pad), pad, Math.max(below, pad), pad], margin: [0, -pad] }
    : {}
  return { ...inside, style: { ...inside.style, ...Object.fromEntries(edges), ...around, background: fill } }
}

/** Contrast from which on a sign is told from its field. */
const TOLD = 1.8

/** Signs that would be lost on a field in the ink of its words. */
function withSigns(element: Element, fill: string, ink: string): Element {
  const { art } = element
  const isLost = (color: string | undefined): boolean =>
    /^#/.test(color ?? '') && contrast(color ?? fill, fill) < TOLD
  const outlines = art?.outlines?.map(one => (isLost(one.fill) ? { ...one, fill: ink } : one))
  const children = element.children.map(child => (isElement(child) ? withSigns(child, fill, ink) : child))
  return { ...element, ...(art && outlines && { art: { ...art, outlines } }), children }
}

function bandField(band: Element, place: Field, theme: Theme): Element {
  const isLong = textOf(band).length > SHORT
  const { fill, ink, around: edge } = fieldOn(place, theme, isLong)
  const { background: _, ...style } = band.style
  const factor = factorOf(place, isLong)
  const size = style.size ?? place.size
  const inside = grown(inked({ ...band, style }, ink), factor, size)
  // A clause whose title stands beside it has only the room of its columns.
  const [top, right, bottom, left] = sidesOf(style.padding ?? 0)
  const beside = Math.round(size * BESIDE)
  const isBare = top === 0 && bottom === 0
  const children = isBare
    ? inside.children.map(child => (isElement(child) ? movedIn(child, beside) : child))
    : inside.children
  const around: Style = { padding: [beside, Math.max(right, beside), beside, left], breakInside: 'avoid' }
  return { ...inside, children, style: { ...inside.style, ...edge, background: fill, ...(isBare && around) } }
}

/** What is placed at a corner of its box stands as far from its edges as the text does. */
function movedIn(element: Element, by: number): Element {
  const { position, top = 0, left = 0 } = element.style
  if (position !== 'absolute' || typeof top !== 'number' || typeof left !== 'number') return element
  return { ...element, style: { ...element.style, top: top + by, left: left + by } }
}

/** How much larger the words of a piece are in its field. */
function factorOf({ isClose }: Field, isLong: boolean): number {
  return isClose ? 1 : isLong ? LARGER.label : LARGER.sentence
}

/** Letters of a figure with its unit. */
const FIGURE = 14

/** Of its size, what a field has around its words. */
const BESIDE = 0.5

function sentenceField(element: Element, place: Field, theme: Theme): Element {
  const isLong = textOf(element).trim().length > SHORT
  const field = fieldOn(place, theme, isLong)
  const { fill, ink } = field
  const size = element.style.size ?? place.size
  const inside = inked({ ...element, tagName: 'div', properties: {} }, ink)
  const box = within(inside, { place, size, isLong, base: theme.type.base })
  const [over, beside] = place.isClose ? [0.3, 0.6] : [0.7, 0.9]
  const padding: [number, number] = [Math.round(size * over), Math.round(size * beside)]
  const margin = Math.round(size * BESIDE)
  const around = {
    ...(place.room === undefined && !place.isClose && { marginTop: margin }),
    ...(!place.isClose && { marginBottom: margin }),
  }
  const own: Style = { ...around, ...field.around, background: fill, padding, breakInside: 'avoid' }
  const style: Style = { ...box.style, ...own }
  if (element.tagName !== 'li') return { ...element, ...box, tagName: element.tagName, style }
  return { ...element, children: [{ ...box, style }] }
}

/** How a piece stands in its field. */
interface Inside {
  readonly place: Field
  readonly size: number
  readonly isLong: boolean
  readonly base: number
}

/** The words of a piece, of which those that are named are bold and larger. */
function within(element: Element, { place, size, isLong, base }: Inside): Element {
  const text = textIn(element)
  const bold: Style = { weight: 700, leading: 1.3 }
  const factor = factorOf(place, isLong && !place.opening)
  // Small print that is to be seen is none.
  const larger = Math.max(factor, place.isClose ? 1 : (base * LARGER.label) / size)
  const named = place.opening ?? (place.isQuiet ? (/^[^:：]{2,60}[:：]\s/u.exec(text)?.[0].length ?? 0) : 0)
  if (named > 0 && named < text.length) {
    const lines = [between(element, 0, named), between(element, named, text.length)]
    const [first, rest] = lines.map(line => ({ ...line, style: {} })) as [Element, Element]
    const own = grown(first, larger, size)
    return { ...element, children: [{ ...own, style: { ...own.style, ...bold } }, rest] }
  }
  const whole = grown(element, larger, size)
  return isLong ? whole : { ...whole, style: { ...whole.style, ...bold } }
}

/** Letters of a piece that is bold in a strong field; a longer one is read. */
const SHORT = 180

/** An element with all of its words so many times as large. */
function grown(element: Element, factor: number, size: number): Element {
  const inside = (one: Element): Element => ({
    ...one,
    style: one.style.size ? { ...one.style, size: one.style.size * factor } : one.style,
    children: one.children.map(child => (isElement(child) ? inside(child) : child)),
  })
  const { style, children } = inside(element)
  return { ...element, style: { ...style, size: Math.round(size * factor * 100) / 100 }, children }
}

/** Letters of a slide that makes one statement, whose title is so many times as large. */
const STATEMENT = 140
const TITLE = 1.45

/** Letters of a band that is read in reverse. */
const BAND = 240

/** Letters of a section up to which it stands on a field of the accent; a longer one is read on a quiet one. */
const PANEL = 420

/** What is to be seen and heads a section is all of that: in a field of its own, on slides on a ground of its own. */
export function asSection(wish: Wish, sheets: readonly Sheet[], theme: Theme, reading: Reading): Wish {
  const { key, dress } = wish
  if (!key.startsWith('said:') || !isToBeSeen(dress) || dress.device || !NAMED.test(key)) return wish
  const things = new Set([wordsOf(saidIn(key) ?? ''), ...thingsOf(key, reading)])
  const headed = sheets.flatMap(sheet =>
    headingsIn(sheet.root).flatMap(heading =>
      things.has(wordsOf(textOf(heading))) || isCalled(heading, key) ? [{ sheet, heading }] : [],
    ),
  )
  const [only, ...others] = headed
  if (!only || others.length > 0) return wish
  const { letters, isHead } = sectionUnder(only.sheet.root, only.heading)
  if (!isHead) return wish
  const { rank: _, ...plain } = dress
  const isSlide = only.sheet.name.startsWith('slide')
  const { accent, accentSoft } = theme.paperColor
  // A numbered chapter is read, and copied.
  const isChapter = /^\d/.test(textOf(only.heading)) || /^\d/.test(wordsOf(saidIn(key) ?? ''))
  const field = { device: 'box', tint: letters <= PANEL && !isChapter ? accent : accentSoft } as const
  // What only mentions it elsewhere, as a row of a calendar does, is not meant.
  const name = wordsOf(textOf(only.heading))
  const set: Wish = {
    ...wish,
    is: element => /^h[1-6]$/.test(element.tagName) && wordsOf(textOf(element)) === name,
    dress: {
      ...plain,
      ...(isSlide ? { device: 'apart', ...(letters <= STATEMENT && { scale: TITLE }) } : field),
    },
  }
  const drawn = withDevices(sheets, [{ ...set, near: set.is }], theme, sheet => placeOn(sheet, theme))
  return drawn.found.has(key) ? set : wish
}

/** A name of a section, and no year. */
const NAMED = /\p{L}{2}/u

/** `the lunch` of `Lunch deal`: a short heading that has the words. */
function isCalled(heading: Element, key: PartKey): boolean {
  const words = wordsOf(textOf(heading)).split(' ')
  const own = wordsOf(saidIn(key) ?? '')
    .replace(/^the /, '')
    .split(' ')
  const isLong = (word: string): boolean => own.length > 1 || word.length >= 4
  return words.length <= own.length + 1 && own.every(word => isLong(word) && words.includes(word))
}

/** The headings of an element below its title. */
function headingsIn(element: Element): readonly Element[] {
  if (/^h[2-4]$/.test(element.tagName)) return [element]
  return element.children.flatMap(child => (isElement(child) ? headingsIn(child) : []))
}

/** How long the section is that a heading opens, and whether that has more than its name. */
function sectionUnder(
  root: Element,
  heading: Element,
): { readonly letters: number; readonly isHead: boolean } {
  let inner = root
  for (;;) {
    const next = inner.children.find(child => isElement(child) && headingsIn(child).includes(heading))
    if (!isElement(next) || next === heading) break
    if (textOf(next).trim() === textOf(heading).trim()) break
    inner = next
  }
  const own = headingsIn(inner).length
  const letters = own === 1 ? textOf(inner).length : Math.round(textOf(inner).length / own)
  return { letters, isHead: textOf(inner).trim() !== textOf(heading).trim() }
}
