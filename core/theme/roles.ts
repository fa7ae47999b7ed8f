import type { ColorDesign } from '../brief/design.ts'
import type { State } from '../brief/words/states.ts'
import { contrast, contrastTargets, EXPLICIT_INK, inkSide, solveContrast, worstContrast } from './contrast.ts'
import type { Grounds } from './grounds.ts'
import { avoidHues, mixed, type Oklch, toHex, toOklch } from './oklch.ts'
import { accentStep, neutralStep, quietTint } from './ramps.ts'
import { fieldSeeds, isTouch, namedSeeds } from './scheme.ts'
import type { Move, Roles } from './theme.ts'

/** Colours by role and what had to move to make them readable. */
interface SolvedRoles {
  readonly roles: Roles
  readonly moves: readonly Move[]
}

/** Solves every role against its grounds. The accent is the brand colour verbatim: its text moves, never the fill. */
export function resolveRoles(color: ColorDesign, grounds: Grounds): SolvedRoles {
  const { mode, tint, ink, paper, paperAlt, surface } = grounds
  const accent = color.seeds[0] ?? '#111111'
  const targets = contrastTargets[color.contrast]
  const accentAt = (step: number) => accentStep(accent, mode, step, color.chroma)
  const accentSoft = grounds.pale ?? toHex(mode === 'dark' ? accentAt(3) : quietTint(accentAt(3), accent))
  const everyGround = [paper, paperAlt, surface]
  const { solve, moves } = createSolver(color, ink, everyGround)
  const text =
    color.ink === null
      ? solve('text', inkStart(color, grounds), targets.text, [...everyGround, accentSoft])
      : explicitInk(color.ink, color, [...everyGround, accentSoft], solve)
  const second = color.sparing ? text : readableSeed(color, everyGround, targets.accentText)
  const darkened =
    second ??
    (isInk(accent, everyGround, targets.accentText, mode)
      ? accent
      : solve('accentText', accentAt(11), targets.accentText))
  const accentText = second === undefined && isMud(accent, darkened, paper) ? text : darkened
  // Of a colour that is a touch, links have it: in ink beside quiet words they would look bold.
  const touchLink = (): string => {
    const own = solve('link', accentAt(11), targets.accentText)
    return isMud(accent, own, paper) ? text : own
  }
  return {
    moves,
    roles: {
      paper,
      paperAlt,
      surface,
      text,
      textMuted: quieter(solve('textMuted', neutralStep(tint, mode, 11), targets.muted), text, paper),
      heading: headingSeed(color, paper) ?? text,
      accent,
      onAccent: textOn(accent, targets.onAccent),
      accentText,
      accentSoft: color.sparing ? surface : accentSoft,
      onAccentSoft: color.sparing
        ? text
        : solve('onAccentSoft', accentAt(11), targets.accentText, [accentSoft]),
      ...inverseRoles(color, accent, paper),
      link: color.sparing ? touchLink() : darkened,
      border: solve('border', neutralStep(tint, mode, 9), targets.border),
      hairline: solve('hairline', hairlineStart(paper, tint.h, mode), targets.hairline),
      ...statusRoles(color, mode, (role, start) => solve(role, start, targets.accentText)),
    },
  }
}

/** Moves a colour as far as its grounds ask, and no further. */
type Solve = (role: string, start: Oklch, target: number, on?: readonly string[]) => string

function createSolver(
  color: ColorDesign,
  ink: Grounds['ink'],
  everyGround: readonly string[],
): { readonly solve: Solve; readonly moves: readonly Move[] } {
  const moves: Move[] = []
  const solve: Solve = (role, start, target, on = everyGround) => {
    const from = toHex(start)
    const to = solveContrast(start, on, target, ink)
    const asked = from === color.ink && role === 'text' && contrast(from, to) >= SEEN
    if (to !== from) moves.push({ role, from, to, asked, reason: reasonFor(target, worstContrast(to, on)) })
    return to
  }
  return { solve, moves }
}

function statusRoles(
  color: ColorDesign,
  mode: Grounds['mode'],
  solve: (role: State, start: Oklch) => string,
): Pick<Roles, State> {
  // `warnings in amber`: what went wrong is warned of in the same colour, unless it has its own.
  const wrong = color.danger === undefined && color.warning !== undefined ? 'warning' : 'danger'
  return {
    success: solve('success', status('success', color, mode)),
    warning: solve('warning', status('warning', color, mode)),
    danger: solve('danger', status(wrong, color, mode)),
    info: solve('info', status('info', color, mode)),
  }
}

/** Contrast from which two inks are told apart: black and nearly black are the same wish. */
const SEEN = 1.2

function reasonFor(target: number, reached: number): string {
  const shown = reached.toFixed(1)
  return reached >= target
    ? `moved to reach ${target}:1 on its grounds (${shown}:1)`
    : `as far from its grounds as a colour can be: ${shown}:1 of ${target}:1`
}

function inkStart(color: ColorDesign, { tint, mode }: Grounds): Oklch {
  const start = neutralStep(tint, mode, 12)
  if (color.contrast !== 'low') return start
  return { ...start, l: mode === 'light' ? 0.34 : 0.88 }
}

function explicitInk(ink: string, color: ColorDesign, grounds: readonly string[], solve: Solve): string {
  const wanted = color.contrast === 'high' || color.contrast === 'max'
  const target = wanted ? contrastTargets[color.contrast].text : EXPLICIT_INK
  return worstContrast(ink, grounds) >= target ? ink : solve('text', toOklch(ink), target, grounds)
}

/** Muted text that would stand out more than the text itself (a soft explicit ink) becomes the text colour. */
function quieter(muted: string, text: string, paper: string): string {
  return contrast(muted, paper) > contrast(text, paper) ? text : muted
}

/** A second brand colour sets the headings, deepened a little where it must be; one that a scheme derives does not, nor a grey. */
function headingSeed(color: ColorDesign, paper: string): string | undefined {
  // A touch of a colour that is no ink is in no heading.
  const others = namedSeeds(color)
    .slice(1)
    .filter(seed => !isTouch(seed, color) || toOklch(seed).l <= UNDER_WHITE)
  const inky = others.find(seed => contrast(seed, paper) >= INKY)
  if (inky) return inky
  const seed = others.find(other => contrast(other, paper) >= LIGHT_ACCENT && toOklch(other).c >= GREY)
  return seed && solveContrast(toOklch(seed), [paper], HEADING, inkSide(paper))
}

/** Whether an accent is deep enough for words as it is: navy words are navy, and no brighter blue. */
function isInk(
  accent: string,
  grounds: readonly string[],
  target: number,
  mode: ColorDesign['mode'],
): boolean {
  const { l, c } = toOklch(accent)
  return mode === 'light' && c >= GREY && l <= DEEP_WORDS && worstContrast(accent, grounds) >= target
}

/** Lightness up to which a colour is as deep as words are. */
const DEEP_WORDS = 0.45

/** Contrast from which a colour reads like ink, and that of headings in one that does not. */
const INKY = 7
const HEADING = 4.5
/** Chroma up to which a colour is a grey. */
const GREY = 0.03

/** Where the accent is too light for words, another brand colour that is not has them: peacock words beside a marigold field. */
function readableSeed(color: ColorDesign, grounds: readonly string[], target: number): string | undefined {
  const [accent] = color.seeds
  if (accent === undefined || worstContrast(accent, grounds) >= LIGHT_ACCENT) return undefined
  const others = color.seeds.slice(1).filter(seed => !isTouch(seed, color))
  return others.find(seed => toOklch(seed).c >= 0.05 && worstContrast(seed, grounds) >= target)
}

/** Whether a light accent is olive or brown where it is dark enough for words: these have the ink then. */
export function isMud(accent: string, words: string, paper: string): boolean {
  const { h, l } = toOklch(accent)
  return contrast(accent, paper) < LIGHT_ACCENT && toOklch(words).l < l && MUDDY.from <= h && h <= MUDDY.to
}

/** Contrast under which an accent that is darkened for words no longer looks like itself. */
const LIGHT_ACCENT = 3

/** Text on a fill: white, else a dark tint of the fill's hue, whichever reaches the target first; else the better one. */
export function textOn(fill: string, target: number): string {
  const { c, h } = toOklch(fill)
  const tinted = { l: 0.25, c: Math.min(Math.max(0.08 * c, c < 0.01 ? 0 : 0.04), 0.06), h }
  if (contrast('#ffffff', fill) >= target) return '#ffffff'
  if (inkSide(fill) === 'white') return '#ffffff'
  return solveContrast(tinted, [fill], target, 'black')
}

function hairlineStart(paper: string, hue: number, mode: ColorDesign['mode']): Oklch {
  const { l, c, h } = toOklch(paper)
  return {
    l: mode === 'light' ? l - 0.1 : l + 0.16,
    c: c > 0.004 ? Math.min(c, 0.05) : 0.008,
    h: c > 0.004 ? h : hue,
  }
}

