/** Reads figures that a composed tree tells (a table, a list, rows, a sentence) as a series that a chart can draw. */
import { type Band, readBand } from '../../reading/values/band.ts'
import { moneyOf } from '../../reading/values/hundredths.ts'
import { isTime } from '../../reading/values/point-in-time.ts'
import { isYear, readNumber, unitOf } from '../../reading/values/plain-number.ts'
import { between, isLeaf, textIn } from '../set-apart.ts'
import { type Element, isElement, type Node, textOf } from '../tree.ts'

/** A thing and its number, with the words of both as they are set. */
export interface Entry {
  readonly label: Element
  readonly figure: Element
  readonly value: number
  /** Where it may come to more: `12 m, up to 16 m`. */
  readonly most?: number
  /** What it counts, where that is not what its figure says: hundredths of a currency among whole amounts. */
  readonly unit?: string
  /** The figure is said before the thing: `46 % heat pumps`. */
  readonly figureFirst: boolean
}

/** Numbers of one unit, each of something. */
export interface Series {
  readonly entries: readonly Entry[]
  readonly unit: string
  /** Its things are points in time. */
  readonly timed: boolean
  /** What is said before the first of them and behind the last, in the same element. */
  readonly lead: readonly Node[]
  readonly tail: readonly Node[]
}

/** Fewest things that are compared, and most. */
const LEAST = 3
const MOST = 24

/** The series that an element is; undefined where it holds anything else. */
export function readSeries(element: Element, lang: string): Series | undefined {
  return isLeaf(element) ? toldIn(element, lang) : rowsOf(element, lang)
}

function seriesOf(
  told: readonly Entry[],
  lang: string,
  around: Partial<Pick<Series, 'lead' | 'tail'>> = {},
): Series | undefined {
  const entries = inOneMoney(told, lang)
  const units = new Set(entries.map(entry => unitOfEntry(entry, lang)))
  const [unit = ''] = units
  if (entries.length < LEAST || entries.length > MOST || units.size > 1) return undefined
  if (entries.some(({ value }) => value < 0) || entries.every(({ value }) => value === 0)) return undefined
  if (entries.every(({ figure }) => isYear(textOf(figure).trim()))) return undefined
  // The numerals of a list, of phases or of chapters count nothing.
  const [first] = entries
  if (unit === '' && entries.every(({ value }, at) => value === (first?.value ?? 0) + at)) return undefined
  const timed = entries.every(({ label }) => isTime(nameOf(label), lang))
  return { entries, unit, timed, lead: around.lead ?? [], tail: around.tail ?? [] }
}

/** Amounts of which some are told in hundredths of the currency of the others, all in that. */
function inOneMoney(entries: readonly Entry[], lang: string): readonly Entry[] {
  const signs = entries.map(entry => unitOfEntry(entry, lang))
  const major = moneyOf(signs)
  if (major === undefined) return entries
  return entries.map((entry, at) =>
    signs[at] === major ? entry : { ...entry, value: entry.value / 100, unit: major },
  )
}

function unitOfEntry({ figure, most, unit }: Entry, lang: string): string {
  if (unit !== undefined) return unit
  const text = textOf(figure).trim()
  return most === undefined ? unitOf(text) : (readBand(text, lang)?.unit ?? unitOf(text))
}

/** What a thing is called: `2026 plan` is a year. */
function nameOf(label: Element): string {
  return textOf(label)
    .trim()
    .replace(/[:：]$/, '')
    .replace(/^(\d{4}) \p{L}+$/u, '$1')
}

/** Figures told in one sentence: `Hours by pipe: Mary Tavy 12, Crowndale 88`. */
function toldIn(element: Element, lang: string): Series | undefined {
  const text = textIn(element)
  if (text.length > LONGEST) return undefined
  const tail = text.length - (/\s*(?:\([^()\d]{1,32}\))?[.。]?\s*$/u.exec(text)?.[0].length ?? 0)
  for (const start of startsIn(text)) {
    const pieces = piecesIn(text, start, tail)
    const entries = pieces.flatMap(({ from, to }) => entryIn(element, from, to, lang) ?? [])
    if (entries.length !== pieces.length) continue
    const found = seriesOf(entries, lang, {
      lead: between(element, 0, start).children,
      tail: /\p{L}/u.test(text.slice(tail)) ? between(element, tail, text.length).children : [],
    })
    if (found) return found
  }
  return undefined
}

