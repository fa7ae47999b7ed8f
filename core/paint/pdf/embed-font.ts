import { deflateSync } from 'node:zlib'
import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import type { PdfFont } from './font.ts'
import { type PdfDocument, type Reference, toText } from './pdfkit-internals.ts'
import { widenGlyphs } from './widen-glyphs.ts'
import { toUnicodeMap } from './to-unicode.ts'

/** Writes a font into the document once all its glyphs are known: a composite font with a subset and a map to Unicode. */
export function embedFont(document: PdfDocument, font: PdfFont): void {
  const name = `${subsetTag(font.name)}+${postscriptName(font)}`
  const descendant = document.ref({
    Type: 'Font',
    Subtype: font.subset.isCff ? 'CIDFontType0' : 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: toText('Adobe'), Ordering: toText('Identity'), Supplement: 0 },
    FontDescriptor: fontDescriptor(document, font, name),
    W: [0, font.widths],
    CIDToGIDMap: font.subset.isCff ? undefined : 'Identity',
  })
  descendant.end()
  font.reference.data = {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: document.writeStream({}, Buffer.from(toUnicodeMap(font.texts), 'latin1')),
  }
  font.reference.end()
}

function fontDescriptor(document: PdfDocument, font: PdfFont, name: string): Reference {
  const { face } = font
  const { bbox, unitsPerEm, italicAngle } = face.font
  const scale = 1000 / unitsPerEm
  const { isCff } = font.subset
  const data = isCff ? { Subtype: 'CIDFontType0C' } : {}
  const file = document.writeStream(data, subsetFile(font), 'FlateDecode')
  const descriptor = document.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: fontFlags(font),
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(value => Math.round(value * scale)),
    ItalicAngle: italicAngle,
    Ascent: Math.round(face.ascent * 1000),
    Descent: Math.round(-face.descent * 1000),
    CapHeight: Math.round(face.capHeight * 1000),
    XHeight: Math.round(face.xHeight * 1000),
    // Not used for embedded fonts, but required; a usual value for the weight.
    StemV: Math.round(50 + (face.weight / 65) ** 2),
    [isCff ? 'FontFile3' : 'FontFile2']: file,
  })
  descriptor.end()
  return descriptor
}

const subsetFiles = createBoundedCache<Uint8Array>(64)

/** The deflated font file; the same document painted again finds it ready. */
function subsetFile(font: PdfFont): Uint8Array {
  const key = [...font.codes.keys()].map(code => code.slice(0, code.indexOf(' '))).join()
  const face = `${font.face.key} ${font.widening}`
  const known = subsetFiles.get(face, key)
  if (known !== undefined) return known
  const bytes = deflateSync(widenGlyphs(font.subset.encode(), font.widening))
  subsetFiles.set(face, key, bytes)
  return bytes
}

/** FontDescriptor flags of ISO 32000-1, table 123: 1 fixed pitch, 4 symbolic (own codes), 64 italic. */
function fontFlags(font: PdfFont): number {
  const { face, widths } = font
  const [, first] = widths
  const isFixed = widths.length > 8 && widths.every((width, code) => code === 0 || width === first)
  return 4 + (isFixed ? 1 : 0) + (face.italic ? 64 : 0)
}

/** The six letters that mark a subset, told apart by the font's number in the document. */
function subsetTag(name: string): string {
  let number = Number(name.slice(1))
  let tag = ''
  for (let place = 0; place < 6; place++) {
    tag = String.fromCharCode(65 + (number % 26)) + tag
    number = Math.floor(number / 26)
  }
  return tag
}

function postscriptName(font: PdfFont): string {
  const name = font.face.font.postscriptName ?? font.face.key
  return name.replace(/[^A-Za-z0-9-]/g, '-')
}
