import type { Element } from '../../../compose/tree.ts'
import type { Asset } from '../../../image/asset.ts'
import type { Theme } from '../../../theme/theme.ts'
import { assetOf, type Size } from '../../picture.ts'
import { drawnPlate } from '../page-parts.ts'

/** A picture at the size at which a letter shows it. */
export interface PlacedPicture {
  /** File name in `assets/`. */
  readonly name: string
  /** px */
  readonly width: number
  readonly height: number
}

/** The pictures of a letter: cut to their places, since Outlook cuts none, and twice as fine as they are shown. */
export interface MailPictures {
  /** Where a picture stands in a place `room` px wide; undefined where there is no such asset. */
  place(element: Element, room: number): PlacedPicture | undefined
  /** The files of what was placed, as PNG, JPEG or GIF. */
  files(): Promise<readonly Asset[]>
}

/** Pixels of a file per px. */
const FINE = 2

interface Cut extends PlacedPicture {
  readonly asset: Asset
}

/** Creates the pictures of one letter. */
export function createMailPictures(assets: ReadonlyMap<string, Asset>, theme: Theme): MailPictures {
  const cuts = new Map<string, Cut>()
  return {
    place(element, room) {
      const asset = assetOf(element, assets)
      if (asset === undefined) return undefined
      const size = sizeIn(element, asset, room)
      const { ext, stem } = namesOf(asset)
      const name = `${stem}-${size.width}x${size.height}.${ext}`
      cuts.set(name, { asset: asset.plate ? drawnPlate(asset, asset.plate, theme) : asset, name, ...size })
      return { name, ...size }
    },
    async files() {
      const files: Asset[] = []
      // Pictures that are missing by the hundred are stood in for by few drawings.
      const plates = new Map<string, Uint8Array>()
      for (const cut of cuts.values()) {
        const key =
          cut.asset.plate && `${cut.width} ${cut.height} ${new TextDecoder().decode(cut.asset.bytes)}`
        const file = await fileOf(cut, key === undefined ? undefined : plates.get(key))
        if (key !== undefined) plates.set(key, file.bytes)
        files.push(file)
      }
      return files
    },
  }
}

/** The box that a picture's style gives it, at most as wide as its place; what is not cut keeps its proportions in it. */
function sizeIn({ style }: Element, asset: Asset, room: number): Size {
  const shape = asset.width / Math.max(asset.height, 1)
  const height = typeof style.height === 'number' ? style.height : undefined
  const asked = lengthIn(style.width, room) ?? (height === undefined ? asset.width : height * shape)
  const width = Math.min(asked, lengthIn(style.maxWidth, room) ?? asked, room)
  const fitted = height === undefined ? width : Math.min(width, height * shape)
  const whole = { width: fitted, height: fitted / shape }
  const box = style.fit === 'cover' && height !== undefined ? { width, height } : whole
  return { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) }
}

/** A length in px; percentages are of the room. */
export function lengthIn(length: number | `${number}%` | undefined, room: number): number | undefined {
  return typeof length === 'string' ? (Number.parseFloat(length) / 100) * room : length
}

function namesOf(asset: Asset): { readonly stem: string; readonly ext: string } {
  const stem = asset.name.replace(/\.[^.]*$/, '')
  return { stem, ext: asset.type === 'image/gif' ? 'gif' : isPhoto(asset) ? 'jpg' : 'png' }
}

function isPhoto({ plate, raster }: Asset): boolean {
  return plate === undefined && raster.type === 'image/jpeg'
}

/** Pictures that move stay whole. `drawn` is what is known of one that looks the same. */
async function fileOf({ asset, name, width, height }: Cut, drawn: Uint8Array | undefined): Promise<Asset> {
  if (asset.type === 'image/gif') return { ...asset, name }
  const scale = Math.min(FINE, Math.max(1, Math.min(asset.width / width, asset.height / height)))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const bytes = drawn ?? (await cutTo(asset, size))
  return { ...asset, ...size, name, bytes, type: isPhoto(asset) ? 'image/jpeg' : 'image/png' }
}

async function cutTo(asset: Asset, size: Size): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const cut = sharp(asset.plate ? asset.bytes : asset.raster.bytes).resize({ ...size, fit: 'cover' })
  return (isPhoto(asset) ? cut.jpeg({ quality: 80 }) : cut.png()).toBuffer()
}
