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
 * Everything a style may say: what the HTML, pages and canvas drawers all honour.
 * Boxes are border-box. Undefined means the tag's default (see `core/compose/defaults.ts`).
 * Inherited: the text properties from `family` to `whiteSpace`.
 */
export interface Style {
  // Layout of children
  readonly display?: 'block' | 'flex' | 'grid' | 'inline' | 'none'
  /** flex: direction of the main axis, default row. */
  readonly direction?: 'row' | 'column'
  readonly wrap?: boolean
  /** Main axis. */
  readonly justify?: 'start' | 'center' | 'end' | 'between'
  /** Cross axis of flex and grid, default stretch. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  readonly alignSelf?: 'start' | 'center' | 'end' | 'stretch'
  readonly grow?: number
  readonly shrink?: number
  readonly basis?: Length
  /** grid: a number of equal columns, or fractions ([2, 1] is 2fr 1fr). */
  readonly columns?: number | readonly number[]
  /** grid: how many columns a child takes. */
  readonly span?: number
  /** px between children: one value, or [row, column]. */
  readonly gap?: number | readonly [number, number]

  // Box
  readonly width?: Length
  readonly height?: Length
  readonly minWidth?: Length
  readonly maxWidth?: Length
  readonly minHeight?: Length
  readonly padding?: Edges
  readonly margin?: Edges
  readonly marginTop?: number
  readonly marginBottom?: number
  /** `auto` centres a block of limited width. */
  readonly marginInline?: 'auto'
  readonly border?: Rule
  readonly borderTop?: Rule
  readonly borderRight?: Rule
  readonly borderBottom?: Rule
  readonly borderLeft?: Rule
  readonly radius?: number
  readonly background?: string | Gradient

  // Position: absolute boxes are placed against the nearest relative ancestor or the sheet, and take no room
  readonly position?: 'relative' | 'absolute'
  readonly top?: Length
  readonly right?: Length
  readonly bottom?: Length
  readonly left?: Length

  // Text (inherited)
  readonly family?: string
  /** px */
  readonly size?: number
  readonly weight?: number
  readonly italic?: boolean
  readonly color?: string
  /** Multiple of the size. */
  readonly leading?: number
  /** em */
  readonly tracking?: number
  readonly textAlign?: 'start' | 'center' | 'end' | 'justify'
  readonly transform?: 'none' | 'uppercase'
  readonly numeric?: 'normal' | 'tabular'
  readonly whiteSpace?: 'normal' | 'pre' | 'nowrap'
  /** Hyphenation allowed in this text. */
  readonly hyphens?: boolean

  // Text (not inherited)
  readonly decoration?: 'none' | 'underline' | 'line-through'
  /** `balance` evens the lines of headings. */
  readonly textWrap?: 'normal' | 'balance'
  readonly verticalAlign?: 'baseline' | 'super' | 'sub' | 'top' | 'middle' | 'bottom'

  // Images
  readonly fit?: 'cover' | 'contain'

  // Paged: canvas sheets and screens ignore these, browsers get them as CSS paged media
  readonly breakBefore?: 'page'
  readonly breakInside?: 'avoid'
  readonly keepWithNext?: boolean

  /**
   * Screen extras: overrides for a tablet and everything narrower (≤ 960 px), for a phone (≤ 720 px, after those for a
   * tablet) and for hover. Paged drawers ignore them by definition.
   */
  readonly medium?: Omit<Style, 'medium' | 'narrow' | 'hover'>
  readonly narrow?: Omit<Style, 'medium' | 'narrow' | 'hover'>
  readonly hover?: Pick<Style, 'color' | 'background' | 'decoration'>
}
