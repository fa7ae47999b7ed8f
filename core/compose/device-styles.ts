import type { Device } from '../brief/design.ts'
import { contrast, inkSide, solveContrast } from '../theme/contrast.ts'
import { distance, mixed, toOklch } from '../theme/oklch.ts'
import { sizeAt, space, type Theme } from '../theme/theme.ts'
import { isInlineTag } from './defaults.ts'
import { thingIn } from './motifs/things.ts'
import type { Place } from './part-tests.ts'
import { between, textIn } from './set-apart.ts'
import type { Rule, Style } from './style.ts'
import { displayStyle } from './text-style.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** What a device is drawn on, and in which colour where the brief says one. */
interface Setting {
  readonly theme: Theme
  readonly place: Place
  readonly tint?: string | undefined
  readonly dashed?: boolean
}

const DIV = { type: 'element', tagName: 'div', properties: {}, part: 'device' } as const
const SPAN = { type: 'element', tagName: 'span', properties: {}, part: 'device' } as const

/** Letters up to which what stands in a box stays on one page. */
const WHOLE = 900

/** Nodes in a box: outlined, or on a field of the colour that is named. */
export function boxed(nodes: readonly Node[], setting: Setting): Element {
  const { theme, place, tint } = setting
  const [first, ...others] = nodes
  const { outer, inner } = isElement(first) && others.length === 0 ? alone(first.style, tint) : opening(first)
  const isField = tint !== undefined && contrast(tint, place.ground ?? tint) >= FIELD
  const inside = isElement(first) ? [{ ...first, style: inner }, ...others] : nodes
  const letters = nodes.reduce((sum, node) => sum + textOf(node).length, 0)
  return {
    ...DIV,
    style: {
      ...outer,
      ...{ padding: [space(theme, 0.6), space(theme, 0.9)], marginBottom: space(theme, 0.6) },
      radius: Math.min(theme.radius, 16),
      ...(tint ? { background: tint } : {}),
      ...(!isField && { border: lineAround(nodes, setting) }),
      ...(letters <= WHOLE && { breakInside: 'avoid' }),
    },
    children: tint ? inside.map(node => readOn(node, tint, place.color)) : inside,
  }
}

/** What has a ground or a line of its own on another ground, its words as they are read there. */
export function filled(element: Element, tint: string, { color }: Place): Element {
  const { padding } = element.style
  const style: Style = { ...element.style, background: tint, color: clearOn(tint, color) }
  return {
    ...element,
    style:
      padding === undefined && element.style.background === undefined ? { ...style, padding: 12 } : style,
    children: element.children.map(child => readOn(child, tint, color)),
  }
}

/** Contrast under which words are not meant for the ground that is told: a field lies between. */
const ELSEWHERE = 2.5

/** The line of a box; where its words stand on a field that no tree tells, it has their colour. */
function lineAround(nodes: readonly Node[], setting: Setting): Rule {
  const words = colorIn(nodes)
  const line = lineOf(setting, 1)
  const { ground } = setting.place
  const isElsewhere = words !== undefined && ground !== undefined && contrast(words, ground) < ELSEWHERE
  return isElsewhere ? { ...line, color: words } : line
}

function colorIn(nodes: readonly Node[]): string | undefined {
  for (const node of nodes) {
    const color = isElement(node) ? (node.style.color ?? colorIn(node.children)) : undefined
    if (color) return color
  }
  return undefined
}

/** What of a style is said of a box, and what of the thing that it holds first. */
interface Apart {
  readonly outer: Style
  readonly inner: Style
}

/** How a box stands among its neighbours, which is how what it holds stood. */
const STANDING: ReadonlySet<string> = new Set(
  (
    'marginTop width minWidth maxWidth grow shrink basis span alignSelf ' +
    'marginInline position top right bottom left breakBefore keepWithNext'
  ).split(' '),
)

/** The box of one thing stands where that stood; on a field of a colour the thing has no ground of its own. */
function alone(style: Style, tint: string | undefined): Apart {
  const entries = Object.entries(style)
  const inner = entries.filter(([key]) => !STANDING.has(key) && !(tint && key === 'background'))
  return {
    outer: Object.fromEntries(entries.filter(([key]) => STANDING.has(key))),
    inner: Object.fromEntries(inner),
  }
}

/** The box of several has the room above the first of them. */
function opening(first: Node | undefined): Apart {
  if (!isElement(first)) return { outer: {}, inner: {} }
  const { marginTop } = first.style
  return { outer: marginTop === undefined ? {} : { marginTop }, inner: { ...first.style, marginTop: 0 } }
}

