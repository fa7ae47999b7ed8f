import { createWordCache } from '../../../fonts/bounded-cache.ts'
import { graphemeEnds } from '../../../fonts/graphemes.ts'
import { segmentByFace } from '../../../fonts/segment.ts'
import type { ShapedWord } from '../../../fonts/shape.ts'
import { shapeWord } from '../../../fonts/shape-word.ts'
import { type BreakPoint, breakPointsIn } from './break-points.ts'

/** A word (or a part of one) shaped and with its break points: independent of size, so shared by all paragraphs. */
export interface MeasuredWord {
  readonly text: string
  /** In logical order, one for each face. */
  readonly shapes: readonly ShapedWord[]
  /** em */
  readonly width: number
  readonly glyphs: number
  readonly breaks: readonly MeasuredBreak[]
}

/** A break point and what stands before it. */
export interface MeasuredBreak extends BreakPoint {
  /** em before the break, without the hyphen. */
  readonly width: number
  readonly glyphs: number
  /** em that a line end here adds: the hyphen, and the kerning with the next letter that it undoes. */
  readonly added: number
  /** True in the middle of a ligature. */
  readonly inside: boolean
}

/** What measuring depends on besides the text. */
export interface WordStyle {
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly tabular: boolean
  readonly hyphens: boolean
  readonly lang: string
  /** The language in whose forms Han characters are set. */
  readonly han: string
  /** Direction found by the bidi algorithm; undefined when it was not needed. */
  readonly rtl: boolean | undefined
}

const measured = createWordCache<MeasuredWord>(30_000, 500)
/** What is longer is no word, nor an address: only the last of them are known, for the sizes that are tried of a sheet. */
const longestCached = 400
const long = createWordCache<MeasuredWord>(8, 8)
/** Longer words are shaped in pieces, so that time stays linear in their length. */
const longestShaped = 160
const longestCharacter = 320

/** The cache group of a style. */
export function groupOf(style: WordStyle): string {
  const { family, weight, italic, tabular, hyphens, lang, han, rtl } = style
  return `${family}|${weight}|${italic}|${tabular}|${hyphens}|${lang}|${han}|${rtl ?? ''}`
}

/** Measures a word; a word met before in the same style is one look-up. `group` is `groupOf(style)`. */
export function measureWord(text: string, style: WordStyle, group: string): MeasuredWord {
  const cache = text.length <= longestCached ? measured : long
  const known = cache.get(group, text)
  if (known !== undefined) return known
  const word = measure(text, style)
  cache.set(group, text, word)
  return word
}

function measure(source: string, style: WordStyle): MeasuredWord {
  const { text, points } = withoutSoftBreaks(source)
  const shapes = shapeParts(text, style)
  const breaks = points.length > 0 ? points : breakPointsIn(text, style.lang, style.hyphens)
  let width = 0
  let glyphs = 0
  for (const shape of shapes) {
    width += shape.width
    glyphs += shape.glyphs.length
  }
  return { text, shapes, width, glyphs, breaks: measureBreaks(shapes, breaks) }
}

function shapeParts(text: string, style: WordStyle): ShapedWord[] {
  const shapes: ShapedWord[] = []
  for (const part of pieces(text)) {
    for (const run of segmentByFace(part, style, style.lang)) {
      shapes.push(shapeWord(run.text, run.face, style))
    }
  }
  return shapes
}

/** The text in pieces that are short enough to shape at once, cut between characters. */
function pieces(text: string): string[] {
  if (text.length <= longestShaped) return [text]
  const parts: string[] = []
  let start = 0
  let previous = 0
  for (const end of graphemeEnds(text)) {
    if (end - start > longestShaped && previous > start) {
      parts.push(text.slice(start, previous))
      start = previous
    }
    // No writing has so many marks on one letter: cut it anywhere.
    for (; end - start > longestCharacter; start += longestCharacter) {
      parts.push(text.slice(start, start + longestCharacter))
    }
    previous = end
  }
  parts.push(text.slice(start))
  return parts
}

/** Takes out soft hyphens and zero-width spaces: they are places to break, not text. */
function withoutSoftBreaks(source: string): { text: string; points: BreakPoint[] } {
  const points: BreakPoint[] = []
  if (!/[\u00ad\u200b]/.test(source)) return { text: source, points }
  let text = ''
  for (const character of source) {
    if (character !== '\u00ad' && character !== '\u200b') text += character
    else if (text !== '' && points.at(-1)?.offset !== text.length) {
      const hyphen = character === '\u00ad'
      points.push({ offset: text.length, hyphen, penalty: hyphen ? 30 : 0 })
    }
  }
  return { text, points: points.filter(point => point.offset < text.length) }
}

/** Adds to sorted break points what stands before them. Inside a ligature the width is shared out by characters. */
export function measureBreaks(
  shapes: readonly ShapedWord[],
  points: readonly BreakPoint[],
): readonly MeasuredBreak[] {
  if (points.length === 0) return []
  const breaks: MeasuredBreak[] = []
  let at = 0
  let offset = 0
  let width = 0
  let glyphs = 0
  let undone = 0
  for (const shape of shapes) {
    const count = shape.glyphs.length
    const kerned = kerningsOf(shape)
    for (let order = 0; order < count; order++) {
      const index = shape.rtl ? count - 1 - order : order
      const length = shape.clusters[index]?.length ?? 0
      const advance = shape.advances[index] ?? 0
      for (
        let point = points[at];
        point !== undefined && point.offset < offset + length;
        point = points[++at]
      ) {
        const share = (point.offset - offset) / length
        const added = undone + (point.hyphen ? hyphenWidthOf(shape) : 0)
        breaks.push({ ...point, width: width + advance * share, glyphs, added, inside: share > 0 })
      }
      offset += length
      width += advance
      undone = kerned[index] ?? 0
      glyphs++
    }
  }
  return breaks
}

/** em by which kerning with its neighbour makes each glyph narrower. */
function kerningsOf(shape: ShapedWord): readonly number[] {
  const known = kernings.get(shape)
  if (known !== undefined) return known
  const { font } = shape.face
  const { unitsPerEm } = font
  const found = Array.from(shape.glyphs, (glyph, index) =>
    Math.max(0, font.getGlyph(glyph).advanceWidth / unitsPerEm - (shape.advances[index] ?? 0)),
  )
  kernings.set(shape, found)
  return found
}

/** Words that are broken after every letter are measured in every size that is tried. */
const kernings = new WeakMap<ShapedWord, readonly number[]>()

/** Width of a hyphen in em, with a little room for kerning before it. */
function hyphenWidthOf(shape: ShapedWord): number {
  return shapeWord('-', shape.face).width + 0.02
}
