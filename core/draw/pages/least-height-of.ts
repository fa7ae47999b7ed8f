import { leastLines } from '../../compose/least-height.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, type Node, textOf } from '../../compose/tree.ts'
import { fullStyle, inheritText, raised, type TextProperties } from '../text-properties.ts'
import { isInlineLevel } from './inline-level.ts'

/** What nodes stand in: px of their column, and its text. */
interface Standing {
  readonly width: number
  readonly text: TextProperties
}

/**
 * px that nodes take below each other at the least, found without laying them out: their lines in the narrowest face, without
 * any room around them.
 */
export function leastHeightOf(nodes: readonly Node[], standing: Standing): number {
  let height = 0
  let line: Node[] = []
  for (const node of nodes) {
    if (!takesRoom(node)) continue
    if (isInlineLevel(node)) line.push(node)
    else {
      height += leastOfLines(line, standing) + leastOfBox(node as Element, standing)
      line = []
    }
  }
  return height + leastOfLines(line, standing)
}

function takesRoom(node: Node): boolean {
  return node.type === 'text' || !(node.style.display === 'none' || node.style.position === 'absolute')
}

/** Words in the smallest type of all. */
function leastOfLines(nodes: readonly Node[], { width, text }: Standing): number {
  const words = nodes.map(textOf).join('')
  if (lettersOf(words) === 0) return 0
  const written = text.whiteSpace === 'pre' ? words.trimEnd().split('\n') : [words]
  const size = smallestIn(nodes, text.size)
  const lines = written.reduce((sum, line) => sum + leastLines(lettersOf(line), size, width), 0)
  return (text.whiteSpace === 'nowrap' ? 1 : lines) * text.size * text.leading
}

/** Letters that take room, each for itself: marks stand on others, and signs are joined to one. */
function lettersOf(text: string): number {
  const letters = text.replace(/[\s\p{M}\p{Cf}]+/gu, '').length
  return text.includes(JOINER) ? letters / JOINED : letters
}

const JOINER = '\u200d'
const JOINED = 8

function smallestIn(nodes: readonly Node[], around: number): number {
  let least = around
  for (const node of nodes) {
    if (node.type === 'text') continue
    const size = node.style.size ?? around * (isRaised(node) ? raised.size : 1)
    least = Math.min(least, size, smallestIn(node.children, size))
  }
  return least
}

function isRaised(element: Element): boolean {
  const { verticalAlign } = fullStyle(element)
  return verticalAlign === 'super' || verticalAlign === 'sub'
}

function leastOfBox(element: Element, { width, text }: Standing): number {
  const style = fullStyle(element)
  const inside: Standing = {
    width: Math.max(width, pxOf(style.width), pxOf(style.minWidth)),
    text: inheritText(text, style, element),
  }
  const { children, tagName } = element
  const isBeside = tagName === 'tr' || (style.display === 'flex' && style.direction !== 'column')
  if (isBeside)
    return children.reduce(
      (most, child) => Math.max(most, isTied(child) ? 0 : leastHeightOf([child], inside)),
      0,
    )
  if (style.display !== 'grid') return leastHeightOf(children, inside)
  return children.reduce((sum, child) => sum + leastHeightOf([child], inside), 0) / columnsOf(style)
}

/** Whether a cell has part of its height in the rows below its own. */
function isTied(node: Node): boolean {
  return node.type === 'element' && (node.properties.rowSpan ?? 1) > 1
}

function pxOf(length: Style['width']): number {
  return typeof length === 'number' ? length : 0
}

function columnsOf({ columns = 1 }: Style): number {
  return typeof columns === 'number' ? columns : columns.length
}
