/** Sees to it that each colour that a brief names is seen on its sheets: where a composition has no place for one, it is found one. */
import { type Design, TOUCH } from '../brief/design.ts'
import { contrast, inkSide, solveContrast } from '../theme/contrast.ts'
import { distance, toOklch } from '../theme/oklch.ts'
import type { Theme } from '../theme/theme.ts'
import { colorPlaces } from './color-places.ts'
import { isBar, isFine, SIDES, withBarOverLead, withLineUnderLead, withSidesIn } from './colored-lines.ts'
import { type Restyle, restyled } from './restyle.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** What was asked for, and on what it is drawn. */
export interface Asked {
  readonly surface: 'screen' | 'pages' | 'canvas'
  readonly html?: 'page' | 'mail'
  /** The design that the format has where a brief says nothing. */
  readonly usual: Design
  /** The brand colours as they were asked for; a scheme derives more. */
  readonly seeds: readonly string[]
  /** Those of them that its brief names. */
  readonly named: readonly string[]
}

/** Chroma from which a ground is a colour and no paper. */
const COLOURED = 0.03

/**
 * Brand colours that a composition has no place for are where they are read, or draw what is fine: the heads of parts, then the
 * labels over other words, then lines, then a line by what leads, one colour each, so that each colour that was asked for is seen: the accent
 * itself too, where only a darker one is read as words. What a brief names as a colour of its pages and not as a touch is seen from
 * afar: where it has fine lines alone, it has the heads, or the large figures, or a bar by what leads as well. The edge of a
 * sheet is no place for a colour: a bar there belongs to nothing.
 */
export function withEveryColor(sheets: readonly Sheet[], theme: Theme, medium: Asked): readonly Sheet[] {
  const [own] = medium.usual.color.seeds
  // Ink alone is what is left where every colour is for some things only.
  const isBare = medium.seeds.length === 1 && medium.seeds.every(isInk)
  const asked = isBare ? [] : medium.seeds.filter((seed, at) => at > 0 || seed !== own)
  if (asked.length === 0) return sheets
  const seen = colorPlaces(sheets)
  const { broad, fields } = broadColors(sheets, theme, medium.surface)
  const places = placesOf(asked, fields, theme, medium)
  const { heads, figures, labels, lines, under, bar, band } = places
  const taken = new Set<Placing>()
  const placed = (before: readonly Sheet[], color: string, ways: readonly Placing[]): readonly Sheet[] => {
    for (const place of ways) {
      const after = taken.has(place) ? before : place(before, color)
      if (after !== before) taken.add(place)
      if (after !== before) return after
    }
    return before
  }
  const everywhere = asked.reduce((before, color) => {
    const isUnseen = !seen.has(color)
    if (!isToBeBroad(color, theme, medium))
      return isUnseen ? placed(before, color, [heads, labels, lines, under, bar]) : before
    const isRead = color !== asked[0] && [...broad].some(hex => distance(hex, color) < NEAR)
    if (isRead || broad.has(color)) return before
    const after = placed(before, color, [heads, figures, bar])
    return isUnseen ? placed(after, color, after === before ? [labels, lines, under] : [lines]) : after
  }, sheets)
  const missing = missingOnCover(everywhere, asked, theme, medium)
  return missing === undefined ? everywhere : band(everywhere, missing)
}

/** Sheets from which on the first is a cover. */
const WITH_COVER = 3

/** The first colour that a brief names for the pages of a deck and that its cover has nowhere. */
function missingOnCover(
  sheets: readonly Sheet[],
  asked: readonly string[],
  theme: Theme,
  medium: Asked,
): string | undefined {
  if (medium.surface !== 'canvas' || sheets.length < WITH_COVER) return undefined
  const worn = [...colorPlaces(sheets.slice(0, 1)).keys()]
  return asked.find(
    color => isToBeBroad(color, theme, medium) && !worn.some(hex => distance(hex, color) < NEAR),
  )
}

