import type { Edges, Length, Rule, Style } from '../../compose/style.ts'

/** Properties of a satori style, named as in React. */
export type SatoriStyle = Record<string, string | number>

/** Four sides in px: top, right, bottom, left. */
export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Edges written out. */
export function sidesOf(edges: Edges | undefined): Sides {
  if (edges === undefined) return { top: 0, right: 0, bottom: 0, left: 0 }
  if (typeof edges === 'number') return { top: edges, right: edges, bottom: edges, left: edges }
  const [top, right, bottom = top, left = right] = edges
  return { top, right, bottom, left }
}

/** The four sides of a border; undefined where there is none. */
export function bordersOf(style: Style): Readonly<Record<keyof Sides, Rule | undefined>> {
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

/** Padding and borders together: the room between a box's edge and its content. */
export function insetsOf(style: Style): Sides {
  const padding = sidesOf(style.padding)
  const borders = bordersOf(style)
  return {
    top: padding.top + (borders.top?.width ?? 0),
    right: padding.right + (borders.right?.width ?? 0),
    bottom: padding.bottom + (borders.bottom?.width ?? 0),
    left: padding.left + (borders.left?.width ?? 0),
  }
}

const flexValues = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const
const alignValues = { ...flexValues, stretch: 'stretch', baseline: 'baseline' } as const

/** Everything of a style that moves boxes. Grounds and borders are painted from the boxes, so satori only gives them room. */
export function toBoxStyle(style: Style): SatoriStyle {
  return {
    boxSizing: 'border-box',
    ...containerStyle(style),
    ...itemStyle(style),
    ...spacing(style),
    ...position(style),
  }
}

function containerStyle(style: Style): SatoriStyle {
  const gap = typeof style.gap === 'number' ? ([style.gap, style.gap] as const) : style.gap
  return {
    display: style.display === 'flex' || style.display === 'grid' ? style.display : 'block',
    ...(style.display === 'flex' && {
      flexDirection: style.direction ?? 'row',
      flexWrap: style.wrap ? 'wrap' : 'nowrap',
    }),
    ...(style.display === 'grid' && { gridTemplateColumns: columnTemplate(style.columns ?? 1) }),
    ...(style.justify !== undefined && { justifyContent: flexValues[style.justify] }),
    ...(style.align !== undefined && { alignItems: alignValues[style.align] }),
    ...(gap !== undefined && { rowGap: gap[0], columnGap: gap[1] }),
  }
}

/** Columns share the width by their fractions alone: what stands in them does not widen them. */
function columnTemplate(columns: number | readonly number[]): string {
  const fractions = typeof columns === 'number' ? Array.from({ length: columns }, () => 1) : columns
  return fractions.map(fraction => `minmax(0, ${fraction}fr)`).join(' ')
}

function itemStyle(style: Style): SatoriStyle {
  const sizes = {
    flexGrow: style.grow,
    flexShrink: style.shrink,
    flexBasis: style.basis,
    width: style.width,
    height: style.height,
    minWidth: style.minWidth,
    maxWidth: style.maxWidth,
    minHeight: style.minHeight,
  } satisfies Record<string, Length | undefined>
  return {
    ...defined(sizes),
    ...(style.alignSelf !== undefined && { alignSelf: alignValues[style.alignSelf] }),
    ...(style.span !== undefined && { gridColumn: `span ${style.span}` }),
  }
}

function spacing(style: Style): SatoriStyle {
  const insets = insetsOf(style)
  const margin = sidesOf(style.margin)
  const auto = style.marginInline === 'auto'
  return nonZero({
    paddingTop: insets.top,
    paddingRight: insets.right,
    paddingBottom: insets.bottom,
    paddingLeft: insets.left,
    marginTop: style.marginTop ?? margin.top,
    marginBottom: style.marginBottom ?? margin.bottom,
    marginLeft: auto ? 'auto' : margin.left,
    marginRight: auto ? 'auto' : margin.right,
  })
}

function position(style: Style): SatoriStyle {
  if (style.position === undefined) return {}
  const { top, right, bottom, left } = style
  return { position: style.position, ...defined({ top, right, bottom, left }) }
}

function defined(values: Record<string, Length | undefined>): SatoriStyle {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as SatoriStyle
}

function nonZero(values: SatoriStyle): SatoriStyle {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0))
}
