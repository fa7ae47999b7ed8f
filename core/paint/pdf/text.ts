import type { TextItem } from '../../draw/frame.ts'
import type { ShapedWord } from '../../fonts/shape.ts'
import { readColor } from '../color.ts'
import { paintColorText } from './color-font.ts'
import { codeBytes, type EncodedWord, encodeWord } from './encode-word.ts'
import type { PdfFont } from './font.ts'
import { fontFor } from './ink.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import { addResource, colorOperators, openMark, type Page, pageX, pageY } from './page.ts'

/**
 * Paints words on a baseline. Between words there is a real space glyph and an adjustment to where the next word begins,
 * so that copied text has the spaces of the source however the line was justified.
 */
export function paintText(page: Page, item: TextItem): void {
  const [first] = item.words
  if (first === undefined || item.size <= 0) return
  if (item.face.layers !== undefined) {
    paintColorText(page, item)
    return
  }
  openMark(page, item.mark)
  const font = fontFor(page.ink, item.face, item.tracking)
  const size = item.size * pointsPerPixel
  const { leading, body, needsText } = lineBody(font, item, first.x, size)
  const start = (item.x ?? 0) + first.x - (leading * item.size) / 1000
  const position = `${toNumber(pageX(page, start))} ${toNumber(pageY(page, item.baseline))}`
  const state = fontOperators(page, font, size) + trackingOperator(page, trackingBeside(font, item) * size)
  const text = `BT\n${state}${position} Td[(${body})]TJ\nET\n`
  const painted = inColor(page, item.color, text)
  if (item.words.at(-1)?.word.rtl === true) page.content += withReversedChars(painted)
  else page.content += needsText ? withActualText(item, painted) : painted
}

/** Tracking in em that is not in the font's own widths. */
function trackingBeside(font: PdfFont, item: TextItem): number {
  return font.widening > 0 ? 0 : item.tracking
}

/** A line of words as the inside of a TJ operator. */
interface LineBody {
  readonly body: string
  /** How far left of the first word it starts, thousandths of an em. */
  readonly leading: number
  /** True when the text must be given beside the glyphs. */
  readonly needsText: boolean
}

function lineBody(font: PdfFont, item: TextItem, start: number, size: number): LineBody {
  const { space } = font
  const tracking = trackingBeside(font, item) * 1000
  const perEm = 1000 / item.size
  const last = item.words.length - 1
  // In a right-to-left run the text goes on at the left.
  const spaceFirst = item.spaceAfter && space !== undefined && item.words[last]?.word.rtl === true
  const leading = spaceFirst ? space.advance + tracking : 0
  let body = spaceFirst ? codeBytes(space.code) : ''
  let pen = 0
  let needsText = false
  for (const [index, { x, word }] of item.words.entries()) {
    const shift = Math.round(pen - (x - start) * perEm)
    if (shift !== 0) body += `)${toNumber(shift, 0)}(`
    const encoded = encodedWord(font, word, size)
    body += encoded.body
    needsText ||= encoded.needsText
    pen += encoded.advance + encoded.glyphs * tracking - shift
    if (space === undefined || (index === last && (spaceFirst || !item.spaceAfter))) continue
    body += codeBytes(space.code)
    pen += space.advance + tracking
  }
  return { body, leading, needsText }
}

/** A word's encoding, kept while the document is painted: most words come many times. */
function encodedWord(font: PdfFont, word: ShapedWord, size: number): EncodedWord {
  // Raised glyphs are encoded in points, which depend on the size.
  if (word.offsetsY !== null) return encodeWord(font, word, size)
  const known = font.words.get(word)
  if (known !== undefined) return known
  const encoded = encodeWord(font, word, size)
  font.words.set(word, encoded)
  return encoded
}

function fontOperators(page: Page, font: PdfFont, size: number): string {
  const operators = `/${font.name} ${toNumber(size, 3)} Tf\n`
  if (page.font === operators) return ''
  page.font = operators
  addResource(page, 'Font', font.name, font.reference)
  return operators
}

function trackingOperator(page: Page, tracking: number): string {
  const number = toNumber(tracking, 3)
  if (page.tracking === number) return ''
  page.tracking = number
  return `${number} Tc\n`
}

/** Text in its colour: solid colours stay set for the next item, see-through ones must not. */
function inColor(page: Page, color: string, text: string): string {
  const operators = colorOperators(page, color, 'rg')
  if (readColor(color).alpha < 1) {
    // What is set inside q…Q is undone by Q.
    page.font = ''
    page.tracking = ''
    return `q\n${operators}${text}Q\n`
  }
  if (page.fill === operators) return text
  page.fill = operators
  return operators + text
}

/** Painted text with its words beside it, for readers that would guess them wrongly from the glyphs. */
function withActualText(item: TextItem, painted: string): string {
  const text = item.words.map(({ word }) => word.text).join(' ')
  return `/Span<</ActualText <${toUtf16(item.spaceAfter ? `${text} ` : text)}>>>BDC\n${painted}EMC\n`
}

/**
 * Right-to-left text, which is painted in visual order: readers are told to turn it round (ISO 32000-1, 14.8.2.3.3). They
 * turn round replacement text as well, so that it is of no use here.
 */
function withReversedChars(painted: string): string {
  return `/ReversedChars BMC\n${painted}EMC\n`
}

/** UTF-16 with its byte order mark, in hexadecimal. */
function toUtf16(text: string): string {
  let hex = 'feff'
  for (let index = 0; index < text.length; index++)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return hex
}
