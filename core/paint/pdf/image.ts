import type { PngOptions, Sharp } from 'sharp'
import type { ImageItem, Pages } from '../../draw/frame.ts'
import type { Asset } from '../../image/asset.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import { addResource, openMark, type Page, pageBox, pageX, pageY } from './page.ts'
import { noteBounds } from './path.ts'
import type { PdfDocument, PdfValue, Reference } from './pdfkit-internals.ts'
import { boxPath } from './rect.ts'

/** Writes each picture that the pages show, once and in the order of first use. */
export async function embedImages(
  document: PdfDocument,
  pages: Pages,
): Promise<ReadonlyMap<Asset, Reference>> {
  const images = new Map<Asset, Reference>()
  for (const frame of pages.frames) {
    for (const item of frame.items) {
      if (item.kind !== 'image' || images.has(item.asset)) continue
      images.set(item.asset, await embedImage(document, item.asset))
    }
  }
  return images
}

/** A JPEG goes in as it is; a PNG as its own compressed rows, its transparency as a second picture. */
async function embedImage(document: PdfDocument, asset: Asset): Promise<Reference> {
  const { type, bytes } = asset.raster
  if (type === 'image/jpeg') return document.writeStream(jpegDictionary(bytes), bytes, 'DCTDecode')
  const { color, alpha } = await layersOf(asset)
  const mask = alpha && document.writeStream({ ...alpha.dictionary }, alpha.data, 'FlateDecode')
  return document.writeStream({ ...color.dictionary, SMask: mask }, color.data, 'FlateDecode')
}

/** Paints a picture, clipped to its box where it is larger or the box has round corners. */
export function paintImage(page: Page, item: ImageItem): void {
  const image = page.ink.images.get(item.asset)
  const { picture } = item
  if (image === undefined || picture.width <= 0 || picture.height <= 0) return
  openMark(page, item.mark)
  noteBounds(page, item.mark, item)
  const name = addResource(page, 'XObject', `I${image.id}`, image)
  const size = [picture.width, 0, 0, picture.height].map(value => toNumber(value * pointsPerPixel)).join(' ')
  const corner = `${toNumber(pageX(page, picture.x))} ${toNumber(pageY(page, picture.y + picture.height))}`
  page.content += `q\n${clip(page, item)}${size} ${corner} cm\n/${name} Do\nQ\n`
}

function clip(page: Page, item: ImageItem): string {
  const { picture, radius } = item
  const isInside =
    picture.x >= item.x - 0.01 &&
    picture.y >= item.y - 0.01 &&
    picture.x + picture.width <= item.x + item.width + 0.01 &&
    picture.y + picture.height <= item.y + item.height + 0.01
  if (isInside && !(radius > 0)) return ''
  if (!(radius > 0)) return `${pageBox(page, item)} re W n\n`
  const bottom = pageY(page, item.y + item.height)
  const width = item.width * pointsPerPixel
  const path = boxPath(
    pageX(page, item.x),
    bottom,
    width,
    item.height * pointsPerPixel,
    radius * pointsPerPixel,
  )
  return `${path}W n\n`
}

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

/** A picture's rows as PDF takes them: deflated, each row with PNG's filter byte. */
interface Layer {
  readonly dictionary: Record<string, PdfValue>
  readonly data: Uint8Array
}

/** A PNG as one layer of colour and, when some of it is transparent, one of alpha. */
interface PngLayers {
  readonly color: Layer
  readonly alpha?: Layer
}

/** Layers of pictures that are kept opened: a logo is on every letter. */
const split = new WeakMap<Uint8Array, PngLayers>()

async function layersOf({ type, raster: { bytes } }: Asset): Promise<PngLayers> {
  const layers = split.get(bytes) ?? (await toPngLayers(bytes, type === 'image/svg+xml'))
  split.set(bytes, layers)
  return layers
}

/**
 * Splits a PNG. Without transparency and interlace its rows pass as they are; otherwise it is decoded and each layer is
 * written as a PNG of its own. Drawings (`isFlat`) are of even tones: filters of rows, which photographs need, would take
 * four times as long and save nothing.
 */
export async function toPngLayers(bytes: Uint8Array, isFlat = false): Promise<PngLayers> {
  const png = readPng(bytes)
  const hasAlpha = png.colorType === 4 || png.colorType === 6 || png.hasTransparency
  if (!hasAlpha && !png.isInterlaced && png.depth <= 8) return { color: toLayer(bytes) }
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes).toColourspace('srgb')
  const encoding = { compressionLevel: 6, adaptiveFiltering: !isFlat } as const
  const [color, alpha] = await Promise.all([
    picture.clone().removeAlpha().png(encoding).toBuffer(),
    hasAlpha ? alphaOf(picture, encoding) : undefined,
  ])
  return { color: toLayer(color), ...(alpha && { alpha: toLayer(alpha) }) }
}

/** The alpha of a picture as a PNG; undefined where all of it is opaque. */
async function alphaOf(picture: Sharp, encoding: PngOptions): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await picture
    .clone()
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (data.every(value => value === 255)) return undefined
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  return sharp(data, { raw }).toColourspace('b-w').png(encoding).toBuffer()
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

/** What a PNG's chunks say (ISO/IEC 15948, 11.2). */
interface PngChunks {
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
function readPng(bytes: Uint8Array): PngChunks {
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