/** Hues of states where the brief names no colour for them, in OKLCH degrees. */
const STATE_HUES = { success: 150, warning: 75, danger: 25, info: 250 } as const

function status(state: State, color: ColorDesign, mode: ColorDesign['mode']): Oklch {
  const named = color[state]
  if (named !== undefined) return toOklch(named)
  // Where colours are for one thing alone, or there are none, a state is told in ink.
  const { seeds, scheme, sparing, neutral } = color
  const isInk = scheme === 'mono' && toOklch(seeds[0] ?? '#000000').c < GREY
  if (isInk && (sparing || neutral === 'pure')) return { l: mode === 'light' ? 0.4 : 0.85, c: 0, h: 0 }
  return avoidHues(
    { l: mode === 'light' ? 0.55 : 0.74, c: 0.14 * Math.min(color.chroma, 1), h: STATE_HUES[state] },
    color.forbidHues,
  )
}

type InverseRoles = Pick<Roles, 'inverse' | 'onInverse' | 'onInverseMuted' | 'accentOnInverse'>

/** Hues in degrees that are mud where they are dark: from ochre to a greenish yellow. */
const MUDDY = { from: 50, to: 115 }

/** Lightness up to which a brand colour is deep enough to be the inverted ground itself. */
const DEEP = 0.4

/** The deep ground for covers and inverted sections and what stands on it. A deep brand colour is used verbatim. */
function inverseRoles(color: ColorDesign, accent: string, paper: string): InverseRoles {
  // A touch of a colour fills nothing: greys that are named beside it do.
  const grey = color.sparing ? namedSeeds(color).slice(1).find(isGrey) : undefined
  const own = grey ? underWhite(grey) : deepTone(color.sparing ? mixed(accent, '#808080', 0.9) : accent)
  const inverse = apartFrom(paper, deepSeed(color, accent) ?? deepInk(color) ?? own)
  const targets = contrastTargets[color.contrast]
  const { c, h } = toOklch(accent)
  const on = (l: number, chroma: number, target: number) =>
    solveContrast({ l, c: chroma, h }, [inverse], target, 'white')
  return {
    inverse,
    onInverse: on(0.97, Math.min(c, 0.008), targets.text),
    onInverseMuted: on(0.82, Math.min(c, 0.02), targets.muted),
    accentOnInverse:
      contrast(accent, inverse) >= targets.accentText ? accent : on(0.76, c * 0.87, targets.accentText),
  }
}

/** Contrast of white from which another brand colour is a ground for words before a derived one is. */
const WHITE = 4.5

/**
 * A second brand colour goes before the accent, which is wanted for the details on this ground; a deep accent goes before what
 * a scheme derives, or a page of dark blue on white would open in a maroon that nobody named.
 */
function deepSeed(color: ColorDesign, accent: string): string | undefined {
  const isDeep = (seed: string): boolean => toOklch(seed).l <= DEEP
  const others = color.seeds.slice(1).filter(seed => !isTouch(seed, color))
  const named = fieldSeeds(color)
  return [...named, accent, ...others].find(isDeep) ?? others.find(seed => contrast('#ffffff', seed) >= WHITE)
}

function isGrey(hex: string): boolean {
  return toOklch(hex).c < SLATE
}

/** A grey as deep as white words need it, and no deeper: sage stays sage. */
function underWhite(hex: string): string {
  const { l, c, h } = toOklch(hex)
  return toHex({ l: Math.min(l, UNDER_WHITE), c, h })
}

/** OKLCH lightness up to which white words are read on a grey. */
const UNDER_WHITE = 0.5

/** Chroma up to which a colour is a grey, slate among them. */
const SLATE = 0.05

/** Words in black ask for black beside a colour that is not deep itself: no brown goes with ochre, and no olive with yellow. */
function deepInk({ ink, paper }: ColorDesign): string | undefined {
  return ink !== null && paper !== ink && toOklch(ink).l <= DEEP ? ink : undefined
}

function deepTone(accent: string): string {
  const { c, h } = toOklch(accent)
  return toHex({ l: 0.27, c: Math.min(c * 0.45, MUDDY.from <= h && h <= MUDDY.to ? 0.02 : 0.075), h })
}

/** A dark paper needs the inverted ground to be seen as another one. */
function apartFrom(paper: string, ground: string): string {
  const { l, c, h } = toOklch(ground)
  if (Math.abs(toOklch(paper).l - l) >= 0.06) return ground
  return toHex({ l: l > 0.32 ? l - 0.09 : l + 0.09, c, h })
}
