import type { Element as HastElement } from 'hast'
import type { Element } from '../../compose/tree.ts'
import { element } from './element.ts'

/** A task of a list: a box that shows whether it is done, and the task's first words as its label. */
export function drawTask(item: HastElement, { properties }: Element): HastElement {
  const box = element('input', { type: 'checkbox', disabled: true, checked: properties.checked === true })
  const at = item.children.findIndex(child => child.type === 'element')
  const first = item.children[at]
  const names = Array.isArray(item.properties.className) ? item.properties.className : []
  const task = { ...item, properties: { ...item.properties, className: [...names, 'task'] } }
  if (first?.type !== 'element' || first.tagName !== 'p') return labelled(task, box)
  return {
    ...task,
    children: item.children.map((child, index) => (index === at ? labelled(first, box) : child)),
  }
}

/** An element whose words are the label of a box. A node id goes with the words, so that an edit leaves the box alone. */
function labelled(holder: HastElement, box: HastElement): HastElement {
  const { dataNode, ...properties } = holder.properties
  const words = dataNode === undefined ? holder.children : [element('span', { dataNode }, ...holder.children)]
  return { ...holder, properties, children: [element('label', {}, box, ...words)] }
}
