/** What a brief asks of a whole document in one word (gradients, shadows, a colour for the fine details), put on its sheets once they are composed. */
import type { Design } from '../brief/design.ts'
import type { TokenPath } from '../brief/reach.ts'
import { contrast, inkSide } from '../theme/contrast.ts'
import { toHex, toOklch } from '../theme/oklch.ts'
import { pt } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import { isBar, isFine, SIDES, withColoredLines, withSidesIn } from './colored-lines.ts'
import { colorPlaces } from './color-places.ts'
import { type Restyle, restyled } from './restyle.ts'
import type { Sheet } from './sheet.ts'
import type { Gradient, Rule, Style } from './style.ts'
import { type Element, isElement, type Node } from './tree.ts'

/** Sheets with a finish, and the tokens that found something to be drawn on. */
export interface Finished {
  readonly sheets: readonly Sheet[]
  readonly drawn: ReadonlySet<TokenPath>
}

interface Finish {
  readonly token: TokenPath
  readonly restyle: Restyle
}

/** What sheets are drawn by: browsers, mail programs, or a layout of ours. */
interface Medium {
  readonly surface: 'screen' | 'pages' | 'canvas'
  readonly html?: 'page' | 'mail'
  /** The design that the format has where a brief says nothing. */
  readonly usual: Design
  /** The brand colours as they were asked for; a scheme derives more. */
  readonly seeds: readonly string[]
}

/** The sheets with every finish that their theme's design asks for and that their medium draws. */
export function finishSheets(sheets: readonly Sheet[], theme: Theme, medium: Medium): Finished {
  const stressedSheets = withEveryColor(sheets.map(stressed), medium)
  const colored = withColoredLines(stressedSheets, theme, medium.surface)
  return finishesOf(theme, medium).reduce<Finished>(
    ({ sheets: before, drawn }, { token, restyle }) => {
      const after = restyled(before, restyle)
      return { sheets: after, drawn: after === before ? drawn : new Set([...drawn, token]) }
    },
    { sheets: colored, drawn: new Set() },
  )
}

/** A sheet whose stressed words are nowhere lighter than the words around them: a display face is heavier than a text's stress. */
function stressed(sheet: Sheet): Sheet {
  const root = stressedIn(sheet.root, 0)
  return root === sheet.root ? sheet : { ...sheet, root }
}

function stressedIn(element: Element, around: number): Element {
  const { weight = around } = element.style
  const own = element.tagName === 'strong' ? Math.max(weight, around) : weight
  const children = element.children.map(child => (isElement(child) ? stressedIn(child, own) : child))
  const isSame = own === weight && children.every((child, at) => child === element.children[at])
  return isSame
    ? element
    : { ...element, style: { ...element.style, ...(own !== weight && { weight: own }) }, children }
}

function finishesOf(theme: Theme, { surface, html, usual }: Medium): readonly Finish[] {
  const { shape, decor } = theme.design
  const ruled = shape.rules === usual.shape.rules ? [] : [rules(theme)]
  if (html === 'mail') return ruled
  return [
    ...ruled,
    ...(decor.gradient ? [gradients(theme)] : []),
    ...(shape.shadow && surface === 'screen' ? [shadows] : []),
  ]
}

/** px up to which a line between parts is one that a brief means by its rules. */
const RULE = 3

/** Cells keep theirs, in dots or dashes where those are asked for, so that rows can be told apart, and lines in the colour of words are there to be written on. */
function rules(theme: Theme): Finish {
  const { rules: wanted } = theme.design.shape
  const isNone = wanted === 'none'
  const broken = wanted === 'dotted' || wanted === 'dashed' ? { style: wanted } : {}
  const width = Math.max(theme.rule, pt(0.5))
  return {
    token: 'shape.rules',
    restyle({ style, tagName }) {
      const isCell = tagName === 'td' || tagName === 'th'
      if (isCell && Object.keys(broken).length === 0) return style
      const sides = SIDES.filter(side => {
        const rule = style[side]
        return (
          rule && rule.width > 0 && rule.width <= Math.max(RULE, width) && rule.color !== theme.color.text
        )
      })
      if (sides.length === 0) return style
      const set = (side: (typeof SIDES)[number]): Rule =>
        ({ ...style[side], ...broken, ...(!isCell && { width: isNone ? 0 : width }) }) as Rule
      return { ...style, ...Object.fromEntries(sides.map(side => [side, set(side)])) }
    },
  }
}

/** Tags that hold blocks: a gradient is not for words in a line, nor for the rows of a table. */
const boxes: ReadonlySet<string> = new Set(
  'div section header footer main article aside figure nav li a'.split(' '),
)

/** px under which a filled box is a mark and no field. */
const MARK = 40

/** Chroma from which a ground is a colour and no paper. */
const COLOURED = 0.03

/** Fields of a brand colour run into a neighbour of it that its words stand out from at least as well. */
function gradients(theme: Theme): Finish {
  const { paper } = theme.paperColor
  const known = new Map<string, Gradient>()
  return {
    token: 'decor.gradient',
    restyle({ style, tagName }) {
      const { background: fill, width, height } = style
      if (typeof fill !== 'string' || fill.length !== 7 || !boxes.has(tagName)) return style
      const isMark = [width, height].some(length => typeof length === 'number' && length < MARK)
      if (isMark || toOklch(fill).c < COLOURED || contrast(fill, paper) < 1.5) return style
      const gradient = known.get(fill) ?? gradientFrom(fill)
      known.set(fill, gradient)
      return { ...style, background: gradient }
    },
  }
}

