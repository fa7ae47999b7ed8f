import type { PageSize } from './page.ts'
import { mm, pt } from './page.ts'
import { namedSize } from './page-sizes.ts'

/** What kind of surface a page is: it decides margins and the smallest legible type. */
export type Medium = 'roll' | 'card' | 'sheet' | 'poster' | 'slide' | 'social' | 'screen'

/** The medium of a page, from its name where that is known, else from its measures. */
export function mediumOf(page: PageSize): Medium {
  return isPhysical(page) ? physicalMedium(page) : screenMedium(page)
}

/** Whether a page is printed: its size is a paper size or given in mm, cm or inches, or it has a bleed. */
export function isPhysical(page: PageSize): boolean {
  const named = namedSize(page.name)
  if (named) return named.physical
  if (page.bleed > 0 || /(mm|cm|in|pt|")$|\b(paper|roll|card|fold)/i.test(page.name)) return true
  return !(Number.isInteger(page.width) && Number.isInteger(page.height))
}

/** Smallest type in px that stays legible on a page. */
export function smallestType(page: PageSize): number {
  const short = Math.min(page.width, page.height || page.width)
  switch (mediumOf(page)) {
    case 'card':
      return pt(6.5)
    case 'sheet':
    case 'roll':
      return pt(7.5)
    case 'poster':
      return pt(14)
    case 'slide':
      return (24 * page.width) / 1920
    case 'social':
      // Shown at about 360 px wide when upright, 500 px when wide: 11–12 px there.
      return page.width > page.height ? (28 * page.width) / 1200 : Math.min((34 * short) / 1080, 34)
    case 'screen':
      return 12
  }
}

/**
 * Sizes of its type that a page is wide at the least: a line of a sheet then holds some fifty letters between the
 * margins, little above the fewest that read well (45: Bringhurst, 2.1.2), and large print of 18 pt stands on A4; one of a slide
 * holds some forty, of a card or a phone some thirty.
 */
const FEWEST = { sheet: 33, slide: 24, narrow: 20 } as const
/** px of body type on a screen, which may be a phone's. */
const MOST_ON_SCREEN = 32

/** Largest body type in px of which lines on a page hold enough words to be read. */
export function largestType(page: PageSize): number {
  const medium = mediumOf(page)
  // What lies is set in columns.
  const width = medium === 'sheet' ? Math.min(page.width, page.height) : page.width
  const held = width / FEWEST[medium === 'sheet' || medium === 'slide' ? medium : 'narrow']
  const most = medium === 'screen' ? Math.min(held, MOST_ON_SCREEN) : held
  return Math.max(most, smallestType(page))
}

/** Sizes of its smallest type that a page for running text is wide and high at the least. */
const LEAST_PAGE = { width: 16, height: 8 } as const

/** px that a page of a size's kind is wide and high at the least where text runs over it: a line holds some words. */
export function leastPage(page: PageSize): Pick<PageSize, 'width' | 'height'> {
  const size = smallestType(page)
  return { width: Math.ceil(size * LEAST_PAGE.width), height: Math.ceil(size * LEAST_PAGE.height) }
}

/**
 * The smallest type a sheet's copy is shrunk to, px: 12 pt on a slide of 1920 × 1080 and in proportion on others, but
 * never under 8.5 px, which is 6.4 pt on paper.
 */
export function leastSize({ width, height }: Pick<PageSize, 'width' | 'height'>): number {
  const side = height > 0 ? Math.min(width, height) : width
  return Math.min(24, Math.max(8.5, side / 45))
}

/** The smallest type of paper that is read from near, as a share of what is read from afar. */
export const NEAR = 0.72

/** The narrowest module of a code that machines read from a page, px: 0.4 mm in print, 3 px on a screen. */
export function leastModule(page: PageSize): number {
  return isPhysical(page) ? mm(0.4) : 3
}

function physicalMedium({ width, height }: PageSize): Medium {
  if (height === 0) return 'roll'
  const short = Math.min(width, height)
  if (short < mm(130)) return 'card'
  return short > mm(330) ? 'poster' : 'sheet'
}

function screenMedium({ width, height }: PageSize): Medium {
  if (height === 0) return 'screen'
  const ratio = width / height
  // What is that high and far longer is a wall's, and no picture in a feed.
  if (width >= 1280 && ratio > 1.3 && (ratio < 1.8 || (ratio > 2.5 && height >= 1000))) return 'slide'
  return width >= 700 || height >= 900 ? 'social' : 'screen'
}
