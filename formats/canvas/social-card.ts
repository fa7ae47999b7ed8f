import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { readAnnouncement } from './parts/read-announcement.ts'

/** Stories carry the network's own buttons along their top and foot: an eighth of the height each. */
function clearOfButtons(theme: Theme, { picture }: CanvasCopy): Theme {
  const { page, margin } = theme
  if (page.height < page.width * 1.7) return theme
  const clear = page.height * 0.131
  return { ...theme, margin: { ...margin, bottom: clear, ...(!picture && { top: clear }) } }
}

/** A post in a feed: a hook, a line of support, a picture, a handle. */
const format: Format<CanvasCopy> = {
  slug: 'social-card',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed(['1:1', '4:5', '9:16', 'x card', 'linkedin post', 'pinterest']),
  design: designFrom({ type: { baseSize: 36, scale: 1.333, displayWeight: 700 } }),
  read: readAnnouncement,
  compose: (copy, theme) =>
    composeAnnouncement(copy, clearOfButtons(theme, copy), {
      headline: 0.12,
      lines: 3,
      picture: 0.5,
      support: 1.1,
      key: 1.1,
    }),
}

export default format
