import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Element, Node } from '../../compose/tree.ts'
import { isPageFurniture } from './to-hast.ts'

function box(children: readonly Node[]): Element {
  return { type: 'element', tagName: 'div', properties: {}, style: {}, children }
}

const page: Element = { ...box([]), tagName: 'span', field: 'page' }

test('page numbers and what holds nothing else are furniture', () => {
  assert.ok(isPageFurniture(page))
  assert.ok(isPageFurniture(box([page, { type: 'text', value: ' ' }])))
  assert.not.ok(isPageFurniture(box([page, { type: 'text', value: 'of' }])))
  assert.not.ok(isPageFurniture(box([])))
})

test('boxes in boxes are asked once each', () => {
  let tree: Element = box([{ type: 'text', value: 'words' }])
  let furniture: Element = page
  for (let depth = 0; depth < 200; depth++) {
    tree = box([tree])
    furniture = box([furniture])
  }
  assert.not.ok(isPageFurniture(tree))
  assert.ok(isPageFurniture(furniture))
})

test.run()
