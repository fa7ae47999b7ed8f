import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { footHeight } from './announcement-foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './announcement-look.ts'
import { Words, wordsHeight } from './announcement-words.tsx'
import { canvasSheet } from './canvas-sheet.ts'
import { isStrip, Strip } from './strip.tsx'
import { fitTitle } from './title.tsx'

/** Where an announcement's parts stand, px. */
interface Places {
  readonly beside: boolean
  /** Of the picture, to the edges of the canvas; 0 × 0 without one. */
  readonly picture: { readonly width: number; readonly height: number }
  /** Of the words' column. */
  readonly width: number
  readonly titleSize: number
}

/** A picture above the words keeps this share of its room from the headline. */
const usualShare = 0.75

/** Least share of the canvas of a picture above the words. */
const leastPicture = 0.24

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
  const places = placesOf(props)
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
        <Words {...props} titleSize={places.titleSize} centred={picture.width === 0 || beside} />
      </div>
    </section>
  )
}

function pictureLeft({ theme, look }: AnnouncementProps, { beside, picture }: Places): number {
  const atStart = look.pictureFirst === true || theme.dir === 'rtl'
  return beside && !atStart ? theme.page.width - picture.width : 0
}

function placesOf(props: AnnouncementProps): Places {
  const { copy, theme, look } = props
  const { page, margin } = theme
  const beside = copy.picture !== undefined && page.width > page.height * 1.35
  const across = page.width - margin.left - margin.right
  const pictureWidth = Math.round(page.width * look.picture)
  const width = beside ? across - pictureWidth + margin.right * (look.pictureFirst ? 0 : 0.25) : across
  const around = wordsHeight(props, width) + footHeight(props, width)
  const inside = page.height - margin.top - margin.bottom
  const reserved = copy.picture && !beside ? page.height * look.picture * usualShare : 0
  const words = copy.headline ? plainText(copy.headline) : ''
  const short = Math.min(page.width, page.height)
  const fitted = fitTitle(words, theme, {
    width,
    height: Math.max(inside - reserved - around, short * 0.1),
    lines: look.lines + (copy.picture ? 0 : 2),
    least: theme.type.base * 1.6,
    most: short * look.headline * (copy.picture ? 1 : 1.3),
  })
  const free = inside + margin.top * 0.75 - around - fitted.height
  const stacked = Math.min(Math.max(free, page.height * leastPicture), page.height * look.picture)
  return { beside, width, titleSize: fitted.size, picture: pictureBox() }

  function pictureBox() {
    if (!copy.picture) return { width: 0, height: 0 }
    if (beside) return { width: pictureWidth, height: page.height }
    return { width: page.width, height: Math.round(stacked) }
  }
}
