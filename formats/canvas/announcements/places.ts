import { space } from '../../../core/theme/theme.ts'
import { type FittedTitle, fitTitle } from '../sheets/title.tsx'
import { footHeight } from './foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { wordsHeight } from './words.tsx'
import { isPlate } from '../../../core/source/plates.ts'

/** Where an announcement's parts stand, px. */
export interface Places {
  readonly beside: boolean
  /** Of the picture, to the edges of the canvas; 0 × 0 without one. */
  readonly picture: { readonly width: number; readonly height: number }
  /** Of the words' column. */
  readonly width: number
  /** Width of a column of its own for what stands at the foot elsewhere; 0 where it does. */
  readonly aside: number
  readonly titleSize: number
  /** The format's look, with larger small type where words are few. */
  readonly look: AnnouncementLook
}

/** A picture above the words keeps this share of its room from the headline. */
const usualShare = 0.55

/** Least share of the canvas of a picture above the words. */
const leastPicture = 0.24

/** Largest and least share of what stands for a picture that is missing: the words have the room. */
const plateShare = { most: 0.24, least: 0.12 }

/** How much larger the small type may stand where there is room for it, largest first. */
const enlargements = [1.5, 1.3, 1.15]

/** A headline is at least this many times as large as what is under it. */
const dominance = 2.5

/** Gives the headline its size first, then the picture its room; what is left makes the small type larger. */
export function placeAnnouncement(props: AnnouncementProps): Places {
  const usual = divide(props)
  const { base } = props.theme.type
  for (const factor of enlargements) {
    const look = enlarged(props.look, factor)
    const divided = divide({ ...props, look })
    const { size } = divided.title
    const dominant = size >= base * Math.max(look.support ?? 0, look.key ?? 0) * dominance
    const roomy = divided.left > props.theme.page.height * (usual.picture.height > 0 ? 0.08 : 0.3)
    if (size === usual.title.size && divided.picture.height === usual.picture.height && dominant && roomy)
      return { ...divided, titleSize: size }
  }
  return { ...usual, titleSize: usual.title.size }
}

/** A look with larger small type. */
export function enlarged(look: AnnouncementLook, factor: number): AnnouncementLook {
  const { support = 1.25, key = 1.15, details = 1 } = look
  return { ...look, support: support * factor, key: key * factor, details: details * factor }
}

interface Division extends Omit<Places, 'titleSize'> {
  readonly title: FittedTitle
  /** px of the height that nothing takes. */
  readonly left: number
}

function divide(props: AnnouncementProps): Division {
  const { copy, theme } = props
  const { page, margin } = theme
  const apart = asideOf(props)
  const { width: aside, look } = apart ?? { width: 0, look: props.look }
  const own = { ...props, look }
  const isMissing = isPlate(copy.picture?.data?.asset ?? '')
  const share = isMissing ? Math.min(look.picture, plateShare.most) : look.picture
  const beside = copy.picture !== undefined && page.width > page.height * 1.35
  const across = page.width - margin.left - margin.right
  const pictureWidth = Math.round(page.width * share)
  const whole = across - (aside > 0 ? aside + space(theme, 2) : 0)
  const width = beside ? across - pictureWidth + margin.right * (look.pictureFirst ? 0 : 0.25) : whole
  const around = wordsHeight(own, width) + (aside > 0 ? 0 : footHeight(own, width))
  const inside = page.height - margin.top - margin.bottom
  const above = copy.picture !== undefined && !beside
  const reserved = above ? page.height * share * usualShare : 0
  const short = Math.min(page.width, page.height)
  const words = copy.headline?.text ?? ''
  const title = fitTitle(words, theme, {
    width,
    height: Math.max(inside - reserved - around, short * 0.1),
    lines: look.lines + (copy.picture && !isMissing ? 0 : 3),
    least: theme.type.base * 1.6,
    most: short * look.headline * (copy.picture ? 1 : words.length <= 24 ? 1.9 : 1.4),
  })
  const free = inside - around - title.height
  if (!above) {
    const picture = beside ? { width: pictureWidth, height: page.height } : { width: 0, height: 0 }
    return { beside, width, aside, look, title, picture, left: free }
  }
  const room = free + margin.top * 0.75
  const least = isMissing ? plateShare.least : leastPicture
  const height = Math.round(Math.min(Math.max(room, page.height * least), page.height * share))
  return { beside, width, aside, look, title, picture: { width: page.width, height }, left: room - height }
}

/** Share of a low canvas for what is to be found. */
const asideShare = 0.4

/** How much smaller that may be set, so that it has room there. */
const reductions = [1, 0.85, 0.7]

/** A canvas much wider than high is two columns: the headline, and what is to be found, where that has room beside it. */
function asideOf(
  props: AnnouncementProps,
): { readonly width: number; readonly look: AnnouncementLook } | undefined {
  const { copy, theme } = props
  const { page, margin, type } = theme
  if (copy.picture !== undefined || page.width < page.height * 2.4) return undefined
  const width = Math.round((page.width - margin.left - margin.right) * asideShare)
  const inside = page.height - margin.top - margin.bottom
  for (const factor of reductions) {
    const look = enlarged(props.look, factor)
    const height = footHeight({ ...props, look }, width)
    if (height < type.base * 3) return undefined
    if (height <= inside) return { width, look }
  }
  return undefined
}
