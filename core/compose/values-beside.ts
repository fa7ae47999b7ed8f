import type { PartDesign } from '../brief/design.ts'
import { wordsOf } from '../source/text.ts'
import { findValues, readValue } from '../reading/values/read-value.ts'
import type { Value } from '../reading/values/value.ts'
import type { Theme } from '../theme/theme.ts'
import { isInlineTag } from './defaults.ts'
import { between, textIn } from './set-apart.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** A kind of value that a brief has at a side, and what its element is called then. */
interface Wish {
  readonly type: 'date' | 'money'
  readonly part: 'date' | 'price'
  readonly align: NonNullable<PartDesign['align']>
}

/**
 * Sheets whose lines that begin or end with a date, or with a price, have it at the side where the brief wants it: at the end of the
 * line, or in a narrow column before it. A single one is left where it is.
 */
export function withValuesBeside(sheets: readonly Sheet[], theme: Theme, lang: string): readonly Sheet[] {
  return wishesOf(theme).reduce((all, wish) => {
    const setting: Setting = { wish, theme, lang, dates: [] }
    const moved = all.map(sheet => ({ ...sheet, root: beside(sheet.root, setting) }))
    if (setting.dates.length < LEAST) return all
    if (wish.align !== 'start') return moved
    const column = Math.round(Math.min(Math.max(...setting.dates), MOST) * NARROW * theme.type.base)
    return moved.map(sheet => ({ ...sheet, root: inColumn(sheet.root, column) }))
  }, sheets)
}

/** Lines of a kind from which on they are a list of such. */
const LEAST = 2
/** em of a letter of a date, and letters of the longest that has its line. */
const NARROW = 0.58
const MOST = 20

interface Setting {
  readonly wish: Wish
  readonly theme: Theme
  readonly lang: string
  /** Letters of those that were found. */
  readonly dates: number[]
}

function wishesOf({ design: { parts = {} } }: Theme): readonly Wish[] {
  const { dates, prices } = parts
  return [
    ...(dates?.align ? [{ type: 'date', part: 'date', align: dates.align } as const] : []),
    ...(prices?.align ? [{ type: 'money', part: 'price', align: prices.align } as const] : []),
  ].filter(({ align }) => align !== 'center')
}

function beside(element: Element, setting: Setting): Element {
  // A date among names and ways to reach somebody is none of a list.
  if (element.part === 'title-block') return element
  const block = entryBeside(element, setting)
  const children = (block ?? element).children.flatMap((child): readonly Node[] => {
    if (!isElement(child) || child.tagName === 'table' || child.part === setting.wish.part) return [child]
    return isLeaf(child) && /^(?:p|li|h[3-6])$/.test(child.tagName)
      ? linesBeside(child, setting)
      : [beside(child, setting)]
  })
  const own = block ?? element
  const same = own === element && children.every((child, at) => child === own.children[at])
  return same && children.length === own.children.length ? element : { ...own, children }
}

function isLeaf({ children }: Element): boolean {
  return children.length > 0 && children.every(child => !isElement(child) || isInlineTag(child.tagName))
}

/** The lines of a paragraph, those with a value at their end in rows of their own. */
function linesBeside(element: Element, setting: Setting): readonly Element[] {
  const text = textIn(element)
  let from = 0
  const lines = text.split('\n').map(line => {
    const start = from
    from += line.length + 1
    return { line, start, found: valueIn(line, setting) }
  })
  if (!lines.some(({ found }) => found)) return [element]
  if (element.tagName === 'li') {
    const [only, ...others] = lines
    if (!only?.found || others.length > 0) return [element]
    const { style, ...item } = element
    const words: Element = { ...item, type: 'element', tagName: 'p', properties: {}, style: {} }
    return [{ ...element, style, children: [rowOf(words, 0, only.found, setting)] }]
  }
  return runsOf(lines).map(({ start, end, found }, at) => {
    const piece = found ? rowOf(element, start, found, setting) : between(element, start, end)
    return at === 0 ? piece : { ...piece, style: { ...piece.style, marginTop: 0 } }
  })
}

