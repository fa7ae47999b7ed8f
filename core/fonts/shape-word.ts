import type { GlyphRun } from 'fontkit'
import { createBoundedCache } from './bounded-cache.ts'
import { clusterTexts } from './clusters.ts'
import { familyNamed } from './catalogue.ts'
import type { Face } from './face.ts'
import { type PlacedGlyph, shapeWithHarfbuzz } from './harfbuzz.ts'
import { mirrored } from './mirror.ts'
import type { ShapedWord } from './shape.ts'
import { shapeCells } from './shape-cells.ts'
import { shapePairs } from './shape-pairs.ts'
import { standInFor, standInWidth } from './stand-ins.ts'

/** How a word is shaped. */
export interface ShapeOptions {
  /** Figures of one width, for columns of numbers. */
  readonly tabular?: boolean
  /** Direction that the bidi algorithm found; undefined lets the script decide. */
  readonly rtl?: boolean
}

const shaped = createBoundedCache<ShapedWord>(30_000)
/** Longer words are rare and large: they are shaped again. */
const longestCached = 64

/**
 * Shapes a run of text without spaces: kerning, ligatures, joining and marks. Never throws on odd text, and a character
 * that the face lacks becomes its empty box with the character as cluster text. Glyphs are in visual order.
 */
export function shapeWord(text: string, face: Face, options: ShapeOptions = {}): ShapedWord {
  const group = `${face.key}${options.tabular === true ? '#' : ''}${directionMark(options.rtl)}`
  const known = shaped.get(group, text)
  if (known !== undefined) return known
  const word = shape(text, face, options)
  if (text.length <= longestCached) shaped.set(group, text, word)
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
export function neutralScript(text: string): string | undefined {
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
