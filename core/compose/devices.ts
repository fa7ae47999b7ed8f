/** Draws the devices that a brief sets parts in, on the composed tree of any format: words stay where they are and in their order. */
import { type Device, isChart, type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { placeOfWords } from '../reading/named-things.ts'
import { wordsOf } from '../source/text.ts'
import { contrast } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'
import { themeOn } from '../theme/theme-on.ts'
import { withChart } from './charts/with-charts.tsx'
import {
  boxed,
  boxedCells,
  boxedEach,
  filled,
  marked,
  marksOn,
  markedWhole,
  pulled,
  inked,
  overlined,
  ringed,
  stuck,
  ringedCell,
  signed,
  underlined,
  underlinedTwice,
} from './device-styles.ts'
import { figureStrip } from './figure-strip.ts'
import { isLeaf, type Place, placeWithin, type Test } from './part-tests.ts'
import { isInLine, isRow } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, hasPart, type Node, textOf } from './tree.ts'

/** A part that is set in a device, and how it is told. */
export interface Devised {
  readonly key: PartKey
  readonly dress: PartDesign
  readonly is: Test
  /** The lines that say it among other words, where no element is it alone. */
  readonly near: Test
}

/** Sheets with their devices drawn, and the parts that one was drawn for. */
export interface WithDevices {
  readonly sheets: readonly Sheet[]
  readonly found: ReadonlySet<PartKey>
}

/** Draws what is wanted of devices; without such a wish the sheets are returned as they are. */
export function withDevices(
  sheets: readonly Sheet[],
  wanted: readonly Devised[],
  theme: Theme,
  at: (sheet: Sheet) => Place,
): WithDevices {
  if (wanted.length === 0) return { sheets, found: new Set() }
  return wanted.reduce<WithDevices>(
    (before, wish) => {
      const { device } = wish.dress
      if (isChart(device)) {
        const drawn = withChart(before.sheets, { key: wish.key, kind: device }, theme, at)
        return drawn ? { sheets: drawn, found: new Set([...before.found, wish.key]) } : before
      }
      // What goes on along an axis is its band already.
      if (isBox(device) && before.sheets.some(({ root }) => hasPart(root, spanPart(wish.key))))
        return { sheets: before.sheets, found: new Set([...before.found, wish.key]) }
      // A format has set them where it begins.
      if (device === 'headline') return isHeadline(before, wish)
      if (device === 'apart' || device === 'dark') return setOff(before, wish, theme, at)
      if (device === 'pull' && hasOwnSlide(before.sheets, wish, at))
        return { sheets: before.sheets, found: new Set([...before.found, wish.key]) }
      const opened = openedBy(wish.key)
      // `SEED SWAP – Saturday, in the hut` is the piece, and not the line of a list that mentions it.
      const led: Test = (element, place) => isElement(element.children[0], 'strong') && opened(element, place)
      // Who is named at the head of a sheet, and signs at its foot, is underlined once.
      const atHead: Test = (element, place) =>
        wish.key === 'names' && element.tagName === 'h1' && wish.is(element, place)
      const named = [atHead, wish.is, wish.near, headingOf(wish.key)]
      const tests = isBox(device) ? [led, ...named, opened, stressedIn(wish.key)] : named
      const own = tests.map(is => ({ ...wish, is }))
      // What is no run of figures stands in a field of its own.
      const dress: PartDesign = { ...wish.dress, device: 'box' }
      const isField = wish.dress.device === 'strip' && wish.key.startsWith('said:')
      const fields = isField ? own.map(one => ({ ...one, dress })) : []
      const drawn = [...own, ...fields].reduce<readonly Sheet[] | undefined>(
        (found, one) => found ?? drawnOn(before.sheets, one, theme, at),
        undefined,
      )
      if (!drawn) return before
      return { sheets: drawn, found: new Set([...before.found, wish.key]) }
    },
    { sheets, found: new Set() },
  )
}

/** What an element is called that stands for how long something went on. */
function spanPart(key: PartKey): string {
  return `span-${wordsOf(saidIn(key) ?? '')}`
}

