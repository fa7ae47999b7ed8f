import { mirrored } from './bidi.ts'
import { createWordCache } from './bounded-cache.ts'
import { familyNamed } from './catalogue.ts'
import type { Face } from './face.ts'
import { graphemes } from './graphemes.ts'
import { type Feature, type PlacedGlyph, shapeWithHarfbuzz } from './harfbuzz.ts'
import type { ShapedWord } from './shape.ts'
import { standInFor, standInWidth } from './stand-ins.ts'

/** How a word is shaped. */
interface ShapeOptions {
  /** Figures of one width, for columns of numbers. */
  readonly tabular?: boolean
  /** Direction that the bidi algorithm found; undefined lets the script decide. */
  readonly rtl?: boolean | undefined
}

const shaped = createWordCache<ShapedWord>(30_000, 1000)

/**
 * Shapes a run of text without spaces: kerning, ligatures, joining and marks. Never throws on odd text, and a character
 * that the face lacks becomes its empty box with the character as cluster text. Glyphs are in visual order.
 */
export function shapeWord(text: string, face: Face, options: ShapeOptions = {}): ShapedWord {
  const group = `${face.key}${options.tabular === true ? '#' : ''}${directionMark(options.rtl)}`
  const known = shaped.get(group, text)
  if (known !== undefined) return known
  const word = shape(text, face, options)
  shaped.set(group, text, word)
  return word
}

function directionMark(rtl: boolean | undefined): string {
  if (rtl === undefined) return ''
  return rtl ? '<' : '>'
}

function shape(text: string, face: Face, options: ShapeOptions): ShapedWord {
  if (isMono(face) && options.rtl !== true) {
    const cells = shapeCells(text, face)
    if (cells !== undefined) return cells
  }
  const placed = place(drawnText(text, face), face, options)
  const backwards = (placed[0]?.cluster ?? 0) > (placed.at(-1)?.cluster ?? 0)
  return toShapedWord(text, face, placed, options.rtl ?? backwards)
}

function isMono(face: Face): boolean {
  return familyNamed(face.family)?.kind === 'mono'
}

/** The text as drawn, with look-alikes for what the face lacks: as long as the original. */
function drawnText(text: string, face: Face): string {
  let drawn = text
  for (let index = 0; index < drawn.length; index++) {
    const unit = drawn.charCodeAt(index)
    const other = standInFor(unit)
    if (other === undefined || face.font.hasGlyphForCodePoint(unit)) continue
    drawn = drawn.slice(0, index) + String.fromCharCode(other) + drawn.slice(index + 1)
  }
  return drawn
}

/** Code is never set with ligatures, and its fonts have hundreds of look-ups for them. */
const PLAIN: readonly Feature[] = ['-calt', '-liga', '-clig']
/** Figures stand on the line in every face: beside capitals a hanging 1 is an I, and a hanging 0 an o. */
const LINING: readonly Feature[] = ['+lnum']
const TABULAR: readonly Feature[] = ['+tnum', ...LINING]

function place(drawn: string, face: Face, { rtl, tabular }: ShapeOptions): readonly PlacedGlyph[] {
  if (face.bytes === undefined) return placeWhole(drawn, face, rtl === true)
  const figures = !/\p{N}/u.test(drawn) ? [] : tabular === true ? TABULAR : LINING
  return shapeWithHarfbuzz(drawn, face, {
    direction: rtl === undefined ? undefined : rtl ? 'rtl' : 'ltr',
    // Figures and marks beside letters are set as those are: many fonts kern them for Latin alone.
    script: /\p{L}/u.test(drawn) ? undefined : 'Latn',
    // Fonts give signs the width of figures too, which opens gaps in words that have none.
    features: [...(isMono(face) ? PLAIN : []), ...figures],
  })
}

/** Text of a family in slices, whose scripts need no shaping: a glyph for each character, however many code points write it. */
function placeWhole(drawn: string, face: Face, rtl: boolean): readonly PlacedGlyph[] {
  let at = 0
  const placed = graphemes(rtl ? mirrored(drawn) : drawn).flatMap(part => {
    const cluster = at
    at += part.length
    return face.font
      .glyphsForString(part)
      .map(({ id, advanceWidth }) => ({ id, cluster, advance: advanceWidth, offsetX: 0, offsetY: 0 }))
  })
  return rtl ? placed.reverse() : placed
}

