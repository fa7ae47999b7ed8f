import { type Element, textOf } from '../../compose/tree.ts'
import type { Surface } from '../../format.ts'
import { round } from './lengths.ts'

/** Width of a letter of a heading in em: a little more than most bold faces take. */
const letter = { mixed: 0.6, uppercase: 0.76 } as const
/** By how much the type of paper grows on a phone. */
export const PAPER_ON_PHONE = 1.125
/** px beside a heading on a phone: the page's own edges, and those of a panel on it. */
const beside = 72
/** px: the narrowest phone. */
const narrowest = 320
/** rem: smaller than this no heading gets; longer words break. */
const least = 1.25
/** px from which text is display type, whatever its tag. */
const display = 28

/** Letters of a line, in em, that a heading that is set smaller has at least: room for two short words. */
const line = 5

/** Where words may end; scripts without blanks may be broken between any two signs. */
const wordEnd =
  /[^\S\u00a0]+|[\u200b\u00ad\-–—/]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u

/**
 * The declaration that keeps the longest word of display type whole on a phone, by setting it smaller where the
 * screen is narrower; empty where the word fits the narrowest phone as it is. `scale` is by how much a page's type grows there.
 */
function phoneSize(element: Element, scale: number): string {
  const { style } = element
  const size = style.narrow?.size ?? style.size
  const heading = headingLevel(element.tagName) !== undefined
  if (size === undefined || size <= (heading ? least * 16 : display)) return ''
  const words = untied(textOf(element)).split(wordEnd)
  const longest = Math.max(...words.map(word => [...word].length))
  const wide = style.transform === 'uppercase' ? letter.uppercase : letter.mixed
  const ems = longest * (wide + Math.max(style.tracking ?? 0, 0))
  if (ems * size * scale <= narrowest - beside) return ''
  return `font-size:clamp(${least}rem,calc((100vw - ${beside}px)/${round(Math.max(ems, line))}),${round(size / 16)}rem)`
}

/** How display type of a surface is kept to a phone's width. Canvases shrink as a whole; type of paper grows on a phone. */
export function phoneSizeFor(surface: Surface): (element: Element) => string {
  if (surface === 'canvas') return () => ''
  return element => phoneSize(element, surface === 'pages' ? PAPER_ON_PHONE : 1)
}

/** px: a column of words on the narrowest desk. */
const column = 480

/**
 * A heading's last word without the tie to the one before, where it is long or the two of them, in type of `size` px, are wider
 * than a column of a desk. Browsers that even lines leave no word alone, and words that may not part would break in the middle.
 */
export function untied(value: string, size = 0): string {
  return value.replace(/(?<!\S)(\S*)\u00a0(?=(\p{L}+)\P{L}*$)/u, (tied, before: string, last: string) => {
    const isWide = [...tied, ...last].length * letter.mixed * size > column
    return isWide || [...last].length >= 5 ? `${before} ` : tied
  })
}

/** The level of a heading's tag, or undefined for other tags. */
export function headingLevel(tagName: string): number | undefined {
  return levels[tagName]
}

const levels: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }
