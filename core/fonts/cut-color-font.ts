import type { ColorLayer, Face } from './face.ts'
import { type CutGlyph, writeCutFont } from './cut-font.ts'
import { contoursOf } from './glyph-record.ts'

/** A glyph in colours, and the characters that it stands for in order. */
interface Sign {
  readonly codePoints: readonly number[]
  readonly advance: number
  readonly layers: readonly ColorLayer[]
}

/**
 * Writes the signs of texts as a TrueType file in colours (OpenType, "COLR" version 0): what subsetters lose. Signs that are
 * written as several characters are ligatures of them.
 */
export function cutColorFont(face: Face, texts: Iterable<string>): Buffer {
  const signs = signsOf(face, texts)
  const single = signs.filter(({ codePoints }) => codePoints.length === 1)
  const joined = signs.filter(({ codePoints }) => codePoints.length > 1)
  const inOrder = [...single, ...joined]
  const glyphs: CutGlyph[] = [
    { codePoint: undefined, advance: face.font.unitsPerEm, contours: [] },
    ...inOrder.map(({ codePoints, advance }) => {
      const [codePoint] = codePoints
      return { codePoint: codePoints.length === 1 ? codePoint : undefined, advance, contours: [] }
    }),
  ]
  const firstLayer = glyphs.length
  const layers = inOrder.flatMap(sign => sign.layers)
  glyphs.push(
    ...layers.map(({ commands }) => ({
      codePoint: undefined,
      advance: face.font.unitsPerEm,
      contours: contoursOf(commands),
    })),
  )
  const glyphOf = new Map(single.map(({ codePoints }, index) => [codePoints[0] ?? 0, index + 1]))
  const ligatures = joined.flatMap(({ codePoints }, index) =>
    spellings(codePoints).map(spelling => ({
      parts: spelling.map(codePoint => glyphOf.get(codePoint) ?? 0),
      glyph: single.length + index + 1,
    })),
  )
  const palette = [...new Set(layers.map(({ color }) => color))]
  return writeCutFont(Buffer.from(face.bytes ?? []), glyphs, face.weight, [
    ['COLR', writeColr(inOrder, firstLayer, palette)],
    ['CPAL', writeCpal(palette)],
    ...(ligatures.length > 0 ? [['GSUB', writeLigatures(ligatures)] as const] : []),
  ])
}

/** Some browsers take out the selector of emoji before they look for ligatures. */
function spellings(codePoints: readonly number[]): (readonly number[])[] {
  const without = codePoints.filter(codePoint => codePoint !== 0xfe0f)
  return without.length === codePoints.length || without.length < 2 ? [codePoints] : [codePoints, without]
}

/** Every sign of the texts and every character that one is made of, in a fixed order. */
function signsOf(face: Face, texts: Iterable<string>): Sign[] {
  const signs = new Map<string, Sign>()
  const add = (glyph: number, advance: number, codePoints: readonly number[]): void => {
    signs.set(codePoints.join(), { codePoints, advance, layers: face.layers?.(glyph) ?? [] })
  }
  for (const text of texts) {
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0
      const glyph = face.font.glyphForCodePoint(codePoint)
      if (glyph.id > 0) add(glyph.id, glyph.advanceWidth, [codePoint])
    }
    for (const glyph of face.font.layout(text).glyphs)
      if (glyph.codePoints.length > 1) add(glyph.id, glyph.advanceWidth, glyph.codePoints)
  }
  return [...signs.values()].sort((one, other) => order(one.codePoints, other.codePoints))
}

function order(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index])
  return differs < 0 ? one.length - other.length : (one[differs] ?? 0) - (other[differs] ?? 0)
}

/** Which glyphs are which layers, each a glyph of its own, in which colour of the palette. */
function writeColr(signs: readonly Sign[], firstLayer: number, palette: readonly string[]): Buffer {
  const bases = signs.flatMap(({ layers }, index) =>
    layers.length > 0 ? [{ glyph: index + 1, layers }] : [],
  )
  const layers = bases.flatMap(base => base.layers)
  const header = [0, bases.length, 0, 14, 0, 14 + 6 * bases.length, layers.length]
  let first = 0
  const records = bases.flatMap(base => {
    first += base.layers.length
    return [base.glyph, first - base.layers.length, base.layers.length]
  })
  return words([
    ...header,
    ...records,
    ...layers.flatMap(({ color }, index) => [firstLayer + index, palette.indexOf(color)]),
  ])
}

/** One palette; colours are stored as blue, green, red and alpha. */
function writeCpal(palette: readonly string[]): Buffer {
  const colors = palette.map(color => {
    const [red = 0, green = 0, blue = 0, alpha = 255] = Buffer.from(color.slice(1), 'hex')
    return [blue, green, red, alpha]
  })
  return Buffer.concat([words([0, palette.length, 1, palette.length, 0, 14, 0]), Buffer.from(colors.flat())])
}

interface Ligature {
  readonly parts: readonly number[]
  readonly glyph: number
}

/** A `GSUB` table of one feature that is always on, with the longest ligatures of each first glyph tried first. */
function writeLigatures(ligatures: readonly Ligature[]): Buffer {
  const byFirst = new Map<number, Ligature[]>()
  for (const ligature of ligatures) {
    const [first = 0] = ligature.parts
    byFirst.set(first, [...(byFirst.get(first) ?? []), ligature])
  }
  const firsts = [...byFirst.keys()].sort((one, other) => one - other)
  const sets = firsts.map(first => {
    const longestFirst = [...(byFirst.get(first) ?? [])].sort(
      (one, other) => other.parts.length - one.parts.length,
    )
    return withOffsets(
      [longestFirst.length],
      longestFirst.map(({ parts, glyph }) => words([glyph, parts.length, ...parts.slice(1)])),
    )
  })
  const coverage = words([1, firsts.length, ...firsts])
  const subtable = withOffsets([1], [coverage, ...sets], [firsts.length])
  const scripts = words([1, ...tag('DFLT'), 8, 4, 0, 0, 0xffff, 1, 0])
  const features = words([1, ...tag('ccmp'), 8, 0, 1, 0])
  const lookups = Buffer.concat([words([1, 4, 4, 0, 1, 8]), subtable])
  return withOffsets([1, 0], [scripts, features, lookups])
}

/** Words, the offsets of parts from the start, and the parts. `afterFirst` are words between the first offset and the second. */
function withOffsets(
  head: readonly number[],
  parts: readonly Buffer[],
  afterFirst: readonly number[] = [],
): Buffer {
  let offset = 2 * (head.length + parts.length + afterFirst.length)
  const offsets = parts.map(part => {
    offset += part.length
    return offset - part.length
  })
  if (offset > 0xffff) throw new Error('a page shows too many emoji that are written as several characters')
  return Buffer.concat([
    words([...head, ...offsets.slice(0, 1), ...afterFirst, ...offsets.slice(1)]),
    ...parts,
  ])
}

/** The four letters of a tag as two words. */
function tag(name: string): number[] {
  const letters = Buffer.from(name, 'latin1')
  return [letters.readUInt16BE(0), letters.readUInt16BE(2)]
}

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value, 2 * index)
  return buffer
}
