import type { Element, Node } from './tree.ts'

/** An element of a composed tree around words or other nodes. */
export const element = (
  tagName: string,
  inside: string | readonly Node[],
  more: Partial<Element> = {},
): Element => ({
  ...{ type: 'element', tagName, properties: {}, style: {} },
  children: typeof inside === 'string' ? [{ type: 'text', value: inside }] : inside,
  ...more,
})