/** What brand colours are put into, where no other that was asked for is lost: what has fields leaves heads and lines to one with a hue. */
function placesOf(asked: readonly string[], fields: ReadonlySet<string>, theme: Theme, medium: Asked) {
  const fine = asked.filter(other => !fields.has(other))
  const inPlace =
    (place: (color: string) => Restyle, isLeft = true): Placing =>
    (all, color) => {
      const kept = isLeft && toOklch(color).c >= COLOURED ? fine : asked
      return restyled(all, (element, ground) => {
        const after = place(color)(element, ground)
        const loses = kept.find(other => wears(element.style, other) && !wears(after, other))
        return loses === undefined ? after : element.style
      })
    }
  // Only a canvas is fitted anew, so that a line has room between its words.
  const byLead =
    (broad?: true | 'band'): Placing =>
    (all, color) =>
      medium.surface === 'canvas'
        ? withLineUnderLead(all, color, theme, true, broad)
        : medium.html === 'mail'
          ? all
          : withBarOverLead(all, color, theme)
  return {
    heads: inPlace(partHeadIn),
    figures: onMany(inPlace(figureIn(theme), false)),
    labels: inPlace(labelIn),
    lines: inPlace(lineIn),
    under: byLead(),
    bar: byLead(true),
    band: byLead('band'),
  }
}

/** A placing that counts only where it is found on as many things as there are sheets. */
function onMany(place: Placing): Placing {
  return (sheets, color) => {
    const after = place(sheets, color)
    const found = after.reduce((sum, { root }) => sum + wearers(root, color), 0)
    return found >= sheets.length ? after : sheets
  }
}

function wearers({ style, children }: Element, color: string): number {
  return children.reduce(
    (sum, child) => sum + (isElement(child) ? wearers(child, color) : 0),
    Number(style.color === color),
  )
}

/** Distance in Oklab up to which one is the other, moved to be read. */
const NEAR = 0.06

/** Distance in Oklab up to which two colours are one, named twice: `safety yellow, only a little yellow`. */
const ONE = 0.12

/** Whether a colour is one that a brief names for its pages: no touch, none for lines alone, and none of the lights of a signal. */
function isToBeBroad(hex: string, { design: { color, decor } }: Theme, { named }: Asked): boolean {
  // What is drawn along the edges has the colours, and a frame has one.
  if (decor.motif && !/frame/.test(decor.motif)) return false
  const touches = color.shares?.filter(({ most }) => most <= TOUCH) ?? []
  const isFine =
    touches.some(touch => distance(touch.hex, hex) < ONE) ||
    color.lines?.hex === hex ||
    (color.sparing === true && hex === color.seeds[0])
  return named.includes(hex) && !isFine && !areLights(named)
}

/** Hues of amber, red and green, in OKLCH degrees: where these alone are named, amber among them, they say how things stand and dress nothing. */
const AMBER = [55, 82] as const
const LIGHTS = [AMBER, [10, 40], [130, 170]] as const

function areLights(named: readonly string[]): boolean {
  const hues = named.map(toOklch).flatMap(({ c, h }) => (c >= COLOURED ? [h] : []))
  const isIn = (hue: number, [from, to]: readonly [number, number]): boolean => hue >= from && hue <= to
  return (
    hues.length > 1 &&
    hues.some(hue => isIn(hue, AMBER)) &&
    hues.every(hue => LIGHTS.some(light => isIn(hue, light)))
  )
}

/** px from which a line or a mark is broad enough for its colour to be seen. */
const BROAD = 6

/** Part of the shorter side of a canvas from which a line and words in a colour are seen: it is looked at from afar, whatever its size in px. */
const SEEN_LINE = 0.025
const SEEN_WORDS = 0.05

/** Times the text's size from which words are seen in their colour on other sheets. */
const HEADS = 1.5

