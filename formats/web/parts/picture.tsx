import type { Image } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Setting } from './setting.ts'

/** A picture of the copy that fills its place; its description where the picture is missing. */
export function Picture({
  image,
  setting,
  style,
}: {
  readonly image: Image
  readonly setting: Setting
  readonly style?: Style
}): Child {
  const src = image.data?.asset
  if (src === undefined) return <Prose nodes={[{ type: 'paragraph', children: [image] }]} {...setting} />
  return (
    <img
      src={src}
      alt={image.alt ?? ''}
      style={{ width: '100%', radius: Math.min(setting.theme.radius, 24), fit: 'cover', ...style }}
    />
  )
}
