import type { Asset } from '../../image/asset.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Item } from '../frame.ts'
import type { OpenNode, Structure } from '../structure.ts'
import type { Trim } from '../bleed.ts'
import type { FieldValue } from './fill-fields.ts'
import type { SheetLayout } from './layout-sheet.ts'

/** What drawing a document's sheets shares. */
export interface DocumentDrawing {
  readonly assets: ReadonlyMap<string, Asset>
  readonly theme: Theme
  readonly structure: Structure
  readonly fieldValue: FieldValue
}

/** One sheet while it is drawn. */
export interface Drawing extends DocumentDrawing {
  readonly layout: SheetLayout
  readonly page: Trim
  readonly items: Item[]
  /** px from the sheet's top, by element id. */
  readonly anchors: Map<string, number>
}

/** Where a block is drawn: its parent in the structure (none for decoration) and the lists around it. */
export interface Place {
  readonly node: OpenNode | undefined
  /** Inside a `nav`, whose lists are tables of contents. */
  readonly contents: boolean
  /** How many lists of either kind are around. */
  readonly bullets: number
  readonly numbers: number
  /** Label of the list item that is about to be drawn. */
  readonly label?: string
}
