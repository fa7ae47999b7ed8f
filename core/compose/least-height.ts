import type { RootContent } from 'mdast'
import { plainText } from '../source/text.ts'

/** A letter of the narrowest face, as a part of its size. */
const NARROWEST = 0.28

/**
 * px that texts take below each other in columns of `width` px, in type of `size` px, however they are set: what is more than
 * there is room for need not be laid out.
 */
export function leastHeight(texts: readonly string[], size: number, width: number): number {
  return texts.reduce((sum, text) => sum + leastLines(text.length, size, width) * size, 0)
}

/** Lines that letters take in a column of `width` px, in type of `size` px, however they are set. */
export function leastLines(letters: number, size: number, width: number): number {
  return Math.max(1, Math.floor((letters * size * NARROWEST) / width))
}

/** What stands in blocks, each text on lines of its own: paragraphs, items, rows. */
export function textsApart(blocks: readonly RootContent[]): readonly string[] {
  return blocks.flatMap(block => {
    if (block.type === 'list' || block.type === 'table' || block.type === 'blockquote')
      return block.children.map(child => plainText(child))
    return [plainText(block)]
  })
}
