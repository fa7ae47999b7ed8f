/**
 * A JPEG without the segments that say where, when and by whom it was taken (Exif, XMP, IPTC, comments); its pixels and
 * colour profile are untouched. A file whose segments do not add up is given back as it is.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // The picture's data follows the start of scan; nothing after it is a segment to drop.
    if (marker === 0xda) return Buffer.concat([...kept, bytes.subarray(at)])
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    const isMetadata = marker === 0xe1 || marker === 0xed || marker === 0xfe
    if (!isMetadata) kept.push(bytes.subarray(at, end))
    at = end
  }
  return bytes
}

const droppedChunks: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG without its text, time and Exif chunks and without what follows its end. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [data.subarray(0, 8)]
  for (let at = 8; at + 12 <= data.length; ) {
    const end = at + 12 + data.readUInt32BE(at)
    const kind = data.toString('latin1', at + 4, at + 8)
    if (end > data.length) return bytes
    if (!droppedChunks.has(kind)) kept.push(data.subarray(at, end))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return bytes
}
