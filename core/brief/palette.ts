import { distance, hueTurn, mixed, toHex, toOklch } from '../theme/oklch.ts'
import type { ColorShare, Design, DesignPatch } from './design.ts'
import type { Level, Wish } from './ledger.ts'
import type { Target } from './meaning.ts'
import { colorNamed } from './words/colors.ts'
import { ENAMEL } from './words/tints.ts'

/** A colour of the brief and the part it is meant for. */
export interface ColorUse {
  readonly phrase: string
  readonly hex: string
  readonly literal: boolean
  /** `only`: for what it is said of, and nothing else; `state`: for what it tells. */
  readonly target: Target | 'only' | 'state' | undefined
  /** It is that of lines, in which nothing is read. */
  readonly isOfLines?: true
  /** Said to be pale or light. */
  readonly pale?: boolean
  /** Little of it is wanted: `a touch of copper`, `hardly any gold`. */
  readonly little?: true
  /** It stands on the colour before it: `green with cream`. */
  readonly onFirst?: true
  /** Parts of the pages' area that it is to cover, where the brief says so. */
  readonly share?: Omit<ColorShare, 'hex'> | undefined
  /** In a clause that changes one thing to another. */
  readonly changes: boolean
}

/** What is known of the sheet besides: the brief asks for a dark one by other words; it is seen as a whole. */
interface Sheet {
  readonly dark?: boolean
  /** It asks for a pale one. */
  readonly light?: boolean
  readonly floods?: true | 'deep' | undefined
  /** Its moods have colours of their own: `sea colours`. */
  readonly hasMoodColors?: boolean | undefined
  /** It is read through on paper, which is light unless the brief says otherwise. */
  readonly prose?: boolean | undefined
  /** It is printed in one ink: that is the colour of its words. */
  readonly oneInk?: boolean | undefined
  /** It asks for strong contrast: a ground of middling depth has none. */
  readonly stark?: boolean | undefined
}

/** `midnight blue and pale moon yellow`, `bright blue with white`: of two on a sheet that is seen as a whole the first is its ground, where words in the other are read. */
function deepBeforePale(uses: readonly ColorUse[], deepest: number): ColorUse | undefined {
  const named = uses.filter(({ target }) => target !== 'only')
  // `deep green with cream and one shot of red`: what stands on the first, and a touch besides.
  const [first, second, third] = named[1]?.onFirst ? named.filter(({ little }) => !little) : named
  if (!first || !second || third || first.target !== undefined || second.target !== undefined)
    return undefined
  const { l, c } = toOklch(first.hex)
  return l < deepest && c > 0.03 && !first.little && isPale(second.hex) ? first : undefined
}

/**
 * The wishes that the colours of a brief come to: grounds, ink and the brand colours in order.
 */
export function paletteWishes(uses: readonly ColorUse[], base: Design, sheet: Sheet = {}): readonly Wish[] {
  const { dark = false, light = false, hasMoodColors = false, oneInk = false } = sheet
  const floods = sheet.floods && !oneInk
  const change = readChange(uses, base)
  if (change) return change
  const lead =
    floods && !light ? deepBeforePale(uses, sheet.floods === 'deep' ? DEEP_GROUND : UNDER_PALE) : undefined
  const led = lead && deepened(lead, uses)
  const soft = light
    ? uses.find(({ target, hex, pale }) => target === undefined && (pale || isWhitish(hex)))
    : undefined
  const ground = led ?? soft
  const grounds = ground ? [ground] : groundsOf(uses, sheet, base)
  const placed = uses
    .filter(use => use !== lead && !grounds.includes(use))
    .map(use => ({ use, place: placeOf(use, grounds) }))
  const at = (place: Place) => placed.filter(entry => entry.place === place).map(({ use }) => use)
  // The only colour that is named is the accent, however sparing it is wanted.
  const others = [...at('accent'), ...at('brand'), ...at('secondary')]
  const isAlone = others.length === 0
  // `slate greys and one lichen green`: of greys and a touch of a colour that is the accent, which fills nothing.
  const isAmongGreys = others.every(({ hex }) => isGrey(hex)) && at('detail').some(isTouchOfColor)
  const seeds = isAlone
    ? seedOrder(at('detail'), [], [], base)
    : isAmongGreys
      ? seedOrder(at('detail'), [], others, base)
      : seedOrder(at('accent'), at('brand'), [...at('secondary'), ...at('detail')], base, sheet.prose)
  const drawn = (use: ColorUse): string => {
    const hex = drawnHex(use, grounds)
    return seeds.order.find(seed => isAlike(seed, hex)) ?? hex
  }
  const shares = uses.flatMap(use => (use.share ? [{ hex: drawn(use), ...use.share }] : []))
  const shared = (use: ColorUse) => (use.share ? { shares } : {})
  const ink = at('ink').find(use => !isUnread(use, grounds, dark, base))
  return [
    ...(seeds.uses.length === 0 && !hasMoodColors ? inInkAlone(uses, ink?.hex ?? inkOn(grounds)) : []),
    ...grounds.map(use => wish(use, paperPatch(drawnHex(use, grounds), shared(use)))),
    ...[...at('ink'), ...(oneInk ? onlyInk(seeds.uses) : [])]
      .filter(use => !isUnread(use, grounds, dark, base))
      .map(use => wish(use, inkPatch(use.hex, base))),
    ...seeds.uses
      .filter(use => seeds.order.some(hex => isAlike(hex, use.hex)))
      .map(use => wish(use, { color: { seeds: seeds.order, ...isTouch(use, seeds.order), ...shared(use) } })),
  ]
}

