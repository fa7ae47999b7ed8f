import type { PdfPage } from '../core/testing/read-pdf.ts'
import { wordsOf } from '../core/check/copy.ts'

/** How a document is written: keys of the front matter, keys of somebody else, labels, tables, lists, and pasted text. */
export const shapeNames = ['keys', 'foreign', 'labels', 'table', 'list', 'paste'] as const
/** One of them. */
export type ShapeName = (typeof shapeNames)[number]

/** The facts of one document, and copy that says them in each shape. */
export interface Shaped {
  readonly slug: string
  /** Role to the words that every shape says, as they are printed. */
  readonly values: Readonly<Record<string, string>>
  readonly shapes: Readonly<Record<ShapeName, string>>
}

/** Where a text begins on a page, mm from its upper left corner. */
export interface Spot {
  readonly page: number
  readonly x: number
  readonly y: number
}

interface PlacedWord extends Spot {
  readonly text: string
}

/** Millimetres of a point. */
const MM = 25.4 / 72

/** Every place where these words stand on the pages, in the order they were painted. */
export function spotsOf(pages: readonly PdfPage[], text: string): readonly Spot[] {
  const wanted = wordsOf(text)
  const placed = pages.flatMap(wordsOn)
  return placed
    .filter((_, at) => wanted.every((word, next) => placed[at + next]?.text === word))
    .map(({ page, x, y }) => ({ page, x, y }))
}

function wordsOn({ height, runs }: PdfPage, page: number): readonly PlacedWord[] {
  return runs.flatMap(({ x, y, width, text }) => {
    const parts = [...text.matchAll(/\S+/g)]
    return parts.flatMap(part =>
      wordsOf(part[0]).map(word => ({
        page,
        x: (x + (width * part.index) / text.length) * MM,
        y: (height - y) * MM,
        text: word,
      })),
    )
  })
}

/** How far two lists of places are apart, mm: the largest distance of a pair; infinite where one has more. */
export function distance(some: readonly Spot[], others: readonly Spot[]): number {
  if (some.length === 0 || some.length !== others.length) return Number.POSITIVE_INFINITY
  return Math.max(
    ...some.map(({ page, x, y }, at) => {
      const other = others[at]
      return other?.page === page ? Math.hypot(other.x - x, other.y - y) : Number.POSITIVE_INFINITY
    }),
  )
}
