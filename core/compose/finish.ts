/** What a brief asks of a whole document in one word (gradients, shadows, a colour for the fine details), put on its sheets once they are composed. */
import type { TokenPath } from '../brief/reach.ts'
import { contrast, inkSide } from '../theme/contrast.ts'
import { toHex, toOklch } from '../theme/oklch.ts'
import { pt } from '../theme/page.ts'
import type { Theme } from '../theme/theme.ts'
import { SIDES, withColoredLines } from './colored-lines.ts'
import { defaultStyle } from './defaults.ts'
import { type Asked, withEveryColor } from './every-color.ts'
import { withReadableInks } from './readable-inks.ts'
import { type Restyle, restyled } from './restyle.ts'
import { withSeenButtons } from './seen-buttons.ts'
import type { Sheet } from './sheet.ts'
import type { Gradient, Rule } from './style.ts'
import { type Element, isElement } from './tree.ts'

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
interface Medium extends Asked {
  readonly html?: 'page' | 'mail'
}

/** The sheets with every finish that their theme's design asks for and that their medium draws. */
export function finishSheets(sheets: readonly Sheet[], theme: Theme, medium: Medium): Finished {
  const stressedSheets = withEveryColor(sheets.map(stressed), theme, medium)
  const colored = withColoredLines(stressedSheets, theme, medium.surface)
  const { sheets: finished, drawn } = finishesOf(theme, medium).reduce<Finished>(
    ({ sheets: before, drawn }, { token, restyle }) => {
      const after = restyled(before, restyle)
      return { sheets: after, drawn: after === before ? drawn : new Set([...drawn, token]) }
    },
    { sheets: colored, drawn: new Set() },
  )
  const seen = medium.surface === 'screen' ? withSeenButtons(finished, theme) : finished
  return { sheets: withReadableInks(seen, theme), drawn }
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
  const light = theme.design.type.bold === false ? [unbold(theme)] : []
  const ruled = [...light, ...(shape.rules === usual.shape.rules ? [] : [rules(theme)])]
  if (html === 'mail') return ruled
  return [
    ...ruled,
    ...(decor.gradient ? [gradients(theme)] : []),
    ...(shape.shadow && surface === 'screen' ? [shadows] : []),
  ]
}

/** No words are heavier than the text but those of parts that are wanted so. */
function unbold({ design }: Theme): Finish {
  const wanted = new Set(Object.values(design.parts ?? {}).map(part => part?.weight))
  return {
    token: 'type.bold',
    restyle({ style, tagName }) {
      const { weight = defaultStyle(tagName).weight ?? 0 } = style
      return weight > REGULAR && !wanted.has(weight) ? { ...style, weight: REGULAR } : style
    },
  }
}

const REGULAR = 400

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
