/** How the parts that a brief aims at are told in the trees of all formats, and where an element stands in one. */
import { isToBeSeen, type Part, type PartDesign, type PartKey, saidIn } from '../brief/design.ts'
import { coloredThings, placeOfWords, thingsOf } from '../reading/named-things.ts'
import type { Reading } from '../reading/reading.ts'
import { readValue } from '../reading/values/read-value.ts'
import { wordsOf } from '../source/text.ts'
import type { Theme } from '../theme/theme.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf } from './style.ts'
import { textIn } from './set-apart.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Where an element stands. */
export interface Place {
  /** Ground under it; undefined where that is a picture or a gradient. */
  readonly ground: string | undefined
  /** Inherited colour of text. */
  readonly color: string
  /** px */
  readonly size: number
  /** px across that the innermost box of a given width leaves to its words; undefined where none is given. */
  readonly room: number | undefined
  /** The part of that room, or of the page's, that the widest column of the grids around it has. */
  readonly share: number
  readonly region: 'body' | 'header' | 'footer' | 'cover'
  readonly inCode: boolean
  readonly inContents: boolean
  /** A composition has set it as the brief ranks it. */
  readonly inLead: boolean
  readonly inCell: boolean
  /** A stub repeats what the ticket says in a place too narrow for more. */
  readonly inStub: boolean
  /** Words among others in sentences. */
  readonly inText: boolean
  /** Parts that have grown already, with all that stands in them. */
  readonly grown: ReadonlySet<PartKey>
}

/** Before any element. */
export const NOWHERE: Place = {
  ...{ ground: undefined, color: '#000000', size: 0, region: 'body', inCode: false, inContents: false },
  ...{ room: undefined, share: 1, inStub: false, inLead: false, inCell: false, inText: false },
  grown: new Set(),
}

/** Whether an element is the part that is meant. */
export type Test = (element: Element, place: Place) => boolean

/** What a brief asks of a part, and how that is told in a tree. */
export interface Wish {
  readonly key: PartKey
  readonly dress: PartDesign
  readonly is: Test
}

/** Where what stands on a sheet stands. */
export function placeOn({ background }: Sheet, { color, type }: Theme): Place {
  return { ...NOWHERE, ground: background, color: color.text, size: type.base }
}

/** Where what stands in an element stands. */
export function placeWithin(element: Element, above: Place): Place {
  const { style, tagName, part, properties } = element
  const { background } = style
  const ground =
    typeof background === 'string' ? solid(background, above.ground) : background ? undefined : above.ground
  // Each field by name: a spread of so many takes ten times as long, and this is asked of each element of each layout.
  return {
    ground: style.position === 'absolute' && !background && properties.ariaHidden ? undefined : ground,
    color: style.color ?? above.color,
    size: style.size ?? above.size,
    room: roomIn(style) ?? above.room,
    share: (roomIn(style) === undefined ? Math.min(above.share * (style.span ?? 1), 1) : 1) * shareIn(style),
    inStub: above.inStub || part === 'stub',
    inLead: above.inLead || part === 'lead',
    inCell: above.inCell || isCell(element),
    inText: tagName === 'p' ? textOf(element).length > TEXT : above.inText,
    // What tells the marks of a chart apart names them again.
    inContents: above.inContents || tagName === 'nav' || part === 'key',
    inCode: above.inCode || tagName === 'pre' || part === 'code',
    region: element.tagName === 'header' && element.part === 'bar' ? 'header' : above.region,
    grown: above.grown,
  }
}

/** Letters from which on a paragraph is text that is read. */
const TEXT = 120

/** Part of a grid's width that its widest column has. */
function shareIn({ display, columns }: Element['style']): number {
  if (display !== 'grid' || columns === undefined) return 1
  if (typeof columns === 'number') return 1 / Math.max(columns, 1)
  return Math.max(...columns) / columns.reduce((sum, part) => sum + part, 0)
}

