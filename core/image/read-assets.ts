import { createHash } from 'node:crypto'
import { createByteCache } from '../byte-cache.ts'
import type { Report } from '../message.ts'
import type { Asset } from './asset.ts'
import { type OpenImage, type Picture, readRaster, sniffImage } from './read-raster.ts'

/** Largest picture that is read, in bytes. */
const maxBytes = 30 * 1024 * 1024

/**
 * Opens, checks and makes safe every picture of a job, by lower-case base name. What cannot be read is left out and
 * reported; nothing is decoded before its size is known to be bearable.
 */
export async function readAssets(
  assets: Readonly<Record<string, Uint8Array>>,
  report: Report,
): Promise<ReadonlyMap<string, Asset>> {
  const found = new Map<string, Asset>()
  const files = new Set<string>()
  for (const [name, bytes] of Object.entries(assets)) {
    const picture = await readPicture(name, bytes, report)
    if (!picture) continue
    const { key, file } = nameFor(name, found, files, report)
    files.add(file)
    found.set(key, { name: file, ...picture })
  }
  return found
}

/** The pixel library is loaded with the first picture: it costs a job without pictures nothing. */
async function openImage(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp')
  return (bytes, options) => sharp(bytes, options)
}

async function readPicture(name: string, bytes: unknown, report: Report): Promise<Picture | undefined> {
  const shown = JSON.stringify(name.slice(0, 120))
  try {
    if (!(bytes instanceof Uint8Array)) throw new Error('its bytes are missing')
    if (bytes.byteLength > maxBytes) throw new Error('it is larger than 30 MB')
    const { picture, removed, hasText } = await openPicture(bytes)
    reportSvg(shown, removed, hasText, report)
    return picture
  } catch (error) {
    if (!(error instanceof Error)) throw error
    report.add({
      rule: 'image-unreadable',
      severity: 'error',
      text: `image ${shown} cannot be read: ${reason(error)}`,
      hint: 'pass a whole PNG, JPEG, GIF, WebP, AVIF or SVG of at most 40 megapixels and 30 MB',
    })
    return undefined
  }
}

/** A picture, and what its SVG lost or holds that the author should know. */
interface Opened {
  readonly picture: Picture
  readonly removed: readonly string[]
  readonly hasText: boolean
}

/** Most bytes of opened pictures that a process keeps. */
const opened = createByteCache<Opened>(64 * 1024 * 1024)

async function openPicture(given: Uint8Array): Promise<Opened> {
  const digest = createHash('sha256').update(given).digest('hex')
  const known = opened.get(digest)
  if (known) return known
  // A copy: what the caller does with its bytes later must not reach the cache.
  const bytes = given.slice()
  const kind = sniffImage(bytes)
  if (!kind) throw new Error('it is none of PNG, JPEG, GIF, WebP, AVIF and SVG')
  const fresh: Opened =
    kind === 'svg'
      ? await (await import('./read-svg.ts')).readSvg(bytes, await openImage())
      : { picture: await readRaster(bytes, kind, await openImage()), removed: [], hasText: false }
  const { picture } = fresh
  opened.set(digest, fresh, picture.bytes.byteLength + picture.raster.bytes.byteLength)
  return fresh
}

/** What went wrong in one line and in our words where the library's are raw. */
function reason(error: Error): string {
  const text = (error.message.split('\n')[0] ?? '').trim()
  if (/pixel limit/i.test(text)) return 'it has more than 40 megapixels'
  if (/timeout/i.test(text)) return 'it takes too long to draw'
  return /^it |^its /.test(text) ? text : 'the file is damaged or not what it says it is'
}

function reportSvg(shown: string, removed: readonly string[], hasText: boolean, report: Report): void {
  if (removed.length > 0) {
    report.add({
      rule: 'svg-cleaned',
      severity: 'warning',
      text: `svg ${shown} lost ${removed.slice(0, 5).join(', ')}`,
      hint: 'an SVG may only draw: export it without scripts, links and embedded pages',
    })
  }
  if (hasText) {
    report.add({
      rule: 'svg-text',
      severity: 'warning',
      text: `svg ${shown} holds text, which is painted in whatever font the machine has`,
      hint: 'convert the text to outlines when exporting',
    })
  }
}

function nameFor(
  name: string,
  found: ReadonlyMap<string, Asset>,
  files: ReadonlySet<string>,
  report: Report,
): { readonly key: string; readonly file: string } {
  const wanted = toAssetName(name)
  const key = untaken(wanted.key, candidate => found.has(candidate))
  const file = untaken(toAssetName(key).file, candidate => files.has(candidate))
  const isDuplicate = key !== wanted.key
  if (isDuplicate || isOddName(name)) {
    report.add({
      rule: 'asset-renamed',
      severity: 'warning',
      text: `asset ${JSON.stringify(name.slice(0, 120))} is called ${key}`,
      hint: isDuplicate
        ? 'pictures are found by base name alone: give each its own'
        : 'pass a plain file name without folders',
    })
  }
  return { key, file }
}

/** What an asset is called: how the copy finds it, and what its file is called in a site. */
interface AssetName {
  /** Lower-case base name, as the copy writes it. */
  readonly key: string
  /** The key as a file name that is safe on every system and in every address. */
  readonly file: string
}

/**
 * Reduces the name of an asset to its base name: no folder of it is ever used, so a name cannot point outside the site.
 */
function toAssetName(name: string): AssetName {
  const path = name.normalize('NFC').replace(/\p{Surrogate}/gu, '')
  const base = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const key =
    base
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toLowerCase()
      .slice(0, 255) || 'image'
  const file = key
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(-100)
  return { key: key === '.' || key === '..' ? 'image' : key, file: file || 'image' }
}

/** Whether a name holds what no file name should: a step out of its folder, a drive or a control character. */
function isOddName(name: string): boolean {
  return /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\p{Cc}/iu.test(name) || name.trim() === ''
}

/** The first of `name`, `name-2`, `name-3` … that is not taken; the number goes before the extension. */
function untaken(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? []
  let candidate = name
  for (let count = 2; isTaken(candidate); count++) candidate = `${stem}-${count}${extension}`
  return candidate
}
