import { flowEdges } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { displaySetting, linesOf, staysWhole } from '../../fitting/measure.ts'
import { inPlaceOf, withoutRoom } from '../sheets/bleed.tsx'

/** Text at the end side of a sheet, and what belongs to it in the column beside it. */
export interface SideColumn {
  readonly theme: Theme
  /** px from the start of the sheet's text area to the text; 0 where there is no room for two columns. */
  readonly start: number
  /** px between what stands beside the text and the text. */
  readonly gap: number
}

/** px: beside less no column is worth having. */
const LEAST = 90

/** A column beside the text of a share of the room. */
export function sideColumn(theme: Theme, share: number, gap: number = space(theme, 1.25)): SideColumn {
  const start = Math.round(roomAcross(theme) * share)
  return { theme, gap, start: start < LEAST ? 0 : start }
}

/** A block in the column of the text. */
export function inText(node: Element, { theme, start }: SideColumn): Element {
  const keep = /^h[1-6]$/.test(node.tagName) || node.style.keepWithNext === true
  return inPlaceOf(
    node,
    <div
      style={{
        padding: flowEdges(theme, { start }),
        narrow: { padding: 0 },
        ...(keep && { keepWithNext: true }),
      }}
    >
      {withoutRoom(node)}
    </div>,
  )
}

/** The words under a picture or a table, dark and nearly as large as the text. */
export function readable(caption: Element, { type, color }: Theme): Element {
  return { ...caption, style: { ...caption.style, size: Math.round(type.base * 0.9), color: color.text } }
}

/** What stands beside a block of text, and the block. */
export function Beside({
  column: { theme, start, gap },
  side,
  children,
}: {
  readonly column: SideColumn
  readonly side: Child
  readonly children?: Child
}): Child {
  const columns = [start, roomAcross(theme) - start]
  return (
    <div part="beside" style={{ display: 'grid', columns, narrow: { display: 'block' } }}>
      <div style={{ padding: flowEdges(theme, { end: gap }), narrow: { padding: [0, 0, 8, 0] } }}>{side}</div>
      <div>{children}</div>
    </div>
  )
}

/** Lines of a heading that stands beside its text. */
const HUNG = 4

/** Headings below chapters that stand beside their text: all of one rank, or none of it. */
export function hangingTags(nodes: readonly Element[], column: SideColumn): ReadonlySet<string> {
  const chapter = chapterTag(nodes)
  const ranks = ['h2', 'h3', 'h4'].filter(tag => tag !== chapter)
  const headings = (tag: string) =>
    nodes.flatMap((node, at) => (node.tagName === tag ? [{ node, next: nodes[at + 1] }] : []))
  return new Set(ranks.filter(tag => headings(tag).every(({ node, next }) => hangs(node, next, column))))
}

/** Whether a heading stands beside the block below it: that is text, and no word of the heading is broken. */
function hangs(heading: Element, next: Element | undefined, column: SideColumn): next is Element {
  if (!['h2', 'h3', 'h4'].includes(heading.tagName) || column.start === 0) return false
  const isText = next !== undefined && ['p', 'ul', 'ol'].includes(next.tagName)
  return isText && fitsBeside(heading, HUNG, column)
}

/** Whether a heading takes no more than some lines beside the text, and none of its words is broken. */
export function fitsBeside(heading: Element, lines: number, { theme, start, gap }: SideColumn): boolean {
  const size = heading.style.size ?? theme.type.base
  const words = textOf(heading)
  return (
    staysWhole(words, start - gap, size, theme) &&
    linesOf(words, start - gap, displaySetting(theme, size)) <= lines
  )
}

/** A heading beside the block below it, and others that stand under that. */
export function hung(
  heading: Element,
  next: Element,
  column: SideColumn,
  others: readonly Element[] = [],
): Element {
  const { style } = withoutRoom(heading)
  const look = { ...style, color: column.theme.color.accentText, textWrap: 'normal' as const }
  const { breakInside } = next.style
  const { keepWithNext } = (others.at(-1) ?? next).style
  const made = inPlaceOf(
    heading,
    <Beside column={column} side={{ ...heading, style: look }}>
      {withoutRoom(next)}
      {others}
    </Beside>,
  )
  // What stays on one page, or with what follows it, does so beside its heading too.
  const kept = { ...(breakInside && { breakInside }), ...(keepWithNext && { keepWithNext }) }
  return { ...made, style: { ...made.style, ...kept } }
}

/** Letters of one line, with which no chapter is opened at the foot of a page, and of a paragraph that stays whole below its heading. */
const LINE = 80
const SHORT = 320

/** Blocks of which what is short below a heading is not parted: neither from what follows, where it is a line, nor in itself. */
export function heldBelowHeadings(nodes: readonly Element[]): readonly Element[] {
  return nodes.map((node, at) => {
    const above = nodes[at - 1]
    const letters = textOf(node).length
    if (node.tagName !== 'p' || letters > SHORT || !/^h[1-6]$/.test(above?.tagName ?? '')) return node
    const goesOn =
      letters <= LINE && ['p', 'ul', 'ol', 'table', 'figure'].includes(nodes[at + 1]?.tagName ?? '')
    const kept = { breakInside: 'avoid' as const, ...(goesOn && { keepWithNext: true }) }
    return { ...node, style: { ...node.style, ...kept } }
  })
}

