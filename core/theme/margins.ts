import type { SpaceDesign } from '../brief/design.ts'
import type { Medium } from './medium.ts'
import type { Move, Theme } from './theme.ts'
import { mm, type PageSize } from './page.ts'

/** How the page's edges are kept free. */
interface MarginRequest {
  readonly page: PageSize
  readonly medium: Medium
  readonly space: SpaceDesign
  readonly dir: 'ltr' | 'rtl'
  /** A centred layout has equal sides even under a classical canon. */
  readonly centered: boolean
}

/** Page margins in px, never under the least that the medium needs. */
export function pageMargins({ page, medium, space, dir, centered }: MarginRequest): Theme['margin'] {
  const least = leastMargin(page, medium)
  const fit = (length: number, side: number) =>
    Math.round(Math.min(Math.max(length * space.marginScale, least), side * 0.3) * 100) / 100
  const usual = edges(page, medium, space.margins, centered)
  const { top, bottom, start, end } =
    space.margin === undefined ? usual : evenly(space.margin / space.marginScale)
  const height = page.height || page.width
  const inline = { start: fit(start, page.width), end: fit(end, page.width) }
  return {
    top: fit(top, height),
    right: dir === 'ltr' ? inline.end : inline.start,
    bottom: Math.max(fit(bottom, height), hiddenFoot({ space, height }, fit(bottom, height))),
    left: dir === 'ltr' ? inline.start : inline.end,
  }
}

/** Share of the height that a foot which is not seen has at most, and the part of a margin over it. */
const HIDDEN = { most: 0.4, over: 0.5 }

/** px of a foot that is not seen, with room over it. */
function hiddenFoot(
  { space, height }: { readonly space: SpaceDesign; readonly height: number },
  usual: number,
): number {
  const { hiddenFoot: hidden = 0 } = space
  return hidden === 0 ? 0 : Math.round(Math.min(hidden + usual * HIDDEN.over, height * HIDDEN.most))
}

/** A theme with other margins; a foot that is not seen keeps its own. */
export function withMargin(theme: Theme, margin: Theme['margin']): Theme {
  const { hiddenFoot: hidden = 0 } = theme.design.space
  const bottom = hidden === 0 ? margin.bottom : Math.max(margin.bottom, theme.margin.bottom)
  return { ...theme, margin: { ...margin, bottom } }
}

/** Says so when margins had to stay within what the page allows. */
export function marginMoves(request: MarginRequest): readonly Move[] {
  const { space, page } = request
  const usual = pageMargins({ ...request, space: { ...space, marginScale: 1 } })
  const set = pageMargins(request)
  const scale = Math.round((set.left / usual.left) * 100) / 100
  if (Math.abs(scale - space.marginScale) < 0.02) return []
  const reason = `${page.name} needs margins, and room for its copy`
  return [{ role: 'space.marginScale', from: `${space.marginScale}`, to: `${scale}`, asked: true, reason }]
}

/** The same room on every side, px. */
function evenly(margin: number): Edges {
  return { top: margin, bottom: margin, start: margin, end: margin }
}

interface Edges {
  readonly top: number
  readonly bottom: number
  readonly start: number
  readonly end: number
}

function edges(page: PageSize, medium: Medium, margins: SpaceDesign['margins'], centered: boolean): Edges {
  const even = usualMargin(page, medium)
  const paged = medium === 'sheet' || medium === 'card' || medium === 'poster'
  if (margins === 'even' || !paged) return { top: even, bottom: even, start: even, end: even }
  if (margins === 'asymmetric') return { top: even, bottom: even * 1.25, start: even * 1.4, end: even }
  // Van de Graaf's canon as Tschichold used it: inner 1/9, outer 2/9 of the width, top 1/9, bottom 2/9 of the height.
  const { width, height } = page
  const sides = centered ? { start: width / 6, end: width / 6 } : { start: width / 9, end: (2 * width) / 9 }
  return { top: height / 9, bottom: (2 * height) / 9, ...sides }
}

function usualMargin({ width, height }: PageSize, medium: Medium): number {
  const short = Math.min(width, height || width)
  switch (medium) {
    case 'roll':
      return mm(4)
    case 'card':
      return Math.max(mm(4), short * 0.08)
    case 'sheet':
      return Math.min(short * (width > height ? 0.086 : 0.0953), mm(25))
    case 'poster':
      return short * 0.055
    case 'slide':
      return width * 0.05
    case 'social':
      return Math.max(short * 0.06, Math.min(Math.max(width, height) * 0.05, short * 0.1))
    case 'screen':
      return Math.min(Math.max(width * 0.045, 24), 96)
  }
}

function leastMargin({ width, height }: PageSize, medium: Medium): number {
  const short = Math.min(width, height || width)
  switch (medium) {
    case 'roll':
      return mm(3)
    case 'card':
      return Math.max(mm(4), short * 0.06)
    case 'sheet':
    case 'social':
      return short * 0.06
    case 'poster':
      return short * 0.04
    case 'slide':
      return short * 0.05
    case 'screen':
      return 16
  }
}
