import type { Image, RootContent } from 'mdast'
import type { Document } from '../../../core/source/document.ts'
import type { Picture } from './slide.ts'

/** The pictures of a paragraph that holds only such; undefined for other blocks. */
export function readPictures(block: RootContent, { assets }: Document): readonly Picture[] | undefined {
  if (block.type !== 'paragraph') return undefined
  const solid = block.children.filter(child => !(child.type === 'text' && child.value.trim() === ''))
  const images = solid.filter(
    (child): child is Image => child.type === 'image' && child.data?.asset !== undefined,
  )
  if (images.length === 0 || images.length < solid.length) return undefined
  return images.map(image => {
    const src = image.data?.asset ?? ''
    const { type = '', width = 1, height = 1, plate } = assets.get(src) ?? {}
    const photo = /jpeg|webp|avif/.test(type) || plate !== undefined
    return { src, alt: image.alt ?? '', photo, wide: !photo && width > height * 1.6 }
  })
}