/** A figure that stands side by side with others is found. */
function isHeadline(before: WithDevices, { key }: Devised): WithDevices {
  const [figure = ''] = /\d[\d.,]*/u.exec(saidIn(key) ?? '') ?? []
  const says = (element: Element): boolean =>
    (element.part === 'stats' && textOf(element).includes(figure)) ||
    element.children.some(child => isElement(child) && says(child))
  const isThere = figure !== '' && before.sheets.some(({ root }) => says(root))
  return isThere ? { ...before, found: new Set([...before.found, key]) } : before
}

/** Whether a deck gives a thing a slide already: on a ground of its own it stands alone. */
function hasOwnSlide(sheets: readonly Sheet[], wish: Devised, at: (sheet: Sheet) => Place): boolean {
  const grounds = sheets.map(({ background }) => background)
  const isOwn = (sheet: Sheet): boolean =>
    sheet.name.startsWith('slide') && grounds.filter(ground => ground === sheet.background).length <= OFF
  return (
    sheets.length >= DECK &&
    sheets.some(sheet => isOwn(sheet) && holds(sheet.root, at(sheet), searchFor(wish)))
  )
}

/** The slides that tell a thing on a ground that no other has, or on the deep ground of the deck. */
function setOff(
  { sheets, found }: WithDevices,
  wish: Devised,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): WithDevices {
  const { accent, heading, text, accentSoft, paper } = theme.color
  const isDark = wish.dress.device === 'dark'
  const isPlain = ({ background }: Sheet): boolean => isDark || background === paper
  const used = new Set(sheets.map(({ background }) => background))
  // A colour that nobody asked for would be none of the deck's.
  const other =
    [accent, heading, ...theme.design.color.seeds, text].find(color => !used.has(color)) ?? accentSoft
  const ground = isDark ? themeOn(theme, 'inverse').color.paper : other
  const tests = [headingOf(wish.key), wish.is, wish.near].map(is => ({ ...wish, is }))
  const own = tests
    .map(one => sheets.filter(sheet => isPlain(sheet) && holds(sheet.root, at(sheet), searchFor(one))))
    .find(those => those.length > 0 && those.length <= OFF)
  // What a deck sets on another ground by itself stands apart already.
  const isApart = tests.some(one =>
    sheets.some(sheet => !isPlain(sheet) && holds(sheet.root, at(sheet), searchFor(one))),
  )
  if (!own && isApart && sheets.length >= DECK) return { sheets, found: new Set([...found, wish.key]) }
  if (!own || sheets.length < DECK) return { sheets, found }
  return {
    sheets: sheets.map(sheet =>
      own.includes(sheet) && sheet.background !== ground ? onGround(sheet, ground, theme) : sheet,
    ),
    found: new Set([...found, wish.key]),
  }
}

/** Slides that may stand out of a deck, and sheets from which on one is. */
const OFF = 2
const DECK = 4

function onGround(sheet: Sheet, ground: string, theme: Theme): Sheet {
  const { header, footer } = sheet
  const { paper, text } = theme.color
  const ink = contrast(paper, ground) >= contrast(text, ground) ? paper : text
  const on = (element: Element): Element => marksOn(inked(element, ink), ground, ink)
  return {
    ...sheet,
    background: ground,
    root: on(sheet.root),
    ...(header && { header: on(header) }),
    ...(footer && { footer: on(footer) }),
  }
}

/** `the special`: a heading that says it among other words. */
function headingOf(key: PartKey): Test {
  const words = wordsOf(saidIn(key) ?? '')
  return element =>
    words !== '' && /^h[1-6]$/.test(element.tagName) && placeOfWords(textOf(element), words) !== undefined
}

/** Letters of a paragraph that one thing is told in. */
const PARAGRAPH = 400

/** `the PS in a box`: a paragraph that opens with what it is called by. */
function openedBy(key: PartKey): Test {
  const words = wordsOf(saidIn(key) ?? '')
  return element => {
    if (words === '' || !/^(?:p|li)$/.test(element.tagName) || element.part?.startsWith('button'))
      return false
    const text = textOf(element).trim()
    return text.length <= PARAGRAPH && placeOfWords(text, words)?.from === 0
  }
}

/** Letters from which on words in bold are a sentence and no name. */
const SENTENCE = 24

