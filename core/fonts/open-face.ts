import { create, type Font } from 'fontkit'
import type { Cut, Family } from './catalogue.ts'
import { colorLayers } from './color-layers.ts'
import { createCoverage } from './coverage.ts'
import type { Face } from './face.ts'
import { fromWoff } from './from-woff.ts'
import { fromWoff2 } from './from-woff2.ts'
import { createSlicedFont, type SliceSource } from './sliced-font.ts'
import { standInFor } from './stand-ins.ts'
import { turnComponents } from './turned-components.ts'

/** Parses a font file into a face. Throws when the bytes are not a single font. */
export function openFace(family: Family, cut: Cut, file: Uint8Array): Face {
  const given = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const bytes = unpacked(cut.file, given)
  const font = create(bytes)
  if (!('unitsPerEm' in font)) throw new Error(`font file ${cut.file} is a collection; one font is needed`)
  turnComponents(font)
  keepCodePoints(font)
  const layers = colorLayers(font)
  if (layers !== undefined) keepSelectors(font)
  return { ...toFace(family, cut, font), bytes, ...(layers && { layers }) }
}

function unpacked(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.woff2')) return fromWoff2(bytes)
  return name.endsWith('.woff') ? fromWoff(bytes) : bytes
}

/** A face of a family in slices at the weight of a cut. */
export function openSlicedFace(family: Family, cut: Cut, source: SliceSource): Face {
  const { font, cut: cutFile } = createSlicedFont(source, cut.weight)
  return { ...toFace(family, cut, font), cut: cutFile }
}

function toFace(family: Family, cut: Cut, font: Font): Face {
  const covered = createCoverage(codePoint => font.hasGlyphForCodePoint(codePoint))
  const em = font.unitsPerEm
  const underline = font.underlinePosition / em
  return {
    key: `${family.slug}:${cut.weight}${cut.italic ? 'i' : ''}`,
    family: family.name,
    weight: cut.weight,
    italic: cut.italic,
    font,
    bytes: undefined,
    ascent: font.ascent / em,
    descent: Math.abs(font.descent) / em,
    xHeight: heightOf(font, font.xHeight, 'x', 0.5),
    capHeight: heightOf(font, font.capHeight, 'H', 0.7),
    // Fonts of symbols put it above the letters; nobody means that.
    underlinePosition: underline < 0 ? underline : -0.1,
    underlineThickness: font.underlineThickness > 0 ? font.underlineThickness / em : 0.05,
    covers(codePoint) {
      if (covered(codePoint)) return true
      const other = standInFor(codePoint)
      return other !== undefined && covered(other)
    },
  }
}

/** A height of the OS/2 table in em; fonts without Latin or with an old table are measured or given a usual value. */
function heightOf(font: Font, declared: number | undefined, letter: string, usual: number): number {
  if (declared !== undefined && declared > 0 && declared < font.unitsPerEm * 0.9) {
    return declared / font.unitsPerEm
  }
  const codePoint = letter.charCodeAt(0)
  if (!font.hasGlyphForCodePoint(codePoint)) return usual
  const top = font.glyphForCodePoint(codePoint).bbox.maxY
  return Number.isFinite(top) && top > 0 ? top / font.unitsPerEm : usual
}

/**
 * fontkit gives every later caller the code points that a glyph was first asked for with. Glyphs are shared (the empty box,
 * contextual forms), and what is hidden or extracted depends on the code points, so each caller gets a view with its own.
 */
function keepCodePoints(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints)
    if (codePoints === undefined || sameNumbers(glyph.codePoints, codePoints)) return glyph
    // Metrics are kept on the shared glyph, where every view finds them.
    void glyph.advanceWidth
    return Object.create(glyph, { codePoints: { value: codePoints, enumerable: true } })
  }
}

/** fontkit takes variation selectors out before it shapes, but fonts of emoji have ligatures with them inside: keycaps, ❤️‍🔥. */
function keepSelectors(font: Font): void {
  font.glyphsForString = text =>
    Array.from(text, character => font.glyphForCodePoint(character.codePointAt(0) ?? 0))
}

function sameNumbers(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index])
}
