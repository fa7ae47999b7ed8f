import type { Element, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Html } from 'mdast'
import type { Point, Position } from 'unist'
import type { Report } from '../message.ts'
import { removedTags, reportHandler, reportRemoved } from './html-tags.ts'
import { rangeOf } from './walk.ts'

/** What the conversion of one block of HTML needs at every element. */
export interface HtmlContext {
  readonly fragment: Fragment
  readonly source: string
  readonly report: Report
}

/** Reports what an element may not carry into a document. */
export function checkElement(element: Element, context: HtmlContext): void {
  const line = context.fragment.place(element).position?.start.line
  if (removedTags.has(element.tagName)) reportRemoved(element.tagName, line, context.report)
  for (const name of Object.keys(element.properties)) {
    if (/^on/i.test(name)) reportHandler(name, element.tagName, line, context.report)
  }
}

/** All text of an element as it stands; scripts and styles in it are not text. */
export function textOf(element: Element): string {
  return element.children
    .map(child => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || removedTags.has(child.tagName)) return ''
      return child.tagName === 'br' ? '\n' : textOf(child)
    })
    .join('')
}

/** The range between an element's tags, where its text can be edited. */
export function innerPlace(element: Element, context: HtmlContext): ReturnType<Fragment['place']> {
  const first = element.children[0] && context.fragment.place(element.children[0]).position
  const last = element.children.at(-1)
  const end = last && context.fragment.place(last).position
  return first && end ? { position: { start: first.start, end: end.end } } : {}
}

/** A block of raw HTML, parsed. */
interface Fragment {
  readonly children: readonly RootContent[]
  /** A node's position in the Markdown source, to be spread into the node made of it. */
  place(node: Placed): { position?: Position }
}

interface Placed {
  readonly position?: Position | undefined
}

/** Most elements that may nest in one block of HTML. */
const maxDepth = 100

/** Parses one block of raw HTML as a browser would; HTML that nests over 100 deep is read for its text alone. */
export function readFragment(html: Html, source: string): Fragment {
  if (nestsTooDeep(html.value)) {
    const text = html.value.replace(/<[^<>]*>/g, ' ')
    return { children: fromHtml(text, { fragment: true }).children, place: () => ({}) }
  }
  // Only a table may hold cells, so rows and cells that stand alone are given one.
  const inTable = /^\s*<(?:tr|t[dh]|tbody|thead)\b/i.test(html.value)
  const opening = inTable ? '<table>' : ''
  const { children } = fromHtml(opening + html.value, { fragment: true })
  const toOffset = sourceOffsets(html, source)
  const firstLine = (html.position?.start.line ?? 1) - 1
  const toPoint = (point: Point, offset: number): Point => ({
    line: firstLine + point.line,
    column: point.column,
    offset: toOffset(Math.max(0, offset - opening.length)),
  })
  return {
    children,
    place(node) {
      const range = rangeOf(node)
      if (!node.position || !range) return {}
      return {
        position: {
          start: toPoint(node.position.start, range[0]),
          end: toPoint(node.position.end, range[1]),
        },
      }
    },
  }
}

const openOrClose = /<(\/?)([a-z][a-z0-9-]*)[^<>]*?(\/?)>/gi
// Elements that hold nothing, and those whose end tag authors may leave out.
const uncounted =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|t[rdh]|thead|tbody|tfoot|option|optgroup|r[tp])$/i

function nestsTooDeep(html: string): boolean {
  let depth = 0
  for (const [, close, name, selfClosing] of html.matchAll(openOrClose)) {
    if (selfClosing || uncounted.test(name ?? '')) continue
    depth = close ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) return true
  }
  return false
}

/**
 * Maps offsets in the value of an `html` node to the source. In a list or quote each line has lost its prefix, so
 * lines are matched by their ends.
 */
function sourceOffsets(html: Html, source: string): (offset: number) => number {
  const [start, end] = rangeOf(html) ?? [0, 0]
  const slice = source.slice(start, end)
  if (slice === html.value) return offset => start + offset
  const shifts: { readonly from: number; readonly shift: number }[] = []
  let inValue = 0
  let inSource = start
  const sourceLines = slice.split('\n')
  html.value.split('\n').forEach((line, at) => {
    const sourceLine = sourceLines[at] ?? ''
    shifts.push({ from: inValue, shift: inSource + sourceLine.length - line.length - inValue })
    inValue += line.length + 1
    inSource += sourceLine.length + 1
  })
  return offset => offset + (lastAt(shifts, offset)?.shift ?? start)
}

function lastAt<Item extends { readonly from: number }>(
  items: readonly Item[],
  offset: number,
): Item | undefined {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.from ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return items[low - 1]
}
