import { contrast, contrastTargets } from '../theme/contrast.ts'
import { distance } from '../theme/oklch.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { inked } from './device-styles.ts'
import type { Place } from './part-tests.ts'
import { between, textIn } from './set-apart.ts'
import { headingsIn } from './key-sections.ts'
import { sidesOf, type Style } from './style.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

/** Where a field stands, the colours that others have, and the line of its element that it is for. */
export interface Field extends Place, Piece {
  readonly taken?: ReadonlySet<string>
  /** It is one of several. */
  readonly isQuiet: boolean
  /** Its words are no larger than others. */
  readonly isClose: boolean
}

/** A line of a paragraph of several, by its offsets. */
export interface Line {
  readonly from: number
  readonly to: number
}

/** What of an element is meant. */
export interface Piece {
  /** It tells one thing among others of its kind. */
  readonly card?: true
  readonly line?: Line
  /** Letters at its beginning that are what is named. */
  readonly opening?: number
  /** How much larger its words are, where that is not told by what it is. */
  readonly factor?: number
}

/** A tree with the pieces in it each on its field. */
export function withFields(element: Element, fields: ReadonlyMap<Element, Field>, theme: Theme): Element {
  const children = element.children.flatMap((child): readonly Node[] => {
    if (!isElement(child)) return [child]
    const field = fields.get(child)
    return field ? fieldFor(child, field, theme) : [withFields(child, fields, theme)]
  })
  const isSame =
    children.length === element.children.length &&
    children.every((child, at) => child === element.children[at])
  return isSame ? element : { ...element, children }
}

/** A piece in its field; of a paragraph of several lines that one, with the others around it. */
function fieldFor(element: Element, field: Field, theme: Theme): readonly Node[] {
  const { line } = field
  if (field.card) return [cardField(element, field, theme)]
  if (headingsIn(element).length > 0) return [bandField(element, field, theme)]
  if (element.tagName === 'tr') return [rowField(element, field, theme)]
  if (!line) return [sentenceField(element, field, theme)]
  const [before, own, behind] = [
    between(element, 0, line.from),
    between(element, line.from, line.to),
    between(element, line.to, textIn(element).length),
  ]
  return [before, sentenceField(own, field, theme), behind].filter(({ children }) => children.length > 0)
}

/** What a piece stands on: where no strong colour is free, with an edge in the accent. */
interface Ground {
  readonly fill: string
  readonly ink: string
  readonly around?: Style
}

/** px */
const EDGE = 2

/** The strongest colour that is told from the ground, and the ink on it; of several fields, and of one that is read at length, a soft one. */
function fieldOn({ ground, taken, isQuiet }: Field, { paperColor, design }: Theme, isLong = false): Ground {
  const { accent, accentSoft, heading, text, paper } = paperColor
  if ((isQuiet || isLong) && ground === paper) return { fill: accentSoft, ink: text }
  const isSeen = (color: string): boolean =>
    !taken?.has(color) && (!ground || distance(color, ground) >= APART)
  const strong = [accent, ...design.color.seeds].find(isSeen)
  // A black slab is heavier than what is named.
  if (strong === undefined && ground === paper)
    return { fill: accentSoft, ink: text, around: { border: { width: EDGE, color: accent } } }
  const fill = strong ?? [heading, text, paper].find(isSeen) ?? text
  return { fill, ink: textOn(fill, contrastTargets[design.color.contrast].onAccent) }
}

/** Distance in Oklab from which on a field is seen. */
const APART = 0.12

/** Times the size of the text that a label, a figure and a sentence have in their field. */
export const LARGER = { label: 1.15, figure: 1.45, sentence: 1.3 } as const

function rowField(row: Element, place: Field, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const cells = row.children.filter(child => isElement(child))
  const children = row.children.map((child): Node => {
    if (!isElement(child)) return child
    const isFigure = /\d/.test(textOf(child)) && textOf(child).length <= FIGURE
    const own = isFigure && child !== cells[0] ? LARGER.figure : LARGER.label
    const factor = place.isClose ? 1 : own
    const cell = grown(inked(child, ink), factor, child.style.size ?? place.size)
    const beside = Math.round(place.size * BESIDE)
    const [above, right, below, left] = sidesOf(child.style.padding ?? 0)
    const [opens, closes] = theme.dir === 'rtl' ? [cells.at(-1), cells[0]] : [cells[0], cells.at(-1)]
    // No larger, its figures stand below those of the others.
    const ownRoom: Style['padding'] = [
      ...([above, child === closes ? Math.max(right, beside) : right] as const),
      ...([below, child === opens ? Math.max(left, beside) : left] as const),
    ]
    const padding: Style['padding'] = place.isClose ? ownRoom : [beside, beside]
    return {
      ...cell,
      style: {
        ...cell.style,
        ...{ background: fill, weight: 700, padding, verticalAlign: 'middle' },
      },
    }
  })
  return { ...row, children }
}

/** All of a card in the colour, its edges too, but for those of a place that is free; words without edges have some around them. */
function cardField(card: Element, place: Field, theme: Theme): Element {
  const { fill, ink } = fieldOn(place, theme)
  const size = card.style.size ?? place.size
  const { background: _, ...style } = card.style
  const seen = withSigns(inked({ ...card, style }, ink), fill, ink)
  const inside = grown(seen, place.isClose ? 1 : (place.factor ?? LARGER.label), size)
  const edges = (['border', 'borderTop', 'borderBottom', 'borderLeft', 'borderRight'] as const).flatMap(
    side => {
      const rule = style[side]
      return rule ? [[side, { ...rule, color: rule.style === 'dashed' ? ink : fill }] as const] : []
    },
  )
  const [above, end, below, start] = sidesOf(style.padding ?? 0)
  const pad = Math.round(size * BESIDE)
  const isBare = end + start === 0
  const around: Style = isBare
    ? { padding: [Math.max(above, pad), pad, Math.max(below, pad), pad], margin: [0, -pad] }
    : {}
  return { ...inside, style: { ...inside.style, ...Object.fromEntries(edges), ...around, background: fill } }
}

