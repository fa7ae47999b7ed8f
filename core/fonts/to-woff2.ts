import { brotliCompressSync, constants } from 'node:zlib'

/** One table of an OpenType file. */
interface Table {
  readonly tag: string
  readonly bytes: Buffer
}

/** Bytes of the WOFF 2 header and of one entry of an OpenType directory. */
const HEADER = 48
const ENTRY = 16

/**
 * An OpenType file as WOFF 2 (W3C recommendation, sections 4 and 5). Tables are compressed as they are: the optional
 * transformation of outlines would save a tenth of the bytes and take a hundred times as long.
 */
export function toWoff2(font: Buffer): Buffer {
  const tables = readTables(font)
  const directory = Buffer.concat(tables.map(writeEntry))
  const data = compress(Buffer.concat(tables.map(({ bytes }) => bytes)))
  const length = padded(HEADER + directory.length + data.length)
  const file = Buffer.alloc(length)
  file.write('wOF2', 0, 'latin1')
  font.copy(file, 4, 0, 4)
  file.writeUInt32BE(length, 8)
  file.writeUInt16BE(tables.length, 12)
  file.writeUInt32BE(sfntLength(tables), 16)
  file.writeUInt32BE(data.length, 20)
  directory.copy(file, HEADER)
  data.copy(file, HEADER + directory.length)
  return file
}

/** The tables in the order of their tags, `loca` right behind `glyf`, whose offsets it holds. */
function readTables(font: Buffer): readonly Table[] {
  const tables: Table[] = []
  for (let at = 12; at < 12 + font.readUInt16BE(4) * ENTRY; at += ENTRY) {
    const tag = font.toString('latin1', at, at + 4)
    const offset = font.readUInt32BE(at + 8)
    const bytes = font.subarray(offset, offset + font.readUInt32BE(at + 12))
    if (tag !== 'DSIG') tables.push({ tag, bytes: tag === 'head' ? markLossless(bytes) : bytes })
  }
  const place = ({ tag }: Table): string => (tag === 'loca' ? 'glyf+' : tag)
  return tables.sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

/** Bit 11 of `head.flags`: the font went through a lossless change of format. */
function markLossless(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeUInt16BE(copy.readUInt16BE(16) | 0x0800, 16)
  return copy
}

/** An entry names its table, its length and, for outlines, that they are not transformed (version 3). */
function writeEntry({ tag, bytes }: Table): Buffer {
  const version = tag === 'glyf' || tag === 'loca' ? 3 : 0
  return Buffer.concat([
    Buffer.from([(version << 6) | UNKNOWN]),
    Buffer.from(tag, 'latin1'),
    toBase128(bytes.length),
  ])
}

/** Index of a table that is named by its tag instead of by its place in the list of known ones. */
const UNKNOWN = 63

/** Seven bits a byte, the highest first; all but the last have their top bit set. */
function toBase128(value: number): Buffer {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return Buffer.from(bytes)
}

function compress(data: Buffer): Buffer {
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })
}

function sfntLength(tables: readonly Table[]): number {
  return tables.reduce((sum, { bytes }) => sum + ENTRY + padded(bytes.length), 12)
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
