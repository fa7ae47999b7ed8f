import type { Image } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { Picture } from './picture.tsx'
import type { Setting } from './setting.ts'

interface GalleryProps {
  readonly pictures: readonly Image[]
  readonly setting: Setting
}

/** Pictures in a grid, all of one height; drawings are logos, in a row. */
export function Gallery({ pictures, setting }: GalleryProps): Child {
  const { theme } = setting
  if (pictures.every(isDrawing)) return <Logos pictures={pictures} setting={setting} />
  const columns = pictures.length === 2 || pictures.length === 4 ? 2 : 3
  return (
    <div
      part="gallery"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1),
        medium: { columns: 2 },
        narrow: { columns: 1 },
      }}
    >
      {pictures.map(image => (
        <Picture image={image} setting={setting} style={{ height: 300, narrow: { height: 240 } }} />
      ))}
    </div>
  )
}

function isDrawing({ data }: Image): boolean {
  return /\.svg$/i.test(data?.asset ?? '')
}

/** px of a logo's height. */
const LOGO = 40

function Logos({ pictures, setting }: GalleryProps): Child {
  const gap = space(setting.theme, 2)
  return (
    <div part="logos" style={{ display: 'flex', wrap: true, align: 'center', gap: [gap / 2, gap] }}>
      {pictures.map(({ data, alt }) => (
        <img src={data?.asset ?? ''} alt={alt ?? ''} style={{ height: LOGO, fit: 'contain' }} />
      ))}
    </div>
  )
}