interface Line {
  readonly line: string
  readonly start: number
  readonly found: Found | undefined
}

/** Lines with a value by themselves, others together. */
function runsOf(lines: readonly Line[]) {
  const runs: { start: number; end: number; found: Found | undefined }[] = []
  for (const { line, start, found } of lines) {
    if (line.trim() === '') continue
    const last = runs.at(-1)
    if (last && !last.found && !found) last.end = start + line.length
    else runs.push({ start, end: start + line.length, found })
  }
  return runs
}

interface Found {
  readonly from: number
  readonly to: number
  /** Where the rest of the line stands. */
  readonly rest: readonly [from: number, to: number]
}

/** Letters of a line that may have a value at its side. */
const LINE = 100

/** What joins two values to one. */
const JOINED = /^\s*(?:[,&+]|\p{L}{1,4})\s*$/u

/** A value that begins or ends a line which says more; in brackets it belongs to the words around it. */
function valueIn(line: string, { wish, lang }: Setting): Found | undefined {
  if (line.length > LINE || /\p{L}{2}[.!?]$/u.test(line.trim())) return undefined
  const values = valuesIn(line, wish, lang)
  // `2019 and 2023`, `2019, 2020, 2022` stand together.
  const runs = joinedIn(values, line)
  // Of a line that has some of its dates elsewhere none goes aside.
  if (wish.type === 'date' && runs.length > 1) return undefined
  for (const { start: own, end } of runs) {
    const start = wish.type === 'date' ? leadAt(line, own) : own
    if (start === undefined) return undefined
    const [before, behind] = [line.slice(0, start), line.slice(end)]
    const opens = wordsOf(before) === '' && !/[(（[]/u.test(before) && wordsOf(behind).length > 1
    const closes = wordsOf(behind) === '' && wordsOf(before).length > 1 && !/[(（][^)）]*$/u.test(before)
    const sign = /\p{Sc}\s?$/u.exec(before)?.[0].length ?? 0
    if (opens) return { from: start - sign, to: end, rest: [end + gapAt(behind), line.length] }
    if (closes) {
      const rest = before.slice(0, start - sign).replace(/[\s\-–—:,.|·•/]+$/u, '')
      return { from: start - sign, to: end, rest: [0, rest.length] }
    }
  }
  return undefined
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Values one after the other in a line as one. */
function joinedIn(values: readonly Span[], line: string): readonly Span[] {
  const runs: { start: number; end: number }[] = []
  for (const { start, end } of values) {
    const last = runs.at(-1)
    if (last && JOINED.test(line.slice(last.end, start))) last.end = end
    else runs.push({ start, end })
  }
  return runs
}

/** Words between a comma and a date that lead to it: `annually since 2022`. */
const LEAD = /(?<=[,;–—] )(?:\p{Ll}{2,12} ){1,3}$/u
/** A short word of a sentence right before a year, which tells of it: `after 1850`. */
const TOLD = /(?<!\p{L})\p{Ll}{1,5} $/u

/** Where a date begins with what leads to it; undefined where it is a word of a sentence. */
function leadAt(line: string, start: number): number | undefined {
  const before = line.slice(Math.max(start - LINE, 0), start)
  const lead = LEAD.exec(before)?.[0].length
  if (lead !== undefined) return start - lead
  return TOLD.test(before) && /^[12]\d{3}(?!\d)/u.test(line.slice(start)) ? undefined : start
}

/** Values of a line; `31/12` is a date where dates are looked for. */
function valuesIn(line: string, wish: Wish, lang: string) {
  const found = findValues(line, lang).filter(({ value }) => isMeant(value, wish))
  const short =
    wish.type === 'date'
      ? /^\s*\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.)(?=\s|$)|(?<=\s)\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.)\s*$/u.exec(line)
      : null
  return short === null ? found : [...found, { start: short.index, end: short.index + short[0].length }]
}

function isMeant(value: Value, { type }: Wish): boolean {
  return value.type === type && !('bound' in value && value.bound === 'until')
}

function gapAt(behind: string): number {
  return /^[\s\-–—:,.|·•/]+/u.exec(behind)?.[0].length ?? 0
}

function rowOf(element: Element, start: number, { from, to, rest }: Found, setting: Setting): Element {
  const { wish, theme } = setting
  const words = between(element, start + rest[0], start + rest[1]).children
  const value = between(element, start + from, start + to).children
  setting.dates.push(to - from)
  const said: Element = { ...SPAN, style: { display: 'block', grow: 1, textAlign: 'start' }, children: words }
  return {
    ...element,
    style: { ...element.style, display: 'flex', align: 'baseline', gap: theme.type.base },
    children: inOrder(said, { ...SPAN, part: wish.part, style: valueStyle(wish), children: value }, wish),
  }
}

const SPAN = { type: 'element', tagName: 'span', properties: {} } as const

function valueStyle({ align }: Wish) {
  return { display: 'block', shrink: 0, whiteSpace: 'nowrap', numeric: 'tabular', textAlign: align } as const
}

function inOrder(words: Element, value: Element, { align }: Wish): readonly Element[] {
  return align === 'start' ? [value, words] : [words, value]
}

/** Children of a block that is an entry and no page. */
const ENTRY = 7

/** An entry whose value stands above everything else of it, or at the end of its first line, with that beside it. */
function entryBeside(element: Element, setting: Setting): Element | undefined {
  const { wish, theme } = setting
  const { children, style } = element
  const [first, ...others] = children
  if (style.display === 'flex' || style.display === 'grid' || children.length > ENTRY || !isElement(first))
    return undefined
  if (isValue(first, setting) && others.length > 0) return split(first, others, element, setting)
  // At the end of a row it is where the brief has it, unless that is a column before it.
  const last = first.style.display === 'flex' ? first.children.at(-1) : undefined
  if (wish.align !== 'start' || !isElement(last) || !isValue(last, setting) || first.children.length < 2)
    return undefined
  const head: Element = { ...first, children: first.children.slice(0, -1) }
  return split(last, [head, ...others], element, { ...setting, theme })
}

function split(value: Element, others: Element['children'], element: Element, setting: Setting): Element {
  const { wish, theme } = setting
  setting.dates.push(textOf(value).length)
  const words: Element = { ...SPAN, tagName: 'div', style: { grow: 1, basis: 0 }, children: others }
  const own: Element = { ...value, part: wish.part, style: { ...value.style, ...valueStyle(wish) } }
  return {
    ...element,
    style: { ...element.style, display: 'flex', align: 'baseline', gap: theme.type.base },
    children: inOrder(words, own, wish),
  }
}

function isValue(element: Element, { wish, lang }: Setting): boolean {
  if (!isLeaf(element) || /^(?:h[1-6]|th|td)$/.test(element.tagName)) return false
  const value = readValue(textOf(element).trim(), lang)
  return value !== undefined && isMeant(value, wish)
}

/** Values before their lines in one column, px wide. */
function inColumn(element: Element, width: number): Element {
  const [first] = element.children
  const isColumn = element.style.display === 'flex' && isElement(first) && isMoved(first)
  const children = element.children.map((child, at) => {
    if (!isElement(child)) return child
    if (!isColumn || at > 0) return inColumn(child, width)
    return { ...child, style: { ...child.style, minWidth: width } }
  })
  return { ...element, children }
}

function isMoved({ part, style }: Element): boolean {
  return (part === 'date' || part === 'price') && style.whiteSpace === 'nowrap' && style.textAlign === 'start'
}
