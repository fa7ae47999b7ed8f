import type { List, Paragraph, RootContent, Table } from 'mdast'
import { headingSize } from '../../../core/compose/index.ts'
import { plainText } from '../../../core/source/text.ts'
import { familyFacts } from '../../../core/theme/families.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** Lines end before the margin: the part of them that words fill. */
const FILLED = 0.94
/** Height of a picture whose shape is not known, as a part of its width. */
const PICTURE = 2 / 3
/** Cells that share the width of a table wrap sooner than text. */
const CELL = 0.85

/**
 * About how many px blocks take in a column of `width` px when they are set as prose: what a format needs to choose a
 * size of type before anything is laid out. Right to about a tenth.
 */
export function estimateHeight(nodes: readonly RootContent[], width: number, theme: Theme): number {
  let height = 0
  nodes.forEach((node, at) => {
    const room = node.type === 'heading' ? (at === 0 ? 0 : 1.75) : node.type === 'table' ? 1.25 : 0.75
    height += blockHeight(node, width, theme) + (at === 0 ? 0 : space(theme, room))
  })
  return height
}

/** Lines that text takes in `width` px at a size in px. */
function estimateLines(text: string, width: number, size: number, theme: Theme): number {
  const em = familyFacts(theme.type.text).advance
  const perLine = Math.max((width * FILLED) / (size * em), 1)
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(columnsOf(line) / perLine - 0.15)), 0)
}

/** Characters, those of scripts as wide as high counted twice. */
function columnsOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
  return text.length + (wide?.length ?? 0)
}

function blockHeight(node: RootContent, width: number, theme: Theme): number {
  const { base, leading } = theme.type
  switch (node.type) {
    case 'heading': {
      const size = headingSize(theme, node.depth)
      return estimateLines(plainText(node), width * 0.9, size, theme) * size * 1.25
    }
    case 'paragraph':
      return isPicture(node)
        ? width * PICTURE
        : estimateLines(linesOf(node), width, base, theme) * base * leading
    case 'list':
      return listHeight(node, width, theme)
    case 'table':
      return tableHeight(node, width, theme)
    case 'blockquote':
      return estimateHeight(node.children, width - space(theme, 1), theme)
    case 'code':
      return node.value.split('\n').length * base * 1.4 + space(theme, 1.5)
    case 'thematicBreak':
      return space(theme, 1)
    default:
      return 'children' in node ? estimateHeight(node.children as RootContent[], width, theme) : 0
  }
}

function listHeight(list: List, width: number, theme: Theme): number {
  const room = width - theme.type.base * 1.35
  const items = list.children.map(item => estimateHeight(item.children, room, theme))
  return items.reduce((sum, item) => sum + item + space(theme, 0.25), 0)
}

function tableHeight(table: Table, width: number, theme: Theme): number {
  const columns = Math.max(table.children[0]?.children.length ?? 1, 1)
  const line = theme.type.base * 1.35
  return table.children.reduce((sum, row) => {
    const cells = row.children.map(cell => {
      const text = plainText({ type: 'paragraph', children: cell.children })
      return estimateLines(text, (width * CELL) / columns, theme.type.base, theme)
    })
    return sum + Math.max(1, ...cells) * line + space(theme, 0.5)
  }, 0)
}

/** A paragraph of nothing but a picture that is there. */
export function isPicture(node: RootContent): boolean {
  if (node.type !== 'paragraph') return false
  const [only, ...others] = node.children
  return only?.type === 'image' && others.length === 0 && only.data?.asset !== undefined
}

/** Text with the author's line ends. */
function linesOf(node: Paragraph): string {
  return node.children
    .map(child => (child.type === 'break' ? '\n' : plainText({ type: 'paragraph', children: [child] })))
    .join('')
}
