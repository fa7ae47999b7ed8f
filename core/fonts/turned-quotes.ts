import type { Font } from 'fontkit'
import { readSfnt, type SfntTables, writeSfnt } from './sfnt.ts'

/** Marks that point left and their twins that point right: the single ones first, of which a font may make the others. */
export const quotePairs: readonly (readonly [left: number, right: number])[] = [
  [0x2039, 0x203a],
  [0xab, 0xbb],
]

/**
 * The font file with the glyphs of a pair of quotation marks changed for each other where they are drawn the wrong way round, as
 * Krona One has them; undefined where they are sound, or not both there as TrueType outlines.
 */
export function withQuotesTurned(
  bytes: Buffer,
  font: Font,
  [left, right]: readonly [left: number, right: number],
): Buffer | undefined {
  const tables = readSfnt(bytes)
  const outlined = ['glyf', 'loca', 'head'].every(tag => tables.has(tag))
  if (!outlined || !pointsTo(font, left, 'right') || !pointsTo(font, right, 'left')) return undefined
  const [one, other] = [left, right].map(codePoint => font.glyphForCodePoint(codePoint).id)
  return writeSfnt(bytes.readUInt32BE(0), withGlyphsChanged(tables, one as number, other as number))
}

/** Which side the tip of a mark is on: the outermost point there is at half its height. */
function pointsTo(font: Font, codePoint: number, side: 'left' | 'right'): boolean {
  if (!font.hasGlyphForCodePoint(codePoint)) return false
  const glyph = font.glyphForCodePoint(codePoint)
  const points = glyph.path.commands.flatMap(({ args }) =>
    args.flatMap((x, at) => (at % 2 === 0 ? { x, y: args[at + 1] ?? 0 } : [])),
  )
  const middle = (glyph.bbox.minY + glyph.bbox.maxY) / 2
  const sorted = points.toSorted((one, next) => one.x - next.x)
  const [first, last] = [sorted[0], sorted.at(-1)].map(point => Math.abs((point?.y ?? middle) - middle))
  return side === 'left' ? (first ?? 0) < (last ?? 0) : (first ?? 0) > (last ?? 0)
}

function withGlyphsChanged(tables: SfntTables, one: number, other: number): SfntTables {
  const [glyf, head, loca] = ['glyf', 'head', 'loca'].map(tag => tables.get(tag) as Buffer)
  const isLong = head?.readInt16BE(50) === 1
  const size = isLong ? 4 : 2
  const count = (loca?.length ?? 0) / size - 1
  const offsets = Array.from({ length: count + 1 }, (_, at) =>
    isLong ? (loca?.readUInt32BE(4 * at) ?? 0) : 2 * (loca?.readUInt16BE(2 * at) ?? 0),
  )
  const order = changed(
    Array.from({ length: count }, (_, at) => at),
    one,
    other,
  )
  const records = order.map(at =>
    withPartsChanged(glyf?.subarray(offsets[at], offsets[at + 1]) ?? Buffer.alloc(0), one, other),
  )
  const placed = Buffer.alloc(4 * (count + 1))
  let offset = 0
  for (const [at, record] of records.entries()) {
    offset += record.length
    placed.writeUInt32BE(offset, 4 * (at + 1))
  }
  const long = Buffer.from(head as Buffer)
  long.writeInt16BE(1, 50)
  return new Map([
    ...tables,
    ['glyf', Buffer.concat(records)],
    ['loca', placed],
    ['head', long],
    ...widthsChanged(tables, one, other),
  ])
}

/** Flags of a part of a glyph (OpenType, "glyf"), and the bytes that follow its number for each. */
const PART = { words: 1, scale: 8, more: 0x20, scales: 0x40, matrix: 0x80 } as const

/** The record of a glyph that is made of others, with the two of them changed for each other: one may be the other one mirrored. */
function withPartsChanged(record: Buffer, one: number, other: number): Buffer {
  if (record.length < 10 || record.readInt16BE(0) >= 0) return record
  const copy = Buffer.from(record)
  for (let at = 10, isMore = true; isMore; ) {
    const [flags, glyph] = [copy.readUInt16BE(at), copy.readUInt16BE(at + 2)]
    copy.writeUInt16BE(changed([glyph], one, other)[0] as number, at + 2)
    const turn = flags & PART.scale ? 2 : flags & PART.scales ? 4 : flags & PART.matrix ? 8 : 0
    at += 4 + (flags & PART.words ? 4 : 2) + turn
    isMore = (flags & PART.more) !== 0
  }
  return copy
}

/** Widths of two glyphs and how far from their left each begins. */
function widthsChanged(tables: SfntTables, one: number, other: number): readonly [string, Buffer][] {
  const [hmtx, hhea] = [tables.get('hmtx'), tables.get('hhea')]
  if (!hmtx || !hhea || Math.max(one, other) >= hhea.readUInt16BE(34)) return []
  const [first, second] = [one, other].map(at => hmtx.readUInt32BE(4 * at))
  const widths = Buffer.from(hmtx)
  widths.writeUInt32BE(second as number, 4 * one)
  widths.writeUInt32BE(first as number, 4 * other)
  return [['hmtx', widths]]
}

function changed(order: readonly number[], one: number, other: number): readonly number[] {
  return order.map(at => (at === one ? other : at === other ? one : at))
}