/** Away from the ink, and a little along the circle of hues: the fill itself is where the eye begins. */
function gradientFrom(fill: string): Gradient {
  const { l, c, h } = toOklch(fill)
  const ink = inkSide(fill)
  const away = ink === 'white' ? -0.12 : 0.09
  const end = [18, 9, 0]
    .map(turn => toHex({ l: Math.min(Math.max(l + away, 0.1), 0.97), c, h: (h + turn) % 360 }))
    .find(hex => contrast(hex, INK[ink]) >= contrast(fill, INK[ink]))
  return {
    angle: 135,
    stops: [
      { color: fill, at: 0 },
      { color: end ?? fill, at: 1 },
    ],
  }
}

const INK = { white: '#ffffff', black: '#000000' } as const

/** Cards are lifted off the page: boxes that have a ground and corners or a border of their own. */
const shadows: Finish = {
  token: 'shape.shadow',
  restyle({ style, tagName }, ground) {
    const { background, border, radius = 0, position } = style
    const isCard = background !== undefined && background !== ground && (border !== undefined || radius > 0)
    return isCard && boxes.has(tagName) && position !== 'absolute' ? { ...style, shadow: true } : style
  },
}

/**
 * Brand colours that a composition has no place for are where they are read, or draw what is fine: the heads of parts, then the
 * labels over other words, then lines, then the edge of the sheets, one colour each, so that each colour that was asked for is seen: the accent
 * itself too, where only a darker one is read as words.
 */
function withEveryColor(sheets: readonly Sheet[], medium: Medium): readonly Sheet[] {
  const [own] = medium.usual.color.seeds
  // Ink alone is what is left where every colour is for some things only.
  const isBare = medium.seeds.length === 1 && medium.seeds.every(isInk)
  const asked = isBare ? [] : medium.seeds.filter((seed, at) => at > 0 || seed !== own)
  if (asked.length === 0) return sheets
  const seen = colorPlaces(sheets)
  let free: readonly Placing[] = [
    ...[partHeadIn, labelIn, lineIn].map(
      (place): Placing =>
        (all, color) =>
          restyled(all, (element, ground) => {
            const after = place(color)(element, ground)
            const loses = asked.find(other => wears(element.style, other) && !wears(after, other))
            return loses === undefined ? after : element.style
          }),
    ),
    // A grey along the edge of a sheet looks like a fault of the printer.
    (all, color) => (toOklch(color).c < COLOURED ? all : all.map(sheet => edgedIn(sheet, color, medium))),
  ]
  return asked
    .filter(seed => !seen.has(seed))
    .reduce((before, color) => {
      for (const place of free) {
        const after = place(before, color)
        if (after === before) continue
        free = free.filter(other => other !== place)
        return after
      }
      return before
    }, sheets)
}

/** A colour that words have anyway. */
function isInk(color: string): boolean {
  const { l, c } = toOklch(color)
  return c < COLOURED && l < DEEP
}

/** Lightness in Oklch up to which a grey is ink. */
const DEEP = 0.3

/** Sheets with a colour in one kind of place; the same sheets where there is no such place. */
type Placing = (sheets: readonly Sheet[], color: string) => readonly Sheet[]

/** Part of a sheet's shorter side that a strip along its edge takes. */
const STRIP = 0.012

/** A strip along the head of a sheet, over its whole width. */
function edgedIn(sheet: Sheet, color: string, { surface, html }: Medium): Sheet {
  const { root, size, backdrop } = sheet
  const height = Math.max(4, Math.round(Math.min(size.width, size.height || size.width) * STRIP))
  const place: Style = { position: 'absolute', top: 0, left: 0, width: size.width, height }
  const strip = element('div', { ...place, background: color })
  if (surface === 'pages')
    return { ...sheet, backdrop: backdrop ? element('div', {}, [backdrop, strip]) : strip }
  if (surface === 'canvas') return { ...sheet, root: { ...root, children: [...root.children, strip] } }
  const borderTop = { width: height, color }
  return html === 'mail' || root.style.borderTop
    ? sheet
    : { ...sheet, root: { ...root, style: { ...root.style, borderTop } } }
}

function element(tagName: string, style: Style, children: readonly Node[] = []): Element {
  return { type: 'element', tagName, properties: { ariaHidden: true }, children, style }
}

/** Whether a style shows a colour: what one brand colour has is not taken for another. */
function wears({ color, background, ...style }: Style, hex: string): boolean {
  return color === hex || background === hex || SIDES.some(side => style[side]?.color === hex)
}

/** Contrast from which a line is seen, and from which small words and heads of parts are read. */
const LINE_SEEN = 1.4
const WORDS_READ = 4.5

function lineIn(color: string): Restyle {
  return (element, ground) => {
    const { style, properties } = element
    if (contrast(color, ground) < LINE_SEEN) return style
    const sides = SIDES.filter(side => isFine(style[side]))
    if (sides.length > 0) return withSidesIn(style, sides, color)
    return properties.ariaHidden === true && isBar(element) ? { ...style, background: color } : style
  }
}

function labelIn(color: string): Restyle {
  return ({ style, tagName }, ground) => {
    const { color: own, transform, tracking = 0 } = style
    const isLabel = own !== undefined && !isHead(tagName) && (transform === 'uppercase' || tracking > 0.02)
    return isLabel && contrast(color, ground) >= WORDS_READ ? { ...style, color } : style
  }
}

function partHeadIn(color: string): Restyle {
  return ({ style, tagName }, ground) =>
    isHead(tagName) && tagName !== 'h1' && contrast(color, ground) >= WORDS_READ ? { ...style, color } : style
}

function isHead(tagName: string): boolean {
  return /^h[1-6]$/.test(tagName)
}
