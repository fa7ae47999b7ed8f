import type { Asset } from '../image/asset.ts'
import type { Face } from '../fonts/face.ts'
import type { ShapedWord } from '../fonts/shape.ts'
import type { Gradient } from '../compose/style.ts'

/**
 * Marks tie items to the structure tree: items with the same number belong to one leaf of it.
 * Items without a mark are artifacts: furniture and decoration that a screen reader skips.
 */
export type Mark = number

/** A box on a page, px from its top left corner. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The same by its sides. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The sides of a box. */
export function boundsOf({ x, y, width, height }: Rectangle): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** One word placed on a line. */
export interface PlacedWord {
  /** px to the word's origin from the text item's `x` (from the frame's left edge when the item has none). */
  readonly x: number
  readonly word: ShapedWord
}

/** Words of one face, size and colour on one baseline, in visual order. A gap between words is a space in the text. */
export interface TextItem {
  readonly kind: 'text'
  readonly face: Face
  /** px */
  readonly size: number
  readonly color: string
  /** px from the frame's left edge, added to the `x` of each word, so that words can be shared between lines' owners. Default 0. */
  readonly x?: number
  /** px from the frame's top edge. */
  readonly baseline: number
  readonly words: readonly PlacedWord[]
  /** em added after each glyph. */
  readonly tracking: number
  /** True when a space follows the last word in the text (the line goes on or wraps there). */
  readonly spaceAfter: boolean
  readonly mark?: Mark | undefined
}

/** A filled or bordered rectangle. */
export interface RectItem extends Rectangle {
  readonly kind: 'rect'
  readonly radius: number
  readonly fill?: string | Gradient | undefined
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dash?: readonly number[]
}

/** Vector art: path data in its own coordinates, placed by an offset and a scale. */
export interface PathItem {
  readonly kind: 'path'
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
  readonly fill?: string
  readonly stroke?: string
  /** In the path's own coordinates. */
  readonly strokeWidth?: number
  readonly dash?: readonly number[]
  /** The ends and corners of its line are round. */
  readonly round?: true
  readonly mark?: Mark | undefined
}

/** A picture in its visible box; what of it lies outside the box is clipped (`fit: cover`). */
export interface ImageItem extends Rectangle {
  readonly kind: 'image'
  readonly asset: Asset
  /** Where the whole picture lies, px; larger than the box when cropped. */
  readonly picture: Rectangle
  readonly radius: number
  readonly mark?: Mark | undefined
}

/** A place to click. `href` is `#id` for a place in the document. */
export interface LinkItem extends Rectangle {
  readonly kind: 'link'
  readonly href: string
  /** The link's words, for readers that announce it. */
  readonly title: string
  readonly mark?: Mark | undefined
}

/** Everything a painter can be asked to paint, back to front. */
export type Item = TextItem | RectItem | PathItem | ImageItem | LinkItem

/** A positioned page. px, origin at the top left. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** px beyond the trim on each side. */
  readonly bleed: number
  readonly background: string
  readonly items: readonly Item[]
}

/** The PDF structure types that are used. */
export type StructureRole =
  | 'Document'
  | 'Sect'
  | 'Part'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | 'Formula'
  | 'Caption'
  | 'TOC'
  | 'TOCI'
  | 'Note'
  | 'Reference'
  | 'Link'
  | 'Span'

/** A node of the document's logical structure. Numbers are marks. */
export interface StructureNode {
  readonly role: StructureRole
  readonly children: readonly (StructureNode | Mark)[]
  readonly alt?: string | undefined
  readonly lang?: string | undefined
  readonly scope?: 'col' | 'row' | undefined
  readonly colSpan?: number | undefined
  readonly rowSpan?: number | undefined
}

/** An entry of the PDF outline. */
export interface OutlineEntry {
  readonly title: string
  /** 1–6. */
  readonly level: number
  /** From 0. */
  readonly page: number
  /** px from the page's top edge. */
  readonly y: number
}

/** Laid-out pages with what readers navigate by. */
export interface Pages {
  readonly frames: readonly Frame[]
  readonly structure: StructureNode
  readonly outline: readonly OutlineEntry[]
  /** Places that `#id` links lead to. */
  readonly anchors: ReadonlyMap<string, { readonly page: number; readonly y: number }>
}
