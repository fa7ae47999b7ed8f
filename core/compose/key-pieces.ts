/** Shows what a brief names above all as a whole: a section, the row with its figures, the sentence, the item of a list, on a field of its own. */
import { isToBeSeen, type PartKey, saidIn } from '../brief/design.ts'
import { thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { wordsOf } from '../source/text.ts'
import { contrastTargets } from '../theme/contrast.ts'
import { distance } from '../theme/oklch.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { inked } from './device-styles.ts'
import { withDevices } from './devices.ts'
import { BARELY } from './ranked-size.ts'
import { isLeaf, lineTestFor, type Place, placeOn, placeWithin, type Wish } from './part-tests.ts'
import { isInLine } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf, type Style } from './style.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** Sheets with pieces in fields of their own, and the parts that these are. */
export interface Keyed {
  readonly sheets: readonly Sheet[]
  readonly found: ReadonlySet<PartKey>
}

/** Sets the row, the item or the sentence that each wish names in a field; what stands in more than one place stays as it is. */
export function withKeyPieces(
  sheets: readonly Sheet[],
  wishes: readonly Wish[],
  theme: Theme,
  reading: Reading,
): Keyed {
  const found = new Set<PartKey>()
  const wanted = wishes.filter(isOfPiece)
  if (wanted.length === 0) return { sheets, found }
  const fields = new Map<Element, FieldPlace>()
  const grounds = new Set(sheets.flatMap(({ root }) => groundsIn(root)))
  for (const wish of wanted) {
    const names = namesOf(wish.key, reading)
    const shown = names.filter(name => isToBeShown(name, wish))
    const heldBy = (isMost: boolean): readonly Found[] =>
      sheets.flatMap(sheet => piecesIn(sheet.root, placeOn(sheet, theme), { names, shown, isMost }))
    const whole = heldBy(false)
    const held = whole.length > 0 ? whole : heldBy(true)
    const [piece, ...others] = held
    if (!piece || others.length > 0) continue
    const isFirst = wish.dress.rank === 'first'
    const own = isFirst && piece.card && !blockLinesIn(piece.element).some(line => names.includes(line))
    const factor = wish.dress.scale === 1 ? 1 : own ? LARGER.sentence : undefined
    // Nothing else stands on the colour of its field.
    const { accent } = theme.paperColor
    const isTaken = piece.element.tagName !== 'tr' && grounds.has(accent)
    const { card } = piece
    fields.set(piece.element, { ...piece.place, card, factor, ...(isTaken && { taken: grounds }) })
    // On its card a line that comes first is larger, too.
    if (!isFirst || !card || own) found.add(wish.key)
  }
  if (fields.size === 0) return { sheets, found }
  return { sheets: sheets.map(sheet => ({ ...sheet, root: withFields(sheet.root, fields, theme) })), found }
}

/** A thing of the copy that is to be seen, and of which nothing else is said. */
function isOfPiece({ key, dress }: Wish): boolean {
  const { rank, device, extent, color, fill, place, scale } = dress
  return (
    rank !== 'last' &&
    isToBeSeen(dress) &&
    key.startsWith('said:') &&
    ![device, extent, color, fill, place].some(Boolean) &&
    (scale === undefined || scale <= BARELY)
  )
}

/** A line that comes first of all is larger than any other, and no field among them. */
function isToBeShown(name: string, { dress }: Wish): boolean {
  return dress.rank !== 'first' || name.split(' ').length < SENTENCE
}

/** What a piece begins with: the words themselves, and what is the one thing of that name. */
function namesOf(key: PartKey, reading: Reading): readonly string[] {
  const words = wordsOf(saidIn(key) ?? '').replace(/^the /, '')
  const things = thingsOf(key, reading)
  return [...new Set([words, ...(things.length === 1 ? things : [])])].filter(name => name.length >= NAMED_BY)
}

/** Letters of the shortest name of a piece. */
const NAMED_BY = 3

/** Where a field stands, the colours that others have, and how much larger its words are where its page has no room for more. */
interface FieldPlace extends Place {
  readonly taken?: ReadonlySet<string>
  readonly card?: true | undefined
  readonly factor?: number | undefined
}

/** The plain grounds in a tree. */
function groundsIn({ style: { background }, children }: Element): readonly string[] {
  const own = typeof background === 'string' ? [background] : []
  return [...own, ...children.flatMap(child => (isElement(child) ? groundsIn(child) : []))]
}

interface Found {
  readonly element: Element
  /** It tells one thing among others of its kind. */
  readonly card?: true
  readonly place: Place
}

/** The names that a piece may go by, those of them that lines and rows may, and whether most of a sentence stands for it. */
interface Named {
  readonly names: readonly string[]
  readonly shown: readonly string[]
  readonly isMost: boolean
}

