import type { ImageItem, Pages } from '../../draw/frame.ts'
import type { Asset } from '../../image/asset.ts'
import { boxPath } from './box-path.ts'
import { noteBounds } from './figure-bounds.ts'
import { jpegDictionary } from './jpeg.ts'
import { addResource, openMark, type Page, pageBox, pageX, pageY } from './page.ts'
import type { PdfDocument, Reference } from './pdfkit-internals.ts'
import { pointsPerPixel, toNumber } from './number.ts'
import { toPngLayers } from './png-layers.ts'

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
  const { color, alpha } = await toPngLayers(bytes)
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