/** Contrast from which a field is seen on its ground without a line around it. */
const FIELD = 1.12

/** The cells of a row in a box, or with two lines under them. */
export function boxedCells(row: Element, device: Device, setting: Setting): Element {
  const { theme, tint, place } = setting
  const line = lineOf(setting, 1)
  const cells = row.children.filter(child => isElement(child))
  return {
    ...row,
    children: row.children.map(child => {
      if (!isElement(child)) return child
      if (device === 'double-rule') return underlinedTwice(child, setting)
      if (device === 'rule') return underlined(child, setting)
      if (device === 'overline') return overlined(child, setting)
      const [isFirst, isLast] = [child === cells[0], child === cells.at(-1)]
      const [opens, closes] = theme.dir === 'rtl' ? [isLast, isFirst] : [isFirst, isLast]
      const sides: Style = {
        ...{ borderTop: line, borderBottom: line },
        ...(opens && { borderLeft: line }),
        ...(closes && { borderRight: line }),
      }
      const cell = { ...child, style: { ...child.style, ...sides, ...(tint && { background: tint }) } }
      return tint ? { ...cell, children: cell.children.map(node => readOn(node, tint, place.color)) } : cell
    }),
  }
}

/** Letters of a thing up to which several stand side by side in their boxes, and how many do. */
const SHORT = 90
const ACROSS = 4

/** The things of a list each in a box, side by side where they say little. Bullets go; numbers stay. */
export function boxedEach(list: Element, setting: Setting): Element {
  const { theme, place, tint } = setting
  const items = list.children.filter(child => isElement(child))
  const isShort = items.every(item => textOf(item).length <= SHORT) && items.length <= ACROSS
  const isPlain = list.tagName === 'ul'
  const frame: Style = {
    ...{ padding: [space(theme, 0.6), space(theme, 0.75)], radius: Math.min(theme.radius, 16) },
    ...{ breakInside: 'avoid', border: lineOf(setting, 1), ...(tint && { background: tint }) },
  }
  const each = items.map((item): Element => {
    const { marginTop: _, ...style } = item.style
    const own: Element = { ...item, style: { ...style, ...frame } }
    const children = tint ? own.children.map(node => readOn(node, tint, place.color)) : own.children
    return { ...own, children, ...(isPlain && { tagName: 'div', properties: { role: 'listitem' } }) }
  })
  const { padding: __, ...style } = list.style
  const row: Style = {
    ...{ display: 'grid', columns: isShort ? items.length : 1, gap: space(theme, 0.75) },
    narrow: { columns: 1 },
  }
  return {
    ...list,
    style: { ...(isPlain ? style : list.style), ...row },
    children: each,
    ...(isPlain && { tagName: 'div', properties: { role: 'list' } }),
  }
}

/** A row of a table, or a card, on a mark. */
export function markedWhole(element: Element, setting: Setting): Element {
  const { theme, place, tint } = setting
  const ground = tint ?? markGround(theme, place)
  const on = (one: Element): Element => ({
    ...one,
    style: { ...one.style, background: ground },
    children: one.children.map(node => readOn(node, ground, place.color)),
  })
  if (element.tagName !== 'tr')
    return { ...on(element), style: { ...on(element).style, border: lineOf(setting, 2) } }
  return { ...element, children: element.children.map(child => (isElement(child) ? on(child) : child)) }
}

/** em of its size that a ring has beside its words, and that a letter takes. */
const BESIDE = 1.2
const LETTER = 0.62
/** Letters up to which words stand in a circle; longer ones stand in an oval. */
const ROUND = 9

/** What a cell holds in a ring, which is an oval there: rows stay as low as they are. */
export function ringedCell(cell: Element, setting: Setting): Element {
  const words: Element = { ...cell, tagName: 'div', properties: {}, style: {} }
  const { textAlign } = cell.style
  const ring = ringed({ ...words, style: textAlign ? { textAlign } : {} }, false, setting)
  return { ...cell, children: [ring] }
}

/** Sizes of the text up to which words have a circle. */
const LARGE = 1.6

