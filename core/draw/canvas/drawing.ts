import type { DocumentDrawing } from '../draw-each.ts'
import type { Item } from '../frame.ts'
import type { OpenNode } from '../structure.ts'
import type { Trim } from '../bleed.ts'
import type { SheetLayout } from './layout-sheet.ts'

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
