import type { RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** Text to be estimated. */
export interface TextRoom {
  /** px */
  readonly width: number
  /** px */
  readonly size: number
  /** Multiple of the size. */
  readonly leading: number
}

/** Wide scripts, whose letters are as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** About how many px of height blocks of text take, rather too many than too few. */
export function estimateHeight(blocks: readonly RootContent[], room: TextRoom): number {
  return blocks.reduce((sum, block) => sum + heightOf(block, room), 0)
}

function heightOf(block: RootContent, room: TextRoom): number {
  const { size, leading } = room
  switch (block.type) {
    case 'code':
      return block.value.split('\n').length * size * 1.35 + size * 2.5
    case 'table':
      return block.children.length * size * 1.9 + size
    case 'list':
    case 'listItem':
    case 'blockquote': {
      const inner = { ...room, width: room.width - size * 1.4 }
      return estimateHeight(block.children, inner) - (block.type === 'listItem' ? size * 0.3 : 0)
    }
    case 'containerDirective':
      return estimateHeight(block.children, room)
    default:
      return linesOf(plainText(block), room) * size * leading + size * 0.6
  }
}

function linesOf(text: string, { width, size }: TextRoom): number {
  const broad = text.match(wide)?.length ?? 0
  const ems = broad + (text.length - broad) * 0.47
  return Math.max(1, Math.ceil((ems * size) / Math.max(width, size)))
}
