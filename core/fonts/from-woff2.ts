import { brotliDecompressSync } from 'node:zlib'
import { evened, type Outline, type OutlineBox, type OutlinePoint, writeGlyph } from './glyph-record.ts'
import { mostUnpacked, writeSfnt } from './sfnt.ts'

/** The tags that WOFF 2 has numbers for, in the order of their numbers. */
// biome-ignore format: a list of tags reads better in rows
const knownTags: readonly string[] = [
  'cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ',
  'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS',
  'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc',
  'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop',
  'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill',
]

/**
 * A WOFF 2 file as the OpenType file it was made from (W3C recommendation, sections 4 and 5): what a shaper, a subsetter and
 * a PDF can use. Throws when the bytes are something else.
 */
export function fromWoff2(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('font file is not WOFF 2')
  const input = createReader(file, 48)
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(input))
  const packed = file.subarray(input.at, input.at + file.readUInt32BE(20))
  const data = brotliDecompressSync(packed, { maxOutputLength: mostUnpacked })
  const tables = new Map<string, Buffer>()
  let offset = 0
  for (const { tag, transformed, length } of entries) {
    const bytes = data.subarray(offset, offset + length)
    offset += length
    if (!transformed) tables.set(tag, bytes)
    else if (tag === 'glyf') {
      const { glyf, loca } = restoreOutlines(bytes)
      tables.set('glyf', glyf).set('loca', loca)
    } else if (tag !== 'loca')
      throw new Error(`the transformed table ${tag} of a WOFF 2 file is not understood`)
  }
  const head = Buffer.from(tables.get('head') ?? Buffer.alloc(54))
  // Offsets are written in full; bit 50 says so.
  if (entries.some(({ tag, transformed }) => tag === 'glyf' && transformed)) head.writeInt16BE(1, 50)
  return writeSfnt(file.readUInt32BE(4), tables.set('head', head))
}

/** Bytes read one after the other. */
interface Reader {
  readonly bytes: Buffer
  at: number
}

function createReader(bytes: Buffer, at = 0): Reader {
  return { bytes, at }
}

function readByte(reader: Reader): number {
  return reader.bytes.readUInt8(reader.at++)
}

function readShort(reader: Reader): number {
  reader.at += 2
  return reader.bytes.readInt16BE(reader.at - 2)
}

function readBytes(reader: Reader, length: number): Buffer {
  reader.at += length
  return reader.bytes.subarray(reader.at - length, reader.at)
}

interface Entry {
  readonly tag: string
  readonly transformed: boolean
  /** Bytes it takes in the data. */
  readonly length: number
}

function readEntry(input: Reader): Entry {
  const flags = readByte(input)
  const number = flags & 63
  const tag = number === 63 ? readBytes(input, 4).toString('latin1') : (knownTags[number] ?? '')
  const length = readBase128(input)
  // For outlines version 3 means as they are, for all other tables version 0 does.
  const transformed = flags >> 6 !== (tag === 'glyf' || tag === 'loca' ? 3 : 0)
  return { tag, transformed, length: transformed ? readBase128(input) : length }
}

function readBase128(input: Reader): number {
  let value = 0
  for (;;) {
    const byte = readByte(input)
    value = value * 128 + (byte & 127)
    if (byte < 128) return value
  }
}

function read255(input: Reader): number {
  const code = readByte(input)
  if (code === 253) return readShort(input) & 0xffff
  if (code === 255) return readByte(input) + 253
  return code === 254 ? readByte(input) + 506 : code
}

/** The parts of a transformed `glyf` table: everything of one kind stands together. */
interface Streams {
  readonly contours: Reader
  readonly points: Reader
  readonly flags: Reader
  readonly glyphs: Reader
  readonly composites: Reader
  readonly boxes: Reader
  /** One bit a glyph: whether it has a box. */
  readonly boxed: Buffer
  readonly instructions: Reader
}

function restoreOutlines(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const count = table.readUInt16BE(4)
  const streams = readStreams(table, count)
  const loca = Buffer.alloc(4 * (count + 1))
  const glyphs: Buffer[] = []
  let offset = 0
  for (let index = 0; index < count; index++) {
    const glyph = restoreGlyph(streams, index)
    glyphs.push(glyph)
    offset += glyph.length
    loca.writeUInt32BE(offset, 4 * (index + 1))
  }
  return { glyf: Buffer.concat(glyphs), loca }
}

