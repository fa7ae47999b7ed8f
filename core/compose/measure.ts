import type { Child } from './jsx-runtime.ts'
import type { Sheet } from './sheet.ts'

/** What a piece of a sheet takes in a column, px. */
export interface Extent {
  /** From its first line or edge to its last; page breaks are left out. */
  readonly height: number
  /** Lines of text; of columns side by side those of the longest. */
  readonly lines: number
  /** The width that what cannot be broken needs. */
  readonly widest: number
  /** By how much that is wider than the column: 0 where all of it fits. */
  readonly overflow: number
}

/** Asks the layout itself what something takes, before a composition decides for it. */
export interface Measure {
  /** A piece in a column of `width` px. Of one that is higher than `most` px, only that it is has to be found out. */
  piece(piece: Child, width: number, most?: number): Extent
  /**
   * How far each page of a sheet of paper is filled, as a part of its room: as many numbers as the sheet becomes pages. Of
   * one that takes more than `most` pages, only that it does is found out.
   */
  pages(sheet: Sheet, most?: number): readonly number[]
}
