/** Gives the lines of composed sheets the colour that a brief has for lines and for nothing else: all of them, or a single one. */
import { contrast, standsOut } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'
import { groundIn, type Restyle, restyled } from './restyle.ts'
import { isRow } from './rows.ts'
import type { Sheet } from './sheet.ts'
import type { Rule, Style } from './style.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** px up to which a border, or a box without words, is a line. */
const FINE = 8

/** Contrast from which a line is seen. */
const SEEN = 1.6

/** The sheets with the lines that their design has a colour for in it; what is written on keeps the colour of words. */
export function withColoredLines(
  sheets: readonly Sheet[],
  theme: Theme,
  surface: 'screen' | 'pages' | 'canvas',
): readonly Sheet[] {
  const { lines } = theme.design.color
  if (!lines) return sheets
  if (lines.one) return withOneLine(sheets, lines.hex, theme, surface === 'canvas')
  const all = restyled(sheets, linesIn(lines.hex, theme))
  return all.some(({ root }) => hasLine(root, lines.hex))
    ? all
    : all.flatMap(sheet => restyled([sheet], linesUnderHeads(sheet.background, lines.hex, theme)))
}

/** Whether a line of a colour goes along one side of something; a ring is none. */
function hasLine(element: Element, hex: string): boolean {
  const { style, children } = element
  const isSide = SIDES.some(side => style[side]?.color === hex)
  const isOne = isSide || (isBar(element) && style.background === hex)
  return isOne || children.some(child => isElement(child) && hasLine(child, hex))
}

/** Where a composition draws no lines, the heads of its parts have one below them. */
function linesUnderHeads(ground: string, hex: string, theme: Theme): Restyle {
  const rule = { width: Math.max(theme.rule, 1), color: hex }
  const isSeen = contrast(hex, ground) >= SEEN
  return ({ tagName, style }) => (tagName === 'h2' && isSeen ? { ...style, borderBottom: rule } : style)
}

function linesIn(hex: string, theme: Theme): Restyle {
  return (element, ground) => {
    const { style } = element
    if (contrast(hex, ground) < SEEN) return style
    const drawn = (['border', ...SIDES] as const).filter(
      side => isFine(style[side]) && style[side]?.color !== theme.color.text,
    )
    return { ...withSidesIn(style, drawn, hex), ...(isBar(element) && { background: hex }) }
  }
}

/** The sides of an element that may be lines by themselves. */
export const SIDES = ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'] as const

/** A style with some of its borders in a colour. */
export function withSidesIn(
  style: Style,
  sides: readonly ('border' | (typeof SIDES)[number])[],
  color: string,
): Style {
  return { ...style, ...Object.fromEntries(sides.map(side => [side, { ...style[side], color }])) }
}

/** Whether a border is as thin as a line. */
export function isFine(rule: Rule | undefined): boolean {
  return rule !== undefined && rule.width > 0 && rule.width <= FINE
}

/** Whether an element is a box without words that is as thin as a line. */
export function isBar({ style: { background, width, height }, children }: Element): boolean {
  const isThin = [width, height].some(length => typeof length === 'number' && length > 0 && length <= FINE)
  return isThin && children.length === 0 && typeof background === 'string'
}

/** Of the text's size: how thick a single line is, and one that is a bar, how far under its words, how long where those are centred. */
const THICK = 0.14
const BROAD = 0.6
const OVER = 0.35
/** Of a sheet's height, no more than twice its width: how high a bar is that shows a colour of the deck which its cover has nowhere else. */
const BAND = 0.035
const TALL = 2
/** Of its height: how much further under its words such a bar stands. */
const UNDER = 0.6
const GAP = 0.3
const SHORT = 4.5

/** A single line is the frame of the sheets where they have one, else it stands under what leads. */
function withOneLine(sheets: readonly Sheet[], hex: string, theme: Theme, takesRoom: boolean) {
  const isFramed = sheets[0] && hasFrame(sheets[0].root)
  return isFramed
    ? restyled(sheets, framesIn(hex))
    : withLineUnderLead(sheets, hex, theme, takesRoom, theme.design.color.lines?.broad)
}

/** Whether something is framed by a line: an ornament around it is none. */
function hasFrame({ part, style, children }: Element): boolean {
  return (
    (part === 'frame' && isFine(style.border)) || children.some(child => isElement(child) && hasFrame(child))
  )
}

