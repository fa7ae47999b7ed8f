import type { Style } from '../../compose/style.ts'
import type { Element, Node } from '../../compose/tree.ts'
import type { Surface } from '../../format.ts'

/** Class of canvases that give up their proportions on a narrow screen, so that their text can be read. */
export const reflowing = 'reflow'

/**
 * What becomes of a style on a narrow screen besides what it says itself. Screens are designed for it; sheets and slides are
 * not: their columns are set one below the other, and nothing keeps a height.
 */
export function narrowFor(surface: Surface): (style: Style) => string {
  if (surface === 'screen') return () => ''
  return style => {
    const columns = typeof style.columns === 'number' ? style.columns : (style.columns?.length ?? 1)
    return [
      ...(style.display === 'grid' && columns > 1 ? ['grid-template-columns:minmax(0,1fr)'] : []),
      ...(style.display === 'flex' && style.direction !== 'column' && style.wrap === undefined
        ? ['flex-wrap:wrap']
        : []),
      ...(style.span !== undefined ? ['grid-column:auto'] : []),
      ...(style.width !== undefined && style.position !== 'absolute' ? ['max-width:100%'] : []),
    ].join(';')
  }
}

/** Whether a canvas can be set as running text: none of its words has a place of its own. */
export function canReflow(root: Element): boolean {
  return root.children.every(child => child.type === 'text' || (!isPlacedText(child) && canReflow(child)))
}

function isPlacedText(element: Element): boolean {
  return element.style.position === 'absolute' && holdsText(element)
}

function holdsText(node: Node): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.children.some(holdsText)
}
