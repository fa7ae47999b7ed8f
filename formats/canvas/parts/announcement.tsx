import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import type { AnnouncementLook, AnnouncementProps } from './announcement-look.ts'
import { type Places, placeAnnouncement } from './announcement-places.ts'
import { Words } from './announcement-words.tsx'
import { canvasSheet } from './canvas-sheet.ts'
import { isStrip, Strip } from './strip.tsx'

/** One sheet with a dominant headline, what supports it, a picture to the edges that takes the room the words leave, and the rest at the foot. */
export function composeAnnouncement(
  copy: CanvasCopy,
  theme: Theme,
  look: AnnouncementLook,
): readonly Sheet[] {
  const title = copy.headline ? plainText(copy.headline) : (copy.brand ?? '')
  const root = isStrip(theme) ? (
    <Strip copy={copy} theme={theme} />
  ) : (
    <Canvas copy={copy} theme={theme} look={look} />
  )
  return [canvasSheet('canvas', theme, root, title)]
}

function Canvas(props: AnnouncementProps): Child {
  const { copy, theme, look } = props
  const { margin } = theme
  const places = placeAnnouncement(props)
  const { picture, beside } = places
  const above = picture.height > 0 && !beside
  const first = beside && look.pictureFirst
  return (
    <section
      style={{
        ...bodyStyle(theme),
        height: '100%',
        display: 'flex',
        direction: 'column',
        ...(first && { padding: [0, 0, 0, picture.width] }),
      }}
    >
      {picture.width > 0 && copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{ position: 'absolute', top: 0, left: pictureLeft(props, places), ...picture, fit: 'cover' }}
        />
      )}
      {above && <div style={{ height: picture.height - margin.top * 0.25, shrink: 0 }} />}
      <div flow style={{ width: places.width, grow: 1, display: 'flex', direction: 'column' }}>
        <Words
          {...props}
          look={places.look}
          width={places.width}
          titleSize={places.titleSize}
          centred={picture.width === 0 || beside}
        />
      </div>
    </section>
  )
}

function pictureLeft({ theme, look }: AnnouncementProps, { beside, picture }: Places): number {
  const atStart = look.pictureFirst === true || theme.dir === 'rtl'
  return beside && !atStart ? theme.page.width - picture.width : 0
}