function readStreams(table: Buffer, count: number): Streams {
  const input = createReader(table, 36)
  const streams = Array.from({ length: 7 }, (_, index) =>
    createReader(readBytes(input, table.readUInt32BE(8 + 4 * index))),
  )
  const [contours, points, flags, glyphs, composites, boxes, instructions] = streams as [
    Reader,
    Reader,
    Reader,
    Reader,
    Reader,
    Reader,
    Reader,
  ]
  const boxed = readBytes(boxes, 4 * Math.ceil(count / 32))
  return { contours, points, flags, glyphs, composites, boxes, boxed, instructions }
}

function restoreGlyph(streams: Streams, index: number): Buffer {
  const count = readShort(streams.contours)
  if (count === 0) return Buffer.alloc(0)
  const hasBox = ((streams.boxed[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0
  if (count < 0) return restoreComposite(streams)
  const contours = readContours(streams, count)
  const instructions = readBytes(streams.instructions, read255(streams.glyphs))
  const outline: Outline = { contours, instructions, box: hasBox ? readBox(streams.boxes) : undefined }
  return writeGlyph(outline)
}

function readBox(boxes: Reader): OutlineBox {
  const [xMin, yMin, xMax, yMax] = [readShort(boxes), readShort(boxes), readShort(boxes), readShort(boxes)]
  return { xMin, yMin, xMax, yMax }
}

function readContours(streams: Streams, count: number): OutlinePoint[][] {
  const lengths = Array.from({ length: count }, () => read255(streams.points))
  let [x, y] = [0, 0]
  return lengths.map(length =>
    Array.from({ length }, () => {
      const flag = readByte(streams.flags)
      const [right, up] = readStep(flag & 127, streams.glyphs)
      x += right
      y += up
      return { x, y, onCurve: flag < 128 }
    }),
  )
}

/** The step to the next point: how many bytes it takes and what they mean is in the flag (section 5.2). */
function readStep(flag: number, glyphs: Reader): readonly [right: number, up: number] {
  const signed = (value: number, bits: number): number => (bits & 1 ? value : -value)
  if (flag < 10) return [0, signed(((flag & 14) << 7) + readByte(glyphs), flag)]
  if (flag < 20) return [signed((((flag - 10) & 14) << 7) + readByte(glyphs), flag), 0]
  if (flag < 84) {
    const [base, byte] = [flag - 20, readByte(glyphs)]
    return [
      signed(1 + (base & 0x30) + (byte >> 4), flag),
      signed(1 + ((base & 0x0c) << 2) + (byte & 15), flag >> 1),
    ]
  }
  if (flag < 120) {
    const base = flag - 84
    const right = 1 + (Math.floor(base / 12) << 8) + readByte(glyphs)
    return [signed(right, flag), signed(1 + (((base % 12) >> 2) << 8) + readByte(glyphs), flag >> 1)]
  }
  if (flag < 124) {
    const [first, second, third] = readBytes(glyphs, 3) as unknown as [number, number, number]
    return [signed((first << 4) + (second >> 4), flag), signed(((second & 15) << 8) + third, flag >> 1)]
  }
  const [first, second, third, fourth] = readBytes(glyphs, 4) as unknown as [number, number, number, number]
  return [signed((first << 8) + second, flag), signed((third << 8) + fourth, flag >> 1)]
}

/** Bits of a component's flags (OpenType, "glyf"). */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX, INSTRUCTIONS] = [1, 8, 32, 64, 128, 256]

/** A glyph made of others is kept as it is, but for its box and its instructions. */
function restoreComposite(streams: Streams): Buffer {
  const { composites, boxes, glyphs, instructions } = streams
  const start = composites.at
  let flags = MORE
  let hinted = false
  while (flags & MORE) {
    flags = readShort(composites)
    hinted ||= (flags & INSTRUCTIONS) !== 0
    const scale = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    composites.at += 2 + (flags & WORDS ? 4 : 2) + scale
  }
  const head = Buffer.alloc(2)
  head.writeInt16BE(-1)
  const parts = [head, readBytes(boxes, 8), composites.bytes.subarray(start, composites.at)]
  if (hinted) {
    const length = Buffer.alloc(2)
    const count = read255(glyphs)
    length.writeUInt16BE(count)
    parts.push(length, readBytes(instructions, count))
  }
  return evened(Buffer.concat(parts))
}
