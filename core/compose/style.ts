/** px, or a percentage of the container's width or height. */
export type Length = number | `${number}%`

/** One value for all sides, [block, inline], or [top, right, bottom, left]; px. */
export type Edges = number | readonly [number, number] | readonly [number, number, number, number]

/** One side of a border. */
export interface Rule {
  /** px */
  readonly width: number
  readonly color: string
  readonly style?: 'solid' | 'dashed' | 'dotted'
}

/** A straight gradient between colour stops, `#rrggbb` or `#rrggbbaa`; angle in degrees as in CSS (180 is downwards). */
export interface Gradient {
  readonly angle: number
  readonly stops: readonly { readonly color: string; readonly at: number }[]
}

/**
 * Everything a style may say. It is drawn by three drawers: `html` in the reader's browser, `pages` and `canvas` in our own
 * layouts. What a property means is what CSS means by it, and `core/draw/conformance` holds the drawers to it; where one
 * goes its own way, it says so here. On a canvas boxes stand on whole px.
 *
 * Boxes are border-box. Undefined means the tag's default (see `core/compose/defaults.ts`). Inherited: the text properties
 * from `family` to `hyphens`. Sides are sides as seen, in any direction of reading.
 */
export interface Style {
  // Layout of children

  /** `inline`: a picture stands in the line of words around it. What is in a row, a column or a grid is a box in any case. */
  readonly display?: 'block' | 'flex' | 'grid' | 'inline' | 'none'
  /** flex: direction of the main axis, default row. `row-reverse`: what is read first stands at the end side. */
  readonly direction?: 'row' | 'row-reverse' | 'column'
  /** flex: what is too wide for one row goes on in the next. */
  readonly wrap?: boolean
  /** flex: where items stand along the main axis when nothing grows; default start. */
  readonly justify?: 'start' | 'center' | 'end' | 'between'
  /** flex and grid: where items stand across. Default stretch, which leaves those of a stated height as they are. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Item of a flex or grid box: its own `align`. */
  readonly alignSelf?: 'start' | 'center' | 'end' | 'stretch'
  /** Item of a flex box: its part of what is left free, default 0. */
  readonly grow?: number
  /**
   * Item of a flex box: its part of what is missing, default 1. It gives way as far as its longest word; in a browser
   * an item that also grows gives way further, so that long code does not widen a page.
   */
  readonly shrink?: number
  /** Item of a flex box: its length along the main axis before it grows or shrinks; default that of its content. */
  readonly basis?: Length
  /** grid: a number of equal columns, or fractions ([2, 1] is 2fr 1fr). What stands in them does not widen them. */
  readonly columns?: number | readonly number[]
  /** Item of a grid: how many columns it takes, at most as many as there are. */
  readonly span?: number
  /** flex and grid: px between children, one value, or [row, column]. */
  readonly gap?: number | readonly [number, number]

  // Box

  /** Percentages are of the content of the box around, here and below. */
  readonly width?: Length
  /** pages: the least height, so that words never stand in what follows. Percentages hold where the height around is stated. */
  readonly height?: Length
  /** Stronger than `maxWidth`, and that than `width`. */
  readonly minWidth?: Length
  readonly maxWidth?: Length
  readonly minHeight?: Length
  /** Words in a line have it left and right, the same on both sides. */
  readonly padding?: Edges
  /** Blocks below each other share the larger one; items of flex and grid boxes keep theirs. Words in a line have none. */
  readonly margin?: Edges
  /** Stronger than `margin`. */
  readonly marginTop?: number
  readonly marginBottom?: number
  /** `auto` centres a box of limited width. */
  readonly marginInline?: 'auto'
  /** Cells of tables have borders of their own, next to those of their neighbours; rows have none. */
  readonly border?: Rule
  /** Stronger than `border`, as are the other sides. */
  readonly borderTop?: Rule
  readonly borderRight?: Rule
  readonly borderBottom?: Rule
  readonly borderLeft?: Rule
  /** px, at most half of the box's shorter side. */
  readonly radius?: number
  /** A gradient is for boxes, not for words in a line. */
  readonly background?: string | Gradient
  /** In browsers alone: the box is lifted off the page a little. Elsewhere nothing is drawn. */
  readonly shadow?: true