/** Words in a ring that is as wide as they are. */
export function ringed(element: Element, inRow: boolean, setting: Setting): Element {
  const { place } = setting
  const letters = textOf(element).trim().length
  // A large figure has an oval: a circle around it would stand in what is beside it.
  const isCircle = letters <= ROUND && !place.inCell && place.size <= setting.theme.type.base * LARGE
  const across = Math.round((letters * LETTER + BESIDE) * place.size)
  const { marginTop, ...style } = element.style
  const ring: Element = {
    ...DIV,
    style: {
      ...{ display: 'flex', direction: 'column', justify: 'center', align: 'center', shrink: 0 },
      ...{ border: lineOf(setting, 2), radius: 999, alignSelf: inRow ? 'center' : 'start' },
      ...{ padding: [place.size * (isCircle ? 0.35 : 0.08), place.size * 0.5], breakInside: 'avoid' },
      ...(isCircle && { minHeight: across, minWidth: across, width: across }),
    },
    children: [{ ...element, style: { ...style, textAlign: 'center', whiteSpace: 'nowrap' } }],
  }
  if (inRow) return ring
  const justify = style.textAlign === 'center' ? 'center' : style.textAlign === 'end' ? 'end' : 'start'
  const row: Style = { display: 'flex', justify, ...(marginTop !== undefined && { marginTop }) }
  return { ...DIV, style: row, children: [ring] }
}

/** Lines of a sticker at most, their height and the room around them, em, and its letters over the text. */
const STICKER = { lines: 3, leading: 1.15, room: 1.2, least: 1.2 }

/** Words on a round field of the accent, in the lines that make it smallest. */
export function stuck(element: Element, inRow: boolean, setting: Setting): Element {
  const { theme, place, tint } = setting
  const on = place.ground ?? theme.color.paper
  const field =
    [tint, theme.color.accent, ...theme.design.color.seeds].find(
      hex => hex !== undefined && contrast(hex, on) >= SEEN,
    ) ?? place.color
  // Cut out of what it stands on, words have that for their ink.
  const ink = contrast(on, field) >= READ ? on : inkOn(field, place.color)
  const size = Math.round(Math.max(place.size, theme.type.base * STICKER.least))
  const { width, across } = circleFor(textOf(element).trim(), size)
  const { marginTop, ...style } = element.style
  const words: Style = { ...style, size, width, leading: STICKER.leading, textAlign: 'center' }
  const inner = inked({ ...element, style: { ...words, weight: theme.type.strongWeight } }, ink)
  const circle: Element = {
    ...DIV,
    style: {
      ...{ display: 'flex', direction: 'column', justify: 'center', align: 'center', shrink: 0 },
      ...{ width: across, minWidth: across, minHeight: across, radius: 999, background: field },
      ...{ alignSelf: inRow ? 'center' : 'start', breakInside: 'avoid' },
    },
    children: [inner],
  }
  if (inRow) return circle
  const justify = style.textAlign === 'center' ? 'center' : 'start'
  const row: Style = { display: 'flex', justify, ...(marginTop !== undefined && { marginTop }) }
  return { ...DIV, style: row, children: [circle] }
}

/** Width of words and of the circle around them, px, in as many lines as make it smallest. */
function circleFor(text: string, size: number): { readonly width: number; readonly across: number } {
  const words = text.split(/\s+/)
  const fits = Array.from({ length: Math.min(STICKER.lines, words.length) }, (_, at) => {
    const width = Math.ceil(longestOf(words, at + 1) * wideOf(text) * size)
    return {
      width,
      across: Math.ceil(Math.hypot(width, (at + 1) * STICKER.leading * size) + STICKER.room * size),
    }
  })
  return fits.reduce((one, other) => (other.across < one.across ? other : one))
}

