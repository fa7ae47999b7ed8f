import type { Face } from './face.ts'

/**
 * A run of text shaped once per face and features; independent of size, glyphs in visual order. Advances and offsets in em.
 * Words have no spaces inside, but preserved text and firm spaces keep theirs.
 */
export interface ShapedWord {
  readonly text: string
  readonly face: Face
  readonly glyphs: Uint16Array
  readonly advances: Float32Array
  /** Offsets in em, or null when all are zero. */
  readonly offsetsX: Float32Array | null
  readonly offsetsY: Float32Array | null
  /** The text of each glyph's cluster: '' for all but the first glyph of a cluster. Joined in logical order they give `text`. */
  readonly clusters: readonly string[]
  /** Sum of advances. */
  readonly width: number
  readonly rtl: boolean
}
