import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Style } from '../../core/compose/style.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import { type Setting, textWidth } from './measure.ts'

/** Words joined by hyphens. */
const compound = /(\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+)/u

/** On narrower screens than the one it was measured for, a word may part at its hyphen. */
const KEPT: Style = {
  whiteSpace: 'nowrap',
  medium: { whiteSpace: 'normal' },
  narrow: { whiteSpace: 'normal' },
}

/** A title's words, of which those joined by hyphens stay on one line where a line of `room` px holds them. */
export function wholeCompounds(words: Child, room: number, setting: Setting): readonly Node[] {
  const whole = (node: Node): readonly Node[] => {
    if (isElement(node)) return [{ ...node, children: node.children.flatMap(whole) }]
    const parts = node.value.split(compound).filter(part => part !== '')
    const isWhole = (part: string): boolean => compound.test(part) && textWidth(part, setting) <= room * 0.98
    if (!parts.some(isWhole)) return [node]
    return parts.flatMap((value): readonly Node[] =>
      isWhole(value) ? toNodes(<span style={KEPT}>{{ ...node, value }}</span>) : [{ ...node, value }],
    )
  }
  return toNodes(words).flatMap(whole)
}
