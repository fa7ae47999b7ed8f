import { type Element, isElement } from '../../compose/tree.ts'
import { sidesOf } from './box-style.ts'
import { styleOf } from './look.ts'

/** An element without the room above its first content, which at the top of a page parts it from nothing. */
export function withoutTopMargin(element: Element): Element {
  const [first, ...others] = element.children
  if (!isElement(first) || first.style.position === 'absolute') return element
  const inner = withoutTopMargin(first)
  const free = hasTopMargin(inner) ? { ...inner, style: { ...inner.style, marginTop: 0 } } : inner
  return free === first ? element : { ...element, children: [free, ...others] }
}

function hasTopMargin(element: Element): boolean {
  const style = styleOf(element)
  return (style.marginTop ?? sidesOf(style.margin).top) > 0
}
