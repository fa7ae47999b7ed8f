import { isToBeSeen, type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { absenceOf } from '../brief/absent-parts.ts'
import { stateNamed } from '../brief/words/states.ts'
import type { Report } from '../message.ts'
import { coloredThings, placeOfWords, thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { wordsOf } from '../source/text.ts'
import { familyNamed } from '../fonts/catalogue.ts'
import { contrast, contrastTargets, inkSide, solveContrast } from '../theme/contrast.ts'
import { distance, type Oklch, toOklch } from '../theme/oklch.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Measure } from './measure.ts'
import { withColoredBars } from './colored-bars.ts'
import { extentOf } from './extents.ts'
import { withDevices } from './devices.ts'
import { numeralsOfLabels } from './numerals-of-labels.ts'
import { withLinesBetween } from './lines-between.ts'
import {
  figuresAmong,
  isLeaf,
  lineTestFor,
  NOWHERE,
  type Place,
  placeOn,
  placeWithin,
  type Test,
  type Wish,
  testFor,
} from './part-tests.ts'
import { isInLine } from './rows.ts'
import { BARELY, rankedSize, unbrokenSize } from './ranked-size.ts'
import { withKeyPieces } from './key-pieces.ts'
import { asSection } from './key-sections.ts'
import { withSectionFields } from './section-fields.ts'
import { type Apart, MENTION, SENTENCE as STRESSED, setApart } from './set-apart.ts'
import { type Sheet, toSheet } from './sheet.ts'
import { overflowOfTable } from './table-room.ts'
import { withValuesBeside } from './values-beside.ts'
import type { Rule, Style } from './style.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Sheets with the parts that a brief names dressed, and what there is to say of it. */
export interface Dressed {
  readonly sheets: readonly Sheet[]
  /** Parts of which there are none. */
  readonly absent: readonly PartKey[]
  /** Parts that are there, and around which no device could be drawn. */
  readonly bare: readonly PartKey[]
  /** Colours that were moved to be read on the ground that their part stands on. */
  readonly moved: readonly { readonly part: PartKey; readonly from: string; readonly to: string }[]
}

/**
 * Dresses the composed tree in what the brief asks of single parts, whatever the format; what is `lifted` to a place of its own
 * is set there already, and not missed. Without such a wish the sheets are returned as they are.
 */
export function dressParts(
  sheets: readonly Sheet[],
  theme: Theme,
  reading: Reading,
  lifted: ReadonlySet<PartKey> = new Set(),
): Dressed {
  const {
    parts,
    color: { signal },
  } = theme.design
  const keys = Object.keys(parts ?? {}) as PartKey[]
  if (!parts || keys.length === 0) return { sheets, absent: [], bare: [], moved: [] }
  const ranked = keys.filter(key => parts[key]?.rank)
  const wishes = keys.map((key): Wish => {
    const dress = inkedAsFigure(key, parts)
    const test = testFor(key, dress, reading)
    const isThere =
      key !== 'figures' || dress.scale !== undefined || sheets.some(({ root }) => stands(root, NOWHERE, test))
    return { key, dress, is: isThere ? test : figuresAmong(reading) }
  })
  const lined = parts.sections?.line ? withLinesBetween(sheets, theme) : { sheets, found: false }
  const placed = withValuesBeside(lined.sheets, theme, reading.lang)
  const leads = placed.flatMap(({ root }) => leadsIn(root))
  const leadsWith = (words: string): boolean => leads.some(text => placeOfWords(text, words) !== undefined)
  // What leads somewhere is mentioned elsewhere.
  const isLed = (key: PartKey): boolean => thingsOf(key, reading).some(leadsWith)
  // What is a piece as it stands is not parted.
  const free = wishes.filter(({ key }) => !isLed(key))
  const whole = withKeyPieces(placed, free, theme, reading)
  const divisible = wishes.filter(({ key }) => !whole.found.has(key))
  const apart = setApart(whole.sheets, apartIn(whole.sheets, divisible, theme, reading, isLed))
  const divided = setApart(apart, mentionedIn(apart, divisible, theme, reading, isLed))
  const keyed = withKeyPieces(divided, free, theme, reading, whole)
  const parted = keyed.sheets
  const dressing: Dressing = {
    wanted: wishes
      .filter(({ key }) => !keyed.found.has(key))
      .map(wish => (isLed(wish.key) ? thingThatLeads(wish, { leads, leadsWith }, reading) : wish))
      .map(wish => ofNumerals(wish, parted))
      .map(wish => asFarAs(wish, parted))
      .map(wish => asSection(wish, parted, theme, reading))
      .map(wish => ofNamedLinks(wish, parted))
      .map(ofSentence)
      .toSorted(byReach),
    theme,
    counts: new Map(),
    found: new Set(keyed.found),
    moved: new Map(),
    largest: ranked.length > 0 ? Math.max(0, ...sheets.map(({ root }) => largestIn(root))) : 0,
    body: ranked.length > 0 ? bodyOn(sheets) : 0,
  }
  if (lined.found) dressing.found.add('sections')
  for (const { root } of ranked.length > 0 ? parted : []) count(root, dressing)
  const dressed = withColoredBars(
    parted.map(sheet => dressSheet(sheet, dressing)),
    theme,
    [...dressing.moved.values()],
  )
  for (const key of ranked.filter(key => isLed(key) || key === `said:${headingOf(sheets)}`))
    dressing.found.add(key)
  // A call stands on its colour already.
  const calls = parted.flatMap(({ root }) => textsOfPart(root, 'call'))
  for (const key of keys)
    if (calls.some(text => placeOfWords(text, saidIn(key) ?? '') !== undefined)) dressing.found.add(key)
  // `the name biggest`: what a page is called is a name, where it has no others.
  if (parts.names?.rank === 'first' && reading.roles.title && thingsOf('names', reading).length === 0)
    dressing.found.add('names')
  const fields = withSectionFields(dressed, dressing.wanted, theme, sheet => placeOn(sheet, theme))
  const devised = withDevices(
    fields.sheets,
    dressing.wanted
      .filter(({ key }) => !fields.found.has(key))
      .map(wish => inBoxOfItsOwn(wish, dressing, reading))
      .filter(({ dress }) => dress.device)
      .map(wish => ({ ...wish, near: lineTestFor(wish.key, reading) })),
    theme,
    sheet => placeOn(sheet, theme),
  )
  const isDrawn = (key: PartKey): boolean => devised.found.has(key) || fields.found.has(key)
  const isFound = (key: PartKey): boolean => dressing.found.has(key) || isDrawn(key)
  const others = keys.filter(key => !lifted.has(key))
  return {
    sheets: devised.sheets,
    // A signal that the brief does not say is for buttons is for what comes first.
    absent: others.filter(key => !isFound(key) && parts[key]?.fill !== (signal ?? '')),
    bare: others.filter(key => parts[key]?.device && isFound(key) && !isDrawn(key)),
    moved: [...dressing.moved.values()],
  }
}

/** What the sheets are headed by, in plain words. */
function headingOf(sheets: readonly Sheet[]): string {
  const find = (element: Element): string | undefined => {
    if (element.tagName === 'h1') return wordsOf(textOf(element))
    for (const child of element.children) {
      const found = isElement(child) ? find(child) : undefined
      if (found) return found
    }
    return undefined
  }
  for (const { root } of sheets) {
    const found = find(root)
    if (found) return found
  }
  return ''
}

/** What leads on some sheets. */
interface Leading {
  readonly leads: readonly string[]
  readonly leadsWith: (words: string) => boolean
}

/** Letters from which on what leads is a passage, of which a word is not all that is to be seen. */
const PASSAGE = 60

/**
 * A figure that leads is the one that is to be seen, and so are several things that all do, and a passage that is known by a word
 * of it: what comes to the same elsewhere is not it.
 */
function thingThatLeads(wish: Wish, { leads, leadsWith }: Leading, reading: Reading): Wish {
  const things = thingsOf(wish.key, reading)
  // What leads with a figure tells it of what it names: `31% → 4%`, over `Doses wasted`.
  const areFigures = things.every(
    words =>
      /^[\d ]+$/.test(words) ||
      leads.some(text => /\d/.test(text) && wordsOf(text) !== words && wordsOf(text).includes(words)),
  )
  const isPassage = things.some(words =>
    leads.some(text => text.length >= PASSAGE && placeOfWords(text, words) !== undefined),
  )
  const isLeading = areFigures || isPassage || (things.length > 1 && things.every(leadsWith))
  if (!wish.dress.rank || !isLeading) return wish
  return { ...wish, is: (element, place) => place.inLead && wish.is(element, place) }
}

/** A section, a row or a column that a brief names is dressed as a whole. */
function asFarAs(wish: Wish, sheets: readonly Sheet[]): Wish {
  const words = wordsOf(saidIn(wish.key) ?? '')
  // The words themselves are meant, and not what stands behind them as behind a label.
  if (wish.dress.extent === 'words')
    return { ...wish, is: element => isLeaf(element) && wordsOf(textOf(element)) === words }
  const reach = wish.dress.extent && extentOf(wish.key, wish.dress, sheets)
  return reach && reach.size > 0 ? { ...wish, is: element => reach.has(element) } : wish
}

/** What is to be seen of a figure by its label is its numeral. */
function ofNumerals(wish: Wish, sheets: readonly Sheet[]): Wish {
  if (!wish.key.startsWith('said:') || !isToBeSeen(wish.dress)) return wish
  const found = sheets.map(({ root }) => numeralsOfLabels(root, element => wish.is(element, NOWHERE)))
  const numerals = new Set(found.flatMap(one => [...one.numerals]))
  const labels = new Set(found.flatMap(one => [...one.labels]))
  if (numerals.size === 0) return wish
  return {
    ...wish,
    is: (element, place) => numerals.has(element) || (!labels.has(element) && wish.is(element, place)),
  }
}

/** Words that are to stand in elements of their own: what is dressed among other words, and what has a box. */
function apartIn(
  sheets: readonly Sheet[],
  wishes: readonly Wish[],
  theme: Theme,
  reading: Reading,
  isLed: (key: PartKey) => boolean,
): readonly Apart[] {
  const { seeds } = theme.design.color
  return wishes.flatMap((wish): readonly Apart[] => {
    const { key, dress } = wish
    const isSaid = key.startsWith('said:')
    if (dress.extent && dress.extent !== 'words') return []
    if (dress.extent === 'words')
      return [{ words: [wordsOf(saidIn(key) ?? '')], lines: false, anywhere: !isLed(key) }]
    // Of dates that stand in the cells of a table, none is meant that a sentence mentions.
    if (dress.rank && !dress.device && key !== 'names' && areInCells(wish, sheets)) return []
    const isInWords = dress.rank !== undefined || /^(?:mark|ring|sign)$/.test(dress.device ?? '')
    const isInBox = isSaid && /^(?:box|dashed-box)$/.test(dress.device ?? '')
    const isReserved =
      dress.color !== undefined && !seeds.includes(dress.color) && !isToBeSeen(dress) && !dress.device
    // What is for nothing else is wherever its words are.
    const isAmong = isReserved || (!isInWords && isAmongWords(wish, sheets, theme, reading))
    // `"See you soon" handwritten`: words of a paragraph have their own face.
    const own = dress.face ?? dress.weight ?? dress.italic ?? dress.scale
    const isFaced = isSaid && own !== undefined && !isLed(key)
    const isApart =
      isAmong || isFaced || ((isInWords || isInBox) && (dress.device !== undefined || !isLed(key)))
    if (!isApart) return []
    return [
      {
        words: isReserved
          ? coloredThings(key, reading, dress).filter(
              words => !isShortFigure(words) || isInTitle(words, reading),
            )
          : thingsOf(key, reading),
        anywhere: isReserved && isKnownAnywhere(key),
        lines: isSaid && (isInBox || isToBeSeen(dress)),
        grows: isSaid && isToBeSeen(dress) && dress.device === undefined,
        whole: !isInWords && !isAmong && !isFaced,
      },
    ]
  })
}

/** Whether several of a kind stand in cells of their own. */
function areInCells({ key, is }: Wish, sheets: readonly Sheet[]): boolean {
  const cells = (element: Element): number =>
    element.tagName === 'td'
      ? Number(is(element, NOWHERE) || stands(element, NOWHERE, is))
      : element.children.reduce((sum, child) => sum + (isElement(child) ? cells(child) : 0), 0)
  return /dates?$/.test(key) && sheets.reduce((sum, { root }) => sum + cells(root), 0) > 1
}

/** `2`, `9 %`: too short to be the same wherever it stands, it has its colour in a cell of its own. */
function isShortFigure(words: string): boolean {
  return !/\p{L}/u.test(words) && words.replace(/\D/g, '').length < 3
}

/** What a document is called says its figures once. */
function isInTitle(words: string, { roles: { title } }: Reading): boolean {
  return title !== undefined && placeOfWords(title.text, words) !== undefined
}

/** A single word may be said of anything: `copper for losses` colours what is called so, and no sentence about it. */
function isKnownAnywhere(key: PartKey): boolean {
  const said = saidIn(key)
  return said === undefined || /[\d ]/.test(said)
}

/** Letters of what is lifted out of a sentence, at most. */
const MENTIONED = 40

/** Words from which on a key is a sentence of the copy. */
const SAID_WHOLE = 5

/** `the 9,400 hours biggest`: what is to be seen before all else and is only said in a sentence has a line of its own in it. */
function mentionedIn(
  sheets: readonly Sheet[],
  wishes: readonly Wish[],
  theme: Theme,
  reading: Reading,
  isLed: (key: PartKey) => boolean,
): readonly Apart[] {
  return wishes.flatMap(({ key, dress, is }): readonly Apart[] => {
    const words = wordsOf(saidIn(key) ?? '')
    // A single word may be said of anything: `the start date` of `we start on Monday`.
    const isTelling = /[\d ]/.test(words) && words.length <= MENTIONED
    // A sentence that a brief names is shown whole.
    const isSentence = isToBeSeen(dress) && words.split(' ').length >= SAID_WHOLE
    const isMeant = isSentence || (isTelling && dress.rank === 'first')
    if (!isMeant || isLed(key) || thingsOf(key, reading)[0] !== words) return []
    if (sheets.some(sheet => stands(sheet.root, placeOn(sheet, theme), is))) return []
    return [{ words: [words], lines: true, inProse: true }]
  })
}

/** Values of a sort that are dressed among other words, at most: of more, a colour is that of a list. */
const AMONG = 3

/** `the price only in pink`, where no price stands by itself. */
function isAmongWords(
  { key, dress, is }: Wish,
  sheets: readonly Sheet[],
  theme: Theme,
  reading: Reading,
): boolean {
  const mayBe = key === 'prices' || key === 'dates' || (key.startsWith('said:') && dress.color !== undefined)
  return (
    mayBe &&
    thingsOf(key, reading).length <= AMONG &&
    !sheets.some(sheet => stands(sheet.root, placeOn(sheet, theme), is))
  )
}

/** What is to be seen and is only said in a sentence: that has a box, but for what the title says, which leads anyway. */
function inBoxOfItsOwn(wish: Wish, { found, theme }: Dressing, reading: Reading): Wish {
  const { key, dress } = wish
  const words = wordsOf(key.replace(/^said:/, ''))
  const isSeen = isToBeSeen(dress) && !dress.device && !found.has(key)
  if (!isSeen || !words.includes(' ') || thingsOf(key, reading)[0] !== words) return wish
  const isTitled = placeOfWords(reading.roles.title?.text ?? '', words) !== undefined
  return isTitled ? wish : { ...wish, dress: { ...dress, device: 'box', tint: theme.paperColor.accent } }
}

/** What is said in a sentence that was set apart for it is that sentence. */
function ofSentence(wish: Wish): Wish {
  const words = wordsOf(saidIn(wish.key) ?? '')
  if (words === '' || wish.dress.rank !== 'first') return wish
  return {
    ...wish,
    is: (element, place) => (element.part === STRESSED ? says(element, words) : wish.is(element, place)),
  }
}

/** Sizes of a sentence that is to be seen over the text around it, at most: more of it would fill a page. */
const MOST_OF_SENTENCE = 1.75

/** Of links the one is to be seen that a name opens, `Workshop in May`, and none that only mentions it: `Way to the workshop`. */
function ofNamedLinks(wish: Wish, sheets: readonly Sheet[]): Wish {
  const words = wordsOf(saidIn(wish.key) ?? '')
  if (words === '' || !isToBeSeen(wish.dress)) return wish
  const links = sheets.flatMap(({ root }) => linksIn(root)).filter(link => says(link, words))
  const opening = links.filter(link => ` ${wordsOf(textOf(link))} `.startsWith(` ${words} `))
  // What can be pressed is no line that says so elsewhere.
  const pressed = new Set(opening.filter(({ part }) => part?.startsWith('button')).flatMap(withInner))
  if (pressed.size > 0)
    return { ...wish, is: (element, place) => pressed.has(element) && wish.is(element, place) }
  if (opening.length === 0 || opening.length === links.length) return wish
  const mentions = new Set(links.filter(link => !opening.includes(link)).flatMap(withInner))
  return { ...wish, is: (element, place) => !mentions.has(element) && wish.is(element, place) }
}

function says(element: Element, words: string): boolean {
  return placeOfWords(textOf(element), words) !== undefined
}

function linksIn(element: Element): readonly Element[] {
  if (element.tagName === 'a') return [element]
  return element.children.flatMap(child => (isElement(child) ? linksIn(child) : []))
}

function withInner(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? withInner(child) : []))]
}

