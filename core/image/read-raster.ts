import type { Sharp, SharpOptions } from 'sharp'
import type { Asset } from './asset.ts'
import type { ImageKind } from './sniff-image.ts'
import { stripJpeg, stripPng } from './strip-metadata.ts'

/** Most pixels a picture may declare, width by height. */
export const maxPixels = 40_000_000

/** Longest side of the pictures that painters get, in px. */
export const maxRasterSide = 4096

/** A picture without its name. */
export type Picture = Omit<Asset, 'name'>

/** Opens pixels; passed in so that the library is loaded only when there is a picture. */
export type OpenImage = (bytes: Uint8Array, options: SharpOptions) => Sharp

/**
 * Reads a photo or drawing made of pixels. Its size is read before anything is decoded; throws an Error whose message
 * says what is wrong with it when it is too large, damaged or not what its first bytes say.
 */
export async function readRaster(
  bytes: Uint8Array,
  kind: Exclude<ImageKind, 'svg'>,
  openImage: OpenImage,
): Promise<Picture> {
  const open = () =>
    openImage(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: 30 })
  const found = await open().metadata()
  const { width, height, orientation = 1 } = found
  if (width * height > maxPixels)
    throw new Error(`it is ${width} × ${height} px, at most 40 megapixels are read`)
  const isTurned = orientation > 1
  const upright = isTurned ? await encode(open().rotate(), kind) : stripped(bytes, kind)
  const size = orientation >= 5 ? { width: height, height: width } : { width, height }
  const isPlain =
    found.space !== 'cmyk' && found.depth === 'uchar' && !(kind === 'png' && found.isProgressive)
  const fits = Math.max(width, height) <= maxRasterSide
  const type = kind === 'jpeg' ? ('image/jpeg' as const) : ('image/png' as const)
  const asIs = isPlain && fits && (kind === 'jpeg' || kind === 'png')
  const small = open()
    .rotate()
    .resize({ width: maxRasterSide, height: maxRasterSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (asIs) await decode(open())
  const raster = asIs ? upright : await encode(small, kind === 'jpeg' ? 'jpeg' : 'png')
  return { type: `image/${kind}`, bytes: upright, ...size, raster: { type, bytes: raster } }
}

/** Decoding is what shows that a file is whole, so it happens even when the bytes are kept; the small picture is not. */
async function decode(image: Sharp): Promise<void> {
  await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
}

function stripped(bytes: Uint8Array, kind: Exclude<ImageKind, 'svg'>): Uint8Array {
  if (kind === 'jpeg') return stripJpeg(bytes)
  return kind === 'png' ? stripPng(bytes) : bytes
}

function encode(image: Sharp, kind: Exclude<ImageKind, 'svg'>): Promise<Uint8Array> {
  switch (kind) {
    case 'jpeg':
      return image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'webp':
      return image.webp({ quality: 90 }).toBuffer()
    case 'avif':
      return image.avif({ quality: 70, effort: 2 }).toBuffer()
    case 'gif':
      return image.gif().toBuffer()
    case 'png':
      return image.png({ compressionLevel: 6 }).toBuffer()
  }
}