/** Sheets with a short bar over what leads the first, where nothing but the margin is above it; the same sheets elsewhere. */
export function withBarOverLead(sheets: readonly Sheet[], hex: string, theme: Theme): readonly Sheet[] {
  const [first] = sheets
  const { base } = theme.type
  const lead = first && leadOf(first.root, base)
  if (!lead || !isFirst(first.root, lead)) return sheets
  if (!standsOut(hex, groundAt(first.root, lead, first.background))) return sheets
  const [width, height] = [Math.round(base * SHORT), Math.max(Math.round(base * OVER), 3)]
  const bar = drawn({ width, height, background: hex }, [])
  const place: Style = { position: 'absolute', top: -Math.round(base * GAP) - height, left: 0, right: 0 }
  const justify = isCentred(first.root, lead) ? 'center' : 'start'
  const row = drawn({ ...place, height, display: 'flex', justify }, [bar])
  const line = drawn({ position: 'relative', height: 0, shrink: 0, alignSelf: 'stretch' }, [row])
  return sheets.with(0, { ...first, root: before(first.root, lead, line) })
}

/** Whether nothing that takes room stands before an element in a tree. */
function isFirst(root: Element, lead: Element): boolean {
  if (root === lead) return true
  const next = root.children.find(child => isElement(child) && child.style.position !== 'absolute')
  return next !== undefined && isElement(next) && isFirst(next, lead)
}

/** A tree with a line right before an element. */
function before(root: Element, lead: Element, line: Element): Element {
  const at = root.children.findIndex(child => holds(child, lead))
  const child = root.children[at]
  if (!child || !isElement(child)) return root
  const isHere = child === lead && !isRow(root)
  const children = isHere
    ? root.children.toSpliced(at, 0, line)
    : root.children.with(at, before(child, lead, line))
  return { ...root, children }
}

/** Sheets with a line right under what leads the first, of what it is seen under: its main heading, else its largest words. */
export function withLineUnderLead(
  sheets: readonly Sheet[],
  hex: string,
  theme: Theme,
  takesRoom: boolean,
  broad?: true | 'band',
): readonly Sheet[] {
  const [first] = sheets
  if (!first) return sheets
  const isSeen = (element: Element): boolean => {
    const ground = groundAt(first.root, element, first.background)
    return broad ? standsOut(hex, ground) : contrast(hex, ground) >= SEEN
  }
  const lead = leadOf(first.root, theme.type.base, isSeen)
  if (!lead) return sheets
  const { width, height } = first.size
  // In a field there is no more room.
  const isOpen = groundAt(first.root, lead, first.background) === first.background
  const least =
    broad === 'band' && takesRoom && isOpen && height > 0 ? Math.min(height, width * TALL) * BAND : 0
  const line = lineUnder(hex, theme, {
    centred: isCentred(first.root, lead) === true,
    takesRoom,
    broad,
    least,
  })
  return sheets.with(0, { ...first, root: after(first.root, lead, line, hex) })
}

/** The colour that is behind an element of a tree. */
function groundAt(root: Element, lead: Element, around: string): string {
  const own = groundIn(root, around)
  const next = root.children.find(child => isElement(child) && holds(child, lead))
  return next && isElement(next) && next !== lead ? groundAt(next, lead, own) : own
}

function holds(one: Node, lead: Element): boolean {
  return one === lead || (isElement(one) && one.children.some(child => holds(child, lead)))
}

function framesIn(hex: string): Restyle {
  return ({ part, style }) =>
    part === 'frame' && isFine(style.border) ? withSidesIn(style, ['border'], hex) : style
}

/** How a line stands under words; `least` px is how high it is however small these are. */
interface LineUnder {
  readonly centred: boolean
  readonly takesRoom: boolean
  readonly broad: true | 'band' | undefined
  readonly least: number
}

/** On pages that flow it takes no room, for what stands below has left some; a canvas is fitted anew. */
function lineUnder(hex: string, { type }: Theme, { centred, takesRoom, broad, least }: LineUnder): Element {
  const thick = broad ? BROAD : THICK
  const height = Math.max(Math.round(type.base * thick), Math.round(least), 2)
  // Large words reach below their line.
  const top = Math.round(type.base * GAP + least * UNDER)
  const bar = drawn({ position: 'absolute', ...{ top, left: 0, right: 0, height }, background: hex }, [])
  const along: Style = centred
    ? { width: Math.round(type.base * SHORT), marginInline: 'auto', alignSelf: 'center' }
    : { alignSelf: 'stretch' }
  return drawn({ position: 'relative', height: takesRoom ? top * 2 + height : 0, shrink: 0, ...along }, [bar])
}

