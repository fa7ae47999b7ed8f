import type { Measure } from '../../../core/compose/measure.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Place } from '../../fitting/height-of.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import { mastheadWords } from '../sheets/masthead.tsx'
import { type FittedTitle, fitTitle } from '../sheets/title.tsx'
import { aroundHeight } from './words.tsx'

/** Where the parts of a link's picture stand, px: the side strips are what a square crop cuts off. */
export interface LinkPlan {
  /** Width of each strip beside the square middle. */
  readonly side: number
  /** Width of the title's column, inside the square. */
  readonly title: number
  readonly titleSize: number
  /** Width of the column under the title, which may go on where no picture stands. */
  readonly text: number
  /** Of the picture, which ends at the lower corner of the canvas; undefined without one. */
  readonly picture?: { readonly width: number; readonly height: number }
}

/** Pictures wider than this lose most of what they show in an upright strip. */
const landscape = 1.2

/** Least width of the words beside a picture, as a share of the canvas. */
const leastText = 0.27

/** A landscape picture whole under the title where the words leave it room, any other in the strip beside them. */
export function planLinkCard(copy: CanvasCopy, theme: Theme, measure: Measure): LinkPlan {
  const { page, margin } = theme
  const side = Math.max(Math.round((page.width - page.height) / 2), margin.left)
  const title = page.width - 2 * side - margin.right / 2
  const sides = { side, title }
  const corner = planCorner(copy, { theme, measure }, sides)
  if (corner) return corner
  const text = copy.picture ? title : page.width - side - margin.right
  const around = aroundHeight(copy, { theme, measure, width: text })
  const room = Math.max(page.height - margin.top - margin.bottom - around, page.height * 0.4)
  const { size } = titleIn(copy, theme, { width: title, height: room, lines: 4 })
  const picture = copy.picture && { width: side, height: page.height }
  return { ...sides, text, titleSize: size, ...(picture && { picture }) }
}

function planCorner(
  copy: CanvasCopy,
  { theme, measure }: Omit<Place, 'width'>,
  { side, title: width }: Pick<LinkPlan, 'side' | 'title'>,
): LinkPlan | undefined {
  const { page, margin } = theme
  const shape = copy.pictureShape ?? 0
  // Words over the title stand beside it in the strip; more of them need the height.
  if (!copy.picture || shape < landscape || mastheadWords(copy).length > 60) return undefined
  const title = titleIn(copy, theme, { width, height: page.height * 0.4, lines: 3 })
  const gap = space(theme, 1)
  const below = page.height - margin.top - title.height - gap
  const most = page.width - side - page.width * leastText - gap
  const pictureWidth = Math.round(Math.min(below * shape, most))
  const text = page.width - side - pictureWidth - gap
  const words = aroundHeight(copy, { theme, measure, width: text })
  const free = page.height - margin.top - title.height - margin.bottom
  if (title.height > page.height * 0.4 || words > free || words > page.height * 0.4) return undefined
  const picture = { width: pictureWidth, height: Math.round(pictureWidth / shape) }
  return { side, title: width, text, titleSize: title.size, picture }
}

function titleIn(
  copy: CanvasCopy,
  theme: Theme,
  room: { readonly width: number; readonly height: number; readonly lines: number },
): FittedTitle {
  return fitTitle(copy.headline?.text ?? '', theme, { ...room, ...titleSizes(theme) })
}

/** Title sizes in px that read in a feed, where the picture is shown at two fifths of its size. */
function titleSizes({ page }: Theme): { readonly least: number; readonly most: number } {
  return { least: (64 * page.width) / 1200, most: (96 * page.width) / 1200 }
}
