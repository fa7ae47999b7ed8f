import type { ColorDesign } from '../brief/design.ts'
import { contrast, contrastTargets, inkSide, solveContrast, worstContrast } from './contrast.ts'
import { resolveGrounds } from './grounds.ts'
import { distance, toOklch } from './oklch.ts'
import { accentRamp, resolveScales } from './ramps.ts'
import { textOn } from './roles.ts'
import { fieldSeeds, isTouch, namedSeeds } from './scheme.ts'
import type { Roles, Theme } from './theme.ts'

/**
 * What words can stand on: the page's `paper`, its `quiet` companion, the `tint` of the accent, the `accent` itself, the
 * deep `inverse` ground, a deep ground in the brief's `second` colour, or a `further` colour of the brief as it is (both the
 * inverse one where it names none).
 */
export type Ground = 'paper' | 'quiet' | 'tint' | 'accent' | 'inverse' | 'second' | 'further'

/** Whether a brief names a colour for fields beside the accent, the deep ground and the paper. */
export function hasFurther({ paperColor, design }: Theme): boolean {
  return furtherSeed(paperColor, design.color) !== undefined
}

/** Distance in Oklab up to which a ground is a colour that somebody named, seen as it is. */
const AS_NAMED = 0.06

/** Whether the deep ground is one that nobody named, beside colours that a brief did name: dark maroon where it says pepper red on white. */
export function isDeepUnnamed({ paperColor: { inverse }, design: { color } }: Theme): boolean {
  const isAsked = namedSeeds(color).length > 1 || color.paper !== null
  const named = [...color.seeds, ...(color.ink === null ? [] : [color.ink])]
  return isAsked && color.sparing !== true && named.every(seed => distance(seed, inverse) > AS_NAMED)
}

/** Contrast, and distance in Oklab, one of which tells a field of colour from the ground around. */
const FIELD = { contrast: 1.3, distance: 0.12 }

/** The first colour of a brief that is seen as a field and that no other ground has. */
function furtherSeed({ paper, inverse, accent }: Roles, design: ColorDesign): string | undefined {
  return fieldSeeds(design).find(
    seed =>
      seed !== inverse &&
      seed !== accent &&
      (contrast(seed, paper) >= FIELD.contrast || distance(seed, paper) >= FIELD.distance),
  )
}

/**
 * The theme in the colours of one of its grounds, whichever it stood on before; the accent is the one that is seen where it
 * is laid. All of them can be read there.
 */
export function themeOn(theme: Theme, ground: Ground): Theme {
  const { design, paperColor } = theme
  if (ground === 'paper' && theme.color === paperColor) return theme
  const from = ground === 'accent' ? theme.color : paperColor
  return { ...theme, ...known(from, ground, () => colorsOn(ground, from, design.color)) }
}

/** The theme in the colours of a ground in any colour of the brief's, be it sparing with its others. */
export function themeOnColor(theme: Theme, hex: string): Theme {
  const { paperColor, design: whole } = theme
  const colors = known(paperColor, hex, () => {
    const { sparing: _, ...design } = whole.color
    const color = {
      ...paperColor,
      accent: hex,
      onAccent: textOn(hex, contrastTargets[design.contrast].onAccent),
    }
    return colorsOn('accent', color, design)
  })
  return { ...theme, ...colors }
}

function colorsOn(ground: Ground, from: Roles, design: ColorDesign) {
  const color = ground === 'paper' ? from : readable(roles[ground](from, design), design)
  const grounds = resolveGrounds({ ...design, paper: color.paper })
  return { mode: grounds.mode, color, ...resolveScales(design, color.accent, grounds) }
}

type GroundColors = ReturnType<typeof colorsOn>

/** What the colours of a theme are on its grounds and on colours by themselves: an organisation of two hundred has as many cards on one ground. */
const solved = new WeakMap<Roles, Map<string, GroundColors>>()

