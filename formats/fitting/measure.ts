import { isInPhrases } from '../../core/fonts/phrases.ts'
import { segmentByFace } from '../../core/fonts/segment.ts'
import { shapeWord } from '../../core/fonts/shape-word.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** How text that is to be measured will be set. */
export interface Setting {
  readonly family: string
  readonly weight: number
  /** px */
  readonly size: number
  /** BCP 47 */
  readonly lang: string
}

/** How the display face is set at a size in px; capitals are measured as such with `displayWords`. */
export function displaySetting({ type, lang }: Theme, size: number): Setting {
  return { family: type.display, weight: type.displayWeight, size, lang }
}

/** How the text face is set: at the size of the text and in its plain weight where nothing else is said, px. */
export function textSetting({ type, lang }: Theme, weight: number = 400, size: number = type.base): Setting {
  return { family: type.text, weight, size, lang }
}

/** Words as the display face shows them. */
export function displayWords(text: string, { type, lang }: Theme): string {
  return type.displayCase === 'uppercase' ? text.toLocaleUpperCase(lang) : text
}

/** The size in px up to `wanted` at which no word of a title is wider than `width` px. */
export function unbrokenSize(title: string, width: number, wanted: number, theme: Theme): number {
  return Math.round(Math.min(wanted, (width * 0.98) / Math.max(widestTitleWord(title, theme), 0.1)))
}

/** Whether no word of a title set at a size is wider than `width`, all px. */
export function staysWhole(title: string, width: number, size: number, theme: Theme): boolean {
  return widestTitleWord(title, theme) * size <= width
}

/** em */
function widestTitleWord(title: string, theme: Theme): number {
  const setting = displaySetting(theme, 1)
  const widths = displayWords(title, theme)
    .split(/\s+/u)
    .map(word => widestWord(word, setting) + word.length * Math.max(theme.type.displayTracking, 0))
  return Math.max(...widths)
}

/** Width in px of text on one line, by the metrics of the faces that will draw it. */
export function textWidth(text: string, { family, weight, size, lang }: Setting): number {
  let width = 0
  for (const word of text.split(/(\s)/u)) {
    for (const run of segmentByFace(word, { family, weight, italic: false }, lang))
      width += shapeWord(run.text, run.face).width
  }
  return width * size
}

/** em of a line in the display face, as wide as its letters are set. */
export function displayWidth(text: string, theme: Theme): number {
  const width = textWidth(displayWords(text, theme), displaySetting(theme, 1))
  return width + text.length * Math.max(theme.type.displayTracking, 0)
}

/** What letters cover of a line, px: from where they begin and end to how far they rise over the baseline and fall below it. */
export interface Ink {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** From the top of a line as high as its size to its baseline. */
  readonly baseline: number
}

/** The ink of text on one line, with `tracking` em after each letter. */
export function inkOf(text: string, { family, weight, size, lang }: Setting, tracking = 0): Ink {
  let pen = 0
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, 0, 0]
  const runs = segmentByFace(text, { family, weight, italic: false }, lang)
  const [
    {
      face: { ascent, descent },
    } = { face: { ascent: 0.8, descent: 0.2 } },
  ] = runs
  for (const { text: words, face } of text
    .split(/(\s)/u)
    .flatMap(word => segmentByFace(word, { family, weight, italic: false }, lang))) {
    const { glyphs, advances } = shapeWord(words, face)
    for (const [at, glyph] of glyphs.entries()) {
      const { minX, minY, maxX, maxY } = face.font.getGlyph(glyph).bbox
      const em = face.font.unitsPerEm
      if (maxX > minX) {
        left = Math.min(left, pen + minX / em)
        right = Math.max(right, pen + maxX / em)
        top = Math.max(top, maxY / em)
        bottom = Math.max(bottom, -minY / em)
      }
      pen += (advances[at] ?? 0) + tracking
    }
  }
  const baseline = (0.5 + (ascent - descent) / 2) * size
  return {
    left: Math.min(left, right) * size,
    right: right * size,
    top: top * size,
    bottom: bottom * size,
    baseline,
  }
}

/** Width in px of the widest piece of text that is never broken: a word, or one character of a script without blanks. */
export function widestWord(text: string, setting: Setting): number {
  return piecesOf(text).reduce((most, piece) => Math.max(most, textWidth(piece.trim(), setting)), 0)
}

/** How many lines text takes in a column of `width` px; a word wider than the column is cut as often as it needs. */
export function linesOf(text: string, width: number, setting: Setting): number {
  return linesIn(measured(text, setting), Math.max(width, 1))
}

/** A piece of text that is not broken, without and with the blank after it, px. */
interface Piece {
  readonly own: number
  readonly whole: number
}

/** The pieces of each paragraph of a text as wide as they are set: in other sizes they are so much wider. */
export function measured(text: string, setting: Setting): readonly (readonly Piece[])[] {
  return text.split('\n').map(paragraph =>
    piecesOf(paragraph).map(piece => {
      const bare = piece.trimEnd()
      const own = textWidth(bare, setting)
      return { own, whole: bare === piece ? own : own + textWidth(piece.slice(bare.length), setting) }
    }),
  )
}

/** How many lines measured paragraphs take in a column of `width` px. */
export function linesIn(paragraphs: readonly (readonly Piece[])[], width: number): number {
  return paragraphs.reduce((sum, pieces) => sum + linesOfParagraph(pieces, width), 0)
}

/** Letters of a line that is no line. */
const LONE = 4

/** Whether a short word has a line to itself before the end: what ends a title stands with the word before it. */
export function leavesWordAlone(text: string, width: number, setting: Setting): boolean {
  const pieces = [...piecesOf(text)]
  const last = pieces.splice(-2).join('')
  const lines: string[] = ['']
  for (const piece of [...pieces, last]) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && textWidth(`${line}${piece}`.trimEnd(), setting) > width) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.slice(0, -1).some(line => line.trim().length <= LONE)
}

function linesOfParagraph(pieces: readonly Piece[], width: number): number {
  let lines = 1
  let used = 0
  for (const { own, whole } of pieces) {
    if (used > 0 && used + own > width) {
      lines += 1
      used = 0
    }
    if (own > width) lines += Math.ceil(own / width) - 1
    used += whole
  }
  return lines
}

/** Words with the hyphen or blank after them, those that hold together as one; every ideograph or kana is a piece of its own, since lines may break there. */
function piecesOf(text: string): readonly string[] {
  if (isInPhrases(text)) return text.match(/\S+\s*/gu) ?? []
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|(?:\u00a0|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-])*-?\s*/gu,
    ) ?? []
  ).filter(piece => piece !== '')
}
