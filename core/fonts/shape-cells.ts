import type { Face } from './face.ts'
import type { ShapedWord } from './shape.ts'

/** A glyph of a monospaced face by code point. */
type Cells = Map<number, { readonly id: number; readonly advance: number }>

const cellsByFace = new WeakMap<Face, Cells>()

/**
 * Sets text of a monospaced face one glyph a character, without the shaper: code has no kerning and no ligatures. Undefined
 * when the text has marks, joiners or scripts that need shaping.
 */
export function shapeCells(text: string, face: Face): ShapedWord | undefined {
  if (!isSimple(text)) return undefined
  const count = text.length
  const glyphs = new Uint16Array(count)
  const advances = new Float32Array(count)
  let width = 0
  for (let index = 0; index < count; index++) {
    const cell = cellOf(face, text.charCodeAt(index))
    glyphs[index] = cell.id
    advances[index] = cell.advance
    width += cell.advance
  }
  return {
    text,
    face,
    glyphs,
    advances,
    offsetsX: null,
    offsetsY: null,
    clusters: text.split(''),
    width,
    rtl: false,
  }
}

/** Latin, Greek, Cyrillic and symbols: one character, one glyph. */
function isSimple(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x300 && unit !== 0xad) continue
    if ((unit >= 0x370 && unit < 0x483) || (unit >= 0x2010 && unit < 0x2028)) continue
    if ((unit >= 0x2030 && unit < 0x205f) || (unit >= 0x2070 && unit < 0x20d0)) continue
    if (unit >= 0x2100 && unit < 0x2c00) continue
    return false
  }
  return text.length > 0
}

function cellOf(face: Face, unit: number): { readonly id: number; readonly advance: number } {
  let cells = cellsByFace.get(face)
  if (cells === undefined) {
    cells = new Map()
    cellsByFace.set(face, cells)
  }
  let cell = cells.get(unit)
  if (cell === undefined) {
    const glyph = face.font.glyphForCodePoint(drawnUnit(face, unit))
    cell = { id: glyph.id, advance: glyph.advanceWidth / face.font.unitsPerEm }
    cells.set(unit, cell)
  }
  return cell
}

/** Every space of a monospaced face is one cell wide, and a hyphen is a hyphen. */
function drawnUnit(face: Face, unit: number): number {
  if (face.font.hasGlyphForCodePoint(unit)) return unit
  if (unit === 0xa0) return 0x20
  return unit === 0x2010 || unit === 0x2011 ? 0x2d : unit
}