/** em that a letter takes: those of scripts whose letters are square take a whole one. */
function wideOf(text: string): number {
  return /[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/.test(text) ? 1.05 : LETTER
}

/** Letters of the longest of some lines that words are divided into, where it is shortest. */
function longestOf(words: readonly string[], lines: number): number {
  const [first = '', ...others] = words
  if (lines === 1) return words.join(' ').length
  if (others.length === 0) return first.length
  return Math.min(
    ...others.map((_, at) =>
      Math.max(words.slice(0, at + 1).join(' ').length, longestOf(words.slice(at + 1), lines - 1)),
    ),
  )
}

/** em of their size that a mark reaches beyond words. */
const MARGIN = 0.18

/** Words on a mark, as a highlighter leaves it. */
export function marked(element: Element, setting: Setting, round = false): Element {
  const { theme, place, tint } = setting
  const ground = tint ?? markGround(theme, place)
  const beside = Math.round(place.size * (round ? MARGIN * 2 : MARGIN))
  const style: Style = {
    ...{ background: ground, padding: [0, beside], radius: round ? 999 : 2 },
    color: ground === theme.color.accentSoft ? theme.color.onAccentSoft : inkOn(ground, place.color),
  }
  const mark = (children: readonly Node[]): Element => ({ ...SPAN, style, children })
  const blocks = element.children.some(child => isElement(child, 'p', 'div', 'ul', 'ol', 'li', 'blockquote'))
  if (!blocks)
    return { ...element, children: [mark(element.children.map(node => readOn(node, ground, place.color)))] }
  return {
    ...element,
    children: element.children.map(child =>
      isElement(child) ? marked(child, setting, round) : mark([child]),
    ),
  }
}

/** The soft ground of the accent, or more of the accent where that is not seen on what is behind it. */
function markGround({ color }: Theme, { ground = color.paper }: Place): string {
  if (distance(color.accentSoft, ground) >= APART) return color.accentSoft
  // Of a grey more would be a shadow on the words, and no mark.
  return mixed(ground, color.accent, toOklch(color.accent).c < GREY ? 0.12 : 0.28)
}

/** Chroma in Oklch under which an accent is a grey. */
const GREY = 0.04

/** Distance in Oklab from which a mark is seen on its ground. */
const APART = 0.06

/** A block over one line, a stroke wide. */
export function underlined(element: Element, setting: Setting): Element {
  const line = lineOf(setting, 1.5)
  const beneath = { borderBottom: line, padding: [0, 0, Math.round(setting.place.size * 0.18), 0] } as const
  return { ...element, style: { ...element.style, ...beneath } }
}

/** A block under one line, a stroke wide. */
export function overlined(element: Element, setting: Setting): Element {
  const line = lineOf(setting, 1.5)
  const above = { borderTop: line, padding: [Math.round(setting.place.size * 0.18), 0, 0, 0] } as const
  return { ...element, style: { ...element.style, ...above } }
}

/** A block over two lines. */
export function underlinedTwice(element: Element, setting: Setting): Element {
  const line = lineOf(setting, 1)
  const inner: Element = { ...DIV, style: { borderBottom: line }, children: element.children }
  const isBlock = element.style.display === undefined || element.style.display === 'block'
  if (isBlock) return { ...element, style: { ...element.style, ...under(line) }, children: [inner] }
  const { marginTop, ...style } = element.style
  return {
    ...DIV,
    style: { ...under(line), ...(marginTop !== undefined && { marginTop }) },
    children: [{ ...element, style: { ...style, borderBottom: line } }],
  }
}

function under(line: Rule): Style {
  return { borderBottom: line, padding: [0, 0, Math.max(2, line.width * 2), 0] }
}

/** Sizes of the words that a sign is as high as, and one that is to be seen as such. */
const SIGN = 0.82
const SEAL = 2.6

/** Words with a thing drawn before them, or a seal beside them. */
export function signed(element: Element, thing: string, setting: Setting): Element {
  const { place, theme } = setting
  const isSeal = thing === 'Seal' && !isInlineTag(element.tagName)
  const size = Math.round(place.size * (isSeal ? SEAL : SIGN) * 10) / 10
  const ground = place.ground ?? theme.color.paper
  const ink = lineOf(setting, 1).color
  const beside = Math.round(place.size * 0.35)
  const sign: Element = {
    ...{ type: 'element', tagName: 'svg', properties: { ariaHidden: true }, part: 'device', children: [] },
    style: { width: size + beside, height: size },
    art: {
      viewBox: [size + beside, size],
      outlines: thingIn(thing, { x: theme.dir === 'rtl' ? beside : 0, y: 0, size, ink, ground }),
    },
  }
  return { ...element, children: [sign, ...element.children] }
}

/** A quotation as a display piece between two lines. */
export function pulled(element: Element, setting: Setting): Element {
  const { theme } = setting
  const line = lineOf(setting, 2)
  const { borderLeft: _, borderRight: __, size: ___, ...style } = element.style
  const said = saidAndWho(element, theme)
  const text = { ...displayStyle(theme, sizeAt(theme, 2.5)), transform: 'none' } as const
  return {
    ...element,
    style: {
      ...style,
      ...text,
      ...{ color: style.color ?? setting.place.color, borderTop: line, borderBottom: line },
      ...{ padding: [space(theme, 0.75), 0, space(theme, 0.75), 0], breakInside: 'avoid' },
    },
    ...(said && { tagName: 'blockquote' }),
    children: said ?? element.children.map(child => (isElement(child) ? inItsType(child) : child)),
  }
}

/** Where in a paragraph that is a quotation it says whose: behind its last mark and a dash. */
const WHO = /(?<=["”“»«」』]\s*)[—–―-]\s*\p{L}[^"“”„«»]{1,70}$/su

/** A paragraph that is a quotation as what is said, and who says it below in the type of text; undefined for others. */
function saidAndWho(element: Element, { type }: Theme): readonly Element[] | undefined {
  const text = textIn(element)
  const at = element.tagName === 'p' ? WHO.exec(text)?.index : undefined
  if (at === undefined) return undefined
  const paragraph: Element = { ...element, style: {} }
  const who: Style = { family: type.text, size: type.base, weight: 400, leading: type.leading }
  return [
    between(paragraph, 0, at),
    { ...between(paragraph, at, text.length), part: 'attribution', style: who },
  ]
}

/** What stands in a quotation has its type, but for who says it. */
function inItsType(element: Element): Element {
  if (element.part === 'attribution' || element.tagName === 'cite' || element.tagName === 'footer')
    return element
  const { size: _, family: __, weight: ___, leading: ____, ...style } = element.style
  return {
    ...element,
    style,
    children: element.children.map(child => (isElement(child) ? inItsType(child) : child)),
  }
}

/** A line in the colour that is named, else in the accent where that is seen, else in that of words. */
function lineOf({ theme, place, tint, dashed }: Setting, steps: number): Rule {
  const ground = place.ground ?? theme.color.paper
  const wanted = [tint, theme.color.accent, place.color].find(
    color => color !== undefined && contrast(color, ground) >= SEEN,
  )
  const rule = { width: Math.max(theme.rule, 1) * steps, color: wanted ?? place.color }
  return dashed ? { ...rule, style: 'dashed' } : rule
}

/** Contrast from which a line is seen. */
const SEEN = 1.6

/** Contrast of words that are read. */
const READ = 4.5

function inkOn(ground: string, color: string): string {
  return contrast(color, ground) >= READ
    ? color
    : solveContrast(toOklch(color), [ground], READ, inkSide(ground))
}

/** An element whose words have one ink, but for what stands on a ground of its own. */
export function inked(element: Element, color: string): Element {
  if (element.style.background !== undefined) return element
  const children = element.children.map(child => (isElement(child) ? inked(child, color) : child))
  return { ...element, style: { ...element.style, color }, children }
}

/** What cannot be read on a ground is as clear there as it can be: there is nothing of its own to keep. */
function clearOn(ground: string, color: string): string {
  if (contrast(color, ground) >= READ) return color
  const [light, dark] = ['#ffffff', '#111111'] as const
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark
}

/** Contrast from which on a mark is told from its ground. */
const TOLD = 1.2

/** A bar that would be gone on a ground of its own colour, in the ink that is seen there; whatever else stays as it is. */
function markOn(element: Element, ground: string, ink: string): Element {
  const { background } = element.style
  if (element.part !== 'bar' || typeof background !== 'string' || contrast(background, ground) >= TOLD)
    return element
  return { ...element, style: { ...element.style, background: ink } }
}

/** Contrast from which a button is seen as one on its ground. */
const PRESSED = 3

/** A filled button that its ground would swallow: turned round, in the ink that is seen there. */
function buttonOn(element: Element, ground: string, ink: string): Element {
  const { background, border } = element.style
  const isFilled = element.part?.startsWith('button') && typeof background === 'string'
  if (!isFilled || contrast(background, ground) >= PRESSED) return markOn(element, ground, ink)
  const style: Style = {
    ...element.style,
    background: ink,
    ...(border && { border: { width: 1, color: ink } }),
  }
  const color = inkOn(ink, ground)
  return {
    ...element,
    style: { ...style, color },
    children: element.children.map(child => readOn(child, ink, color)),
  }
}

/** What is in an element with its bars seen on a ground. */
export function marksOn(element: Element, ground: string, ink: string): Element {
  const children = element.children.map(child => (isElement(child) ? marksOn(child, ground, ink) : child))
  return markOn({ ...element, children }, ground, ink)
}

/** A node whose words are read on a ground; what has a ground of its own stays as it is. */
function readOn(node: Node, ground: string, color: string): Node {
  if (!isElement(node)) return node
  if (node.style.background !== undefined) return buttonOn(node, ground, clearOn(ground, color))
  const own = clearOn(ground, node.style.color ?? color)
  const style =
    node.style.color === own || (own === color && node.style.color === undefined)
      ? node.style
      : { ...node.style, color: own }
  return { ...node, style, children: node.children.map(child => readOn(child, ground, color)) }
}