function roomIn({ width, padding = 0 }: Element['style']): number | undefined {
  if (typeof width !== 'number') return undefined
  const [, right, , left] = sidesOf(padding)
  return width - left - right
}

function isCell({ tagName, properties }: Element): boolean {
  return tagName === 'td' || tagName === 'th' || properties.role === 'cell'
}

/** A ground one can see through is none that can be reckoned with. */
function solid(background: string, under: string | undefined): string | undefined {
  if (background === 'transparent') return under
  return /^#[0-9a-f]{6}$/i.test(background) ? background.toLowerCase() : undefined
}

/** How a bill is paid, as briefs call it. */
const PAYING = /^(?:(?:bank(?:ing)?|payment|account) (?:details?|data|information)|bank account|how to pay)$/

/** Whether a key means what a bill comes to, beside what was paid. */
function isOfTotal(key: PartKey, reading: Reading): boolean {
  const { total, due, payment, paid } = reading.roles
  const sum = total ?? due
  const isAgain = sum !== undefined && [payment, paid].some(claim => claim?.text === sum.text)
  return isAgain && key.startsWith('said:') && thingsOf(key, reading).includes(wordsOf(sum.text))
}

/** Figures that are only to be in a colour are those of tables too, and dates are years: `one clear blue for the numbers`. */
export function testFor(key: PartKey, dress: PartDesign, reading: Reading): Test {
  if (dress.below !== undefined || dress.above !== undefined) {
    const entries = new Set(coloredThings(key, reading, dress))
    return element => isLeaf(element) && entries.has(wordsOf(textOf(element)))
  }
  // Of the amounts of a bill, the one that is to be seen first is what it comes to.
  const isOfSums = key === 'prices' || key === 'figures'
  if (isOfSums && dress.rank === 'first' && reading.lists.sums && (reading.roles.total ?? reading.roles.due))
    return ({ part }) => part === 'lead'
  // Of rows that come to the same, the total is what was meant, and not what was paid.
  if (dress.rank === 'first' && isOfTotal(key, reading)) return ({ part }) => part === 'lead'
  // Of a bill they are one block, not each of its lines.
  if (dress.device && reading.lists.lines && PAYING.test(saidIn(key) ?? ''))
    return ({ part }) => part === 'payment'
  const test = testOf(key, reading, dress.device !== undefined)
  const also = key === 'figures' ? isNumericCell : key === 'dates' ? isYear : undefined
  const isColorAlone =
    also && dress.color && !dress.scale && !dress.size && !dress.device && !isToBeSeen(dress)
  return isColorAlone ? (element, place) => test(element, place) || also(element) : test
}

/** Where no figure stands by itself, those of tables and sums of money. */
export function figuresAmong(reading: Reading): Test {
  const { prices } = partTests(reading)
  return (element, place) => isNumericCell(element) || prices(element, place)
}

function isYear(element: Element): boolean {
  return isLeaf(element) && /^(?:1[5-9]|20)\d\d(?:\s?[-–—]\s?\d{2,4})?$/.test(textOf(element).trim())
}

function isNumericCell(element: Element): boolean {
  return element.tagName === 'td' && isLeaf(element) && NUMERIC.test(textOf(element).trim())
}

/** `1,284`, `−3.5 %`, `£48`, `12 km`, `14 min 20 s`, `11 a year`. */
const NUMERIC =
  /^[\p{Sc}+\-−±(\s]*\d[\d.,\s]*[%‰\p{Sc})\s]*\p{L}{0,4}(?:\s?\d[\d.,]*\s?\p{L}{1,4}){0,2}(?:\s?\/\s?\p{L}{1,8}|\s(?:an?|per|pro|par|por|al|je|im|om)\s\p{L}{1,8})?$/u