/** The highest heading that a text has. */
export function chapterTag(nodes: readonly Element[]): string | undefined {
  return ['h1', 'h2', 'h3'].find(tag => nodes.some(node => node.tagName === tag))
}

/** A point of a list that opens with its name in bold. */
export interface NamedPoint {
  readonly name: Element
  /** The words after the name, in the line that it opens. */
  readonly words: Child
  /** What stands below. */
  readonly others: Child
}

/** Letters of a point that may stand under or beside its name. */
const POINT = 320

/** The points of a list without numbers of which each opens with its name; none of other lists. */
export function namedPoints(list: Element): readonly NamedPoint[] {
  const items = list.children.filter(child => isElement(child, 'li'))
  const points = items.flatMap(item => (textOf(item).length <= POINT ? (namedPoint(item) ?? []) : []))
  return list.tagName === 'ul' && points.length === items.length && points.length >= 2 ? points : []
}

function namedPoint(item: Element): NamedPoint | undefined {
  const opens = item.children.find(child => isElement(child))
  if (!isElement(opens, 'p')) return undefined
  const at = opens.children.findIndex(child => !(child.type === 'text' && child.value.trim() === ''))
  const name = opens.children[at]
  if (!isElement(name, 'strong') || at === opens.children.length - 1) return undefined
  const [next, ...rest] = opens.children.slice(at + 1)
  const sign = next?.type === 'text' ? (/^\s*(?:[,.:;]|[–—-](?=\s))/u.exec(next.value)?.[0] ?? '') : ''
  const words = next?.type === 'text' ? { ...next, value: next.value.slice(sign.length).trimStart() } : next
  return {
    // A sentence keeps its full stop; other signs joined the name to words that now stand apart.
    name:
      sign.trim() === '.' ? { ...name, children: [...name.children, { type: 'text', value: '.' }] } : name,
    words: [words, ...rest],
    others: item.children.filter(child => child !== opens),
  }
}

/** Whether a block is a heading below that of its chapter: what is set larger than it may not stand under it. */
export function isSectionHeading(node: Element | undefined, chapter: string | undefined): boolean {
  return node !== undefined && /^h[1-6]$/.test(node.tagName) && node.tagName !== chapter
}

/** Size of code against body, at the least, and the width of its letters in em. */
const code = { size: 0.9, least: 0.68, letter: 0.6 } as const

/** px at which the longest line of code keeps to a width; more than `code.size` where it is short. */
function codeSize(node: Element, theme: Theme, width: number): number {
  const longest = Math.max(
    1,
    ...textOf(node)
      .split('\n')
      .map(line => line.trimEnd().length),
  )
  return (width - space(theme, 1.5) - 1) / (longest * code.letter)
}

/** Code with a line that would be broken in the text, but not across the sheet. */
export function isLongCode(node: Element, { theme, start }: SideColumn): boolean {
  return (
    node.tagName === 'pre' && codeSize(node, theme, roomAcross(theme) - start) < theme.type.base * code.least
  )
}

/** Code a little smaller where that keeps its lines whole: what stands below each other in it is a table. */
export function fittedCode(node: Element, column: SideColumn): Element {
  if (node.tagName !== 'pre') return node
  const { theme } = column
  const room = roomAcross(theme) - (isLongCode(node, column) ? 0 : column.start)
  const fits = Math.floor(codeSize(node, theme, room) * 2) / 2
  const sized = (child: Node): Node => {
    if (!isElement(child, 'code') || fits >= (child.style.size ?? 0)) return child
    return fits < theme.type.base * code.least ? child : { ...child, style: { ...child.style, size: fits } }
  }
  return { ...node, children: node.children.map(sized) }
}

/** A number, or a letter with its sign, that a heading opens with. */
const ordinal = /^\s*(?:\d{1,2}[.)]?|[IVX]{1,5}[.)]|\p{Lu}[.)])[\s\u00a0]+(?=\S)/u

/** What an element opens with that numbers it, its blank included, and the rest; undefined where nothing does. */
export function numbered(
  element: Element,
  pattern: RegExp = ordinal,
): { readonly number: string; readonly rest: readonly Node[] } | undefined {
  const [opens, ...others] = element.children
  const number = opens?.type === 'text' ? pattern.exec(opens.value)?.[0] : undefined
  if (opens?.type !== 'text' || number === undefined) return undefined
  return { number, rest: [{ type: 'text', value: opens.value.slice(number.length) }, ...others] }
}

/** Whether things are counted: at least half of them open with a number. */
export function areNumbered(elements: readonly Element[]): boolean {
  const counted = elements.filter(element => numbered(element)).length
  return counted > 0 && counted * 2 >= elements.length
}
