import type { List, RootContent, Table } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** Lines of code that fill a slide. */
const CODE_LINES = 13
/** Table rows of one line that fill a slide. */
const TABLE_ROWS = 9
/** Characters that a slide's table holds across. */
const TABLE_WIDTH = 90
/** Words that a line of running text holds: a point of one word takes a line as well. */
const LINE = 5

/** Scripts written without spaces: about two characters make what elsewhere is a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu

/** Words of a text; very long ones count for several. */
export function countWords(text: string): number {
  const dense = text.match(unspaced)?.length ?? 0
  const spaced = text.replaceAll(unspaced, ' ')
  const words = spaced.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  return Math.round(dense / 2) + words.reduce((sum, word) => sum + Math.ceil(word.length / 16), 0)
}

/** How much of a slide a block takes, in words of running text, where `room` words fill a slide. */
export function weigh(block: RootContent, room: number): number {
  switch (block.type) {
    case 'paragraph':
      return Math.max(countWords(plainText(block)), LINE)
    case 'heading':
      return countWords(plainText(block)) + LINE
    case 'code':
      return (codeLines(block.value) * room) / CODE_LINES
    case 'table':
      return weighTable(block, room)
    case 'list':
      return weighList(block, room)
    case 'comment':
    case 'leafDirective':
      return 0
    default:
      return 'children' in block ? weighAll(block.children as readonly RootContent[], room) : LINE
  }
}

/** How much of a slide blocks take together. */
export function weighAll(blocks: readonly RootContent[], room: number): number {
  return blocks.reduce((sum, block) => sum + weigh(block, room), 0)
}

/** Lines of code as they are shown: long ones wrap. */
function codeLines(code: string): number {
  return code.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / TABLE_WIDTH)), 0)
}

function weighList(list: List, room: number): number {
  return list.children.reduce((sum, item) => sum + Math.max(weighAll(item.children, room), LINE), 0)
}

function weighTable({ children }: Table, room: number): number {
  const columns = Math.max(...children.map(row => row.children.length), 1)
  const lines = children.map(row => {
    const longest = Math.max(...row.children.map(cell => plainText(cell).length), 1)
    return Math.ceil((longest * columns) / TABLE_WIDTH / 2)
  })
  return (lines.reduce((sum, line) => sum + 0.4 + 0.6 * line, 0) * room) / TABLE_ROWS
}
