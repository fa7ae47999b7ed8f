import { create, type Font } from 'fontkit'
import { createBoundedCache } from './bounded-cache.ts'
import { unpacked } from './open-face.ts'
import { readSfnt, type SfntTables } from './sfnt.ts'

/** Units that an em may have (OpenType, "head"). */
const EM = { least: 16, most: 16_384 }

/** Letters that every outline is tried on: what cannot be drawn or cut down with them cannot be with any. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'

/** Whether a file is sound, by its digest: a job brings the same files with each of its runs. */
const verdicts = createBoundedCache<boolean>(1000)

/**
 * Opens a stranger's font file, `digest` of its bytes; undefined where documents cannot be drawn in it. Tables are read when
 * they are asked for, so that a file which only begins as a font would break a document in its middle: what every document
 * does with a font is done here once.
 */
export async function openSoundFont(bytes: Buffer, digest: string): Promise<Font | undefined> {
  const known = verdicts.get('sound', digest)
  if (known === false) return undefined
  try {
    const file = unpacked(bytes)
    if (known === undefined) checkOutlines(readSfnt(file))
    const font = oneFont(file)
    if (known === undefined) await tryFont(font, file)
    verdicts.set('sound', digest, true)
    return font
  } catch {
    // Whatever a stranger's file breaks in a parser, it is no font to us.
    verdicts.set('sound', digest, false)
    return undefined
  }
}

/** Opens a file of one font. Throws where it is none, or holds several. */
function oneFont(file: Buffer): Font {
  const font = create(file)
  if (!('unitsPerEm' in font)) throw new Error('a collection is not one font')
  return font
}

/** Does what every document does with a font. Throws where that cannot be done. */
async function tryFont(font: Font, file: Buffer): Promise<void> {
  if (!isWhole(font) || !LETTERS.split('').every(letter => isDrawn(font, letter)))
    throw new Error('a font without a name, measures or letters')
  const { default: subsetFont } = await import('subset-font')
  await subsetFont(file, LETTERS, { targetFormat: 'sfnt' })
}

/** Whether there is a name to ask for it by, and measures to set it by. */
function isWhole({ unitsPerEm, familyName, numGlyphs, ascent, descent }: Font): boolean {
  const hasEm = unitsPerEm >= EM.least && unitsPerEm <= EM.most
  return hasEm && Boolean(familyName) && numGlyphs > 0 && Number.isFinite(ascent) && Number.isFinite(descent)
}

function isDrawn(font: Font, letter: string): boolean {
  const { advanceWidth, bbox, path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  return Number.isFinite(advanceWidth) && bbox !== undefined && Array.isArray(path.commands)
}

/** Glyphs that one may be put together of: more are made to take time. */
const MOST_PARTS = 256

/**
 * Throws where the outlines of a TrueType file lie outside of their table, or where a glyph is put together of itself or of more
 * glyphs than anyone draws: parsers follow such references without an end.
 */
function checkOutlines(tables: SfntTables): void {
  const glyf = tables.get('glyf')
  if (glyf === undefined) return
  const places = placesOf(tables, glyf.length)
  const known = new Map<number, number>()
  const partsOf = (glyph: number, depth: number): number => {
    const counted = known.get(glyph)
    if (counted !== undefined) return counted
    const place = places[glyph]
    if (place === undefined || depth > MOST_PARTS) throw new Error(`the glyph ${glyph} of a font has no end`)
    const parts = componentsOf(glyf.subarray(...place)).reduce(
      (sum, part) => sum + partsOf(part, depth + 1),
      1,
    )
    if (parts > MOST_PARTS) throw new Error(`the glyph ${glyph} of a font has ${parts} parts`)
    known.set(glyph, parts)
    return parts
  }
  for (const glyph of places.keys()) partsOf(glyph, 1)
}

/** Where each glyph begins and ends in the table of outlines, bytes (OpenType, "loca"). */
function placesOf(tables: SfntTables, length: number): readonly (readonly [start: number, end: number])[] {
  const [loca, head, maxp] = ['loca', 'head', 'maxp'].map(tag => tables.get(tag) ?? Buffer.alloc(0)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const isLong = head.readInt16BE(50) === 1
  const offset = (at: number): number => (isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2)
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, glyph) => {
    const [start, end] = [offset(glyph), offset(glyph + 1)]
    if (start > end || end > length) throw new Error(`the glyph ${glyph} of a font lies outside of its table`)
    return [start, end]
  })
}

/** Bits of a component's flags (OpenType, "glyf"). */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80]

/** The glyphs that one is put together of; none where it is an outline of its own. */
function componentsOf(glyph: Buffer): readonly number[] {
  if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  let at = 10
  for (let flags = MORE; flags & MORE; ) {
    flags = glyph.readUInt16BE(at)
    parts.push(glyph.readUInt16BE(at + 2))
    const turned = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    at += 4 + (flags & WORDS ? 4 : 2) + turned
  }
  return parts
}
