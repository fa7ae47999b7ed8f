import { deflateSync } from 'node:zlib'
import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import type { PdfFont } from './font.ts'
import { type PdfDocument, type Reference, toText } from './pdfkit-internals.ts'

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

/** Tag of the horizontal metrics table. */
const hmtx = 0x686d7478

/** Adds font units to each glyph's advance in a TrueType file that has a metric for every glyph; changes the bytes given. */
function widenGlyphs(file: Uint8Array, units: number): Uint8Array {
  if (units === 0) return file
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let table = 0; table < view.getUint16(4); table++) {
    const entry = 12 + table * 16
    if (view.getUint32(entry) !== hmtx) continue
    const start = view.getUint32(entry + 8)
    const length = view.getUint32(entry + 12)
    for (let at = start; at + 4 <= start + length; at += 4) {
      view.setUint16(at, Math.min(0xffff, view.getUint16(at) + units))
    }
    view.setUint32(entry + 4, checksum(view, start, length))
  }
  return file
}

/** Sum of a table's 32-bit words (OpenType, "Calculating checksums"). */
function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let at = 0; at + 4 <= length; at += 4) sum = (sum + view.getUint32(start + at)) >>> 0
  return sum
}

/** Entries that one bfchar or bfrange section may hold (Adobe technical note 5014). */
const sectionSize = 100

/** A ToUnicode CMap from codes of one or two bytes to the texts they stand for; code 0, the missing glyph, has none. */
export function toUnicodeMap(texts: readonly string[], bytes: 1 | 2 = 2): string {
  const digits = 2 * bytes
  const entries: string[] = []
  for (const [code, text] of texts.entries()) {
    if (text !== '') entries.push(`<${toHex(code, digits)}> <${textToHex(text)}>`)
  }
  const sections: string[] = []
  for (let start = 0; start < entries.length; start += sectionSize) {
    const section = entries.slice(start, start + sectionSize)
    sections.push(`${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<${'0'.repeat(digits)}> <${'f'.repeat(digits)}>
endcodespacerange
${sections.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function textToHex(text: string): string {
  let hex = ''
  for (let index = 0; index < text.length; index++) hex += toHex(text.charCodeAt(index))
  return hex
}

function toHex(value: number, digits = 4): string {
  return value.toString(16).padStart(digits, '0')
}