/** The cards, rows, items and sentences that go by a name; those of contents and of what leads are none. */
function piecesIn(element: Element, above: Place, named: Named): readonly Found[] {
  const { names, shown, isMost } = named
  const here = placeWithin(element, above)
  if (here.inContents || here.inLead || here.inStub || element.part?.startsWith('button')) return []
  const inner = (): readonly Found[] =>
    element.children.flatMap(child => (isElement(child) ? piecesIn(child, here, named) : []))
  if (isCard(element)) {
    if (!isCardOf(element, names, isMost)) return []
    const within = inner().filter(({ card }) => card)
    return within.length > 0 ? within : [{ element: boxOf(element), place: above, card: true }]
  }
  if (element.tagName === 'tr') return isRowOf(element, shown) ? [{ element, place: here }] : []
  if (isSentenceOf(element, shown, isMost) || isBandOf(element, shown)) return [{ element, place: above }]
  return inner()
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
function isCardOf(element: Element, names: readonly string[], isMost: boolean): boolean {
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

function isSentenceOf(element: Element, names: readonly string[], isMost: boolean): boolean {
  if (!/^(?:p|li|div)$/.test(element.tagName) || !isPlain(element)) return false
  // What leads to a list is not what it tells.
  if (/[:：]\s*$/u.test(textOf(element))) return false
  const wanted = names.filter(name => name.split(' ').length >= SENTENCE)
  const said = wanted.length > 0 ? wordsOf(spaced(element)) : ''
  if (!isMost || said === '' || !isLeaf(element)) return wanted.includes(said)
  // A date that stands apart from what happens then.
  return wanted.some(name => name.endsWith(said) && said.length >= name.length * MOST)
}

/** Share of a sentence that stands for it where the rest stands apart. */
const MOST = 0.55

/** Nothing in an element is placed by itself or beside its edge. */
function isPlain({ style, children }: Element): boolean {
  if (style.position !== undefined || style.background !== undefined || style.borderTop || style.borderLeft)
    return false
  return children.every(child => !isElement(child) || isPlain(child))
}

/** The text of an element, whose boxes are words of their own. */
function spaced({ children }: Element): string {
  return children
    .map(child => (isElement(child) ? (isInLine(child) ? spaced(child) : ` ${spaced(child)} `) : child.value))
    .join('')
}

function withFields(element: Element, fields: ReadonlyMap<Element, FieldPlace>, theme: Theme): Element {
  const place = fields.get(element)
  if (place?.card) return cardField(element, place, theme)
  if (place && headingsIn(element).length > 0) return bandField(element, place, theme)
  if (place)
    return element.tagName === 'tr' ? rowField(element, place, theme) : sentenceField(element, place, theme)
  const children = element.children.map(child =>
    isElement(child) ? withFields(child, fields, theme) : child,
  )
  return children.every((child, at) => child === element.children[at]) ? element : { ...element, children }
}

/** The strongest colour that is told from the ground, and the ink on it. */
function fieldOn(
  { ground, taken }: FieldPlace,
  { paperColor, design }: Theme,
): { readonly fill: string; readonly ink: string } {
  const { accent, heading, text, paper } = paperColor
  const isSeen = (color: string): boolean =>
    !taken?.has(color) && (!ground || distance(color, ground) >= APART)
  const fill = [accent, ...design.color.seeds, heading, text, paper].find(isSeen) ?? text
  return { fill, ink: textOn(fill, contrastTargets[design.color.contrast].onAccent) }
}

/** Distance in Oklab from which on a field is seen. */
const APART = 0.12

/** Times the size of the text that a label, a figure and a sentence have in their field. */
const LARGER = { label: 1.15, figure: 1.45, sentence: 1.3 } as const

function rowField(row: Element, place: FieldPlace, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const cells = row.children.filter(child => isElement(child))
  const isLarger = place.factor === undefined
  const children = row.children.map((child): Node => {
    if (!isElement(child)) return child
    const isFigure = /\d/.test(textOf(child)) && textOf(child).length <= FIGURE
    const factor = isFigure && child !== cells[0] ? LARGER.figure : LARGER.label
    const cell = grown(inked(child, ink), place.factor ?? factor, child.style.size ?? place.size)
    const beside = Math.round(place.size * BESIDE)
    const [above, , below] = sidesOf(child.style.padding ?? 0)
    const padding: Style['padding'] = isLarger ? [beside, beside] : [above, beside, below, beside]
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
function cardField(card: Element, place: FieldPlace, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const size = card.style.size ?? place.size
  const { background: _, ...style } = card.style
  const inside = grown(inked({ ...card, style }, ink), place.factor ?? LARGER.label, size)
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

function bandField(band: Element, place: FieldPlace, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const { background: _, ...style } = band.style
  const inside = grown(
    inked({ ...band, style }, ink),
    place.factor ?? LARGER.sentence,
    style.size ?? place.size,
  )
  return { ...inside, style: { ...inside.style, background: fill } }
}

/** Letters of a figure with its unit. */
const FIGURE = 14

/** Of its size, what a field has around its words. */
const BESIDE = 0.5

function sentenceField(element: Element, place: FieldPlace, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const size = element.style.size ?? place.size
  const box = grown(
    inked({ ...element, tagName: 'div', properties: {} }, ink),
    place.factor ?? LARGER.sentence,
    size,
  )
  const padding: [number, number] = [Math.round(size * 0.7), Math.round(size * 0.9)]
  const beside = Math.round(size * BESIDE)
  const around =
    place.room === undefined ? { marginTop: beside, marginBottom: beside } : { marginBottom: beside }
  const own: Style = { ...around, background: fill, weight: 700, leading: 1.3, padding, breakInside: 'avoid' }
  const style: Style = { ...box.style, ...own }
  if (element.tagName !== 'li') return { ...element, ...box, tagName: element.tagName, style }
  return { ...element, children: [{ ...box, style }] }
}

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
  const set: Wish = {
    ...wish,
    dress: {
      ...plain,
      ...(isSlide ? { device: 'apart', ...(letters <= STATEMENT && { scale: TITLE }) } : field),
    },
  }
  const near = lineTestFor(key, reading)
  const drawn = withDevices(sheets, [{ ...set, near }], theme, sheet => placeOn(sheet, theme))
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
