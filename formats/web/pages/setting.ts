import { mixed, toHex, toOklch } from '../../../core/theme/oklch.ts'
import { hasFurther, themeOn } from '../../../core/theme/theme-on.ts'
import { type Roles, sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** What all parts of a page are composed with. */
export interface Setting {
  readonly theme: Theme
  /** px of titles of sections; default step 3 of the type scale. */
  readonly sectionSize?: number
  /** px of what is as large as the page's title: figures, prices, the last call; default step 4. */
  readonly leadSize?: number
  /** Widest content in px; default 1280. */
  readonly content?: number
  /** Most sections are called by keys of data, which are small over what they head. */
  readonly keyed?: boolean
  /** Where what is pressed leads whose author gave no address. */
  readonly reach?: string
  /** Key of the picture that a name in the front matter means. */
  readonly assets?: (name: string) => string | undefined
}

/** px of a setting's titles of sections. */
export function sectionSize({ theme, sectionSize: size }: Setting): number {
  return size ?? sizeAt(theme, 3)
}

/** px of what is as large as the page's title. */
export function leadSize({ theme, leadSize: size }: Setting): number {
  return size ?? sizeAt(theme, 4)
}

/** What a stretch of a page stands on: its paper, sand beside it, the accent, the deep ground, a further colour of the brief. */
export type Ground = 'paper' | 'sand' | 'accent' | 'inverse' | 'further'

/** Whether a brief wants its page without fields of colour. */
export function isPlain({ design }: Theme): boolean {
  return design.decor.fields === false
}

/** The same setting on another ground; where the page is plain, what is not paper is its quiet companion. */
export function on(setting: Setting, ground: Ground): Setting {
  const { theme } = setting
  if (ground === 'paper') return { ...setting, theme: themeOn(theme, 'paper') }
  if (isPlain(theme)) return { ...setting, theme: themeOn(theme, 'quiet') }
  if (ground !== 'sand') return { ...setting, theme: themeOn(theme, ground) }
  // Sand has a little of the accent, of which a brief may want hardly any, where it names no pale colour of its own.
  const { sparing, seeds } = theme.design.color
  const quiet = sparing || isLoud(theme) || seeds.includes(theme.paperColor.paperAlt) ? theme : sandy(theme)
  return { ...setting, theme: themeOn(quiet, 'quiet') }
}

/** Chroma of an accent that is not thinned, on a paper that the brief names: it stands there as it is, or not at all. */
const LOUD = 0.17

function isLoud({ design, paperColor }: Theme): boolean {
  return design.color.paper !== null && toOklch(paperColor.accent).c >= LOUD
}

/** How much of the accent is in sand, and of its colour at most, beyond that of the paper: more would be another colour. */
const SAND = { part: 0.11, chroma: 0.008 }

/** Chroma up to which an accent is black or a grey, of which a little soils the paper. */
const GREY = 0.03

/** The theme with sand for its quiet companion: paper as deep as a little of the accent makes it, and hardly more coloured. */
function sandy(theme: Theme): Theme {
  if (toOklch(theme.paperColor.accent).c < GREY && toOklch(theme.paperColor.paper).c > SAND.chroma)
    return theme
  const paperColor = sands.get(theme.paperColor) ?? withSand(theme.paperColor)
  sands.set(theme.paperColor, paperColor)
  return { ...theme, paperColor }
}

/** Colours with sand, so that those of its ground are solved once for all that stands on it. */
const sands = new WeakMap<Roles, Roles>()

function withSand(color: Roles): Roles {
  const [ground, tinted] = [toOklch(color.paper), toOklch(mixed(color.paper, color.accent, SAND.part))]
  const most = ground.c + SAND.chroma
  const sand = { l: tinted.l, c: Math.min(tinted.c, most), h: ground.c > SAND.chroma ? ground.h : tinted.h }
  return { ...color, paperAlt: toHex(sand) }
}

/** The same setting on the deep ground. */
export function inverted(setting: Setting): Setting {
  return on(setting, 'inverse')
}

/** The first ground of several wishes for each stretch that is not the one before it, so that no two neighbours look alike. */
export function deal(
  theme: Theme,
  wishes: readonly (readonly Ground[])[],
  before: Ground,
): readonly Ground[] {
  const quiet: readonly Ground[] = ['paper', 'sand']
  let last = before
  return wishes.map(wish => {
    const allowed = isPlain(theme)
      ? wish.filter(ground => quiet.includes(ground))
      : wish.filter(ground => ground !== 'further' || hasFurther(theme))
    last = [...allowed, ...quiet].find(ground => ground !== last) ?? 'paper'
    return last
  })
}

/** How large titles are beside a format's own: as the brief asks, and smaller where it wants its page plain. */
export function loudness(theme: Theme): number {
  const asked = Math.min(Math.max(theme.design.type.displayScale, 0.7), 1.3)
  return isPlain(theme) ? asked * 0.72 : asked
}

/** Most sizes in multiples of body for steps 1–8 of the type scale. */
const LARGEST = [1.6, 2.2, 3, 4, 5, 5, 5, 5]

/** The theme with the sizes of a page that is scrolled: small print at least 0.86 of body, so that it can be read on a screen. */
export function forScreens(theme: Theme): Theme {
  const { type } = theme
  const least = Math.round(type.base * 0.86)
  const steps = type.steps.map((size, at) => {
    const largest = LARGEST[at - 3]
    return largest === undefined ? Math.max(size, least) : Math.min(size, Math.round(largest * type.base))
  })
  return { ...theme, type: { ...type, steps } }
}

/** The same setting with lines that begin at one edge: for lists and answers on a page whose titles are centred. */
export function fromStart(setting: Setting): Setting {
  return { ...setting, theme: aligned(setting.theme, 'start') }
}

/** The theme with lines that begin at one edge, or stand in the middle. */
export function aligned(theme: Theme, align: 'start' | 'center'): Theme {
  return { ...theme, type: { ...theme.type, align } }
}
