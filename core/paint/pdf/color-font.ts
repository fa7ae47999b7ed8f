import { deflateSync } from 'node:zlib'
import type { TextItem } from '../../draw/frame.ts'
import type { Face } from '../../fonts/face.ts'
import { readColor } from '../color.ts'
import { glyphLayers } from '../svg/glyph-outline.ts'
import { codeByte } from './encode-word.ts'
import { type Ink, transparencyFor } from './ink.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import { addResource, openMark, type Page, pageX, pageY } from './page.ts'
import { toPathOperators } from './path-data.ts'
import type { PdfDocument, PdfValue, Reference } from './pdfkit-internals.ts'
import { toUnicodeMap } from './embed-font.ts'

/** A coloured face as one document uses it: a Type 3 font, whose glyphs are drawings (ISO 32000-1, 9.6.5). */
export interface ColorFont {
  readonly name: string
  readonly reference: Reference
  readonly face: Face
  /** By code: the drawing, its width in font units and the text that it stands for. Code 0 is not used. */
  readonly glyphs: { readonly drawing: Reference; readonly width: number; readonly text: string }[]
  /** Codes by glyph and text. */
  readonly codes: Map<string, number>
  readonly transparencies: Record<string, PdfValue>
}

/** A code is one byte; code 0 is left to mean nothing. */
const mostGlyphs = 255

/**
 * Paints words of a face in colours: each glyph is a drawing in vectors that is copied as the character it stands for. Every
 * glyph is placed by itself, as there are few.
 */
export function paintColorText(page: Page, item: TextItem): void {
  openMark(page, item.mark)
  const em = item.face.font.unitsPerEm
  const scale = toNumber((item.size * pointsPerPixel) / em, 5)
  const baseline = toNumber(pageY(page, item.baseline))
  const place = (x: number, rise: number): string =>
    `${scale} 0 0 ${scale} ${toNumber(pageX(page, x))} ${rise === 0 ? baseline : toNumber(pageY(page, item.baseline - rise))} Tm`
  let operators = ''
  const show = (glyph: number, text: string, where: string): void => {
    const font = colorFontFor(page.ink, item.face, `${glyph} ${text}`)
    const code = codeOf(page.ink, font, glyph, text)
    addResource(page, 'Font', font.name, font.reference)
    operators += `/${font.name} 1 Tf\n${where}(${codeByte(code)})Tj\n`
  }
  for (const [order, { x, word }] of item.words.entries()) {
    let pen = (item.x ?? 0) + x
    for (let index = 0; index < word.glyphs.length; index++) {
      const text = word.clusters[index] ?? ''
      const offset = (word.offsetsX?.[index] ?? 0) * item.size
      if (text !== '')
        show(word.glyphs[index] ?? 0, text, place(pen + offset, (word.offsetsY?.[index] ?? 0) * item.size))
      pen += ((word.advances[index] ?? 0) + item.tracking) * item.size
    }
    if (order < item.words.length - 1 || item.spaceAfter) show(-1, ' ', place(pen, 0))
  }
  page.content += `BT\n${page.tracking === '0' ? '' : '0 Tc\n'}${operators}ET\n`
  page.tracking = '0'
  page.font = ''
}

/** The document's font for a glyph of a face: the one that has it, or the first with room for it. */
function colorFontFor(ink: Ink, face: Face, key: string): ColorFont {
  const ofFace = ink.colorFonts.filter(font => font.face === face)
  const known = ofFace.find(font => font.codes.has(key) || font.codes.size < mostGlyphs)
  if (known !== undefined) return known
  const font: ColorFont = {
    name: `C${ink.colorFonts.length + 1}`,
    reference: ink.document.ref(),
    face,
    glyphs: [],
    codes: new Map(),
    transparencies: {},
  }
  ink.colorFonts.push(font)
  return font
}

function codeOf(ink: Ink, font: ColorFont, glyph: number, text: string): number {
  const key = `${glyph} ${text}`
  const known = font.codes.get(key)
  if (known !== undefined) return known
  const { unitsPerEm } = font.face.font
  const width = glyph < 0 ? unitsPerEm / 4 : font.face.font.getGlyph(glyph).advanceWidth
  const content = `${width} 0 d0\n${glyph < 0 ? '' : drawing(ink, font, glyph)}`
  const bytes = deflateSync(Buffer.from(content, 'latin1'), { level: 6 })
  const code = font.glyphs.push({ drawing: ink.document.writeStream({}, bytes, 'FlateDecode'), width, text })
  font.codes.set(key, code)
  return code
}

function drawing(ink: Ink, font: ColorFont, glyph: number): string {
  return glyphLayers(font.face, glyph)
    .map(({ color, x, y, rest }) => {
      const { red, green, blue, alpha } = readColor(color)
      const channels = [red, green, blue].map(channel => toNumber(channel / 255, 3)).join(' ')
      const { operators } = toPathOperators(`M${x} ${y}${rest}`, 1)
      const shape = `${channels} rg\n${operators}f\n`
      if (alpha >= 1) return shape
      const thousandths = Math.round(alpha * 1000)
      font.transparencies[`T${thousandths}`] = transparencyFor(ink, thousandths / 1000)
      return `q\n/T${thousandths} gs\n${shape}Q\n`
    })
    .join('')
}

/** Writes a coloured font into the document once all its glyphs are known. */
export function embedColorFont(document: PdfDocument, font: ColorFont): void {
  const { unitsPerEm, bbox } = font.face.font
  const named = font.glyphs.map(({ drawing: reference }, index) => [`g${index + 1}`, reference] as const)
  font.reference.data = {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY],
    FontMatrix: [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0],
    CharProcs: Object.fromEntries(named),
    Encoding: { Type: 'Encoding', Differences: [1, ...named.map(([name]) => name)] },
    FirstChar: 1,
    LastChar: font.glyphs.length,
    Widths: font.glyphs.map(({ width }) => width),
    Resources: { ExtGState: font.transparencies },
    ToUnicode: document.writeStream(
      {},
      Buffer.from(toUnicodeMap(['', ...font.glyphs.map(({ text }) => text)], 1), 'latin1'),
    ),
  }
  font.reference.end()
}
