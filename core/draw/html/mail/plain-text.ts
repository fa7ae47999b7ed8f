import { isInlineTag } from '../../../compose/defaults.ts'
import type { Sheet } from '../../../compose/sheet.ts'
import { type Element, isElement, type Node } from '../../../compose/tree.ts'
import { isPicture } from '../../picture.ts'
import { headingLevel } from '../phone-size.ts'
import { isPageFurniture } from '../to-hast.ts'

/** Characters of a line: what fits a window of eighty with signs of answers before it. */
const WIDTH = 72

/** A letter for those who read no HTML: headings underlined, addresses behind their words, tables in columns. */
export function toPlainText(sheets: readonly Sheet[]): string {
  const notes: Element[] = []
  const blocks = sheets.flatMap(({ root }) => blocksOf(root, WIDTH, notes))
  for (const note of notes) blocks.push(...blocksOf(note, WIDTH, notes))
  return `${blocks.join('\n\n').replace(/[\u00a0\u202f]/g, ' ')}\n`
}

/** The blocks under a node, each some lines. */
function blocksOf(node: Node, width: number, notes: Element[]): string[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [wrapped(node.value.trim(), width)]
  if (node.preview || node.style.display === 'none' || isPageFurniture(node)) return []
  const { tagName, children } = node
  const level = headingLevel(tagName)
  if (tagName === 'hr') return ['-'.repeat(12)]
  if (tagName === 'table') return [tableOf(node, notes)]
  if (tagName === 'ul' || tagName === 'ol') return [listOf(node, width, notes)]
  if (isPicture(node) || isLine(node)) {
    const words = lineOf(node, notes).trim()
    if (words === '') return []
    if (tagName === 'pre') return [words]
    const lines = wrapped(words, width)
    return level === undefined ? [lines] : [`${lines}\n${underline(lines, level)}`]
  }
  const blocks: string[] = []
  let line: Node[] = []
  const endLine = (): void => {
    const words = line
      .map(child => lineOf(child, notes))
      .join('')
      .trim()
    if (words !== '') blocks.push(wrapped(words, width))
    line = []
  }
  for (const child of children) {
    if (child.type === 'text' || isInlineTag(child.tagName)) line.push(child)
    else {
      endLine()
      blocks.push(...blocksOf(child, width, notes))
    }
  }
  endLine()
  return blocks
}

/** Whether nothing but words in a line stands under an element. */
function isLine({ tagName, children }: Element): boolean {
  return (
    tagName === 'a' ||
    (children.length > 0 && children.every(child => child.type === 'text' || isInlineTag(child.tagName)))
  )
}

/** The words of a line, addresses behind the words that lead to them. */
function lineOf(node: Node, notes: Element[]): string {
  if (node.type === 'text') return node.value.replace(/[\u00ad\u200b]/g, '')
  if (isPageFurniture(node)) return ''
  const { tagName, properties, footnote } = node
  if (tagName === 'br') return '\n'
  if (isPicture(node)) return properties.ariaHidden || !properties.alt ? '' : `[${properties.alt}]`
  const words = node.children.map(child => lineOf(child, notes)).join('')
  if (footnote !== undefined) notes.push(footnote)
  if (properties.role === 'doc-noteref') return `[${words}]`
  const href = tagName === 'a' ? properties.href : undefined
  if (
    href === undefined ||
    href.startsWith('#') ||
    href.replace(/^(mailto|tel|https?):(\/\/)?/, '') === words.trim()
  )
    return words
  return `${words} <${href}>`
}

function listOf(list: Element, width: number, notes: Element[]): string {
  const first = list.properties.start ?? 1
  const items = list.children.filter(child => isElement(child))
  return items
    .map((item, at) => {
      const { checked } = item.properties
      const point =
        list.tagName === 'ol' ? `${first + at}. ` : checked === undefined ? '* ' : checked ? '[x] ' : '[ ] '
      const text = blocksOf(item, width - point.length, notes).join('\n')
      return `${point}${text.replaceAll('\n', `\n${' '.repeat(point.length)}`)}`
    })
    .join('\n')
}

/** Rows with their cells in columns. */
function tableOf(table: Element, notes: Element[]): string {
  const rows = rowsOf(table).map(row =>
    row.children
      .filter(child => isElement(child))
      .map(cell => lineOf(cell, notes).replace(/\s+/g, ' ').trim()),
  )
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return rows
    .map(row =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rowsOf(element: Element): readonly Element[] {
  return element.children.flatMap(child =>
    isElement(child, 'tr') ? [child] : isElement(child) ? rowsOf(child) : [],
  )
}

function underline(lines: string, level: number): string {
  const longest = Math.max(...lines.split('\n').map(line => line.length))
  return (level === 1 ? '=' : '-').repeat(Math.min(longest, WIDTH))
}

/** Lines of at most `width` characters, broken between words alone: an address stays whole. */
function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map(line => wrapLine(line.trim(), width))
    .join('\n')
}

function wrapLine(text: string, width: number): string {
  const lines: string[] = []
  for (const word of text.split(/[^\S\u00a0\u202f]+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
