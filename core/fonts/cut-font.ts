import { type OutlinePoint, writeGlyph } from './glyph-record.ts'
import { readSfnt, type SfntTables, TRUETYPE, writeSfnt } from './sfnt.ts'

/** A glyph to be written. */
export interface CutGlyph {
  /** The character it stands for; undefined for the missing glyph. */
  readonly codePoint: number | undefined
  /** Font units. */
  readonly advance: number
  readonly contours: readonly (readonly OutlinePoint[])[]
}

/**
 * Writes glyphs as a TrueType file, numbered in their order. `model` is a font of the same design, from which everything that
 * is not about single glyphs is taken. `weight` is 100–900; `more` are further tables.
 */
export function writeCutFont(
  model: Buffer,
  glyphs: readonly CutGlyph[],
  weight: number,
  more: readonly (readonly [tag: string, table: Buffer])[] = [],
): Buffer {
  const tables = readSfnt(model)
  return writeSfnt(
    TRUETYPE,
    new Map([
      ...more,
      ...outlineTables(glyphs),
      ['cmap', writeCmap(glyphs)],
      ['maxp', writeMaxp(glyphs)],
      ['head', changed(tables, 'head', head => head.writeInt16BE(1, 50))],
      ['hhea', changed(tables, 'hhea', hhea => hhea.writeUInt16BE(glyphs.length, 34))],
      ['OS/2', changed(tables, 'OS/2', os2 => os2.writeUInt16BE(weight, 4))],
      ['name', changed(tables, 'name', () => undefined)],
      // Version 3: glyphs have no names.
      ['post', changed(tables, 'post', post => post.writeUInt32BE(0x00030000, 0)).subarray(0, 32)],
    ]),
  )
}

function changed(tables: SfntTables, tag: string, change: (table: Buffer) => unknown): Buffer {
  const table = tables.get(tag)
  if (table === undefined) throw new Error(`a slice of a font lacks the table ${tag}`)
  const copy = Buffer.from(table)
  change(copy)
  return copy
}

function outlineTables(glyphs: readonly CutGlyph[]): [tag: string, table: Buffer][] {
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  const hmtx = Buffer.alloc(4 * glyphs.length)
  const records: Buffer[] = []
  let offset = 0
  for (const [index, { contours, advance }] of glyphs.entries()) {
    const record = writeGlyph({ contours })
    records.push(record)
    offset += record.length
    loca.writeUInt32BE(offset, 4 * (index + 1))
    hmtx.writeUInt16BE(advance, 4 * index)
    hmtx.writeInt16BE(record.length === 0 ? 0 : record.readInt16BE(2), 4 * index + 2)
  }
  return [
    ['glyf', Buffer.concat(records)],
    ['loca', loca],
    ['hmtx', hmtx],
  ]
}

function writeMaxp(glyphs: readonly CutGlyph[]): Buffer {
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(TRUETYPE, 0)
  maxp.writeUInt16BE(glyphs.length, 4)
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.flat().length)), 6)
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.length)), 8)
  // One zone: there are no instructions.
  maxp.writeUInt16BE(1, 14)
  return maxp
}

/** A map of format 12, a group for each character: what is cut rarely has neighbours. */
function writeCmap(glyphs: readonly CutGlyph[]): Buffer {
  const byCode = new Map<number, number>()
  for (const [index, { codePoint }] of glyphs.entries())
    if (codePoint !== undefined && !byCode.has(codePoint)) byCode.set(codePoint, index)
  const groups = [...byCode].sort(([one], [other]) => one - other)
  const cmap = Buffer.alloc(28 + 12 * groups.length)
  // One map, for Windows and all of Unicode, 12 bytes from the start.
  for (const [index, value] of [0, 1, 3, 10, 0, 12, 12, 0].entries()) cmap.writeUInt16BE(value, 2 * index)
  cmap.writeUInt32BE(16 + 12 * groups.length, 16)
  cmap.writeUInt32BE(groups.length, 24)
  for (const [index, [codePoint, glyph]] of groups.entries()) {
    cmap.writeUInt32BE(codePoint, 28 + 12 * index)
    cmap.writeUInt32BE(codePoint, 32 + 12 * index)
    cmap.writeUInt32BE(glyph, 36 + 12 * index)
  }
  return cmap
}