function drawn(style: Style, children: readonly Node[]): Element {
  return { type: 'element', tagName: 'div', properties: { ariaHidden: true }, part: 'line', style, children }
}

/** The main heading of a tree, else the box of its largest words. */
function leadOf(
  root: Element,
  base: number,
  isSeen: (element: Element) => boolean = () => true,
): Element | undefined {
  let largest: { readonly element: Element; readonly size: number } | undefined
  let heading: Element | undefined
  const walk = (element: Element, inherited: number): void => {
    const size = element.style.size ?? inherited
    if (element.tagName === 'h1' && isSeen(element)) heading ??= element
    const saysWords = element.children.some(child => !isElement(child) && child.value.trim() !== '')
    if (
      saysWords &&
      !/^(?:span|strong|em|a)$/.test(element.tagName) &&
      size > (largest?.size ?? 0) &&
      isSeen(element)
    )
      largest = { element, size }
    for (const child of element.children) if (isElement(child)) walk(child, size)
  }
  walk(root, base)
  return heading && textOf(heading).trim() !== '' ? heading : largest?.element
}

/** Whether the words of an element are centred, by what it inherits; undefined where it is not in the tree. */
function isCentred(root: Element, lead: Element, above = false): boolean | undefined {
  const { textAlign } = root.style
  const own = textAlign === undefined ? above : textAlign === 'center'
  if (root === lead) return own
  for (const child of root.children) {
    const found = isElement(child) ? isCentred(child, lead, own) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** A tree with a line behind an element, in a row behind that row; where one is drawn there it has the colour. */
function after(root: Element, lead: Element, line: Element, hex: string): Element {
  const at = root.children.findIndex(child => holds(child, lead))
  const [child, next] = [root.children[at], root.children[at + 1]]
  if (!child || !isElement(child)) return root
  const { borderBottom } = child.style
  if (borderBottom && borderBottom.width > 0) {
    const lined = { ...child, style: { ...child.style, borderBottom: { ...borderBottom, color: hex } } }
    return { ...root, children: root.children.with(at, lined) }
  }
  const below = next && isElement(next) && endsWith(child, lead) ? belowLine(next, hex) : undefined
  if (below) return { ...root, children: root.children.with(at + 1, below) }
  // Behind a row that is in a row there is no room.
  if (child !== lead && (!isRow(child) || isRow(root)))
    return { ...root, children: root.children.with(at, after(child, lead, line, hex)) }
  if (next && isElement(next) && next.part === 'line')
    return { ...root, children: root.children.with(at + 1, inTwoColors(next, line)) }
  return { ...root, children: root.children.toSpliced(at + 1, 0, line) }
}

/** A line that has one colour behind the other: two lines below each other belong to nothing. */
function inTwoColors(one: Element, other: Element): Element {
  const bars = [one, other].map(({ children: [bar] }) => (bar && isElement(bar) ? bar.style : {}))
  const [own = {}, added = {}] = bars
  const isHigher = Number(added.height ?? 0) > Number(own.height ?? 0)
  const parts = bars.map(({ background }, at) =>
    drawn({ grow: at === 0 ? 2 : 1, basis: 0, ...(background && { background }) }, []),
  )
  const { background: _, ...place } = isHigher ? added : own
  return { ...(isHigher ? other : one), children: [drawn({ ...place, display: 'flex' }, parts)] }
}

/** Whether an element is another, or that is the last thing in it. */
function endsWith(element: Element, lead: Element): boolean {
  const last = element.children.at(-1)
  return element === lead || (last !== undefined && isElement(last) && endsWith(last, lead))
}

/** What stands behind, where it begins with a line of its own. */
function belowLine(element: Element, hex: string): Element | undefined {
  const { borderTop } = element.style
  if (isBar(element)) return { ...element, style: { ...element.style, background: hex } }
  return borderTop && borderTop.width > 0
    ? { ...element, style: { ...element.style, borderTop: { ...borderTop, color: hex } } }
    : undefined
}
