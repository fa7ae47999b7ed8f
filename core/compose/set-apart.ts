import { placeOfWords, writtenInOne } from '../reading/named-things.ts'
import { isInLine, isRow } from './rows.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** Letters of a line that something may stand out of; a longer one is prose. */
const LONGEST = 120
/** Letters of one that a bare figure may end: `VOL. 9`. */
const TAG = 9
/** Letters of one in which they may stand anywhere. */
const SHORT = 60
/** Share of a longer one that may stand out of it. */
const MOST = 0.4
/** Words from which on a figure among them is none of itself. */
const TOLD = 5
/** Words of a line that is hardly more than one of them: `Entry FREE`. */
const FEW = 3

/**
 * Words to stand in elements of their own, in small letters without marks; `lines` says that each is to have its line, `whole` that
 * only whole lines are meant, `anywhere` that sentences and headings are, too, and `inProse` the first sentence that has them.
 */
export interface Apart {
  readonly words: readonly string[]
  readonly lines: boolean
  readonly whole?: boolean
  readonly anywhere?: boolean
  readonly inProse?: boolean
  /** It is to be larger than what stands around it. */
  readonly grows?: boolean
}

/**
 * Sheets on which some words stand in elements of their own: in a paragraph of lines as a paragraph where they are to have a line,
 * elsewhere in a span. Headings stay whole, but for a figure or a short word.
 */
export function setApart(sheets: readonly Sheet[], wanted: readonly Apart[]): readonly Sheet[] {
  const each = wanted.flatMap(({ words, ...how }) =>
    words.map(text => ({ ...how, words: text, taken: false })),
  )
  if (each.length === 0) return sheets
  return sheets.map(sheet => ({ ...sheet, root: apart(sheet.root, each, isFlow(sheet)) }))
}

/** What stands among the other words of a line of text: it is larger only as far as the line stays one. */
export const MENTION = 'mention'

/** A sentence that is to be seen for some words of it: larger alone, they would tear its sense. */
export const SENTENCE = 'sentence'

/** Pages that flow have heads or feet; their lines are read one after another. */
function isFlow({ header, footer, bareFirstPage }: Sheet): boolean {
  return header !== undefined || footer !== undefined || bareFirstPage !== undefined
}

/** Words as they are looked for; `taken` where a sentence has them already, of which there is to be one. */
type Wanted = readonly (Omit<Apart, 'words'> & { readonly words: string; taken: boolean })[]

function apart(element: Element, wanted: Wanted, inFlow: boolean): Element {
  const children = element.children.flatMap((child): readonly Node[] => {
    if (!isElement(child) || child.part?.startsWith('button')) return [child]
    const meant = wanted.filter(one => mayDivide(one, child))
    if (meant.length === 0) return [child]
    if (!isLeaf(child)) return [apart(child, meant, inFlow)]
    const found = rangesIn(textIn(child), meant, /^h[1-6]$/.test(child.tagName))
    if (found.length === 0) return [child]
    const [line] = found.filter(({ lines }) => lines)
    // `Of our 214 guests:`, over their list: a line that leads on stays one.
    const leadsOn = /[:：]\s*$/u.test(textIn(child))
    if (leadsOn || !isParagraph(child, element)) return [withSpans(child, found)]
    if (!line) return [inFlow ? lineWith(child, found) : withSpans(child, found)]
    return inFlow && !isSentenceIn(textIn(child), line) ? wholeLines(child, found) : paragraphs(child, line)
  })
  const same =
    children.length === element.children.length &&
    children.every((child, at) => child === element.children[at])
  return same ? element : { ...element, children }
}

/** Letters of a figure or a word that leads in its heading: the `9` of `VOL. 9`; and of a figure with what it counts: `45 days`. */
const GIVEN = 4
const COUNTED = 10

/** Headings stay whole, but for a figure or a short word, and what leads has its lines already; what is meant anywhere is wherever its words are. */
function mayDivide(
  { words, lines, whole = false, anywhere = false }: Wanted[number],
  element: Element,
): boolean {
  if (anywhere) return true
  if (element.part === 'lead') return false
  const isHeading = /^h[1-6]$/.test(element.tagName)
  const most = /^\d+ \p{L}+$/u.test(words) ? COUNTED : GIVEN
  return !isHeading || (lines && !whole && words.length <= most)
}

/** Holds words, and no box among them. */
export function isLeaf({ children }: Element): boolean {
  return children.length > 0 && children.every(child => !isElement(child) || isInLine(child))
}

