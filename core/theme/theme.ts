import type { Design } from '../brief/design.ts'
import type { PageSize } from './page.ts'

/** Colour by role, each `#rrggbb`, solved against its ground for contrast. */
export interface Roles {
  readonly paper: string
  /** A second, quiet ground for alternating sections. */
  readonly paperAlt: string
  /** Ground of cards, code and callouts. */
  readonly surface: string
  readonly text: string
  readonly textMuted: string
  readonly heading: string
  /** The brand colour as a fill, verbatim. */
  readonly accent: string
  /** Text on `accent`. */
  readonly onAccent: string
  /** The brand colour as text on `paper`, `paperAlt` and `surface`, ≥ 4.5:1. */
  readonly accentText: string
  /** A tint of the accent for quiet grounds. */
  readonly accentSoft: string
  /** Text of the accent's hue on `accentSoft`. */
  readonly onAccentSoft: string
  /** A deep ground in the accent's hue for covers and inverted sections, and the text, muted text and accent on it. */
  readonly inverse: string
  readonly onInverse: string
  readonly onInverseMuted: string
  readonly accentOnInverse: string
  readonly link: string
  /** Borders of controls and marks that carry meaning, ≥ 3:1. */
  readonly border: string
  /** Decorative dividers. */
  readonly hairline: string
  readonly success: string
  readonly warning: string
  readonly danger: string
  readonly info: string
}

/** Type sizes in px and manners. */
export interface TypeTheme {
  readonly display: string
  readonly text: string
  readonly mono: string
  /** Body size in px. */
  readonly base: number
  /** Sizes in px from step −2 to step 8 of the modular scale: read with `sizeAt`. */
  readonly steps: readonly number[]
  /** Body line height as a multiple of the size. */
  readonly leading: number
  readonly displayLeading: number
  readonly displayWeight: number
  /** Weight of `strong` in the text face. */
  readonly strongWeight: number
  readonly displayCase: 'none' | 'uppercase'
  readonly displayItalic: boolean
  /** em, for sizes ≥ 2.5 × body. */
  readonly displayTracking: number
  /** em, for capitals set as labels. */
  readonly capsTracking: number
  readonly align: 'start' | 'center' | 'justify'
  /** Widest comfortable line of body text in px (about 68 characters of the text face). */
  readonly measure: number
}

/** The whole design resolved to values that drawers and formats use. Plain data. */
export interface Theme {
  readonly mode: 'light' | 'dark'
  readonly color: Roles
  /** The roles on a page's own paper, where `color` may be those of a panel: what leaves the panel is set in them. */
  readonly paperColor: Roles
  /** Twelve steps, light to dark (dark to light in dark mode). */
  readonly accentRamp: readonly string[]
  readonly neutralRamp: readonly string[]
  /** Categorical series colours, colour-blind safe, ≥ 3:1 to paper; at most seven. */
  readonly chart: readonly string[]
  readonly type: TypeTheme
  /** The baseline unit in px, density included: read with `space`. */
  readonly unit: number
  /** The page that the sheets are composed for. */
  readonly page: PageSize
  /** Page margins in px. */
  readonly margin: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
  readonly radius: number
  /** Thickness in px of an ordinary rule (0: none). */
  readonly rule: number
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly design: Design
}

/** The size in px at a step of the modular scale; 0 is body, headings are positive. Clamped to −2…8. */
export function sizeAt(theme: Theme, step: number): number {
  const index = Math.min(Math.max(step, -2), 8) + 2
  return theme.type.steps[Math.round(index)] ?? theme.type.base
}

/** A distance in px: `count` baseline units, to a quarter unit. */
export function space(theme: Theme, count: number): number {
  return Math.round(count * 4) * (theme.unit / 4)
}

/** px that the margins of a theme's page leave across. */
export function roomAcross({ page, margin }: Pick<Theme, 'page' | 'margin'>): number {
  return page.width - margin.left - margin.right
}

/** A value that the theme changed to keep a rule: what it was, what it became, and why. */
export interface Move {
  /** A colour role (`text`), or a token (`type.baseSize`). */
  readonly role: string
  readonly from: string
  readonly to: string
  /** Whether the author named the value that moved: such a move is worth a message, a derived one is not. */
  readonly asked: boolean
  /** Lower case, no full stop. */
  readonly reason: string
}
