import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type CanvasCopy, readCanvas, titleOf } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { Foot } from './foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { type Places, placeAnnouncement } from './places.ts'
import { Words } from './words.tsx'
import { programmeIn } from './programme.tsx'
import { isStrip, Strip } from './strip.tsx'

/** One sheet with a dominant headline, what supports it, a picture to the edges that takes the room the words leave, and the rest at the foot. */
export function composeAnnouncement(
  reading: Reading,
  roles: Roles,
  { theme: whole, look, measure }: Pick<AnnouncementProps, 'theme' | 'look' | 'measure'>,
): readonly Sheet[] {
  const once = look.factLine ? Number.POSITIVE_INFINITY : 90
  const copy = readCanvas(reading, roles, { contacts: byline, own: ['programme'], once })
  const programme = programmeIn(reading)
  const theme = clearOfButtons(whole, copy, look)
  const root = isStrip(theme) ? (
    <Strip copy={programme ? readCanvas(reading, roles, { contacts: byline, once }) : copy} theme={theme} />
  ) : (
    <Canvas copy={copy} {...(programme && { programme })} theme={theme} look={look} measure={measure} />
  )
  return [canvasSheet('canvas', theme, root, titleOf(copy))]
}

/** Who wrote it and when, and where to find more: small, in one line. */
export const byline: readonly Role[] = ['author', 'datePublished', 'url', 'email', 'telephone', 'handle']

/** The copy of a canvas that tells nothing twice. */
export function readOnce(reading: Reading, roles: Roles): CanvasCopy {
  return readCanvas(reading, roles, { contacts: byline, once: Number.POSITIVE_INFINITY })
}

/** On canvases as tall as a phone, words keep clear of what the network lays over them; a picture need not. */
export function clearOfButtons(
  theme: Theme,
  { picture }: CanvasCopy,
  { covered = 0 }: AnnouncementLook,
): Theme {
  const { page, margin } = theme
  if (covered === 0 || page.height < page.width * 1.7) return theme
  const clear = page.height * covered
  return { ...theme, margin: { ...margin, bottom: clear, ...(!picture && { top: clear }) } }
}

function Canvas(props: AnnouncementProps): Child {
  const { copy, theme, look } = props
  const { margin } = theme
  const places = placeAnnouncement(props)
  const { picture, beside, aside } = places
  const above = picture.height > 0 && !beside
  const first = beside && look.pictureFirst
  return (
    <section
      style={{
        ...bodyStyle(theme),
        height: '100%',
        display: 'flex',
        direction: aside > 0 ? 'row' : 'column',
        gap: aside > 0 ? space(theme, 2) : 0,
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
      <div
        flow
        style={{ width: places.width, grow: aside > 0 ? 0 : 1, display: 'flex', direction: 'column' }}
      >
        <Words
          {...props}
          look={places.look}
          width={places.width}
          titleSize={places.titleSize}
          apart={places.aside > 0}
          centred={picture.width === 0 || beside}
        />
      </div>
      {aside > 0 && (
        <div style={{ width: aside, shrink: 0, display: 'flex', direction: 'column', justify: 'center' }}>
          <Foot {...props} look={places.look} width={aside} />
        </div>
      )}
    </section>
  )
}

function pictureLeft({ theme, look }: AnnouncementProps, { beside, picture }: Places): number {
  const atStart = look.pictureFirst === true || theme.dir === 'rtl'
  return beside && !atStart ? theme.page.width - picture.width : 0
}