/** `letterpressed in one colour, a blue-black, on cream`: what is deep enough for words, where no other is named. */
function onlyInk([ink, ...others]: readonly ColorUse[]): readonly ColorUse[] {
  return ink && others.length === 0 && toOklch(ink.hex).l < UNDER_PALE ? [ink] : []
}

/** The accent itself is to be a touch. */
function isTouch({ hex, little }: ColorUse, [accent]: readonly string[]): { readonly sparing?: true } {
  return little && hex === accent ? { sparing: true } : {}
}

/** Where colours are for some things alone and no other is named, nothing else has a colour: what is of the accent is of the ink. */
function inInkAlone(uses: readonly ColorUse[], ink: string): readonly Wish[] {
  const color = { seeds: [ink], scheme: 'mono' as const, sparing: true }
  return uses.filter(({ target }) => target === 'only').map(use => wish(use, { color }))
}

/** What is read on the ground that counts, where no ink is named. */
function inkOn(grounds: readonly ColorUse[]): string {
  const ground = grounds.at(-1)
  return ground && isDark(ground.hex) ? onSheet.deep : INK
}

/** A grey, slate among them, and no black. */
function isGrey(hex: string): boolean {
  const { l, c } = toOklch(hex)
  return l >= 0.3 && c < 0.045
}

/** Nearly black. */
export const INK = '#1b1b1f'

/**
 * The colours that could be the ground, the one that is last: what is said to be it, else the first pale neutral. A page that is
 * to be dark by other words has its deepest tone.
 */
function groundsOf(
  uses: readonly ColorUse[],
  { dark = false, prose = false, stark = false }: Sheet,
  base: Design,
): readonly ColorUse[] {
  const said = uses.filter(({ target }) => target === 'background')
  const free = uses.filter(({ target, little }) => target === undefined && little !== true)
  const deep = dark && said.length === 0 ? free.find(({ hex }) => toOklch(hex).l < DEEP_GROUND) : undefined
  if (deep) return [deep]
  // `purple and gold, white lettering`: what is pale is read on the deepest of the others, where none of them is a paper.
  const isLight =
    !dark &&
    !prose &&
    base.color.mode === 'light' &&
    said.length === 0 &&
    !free.some(({ hex }) => isPale(hex))
  const isBright = ({ target, hex }: ColorUse) =>
    toOklch(hex).l > 0.8 && (isInk(target) || target === 'heading')
  if (isLight && uses.some(isBright)) {
    const under = free.filter(({ hex }) => toOklch(hex).l < UNDER_PALE).toSorted(byDepth)[0]
    if (under) return [under]
  }
  // `white on navy`, `white on orange`: on a deep or strong ground what is pale is the ink.
  const isDeep = said.some(({ hex }) => toOklch(hex).l < 0.6 || toOklch(hex).c > 0.1)
  const isPaper = ({ hex }: ColorUse): boolean =>
    isPale(hex) && (!(prose || stark) || toOklch(hex).l > WHITISH)
  const [first, ...others] = free.filter(isPaper)
  // `white, glacier blue`: on white paper a pale colour is one of the brand.
  const behind = first?.hex === '#ffffff' ? others.filter(({ hex }) => !isTintedPale(hex)) : others
  const papers = first ? [...behind.reverse(), first] : []
  // `fog with one red thread`: with no paler one, a light grey is what the colours stand on.
  const greys = said.length === 0 && uses.some(isTouchOfColor) ? free.filter(isLightGrey) : []
  const pale = dark || isDeep ? [] : papers.length > 0 ? papers : greys.slice(0, 1)
  // White is no more than paper is anyway: another pale colour says more.
  const [only] = said
  // `red and ice blue on white`: a tint is a colour that stands on it.
  const papery = pale.filter(({ hex, pale: isSaid }) => isSaid || !isTintedPale(hex))
  if (said.length === 1 && only?.hex === '#ffffff' && !only.literal && pale.length > 0)
    return papery.length > 0 ? [only, ...pale] : [only]
  return [...pale, ...said]
}

