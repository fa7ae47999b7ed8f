import { contrast } from '../theme/contrast.ts'
import { toOklch } from '../theme/oklch.ts'
import type { Pages } from '../draw/frame.ts'
import { type Box, contentOf, type PageContent } from './page-content.ts'
import { largestVoid } from './page-fill.ts'

/** How far apart the sizes of a page are. */
interface Sizes {
  /** How many times as large as its text the largest words are. */
  readonly lead: number
  /** Sizes of type. */
  readonly sizes: number
}

/** What an eye takes in of a page before it reads. */
export interface Proportion extends Sizes {
  /** Share of the page that stands on a ground other than the page's own, pictures left out. */
  readonly field: number
  /** Share of the height between the margins up to the largest empty stretch: 1 where there is none. */
  readonly fill: number
}

/** The proportions of each page; none of a page without words. */
export function proportionsOf(pages: Pages): readonly Proportion[] {
  return pages.frames.map(contentOf).flatMap(content => proportionOf(content) ?? [])
}

function proportionOf(content: PageContent): Proportion | undefined {
  const sizes = sizesOf(content)
  return sizes && { ...sizes, field: fieldShare(content), fill: 1 - largestVoid(content) }
}

/** The sizes of a page's copy; undefined where it has none. */
export function sizesOf({ lines }: PageContent): Sizes | undefined {
  const letters = new Map<number, number>()
  for (const { size, text, mark } of lines) {
    if (mark !== undefined) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length)
  }
  const [text] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? []
  return text === undefined ? undefined : { lead: Math.max(...letters.keys()) / text, sizes: letters.size }
}

/** Half px: smaller steps look alike. */
function rounded(size: number): number {
  return Math.round(size * 2) / 2
}

/** Points down and across at which a page is looked at. */
const GRID = 48

function fieldShare({ frame, boxes }: PageContent): number {
  const fields = boxes.filter(box => box.item.kind === 'rect')
  let found = 0
  for (let row = 0; row < GRID; row += 1)
    for (let column = 0; column < GRID; column += 1) {
      const x = ((column + 0.5) / GRID) * frame.width
      const y = ((row + 0.5) / GRID) * frame.height
      const top = fields.findLast(
        ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
      )
      if (top && isField(top, frame.background)) found += 1
    }
  return found / (GRID * GRID)
}

/** Contrast and chroma (OKLCH) by which a ground is seen to be another one. */
const APART = { contrast: 1.25, chroma: 0.03 }

function isField({ item }: Box, background: string): boolean {
  if (item.kind !== 'rect' || item.fill === undefined) return false
  if (typeof item.fill !== 'string') return true
  const [own, page] = [item.fill, background].map(color => color.slice(0, 7)) as [string, string]
  if (!/^#[0-9a-f]{6}$/i.test(own) || !/^#[0-9a-f]{6}$/i.test(page)) return false
  return contrast(own, page) >= APART.contrast || Math.abs(toOklch(own).c - toOklch(page).c) >= APART.chroma
}