  // Position

  /**
   * `absolute` takes no room and is placed inside the borders of the nearest box around that has a position (canvas: from
   * their outer edge), or on the sheet. `relative` is such a box, and stays where it is.
   */
  readonly position?: 'relative' | 'absolute'
  /** Absolute boxes alone. Without a place they stand where they would in the flow; between two sides they fill the room. */
  readonly top?: Length
  readonly right?: Length
  readonly bottom?: Length
  readonly left?: Length

  // Text (inherited). No line is lower than one of its block's own size and leading.

  readonly family?: string
  /** px */
  readonly size?: number
  readonly weight?: number
  readonly italic?: boolean
  readonly color?: string
  /** Multiple of the size. canvas: words in a line have that of their paragraph. */
  readonly leading?: number
  /** em added after each letter. */
  readonly tracking?: number
  /** A picture alone in its block is aligned alike. pages: lines are broken for the best paragraph, elsewhere one by one. */
  readonly textAlign?: 'start' | 'center' | 'end' | 'justify'
  readonly transform?: 'none' | 'uppercase'
  /** Figures stand on the line either way; tabular ones have one width. */
  readonly numeric?: 'normal' | 'tabular'
  readonly whiteSpace?: 'normal' | 'pre' | 'nowrap'
  /** Words may be parted at the end of a line, where the drawer's dictionary says. canvas: they never are. */
  readonly hyphens?: boolean

  // Text (not inherited)

  readonly decoration?: 'none' | 'underline' | 'line-through'
  /** `balance` evens the lines of headings. */
  readonly textWrap?: 'normal' | 'balance'
  /**
   * In a line: words raised or lowered, smaller unless they have a size; a picture on the baseline or in the `middle`.
   * In a table: where a cell's content stands, default top.
   */
  readonly verticalAlign?: 'baseline' | 'super' | 'sub' | 'top' | 'middle' | 'bottom'

  // Pictures

  /** How a picture fills a box of other proportions; default contain. It is never stretched. */
  readonly fit?: 'cover' | 'contain'

  // Paged: pages alone; browsers get these as CSS paged media, a canvas has no pages

  /** `late`: where the page before is filled well. */
  readonly breakBefore?: 'page' | 'late'
  readonly breakInside?: 'avoid'
  readonly keepWithNext?: boolean
  /**
   * Where it does not fit on a page, the text after it fills that page, and it stands at the head of the next: text up to
   * the next heading, or up to where a page may begin.
   */
  readonly floats?: 'near' | 'far'

  /**
   * Screen extras: overrides for a tablet and everything narrower (≤ 960 px), for a phone (≤ 720 px, after those
   * for a tablet) and for hover.
   */
  readonly medium?: Omit<Style, 'medium' | 'narrow' | 'hover'>
  readonly narrow?: Omit<Style, 'medium' | 'narrow' | 'hover'>
  readonly hover?: Pick<Style, 'color' | 'background' | 'decoration'>
}

/** The four sides that `Edges` stand for: top, right, bottom, left. */
export function sidesOf(edges: Edges): readonly [number, number, number, number] {
  if (typeof edges === 'number') return [edges, edges, edges, edges]
  const [top, right, bottom = top, left = right] = edges
  return [top, right, bottom, left]
}

/** A place in px from the side that reading starts at. */
export function atStart(
  { dir }: { readonly dir: 'ltr' | 'rtl' },
  distance: number,
): { readonly left: number } | { readonly right: number } {
  return dir === 'rtl' ? { right: distance } : { left: distance }
}
