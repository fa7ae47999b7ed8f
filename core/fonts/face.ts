import type { Font, Glyph } from 'fontkit'

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

/** One shape of a coloured glyph. */
export interface ColorLayer {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly color: string
  /** Its outline in font units. */
  readonly commands: Glyph['path']['commands']
}

/** The only way that fontkit has to a glyph's plain outline in a font with colours; it is not documented. */
interface PlainGlyphs {
  _getBaseGlyph(glyph: number): Glyph
}

/** Reads the coloured glyphs of a font that has such (OpenType, "COLR" version 0). A glyph in one piece has no layers. */
export function colorLayers(font: Font): ((glyph: number) => readonly ColorLayer[]) | undefined {
  const { COLR, CPAL } = font
  if (COLR === undefined || CPAL === undefined) return undefined
  const plain = font as unknown as PlainGlyphs
  const records = new Map(COLR.baseGlyphRecord.map(record => [record.gid, record]))
  return glyph => {
    const record = records.get(glyph)
    if (record === undefined) return []
    const { firstLayerIndex, numLayers } = record
    return COLR.layerRecords.slice(firstLayerIndex, firstLayerIndex + numLayers).map(layer => ({
      color: cssColor(CPAL.colorRecords[layer.paletteIndex]),
      commands: plain._getBaseGlyph(layer.gid).path.commands,
    }))
  }
}

const black = { red: 0, green: 0, blue: 0, alpha: 255 }

function cssColor({ red, green, blue, alpha }: typeof black = black): string {
  const hex = [red, green, blue, alpha].map(channel => channel.toString(16).padStart(2, '0')).join('')
  return `#${alpha === 255 ? hex.slice(0, 6) : hex}`
}