/** Letters of the longest paragraph in which figures are looked for. */
const LONGEST = 700

/** Where a list of figures may begin: behind a colon, the last first, or with the text. */
function startsIn(text: string): readonly number[] {
  const behind = [...text.matchAll(/[:：]\s*/gu)].map(({ index, 0: sign }) => index + sign.length)
  return [...behind.reverse(), 0]
}

function piecesIn(text: string, from: number, to: number): readonly { from: number; to: number }[] {
  const ends = /[,;]\s+|[、，；\n]|\s[·|/•–—]\s|\s(?:and|und|et|y|och|i|en|ve|та|e)\s(?=.{0,40}$)/gu
  const pieces: { from: number; to: number }[] = []
  let start = from
  for (const { index, 0: sign } of text.slice(0, to).matchAll(ends)) {
    if (index < from) continue
    if (text.slice(start, index).trim() !== '') pieces.push({ from: start, to: index })
    start = index + sign.length
  }
  return text.slice(start, to).trim() === '' ? pieces : [...pieces, { from: start, to }]
}

/** A figure with its signs and its unit. */
const FIGURE =
  "[\\p{Sc}~≈<>]?\\s?\\p{N}[\\p{N}.,'’\\u00a0\\u202f]*(?:\\s(?=\\p{N}{3})\\p{N}{3})*(?:\\s?(?:[%‰\\p{Sc}°]\\p{L}?|\\p{L}{1,6}(?:/\\p{L}{1,4})?))?"
const BEHIND = new RegExp(
  `^(?<label>.{0,48}?[^\\s\\p{N}].{0,3}?)(?:\\s*[:：=(–—-]\\s*|\\s+|(?<=\\p{Script=Han}))(?<figure>${FIGURE})\\)?$`,
  'u',
)
const BEFORE = new RegExp(`^(?<figure>${FIGURE})\\s+(?<label>\\D{2,48})$`, 'u')

/** `Mary Tavy 12`, `46 % heat pumps`, `2024: 31,000 USD` between two offsets of an element's text. */
function entryIn(element: Element, from: number, to: number, lang: string): Entry | undefined {
  const piece = textIn(element).slice(from, to)
  const start = from + piece.length - piece.trimStart().length
  const text = piece.trim()
  if (!/\p{N}/u.test(text)) return undefined
  const behind = BEHIND.exec(text) ?? YEAR.exec(text)
  const found = behind ?? BEFORE.exec(text)
  const { label, figure } = found?.groups ?? {}
  if (!label || !figure) return undefined
  const value = readNumber(figure, lang)
  if (value === undefined) return undefined
  const at = behind ? text.lastIndexOf(figure) : 0
  const name = behind ? 0 : text.length - label.length
  const slice = (offset: number, length: number): Element =>
    between(element, start + offset, start + offset + length)
  return {
    label: slice(name, label.length),
    figure: slice(at, figure.length),
    value,
    figureFirst: !behind,
  }
}

/** A year may name what is counted. */
const YEAR = new RegExp(
  `^(?<label>(?:19|20)\\d\\d(?: \\p{L}+)?)(?:\\s*[:：=–—-]\\s*|\\s+)(?<figure>${FIGURE})$`,
  'u',
)

/** Figures below each other: rows of a table, things of a list, lines of a grid. */
function rowsOf(element: Element, lang: string): Series | undefined {
  const rows = rowsIn(element)
  if (rows.length < LEAST || rows.length > MOST + 2) return undefined
  const read = rows.map(row => entryOf(row, lang))
  const first = read.findIndex(Boolean)
  const last = read.findLastIndex(Boolean)
  const entries = read.slice(first, last + 1)
  const [heads, feet] = [rows.slice(0, first), rows.slice(last + 1)]
  if (first < 0 || heads.length > 1 || feet.length > 1 || !entries.every(Boolean)) return undefined
  const own = entries as readonly Entry[]
  // What the others add up to is told below them.
  const isSummed = isSum(own)
  return seriesOf(isSummed ? own.slice(0, -1) : own, lang, {
    lead: heads,
    tail: [...(isSummed ? [rows[last] as Element] : []), ...feet],
  })
}

