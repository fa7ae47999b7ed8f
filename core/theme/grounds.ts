import type { ColorDesign, Design, Mode } from '../brief/design.ts'
import { avoidHues, distance, mixed, type Oklch, toHex, toOklch } from './oklch.ts'
import { neutralStep, type Tint } from './ramps.ts'
import { inkSide, type Toward } from './contrast.ts'
import { fieldSeeds, namedSeeds } from './scheme.ts'

/** What everything else stands on. */
export interface Grounds {
  /** Follows the paper: a dark paper makes a dark theme, whatever was asked for. */
  readonly mode: Mode
  readonly tint: Tint
  readonly paper: string
  readonly paperAlt: string
  readonly surface: string
  /** A pale colour of the brief's beside its accent, or a step from its deep ground. */
  readonly pale?: string | undefined
  /** Where text has to move to stand out. */
  readonly ink: Toward
}

/** Whether a brief's paper is a colour that itself carries the page: nothing else has to. */
export function hasColoredPaper({ color }: Pick<Design, 'color'>): boolean {
  return color.paper !== null && toOklch(color.paper).c >= COLOURED
}

/** Chroma (OKLCH) from which a paper is coloured. */
const COLOURED = 0.045

const CREAM = '#faf6ef'

/** Lightness steps from the paper to its two quiet companions. */
const STEPS: Record<Mode, { readonly alt: number; readonly surface: number }> = {
  light: { alt: -0.018, surface: -0.034 },
  dark: { alt: 0.034, surface: 0.073 },
}

/** The grounds of a design; an explicit paper is kept verbatim. */
export function resolveGrounds(color: ColorDesign): Grounds {
  const tint = neutralTint(color)
  const paper = color.paper ?? derivedPaper(color, tint)
  const ink = inkSide(paper)
  const mode = ink === 'black' ? 'light' : 'dark'
  const { alt, surface } = STEPS[mode]
  const pale = paleSeed(color, paper, mode)
  const isDeep = mode === 'dark' && color.paper === null && deepPaper(color) === paper
  return {
    mode,
    tint,
    ink,
    // What is set off on a deep colour is of that colour too.
    pale: pale ?? (isDeep ? companion(paper, tint, surface) : undefined),
    paper,
    paperAlt: pale ?? companion(paper, tint, alt),
    surface: pale ? mixed(paper, pale, 0.5) : companion(paper, tint, surface),
  }
}

/** A pale colour that is named beside the accent sets off what stands on the page: sand under cards, powder pink in boxes. */
function paleSeed(color: ColorDesign, paper: string, mode: Mode): string | undefined {
  if (mode === 'dark') return undefined
  return fieldSeeds(color).find(seed => toOklch(seed).l >= PALE && distance(seed, paper) >= APART)
}

/** OKLCH lightness from which dark words of every role are read on a colour. */
const PALE = 0.8
/** Distance in Oklab from which a ground is told from the paper. */
const APART = 0.03

function derivedPaper(color: ColorDesign, tint: Tint): string {
  if (color.mode === 'dark') return deepPaper(color) ?? toHex(neutralStep(tint, 'dark', 1))
  return color.ground === 'cream' ? CREAM : '#ffffff'
}

/** A colour of lightness up to `named` is a deep one, and as a ground no lighter than `ground`: its words are read on all that is set off on it. */
const DEEP = { named: 0.5, ground: 0.28, chroma: 0.035 }

/** The dark ground of a brief that names a deep colour and says no ground: deep sea green is green, and no black. */
function deepPaper(color: ColorDesign): string | undefined {
  const named = namedSeeds(color)
  // What a format has of its own is no colour for its ground.
  if (named.length < 2) return undefined
  const deep = [named[0] ?? '', ...fieldSeeds(color)]
    .map(toOklch)
    .find(({ l, c }) => l <= DEEP.named && c >= DEEP.chroma)
  return deep && toHex({ ...deep, l: Math.min(deep.l, DEEP.ground), c: Math.min(deep.c, 0.06) })
}

/** A ground beside the paper: away from it, but never towards the ink where the paper leaves little contrast to spend. */
function companion(paper: string, tint: Tint, step: number): string {
  const { l, c, h } = toOklch(paper)
  const midTone = l > 0.35 && l < 0.85
  const lightness = l + (midTone ? -step : step)
  return toHex(c > 0.004 ? { l: lightness, c: c * 1.1, h } : { l: lightness, c: tint.c / 2, h: tint.h })
}

/** Hue and chroma of the greys. Warm and cool greys follow an accent that already is. */
function neutralTint(color: ColorDesign): Tint {
  const accent = toOklch(color.seeds[0] ?? '#000000')
  return avoidHues({ l: 0.5, ...tintOf(color.neutral, accent) }, color.forbidHues)
}

function tintOf(neutral: ColorDesign['neutral'], accent: Oklch): Tint {
  switch (neutral) {
    case 'pure':
      return { c: 0, h: 0 }
    case 'warm':
      return { c: 0.012, h: accent.c > 0.03 && accent.h >= 30 && accent.h <= 95 ? accent.h : 75 }
    case 'cool':
      return { c: 0.012, h: accent.c > 0.03 && accent.h >= 140 && accent.h <= 285 ? accent.h : 250 }
    case 'tinted':
      return accent.c < 0.03 ? { c: 0, h: 0 } : { c: 0.012, h: accent.h }
  }
}