/** How a part is told in the trees of all formats: by tag, by the name of its element, or by what its words are. */
function testOf(key: PartKey, reading: Reading, fuzzy: boolean): Test {
  const said = saidIn(key)
  if (said !== undefined) return saidTest(said, reading, fuzzy)
  return partTests(reading)[key as Part]
}

function partTests(reading: Reading): Readonly<Record<Part, Test>> {
  const lang = reading.lang
  const names = new Set(thingsOf('names', reading))
  return {
    title: ({ tagName, part }) => tagName === 'h1' || is(part, /^(cover-title|slide-title)$/),
    // What an entry of a list is called heads no part.
    headings: ({ tagName, part }) => /^h[1-6]$/.test(tagName) && part !== 'entry',
    subheads: ({ tagName, part }) => (/^h[2-6]$/.test(tagName) && part !== 'entry') || part === 'subtitle',
    captions: ({ tagName, part }) => tagName === 'figcaption' || is(part, /^(caption|figure-label)$/),
    code: ({ tagName, part }, { inCode }) =>
      part === 'code' || tagName === 'pre' || (tagName === 'code' && !inCode),
    quotes: element =>
      element.tagName === 'blockquote' ||
      is(element.part, /^(pull-quote|quotation|voice|voice-large)$/) ||
      isQuotation(element),
    tables: ({ tagName }) => tagName === 'table',
    tableHeads: ({ tagName }) => tagName === 'th',
    links: ({ tagName, part }, { inContents }) => tagName === 'a' && !is(part, /^button/) && !inContents,
    buttons: ({ part }) => is(part, /^button-|^button$/),
    figures: ({ part }) => is(part, /^(stat-value|figure|numeral|value|amount|amount-due|zero)$/),
    names: element =>
      is(element.part, /^(recipient|name)$/) ||
      ((isLeaf(element) || element.tagName === 'h1') &&
        (names.has(wordsOf(wordsIn(element))) || names.has(wordsOf(behindLabel(element))))),
    prices: element =>
      is(element.part, /^(price|amount|sum|amount-due)$/) || isValue(element, ['money'], lang),
    dates: element =>
      is(element.part, /^(event-date|date|when|period|year)$/) || isValue(element, ['date', 'time'], lang),
    footnotes: ({ part }) => is(part, /^(footnotes|notes)$/),
    smallPrint: ({ part }) => is(part, /^(small-print|terms|conditions)$/),
    labels: ({ part }) => is(part, /^(eyebrow|label|stat-label|figure-label|kicker)$/),
    cards: ({ part }) => is(part, /^(card|panel|tile|module|plan)$/),
    cover: () => false,
    runningHead: ({ part }) => part === 'running-head',
    footer: ({ part }, { region }) => is(part, /^(page-foot|slide-foot|foot|footer)$/) && region !== 'header',
    pageNumbers: element => isNumbering(element),
    numbering: ({ part }) => part === 'numbering',
    sections: () => false,
  }
}

function is(part: string | undefined, pattern: RegExp): boolean {
  return part !== undefined && pattern.test(part)
}

/** Holds words and no box of its own among them. */
export function isLeaf(element: Element): boolean {
  return (
    element.children.length > 0 &&
    element.children.every(child => !isElement(child) || child.children.every(inner => !isElement(inner)))
  )
}