/** Lightness up to which white is read on a colour. */
const UNDER_PALE = 0.62

/** Whether a colour is for the words. */
export function isInk(target: ColorUse['target']): boolean {
  return target === 'text' || target === 'type'
}

function byDepth(one: ColorUse, other: ColorUse): number {
  return toOklch(one.hex).l - toOklch(other.hex).l
}

/** Lightness up to which a colour is the ground of a page that is to be dark. */
const DEEP_GROUND = 0.42

/** White words on no ground of their own: the page is light, and they could not be read. */
function isUnread(
  { hex, target }: ColorUse,
  grounds: readonly ColorUse[],
  dark: boolean,
  { color }: Design,
): boolean {
  return isInk(target) && toOklch(hex).l > 0.8 && grounds.length === 0 && !dark && color.mode === 'light'
}

function isLightGrey({ hex }: ColorUse): boolean {
  const { l, c } = toOklch(hex)
  return l > 0.78 && c < 0.02
}

function isTouchOfColor({ hex, little, target }: ColorUse): boolean {
  return toOklch(hex).c > COLORFUL && (little === true || target === 'accent')
}

/** Chroma from which a colour is no grey. */
const COLORFUL = 0.08

/** Paper: white, cream, bone, undyed wool. */
function isPale(hex: string): boolean {
  const { l, c } = toOklch(hex)
  return (l > 0.88 && c < 0.045) || PAPERS.has(hex)
}

/** Pale and not near white: glacier blue, blush. */
function isTintedPale(hex: string): boolean {
  return toOklch(hex).c >= 0.03
}

/** Nearly white, and no yellow that shines. */
function isWhitish(hex: string): boolean {
  const { l, c } = toOklch(hex)
  return l > 0.9 && c < COLORFUL
}

/** Lightness from which a paper is pale: kraft is not. */
const WHITISH = 0.84

/** Kraft and cardboard: papers that are not pale. */
const PAPERS: ReadonlySet<string> = new Set([colorNamed('kraft'), '#c49a6c', '#f0e4c8'])

/** Brand colours that a design holds; a chart has no more series. */
export const MOST_SEEDS = 7

/** `none`: a part whose colour the theme derives. */
type Place = 'none' | 'accent' | 'secondary' | 'detail' | 'brand' | 'ink'

function placeOf(use: ColorUse, grounds: readonly ColorUse[]): Place {
  if (use.little && (use.target === undefined || use.target === 'accent')) return 'detail'
  switch (use.target) {
    case 'accent':
    case 'secondary':
    case 'detail':
      return use.target
    case 'background':
      return 'none'
    case 'text':
    case 'type':
      return 'ink'
    case 'border':
    case 'surface':
    case 'only':
    case 'state':
      return 'none'
    case 'heading':
    case 'header':
    case 'corners':
    case 'margins':
    case 'leading':
    case 'part':
      return 'brand'
    case undefined:
      return freePlace(use.hex, grounds)
  }
}