/** Whether something in an element is the part that is meant. */
function stands(element: Element, above: Place, is: Test): boolean {
  const here = placeWithin(element, above)
  return element.children.some(child => isElement(child) && (is(child, here) || stands(child, here, is)))
}

/** px of the largest words in an element. */
function largestIn({ style, children }: Element, inherited = 0): number {
  const size = style.size ?? inherited
  return children.reduce((most, child) => {
    const own = isElement(child) ? largestIn(child, size) : child.value.trim() === '' ? 0 : size
    return Math.max(most, own)
  }, 0)
}

/** px of the size that most letters of some sheets have. */
function bodyOn(sheets: readonly Sheet[]): number {
  const letters = new Map<number, number>()
  const count = ({ style, children }: Element, inherited: number): void => {
    const size = style.size ?? inherited
    for (const child of children)
      if (isElement(child)) count(child, size)
      else letters.set(size, (letters.get(size) ?? 0) + child.value.trim().length)
  }
  for (const { root } of sheets) count(root, 0)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

/** What leads, as text: a part of it that a brief names is seen with it. */
function leadsIn(element: Element): readonly string[] {
  return textsOfPart(element, 'lead')
}

/** The texts of the elements of a part, and of each that stands in one. */
function textsOfPart(element: Element, part: string): readonly string[] {
  if (element.part === part) return textsIn(element)
  return element.children.flatMap(child => (isElement(child) ? textsOfPart(child, part) : []))
}

/** The text of an element, and of each that stands in it. */
function textsIn(element: Element): readonly string[] {
  return [textOf(element), ...element.children.flatMap(child => (isElement(child) ? textsIn(child) : []))]
}

/** What is said of one thing is said of it after what is said of all of its kind. */
function byReach({ key: one }: Wish, { key: other }: Wish): number {
  return Number(one.startsWith('said:')) - Number(other.startsWith('said:'))
}

/** A measure that knows what the parts of pages and pieces will be dressed in, where that is larger than a composition sets them. */
export function measureDressed(measure: Measure, theme: Theme, reading: Reading): Measure {
  const dresses = Object.values(theme.design.parts ?? {})
  if (!dresses.some(dress => dress && takesRoom(dress))) return measure
  // What is measured is remembered by its sheet.
  const sheets = new WeakMap<Sheet, Sheet>()
  const dressed = (sheet: Sheet): Sheet => {
    const known = sheets.get(sheet) ?? dressParts([sheet], theme, reading).sheets[0] ?? sheet
    sheets.set(sheet, known)
    return known
  }
  // Compositions ask for the same piece in many widths, and dressing it takes longer than to write it down.
  const pieces = new Map<string, Element>()
  const dressedPiece = (piece: Child): Element => {
    const children = toNodes(piece)
    const key = JSON.stringify(children)
    const known = pieces.get(key)
    if (known) return known
    const root: Element = { type: 'element', tagName: 'div', properties: {}, style: {}, children }
    const made = dressed(toSheet('piece', theme, root)).root
    pieces.set(key, made)
    return made
  }
  return {
    piece: (piece, width, most) => measure.piece(dressedPiece(piece), width, most),
    pages: (sheet, most) => measure.pages(dressed(sheet), most),
  }
}

/** Whether what a part is dressed in takes other room than the part has by itself. */
function takesRoom({ rank, device, scale, size, face, case: letters }: PartDesign): boolean {
  return [rank, device, scale, size, face, letters].some(asked => asked !== undefined)
}

/** Counts the outermost elements of each wanted part. */
function count(element: Element, { wanted, counts }: Dressing): void {
  const walk = (one: Element, above: Place): void => {
    const here = placeWithin(one, above)
    for (const wish of wanted)
      if (isMeant(one, here, wish)) counts.set(wish.key, (counts.get(wish.key) ?? 0) + 1)
    for (const child of one.children) if (isElement(child)) walk(child, here)
  }
  walk(element, NOWHERE)
}

interface Dressing {
  readonly wanted: readonly Wish[]
  readonly theme: Theme
  /** How many there are of each ranked part. */
  readonly counts: Map<PartKey, number>
  readonly found: Set<PartKey>
  /** By part and by what its colour has become: on another ground it is another. */
  readonly moved: Map<string, Dressed['moved'][number]>
  /** px of the largest words on the sheets. */
  readonly largest: number
  /** px of the text on them. */
  readonly body: number
}

function dressSheet(sheet: Sheet, dressing: Dressing): Sheet {
  const { theme } = dressing
  const isCover = sheet.isCover === true || sheet.name === 'cover'
  const fill = isCover ? coverFill(dressing) : undefined
  const background = fill ?? sheet.background
  const at = (region: Place['region']): Place => ({ ...placeOn({ ...sheet, background }, theme), region })
  const { header, footer } = sheet
  return {
    ...sheet,
    background,
    root: dressElement(sheet.root, at(isCover ? 'cover' : 'body'), dressing),
    ...(header && { header: dressElement(header, at('header'), dressing) }),
    ...(footer && { footer: dressElement(footer, at('footer'), dressing) }),
  }
}

/** The ground of a cover, where it is one sheet of plain colour. */
function coverFill({ wanted, found }: Dressing): string | undefined {
  const fill = wanted.find(({ key }) => key === 'cover')?.dress.fill
  if (fill !== undefined) found.add('cover')
  return fill
}

function dressElement(element: Element, above: Place, dressing: Dressing): Element {
  const { theme } = dressing
  const here = placeWithin(element, above)
  const wishes = dressing.wanted.filter(wish => isMeant(element, here, wish))
  let dressed = element
  let place = here
  for (const { key, dress } of wishes) {
    dressing.found.add(key)
    dressed = dressOne(dressed, key, dress, place, dressing)
    const grown = dress.scale || dress.rank ? new Set([...place.grown, key]) : place.grown
    place = { ...placeWithin(dressed, above), grown }
  }
  const children = dressed.children.map(child =>
    isElement(child) ? dressElement(child, place, dressing) : child,
  )
  const same = dressed === element && children.every((child, at) => child === element.children[at])
  if (same) return element
  const made = { ...dressed, children: element.tagName === 'tr' ? onOneLine(children) : children }
  // A table that larger cells would part keeps its sizes: weight and colour tell what is to be seen of it.
  const isParted = element.tagName === 'table' && !above.inStub && overflowOfTable(made, above, theme) > 0
  return isParted && overflowOfTable(element, above, theme) < overflowOfTable(made, above, theme)
    ? dressElement(element, { ...above, inStub: true }, dressing)
    : made
}

/** Cells of which one has grown stand on one line with it: a name does not hang above its sum. */
function onOneLine(cells: Element['children']): Element['children'] {
  return cells.map(cell =>
    isElement(cell) && cell.style.verticalAlign !== 'middle'
      ? { ...cell, style: { ...cell.style, verticalAlign: 'baseline' as const } }
      : cell,
  )
}

/** What is ranked is the innermost box of its words: it has their size. */
function isMeant(element: Element, here: Place, wish: Wish): boolean {
  if (!wish.is(element, here) || (grows(wish) && isFurniture(here))) return false
  if (wish.dress.one && /^button(?:-secondary)?$/.test(element.part ?? '')) return false
  const holdsSuch = (one: Element, above: Place): boolean =>
    one.children.some(child => {
      if (!isElement(child)) return false
      const place = placeWithin(child, above)
      return wish.is(child, place) || holdsSuch(child, place)
    })
  return !wish.dress.rank || !holdsSuch(element, here)
}

/** A title that is to be large is so where it stands, not where heads and feet of pages or what leads to it tell it again. */
function grows({ key, dress }: Wish): boolean {
  return key.startsWith('said:') && isToBeSeen(dress)
}

function isFurniture({ region, inContents }: Place): boolean {
  return region === 'header' || region === 'footer' || inContents
}

/** px that words may have where they stand: in a box or a column of a given width none of them is broken, and a stub stays as it is. */
function sizeWithin({ room, share, inStub }: Place, text: string, { page, margin }: Theme): number {
  if (inStub) return 0
  if (room === undefined && share === 1) return Number.POSITIVE_INFINITY
  const width = (room ?? page.width - margin.left - margin.right) * share
  // A value among others in columns is seen at once only where it stands in few lines.
  const inLines =
    share < 1 ? (width * COLUMN_LINES) / (text.trim().length * LETTER) : Number.POSITIVE_INFINITY
  return Math.min(unbrokenSize(text, width), inLines)
}

/** Share of a page that the words of a button may be wide, and px of it on a phone. */
const PRESSED = 0.6
const PHONE = 270

/** px at which words stand on one line. */
function sizeOfLine(words: string, width: number): number {
  return Math.floor(width / (words.length * LETTER))
}

/** Lines of what is ranked in a column, and em of its letters. */
const COLUMN_LINES = 2
const LETTER = 0.55

function dressOne(
  element: Element,
  key: PartKey,
  dress: PartDesign,
  place: Place,
  dressing: Dressing,
): Element {
  const { theme } = dressing
  const filled = dress.fill === undefined ? place : { ...place, ground: dress.fill }
  const own = inkOf(key, withState(key, dress, place, theme), filled, dressing)
  const isPressed = /^button-(?:primary|secondary)$/.test(element.part ?? '')
  // What fills its line has no room beside its words.
  const isTight = place.inLead || fillsItsLine(element, theme)
  const chip = isTight ? undefined : chipFor(key, dress, own, place, theme)
  const ink = chip?.color ?? own
  // What leads is as large as it goes.
  const isFull = place.inLead && (dress.scale ?? 1) > 1
  const scale = place.grown.has(key) || isFull || fillsItsLine(element, theme) ? undefined : dress.scale
  // Of what a document says everywhere, that on its cover is the one that is meant.
  const isSentence = key.startsWith('said:') && textOf(element).trim().length >= SENTENCE
  const few = isSentence ? FEW_SENTENCES : FEW
  const areFew = key === 'quotes' || place.region === 'cover' || (dressing.counts.get(key) ?? 0) <= few
  const many = areFew ? (place.inCell ? 'cell' : 'few') : 'many'
  // The colour of a state says it in its cell; larger, it would push its row apart.
  const isState = withState(key, dress, place, theme) !== dress
  // Where pages have no room for it, what comes second is told by its weight.
  const isBare = dress.rank === 'second' && dress.scale === 1
  const ranked =
    dress.rank && !place.grown.has(key) && !place.inLead && !isState && !isBare
      ? rankedSize(dress.rank, place.size, theme, {
          many,
          // Where pages have no room for more, the brief's rank is that of a format's own sizes.
          largest: dress.scale === 1 ? 0 : dressing.largest,
          body: dressing.body,
          letters: textOf(element).trim().length,
          barely: dress.scale === BARELY,
        })
      : undefined
  const wanted = ranked ?? dress.size ?? (scale && place.size * scale)
  // Larger, it would part the lines of the sentence that it stands in.
  const isInText = (place.inText || element.part === MENTION) && isInLine(element)
  const inText = Math.min(wanted ?? 0, place.size * IN_TEXT)
  const grown = wanted && isInText ? (dress.rank === 'last' ? place.size : inText) : wanted
  const said = textOf(element).trim()
  const room = isPressed ? sizeOfLine(said, theme.page.width * PRESSED) : sizeWithin(place, said, theme)
  const most = element.part === STRESSED ? place.size * MOST_OF_SENTENCE : room
  const size = grown && Math.min(grown, Math.max(place.size, Math.min(room, most)))
  const isRaised = isBare || (ranked !== undefined && ranked > place.size && isToBeSeen(dress))
  const text: Style = {
    ...(dress.face && faceStyle(dress.face, element)),
    ...(isRaised && key !== 'quotes' && { weight: Math.max(700, element.style.weight ?? 0) }),
    // Large words that are parted at a hyphen are not read at once.
    ...(isRaised && { hyphens: false }),
    ...(isState && { weight: 700 }),
    ...(dress.weight && { weight: dress.weight }),
    ...(dress.italic !== undefined && { italic: dress.italic }),
    ...(size && { size: Math.max(Math.round(size * 100) / 100, LEAST) }),
    ...(dress.align && { textAlign: dress.align }),
    ...(ink && { color: ink }),
    ...caseStyle(dress, size ?? place.size),
  }
  // On a ground of its own it stands out already.
  const isAsLarge =
    ranked !== undefined &&
    (YEAR.test(key) ? ranked < place.size + 1 : isOneOfMany(element, key, size, place, dressing))
  const isMarked = isAsLarge && isToBeSeen(dress) && place.ground === theme.paperColor.paper
  const box: Style = {
    ...(chip && { background: chip.background }),
    ...(chip && !isPressed && { padding: [0, Math.round(place.size * CHIP)], radius: 2 }),
    ...(chip && isPressed && { border: { width: 1, color: chip.background } }),
    ...(size && isPressed && { narrow: { size: Math.min(size, sizeOfLine(said, PHONE)) } }),
    ...(dress.fill && { background: dress.fill }),
    ...(dress.radius !== undefined && { radius: dress.radius }),
    ...(dress.underline !== undefined && { decoration: dress.underline ? 'underline' : 'none' }),
    // In a row from edge to edge it stands at its end already.
    ...(dress.align &&
      element.style.display === 'flex' &&
      !(dress.align === 'end' && element.style.justify === 'between') && { justify: dress.align }),
  }
  const leading = size && place.size < size && (element.style.leading ?? theme.type.leading) > 1.3
  const style = { ...element.style, ...text, ...box, ...(leading && { leading: 1.2 }) }
  const children = element.children.map(child =>
    isElement(child) ? under(child, text, size && size / place.size) : child,
  )
  const inside = {
    ...element,
    style,
    children: isMarked ? [marked(children, place.size, theme)] : children,
  }
  return key === 'tables' && dress.color ? { ...inside, style: recolored(style, ink ?? dress.color) } : inside
}

/** A script in which capitals would stand together is not read: the words slant in the face that they have. */
function faceStyle(face: string, element: Element): Style {
  const isShouted = /\p{Lu}{3}/u.test(textOf(element))
  return isShouted && familyNamed(face)?.kind === 'script' ? { italic: true } : { family: face }
}

/** Whether words are as large already as their line allows: larger, they would lie over what stands beside them. */
function fillsItsLine({ style }: Element, { type }: Theme): boolean {
  return style.whiteSpace === 'nowrap' && (style.size ?? 0) > type.base * FILLING
}

/** Sizes of the text from which on a line that is never broken was measured. */
const FILLING = 1.2

/** A ranked state has its colour in the cells of a table: `critical stock must jump out`. */
function withState(key: PartKey, dress: PartDesign, { inCell }: Place, { color }: Theme): PartDesign {
  const said = saidIn(key)
  const state = said === undefined ? undefined : stateNamed(said)
  const isSeen = inCell && isToBeSeen(dress) && !dress.color
  return state && isSeen ? { ...dress, color: color[state] } : dress
}

/** Whether something is to be seen that has no room to be larger than others around it, and smaller than what heads them. */
function isOneOfMany(
  element: Element,
  key: PartKey,
  size: number | undefined,
  place: Place,
  { counts, largest }: Dressing,
): boolean {
  const isAlone = counts.get(key) === 1 && key.startsWith('said:') && textOf(element).trim().length <= LABEL
  const isKept = size === undefined || size <= place.size
  return isAlone && isKept && !place.inText && !place.inCell && place.size * HEADED < largest
}

/** Letters of what is marked, and how much larger what heads it is. */
const LABEL = 40
const HEADED = 1.5

/** A year among others of its size. */
const YEAR = /^said:(?:1[0-9]|20)\d\d$/

/** Words among others that are as large, marked on a field of the accent. */
function marked(children: Element['children'], size: number, { color }: Theme): Element {
  const beside = Math.round(size * BESIDE)
  const style: Style = {
    ...{ background: color.accent, color: color.onAccent },
    ...{ padding: [0, beside], margin: [0, -beside] },
  }
  return { type: 'element', tagName: 'span', properties: {}, style, children }
}

/** Of its size, at either end of a marked year: its digits stay in line with the others. */
const BESIDE = 0.12

/** The most of words in a sentence, in sizes of the others. */
const IN_TEXT = 1.5

/** As many of a part are few. */
const FEW = 4
/** The same of sentences, such as the findings of a report, and the letters of a short one. */
const FEW_SENTENCES = 6
const SENTENCE = 20

/** px under which nothing is read. */
const LEAST = 8

/** What stands inside a part has its dress, in proportion where it has a size of its own. */
function under(element: Element, text: Style, factor: number | undefined): Element {
  const { style } = element
  const { size: _, ...rest } = text
  const said = Object.keys(rest).filter(key => style[key as keyof Style] !== undefined)
  const own: Style = Object.fromEntries(said.map(key => [key, rest[key as keyof typeof rest]]))
  const size =
    factor && style.size ? { size: Math.max(Math.round(style.size * factor * 100) / 100, LEAST) } : {}
  // What was kept on one line was measured smaller: it may part where it does on narrower screens.
  const isKept = factor !== undefined && factor > 1 && style.medium?.whiteSpace === 'normal'
  const isPanel = typeof style.background === 'string' || style.background !== undefined
  const { color: __, ...unlit } = own
  return {
    ...element,
    style: { ...style, ...(isPanel ? unlit : own), ...size, ...(isKept && { whiteSpace: 'normal' }) },
    children: element.children.map(child =>
      isElement(child) && !isPanel ? under(child, text, factor) : child,
    ),
  }
}

function caseStyle(dress: PartDesign, size: number): Style {
  if (dress.case === undefined) return {}
  if (dress.case === 'none') return { transform: 'none' }
  if (dress.case === 'uppercase') return { transform: 'uppercase' }
  return {
    transform: 'uppercase',
    size: Math.max(Math.round(size * 0.82 * 100) / 100, LEAST),
    tracking: 0.06,
  }
}

/** px of type that is read in as little contrast as marks are: 24 px or bold of 18.66 px by WCAG 2.2, 1.4.3, and some more for safety. */
const LARGE = 28

/** The colour of a part's words that can be read where it stands: the one asked for, moved as far as it must be. */
function inkOf(key: PartKey, dress: PartDesign, place: Place, dressing: Dressing): string | undefined {
  const { ground } = place
  const { theme, moved } = dressing
  const wanted = dress.color ?? (dress.fill && place.color)
  // On a picture, and on a band of the colour's own depth, the format has set its words so that they are read.
  if (!wanted || !ground || (!dress.fill && contrast(place.color, ground) < 2)) return undefined
  const isBand = ground !== theme.paperColor.paper
  if (dress.color && isBand && contrast(wanted, ground) < OWN_DEPTH) return undefined
  const { accentText, border } = contrastTargets[theme.design.color.contrast]
  const target = place.size >= LARGE ? border : accentText
  if (contrast(wanted, ground) >= target) return wanted
  // On a field of its own the words have no colour to keep: they are as clear as they can be.
  if (!dress.color) return clearestOn(ground, theme)
  const ink = solveContrast(toOklch(wanted), [ground], target, inkSide(ground))
  moved.set(`${key} ${ink}`, { part: key, from: wanted, to: ink })
  return ink
}

function clearestOn(ground: string, { paperColor: { paper, text } }: Theme): string {
  return contrast(paper, ground) >= contrast(text, ground) ? paper : text
}

/** Of the size of its words: what a chip has at their ends. */
const CHIP = 0.3
/** Part of its chroma under which a colour that was moved to be read is lost, and distance in Oklab from which a chip is seen. */
const LOST = 0.5
const APART = 0.1
/** Lightness and chroma (OKLCH) from which on a colour is bright, and by how much darker it is another: yellow is brown then. */
const BRIGHT = { lightness: 0.75, chroma: 0.1, darker: 0.15 }

/** Whether a colour that was moved to be read is no more the one that was asked for. */
function isLost(wanted: Oklch, ink: Oklch): boolean {
  const isBright = wanted.l >= BRIGHT.lightness && wanted.c >= BRIGHT.chroma
  return ink.c < wanted.c * LOST || (isBright && wanted.l - ink.l > BRIGHT.darker)
}

/** A colour for one thing alone that cannot be read where that stands is under its words. */
function chipFor(
  key: PartKey,
  dress: PartDesign,
  ink: string | undefined,
  { ground }: Place,
  { design }: Theme,
): { readonly background: string; readonly color: string } | undefined {
  const { color, fill, extent } = dress
  // What reaches over many words has their colour as it is read.
  if (extent && extent !== 'words') return undefined
  const isOne = key.startsWith('said:') || /^(?:dates|prices|figures)$/.test(key)
  if (!color || fill || !ground || !isOne || design.color.seeds.includes(color)) return undefined
  if (ink && !isLost(toOklch(color), toOklch(ink))) return undefined
  if (distance(color, ground) < APART) return undefined
  return { background: color, color: textOn(color, contrastTargets[design.color.contrast].onAccent) }
}

/** Contrast up to which a colour is as deep as its ground: moved to be read there it would be another. */
const OWN_DEPTH = 1.6

/** Rules of a table in a colour. */
function recolored(style: Style, color: string): Style {
  const turned = (rule: Rule): Rule => ({ ...rule, color })
  return {
    ...style,
    ...(style.border && { border: turned(style.border) }),
    ...(style.borderTop && { borderTop: turned(style.borderTop) }),
    ...(style.borderBottom && { borderBottom: turned(style.borderBottom) }),
  }
}

/** What a brief asks of a part; a number that it names has the colour of all numbers, where it says none of that one: `orange for the numbers, the 31% first`. */
function inkedAsFigure(key: PartKey, parts: NonNullable<Theme['design']['parts']>): PartDesign {
  const { [key]: own = {}, figures } = parts
  const isFigure = /^\p{Sc}?\d[\d\s.,]*[%\p{Sc}]?$/u.test(saidIn(key) ?? '')
  return isFigure && figures?.color && !own.color && !own.fill ? { ...own, color: figures.color } : own
}

/** Tells the author of parts that could not be dressed as asked. */
export function reportDress({ absent, moved }: Dressed, report: Report): void {
  for (const part of absent) {
    const hint = 'name a part that this format has, or leave the wish out'
    report.add({ rule: 'part-absent', severity: 'info', text: absenceOf(part), hint })
  }
  for (const { part, from, to } of moved) {
    const text = `the colour of ${part.replace('said:', '')}: ${from} was asked for and ${to} is set: it is read on its ground`
    const hint = 'ask for a colour that stands out more from the ground'
    report.add({ rule: 'part-too-faint', severity: 'info', text, hint })
  }
}
