import { inflateRawSync } from 'node:zlib'

const entry = Buffer.from('PK\u0001\u0002', 'latin1')

/** Files of a ZIP by their names, as its directory has them. */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = archive.indexOf(entry); at !== -1; at = archive.indexOf(entry, at + 46)) {
    const name = archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString('utf8')
    if (files.has(name)) throw new Error(`"${name}" is in the archive twice`)
    const start = archive.readUInt32LE(at + 42)
    const begin = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = archive.subarray(begin, begin + archive.readUInt32LE(at + 20))
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes))
  }
  return files
}