function toShapedWord(text: string, face: Face, placed: readonly PlacedGlyph[], rtl: boolean): ShapedWord {
  const em = face.font.unitsPerEm
  const clusters = clustersOf(text, placed, rtl)
  const advances = Float32Array.from(
    placed,
    ({ advance }, index) => fixedWidth(clusters[index]) ?? advance / em,
  )
  return {
    text,
    face,
    glyphs: Uint16Array.from(placed, ({ id }) => id),
    advances,
    offsetsX: offsetsOf(placed, 'offsetX', em),
    offsetsY: offsetsOf(placed, 'offsetY', em),
    clusters,
    width: sum(advances),
    rtl,
  }
}

/** What each glyph stands for, as it was written: the first in reading order of those of a cluster tells it all. */
function clustersOf(text: string, placed: readonly PlacedGlyph[], rtl: boolean): readonly string[] {
  const reading = rtl ? [...placed].reverse() : placed
  const texts = reading.map(({ cluster }, index) => {
    if (index > 0 && reading[index - 1]?.cluster === cluster) return ''
    const next = reading.slice(index + 1).find(other => other.cluster !== cluster)
    return text.slice(index === 0 ? 0 : cluster, next?.cluster)
  })
  return rtl ? texts.reverse() : texts
}

function fixedWidth(cluster: string | undefined): number | undefined {
  return cluster?.length === 1 ? standInWidth(cluster.charCodeAt(0)) : undefined
}

function offsetsOf(
  placed: readonly PlacedGlyph[],
  axis: 'offsetX' | 'offsetY',
  em: number,
): Float32Array | null {
  return placed.every(glyph => glyph[axis] === 0)
    ? null
    : Float32Array.from(placed, glyph => glyph[axis] / em)
}

function sum(values: Float32Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** A glyph of a monospaced face by code point. */
type Cells = Map<number, { readonly id: number; readonly advance: number }>

const cellsByFace = new WeakMap<Face, Cells>()

/**
 * Sets text of a monospaced face one glyph a character, without the shaper: code has no kerning and no ligatures. Undefined
 * when the text has marks, joiners or scripts that need shaping.
 */
function shapeCells(text: string, face: Face): ShapedWord | undefined {
  if (!isSimple(text)) return undefined
  const count = text.length
  const glyphs = new Uint16Array(count)
  const advances = new Float32Array(count)
  let width = 0
  for (let index = 0; index < count; index++) {
    const cell = cellOf(face, text.charCodeAt(index))
    glyphs[index] = cell.id
    advances[index] = cell.advance
    width += cell.advance
  }
  return {
    text,
    face,
    glyphs,
    advances,
    offsetsX: null,
    offsetsY: null,
    clusters: text.split(''),
    width,
    rtl: false,
  }
}

/** Latin, Greek, Cyrillic and symbols: one character, one glyph. */
function isSimple(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x300 && unit !== 0xad) continue
    if ((unit >= 0x370 && unit < 0x483) || (unit >= 0x2010 && unit < 0x2028)) continue
    if ((unit >= 0x2030 && unit < 0x205f) || (unit >= 0x2070 && unit < 0x20d0)) continue
    if (unit >= 0x2100 && unit < 0x2c00) continue
    return false
  }
  return text.length > 0
}

function cellOf(face: Face, unit: number): { readonly id: number; readonly advance: number } {
  let cells = cellsByFace.get(face)
  if (cells === undefined) {
    cells = new Map()
    cellsByFace.set(face, cells)
  }
  let cell = cells.get(unit)
  if (cell === undefined) {
    const glyph = face.font.glyphForCodePoint(drawnUnit(face, unit))
    cell = { id: glyph.id, advance: glyph.advanceWidth / face.font.unitsPerEm }
    cells.set(unit, cell)
  }
  return cell
}

/** Every space of a monospaced face is one cell wide, and a hyphen is a hyphen. */
function drawnUnit(face: Face, unit: number): number {
  if (face.font.hasGlyphForCodePoint(unit)) return unit
  if (unit === 0xa0) return 0x20
  return unit === 0x2010 || unit === 0x2011 ? 0x2d : unit
}
