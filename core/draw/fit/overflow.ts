import type { Sheet } from '../../compose/sheet.ts'
import type { Element } from '../../compose/tree.ts'

/** How far content stands out of the room it has. */
export interface Overflow {
  /** px beyond the right or left of the room. */
  readonly across: number
  /** Room over need down the sheet, 0–1. */
  readonly ratio: number
  /** Boxes of stated height that their own content stands out of. */
  readonly boxes: ReadonlySet<Element>
}

/** What stands out of a sheet as an engine lays it out; undefined when everything is inside. */
export type OverflowOf = (sheet: Sheet) => Overflow | undefined

/** The same of an engine that does not answer at once. */
export type LaterOverflowOf = (sheet: Sheet) => Promise<Overflow | undefined>
