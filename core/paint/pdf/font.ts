import type { Face } from '../../fonts/face.ts'
import type { ShapedWord } from '../../fonts/shape.ts'
import type { EncodedWord } from './encode-word.ts'
import type { Reference } from './pdfkit-internals.ts'

/** A face as one document uses it: which glyphs, under which codes, standing for which text. */
export interface PdfFont {
  /** Its name in the pages' resources. */
  readonly name: string
  readonly reference: Reference
  readonly face: Face
  readonly subset: GlyphSubset
  /** Font units by which each glyph is wider than in the face: wide tracking (see `trackedUnits`). */
  readonly widening: number
  /** By code: advance in thousandths of an em, as the font file has it. */
  readonly widths: number[]
  /** By code: the text that the code stands for. */
  readonly texts: string[]
  /** Codes by glyph and text. */
  readonly codes: Map<string, number>
  /** Words that were encoded already. */
  readonly words: Map<ShapedWord, EncodedWord>
  /** The code of the space and its width; undefined for a face that has none. */
  readonly space: { readonly code: number; readonly advance: number } | undefined
  /** True once a character without a glyph was painted. */
  hasMissing: boolean
}

/**
 * Font units by which glyphs are widened for a tracking in em. Readers take gaps of a tenth of an em for spaces, so widely
 * tracked text gets a font of its own with wider glyphs; smaller tracking is left to the text operators.
 */
export function trackedUnits(face: Face, tracking: number): number {
  const isTrueType = 'glyf' in face.font
  return isTrueType && tracking >= 0.05 ? Math.round(tracking * face.font.unitsPerEm) : 0
}

/** Starts to use a face in a document. */
export function createPdfFont(name: string, reference: Reference, face: Face, widening: number): PdfFont {
  const subset = createGlyphSubset(face)
  const widths = [glyphWidth(face, 0, widening)]
  const tables = { subset, widths, texts: [''], codes: new Map(), words: new Map() }
  const font: PdfFont = { name, reference, face, widening, ...tables, space: undefined, hasMissing: false }
  if (!face.font.hasGlyphForCodePoint(0x20)) return font
  const code = codeOf(font, face.font.glyphForCodePoint(0x20).id, ' ')
  return { ...font, space: { code, advance: widths[code] ?? 0 } }
}

/**
 * The code under which a glyph stands for a text. One glyph may stand for several texts (a hyphen and a soft hyphen, a
 * missing glyph and every character it replaces); each gets a code of its own, or copied text would show only the first.
 */
export function codeOf(font: PdfFont, glyph: number, text: string): number {
  const key = `${glyph} ${text}`
  const known = font.codes.get(key)
  if (known !== undefined) return known
  const code = font.subset.add(glyph)
  font.widths[code] = glyphWidth(font.face, glyph, font.widening)
  font.texts[code] = text
  font.codes.set(key, code)
  if (glyph === 0) font.hasMissing = true
  return code
}

function glyphWidth(face: Face, glyph: number, widening: number): number {
  const { font } = face
  return Math.round(((font.getGlyph(glyph).advanceWidth + widening) * 1e6) / font.unitsPerEm) / 1000
}

/** The glyphs of a font that a document uses, numbered anew from 1; 0 is the missing glyph. */
interface GlyphSubset {
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
function createGlyphSubset({ font, cut }: Face): GlyphSubset {
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
