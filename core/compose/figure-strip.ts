import type { PartKey } from '../brief/design.ts'
import { space, sizeAt, type Theme } from '../theme/theme.ts'
import { between, textIn } from './set-apart.ts'
import { displayStyle } from './text-style.ts'
import { type Element, isElement, textOf } from './tree.ts'

/** Figures that stand side by side: fewer are none, and more a table. */
const LEAST = 2
const MOST = 5
/** Letters of a line that is a figure and what it is of. */
const LINE = 70

/** A figure with its signs at the beginning or the end of a line: `42 % of orders`, `Orders: 1,284`. */
const OPENS =
  /^[\p{Sc}+\-−±~<>≈]*\s?\d[\d.,'’\s]*(?:\s?(?:%|‰|×|x|k|m|bn|mn|mio\.?|million|billion|[\p{Sc}]))?/iu
const CLOSES =
  /[\p{Sc}+\-−±~<>≈]*\s?\d[\d.,'’]*\s?(?:%|‰|×|[kKmM]|bn|mio\.?|million|billion|[\p{Sc}]|\p{L}{1,3})?$/u

/**
 * A list or a run of lines that each hold one figure, as figures side by side, each over or under what it is of, in the order of
 * the words; undefined where the element is none. Figures that a composition has set so stay as they are.
 */
export function figureStrip(
  element: Element,
  theme: Theme,
  key: PartKey,
  isMeant: (element: Element) => boolean,
): Element | undefined {
  if (/^(?:stats|tiles|figures)$/.test(element.part ?? '') && isOfFigures(key)) return element
  // Who signs stands side by side where the paper is wide enough.
  if (/^said:signature/.test(key) && /^sign(?:ing|atures)$/.test(element.part ?? '')) return element
  const items = element.children.filter(child => isElement(child))
  if (items.length !== element.children.length || items.length < LEAST || items.length > MOST)
    return undefined
  const isRun = /^(?:ul|ol|div|section|main|article)$/.test(element.tagName)
  if (!isRun || element.style.display === 'flex' || element.style.display === 'grid') return undefined
  if (!isOfFigures(key) && !isMeant(element)) return undefined
  const step = items.length > 3 ? 3 : 4
  const stats = items.map(item => statOf(item, theme, step))
  if (!stats.every(stat => stat !== undefined)) return undefined
  const { padding: _, ...style } = element.style
  const setting = inRow(stats, leastRoom(stats, step, theme), space(theme, 1.25))
  return {
    ...element,
    ...{ tagName: 'div', part: 'stats' },
    ...setting,
    style: { ...style, ...setting.style, breakInside: 'avoid' },
  }
}

/** em of a letter of a figure, and of text that a column takes at least. */
const LETTER = 0.62
const LEAST_TEXT = 6

/** px that the widest figure takes, which is never broken. */
function leastRoom(stats: readonly Element[], step: number, theme: Theme): number {
  const figures = stats.flatMap(({ children }) =>
    children.filter(child => isElement(child) && child.part === 'stat-value'),
  )
  const letters = Math.max(...figures.map(figure => textOf(figure).length))
  return Math.max(letters * LETTER * sizeAt(theme, step), LEAST_TEXT * theme.type.base)
}

/** As many beside each other as have room; four go on two by two. */
function inRow(stats: readonly Element[], least: number, gap: number): Pick<Element, 'style' | 'children'> {
  const style = { display: 'flex', wrap: true, gap } as const
  const isPaired = stats.length === 4
  const wide = isPaired ? 2 * least + gap : least
  const items = isPaired
    ? [stats.slice(0, 2), stats.slice(2)].map(pair => DIV(inRow(pair, least, gap)))
    : stats
  return { style, children: items.map(item => ({ ...item, style: { ...item.style, basis: wide, grow: 1 } })) }
}

/** Figures by their own name, or by one of the brief's: `headline numbers`. */
function isOfFigures(key: PartKey): boolean {
  return key === 'figures' || /^said:(?:.* )?(?:numbers|figures|percentages)$/.test(key)
}

function statOf(item: Element, theme: Theme, step: number): Element | undefined {
  const text = textIn(item)
  const whole = text.trim()
  if (whole === '' || whole.length > LINE || text.includes('\n')) return undefined
  const opening = OPENS.exec(text.trimStart())?.[0].trimEnd()
  const start = text.length - text.trimStart().length
  if (opening && /^[\s:–—-]+\p{L}|^$/u.test(text.slice(start + opening.length)))
    return pair(item, theme, step, [start, start + opening.length], 'first')
  const closing = CLOSES.exec(text.trimEnd())
  if (closing && closing.index > 0)
    return pair(item, theme, step, [closing.index, text.trimEnd().length], 'last')
  return undefined
}

function pair(
  item: Element,
  theme: Theme,
  step: number,
  [from, to]: readonly [number, number],
  figure: 'first' | 'last',
): Element {
  const end = textIn(item).length
  const numeral = {
    ...displayStyle(theme, sizeAt(theme, step)),
    color: theme.color.accentText,
    leading: 1.1,
    whiteSpace: 'nowrap' as const,
  }
  const value: Element = {
    ...P,
    part: 'stat-value',
    style: numeral,
    children: between(item, from, to).children,
  }
  const rest = figure === 'first' ? between(item, to, end) : between(item, 0, from)
  const label: Element = { ...P, part: 'stat-label', style: {}, children: rest.children }
  const { marginTop: _, ...style } = item.style
  return { ...item, tagName: 'div', style, children: figure === 'first' ? [value, label] : [label, value] }
}

const P = { type: 'element', tagName: 'p', properties: {} } as const

const DIV = (setting: Pick<Element, 'style' | 'children'>): Element => ({
  ...P,
  tagName: 'div',
  ...setting,
})
