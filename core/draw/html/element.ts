import type { ElementContent, Element as HastElement, Properties } from 'hast'

/** A line end between blocks, for those who read the source. */
export const lineEnd: ElementContent = { type: 'text', value: '\n' }

/** An element of a page's own, with text or elements in it. */
export function element(
  tagName: string,
  properties: Properties,
  ...children: readonly (string | ElementContent)[]
): HastElement {
  const nodes = children.map(child =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  )
  return { type: 'element', tagName, properties, children: nodes }
}

/** Each on a line of its own. */
export function onLines(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap(child => [lineEnd, child])
}
