import { sidesOf, type Edges, type Rule, type Style } from '../compose/style.ts'

/** Distances in px from the four sides of a box. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Nothing on any side. */
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** The same by name. */
export function toInsets(edges: Edges | undefined): Insets {
  if (edges === undefined) return noInsets
  const [top, right, bottom, left] = sidesOf(edges)
  return { top, right, bottom, left }
}

/** The four borders of a box, sides before the common one. */
export interface Borders {
  readonly top: Rule | undefined
  readonly right: Rule | undefined
  readonly bottom: Rule | undefined
  readonly left: Rule | undefined
}

/** The borders that a style asks for; rules of no width are none. */
export function bordersOf(style: Style): Borders {
  return {
    top: visible(style.borderTop ?? style.border),
    right: visible(style.borderRight ?? style.border),
    bottom: visible(style.borderBottom ?? style.border),
    left: visible(style.borderLeft ?? style.border),
  }
}

function visible(rule: Rule | undefined): Rule | undefined {
  return rule !== undefined && rule.width > 0 ? rule : undefined
}

/** Room between a box's edge and its content: padding and borders. */
export function insetsOf(style: Style): Insets {
  const padding = toInsets(style.padding)
  const borders = bordersOf(style)
  return {
    top: padding.top + (borders.top?.width ?? 0),
    right: padding.right + (borders.right?.width ?? 0),
    bottom: padding.bottom + (borders.bottom?.width ?? 0),
    left: padding.left + (borders.left?.width ?? 0),
  }
}

/** Room around a box. */
export function marginsOf(style: Style): Insets {
  const margin = toInsets(style.margin)
  if (style.marginTop === undefined && style.marginBottom === undefined) return margin
  return { ...margin, top: style.marginTop ?? margin.top, bottom: style.marginBottom ?? margin.bottom }
}
