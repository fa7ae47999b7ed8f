/** A table of an OpenType file by its four letters. */
export type SfntTables = ReadonlyMap<string, Buffer>

/** The version number of a file with TrueType outlines. */
export const TRUETYPE = 0x00010000

/** Bytes of the largest font that is unpacked: a file of a few kB may pack any number of them. */
export const mostUnpacked: number = 64 * 1024 * 1024

/** Writes tables as an OpenType file, in the order of their tags, with the checksums that the format asks for. */
export function writeSfnt(flavor: number, tables: SfntTables): Buffer {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const directory = Buffer.alloc(12 + 16 * entries.length)
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(entries.length, 4)
  directory.writeUInt16BE(16 * power, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE(16 * (entries.length - power), 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, [tag, bytes]] of entries.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    if (tag === 'head') padded.writeUInt32BE(0, 8)
    const at = 12 + 16 * index
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum(padded), at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    parts.push(padded)
    offset += padded.length
  }
  const file = Buffer.concat(parts)
  const head = readSfnt(file).get('head')
  head?.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, 8)
  return file
}

/** The tables of an OpenType file. */
export function readSfnt(file: Buffer): SfntTables {
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16) {
    const offset = file.readUInt32BE(at + 8)
    tables.set(
      file.toString('latin1', at, at + 4),
      file.subarray(offset, offset + file.readUInt32BE(at + 12)),
    )
  }
  return tables
}

/** Sum of 32-bit words (OpenType, "Calculating checksums"). */
function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
