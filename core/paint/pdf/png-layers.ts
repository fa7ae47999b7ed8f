import type { PdfValue } from './pdfkit-internals.ts'
import { readPng } from './png-chunks.ts'

/** A picture's rows as PDF takes them: deflated, each row with PNG's filter byte. */
export interface Layer {
  readonly dictionary: Record<string, PdfValue>
  readonly data: Uint8Array
}

/** A PNG as one layer of colour and, when some of it is transparent, one of alpha. */
export interface PngLayers {
  readonly color: Layer
  readonly alpha?: Layer
}

/**
 * Splits a PNG. Without transparency and interlace its rows pass as they are; otherwise it is decoded and each layer is
 * written as a PNG of its own.
 */
export async function toPngLayers(bytes: Uint8Array): Promise<PngLayers> {
  const png = readPng(bytes)
  const hasAlpha = png.colorType === 4 || png.colorType === 6 || png.hasTransparency
  if (!hasAlpha && !png.isInterlaced && png.depth <= 8) return { color: toLayer(bytes) }
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes).toColourspace('srgb')
  const encoding = { compressionLevel: 6, adaptiveFiltering: true } as const
  const color = toLayer(await picture.clone().removeAlpha().png(encoding).toBuffer())
  if (!hasAlpha || (await sharp(bytes).stats()).isOpaque) return { color }
  const alpha = await picture
    .clone()
    .ensureAlpha()
    .extractChannel('alpha')
    .toColourspace('b-w')
    .png(encoding)
    .toBuffer()
  return { color, alpha: toLayer(alpha) }
}

function toLayer(bytes: Uint8Array): Layer {
  const png = readPng(bytes)
  const channels = png.colorType === 2 ? 3 : 1
  return {
    dictionary: {
      Type: 'XObject',
      Subtype: 'Image',
      Width: png.width,
      Height: png.height,
      BitsPerComponent: png.depth,
      ColorSpace: colorSpace(png.colorType, png.palette),
      DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: png.depth, Columns: png.width },
    },
    data: png.data,
  }
}

function colorSpace(colorType: number, palette: Uint8Array): PdfValue {
  if (colorType === 3) return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, palette]
  return colorType === 2 ? 'DeviceRGB' : 'DeviceGray'
}
