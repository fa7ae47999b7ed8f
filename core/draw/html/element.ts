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

/** Classes as hast has them; undefined where there is none. */
export function classNames(...names: readonly (string | undefined)[]): string[] | undefined {
  const given = names.filter(name => name !== undefined)
  return given.length > 0 ? given : undefined
}

/** An element with one class more. */
export function addClass(node: HastElement, name: string): HastElement {
  const { className } = node.properties
  const names = Array.isArray(className) ? className : []
  return { ...node, properties: { ...node.properties, className: [...names, name] } }
}
