import { create, type Font, type Glyph } from 'fontkit'
import { createBoundedCache } from './bounded-cache.ts'
import { type CutGlyph, writeCutFont } from './cut-font.ts'
import { contoursOf } from './glyph-record.ts'
import { graphemes } from './graphemes.ts'

/** Where the slices of a family come from. */
export interface SliceSource {
  readonly packageName: string
  readonly index: SliceIndex
  /** The bytes of a slice as an OpenType file. */
  read(slice: string): Buffer
}

/** A font whose glyphs are in many files, and a way to make one file of some of them. */
interface SlicedFont {
  readonly font: Font
  /** A TrueType file of those glyphs, numbered in that order after the missing glyph, which is number 0. */
  cut(glyphs: readonly number[]): Uint8Array
}

/** The slice that tells what all slices share. */
const modelSlice = 'latin'

/** One slice at one weight. */
const slices = createBoundedCache<Font>(512)
const files = createBoundedCache<Buffer>(256)

/**
 * A family of thousands of glyphs at one weight, of which only the slices are read that a text needs. It answers as a fontkit
 * font does. A character has one glyph: these scripts need no shaping, and characters that are written in parts have a glyph
 * as a whole.
 */
export function createSlicedFont(source: SliceSource, weight: number): SlicedFont {
  const { index, packageName } = source
  const open = (slice: string): Font => openSlice(source, slice, weight)
  const model = open(modelSlice)
  const glyphs = createBoundedCache<LoadedGlyph>(4096)
  const load = (id: number): LoadedGlyph => {
    const known = glyphs.get(packageName, `${id}`)
    if (known !== undefined) return known
    const glyph = loadGlyph(id, index, open)
    glyphs.set(packageName, `${id}`, glyph)
    return glyph
  }
  const getGlyph = (id: number, codePoints?: readonly number[]): Glyph =>
    Object.create(load(id), {
      codePoints: { value: codePoints ?? [...index.codePoints.subarray(id - 1, id)], enumerable: true },
    })
  const font = {
    ...metricsOf(model),
    // Says that outlines are TrueType's.
    glyf: {},
    hasGlyphForCodePoint: (codePoint: number) => hasGlyph(codePoint, index, open),
    glyphForCodePoint: (codePoint: number) => getGlyph(index.glyphOf(codePoint), [codePoint]),
    glyphsForString: (text: string) => graphemes(text).flatMap(part => glyphsOf(part, index, getGlyph)),
    getGlyph,
    layout(text: string, ...settings: unknown[]) {
      const [, , , direction = 'ltr'] = settings
      const drawn = font.glyphsForString(text)
      if (direction === 'rtl') drawn.reverse()
      const positions = drawn.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }))
      return { glyphs: drawn, positions, direction }
    },
  }
  return {
    font: font as unknown as Font,
    cut: ids => writeCutFont(fileOf(source, modelSlice), [missing, ...ids.map(load)], weight),
  }
}

const missing: CutGlyph = { codePoint: undefined, advance: 1000, contours: [] }

function metricsOf(model: Font): Partial<Font> {
  const { unitsPerEm, ascent, descent, xHeight, capHeight, bbox, italicAngle } = model
  const { underlinePosition, underlineThickness, postscriptName } = model
  const measures = { unitsPerEm, ascent, descent, xHeight, capHeight, bbox, italicAngle }
  return { ...measures, underlinePosition, underlineThickness, postscriptName }
}

function fileOf(source: SliceSource, slice: string): Buffer {
  const known = files.get(source.packageName, slice)
  if (known !== undefined) return known
  const file = source.read(slice)
  files.set(source.packageName, slice, file)
  return file
}

function openSlice(source: SliceSource, slice: string, weight: number): Font {
  const key = `${slice}:${weight}`
  const known = slices.get(source.packageName, key)
  if (known !== undefined) return known
  const font = create(fileOf(source, slice)) as Font
  const weighed = font.getVariation({ wght: weight })
  slices.set(source.packageName, key, weighed)
  return weighed
}

