import type { Font, Glyph } from 'fontkit'

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
