import type { GlyphRun } from 'fontkit'
import { mirrored } from './bidi.ts'
import { createWordCache } from './bounded-cache.ts'
import { familyNamed } from './catalogue.ts'
import type { Face } from './face.ts'
import { isIgnorable } from './graphemes.ts'
import { type PlacedGlyph, shapeWithHarfbuzz } from './harfbuzz.ts'
import { shapePairs } from './shape-pairs.ts'
import type { ShapedWord } from './shape.ts'
import { standInFor, standInWidth } from './stand-ins.ts'

/** How a word is shaped. */
interface ShapeOptions {
  /** Figures of one width, for columns of numbers. */
  readonly tabular?: boolean
  /** Direction that the bidi algorithm found; undefined lets the script decide. */
  readonly rtl?: boolean
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
  } else if (options.rtl !== true && familyNamed(face.family)?.kind !== 'script') {
    const word = shapePairs(text, face)
    if (word !== undefined) return word
  }
  const drawn = drawnText(text, face, options.rtl === true)
  if (reorders.test(drawn) && face.bytes !== undefined && options.rtl !== true)
    return toPlacedWord(text, face, shapeWithHarfbuzz(drawn, face))
  const run = layoutRun(drawn, face, options)
  return toShapedWord(text, drawn, face, run)
}

/** Scripts whose vowels go before or around their consonants, which fontkit often does wrongly. */
const reorders = /[\u0900-\u0dff\u0f00-\u109f\u1780-\u17ff]/

function toPlacedWord(text: string, face: Face, placed: readonly PlacedGlyph[]): ShapedWord {
  const em = face.font.unitsPerEm
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]))
  const clusters = placed.map(({ cluster }, index) =>
    placed[index - 1]?.cluster === cluster ? '' : text.slice(cluster, ends.get(cluster)),
  )
  const advances = Float32Array.from(placed, ({ advance }) => advance / em)
  const offsetsOf = (axis: 'offsetX' | 'offsetY'): Float32Array | null =>
    placed.every(glyph => glyph[axis] === 0) ? null : Float32Array.from(placed, glyph => glyph[axis] / em)
  return {
    text,
    face,
    glyphs: Uint16Array.from(placed, ({ id }) => id),
    advances,
    offsetsX: offsetsOf('offsetX'),
    offsetsY: offsetsOf('offsetY'),
    clusters,
    width: sum(advances),
    rtl: false,
  }
}

function isMono(face: Face): boolean {
  return familyNamed(face.family)?.kind === 'mono'
}

/** The text as drawn: brackets mirrored, and look-alikes for what the face lacks. Each has the length of the original. */
function drawnText(text: string, face: Face, rtl: boolean): string {
  let drawn = rtl ? mirrored(text) : text
  for (let index = 0; index < drawn.length; index++) {
    const unit = drawn.charCodeAt(index)
    const other = standInFor(unit)
    if (other === undefined || face.font.hasGlyphForCodePoint(unit)) continue
    drawn = drawn.slice(0, index) + String.fromCharCode(other) + drawn.slice(index + 1)
  }
  return drawn
}

/** Code is never set with ligatures, and its fonts have hundreds of look-ups for them. */
const plainFeatures = { calt: false, liga: false, clig: false }
const tabularFeatures = { tnum: true, lnum: true }

/**
 * Figures and marks are shaped as Latin. Left alone, fontkit takes the font's default script for them, and where that
 * lists a kerning look-up twice (Inter does) fontkit applies it twice: `7,` closes up. Undefined: the letters decide.
 */
function neutralScript(text: string): string | undefined {
  return /\p{L}/u.test(text) ? undefined : 'latn'
}

function layoutRun(drawn: string, face: Face, options: ShapeOptions): GlyphRun {
  const features = {
    ...(isMono(face) ? plainFeatures : {}),
    ...(options.tabular === true ? tabularFeatures : {}),
  }
  const direction = options.rtl === undefined ? undefined : options.rtl ? 'rtl' : 'ltr'
  try {
    return face.font.layout(drawn, features, neutralScript(drawn), undefined, direction)
  } catch {
    // The shaper fails on some broken sequences of complex scripts: draw their characters one by one.
    return unshapedRun(drawn, face, options.rtl === true)
  }
}

/** Each character's own glyph at its own width. */
function unshapedRun(drawn: string, face: Face, rtl: boolean): GlyphRun {
  const glyphs = face.font.glyphsForString(drawn)
  if (rtl) glyphs.reverse()
  const positions = glyphs.map(glyph => ({
    xAdvance: glyph.advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }))
  return { glyphs, positions, direction: rtl ? 'rtl' : 'ltr' } as unknown as GlyphRun
}

