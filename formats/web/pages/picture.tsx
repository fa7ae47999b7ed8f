import type { Image } from 'mdast'
import { Caption, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Setting } from './setting.ts'

/** A picture of the copy that fills its place, its title under it; its description where the picture is missing. */
export function Picture({
  image,
  setting,
  style,
  captioned = true,
}: {
  readonly image: Image
  readonly setting: Setting
  readonly style?: Style
  /** False where the place shows the picture's title itself, or has no room for it. Default true. */
  readonly captioned?: boolean
}): Child {
  const src = image.data?.asset
  if (src === undefined && !image.alt && style)
    return <div part="stand-in" style={{ ...plain(style), background: setting.theme.color.accentSoft }} />
  if (src === undefined) return <Prose nodes={[{ type: 'paragraph', children: [image] }]} {...setting} />
  const picture = (
    <img
      src={src}
      alt={image.alt ?? ''}
      style={{ width: '100%', radius: Math.min(setting.theme.radius, 24), fit: 'cover', ...style }}
    />
  )
  if (!captioned || !image.title) return picture
  return (
    <figure>
      {picture}
      <Caption theme={setting.theme}>
        <Phrasing nodes={[{ type: 'text', value: image.title }]} {...setting} />
      </Caption>
    </figure>
  )
}

/** A style for a box without a picture. */
function plain({ fit: _, ...style }: Style): Style {
  return style
}

/** A picture over all of the box that it stands in, which is as high as something else makes it. */
export function FillingPicture({
  image,
  setting,
}: {
  readonly image: Image
  readonly setting: Setting
}): Child {
  return (
    <div style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}>
      <Picture image={image} captioned={false} setting={setting} style={{ height: '100%', radius: 0 }} />
    </div>
  )
}
