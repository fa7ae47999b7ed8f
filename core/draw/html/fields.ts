import type { Element, Node } from '../../compose/tree.ts'

/** Whether an element is there only for page numbers or for notes at a page's foot, which a screen does not have. */
export function isPageFurniture(node: Node): boolean {
  if (node.type === 'text') return false
  return node.field !== undefined || node.holdsNotes === true || holdsOnlyFields(node)
}

function holdsOnlyFields(element: Element): boolean {
  let fields = 0
  const onlyFields = element.children.every(child => {
    if (child.type === 'text') return child.value.trim() === ''
    const isFurniture = isPageFurniture(child)
    if (isFurniture) fields++
    return isFurniture || child.properties.ariaHidden === true
  })
  return onlyFields && fields > 0
}