/** A paragraph whose neighbours stand below each other. */
function isParagraph({ tagName }: Element, parent: Element): boolean {
  return tagName === 'p' && !isRow(parent) && parent.tagName !== 'td'
}

/** Text with a line ending for each break. */
export function textIn(element: Element): string {
  return element.children.map(child => (isElement(child, 'br') ? '\n' : textOf(child))).join('')
}

/** Whether a range of a text is a whole sentence among others. */
function isSentenceIn(text: string, { from, to }: Range): boolean {
  return (
    /[.!?…]["”»)]?$/u.test(text.slice(from, to).trim()) &&
    /(?:^|[.!?…:\n]["”»)]?\s*)$/u.test(text.slice(0, from))
  )
}

interface Range {
  readonly from: number
  readonly to: number
  readonly lines: boolean
  /** It is the sentence around what was meant. */
  readonly sentence?: true
}

/** Where some words stand in a text that says more, in lines that are none of prose; none within another. */
function rangesIn(text: string, wanted: Wanted, isHeading = false): readonly Range[] {
  const found = wanted.flatMap((one): readonly Range[] => {
    const { words, lines, whole = false, anywhere, inProse = false, taken, grows = false } = one
    const place = placeOfWords(text, words)
    if (!place || place.whole) return []
    const { from, to } = place
    const line = text.slice(text.lastIndexOf('\n', from) + 1).split('\n')[0] ?? ''
    if (whole && placeOfWords(line, words)?.whole !== true) return []
    if (isInAddress(text, from, to)) return []
    if (grows && isPartOfSentence(line, text.slice(from, to))) return []
    const isSentence = inProse && !taken && !isHeading
    const isTold = !/\d/.test(words) || words.split(' ').length >= TOLD
    const sentence = isSentence && isTold ? sentenceAround(text, from, to) : undefined
    if (sentence && sentence.to - sentence.from > LONGEST) return []
    if (isSentence) one.taken = true
    if (sentence) return [{ ...sentence, lines, sentence: true }]
    return anywhere || isSentence || standsOut(line, text.slice(from, to), isHeading)
      ? [{ ...writtenInOne(text, place), lines: lines && !isInBrackets(text, from) }]
      : []
  })
  const longest = found.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return longest
    .filter((one, at) => !longest.slice(0, at).some(other => one.from < other.to && other.from < one.to))
    .toSorted((one, other) => one.from - other.from)
}

/** The sentence of a line that has what stands between two offsets. */
export function sentenceAround(text: string, from: number, to: number): Pick<Range, 'from' | 'to'> {
  const before = text.slice(0, from)
  const ends = [...before.matchAll(/\n|[.!?…]["”»)]?\s+|[。！？]/gu)].at(-1)
  const end = /\n|[.!?…]["”»)]?(?=\s|$)|[。！？]/u.exec(text.slice(to))
  const mark = end?.[0].trim().length ?? 0
  return {
    from: ends ? ends.index + ends[0].length : 0,
    to: end ? to + end.index + mark : text.length,
  }
}

/** `(last year 12, –15 %)`: what is in brackets stays in its line. */
function isInBrackets(text: string, from: number): boolean {
  return /\([^()\n]*$/.test(text.slice(Math.max(0, from - LONGEST), from))
}

/** Part of a mail address or of one of the web: `ada.lovelace@post.example`. */
function isInAddress(text: string, from: number, to: number): boolean {
  const before = /\S*$/.exec(text.slice(0, from))?.[0] ?? ''
  const behind = /^\S*/.exec(text.slice(to))?.[0] ?? ''
  return /@|\/\//.test(before + behind)
}

/** `Segundo pago, a más tardar …`: one word of several that go on, which larger would tear their sense; in capitals it is set off already. */
function isPartOfSentence(line: string, words: string): boolean {
  const isLone = !/[\s\d]/.test(words.trim()) && words !== words.toUpperCase()
  return (
    isLone &&
    line.trim().split(/\s+/).length > FEW &&
    !line.slice(line.indexOf(words) + words.length).startsWith(':')
  )
}

/** Whether words may stand out of a line: they begin or end it, and it is no sentence that only mentions them. A bare figure or letter begins it, or ends a heading: `Report 2025`. */
function standsOut(line: string, words: string, isHeading: boolean): boolean {
  if (words.length > line.length * MOST) return true
  const own = line.trim()
  const isProse = own.length > LONGEST || /\p{L}{2}[.!?…]["”»]?$/u.test(own)
  const ends = own.endsWith(words) && (own.length <= TAG || isHeading)
  if (/^(?:\d+|\p{L})$/u.test(words))
    return !isProse && (own.startsWith(words) || ends || isValue(own, words))
  return !isProse && (own.startsWith(words) || own.endsWith(words) || own.length <= SHORT)
}

/** `Last year: 38 cases`: a figure of several digits that begins or ends what stands behind a label, in a short line. */
function isValue(line: string, words: string): boolean {
  const value = /^\D{2,40}[:：]\s*(\S.*)$/u.exec(line)?.[1] ?? ''
  return words.length > 1 && line.length <= SHORT && (value.startsWith(words) || value.endsWith(words))
}

/** The paragraph as up to three. */
function paragraphs(element: Element, { from, to, sentence }: Range): readonly Element[] {
  const end = textIn(element).length
  const meant = between(element, from, to)
  const own = sentence ? { ...meant, part: SENTENCE } : meant
  const pieces = [between(element, 0, from), own, between(element, to, end)]
  return pieces.filter(({ children }) => children.length > 0)
}

/** Letters of a value that leads its line though a label stands before it. */
const VALUE = 14

/** The paragraph divided at its lines: one in which something is to be larger is a paragraph of its own, and what leads up to that stays on it. */
function wholeLines(element: Element, found: readonly Range[]): readonly Element[] {
  const text = textIn(element)
  const pieces: Line[] = []
  let end = 0
  for (const line of text.split('\n')) {
    const [from, to] = [end, end + line.length]
    const ranges = found.filter(one => one.from >= from && one.from < to)
    const last = pieces.at(-1)
    if (last && ranges.length + last.ranges.length === 0) pieces[pieces.length - 1] = { ...last, to }
    else pieces.push({ from, to, ranges })
    end = to + 1
  }
  return pieces.flatMap(({ from, to, ranges }) => {
    const start = from + text.slice(from, to).length - text.slice(from, to).trimStart().length
    const own = ranges.map(one => ({ ...one, from: one.from - start, to: one.to - start }))
    const line = between(element, from, to)
    return line.children.length > 0 ? [lineWith(line, own)] : []
  })
}

interface Line {
  readonly from: number
  readonly to: number
  readonly ranges: readonly Range[]
}

/** A line with what is larger in it: a short value at its end as large as it goes, words among others only as far as they stay in it. */
function lineWith(element: Element, ranges: readonly Range[]): Element {
  const text = textIn(element)
  const [first, ...others] = ranges
  if (!first) return element
  const before = text.slice(0, first.from).trim()
  const behind = text.slice(first.to).trim()
  if (before + behind === '') return element
  const isShort = others.length === 0 && first.to - first.from <= VALUE
  const isValue = isShort && behind === '' && /[:：]$/u.test(before)
  // What parts it from the words behind it is none of it.
  const bare = ranges.map(one => (/[,;]/.test(text[one.to - 1] ?? '') ? { ...one, to: one.to - 1 } : one))
  return withSpans(element, bare, isValue ? undefined : MENTION)
}

function withSpans(element: Element, ranges: readonly Range[], part?: string): Element {
  const spans = ranges.flatMap(({ from, to }, at): readonly Node[] => {
    const children = sliced(element.children, from, to)
    const plain: Element = { type: 'element', tagName: 'span', properties: {}, style: {}, children }
    const span = part === undefined ? plain : { ...plain, part }
    return [...sliced(element.children, ranges[at - 1]?.to ?? 0, from), span]
  })
  const rest = sliced(element.children, ranges.at(-1)?.to ?? 0, textIn(element).length)
  return { ...element, children: [...spans, ...rest] }
}

/** An element with what stands between two offsets of its text, without breaks and blanks at its ends. */
export function between(element: Element, from: number, to: number): Element {
  const text = textIn(element).slice(from, to)
  const start = from + text.length - text.trimStart().length
  return { ...element, children: sliced(element.children, start, from + text.trimEnd().length) }
}

function sliced(children: readonly Node[], from: number, to: number): readonly Node[] {
  let at = 0
  return children.flatMap((child): readonly Node[] => {
    const start = at
    at += isElement(child, 'br') ? 1 : textOf(child).length
    const [first, last] = [Math.max(from - start, 0), Math.min(to, at) - start]
    if (last <= first) return []
    if (!isElement(child)) return [{ ...child, value: child.value.slice(first, last) }]
    return [child.tagName === 'br' ? child : { ...child, children: sliced(child.children, first, last) }]
  })
}