function toShapedWord(text: string, drawn: string, face: Face, run: GlyphRun): ShapedWord {
  const count = run.glyphs.length
  const em = face.font.unitsPerEm
  const rtl = run.direction === 'rtl'
  const logical = rtl ? [...run.glyphs].reverse() : run.glyphs
  const clusters = clustersOf(text, drawn, logical)
  if (rtl) clusters.reverse()
  const glyphs = new Uint16Array(count)
  const advances = new Float32Array(count)
  for (let index = 0; index < count; index++) {
    glyphs[index] = run.glyphs[index]?.id ?? 0
    advances[index] = fixedWidth(clusters[index]) ?? (run.positions[index]?.xAdvance ?? 0) / em
  }
  return {
    text,
    face,
    glyphs,
    advances,
    offsetsX: offsets(run, 'xOffset', em),
    offsetsY: offsets(run, 'yOffset', em),
    clusters,
    width: sum(advances),
    rtl,
  }
}

/** Cluster texts come from what was drawn and are given back as what was written. */
function clustersOf(text: string, drawn: string, logical: GlyphRun['glyphs']): string[] {
  const clusters = clusterTexts(drawn, logical)
  if (text === drawn) return clusters
  let at = 0
  return clusters.map(cluster => {
    const original = text.slice(at, at + cluster.length)
    at += cluster.length
    return original
  })
}

function fixedWidth(cluster: string | undefined): number | undefined {
  return cluster?.length === 1 ? standInWidth(cluster.charCodeAt(0)) : undefined
}

function offsets(run: GlyphRun, axis: 'xOffset' | 'yOffset', em: number): Float32Array | null {
  if (run.positions.every(position => position[axis] === 0)) return null
  return Float32Array.from(run.positions, position => position[axis] / em)
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

/** A shaped glyph in logical order: the code points it stands for. */
interface Source {
  readonly codePoints: readonly number[]
}

/**
 * The text of each glyph's cluster, given the glyphs in logical order. Shaping joins, splits and reorders; a cluster is the
 * smallest stretch of text whose glyphs stand for nothing outside it. Its text goes to its first glyph, the others get ''.
 * Joined they are always the text.
 */
function clusterTexts(text: string, glyphs: readonly Source[]): string[] {
  const direct = oneToOne(text, glyphs)
  if (direct !== undefined) return direct
  const spans = spansOf(text, glyphs)
  const starts = boundaries(spans, text.length)
  const clusters = new Array<string>(glyphs.length).fill('')
  for (const [order, { glyph, from }] of starts.entries()) {
    clusters[glyph] = text.slice(from, starts[order + 1]?.from ?? text.length)
  }
  return clusters
}

/** The usual case: each glyph stands for the next characters. */
function oneToOne(text: string, glyphs: readonly Source[]): string[] | undefined {
  const clusters: string[] = []
  let at = 0
  for (const { codePoints } of glyphs) {
    const start = at
    for (const codePoint of codePoints) {
      const expected = text.codePointAt(at)
      if (expected === undefined) return undefined
      if (expected !== codePoint && !isHidden(expected, codePoint)) return undefined
      at += expected > 0xffff ? 2 : 1
    }
    clusters.push(text.slice(start, at))
  }
  return at === text.length && clusters[0] !== '' ? clusters : undefined
}

/** The shaper puts a space of no width where it hides a joiner or a direction mark. */
function isHidden(written: number, drawn: number): boolean {
  return drawn === 0x20 && isIgnorable(written)
}

/** First and last index in the text of what a glyph stands for; undefined when it comes from a composition. */
type Span = readonly [first: number, last: number] | undefined

function spansOf(text: string, glyphs: readonly Source[]): Span[] {
  const places = placesOf(text)
  const next = new Map<number, number>()
  const hides = Array.from(text, character => character.codePointAt(0) ?? 0).some(isIgnorable)
  return glyphs.map(({ codePoints }) => {
    let first = Number.POSITIVE_INFINITY
    let last = -1
    for (const codePoint of codePoints) {
      // It may be the place of something hidden: let it belong to what is before it.
      if (hides && codePoint === 0x20) continue
      const order = next.get(codePoint) ?? 0
      const place = places.get(codePoint)?.[order]
      if (place === undefined) continue
      next.set(codePoint, order + 1)
      first = Math.min(first, place)
      last = Math.max(last, place)
    }
    return last < 0 ? undefined : [first, last]
  })
}

function placesOf(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index) ?? 0
    const list = places.get(codePoint)
    if (list === undefined) places.set(codePoint, [index])
    else list.push(index)
    if (codePoint > 0xffff) index++
  }
  return places
}

/** The glyphs where a cluster starts and the index in the text it starts from. */
function boundaries(spans: readonly Span[], length: number): { glyph: number; from: number }[] {
  const leastAfter = new Array<number>(spans.length + 1).fill(length)
  for (let glyph = spans.length - 1; glyph >= 0; glyph--) {
    leastAfter[glyph] = Math.min(leastAfter[glyph + 1] ?? length, spans[glyph]?.[0] ?? length)
  }
  const starts = [{ glyph: 0, from: 0 }]
  let lastBefore = spans[0]?.[1] ?? -1
  for (let glyph = 1; glyph < spans.length; glyph++) {
    const from = leastAfter[glyph] ?? length
    if (spans[glyph] !== undefined && from > lastBefore && from < length && lastBefore >= 0) {
      starts.push({ glyph, from })
    }
    lastBefore = Math.max(lastBefore, spans[glyph]?.[1] ?? -1)
  }
  return starts
}
