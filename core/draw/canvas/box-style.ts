import { justifyOf } from '../main-axis.ts'
import type { Length, Style } from '../../compose/style.ts'
import { insetsOf, toInsets } from '../edges.ts'

/** Properties of a satori style, named as in React. */
export type SatoriStyle = Record<string, string | number>

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
  const justify = justifyOf(style)
  return {
    display: style.display === 'flex' || style.display === 'grid' ? style.display : 'block',
    ...(style.display === 'flex' && {
      flexDirection: style.direction ?? 'row',
      flexWrap: style.wrap ? 'wrap' : 'nowrap',
    }),
    ...(style.display === 'grid' && { gridTemplateColumns: columnTemplate(style.columns ?? 1) }),
    ...(justify !== undefined && { justifyContent: flexValues[justify] }),
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
  const margin = toInsets(style.margin)
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
  if (style.position !== 'absolute') return style.position === undefined ? {} : { position: style.position }
  const { top, right, bottom, left } = style
  return { position: style.position, ...defined({ top, right, bottom, left }) }
}

function defined(values: Record<string, Length | undefined>): SatoriStyle {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as SatoriStyle
}

function nonZero(values: SatoriStyle): SatoriStyle {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0))
}
