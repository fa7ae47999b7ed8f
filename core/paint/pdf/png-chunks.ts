/** What a PNG's chunks say (ISO/IEC 15948, 11.2). */
export interface PngChunks {
  readonly width: number
  readonly height: number
  /** Bits per channel. */
  readonly depth: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colorType: number
  readonly isInterlaced: boolean
  /** A colour or palette entry is transparent. */
  readonly hasTransparency: boolean
  readonly palette: Uint8Array
  /** The deflated rows. */
  readonly data: Uint8Array
}

/** Reads a PNG's chunks without decoding its rows. Throws when the file is cut short. */
export function readPng(bytes: Uint8Array): PngChunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data: Uint8Array[] = []
  let palette: Uint8Array = new Uint8Array()
  let hasTransparency = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = view.getUint32(at + 4)
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (type === chunk.rows) data.push(content)
    else if (type === chunk.palette) palette = content
    else if (type === chunk.transparency) hasTransparency = true
    at += 12 + length
  }
  if (data.length === 0) throw new Error('a PNG picture has no rows: save it anew')
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: view.getUint8(24),
    colorType: view.getUint8(25),
    isInterlaced: view.getUint8(28) !== 0,
    hasTransparency,
    palette,
    data: data.length === 1 && data[0] !== undefined ? data[0] : Buffer.concat(data),
  }
}

/** IDAT, PLTE and tRNS as numbers. */
const chunk = { rows: 0x49444154, palette: 0x504c5445, transparency: 0x74524e53 } as const