/** True when the slice that should have a character has it: indexes name ranges that have gaps. */
function hasGlyph(codePoint: number, index: SliceIndex, open: (slice: string) => Font): boolean {
  const slice = index.sliceOf(codePoint)
  return slice !== undefined && open(slice).hasGlyphForCodePoint(codePoint)
}

/** A character as its one glyph; one that only exists in parts as the glyphs of its parts. */
function glyphsOf(
  character: string,
  index: SliceIndex,
  getGlyph: (id: number, codePoints: readonly number[]) => Glyph,
): Glyph[] {
  const codes = codePointsOf(character)
  const [first = 0, ...others] = codePointsOf(character.normalize('NFC'))
  // Selectors and joiners have no glyph and stay with what they follow.
  if (others.every(code => index.glyphOf(code) === 0)) return [getGlyph(index.glyphOf(first), codes)]
  return codes.map(code => getGlyph(index.glyphOf(code), [code]))
}

function codePointsOf(text: string): number[] {
  return Array.from(text, part => part.codePointAt(0) ?? 0)
}

interface LoadedGlyph extends CutGlyph {
  readonly id: number
  readonly advanceWidth: number
  readonly path: Glyph['path']
  readonly bbox: Glyph['bbox']
}

function loadGlyph(id: number, index: SliceIndex, open: (slice: string) => Font): LoadedGlyph {
  const codePoint = index.codePoints[id - 1]
  const slice = codePoint === undefined ? modelSlice : (index.sliceOf(codePoint) ?? modelSlice)
  const font = open(slice)
  const glyph = codePoint === undefined ? font.getGlyph(0) : font.glyphForCodePoint(codePoint)
  const { path, bbox } = glyph
  const advance = Math.round(glyph.advanceWidth)
  return { id, codePoint, advance, advanceWidth: advance, path, bbox, contours: contoursOf(path.commands) }
}

/** Which file of a family that is packaged in slices holds a character. Glyphs are numbered by the order of the characters. */
interface SliceIndex {
  /** In ascending order: the glyph of the first one is number 1. */
  readonly codePoints: Uint32Array
  /** The name of the slice with a code point; undefined when none has it. */
  sliceOf(codePoint: number): string | undefined
  /** The number of a code point's glyph; 0 when no slice has it. */
  glyphOf(codePoint: number): number
}

const indexes = createBoundedCache<SliceIndex>(32)

/** The index of a package, as `rangesBySlice` gives it: ranges of code points by the name of a slice. Asked once. */
export function sliceIndex(
  packageName: string,
  rangesBySlice: () => Readonly<Record<string, string>>,
): SliceIndex {
  const known = indexes.get(packageName, '')
  if (known !== undefined) return known
  const index = toIndex(rangesBySlice())
  indexes.set(packageName, '', index)
  return index
}

function toIndex(rangesBySlice: Readonly<Record<string, string>>): SliceIndex {
  const slices = new Map<number, string>()
  // What two slices have belongs to the numbered one, or else to the one that is named first: the script's own.
  const byPlace = Object.entries(rangesBySlice).sort(([one], [other]) => rank(one) - rank(other))
  for (const [name, ranges] of byPlace)
    for (const codePoint of codePointsIn(ranges))
      if (!slices.has(codePoint)) slices.set(codePoint, name.replace(/[[\]]/g, ''))
  const codePoints = Uint32Array.from(slices.keys()).sort()
  const glyphs = new Map(Array.from(codePoints, (codePoint, order) => [codePoint, order + 1]))
  return {
    codePoints,
    sliceOf: codePoint => slices.get(codePoint),
    glyphOf: codePoint => glyphs.get(codePoint) ?? 0,
  }
}

function rank(slice: string): number {
  if (slice.startsWith('[')) return 0
  return /^(latin|cyrillic|greek|vietnamese)/.test(slice) ? 2 : 1
}

/** `U+41-5A,U+61` as numbers. */
function* codePointsIn(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) yield code
  }
}