/** `the advice boxed`: a paragraph whose sentence in bold speaks of it. */
function stressedIn(key: PartKey): Test {
  const words = wordsOf(saidIn(key) ?? '')
  return element =>
    words !== '' &&
    element.tagName === 'p' &&
    element.children.some(
      child =>
        isElement(child, 'strong') &&
        textOf(child).length >= SENTENCE &&
        placeOfWords(textOf(child), words) !== undefined,
    ) &&
    textOf(element).length <= PARAGRAPH
}

function drawnOn(
  sheets: readonly Sheet[],
  wish: Devised,
  theme: Theme,
  at: (sheet: Sheet) => Place,
): readonly Sheet[] | undefined {
  const drawing: Drawing = { ...searchFor(wish), theme, drawn: 0 }
  const drawn = sheets.map(sheet => ({ ...sheet, root: within(sheet.root, at(sheet), drawing) }))
  return drawing.drawn > 0 ? drawn : undefined
}

interface Drawing extends Search {
  readonly theme: Theme
  drawn: number
}

/** Of quotations one is pulled out. */
const MOST: Readonly<Partial<Record<Device, number>>> = { pull: 1 }

/** An element with the devices of what stands in it. */
function within(element: Element, above: Place, drawing: Drawing): Element {
  // What stands at an edge has its box.
  const isEdge = isBox(drawing.wish.dress.device) && element.part?.startsWith('edge-') === true
  if (element.tagName === 'nav' || isEdge) return element
  const here = placeWithin(element, above)
  const children: Node[] = []
  for (let at = 0, end = 0; at < element.children.length; at = end) {
    const child = element.children[at] as Node
    const headed = isRow(element) ? at : headedEnd(element, at, here, drawing)
    end = isChapter(element.children.slice(at, headed)) ? at : headed
    if (end > at) children.push(...sectionBoxed(element.children.slice(at, end), here, drawing))
    else {
      end = at + 1
      children.push(
        isElement(child) && headed === at
          ? (inDevice(child, element, here, drawing) ?? within(child, here, drawing))
          : child,
      )
    }
  }
  const same =
    children.length === element.children.length &&
    children.every((child, at) => child === element.children[at])
  return same ? element : { ...element, children }
}

/** An element in the device, where it is what the wish is for or the line that holds it; undefined where it is neither. */
function inDevice(element: Element, parent: Element, above: Place, drawing: Drawing): Element | undefined {
  const { wish, theme } = drawing
  const { device } = wish.dress
  const tint = tintOf(wish.dress, theme)
  if (device === undefined || drawing.drawn >= (MOST[device] ?? Number.POSITIVE_INFINITY)) return undefined
  const here = placeWithin(element, above)
  if (device === 'strip')
    return count(
      drawing,
      figureStrip(element, theme, wish.key, child => holds(child, here, drawing)),
    )
  if (isCovered(element) || above.region !== 'body') return undefined
  const stuckOn = device === 'sticker' ? withLineStuck(element, parent, here, drawing) : undefined
  if (stuckOn) return count(drawing, stuckOn)
  if (isBox(device) && isFramed(element, above) && holdsLittleElse(element, above, drawing))
    return count(
      drawing,
      device === 'dashed-box'
        ? dashed(element)
        : tint
          ? filled(element, tint, above)
          : strong(element, drawing),
    )
  // Cards have boxes already.
  if (device === 'boxes' && tint === undefined && areCards(element, here) && holds(element, above, drawing))
    return count(drawing, element)
  if (isBox(device) && device !== 'boxes' && isRunOf(element, here, drawing))
    return box([element], above, drawing)
  if (isBox(device) && isEntry(element, parent, here, drawing)) return box([element], above, drawing)
  // A heading beside what it is the heading of.
  const headed = isRow(element) ? headedEnd(element, 0, here, drawing) : 0
  if (headed > 1 && !isChapter(element.children.slice(0, headed))) return box([element], above, drawing)
  if (device === 'mark' && isMarkedWhole(element, parent, here, drawing))
    return count(drawing, markedWhole(element, { theme, place: here, tint }))
  const ruled = RULED[device ?? '']
  const isLined =
    isBox(device) || ruled !== undefined || (device === 'sticker' && textOf(element).length <= STUCK)
  const isUnit =
    isLined && holds(element, above, drawing) && isLine(element, child => holds(child, here, drawing))
  if (!isUnit && !(wish.is(element, here) && !holdsInside(element, here, drawing))) return undefined
  const setting = { theme, place: here, tint, dashed: device === 'dashed-box' }
  if (device === 'sign') return count(drawing, signed(element, wish.dress.thing ?? '', setting))
  if (device === 'pull') return count(drawing, pulled(element, setting))
  if (device === 'mark') return count(drawing, marked(element, setting))
  if (element.tagName === 'tr' && isLined) return count(drawing, boxedCells(element, device, setting))
  const isRing = device === 'ring' || device === 'sticker'
  const isRound =
    isRing && isLeaf(element) && textOf(element).length <= (device === 'sticker' ? STUCK : ROUND)
  if (isRound && /^t[dh]$/.test(element.tagName)) return count(drawing, ringedCell(element, setting))
  if (isInLine(element) || (here.inCell && !isRing)) return count(drawing, marked(element, setting, isRing))
  if (ruled) return count(drawing, ruled(element, setting))
  if (isRound && device === 'sticker') return count(drawing, stuck(element, isRow(parent), setting))
  if (isRound) return count(drawing, ringed(element, isRow(parent), setting))
  return box([element], above, drawing)
}