/** Contrast from which on a sign is told from its field. */
const TOLD = 1.8

/** Signs that would be lost on a field in the ink of its words. */
function withSigns(element: Element, fill: string, ink: string): Element {
  const { art } = element
  const isLost = (color: string | undefined): boolean =>
    /^#/.test(color ?? '') && contrast(color ?? fill, fill) < TOLD
  const outlines = art?.outlines?.map(one => (isLost(one.fill) ? { ...one, fill: ink } : one))
  const children = element.children.map(child => (isElement(child) ? withSigns(child, fill, ink) : child))
  return { ...element, ...(art && outlines && { art: { ...art, outlines } }), children }
}

function bandField(band: Element, place: Field, theme: Theme): Element {
  const isLong = textOf(band).length > SHORT
  const { fill, ink, around: edge } = fieldOn(place, theme, isLong)
  const { background: _, ...style } = band.style
  const factor = factorOf(place, isLong)
  const size = style.size ?? place.size
  const inside = grown(inked({ ...band, style }, ink), factor, size)
  // A clause whose title stands beside it has only the room of its columns.
  const [top, right, bottom, left] = sidesOf(style.padding ?? 0)
  const beside = Math.round(size * BESIDE)
  const isBare = top === 0 && bottom === 0
  const children = isBare
    ? inside.children.map(child => (isElement(child) ? movedIn(child, beside) : child))
    : inside.children
  const around: Style = { padding: [beside, Math.max(right, beside), beside, left], breakInside: 'avoid' }
  return { ...inside, children, style: { ...inside.style, ...edge, background: fill, ...(isBare && around) } }
}

/** What is placed at a corner of its box stands as far from its edges as the text does. */
function movedIn(element: Element, by: number): Element {
  const { position, top = 0, left = 0 } = element.style
  if (position !== 'absolute' || typeof top !== 'number' || typeof left !== 'number') return element
  return { ...element, style: { ...element.style, top: top + by, left: left + by } }
}

/** How much larger the words of a piece are in its field. */
function factorOf({ isClose }: Field, isLong: boolean): number {
  return isClose ? 1 : isLong ? LARGER.label : LARGER.sentence
}

/** Letters of a figure with its unit. */
const FIGURE = 14

/** Of its size, what a field has around its words. */
const BESIDE = 0.5

function sentenceField(element: Element, place: Field, theme: Theme): Element {
  const isLong = textOf(element).trim().length > SHORT
  const field = fieldOn(place, theme, isLong)
  const { fill, ink } = field
  const size = element.style.size ?? place.size
  const inside = inked({ ...element, tagName: 'div', properties: {} }, ink)
  const box = within(inside, { place, size, isLong, base: theme.type.base })
  const [over, beside] = place.isClose ? [0.3, 0.6] : [0.7, 0.9]
  const padding: [number, number] = [Math.round(size * over), Math.round(size * beside)]
  const margin = Math.round(size * BESIDE)
  const around = {
    ...(place.room === undefined && !place.isClose && { marginTop: margin }),
    ...(!place.isClose && { marginBottom: margin }),
  }
  const own: Style = { ...around, ...field.around, background: fill, padding, breakInside: 'avoid' }
  const style: Style = { ...box.style, ...own }
  if (element.tagName !== 'li') return { ...element, ...box, tagName: element.tagName, style }
  return { ...element, children: [{ ...box, style }] }
}

/** How a piece stands in its field. */
interface Inside {
  readonly place: Field
  readonly size: number
  readonly isLong: boolean
  readonly base: number
}

/** The words of a piece, of which those that are named are bold and larger. */
function within(element: Element, { place, size, isLong, base }: Inside): Element {
  const text = textIn(element)
  const bold: Style = { weight: 700, leading: 1.3 }
  const factor = factorOf(place, isLong && !place.opening)
  // Small print that is to be seen is none.
  const larger = Math.max(factor, place.isClose ? 1 : (base * LARGER.label) / size)
  const named = place.opening ?? (place.isQuiet ? (/^[^:：]{2,60}[:：]\s/u.exec(text)?.[0].length ?? 0) : 0)
  if (named > 0 && named < text.length) {
    const lines = [between(element, 0, named), between(element, named, text.length)]
    const [first, rest] = lines.map(line => ({ ...line, style: {} })) as [Element, Element]
    const own = grown(first, larger, size)
    return { ...element, children: [{ ...own, style: { ...own.style, ...bold } }, rest] }
  }
  const whole = grown(element, larger, size)
  return isLong ? whole : { ...whole, style: { ...whole.style, ...bold } }
}

/** Letters of a piece that is bold in a strong field; a longer one is read. */
const SHORT = 180

/** An element with all of its words so many times as large. */
function grown(element: Element, factor: number, size: number): Element {
  const inside = (one: Element): Element => ({
    ...one,
    style: one.style.size ? { ...one.style, size: one.style.size * factor } : one.style,
    children: one.children.map(child => (isElement(child) ? inside(child) : child)),
  })
  const { style, children } = inside(element)
  return { ...element, style: { ...style, size: Math.round(size * factor * 100) / 100 }, children }
}
