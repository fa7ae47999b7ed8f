import type { RootContent } from 'mdast'
import { plainText } from '../../core/source/text.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { linesOf } from './measure.ts'

/**
 * The height in px that blocks will take in a column of `width` px, so that a composition can divide its room before
 * anything is laid out. Text is measured; tables and pictures are estimates.
 */
export function textHeight(blocks: readonly RootContent[], theme: Theme, width: number): number {
  const { base, leading, text: family } = theme.type
  const setting = { family, weight: 400, size: base, lang: theme.lang }
  const lines = (words: string, room: number): number => linesOf(words, room, setting) * base * leading
  const heights = blocks.map(block => {
    switch (block.type) {
      case 'list':
        return block.children.reduce(
          (sum, item) => sum + lines(plainText(item), width - base * 1.5) + space(theme, 0.25),
          0,
        )
      case 'table': {
        const columns = Math.max(1, ...block.children.map(row => row.children.length))
        const cells = block.children.map(row =>
          Math.max(0, ...row.children.map(cell => lines(plainText(cell), width / columns))),
        )
        return cells.reduce((sum, cell) => sum + cell + space(theme, 0.75), 0)
      }
      case 'heading':
        return lines(plainText(block), width * 0.7) * 1.5
      default:
        return lines(plainText(block), width)
    }
  })
  return heights.reduce((sum, height) => sum + height + space(theme, 0.75), 0)
}
