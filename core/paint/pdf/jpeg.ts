import type { PdfValue } from './pdfkit-internals.ts'

const colorSpaces: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }

/** The image dictionary of a JPEG, from its frame header (ITU-T T.81, B.2.2). Throws when there is none. */
export function jpegDictionary(bytes: Uint8Array): Record<string, PdfValue> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isAdobe = false
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) throw new Error('a JPEG picture has no frame header: save it anew')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker)) return dictionary(view, at, isAdobe)
    else {
      if (marker === 0xee) isAdobe = true
      at += 2 + view.getUint16(at + 2)
    }
  }
  throw new Error('a JPEG picture has no frame header: save it anew')
}

/** SOF0–SOF15 without the tables DHT, JPG and DAC, which lie among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function dictionary(view: DataView, at: number, isAdobe: boolean): Record<string, PdfValue> {
  const channels = view.getUint8(at + 9)
  return {
    Type: 'XObject',
    Subtype: 'Image',
    BitsPerComponent: view.getUint8(at + 4),
    Height: view.getUint16(at + 5),
    Width: view.getUint16(at + 7),
    ColorSpace: colorSpaces[channels] ?? 'DeviceRGB',
    // Adobe writes CMYK inverted.
    Decode: channels === 4 && isAdobe ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
  }
}
