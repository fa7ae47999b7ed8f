import type { ShapedWord } from '../../fonts/shape.ts'
import { toNumber } from '../number.ts'
import { codeOf, type PdfFont } from './font.ts'

/** A word as the inside of a `(…)` string of a TJ operator. */
export interface EncodedWord {
  readonly body: string
  /** Where the pen stands after it without tracking, thousandths of an em. */
  readonly advance: number
  readonly glyphs: number
  /** True when the codes alone do not tell the text. */
  readonly needsText: boolean
}

/** Encodes a word in a font's codes. Kerning and offsets to the side become adjustments between strings. */
export function encodeWord(font: PdfFont, word: ShapedWord, size: number): EncodedWord {
  let body = ''
  let pen = 0
  let origin = 0
  let glyphs = 0
  let needsText = false
  const texts = glyphTexts(word)
  const widening = (font.widening * 1000) / font.face.font.unitsPerEm
  for (let index = 0; index < word.glyphs.length; index++) {
    if (isInvisible(word, index)) continue
    const text = texts[index] ?? ''
    if (word.clusters[index] === '') needsText = true
    const code = codeOf(font, word.glyphs[index] ?? 0, text)
    glyphs += 1
    const shift = Math.round(pen - origin - (word.offsetsX?.[index] ?? 0) * 1000)
    if (shift !== 0) body += `)${toNumber(shift, 0)}(`
    pen -= shift
    body += raised(codeBytes(code), (word.offsetsY?.[index] ?? 0) * size)
    pen += font.widths[code] ?? 0
    origin += (word.advances[index] ?? 0) * 1000 + widening
  }
  return { body, advance: pen, glyphs, needsText }
}

/** What glyphs stand for that nothing is left for: a space without width, as some readers show the code when there is nothing. */
const continuation = '\u200b'

/**
 * What each glyph stands for. Glyphs of one cluster share its characters, one each and the first the rest: some readers take
 * a glyph without a visible character to have no width, and see a space where it ends.
 */
function glyphTexts(word: ShapedWord): string[] {
  const texts = new Array<string>(word.clusters.length).fill(continuation)
  for (let start = 0; start < word.clusters.length; ) {
    const shown = [start]
    let end = start + 1
    for (; end < word.clusters.length && word.clusters[end] === ''; end += 1)
      if (!isInvisible(word, end)) shown.push(end)
    const text = clusterText(word, start)
    const characters = word.rtl ? [text] : [...text]
    const first = Math.max(1, characters.length - shown.length + 1)
    texts[start] = characters.slice(0, first).join('')
    for (const [order, character] of characters.slice(first).entries())
      texts[shown[order + 1] ?? start] = character
    start = end
  }
  return texts
}

/** The text of a cluster. Readers turn runs of right-to-left letters round, those within one glyph included. */
function clusterText(word: ShapedWord, index: number): string {
  const text = word.clusters[index] ?? ''
  if (text === '') return continuation
  if (text.length === 1) return text
  // Some readers drop a glyph whose text ends in an invisible character.
  const visible = text.replace(/(?<=.)\p{Cf}+$/u, '')
  return word.rtl && !/\p{Nd}/u.test(visible) ? [...visible].reverse().join('') : visible
}

/** True for what leaves no trace: a soft hyphen where the line did not break, or the rest of a letter's cluster. */
function isInvisible(word: ShapedWord, index: number): boolean {
  if (word.advances[index] !== 0) return false
  const text = word.clusters[index]
  if (text !== '' && text !== '\u00ad') return false
  return word.face.font.getGlyph(word.glyphs[index] ?? 0).path.commands.length === 0
}

/** Glyph bytes moved up by `rise` points: text rise cannot change inside TJ, so the operator is left and entered again. */
function raised(bytes: string, rise: number): string {
  if (Math.abs(rise) < 0.005) return bytes
  return `)]TJ ${toNumber(rise, 3)} Ts[(${bytes})]TJ 0 Ts[(`
}

/** A code as two bytes of a literal string: half the size of hexadecimal, which also halves the work of deflating. */
export function codeBytes(code: number): string {
  return codeByte(code >> 8) + codeByte(code & 255)
}

/** A byte of a literal string. */
export function codeByte(byte: number): string {
  switch (byte) {
    case 0x28:
      return '\\('
    case 0x29:
      return '\\)'
    case 0x5c:
      return '\\\\'
    case 0x0d:
      // A bare carriage return in a literal string would be read as a line feed.
      return '\\r'
    default:
      return String.fromCharCode(byte)
  }
}
