import type { Code, InlineCode, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import type { Position } from 'unist'
import { findMath, lineBefore, type MathSpan } from './find-math.ts'
import { nodesOf, parentsDeepestFirst, rangeOf } from './walk.ts'

/** Signs for private use: the first of a formula, and every other of it. */
const FIRST = '\ue0f0'
const OTHER = '\ue0f1'
const hidden = /\ue0f0(?:\ue0f1|\r?\n(?=\ue0f1))*/g

/** A source whose formulas are out of the parser's sight: to it `_`, `*`, `|` and `\` in TeX would be marks of its own. */
interface HiddenMath {
  /** As long as the source it was made from. */
  readonly text: string
  /** Puts the formulas into a parsed tree: those that stand by themselves as code, the others as code in a line, each told as `math`. */
  restore(root: Root): void
}

/** Hides the formulas of a source from its parser. */
export function hideMath(source: string): HiddenMath {
  const spans = /[\ue0f0\ue0f1]/.test(source) ? [] : withinMost(findMath(source))
  if (spans.length === 0) return { text: source, restore: root => nodesOf(root).forEach(tellFence) }
  let text = ''
  let from = 0
  for (const { start, end } of spans) {
    text += source.slice(from, start) + FIRST + hiddenRest(source.slice(start + 1, end))
    from = end
  }
  return { text: text + source.slice(from), restore: root => restore(root, source, spans) }
}

/** Letters of TeX in one copy that are set at most: what is more would take its readers' patience. */
const MOST = 40_000

function withinMost(spans: readonly MathSpan[]): readonly MathSpan[] {
  let letters = 0
  const beyond = spans.findIndex(({ tex }) => {
    letters += tex.length
    return letters > MOST
  })
  return beyond < 0 ? spans : spans.slice(0, beyond)
}

/** Lines stay lines, but an empty one, which would end the paragraph. */
function hiddenRest(text: string): string {
  return text.replace(/\n(?=[ \t]*\r?\n)/g, OTHER).replace(/[^\r\n]|\r(?!\n)/g, OTHER)
}

function restore(root: Root, source: string, spans: readonly MathSpan[]): void {
  for (const node of nodesOf(root)) {
    tellFence(node)
    if (node.type !== 'text') showSource(node, source, spans)
  }
  for (const parent of parentsDeepestFirst(root)) {
    parent.children = parent.children.flatMap(child =>
      child.type === 'text' && child.value.includes(FIRST) ? withMath(child, source, spans) : [child],
    )
    parent.children = parent.children.flatMap((child): RootContent[] =>
      child.type === 'paragraph' ? apart(child, source) : [child],
    )
  }
}

/** A fence of GitHub's for formulas. */
function tellFence(node: Root | RootContent): void {
  if (node.type === 'code' && node.lang === 'math') node.data = { ...node.data, math: true }
}

/** Code, addresses and attributes are as they were written. */
function showSource(node: Root | RootContent, source: string, spans: readonly MathSpan[]): void {
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'string' && value.includes(FIRST)) {
      const inside = spansIn(node, spans)
      Object.assign(node, { [key]: value.replace(hidden, () => written(inside.shift(), source)) })
    }
}

function written(span: MathSpan | undefined, source: string): string {
  return span === undefined ? '' : source.slice(span.start, span.end)
}

function spansIn(node: Root | RootContent, spans: readonly MathSpan[]): MathSpan[] {
  const [start, end] = rangeOf(node) ?? [0, 0]
  return spans.slice(firstFrom(spans, start), firstFrom(spans, end))
}

/** The place of the first span that begins at an offset or behind it. */
function firstFrom(spans: readonly MathSpan[], offset: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** A text in pieces: words, and formulas as code in the line. */
function withMath(node: Text, source: string, spans: readonly MathSpan[]): PhrasingContent[] {
  const inside = spansIn(node, spans)
  const placed = placesIn(node, source)
  const places = [...node.value.matchAll(hidden)]
  const pieces: PhrasingContent[] = []
  const [start, end] = rangeOf(node) ?? [0, 0]
  let at = { value: 0, offset: start }
  for (const [index, place] of places.entries()) {
    const span = inside[index]
    if (span === undefined) continue
    const before = node.value.slice(at.value, place.index)
    if (before !== '') pieces.push({ ...node, value: before, ...placed(at.offset, span.start) })
    pieces.push({ ...mathOf(span, source), ...placed(span.start, span.end) })
    at = { value: place.index + place[0].length, offset: span.end }
  }
  const after = node.value.slice(at.value)
  return after === '' ? pieces : [...pieces, { ...node, value: after, ...placed(at.offset, end) }]
}

function mathOf({ start, tex, display }: MathSpan, source: string): InlineCode {
  const value = withoutQuotation(tex, source, start).trim()
  return { type: 'inlineCode', value, data: { math: display ? 'display' : true } }
}

/** Lines of a formula in a quotation begin with the marks of that. */
function withoutQuotation(tex: string, source: string, start: number): string {
  return /^\s*>/.test(lineBefore(source, start)) ? tex.replace(/\n[ \t]*(?:>[ \t]?)+/g, '\n') : tex
}

/** Finds places of pieces of a text, from front to back. */
function placesIn(
  { position }: Text,
  source: string,
): (start: number, end: number) => { position?: Position } {
  if (position === undefined) return () => ({})
  let { line, column, offset = 0 } = position.start
  const pointAt = (next: number) => {
    for (; offset < next; offset += 1) {
      const ends = source[offset] === '\n'
      line += ends ? 1 : 0
      column = ends ? 1 : column + 1
    }
    return { line, column, offset: next }
  }
  return (start, end) => ({ position: { start: pointAt(start), end: pointAt(end) } })
}

/** A paragraph parted at the formulas that stand on lines of their own. */
function apart(paragraph: Paragraph, source: string): (Paragraph | Code)[] {
  if (!paragraph.children.some(isDisplay)) return [paragraph]
  const parts: (Paragraph | Code)[] = []
  let line: PhrasingContent[] = []
  const close = (): void => {
    const children = trimmed(line)
    if (children.length > 0) parts.push({ ...paragraph, children })
    line = []
  }
  for (const child of paragraph.children) {
    if (!isDisplay(child) || !isAlone(child, source)) line.push(child)
    else {
      close()
      const { position } = child
      parts.push({
        type: 'code',
        lang: 'math',
        value: child.value,
        data: { math: true },
        ...(position && { position }),
      })
    }
  }
  close()
  return parts
}

function isDisplay(node: PhrasingContent): node is InlineCode {
  return node.type === 'inlineCode' && node.data?.math === 'display'
}

/** Whether nothing else stands on its lines but a mark of the sentence. */
function isAlone(node: InlineCode, source: string): boolean {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const before = lineBefore(source, start)
  const [after = ''] = source.slice(end, end + 80).split('\n', 1)
  return /^[ \t>]*(?:(?:[-+*]|\d{1,3}[.)])[ \t]+)?$/.test(before) && after.trim() === ''
}

/** A line without the ends of lines at its own ends. */
function trimmed(line: readonly PhrasingContent[]): PhrasingContent[] {
  return line
    .map((node, at) => {
      if (node.type !== 'text') return node
      const value = at === 0 ? node.value.replace(/^\s*\n/, '') : node.value
      return { ...node, value: at === line.length - 1 ? value.replace(/\n\s*$/, '') : value }
    })
    .filter(node => node.type !== 'text' || node.value.trim() !== '' || line.length > 1)
    .filter((node, at, all) => !(node.type === 'break' && (at === 0 || at === all.length - 1)))
}
