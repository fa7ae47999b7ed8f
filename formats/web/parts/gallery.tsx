import type { Image } from 'mdast'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { Picture } from './picture.tsx'
import type { Setting } from './setting.ts'

/** Pictures in a grid, all of one height. */
export function Gallery({
  pictures,
  setting,
}: {
  readonly pictures: readonly Image[]
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const columns = pictures.length === 2 || pictures.length === 4 ? 2 : 3
  return (
    <div part="gallery" style={{ display: 'grid', columns, gap: space(theme, 1), narrow: { columns: 1 } }}>
      {pictures.map(image => (
        <Picture image={image} setting={setting} style={{ height: 300, narrow: { height: 240 } }} />
      ))}
    </div>
  )
}
