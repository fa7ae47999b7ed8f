import { Caption } from '../figure.tsx'
import { toNodes } from '../jsx-runtime.ts'
import { isElement, type Node } from '../tree.ts'
import type { Theme } from '../../theme/theme.ts'

/** A paragraph of emphasis alone, right under a table or picture, is its caption. */
export function captioned(blocks: readonly Node[], theme: Theme): Node[] {
  const done: Node[] = []
  for (const block of blocks) {
    const words = captionOf(block)
    const above = done.at(-1)
    if (words === undefined || !isElement(above, 'table', 'figure') || hasCaption(above)) {
      done.push(block)
      continue
    }
    const caption = toNodes(<Caption theme={theme}>{words}</Caption>)
    const figure =
      above.tagName === 'figure' ? { ...above, children: [...above.children, ...caption] } : undefined
    done.splice(-1, 1, ...(figure ? [figure] : toNodes(<figure>{[above, ...caption]}</figure>)))
  }
  return done
}

function captionOf(block: Node): readonly Node[] | undefined {
  if (!isElement(block, 'p') || block.children.length !== 1) return undefined
  const [only] = block.children
  return isElement(only, 'em') ? only.children : undefined
}

function hasCaption(element: Node): boolean {
  return isElement(element, 'figure') && element.children.some(child => isElement(child, 'figcaption'))
}
