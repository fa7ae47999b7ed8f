import type { Font } from 'fontkit'
import type { ColorLayer } from './color-layers.ts'

/** One weight and style of a family, parsed once per process. Metrics are fractions of an em. */
export interface Face {
  /** `source-serif-4:400` or `source-serif-4:400i`: stable, used in caches and snapshots. */
  readonly key: string
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly font: Font
  /** The whole font file; undefined for a family in slices, which `cut` makes files of. */
  readonly bytes: Uint8Array | undefined
  /** For a family in slices: a TrueType file of those glyphs, numbered in that order from 1. */
  readonly cut?: (glyphs: readonly number[]) => Uint8Array
  /** For a face in colours: a glyph's shapes from back to front. */
  readonly layers?: (glyph: number) => readonly ColorLayer[]
  readonly ascent: number
  /** Positive. */
  readonly descent: number
  readonly xHeight: number
  readonly capHeight: number
  /** Top of the underline against the baseline; negative is below. */
  readonly underlinePosition: number
  readonly underlineThickness: number
  /** True when the face has a glyph for the code point, or for one that looks the same (`stand-ins.ts`). */
  covers(codePoint: number): boolean
}

/** A font file with the glyphs of at least those characters. */
export function fileFor(face: Face, codePoints: readonly number[]): Uint8Array {
  if (face.bytes !== undefined) return face.bytes
  if (face.cut === undefined) throw new Error(`the face ${face.key} has no file`)
  return face.cut(codePoints.map(codePoint => face.font.glyphForCodePoint(codePoint).id))
}
