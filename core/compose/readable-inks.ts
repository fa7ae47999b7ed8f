import { contrast, inkSide, solveContrast } from '../theme/contrast.ts'
import { toOklch } from '../theme/oklch.ts'
import type { Theme } from '../theme/theme.ts'
import { defaultStyle } from './defaults.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement } from './tree.ts'

/** What words inherit, and the one colour behind them: none where that is the paper, a picture, or not told by the tree. */
interface Around {
  readonly ground: string | undefined
  readonly ink: string
  /** px */
  readonly size: number
  readonly weight: number
}

/** Contrast of words, and of large ones: px, and px where they are bold (WCAG 2.2, 1.4.3). */
const LEAST = { words: 4.5, large: 3, size: 24, bold: 18.66 }

/**
 * Sheets whose words are read on the fields they stand on: a colour that was solved for the paper is moved in lightness where a
 * field of another colour is behind it. Words on the paper, on pictures and over what lies above a field stay as they are.
 */
export function withReadableInks(sheets: readonly Sheet[], { color, type }: Theme): readonly Sheet[] {
  const around = { ground: undefined, ink: color.text, size: type.base, weight: 400 }
  const roots = sheets.map(({ root }) => readable(root, around))
  if (sheets.every(({ root }, at) => root === roots[at])) return sheets
  return sheets.map((sheet, at) => ({ ...sheet, root: roots[at] ?? sheet.root }))
}

function readable(element: Element, around: Around): Element {
  const own = inherited(element, around)
  const ink = readableInk(element, own)
  const inner = ink === undefined ? own : { ...own, ink }
  const children = element.children.map(child => (isElement(child) ? readable(child, inner) : child))
  const isSame = ink === undefined && children.every((child, at) => child === element.children[at])
  if (isSame) return element
  return { ...element, children, ...(ink !== undefined && { style: { ...element.style, color: ink } }) }
}

function inherited(element: Element, around: Around): Around {
  const { style, tagName } = element
  const { background, position, color = around.ink, size = around.size } = style
  const { weight = defaultStyle(tagName).weight ?? around.weight } = style
  const behind = position === 'absolute' ? undefined : around.ground
  return { ground: background === undefined ? behind : groundOf(element), ink: color, size, weight }
}

/** The one colour of a box with a background; none where something lies above it that its words may stand on. */
function groundOf({ style: { background }, children }: Element): string | undefined {
  const isPlain = typeof background === 'string' && isHex(background)
  return isPlain && !children.some(child => isElement(child) && isCovering(child)) ? background : undefined
}

function isCovering(element: Element): boolean {
  const { style, children } = element
  return style.position === 'absolute'
    ? isPainted(element) || children.some(child => isElement(child) && isPainted(child))
    : children.some(child => isElement(child) && isCovering(child))
}

function isPainted({ style, tagName, art }: Element): boolean {
  return style.background !== undefined || tagName === 'img' || art !== undefined
}

/** The colour that an element's own words need; undefined where theirs is read. */
function readableInk({ children }: Element, { ground, ink, size, weight }: Around): string | undefined {
  if (ground === undefined || !isHex(ink)) return undefined
  if (!children.some(child => child.type === 'text' && child.value.trim() !== '')) return undefined
  const isLarge = size >= (weight >= 700 ? LEAST.bold : LEAST.size)
  const least = isLarge ? LEAST.large : LEAST.words
  if (contrast(ink, ground) >= least - 0.05) return undefined
  return solveContrast(toOklch(ink), [ground], least, inkSide(ground))
}

function isHex(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color)
}
