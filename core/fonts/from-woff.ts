import { inflateSync } from 'node:zlib'
import { writeSfnt } from './sfnt.ts'

/** Bytes of the header and of one entry of the directory. */
const HEADER = 44
const ENTRY = 20

/** A WOFF 1 file as the OpenType file it was made from (W3C recommendation, section 5). Throws when the bytes are something else. */
export function fromWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('font file is not WOFF')
  const tables = new Map<string, Buffer>()
  for (let at = HEADER; at < HEADER + file.readUInt16BE(12) * ENTRY; at += ENTRY) {
    const [offset, packed, length] = [4, 8, 12].map(field => file.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = file.subarray(offset, offset + packed)
    // What does not get smaller is kept as it is.
    tables.set(file.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes)
  }
  return writeSfnt(file.readUInt32BE(4), tables)
}