/** Devices that are lines, and what draws them. */
const RULED: Readonly<Record<string, typeof underlined | undefined>> = {
  rule: underlined,
  overline: overlined,
  'double-rule': underlinedTwice,
}

/** A paragraph with the line that is meant on a sticker, between its others; undefined for any other. */
function withLineStuck(
  element: Element,
  parent: Element,
  here: Place,
  { wish, theme }: Drawing,
): Element | undefined {
  if (element.tagName !== 'p') return undefined
  const lines = linesOf(element)
  const said = saidIn(wish.key)
  const isMeant = (line: readonly Node[]): boolean => {
    const text = line.map(textOf).join('').trim()
    if (text.length > STUCK) return false
    return said === undefined
      ? line.some(node => isElement(node) && wish.is(node, here))
      : placeOfWords(text, said) !== undefined
  }
  const at = lines.findIndex(isMeant)
  if (at < 0) return undefined
  const setting = { theme, place: here, tint: tintOf(wish.dress, theme) }
  if (lines.length === 1) return stuck(element, isRow(parent), setting)
  const paragraph = (own: readonly (readonly Node[])[]): readonly Element[] => {
    const children = own.flatMap((line, index) => (index > 0 ? [BREAK, ...line] : line))
    return children.length === 0 ? [] : [{ ...element, style: {}, children }]
  }
  const [line] = paragraph(lines.slice(at, at + 1))
  return {
    ...element,
    tagName: 'div',
    children: [
      ...paragraph(lines.slice(0, at)),
      ...(line ? [stuck(line, false, setting)] : []),
      ...paragraph(lines.slice(at + 1)),
    ],
  }
}

const BREAK: Element = { type: 'element', tagName: 'br', properties: {}, style: {}, children: [] }

