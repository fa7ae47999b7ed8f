import type { Image, RootContent } from 'mdast'
import type { Asset } from '../../../core/image/asset.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { findAsset } from '../../../core/source/find-asset.ts'
import type { Picture } from './slide.ts'

type Assets = ReadonlyMap<string, Asset>

/** The pictures of a paragraph that holds only such; undefined for other blocks. */
export function readPictures(block: RootContent, assets: Assets): readonly Picture[] | undefined {
  const images = picturesIn(block)
  if (images.length === 0 || images.some(({ data }) => data?.asset === undefined)) return undefined
  return images.map(image => pictureOf(image, assets))
}

/** The picture that a field names; undefined when it is not at hand. */
export function pictureNamed(name: string | undefined, assets: Assets): Picture | undefined {
  const asset = name === undefined ? undefined : findAsset(assets, name)
  return asset === undefined
    ? undefined
    : pictureOf({ type: 'image', url: name ?? '', alt: '', data: { asset } }, assets)
}

function pictureOf({ alt, data }: Image, assets: Assets): Picture {
  const src = data?.asset ?? ''
  const { type = '', width = 1, height = 1, plate } = assets.get(src) ?? {}
  const photo = /jpeg|webp|avif/.test(type) || plate !== undefined
  return { src, alt: alt ?? '', photo, wide: !photo && width > height * 1.6 }
}