function isSum(entries: readonly Entry[]): boolean {
  const sum = entries.slice(0, -1).reduce((total, { value }) => total + value, 0)
  return entries.length > LEAST && Math.abs((entries.at(-1)?.value ?? 0) - sum) < sum * 0.005
}

/** The rows of an element, whatever groups them. */
export function rowsIn(element: Element): readonly Element[] {
  const rows = spokenIn(element)
  if (rows.some(isGroup)) return rows.flatMap(row => (isGroup(row) ? spokenIn(row) : [row]))
  const [only] = rows
  return rows.length === 1 && only && !isLeaf(only) ? rowsIn(only) : rows
}

function isGroup({ tagName }: Element): boolean {
  return /^(?:thead|tbody|tfoot)$/.test(tagName)
}

/** The elements with words in another. */
function spokenIn({ children }: Element): readonly Element[] {
  return children.filter(child => isElement(child) && textOf(child).trim() !== '') as readonly Element[]
}

function entryOf(row: Element, lang: string): Entry | undefined {
  const leaves = leavesIn(row)
  const [one, other] = leaves
  if (!one || leaves.length > 2) return undefined
  if (!other) return entryIn(one, 0, textIn(one).length, lang)
  const [label, figure] = [one, other].map(leaf => textOf(leaf).trim()) as [string, string]
  const isName = label.length <= LABEL && /\p{L}|^(?:19|20)\d\d$|\d:\d/u.test(label)
  const value = isName ? readNumber(figure, lang) : undefined
  if (value !== undefined) return { label: one, figure: other, value, figureFirst: false }
  const { from, to } = (isName ? readBand(figure, lang) : undefined) ?? {}
  if (from !== undefined && to !== undefined)
    return { label: one, figure: other, value: from, most: to, figureFirst: false }
  const leading = figure.length <= LABEL && /\p{L}/u.test(figure) ? readNumber(label, lang) : undefined
  return leading === undefined ? undefined : { label: other, figure: one, value: leading, figureFirst: true }
}

/** Letters of the longest name of a thing. */
const LABEL = 64

/** The innermost elements with words, in order; what is drawn holds none. */
export function leavesIn(element: Element): readonly Element[] {
  if (textOf(element).trim() === '' || element.properties.ariaHidden) return []
  if (isLeaf(element)) return [element]
  return element.children.flatMap(child => (isElement(child) ? leavesIn(child) : []))
}

/** Things of which each has a number or a stretch of numbers of one unit. */
export interface Scale extends Pick<Series, 'lead' | 'tail'> {
  readonly entries: readonly { readonly label: Element; readonly figure: Element; readonly band: Band }[]
}

/** The stretches of one scale that the rows of an element tell; undefined where one tells none, or all are numbers alone. */
export function readScale(element: Element, lang: string): Scale | undefined {
  const rows = isLeaf(element) ? [] : rowsIn(element)
  if (rows.length < LEAST || rows.length > MOST) return undefined
  const read = rows.map(row => {
    const [label, figure, ...more] = leavesIn(row)
    const band = label && figure && more.length === 0 ? readBand(textOf(figure), lang) : undefined
    return label && figure && band ? [{ label, figure, band }] : []
  })
  const first = read.findIndex(({ length }) => length > 0)
  const entries = read.flat()
  const units = new Set(entries.map(({ band }) => band.unit))
  const isWhole = first >= 0 && first <= 1 && entries.length === rows.length - first
  const isStretched = entries.some(({ band: { from, to } }) => from !== to || (from ?? 0) < 0)
  if (!isWhole || entries.length < LEAST || units.size > 1 || !isStretched) return undefined
  return { entries, lead: rows.slice(0, first), tail: [] }
}
