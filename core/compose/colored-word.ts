/** Gives one word of the main heading the colour that a brief has for a single word. */
import { contrast } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node } from './tree.ts'

/** Contrast from which a large word is read. */
const READ = 3

/** A word that is worth a colour, with what closes the sentence behind it, at the end of a text. */
const LAST = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{2,})([\p{P}\s]*)$/u

/** Sheets whose first main heading has its last word in a colour of its own, where the brief asks for one. */
export function withColoredWord(sheets: readonly Sheet[], { design }: Theme): readonly Sheet[] {
  const { word } = design.color
  if (word === undefined) return sheets
  for (const [at, sheet] of sheets.entries()) {
    const root = inHeading(sheet.root, word, sheet.background)
    if (root) return sheets.map((one, index) => (index === at ? { ...one, root } : one))
  }
  return sheets
}

function inHeading(element: Element, color: string, around: string): Element | undefined {
  const { background } = element.style
  const ground = typeof background === 'string' ? background : around
  if (element.tagName === 'h1') return contrast(color, ground) >= READ ? lastWord(element, color) : undefined
  return replaced(element, child => inHeading(child, color, ground))
}

/** The element with the last of its children changed that can be. */
function replaced(element: Element, change: (child: Element) => Element | undefined): Element | undefined {
  for (const [at, child] of element.children.entries()) {
    const changed = isElement(child) ? change(child) : undefined
    if (changed) return { ...element, children: element.children.with(at, changed) }
  }
  return undefined
}

function lastWord(element: Element, color: string): Element | undefined {
  const children = [...element.children]
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at] as Node
    if (isElement(child)) {
      const changed = lastWord(child, color)
      if (changed) return { ...element, children: children.with(at, changed) }
      continue
    }
    const [, word = '', closing = ''] = LAST.exec(child.value) ?? []
    if (word === '') continue
    const before = child.value.slice(0, child.value.length - word.length - closing.length)
    const colored: Element = {
      type: 'element',
      tagName: 'span',
      properties: {},
      part: 'colored-word',
      style: { color },
      children: [{ ...child, value: word }],
    }
    const pieces: readonly Node[] = [
      ...(before === '' ? [] : [{ ...child, value: before }]),
      colored,
      ...(closing === '' ? [] : [{ ...child, value: closing }]),
    ]
    return { ...element, children: [...children.slice(0, at), ...pieces, ...children.slice(at + 1)] }
  }
  return undefined
}
