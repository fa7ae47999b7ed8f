import type { Sharp } from 'sharp'
import type { Cut } from './crop.ts'

/** Opens encoded pixels. */
export type OpenPicture = (bytes: Uint8Array) => Sharp

/** A size in pixels. */
export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Ways of showing one picture that are kept. */
const most = 8

/** What was made of a picture lives as long as its bytes do: a logo is cut once for all slides. */
const made = new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>()
const sizes = new WeakMap<Uint8Array, Promise<PixelSize>>()

/** The pixels that a picture has. */
export function sizeOf(bytes: Uint8Array, open: OpenPicture): Promise<PixelSize> {
  const known = sizes.get(bytes) ?? open(bytes).metadata()
  sizes.set(bytes, known)
  return known
}

/** A cut of a picture at a size: as PNG, or as raw pixels of four bytes. */
export function resample(
  bytes: Uint8Array,
  cut: Cut,
  size: PixelSize,
  form: 'png' | 'raw',
  open: OpenPicture,
): Promise<Uint8Array> {
  const known = made.get(bytes) ?? new Map<string, Promise<Uint8Array>>()
  made.set(bytes, known)
  const key = [form, cut.left, cut.top, cut.width, cut.height, size.width, size.height].join(' ')
  const before = known.get(key)
  if (before) return before
  const resized = open(bytes).extract(cut).resize({ width: size.width, height: size.height, fit: 'fill' })
  const fresh =
    form === 'raw'
      ? resized.toColourspace('srgb').ensureAlpha().raw().toBuffer()
      : resized.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer()
  if (known.size < most) known.set(key, fresh)
  return fresh
}