/** Colours of sheets that more than fine lines and small words have, and those of them that more than words have. */
function broadColors(
  sheets: readonly Sheet[],
  { type }: Theme,
  surface: Asked['surface'],
): { readonly broad: ReadonlySet<string>; readonly fields: ReadonlySet<string> } {
  const [fields, large] = [new Set<string>(), new Set<string>()]
  let [least, words] = [BROAD, 0]
  const into =
    (found: Set<string>) =>
    (color: unknown): void => {
      if (typeof color === 'string') found.add(color.slice(0, 7).toLowerCase())
    }
  const [add, addLarge] = [into(fields), into(large)]
  const visit = (element: Element, inherited: number): void => {
    const { background, color, width, height, border, ...style } = element.style
    const size = style.size ?? inherited
    const isThin = [width, height].some(length => typeof length === 'number' && length < least)
    if (!isThin) add(typeof background === 'object' ? background.stops[0]?.color : background)
    if (size >= words) addLarge(color)
    for (const rule of [border, ...SIDES.map(side => style[side])])
      if (rule && rule.width >= least) add(rule.color)
    for (const { fill, stroke } of element.art?.outlines ?? []) [fill, stroke].forEach(add)
    for (const child of element.children) if (isElement(child)) visit(child, size)
  }
  for (const { background, root, size } of sheets) {
    const side = surface === 'canvas' ? Math.min(size.width, size.height || size.width) : 0
    least = Math.max(BROAD, side * SEEN_LINE)
    words = side > 0 ? side * SEEN_WORDS : type.base * HEADS
    add(background)
    visit(root, type.base)
  }
  return { broad: new Set([...fields, ...large]), fields }
}

/** A colour that words have anyway. */
function isInk(color: string): boolean {
  const { l, c } = toOklch(color)
  return c < COLOURED && l < DEEP
}

/** Lightness in Oklch up to which a grey is ink. */
const DEEP = 0.3

/** Sheets with a colour in one kind of place; the same sheets where there is no such place. */
type Placing = (sheets: readonly Sheet[], color: string) => readonly Sheet[]

/** Whether a style shows a colour: what one brand colour has is not taken for another. */
function wears({ color, background, ...style }: Style, hex: string): boolean {
  return color === hex || background === hex || SIDES.some(side => style[side]?.color === hex)
}

/** Contrast from which a line is seen, and from which small words and heads of parts are read. */
const LINE_SEEN = 1.6
const WORDS_READ = 4.5

/** Chroma from which a colour stands out among words in ink. */
const HUED = 0.06

/** Contrast from which large figures are read, what they have beside their digits, and how large they are, as often as the text. */
const FIGURES_READ = 3
const FIGURE = /^[^\p{L}\d]{0,4}\d[\d.,’'\s:–%-]*(?:\s?[\p{L}\p{Sc}%°/²³]{1,4})?$/u
const LARGE = 1.8

function figureIn({ type }: Theme): (color: string) => Restyle {
  return color => (element, ground) => {
    const { style } = element
    // A sum in grey would stand back.
    const isLarge = (style.size ?? 0) >= type.base * LARGE && toOklch(color).c >= HUED
    return isLarge && contrast(color, ground) >= FIGURES_READ && FIGURE.test(textOf(element).trim())
      ? { ...style, color }
      : style
  }
}

function lineIn(color: string): Restyle {
  return (element, ground) => {
    const { style, properties } = element
    if (contrast(color, ground) < LINE_SEEN) return style
    const sides = SIDES.filter(side => isFine(style[side]))
    if (sides.length > 0) return withSidesIn(style, sides, color)
    return properties.ariaHidden === true && isBar(element) ? { ...style, background: color } : style
  }
}

function labelIn(color: string): Restyle {
  return ({ style, tagName }, ground) => {
    const { color: own, transform, tracking = 0 } = style
    const isLabel = own !== undefined && !isHead(tagName) && (transform === 'uppercase' || tracking > 0.02)
    return isLabel && contrast(color, ground) >= WORDS_READ ? { ...style, color } : style
  }
}

/** Heads in a colour, or where it is not read but nearly, in the tone of it that is. */
function partHeadIn(color: string): Restyle {
  return ({ style, tagName }, ground) => {
    if (!isHead(tagName) || tagName === 'h1') return style
    if (contrast(color, ground) >= WORDS_READ) return { ...style, color }
    const own = toOklch(color)
    if (own.c < COLOURED || contrast(color, ground) < NEARLY_READ) return style
    return { ...style, color: solveContrast(own, [ground], WORDS_READ, inkSide(ground)) }
  }
}

/** Contrast from which a colour keeps its name in the tone of it that is read. */
const NEARLY_READ = 3

function isHead(tagName: string): boolean {
  return /^h[1-6]$/.test(tagName)
}