/** What an element holds in lines, between its breaks. */
function linesOf({ children }: Element): readonly (readonly Node[])[] {
  const lines: Node[][] = [[]]
  for (const child of children) {
    if (isElement(child, 'br')) lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines
}

/** Letters that stand in a ring at most, and on a sticker. */
const ROUND = 24
const STUCK = 40

function count<Made extends Element | undefined>(drawing: Drawing, made: Made): Made {
  if (made) drawing.drawn++
  return made
}

function box(nodes: readonly Node[], place: Place, drawing: Drawing): Element {
  drawing.drawn++
  const { device } = drawing.wish.dress
  const tint = tintOf(drawing.wish.dress, drawing.theme)
  const [item] = nodes
  // What stands in a list stays one of its things.
  if (nodes.length === 1 && isElement(item, 'li')) {
    const inner: Element = { ...item, tagName: 'div', properties: {}, style: {} }
    drawing.drawn--
    return { ...item, children: [box([inner], place, drawing)] }
  }
  return boxed(nodes, { theme: drawing.theme, place, tint, dashed: device === 'dashed-box' })
}

/** The colour of a device, where it has one of its own. */
function tintOf({ tint, tinted }: PartDesign, { color }: Theme): string | undefined {
  return tint ?? (tinted && color.accentSoft)
}

function isBox(device: Device | undefined): device is 'box' | 'boxes' | 'dashed-box' {
  return device === 'box' || device === 'boxes' || device === 'dashed-box'
}

/** What a format has set in a box of its own: another inside of it would say nothing. A band of a page is no box. */
function isFramed(element: Element, above: Place): boolean {
  const { border, background, radius } = element.style
  if (isElement(element, 'section', 'main', 'header', 'footer')) return false
  const isField =
    typeof background === 'string' && background !== 'transparent' && (background !== above.ground || radius)
  return border !== undefined || Boolean(isField)
}

/** Things that a format has set side by side in boxes. */
function areCards({ style, children }: Element, here: Place): boolean {
  const isOne = (node: Node): boolean => isElement(node) && node.part !== undefined && isFramed(node, here)
  return style.display === 'grid' && children.length > 1 && children.every(isOne)
}

/** Letters that a box has beside the thing that it is for. */
const ELSE = 40

function holdsLittleElse(element: Element, above: Place, search: Search): boolean {
  const heading = headingIn(element)
  // What it is headed by is what all of it is.
  if (heading && search.wish.is(heading, placeWithin(element, above))) return true
  const letters = search.wish.key.slice('said:'.length).length
  return textOf(element).length <= Math.max(letters, ELSE / 2) + ELSE && holds(element, above, search)
}

/** One of many in boxes that is to have its own has a stronger one. */
function strong(element: Element, { wish, theme }: Drawing): Element {
  if (!wish.dress.extent) return element
  const border = { width: STRONG, style: 'solid', color: theme.color.accent } as const
  return { ...element, style: { ...element.style, border } }
}

/** px */
const STRONG = 3

function dashed(element: Element): Element {
  const { border } = element.style
  return border
    ? { ...element, style: { ...element.style, border: { ...border, style: 'dashed' } } }
    : element
}

/** A section in one box, or each of the things of its list in its own. */
function sectionBoxed(nodes: readonly Node[], place: Place, drawing: Drawing): readonly Node[] {
  const { wish, theme } = drawing
  const list = wish.dress.device === 'boxes' ? nodes.find(isListOfThings) : undefined
  if (!list) return [box(nodes, place, drawing)]
  const each = count(drawing, boxedEach(list as Element, { theme, place, tint: tintOf(wish.dress, theme) }))
  return nodes.map(node => (node === list ? each : node))
}

function isListOfThings(node: Node): boolean {
  return isElement(node, 'ul', 'ol') && node.children.length >= 2
}

/** A row of a table whose first words are meant, or an entry that they open: it is marked as a whole. */
function isMarkedWhole(element: Element, parent: Element, here: Place, drawing: Drawing): boolean {
  const { wish } = drawing
  if (element.tagName !== 'tr') return isEntry(element, parent, here, drawing)
  const [first] = element.children.filter(child => isElement(child))
  return wish.key.startsWith('said:') && first !== undefined && holds(first, here, drawing)
}

/** Things of one sort that follow each other: from so many on, and in so much of what holds them, they have one box. */
const RUN = { things: 3, share: 0.75 }

/** `the list of dates in a box`: all that holds one date, price or name after the other. */
function isRunOf({ children }: Element, here: Place, search: Search): boolean {
  const { wish } = search
  if (wish.key.startsWith('said:')) return false
  const things = children.filter(
    child =>
      isElement(child) && (wish.is(child, here) || holdsInside(child, placeWithin(child, here), search)),
  )
  return things.length >= RUN.things && things.length >= children.length * RUN.share
}

/** Letters of the longest entry. */
const ENTRY = 700

/** One of several of its kind that begins with the words that are meant and says more: a dish, a plan, a post, a card. */
function isEntry(element: Element, parent: Element, here: Place, { wish }: Drawing): boolean {
  const isAlike = (other: Node): boolean => isElement(other, element.tagName) && other.part === element.part
  const isKind = (element.tagName === 'li' || element.part !== undefined) && !isRow(element)
  if (parent.children.filter(isAlike).length < 2) return false
  if (!isKind || !wish.key.startsWith('said:')) return false
  const first = firstWords(element)
  if (!first || first === element || !wish.is(first, here)) return false
  const letters = textOf(element).length
  return letters > textOf(first).length && letters <= ENTRY
}

/** The element that holds the first words of another, and no box. */
function firstWords(element: Element): Element | undefined {
  if (element.children.every(child => !isElement(child) || isInLine(child))) return element
  const first = element.children.find(child => textOf(child).trim() !== '')
  return isElement(first) ? firstWords(first) : undefined
}

/** What stands on a device already has one. */
function isCovered({ part }: Element): boolean {
  return part === 'device' || part?.startsWith('button') === true
}

/** Letters of a label and its value, which stand in one device. */
const LINE = 90

/** A row of a table, or a box that holds a thing and its label and no more. */
function isLine(element: Element, isThing: (child: Element) => boolean): boolean {
  if (element.tagName === 'tr') return true
  const { children } = element
  if (children.length < 2 || children.length > 3 || textOf(element).length > LINE) return false
  return children.every(
    child => isElement(child) && isLeaf(child) && (isThing(child) || !/\d/.test(textOf(child))),
  )
}

/** A part looked for in a tree. */
interface Search {
  readonly wish: Devised
  /** Elements looked into: each is asked for by all that stand around it. */
  readonly held: Map<Element, boolean>
}

function searchFor(wish: Devised): Search {
  return { wish, held: new Map() }
}

function holds(element: Element, above: Place, search: Search): boolean {
  const known = search.held.get(element)
  if (known !== undefined) return known
  const here = placeWithin(element, above)
  const held = search.wish.is(element, here) || holdsInside(element, here, search)
  search.held.set(element, held)
  return held
}

function holdsInside(element: Element, here: Place, search: Search): boolean {
  const { wish } = search
  // Of a whole block that is a part the outermost is meant: a quotation has paragraphs.
  if (!isLeaf(element) && !wish.key.startsWith('said:') && wish.is(element, here)) return false
  return element.children.some(child => isElement(child) && holds(child, here, search))
}

/** Whether a section is too long for a box, which would be broken over pages. */
function isChapter(section: readonly Node[]): boolean {
  return section.reduce((sum, node) => sum + textOf(node).length, 0) > BOXED
}

/** Letters of a section from which on it is a chapter. */
const BOXED = 1400

/** Where the section ends that a heading which is meant opens, among the children of an element; `at` where none opens there. */
function headedEnd(parent: Element, at: number, here: Place, drawing: Drawing): number {
  const { wish } = drawing
  const child = parent.children[at]
  if (!isBox(wish.dress.device) || !wish.key.startsWith('said:') || !isElement(child)) return at
  const rank = rankOf(child)
  if (rank === undefined) return leadEnd(parent, at, here, drawing)
  if (rank < 2 || !holds(child, here, drawing)) return at
  if (textOf(child).trim() !== textOf(headingIn(child) ?? child).trim()) return at
  const next = parent.children.findIndex((other, index) => {
    const own = index > at && isElement(other) ? rankOf(other) : undefined
    return own !== undefined && own <= rank
  })
  return next < 0 ? parent.children.length : next
}

/** Where the list ends that a line leads to: `Tell us sooner if you:`. */
function leadEnd(parent: Element, at: number, here: Place, { wish }: Drawing): number {
  const [lead, list] = parent.children
    .slice(at, at + 2)
    .map(node => (isElement(node) ? alone(node) : undefined))
  const isLead = lead !== undefined && isLeaf(lead) && wish.is(lead, here)
  return isLead && list && isListOfThings(list) ? at + 2 : at
}

/** The innermost element that holds all that another does. */
function alone(element: Element): Element {
  const [only, ...others] = element.children
  return isElement(only) && others.length === 0 && !isLeaf(element) ? alone(only) : element
}

/** The heading that is the first of an element's words. */
function headingIn(element: Element): Element | undefined {
  if (/^h[1-6]$/.test(element.tagName)) return element
  const first = element.children.find(child => textOf(child).trim() !== '')
  return isElement(first) ? headingIn(first) : undefined
}

function rankOf(element: Element): number | undefined {
  const heading = headingIn(element)
  return heading && Number(heading.tagName.slice(1))
}
