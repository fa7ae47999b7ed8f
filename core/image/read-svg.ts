import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { maxPixels, maxRasterSide, type OpenImage, type Picture } from './read-raster.ts'
import { asDocument, sanitiseSvg } from './sanitise-svg.ts'

/** Largest SVG that is read, in bytes. */
const maxSvgBytes = 4 * 1024 * 1024
/** A drawing is painted large enough for print: three times its size, and at least this long, in px. */
const minRasterSide = 1600
/** Pixels of all layers of a drawing together: each takes four bytes for as long as its filter lasts, and its time. */
const maxLayerPixels = 250_000_000

/** An SVG made safe, and what an author should know of it. */
interface ReadSvg {
  readonly picture: Picture
  readonly removed: readonly string[]
  readonly hasText: boolean
}

/** Reads an SVG: sanitises it, finds its size and paints it. Throws an Error that says what is wrong with the file. */
export async function readSvg(bytes: Uint8Array, openImage: OpenImage): Promise<ReadSvg> {
  if (bytes.byteLength > maxSvgBytes) throw new Error('it is an SVG of more than 4 MB')
  const { root, removed, hasText, layers } = sanitiseSvg(new TextDecoder().decode(bytes))
  const left = await withoutLargePictures(root, openImage)
  const { width, height, viewBox } = readSvgSize(root)
  const longest = Math.max(width, height)
  const most = Math.min(maxRasterSide, Math.sqrt(maxLayerPixels / Math.max(1, layers)))
  const scale = Math.min(Math.max(longest * 3, minRasterSide), most) / longest
  const side = (length: number) => String(Math.max(1, Math.round(length * scale)))
  const drawn = write(root, { width: side(width), height: side(height), viewBox })
  const painted = await openImage(drawn, { limitInputPixels: maxPixels })
    .timeout({ seconds: 20 })
    .png({ compressionLevel: 6 })
    .toBuffer()
  const own = write(root, { width: String(width), height: String(height), viewBox })
  const raster = { type: 'image/png' as const, bytes: painted }
  const picture: Picture = { type: 'image/svg+xml', bytes: own, width, height, raster }
  return { picture, removed: [...removed, ...left], hasText }
}

const writer = unified().use(rehypeStringify, {
  space: 'svg',
  closeEmptyElements: true,
  allowParseErrors: false,
})

function write(root: Element, size: Readonly<Record<string, string>>): Uint8Array {
  const sized = {
    ...root,
    properties: { ...root.properties, ...size, xmlnsXLink: 'http://www.w3.org/1999/xlink' },
  }
  return Buffer.from(writer.stringify(asDocument(sized)))
}

/** Takes out embedded pictures that are larger than a picture on its own may be. */
async function withoutLargePictures(root: Element, openImage: OpenImage): Promise<string[]> {
  const removed: string[] = []
  const open: Element[] = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    for (const name of ['href', 'xLinkHref']) {
      const [, data] = /^data:[^,]*,(.*)$/s.exec(String(element.properties[name] ?? '')) ?? []
      if (data === undefined || (await isSmall(Buffer.from(data, 'base64'), openImage))) continue
      delete element.properties[name]
      removed.push('an embedded picture')
    }
    for (const child of element.children) if (child.type === 'element') open.push(child)
  }
  return removed
}

async function isSmall(bytes: Uint8Array, openImage: OpenImage): Promise<boolean> {
  try {
    const { width, height } = await openImage(bytes, { limitInputPixels: maxPixels }).metadata()
    return width * height <= maxPixels / 4
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

/** Size of an SVG in px, and the coordinates it is drawn in. */
interface SvgSize {
  readonly width: number
  readonly height: number
  readonly viewBox: string
}

/** CSS absolute units in px (CSS Values 4, 6.2); em and ex stand for the usual 16 px text. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
}

const longestSide = 16384

/**
 * Reads an SVG's natural size from `width`, `height` and `viewBox` as browsers do: a missing side follows the view
 * box's proportions, and a file that says nothing is 300 × 150 px.
 */
function readSvgSize(root: Element): SvgSize {
  const box = readViewBox(root.properties.viewBox)
  const ratio = box ? box[2] / box[3] : 2
  let width = readLength(root.properties.width)
  let height = readLength(root.properties.height)
  if (width === undefined && height === undefined) [width, height] = box ? [box[2], box[3]] : [300, 150]
  width ??= (height ?? 150) * ratio
  height ??= width / ratio
  const shrink = Math.min(1, longestSide / Math.max(width, height))
  const size = { width: Math.max(1, round(width * shrink)), height: Math.max(1, round(height * shrink)) }
  return { ...size, viewBox: (box ?? [0, 0, round(width), round(height)]).join(' ') }
}

function readLength(value: unknown): number | undefined {
  const [, number, unit = ''] =
    /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(String(value ?? '').trim()) ?? []
  const length = Number(number) * (pixels[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

function readViewBox(value: unknown): readonly [number, number, number, number] | undefined {
  const [x, y, width, height, ...rest] = String(value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = [x, y, width, height].every(Number.isFinite) && rest.length === 0
  return isBox && width && height && width > 0 && height > 0 ? [x ?? 0, y ?? 0, width, height] : undefined
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000
}