function known(from: Roles, ground: string, solve: () => GroundColors): GroundColors {
  const grounds = solved.get(from) ?? new Map<string, GroundColors>()
  const colors = grounds.get(ground) ?? solve()
  solved.set(from, grounds.set(ground, colors))
  return colors
}

const roles: Record<Exclude<Ground, 'paper'>, (color: Roles, design: ColorDesign) => Roles> = {
  quiet: color => ({ ...color, paper: color.paperAlt, paperAlt: color.paper }),
  tint: tinted,
  accent(color, design) {
    // No field has what is only to be a touch: a deep second colour has it, or the quiet companion of the page.
    if (design.sparing) return roles[design.seeds.length > 1 ? 'inverse' : 'quiet'](color, design)
    const { accent: paper, onAccent: text } = color
    return filled(color, design, { paper, text, muted: text, accentText: text })
  },
  inverse(color, design) {
    const { inverse: paper, onInverse: text, onInverseMuted: muted, accentOnInverse: accentText } = color
    return filled(color, design, { paper, text, muted, accentText })
  },
  second(color, design) {
    const second = design.seeds.slice(1).find(seed => !isTouch(seed, design))
    if (second === undefined) return roles.inverse(color, design)
    const ramp = accentRamp(second, 'light', design.chroma)
    const [text = color.onInverse, , , muted = text] = ramp
    return filled(color, design, { paper: ramp.at(-1) ?? color.inverse, text, muted, accentText: text })
  },
  further(color, design) {
    const paper = furtherSeed(color, design)
    if (paper === undefined) return roles.inverse(color, design)
    const text = textOn(paper, contrastTargets[design.contrast].onAccent)
    return filled(color, design, { paper, text, muted: text, accentText: text })
  },
}

/** On a tint, words that stand out are of its hue, and what is set off has the page's paper. */
function tinted(color: Roles): Roles {
  const { accentSoft, onAccentSoft, paper } = color
  return {
    ...color,
    paper: accentSoft,
    paperAlt: paper,
    surface: paper,
    accentSoft: paper,
    textMuted: onAccentSoft,
    heading: onAccentSoft,
    accentText: onAccentSoft,
    link: onAccentSoft,
  }
}

interface Fill {
  readonly paper: string
  readonly text: string
  readonly muted: string
  readonly accentText: string
}

/** On a fill, lines are of the muted text's colour, and where the accent cannot be seen, what it fills has that of the text. */
function filled(color: Roles, design: ColorDesign, { paper, text, muted, accentText }: Fill): Roles {
  const { paperAlt, surface } = resolveGrounds({ ...design, paper })
  const isSeen = contrast(color.accent, paper) >= contrastTargets[design.contrast].border
  return {
    ...color,
    ...{ paper, paperAlt, surface },
    ...{ text, heading: text, textMuted: muted },
    ...{ accentText, link: accentText, accentSoft: surface, onAccentSoft: accentText },
    ...{ border: muted, hairline: muted },
    ...(!isSeen && { accent: text, onAccent: paper }),
  }
}

/** Roles that are words. */
const WORDS = [
  ...(['text', 'textMuted', 'heading', 'accentText', 'onAccentSoft', 'link'] as const),
  ...(['success', 'warning', 'danger', 'info'] as const),
]

/** What does not stand out from the ground or from what is set off on it is moved until it does. */
function readable(color: Roles, { contrast: level }: ColorDesign): Roles {
  const { paper, paperAlt, surface } = color
  const grounds = [paper, paperAlt, surface]
  const targets = contrastTargets[level]
  const moved = (names: readonly (keyof Roles)[], target: number) =>
    Object.fromEntries(names.map(name => [name, standingOut(color[name], grounds, target)]))
  return {
    ...color,
    ...moved(WORDS, targets.accentText),
    ...moved(['border'], targets.border),
    ...moved(['hairline'], targets.hairline),
  }
}

function standingOut(hex: string, grounds: readonly string[], target: number): string {
  if (worstContrast(hex, grounds) >= target) return hex
  return solveContrast(toOklch(hex), grounds, target, inkSide(grounds[0] ?? '#ffffff'))
}