/** A pale neutral that is no ground is the ink of a dark one; black beside a ground is its ink; the rest are brand colours. */
function freePlace(hex: string, grounds: readonly ColorUse[]): Place {
  const { l, c } = toOklch(hex)
  if (isTintedPale(hex) && grounds.some(ground => ground.hex === '#ffffff')) return 'brand'
  // Kraft is a paper or a colour, and the words of a deep ground at most.
  if (PAPERS.has(hex) && !grounds.some(ground => isDark(ground.hex))) return 'brand'
  if (isPale(hex)) return 'ink'
  return grounds.length > 0 && l < 0.3 && c < 0.03 ? 'ink' : 'brand'
}

/**
 * The accent first. Without one, the first colour leads, unless it is a deep tone followed by a brighter one, or a grey by a
 * colour: in `navy and gold`, gold is the accent, in `greys and cyan`, cyan. On an edit the other brand colours stay.
 */
function seedOrder(
  accents: readonly ColorUse[],
  named: readonly ColorUse[],
  secondary: readonly ColorUse[],
  base: Design,
  prose = false,
): { readonly uses: readonly ColorUse[]; readonly order: readonly string[] } {
  const brand = [...named.filter(({ literal }) => literal), ...named.filter(({ literal }) => !literal)]
  const lead = accents.length === 0 ? leadOf(brand, prose) : undefined
  const rest = lead ? [lead, ...brand.filter(use => use !== lead)] : brand
  const uses = [...accents, ...rest, ...secondary]
  const own = uses.map(use => use.hex)
  const onlySecondary = secondary.length === uses.length
  const order = onlySecondary ? [...base.color.seeds.slice(0, 1), ...own] : own
  const exact = new Set(uses.flatMap(({ literal, hex }) => (literal ? [hex] : [])))
  const apart = order.filter(
    (hex, at) => exact.has(hex) || !order.slice(0, at).some(before => isAlike(before, hex)),
  )
  return { uses, order: [...new Set(apart)].slice(0, MOST_SEEDS) }
}

/** Whether two colours beside each other look like one that went wrong: `some yellow for sun`. */
function isAlike(hex: string, other: string): boolean {
  return distance(hex, other) < 0.025
}

/** The colour that takes the accent from the first: a brighter one behind a deep tone, a colour behind a grey or a pale dull one. */
function leadOf([first, ...others]: readonly ColorUse[], prose = false): ColorUse | undefined {
  if (!first) return undefined
  const { l, c } = toOklch(first.hex)
  // `ochre, lime white, dark grey #3A3733`: a number says which grey, and not that it leads.
  if (first.literal) return c < 0.03 ? others.find(({ hex }) => toOklch(hex).c >= 0.05) : undefined
  const brighter = others.find(
    // `cherry almost black and a muted leaf green`: a duller one takes nothing from it.
    ({ hex }) => toOklch(hex).l >= 0.4 && toOklch(hex).c >= (c < 0.04 ? 0.04 : Math.max(c, 0.05)),
  )
  // `bottle green, signal red`: beside a deep colour with a hue what shouts is a signal, and fills nothing. On pages of
  // prose the lead fills little, and the other sets the headings.
  const isSignal = !prose && brighter !== undefined && isSignalRed(brighter.hex)
  if (l < 0.4) return c >= HUED && isSignal ? undefined : brighter
  const isDull = c < 0.045 || (l > 0.78 && c < 0.06)
  return isDull
    ? (others.find(({ hex }) => toOklch(hex).c >= 0.08) ?? others.find(({ hex }) => toOklch(hex).c >= 0.05))
    : undefined
}

/** Chroma from which a deep colour has a hue that is seen at once. */
const HUED = 0.06

function isSignalRed(hex: string): boolean {
  const { c, h } = toOklch(hex)
  return c >= 0.18 && h > 12 && h < 36
}

/** `change #b4532a to #0f766e`: whatever has the first colour gets the second. */
function readChange(uses: readonly ColorUse[], base: Design): readonly Wish[] | undefined {
  const [from, to, third] = uses
  if (!from?.changes || !to || third || from.target !== undefined || to.target !== undefined) return undefined
  const { seeds, paper, ink } = base.color
  const swapped = (hex: string | null) => (hex === from.hex ? to.hex : hex)
  if (![...seeds, paper, ink].includes(from.hex)) return undefined
  const color = { seeds: seeds.map(seed => swapped(seed) ?? seed), paper: swapped(paper), ink: swapped(ink) }
  return [{ ...wish(to, { color }), phrase: `${from.phrase} ${to.phrase}`, also: [from.phrase, to.phrase] }]
}

