/** Names of a ZIP's entries as they stand in its directory, bytes that are no UTF-8 replaced. */
export function zipNames(archive: Buffer): readonly string[] {
  const names: string[] = []
  const signature = Buffer.from('PK\u0001\u0002', 'latin1')
  for (let at = archive.indexOf(signature); at !== -1; at = archive.indexOf(signature, at + 46)) {
    const length = archive.readUInt16LE(at + 28)
    names.push(archive.subarray(at + 46, at + 46 + length).toString('utf8'))
  }
  return names
}
