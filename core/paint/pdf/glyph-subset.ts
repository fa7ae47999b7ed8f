import type { Face } from '../../fonts/face.ts'

/** The glyphs of a font that a document uses, numbered anew from 1; 0 is the missing glyph. */
export interface GlyphSubset {
  /** Adds a glyph, again if it is there already, and returns its number. */
  add(glyph: number): number
  /** The subset as a font file. */
  encode(): Uint8Array
  readonly isCff: boolean
}

/** What fontkit's subset has besides its documented names. */
interface RawSubset {
  /** Original glyph by new number. */
  readonly glyphs: number[]
  readonly cff?: object
  encode(): Uint8Array
}

/** Creates an empty subset. Adding a glyph twice is what fontkit offers no way to do, so its list is written to. */
export function createGlyphSubset({ font, cut }: Face): GlyphSubset {
  if (cut !== undefined) {
    const glyphs: number[] = []
    return { add: glyph => glyphs.push(glyph), encode: () => cut(glyphs), isCff: false }
  }
  const subset = font.createSubset() as unknown as RawSubset
  return {
    add: glyph => subset.glyphs.push(glyph) - 1,
    encode: () => subset.encode(),
    isCff: subset.cff !== undefined,
  }
}