/** `pale blue paper`: a ground is paler than a pale colour is elsewhere, and `pale yellow paper` is yellow still. */
export function paled(hex: string): string {
  const { l, c, h } = toOklch(hex)
  if (l > PALEST && c > TINTED) return toHex({ l: PALEST, c: 0.05, h })
  return toHex({ l: Math.max(l, 0.92), c: Math.min(c, 0.05), h })
}

/** Lightness above which a whole sheet of a yellow is white to the eye, and chroma from which it is a yellow. */
const PALEST = 0.95
const TINTED = 0.04

/** An ink with a hue is asked for to be seen: a format's own wish for as much contrast as can be would blacken it. */
function inkPatch(hex: string, { color }: Design): DesignPatch {
  const strict = color.contrast === 'max' || color.contrast === 'high'
  const softer = strict && toOklch(hex).c > 0.045
  return { color: { ink: hex, ...(softer && { contrast: 'normal' as const }) } }
}

/** A ground that is said to be pale is paler than its name. */
function drawnHex(use: ColorUse, grounds: readonly ColorUse[]): string {
  const isGround = grounds.includes(use)
  // Paper that is called grey is a pale one: words are not read on the grey of figures.
  if (isGround && use.hex === PLAIN_GREY && !use.literal) return GREY_PAPER
  return use.pale && isGround ? paled(use.hex) : use.hex
}

/** What `grey` is by itself, and as a paper. */
const [PLAIN_GREY, GREY_PAPER] = ['#808080', '#c9cbcc']

/** `slate blue and foam white, the date in orange`: a ground of words in another colour is deep enough that they keep that. */
function deepened(led: ColorUse, uses: readonly ColorUse[]): ColorUse {
  const { l, c, h } = toOklch(led.hex)
  const others = uses.filter(({ target, isOfLines }) => target === 'only' && !isOfLines).map(({ hex }) => hex)
  const isRead = (ground: string): boolean =>
    others.every(hex => Math.abs(toOklch(hex).l - toOklch(ground).l) >= READ)
  const depths = [0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24].map(less => toHex({ l: l - less, c, h }))
  return { ...led, hex: depths.find(isRead) ?? led.hex }
}

/** OKLCH lightness at which large words in a colour are read on another without becoming a third. */
const READ = 0.27

function paperPatch(hex: string, shared: DesignPatch['color'] = {}): DesignPatch {
  return { color: { ...sheetOf(hex), ...shared } }
}

/** A sheet of a colour, which is dark where that is deep. */
export function sheetOf(hex: string): { readonly paper: string; readonly mode: 'dark' | 'light' } {
  return { paper: hex, mode: isDark(hex) ? 'dark' : 'light' }
}

/** Whether a ground is one of pale words. */
export function isDark(paper: string): boolean {
  return toOklch(paper).l < 0.6
}

/** What is drawn on a sheet of one colour where no other is named: on a deep one, and on a pale one. */
export const onSheet = { deep: '#fbf3e6', pale: '#17171a' } as const

function wish({ phrase, literal }: ColorUse, patch: DesignPatch): Wish {
  const level: Level = literal ? 'literal' : 'word'
  return { phrase, level, patch }
}

/** A colour turned by the shade words before it: `dark green`, `pale pink`. */
export function shadedColor(hex: string, lightness: number, chroma: number): string {
  const { l, c, h } = toOklch(hex)
  // A light grey is nearly paper.
  if (c < 0.03 && lightness > 0) return toHex({ l: Math.min(l + lightness * 2.1, 0.97), c: c * chroma, h })
  // A deep cream is still paper.
  if (l > 0.9 && c < 0.05 && lightness < 0) return toHex({ l: l + lightness * 0.35, c: c * 1.8, h })
  // A dark blue is nearer to navy than to the blue of a screen.
  const isBlue = lightness < 0 && l > 0.4 && h > BLUE.from && h < BLUE.to
  const [down, less] = isBlue ? [1.45, 0.6] : [1, 1]
  const turned = toHex({
    l: Math.min(Math.max(l + toward(l, lightness) * down, 0.12), 0.97),
    c: c * chroma * less,
    h,
  })
  // A bright orange is no paler than orange: there is none stronger.
  return chroma > 1 && lightness > 0 && toOklch(turned).c < c ? hex : turned
}

