/** Gives one word of the main heading the colour that a brief has for a single word. */
import { contrast } from '../theme/contrast.ts'
import type { Theme } from '../theme/theme.ts'
import { firstChildChanged, firstSheetChanged } from './restyle.ts'
import { wrappedIn } from './highlight.ts'
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
  return firstSheetChanged(sheets, ({ root, background }) => inHeading(root, word, background))
}

function inHeading(element: Element, color: string, around: string): Element | undefined {
  const { background } = element.style
  const ground = typeof background === 'string' ? background : around
  if (element.tagName === 'h1') return contrast(color, ground) >= READ ? lastWord(element, color) : undefined
  return firstChildChanged(element, child => inHeading(child, color, ground))
}

function lastWord(element: Element, color: string): Element | undefined {
  const { children } = element
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at] as Node
    if (isElement(child)) {
      const changed = lastWord(child, color)
      if (changed) return { ...element, children: children.with(at, changed) }
      continue
    }
    const [, word = '', closing = ''] = LAST.exec(child.value) ?? []
    if (word === '') continue
    const start = child.value.length - word.length - closing.length
    const colored = { tagName: 'span', part: 'colored-word', style: { color } }
    const pieces = wrappedIn(child, [start, start + word.length], colored)
    return { ...element, children: children.toSpliced(at, 1, ...pieces) }
  }
  return undefined
}
