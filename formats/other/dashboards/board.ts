import { flowEdges } from '../../../core/compose/index.ts'
import type { Style } from '../../../core/compose/style.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { isPhysical, smallestType } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { withSizes } from '../figures/few-sizes.ts'

/** What tiles stand on, from edge to edge. */
export interface Board {
  readonly theme: Theme
  /** px between the page's edge and the tiles, between tiles, inside them, and from side to side of the tiles. */
  readonly edge: number
  readonly gap: number
  readonly pad: number
  readonly width: number
  /** It is the field of a tile in the colour of what is wrong. */
  readonly flooded?: true
}

/** px of type on a dashboard of 1440 px: a screen that is read from a desk, however the page is named. */
const DESK_TYPE = { close: 14, usual: 15 }

/** px of width that the type of an upright page is stated for: it holds fewer columns of larger tiles. */
const UPRIGHT = 1050

/** Whether tiles stand on a page that is higher than wide. */
export function isUpright({ page }: Theme): boolean {
  return page.height > page.width
}

/** The board of a page, its type a part of the usual: its titles are as neutral as text, since colour is kept for data. */
export function boardOf(given: Theme, by = 1): Board {
  const { page } = given
  const theme = sized(boardTheme(given, by))
  const edge = isPhysical(page) ? Math.round(page.width * 0.022) : 0
  const pad = Math.round(theme.type.base * 1.4)
  return { theme, edge, gap: 2, pad, width: page.width - 2 * edge }
}

/** Sizes of a board beside its text, sizes of the text. */
const SIZES = { small: 0.86, title: 1.2, head: 1.65, numeral: 3.9 }

/** The theme with the few sizes of a board, and with its numerals at most so large, px. */
export function sized(theme: Theme, most: number = Number.POSITIVE_INFINITY): Theme {
  const { base } = theme.type
  const [small, title, head, numeral] = [SIZES.small, SIZES.title, SIZES.head, SIZES.numeral].map(by =>
    Math.round(base * by),
  ) as [number, number, number, number]
  // `huge numbers`
  const asked = Math.max(1, theme.design.parts?.figures?.scale ?? 1)
  const usual = Math.min(Math.round(numeral * asked), Math.floor(most))
  return withSizes(theme, { small, title, head, numeral: usual, lead: usual })
}

function boardTheme(theme: Theme, by: number): Theme {
  const { type, space } = theme.design
  const asked = Math.min(type.baseSize / 15, 1.3)
  const isClose = space.density === 'compact' || space.density === 'dense'
  const scale = isPhysical(theme.page)
    ? theme.page.width / (isUpright(theme) ? UPRIGHT : 1440)
    : Math.min(Math.max(theme.page.width / 1440, 0.85), 1.4)
  const wanted = (isClose ? DESK_TYPE.close : DESK_TYPE.usual) * asked * scale * by
  const least = isPhysical(theme.page) ? smallestType(theme.page) * 0.9 : 0
  const grown = scaled(theme, Math.max(wanted, least) / theme.type.base)
  return { ...grown, color: { ...grown.color, heading: grown.color.text } }
}

/** Whether the design allows fields of colour. */
export function hasFields({ design }: Pick<Theme, 'design'>): boolean {
  return design.decor.fields !== false
}

/** Contrast from which on a field is told from the page. */
const APART = 1.3

/** Contrast up to which two colours are one for the eye. */
const ALIKE = 1.25

/** Contrast that figures have on a field, in the colour that a brief gives them. */
const LEGIBLE = 3

/** The theme of the field that carries what leads: the accent, or the deep ground where that is lost on the page. */
export function leadTheme(theme: Theme): Theme {
  if (!hasFields(theme)) return theme
  const { accent, paper, text } = theme.color
  // On a dark board an accent as pale as its letters is for them: a field of it would be a lamp.
  const figures = theme.design.parts?.figures?.color
  const isLamp = contrast(accent, text) < ALIKE || (figures && contrast(accent, figures) < LEGIBLE)
  if (theme.mode === 'dark' && isLamp) return themeOn(theme, 'quiet')
  return themeOn(theme, contrast(accent, paper) < APART ? 'inverse' : 'accent')
}

/** Lines between tiles are what is seen of the ground behind them. */
export function behindTiles({ mode, color }: Theme): string {
  return mode === 'dark' ? color.paper : color.hairline
}

/** The ground of a tile. */
export function tileGround(theme: Theme): string {
  return theme.mode === 'dark' && hasFields(theme) ? theme.color.surface : theme.color.paper
}

/** A tile fills its place, and what it says stands below each other. */
export function tileStyle(theme: Theme): Style {
  return {
    position: 'relative',
    background: tileGround(theme),
    color: theme.color.text,
    display: 'flex',
    direction: 'column',
    breakInside: 'avoid',
  }
}

/** Room at the sides and over or under what stands in a tile. */
export function padded({ pad, theme }: Board, top: number, bottom: number): Style {
  return { padding: flowEdges(theme, { top: pad * top, bottom: pad * bottom, start: pad, end: pad }) }
}
