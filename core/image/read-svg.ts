import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { maxPixels, maxRasterSide, type OpenImage, type Picture } from './read-raster.ts'
import { asDocument, sanitiseSvg } from './sanitise-svg.ts'
import { readSvgSize } from './svg-size.ts'

/** Largest SVG that is read, in bytes. */
const maxSvgBytes = 4 * 1024 * 1024
/** A drawing is painted large enough for print: three times its size, and at least this long, in px. */
const minRasterSide = 1600

/** An SVG made safe, and what an author should know of it. */
export interface ReadSvg {
  readonly picture: Picture
  readonly removed: readonly string[]
  readonly hasText: boolean
}

/** Reads an SVG: sanitises it, finds its size and paints it. Throws an Error that says what is wrong with the file. */
export async function readSvg(bytes: Uint8Array, openImage: OpenImage): Promise<ReadSvg> {
  if (bytes.byteLength > maxSvgBytes) throw new Error('it is an SVG of more than 4 MB')
  const { root, removed, hasText } = sanitiseSvg(new TextDecoder().decode(bytes))
  const left = await withoutLargePictures(root, openImage)
  const { width, height, viewBox } = readSvgSize(root)
  const longest = Math.max(width, height)
  const scale = Math.min(Math.max(longest * 3, minRasterSide), maxRasterSide) / longest
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
