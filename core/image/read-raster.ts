import type { Sharp, SharpOptions } from 'sharp'
import type { Asset } from './asset.ts'

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

/** Kinds of picture that are read, told apart by their first bytes and never by their name. */
type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg'

/** What a file is by its first bytes, or undefined when it is no picture that is read. */
export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (/^[\s\S]{4}ftyp/.test(head)) return /^.{8}[\s\S]*avi[fs]/s.test(head) ? 'avif' : undefined
  return isSvg(bytes) ? 'svg' : undefined
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** An SVG opens with its root element; a declaration, a document type and comments may come before it. */
function isSvg(bytes: Uint8Array): boolean {
  let head = Buffer.from(bytes.subarray(0, 65536))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  for (let step = 0; step < 100; step++) {
    const before = /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)\s*/i.exec(head)
    if (!before) break
    head = head.slice(before[0].length)
  }
  return /^<svg[\s>/]/i.test(head)
}

/**
 * A JPEG without the segments that say where, when and by whom it was taken (Exif, XMP, IPTC, comments); its pixels and
 * colour profile are untouched. A file whose segments do not add up is given back as it is.
 */
function stripJpeg(bytes: Uint8Array): Uint8Array {
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
function stripPng(bytes: Uint8Array): Uint8Array {
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