/** How far a shade goes: what is said to be light is light, however deep the colour, and what is deep already is no black. */
function toward(l: number, lightness: number): number {
  if (lightness < 0) return lightness * Math.min(l / DEEP_ALREADY, 1)
  if (lightness < FADED) return lightness
  if (lightness < LIGHT) return lightness * Math.min(Math.max((0.9 - l) / 0.35, 0.2), 1)
  return lightness + Math.min(Math.max((0.8 - l) * 0.4, 0), 0.12)
}

/** Lightness under which a colour is deep by itself, and the least step of a shade that fades it. */
const DEEP_ALREADY = 0.42
const FADED = 0.1

/** The least step of a shade that asks for a light colour. */
export const LIGHT = 0.14

/** A colour that shines: as light as it must be for its hue to be strongest. */
export function shiningColor(hex: string): string {
  const { l, h } = toOklch(hex)
  return Array.from({ length: 18 }, (_, step) => toHex({ l: l - 0.04 + step * 0.02, c: 0.4, h })).reduce(
    (one, other) => (toOklch(other).c > toOklch(one).c + 0.002 ? other : one),
  )
}

/** Hues (OKLCH degrees) of blue. */
const BLUE = { from: 245, to: 285 }

/** Degrees between hues up to which a thing is a kind of a family. */
const KIND = 40

/** A colour bent by the thing that it is named with: `peat brown` has the hue of brown, and is nearly as dark as peat. */
export function bentColor(hex: string, thing: string): string {
  if (thing === ENAMEL) return shadedColor(hex, 0, 1.2)
  const color = toOklch(hex)
  const { l, c, h } = toOklch(thing)
  // `sea grey-green`: a grey that has a hue keeps it.
  if (color.c < 0.03 && color.c > 0.015 && color.l > 0.3 && color.l < 0.9) {
    const away = hueTurn(color.h, h)
    return toHex({ l: color.l + (l - color.l) * 0.3, c: color.c + 0.01, h: color.h + away * 0.25 })
  }
  if (color.c < 0.03) {
    // White and black stay what they are; a grey goes half the way.
    const part = color.l > 0.9 || color.l < 0.25 ? 0.2 : 0.5
    return toHex({ l: color.l + (l - color.l) * part, c: Math.min(c, color.l > 0.9 ? 0.014 : 0.03), h })
  }
  const turn = hueTurn(color.h, h)
  const away = c > 0.04 ? Math.abs(turn) : 180
  // `lichen green`: a thing whose own hue is nearly that of the family says which one it is.
  // `plum blue`: what is deep and not far from it draws a colour to its own depth.
  const isDeepKind = c > 0.04 && l < 0.45 && away >= 60 && away < 100
  const hue = color.h + turn * (away < KIND ? 0.65 : away < 60 ? 0.4 : isDeepKind ? 0.25 : 0)
  // `maize green` is a green of its own: a thing of quite another hue bends little.
  const part = away < KIND ? 0.7 : c > 0.04 && away >= 60 && !isDeepKind ? 0.2 : 0.6
  const chroma = Math.max(color.c + (c - color.c) * part, color.c * 0.4)
  // `chimney yellow`: a yellow that is no light is an olive.
  const isYellow = color.l > YELLOW.light && color.h > YELLOW.from && color.h < YELLOW.to
  const light = color.l + (l - color.l) * part
  const isOlive = isYellow && light < YELLOW.least
  return toHex({
    l: isOlive ? YELLOW.least : light,
    c: isOlive ? Math.max(chroma, YELLOW.strong) : chroma,
    h: (hue + 360) % 360,
  })
}

/** Where a yellow is (OKLCH): its lightness, its hues, and how light and strong whatever is said of it leaves it. */
const YELLOW = { light: 0.82, from: 80, to: 112, least: 0.7, strong: 0.11 } as const

/** Two colours in one word: of `black-green` the second is the hue, the first what it is deepened with. */
export function blendedColor(first: string, second: string): string {
  const { l, c } = toOklch(first)
  if (toOklch(second).c < 0.04) return mixed(second, first, 0.3)
  return mixed(second, first, c >= 0.04 ? 0.45 : l < 0.3 ? 0.72 : 0.55)
}
