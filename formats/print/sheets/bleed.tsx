import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { type Roles, space, type Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'

/** px that a web page leaves beside its text on a phone, where sheets have no margins of paper. */
const PHONE = 20

/** The sides of a box that reaches both side edges of its sheet. */
export function acrossSheet({ margin }: Theme): Pick<Required<Style>, 'margin' | 'narrow'> {
  return { margin: [0, -margin.right, 0, -margin.left], narrow: { margin: [0, -PHONE] } }
}

interface BandProps {
  readonly theme: Theme
  readonly ground: Ground
  /** Drawn in the colours of the ground. */
  readonly children: (theme: Theme) => Child
  readonly style?: Style
  /** Baseline units above and below. */
  readonly room?: number
}

/** A field of colour from edge to edge that stays on one page. */
export function Band({ theme, ground, children, style = {}, room = 2 }: BandProps): Child {
  const on = themeOn(theme, ground)
  const { margin, narrow } = acrossSheet(theme)
  const height = space(theme, room)
  return (
    <div
      part="band"
      style={{
        ...{ margin, padding: [height, theme.margin.right, height, theme.margin.left] },
        ...{ background: on.color.paper, color: on.color.text, breakInside: 'avoid' },
        narrow: { ...narrow, padding: PHONE },
        ...style,
      }}
    >
      {children(on)}
    </div>
  )
}

/** What JSX composes as one element that takes the room above it from the one in whose place it stands. */
export function inPlaceOf({ style: { marginTop = 0 } }: Element, child: Child): Element {
  const [made] = toNodes(child) as readonly Element[]
  if (made === undefined) throw new Error('nothing stands in the place of an element')
  return { ...made, style: { ...made.style, marginTop } }
}

/** An element that leaves the room above it to the box that it stands in. */
export function withoutRoom(element: Element): Element {
  const { marginTop: _, ...style } = element.style
  return { ...element, style }
}

/** Roles of words, and of what lies behind and around them; of equal colours the first is meant, but in headings theirs. */
const WORDS = ['text', 'heading', 'textMuted', 'accentText', 'link', 'onAccent', 'onAccentSoft'] as const
const FIELDS = ['paper', 'accent', 'surface', 'paperAlt', 'accentSoft', 'border', 'hairline'] as const

/** A tree that was composed for the paper in the colours of another ground: each colour by its role. */
export function onGround(node: Element, theme: Theme, ground: Ground): Element {
  const from = theme.color
  const to = themeOn(theme, ground).color
  const turn = (hex: unknown, roles: readonly (keyof Roles)[]): unknown => {
    const role = roles.find(one => from[one] === hex)
    if (role !== undefined) return to[role]
    if (typeof hex !== 'object' || hex === null || Array.isArray(hex)) return hex
    return Object.fromEntries(Object.entries(hex).map(([key, value]) => [key, turn(value, roles)]))
  }
  const turned = (element: Element): Element => {
    const words = /^h\d$/.test(element.tagName) ? (['heading', ...WORDS] as const) : WORDS
    const style = Object.entries(element.style).map(([key, value]) => [
      key,
      turn(value, key === 'color' ? words : FIELDS),
    ])
    return {
      ...element,
      style: Object.fromEntries(style) as Style,
      children: element.children.map(child => (child.type === 'element' ? turned(child) : child)),
    }
  }
  return turned(node)
}
