import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import type { Cut, Family } from './catalogue.ts'
import { colorLayers, type Face } from './face.ts'
import { fromWoff2 } from './from-woff2.ts'
import { mostUnpacked, readSfnt, writeSfnt } from './sfnt.ts'
import { createSlicedFont, type SliceSource } from './sliced-font.ts'
import { standInFor } from './stand-ins.ts'
import { quotePairs, withQuotesTurned } from './turned-quotes.ts'

/** Parses a font file into a face. Throws when the bytes are not a single font. */
export function openFace(family: Family, cut: Cut, file: Uint8Array): Face {
  const given = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  let bytes = unpacked(given)
  let font = readFont(bytes, cut)
  for (const pair of quotePairs) {
    const turned = withQuotesTurned(bytes, font, pair)
    if (turned) [bytes, font] = [turned, readFont(turned, cut)]
  }
  const layers = colorLayers(font)
  if (layers !== undefined) keepSelectors(font)
  return { ...toFace(family, cut, font), bytes, ...(layers && { layers }) }
}

function readFont(bytes: Buffer, cut: Cut): Font {
  const font = create(bytes)
  if (!('unitsPerEm' in font)) throw new Error(`font file ${cut.file} is a collection; one font is needed`)
  readPost(font, bytes)
  turnComponents(font)
  keepCodePoints(font)
  return font
}

/** A font file as the OpenType file that it packs; what it is says its beginning. */
export function unpacked(bytes: Buffer): Buffer {
  const kind = bytes.toString('latin1', 0, 4)
  if (kind === 'wOF2') return fromWoff2(bytes)
  return kind === 'wOFF' ? fromWoff(bytes) : bytes
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

/** fontkit's tables that were read, by tag; not documented. */
interface ReadTables {
  readonly _tables: Record<string, object>
}

/** Reads the numbers of a font's "post" table (OpenType), before which fontkit would read the names of thousands of glyphs that nobody asks for. */
function readPost(font: Font, bytes: Buffer): void {
  const post = readSfnt(bytes).get('post')
  if (post === undefined || post.length < 16) return
  ;(font as unknown as ReadTables)._tables.post = {
    // 3: without names.
    version: 3,
    italicAngle: post.readInt32BE(4) / 65_536,
    underlinePosition: post.readInt16BE(8),
    underlineThickness: post.readInt16BE(10),
    isFixedPitch: post.readUInt32BE(12),
  }
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

const pageBits = 8
const pageSize = 1 << pageBits

/** Answers kept for each code point of a page. */
const [unknown, no, yes] = [0, 1, 2]

/**
 * Remembers which code points a font has, page by page as they are asked for: a font's own search takes far longer than the
 * array access that all later questions cost.
 */
function createCoverage(search: (codePoint: number) => boolean): (codePoint: number) => boolean {
  const pages: (Uint8Array | undefined)[] = []
  return codePoint => {
    let page = pages[codePoint >> pageBits]
    if (page === undefined) {
      page = new Uint8Array(pageSize)
      pages[codePoint >> pageBits] = page
    }
    const index = codePoint & (pageSize - 1)
    if (page[index] === unknown) page[index] = search(codePoint) ? yes : no
    return page[index] === yes
  }
}

/** Bytes of the header and of one entry of the directory. */
const HEADER = 44
const ENTRY = 20

/** A WOFF 1 file as the OpenType file it was made from (W3C recommendation, section 5). Throws when the bytes are something else. */
export function fromWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('font file is not WOFF')
  const tables = new Map<string, Buffer>()
  let sum = 0
  for (let at = HEADER; at < HEADER + file.readUInt16BE(12) * ENTRY; at += ENTRY) {
    const [offset, packed, length] = [4, 8, 12].map(field => file.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = file.subarray(offset, offset + packed)
    sum += Math.max(packed, length)
    if (sum > mostUnpacked) throw new Error('a WOFF file packs more than any font has')
    // What does not get smaller is kept as it is.
    tables.set(
      file.toString('latin1', at, at + 4),
      packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
    )
  }
  return writeSfnt(file.readUInt32BE(4), tables)
}

/** The undocumented reading of a glyph that is made of others. */
interface CompositeGlyph {
  _decodeComposite?(glyph: { components: Turned[] }, ...rest: unknown[]): unknown
}

/** How a part of a glyph is turned: the second and third number of a two-by-two matrix. */
interface Turned {
  scale01: number
  scale10: number
}

/**
 * fontkit 2.0 takes the two numbers that turn a part of a glyph for each other (OpenType, "glyf": x′ = xscale·x + scale10·y),
 * so that it turns the other way: the plus of a face that makes it of two minuses loses its upright.
 */
function turnComponents(font: Font): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints)
    const composite = glyph as CompositeGlyph
    const read = composite._decodeComposite
    if (read === undefined || Object.hasOwn(composite, '_decodeComposite')) return glyph
    composite._decodeComposite = function (decoded, ...rest) {
      const answer = read.call(this, decoded, ...rest)
      for (const part of decoded.components) [part.scale01, part.scale10] = [part.scale10, part.scale01]
      return answer
    }
    return glyph
  }
}