function spoken(element: Element): string {
  return textOf(element).replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Words of an element whose lines may be boxes. */
function wordsIn(element: Element): string {
  return element.children.map(child => (isElement(child) ? ` ${wordsIn(child)} ` : child.value)).join('')
}

/** What a line says behind its label: `To` in small letters, and who. */
function behindLabel({ children }: Element): string {
  const [label, ...rest] = children
  if (!label || !isElement(label) || rest.some(one => isElement(one))) return ''
  return rest.map(textOf).join('')
}

/** Letters that a value has at most. */
const LONGEST_VALUE = 48

function isValue(element: Element, kinds: readonly string[], lang: string): boolean {
  if (!isLeaf(element)) return false
  const text = textOf(element).trim()
  if (text === '' || text.length > LONGEST_VALUE) return false
  return kinds.includes(readValue(text, lang)?.type ?? '')
}

/** A paragraph that is what somebody says, and who says it: `“It froze.” — Ada Marsh`. */
function isQuotation(element: Element): boolean {
  if (element.tagName !== 'p') return false
  const text = textOf(element).trim()
  return text.length <= LONGEST_QUOTATION && QUOTATION.test(text)
}

const LONGEST_QUOTATION = 420
const QUOTATION = /^["“„«»”「『].{12,}["“”«»」』]\s*[—–―-]\s*\p{L}[^"“”„«»]{1,70}$/su

/** The line that holds the number of the page. */
function isNumbering(element: Element): boolean {
  const holds = (inner: Element): boolean =>
    inner.field === 'page' || inner.children.some(child => isElement(child) && holds(child))
  if (!holds(element)) return false
  return (
    element.field === 'page' ||
    element.part === 'page-foot' ||
    element.children.some(child => isElement(child) && child.field === 'page')
  )
}

/** Letters of a line that has words among others. */
const LONGEST_LINE = 160

/** How a thing is told where no element is it alone: by the line that says its words. */
export function lineTestFor(key: PartKey, reading: Reading): Test {
  // A single word may stand in any line: it is no name of one.
  const words = wordsOf(key.replace(/^said:/, ''))
  const isName = (value: string): boolean => /[ \d]/.test(value === words ? key : value)
  const values = key.startsWith('said:') ? thingsOf(key, reading).filter(isName) : []
  return element => {
    const text = textIn(element)
    if (!isLeaf(element) || text.length > LONGEST_LINE || is(element.part, /^button/)) return false
    return values.some(value => placeOfWords(text, value) !== undefined)
  }
}

/** What the copy calls a thing: a role, a label beside a value, a headed part, or the words themselves; fuzzily, a heading that has some of them. */
function saidTest(words: string, reading: Reading, fuzzy: boolean): Test {
  const values = new Set(thingsOf(`said:${words}`, reading))
  const wanted = singularOf(words)
  return element => {
    // A title may stand in lines that are boxes of their own.
    if (!isLeaf(element)) return element.tagName === 'h1' && values.has(wordsOf(wordsIn(element)))
    const text = spoken(element)
    if (is(element.part, /^button/)) return [...values].some(value => placeOfWords(text, value) !== undefined)
    const said = wordsOf(text)
    return (
      text !== '' &&
      (values.has(said) ||
        (text.endsWith('%') && values.has(`${said} %`)) ||
        (values.size === 0 && singularOf(text) === wanted) ||
        (/^h[1-6]$/.test(element.tagName) &&
          ((fuzzy && isCalled(said, wanted)) || [...values].some(value => opens(said, value)))))
    )
  }
}

function singularOf(text: string): string {
  return text.replace(/[:.]$/, '').replace(/s$/, '')
}

/** Words that a heading has around the name that a brief has for it. */
const AROUND = 2

/** Whether a heading is what a brief calls by some of its words, or by their beginnings: `exec summary` of `executive summary`. */
function isCalled(heading: string, wanted: string): boolean {
  const [words, asked] = [heading.split(' '), wordsOf(wanted).split(' ')]
  if (/\d/.test(wanted) || words.length > asked.length + AROUND) return false
  const start = words.findIndex((_, at) => asked.every((word, step) => words[at + step]?.startsWith(word)))
  return start === 0 || (start > 0 && start + asked.length === words.length)
}

/** Whether a heading that stays whole begins with a figure and says little more: `142 litres`. Of words it is the name of what is below it. */
function opens(heading: string, value: string): boolean {
  return (
    /^\d/.test(value) &&
    heading.startsWith(`${value} `) &&
    heading.split(' ').length - value.split(' ').length <= 2
  )
}
