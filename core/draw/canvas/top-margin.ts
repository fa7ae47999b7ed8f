import { type Element, isElement } from '../../compose/tree.ts'
import { toInsets } from '../edges.ts'
import { fullStyle } from '../text-properties.ts'

/** An element without the room above its first content, which at the top of a page parts it from nothing. */
export function withoutTopMargin(element: Element): Element {
  const [first, ...others] = element.children
  if (!isElement(first) || first.style.position === 'absolute') return element
  const inner = withoutTopMargin(first)
  const free = hasTopMargin(inner) ? { ...inner, style: { ...inner.style, marginTop: 0 } } : inner
  return free === first ? element : { ...element, children: [free, ...others] }
}

function hasTopMargin(element: Element): boolean {
  const style = fullStyle(element)
  return (style.marginTop ?? toInsets(style.margin).top) > 0
}
