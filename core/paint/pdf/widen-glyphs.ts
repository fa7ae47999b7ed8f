/** Tag of the horizontal metrics table. */
const hmtx = 0x686d7478

/** Adds font units to each glyph's advance in a TrueType file that has a metric for every glyph; changes the bytes given. */
export function widenGlyphs(file: Uint8Array, units: number): Uint8Array {
  if (units === 0) return file
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let table = 0; table < view.getUint16(4); table++) {
    const entry = 12 + table * 16
    if (view.getUint32(entry) !== hmtx) continue
    const start = view.getUint32(entry + 8)
    const length = view.getUint32(entry + 12)
    for (let at = start; at + 4 <= start + length; at += 4) {
      view.setUint16(at, Math.min(0xffff, view.getUint16(at) + units))
    }
    view.setUint32(entry + 4, checksum(view, start, length))
  }
  return file
}

/** Sum of a table's 32-bit words (OpenType, "Calculating checksums"). */
function checksum(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let at = 0; at + 4 <= length; at += 4) sum = (sum + view.getUint32(start + at)) >>> 0
  return sum
}
