import type { Style } from '../../compose/style.ts'
import type { Art } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'
import type { Mark } from '../frame.ts'
import type { BlockLink } from '../structure-role.ts'
import type { Inline } from './text/line.ts'
import type { TextProperties } from '../text-properties.ts'

/** A heading as readers navigate by it. */
export interface Heading {
  readonly title: string
  readonly level: number
}

/** A place that the page of is wanted: ids to link to, and a heading for the outline. */
export interface Place {
  readonly ids: readonly string[]
  readonly heading?: Heading
}

/** What stands in a list's padding beside an item's first line. */
export type Marker =
  | { readonly kind: 'text'; readonly inline: Inline; readonly lang: string; readonly dir: 'ltr' | 'rtl' }
  | { readonly kind: 'checkbox'; readonly checked: boolean; readonly size: number; readonly color: string }

interface Box {
  readonly style: Style
  readonly text: TextProperties
  readonly place?: Place | undefined
  /** A block that is a link as a whole. */
  readonly link?: BlockLink | undefined
}

/** Text between blocks: it has no box of its own. */
export interface Paragraph {
  readonly kind: 'paragraph'
  readonly style: Style
  readonly text: TextProperties
  readonly inlines: readonly Inline[]
  readonly balance: boolean
  /** Stands on a canvas, to be seen at a glance. */
  readonly shown: boolean
  /** Lines stay on one page. */
  readonly whole: boolean
}

/** Blocks below or beside each other, as the style's `display` says. */
export interface Container extends Box {
  readonly kind: 'container'
  readonly tagName: string
  readonly children: readonly Block[]
  readonly marker?: Marker | undefined
}

/** A picture or vector art. */
export interface Picture extends Box {
  readonly kind: 'picture'
  readonly source: Asset | Art
  /** Stood alone in a line of text, whose alignment it takes. */
  readonly alone: boolean
  readonly mark?: Mark | undefined
}

/** One cell of a table, at a column of its row. */
export interface Cell {
  readonly block: Container
  readonly column: number
  readonly colSpan: number
  readonly rowSpan: number
  /** Shown in a band of the table above: readers skip it. */
  readonly again?: true
}

/** A row of a table. */
export interface Row extends Box {
  readonly cells: readonly Cell[]
  readonly head: boolean
}

/** A table, cells placed. */
export interface Table extends Box {
  readonly kind: 'table'
  readonly columns: number
  readonly rows: readonly Row[]
}

/** What the page layout lays out: the composed tree with styles settled and text gathered into paragraphs. */
export type Block = Paragraph | Container | Picture | Table
