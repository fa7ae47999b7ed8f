import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** What a machine reads from a code in a picture. */
export interface Decoded {
  /** As the reader calls it: `QRCode`, `PDF417`, `Code128`. */
  readonly format: string
  readonly text: string
}

/** What a machine reads from a raster at a part of its size. */
export async function decode(png: Uint8Array, scale = 1): Promise<readonly Decoded[]> {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const { buffer } = new Uint8Array(await readFile(wasm))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
  const { width } = await sharp(png).metadata()
  const { data, info } = await sharp(png)
    .resize({ width: Math.round(width * scale) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const
  const found = await readBarcodes(pixels, { tryHarder: true })
  return found.map(({ format, text }) => ({ format, text }))
}
