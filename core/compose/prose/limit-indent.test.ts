import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement, type Node, textOf } from '../tree.ts'
import { limitIndent } from '../prose.tsx'

function nested(tagName: string, depth: number): Element {
  const inner: Node = depth > 1 ? nested(tagName, depth - 1) : { type: 'text', value: 'inside' }
  const style = { padding: [0, 0, 0, 20], borderLeft: { width: 2, color: '#000000' } } as const
  return { type: 'element', tagName, properties: {}, style, children: [inner] }
}

function indents(node: Node | undefined): boolean[] {
  if (!isElement(node)) return []
  return [node.style.padding !== undefined, ...indents(node.children[0])]
}

test('as deep as anybody writes stays as it is', () => {
  const nodes = [nested('ul', 8)]
  assert.is(limitIndent(nodes), nodes)
})

test('what nests deeper is not set in any further, and says the same', () => {
  const [limited] = limitIndent([nested('blockquote', 100)])
  assert.is(indents(limited).filter(Boolean).length, 8)
  assert.is(limited && textOf(limited), 'inside')
})

test('other boxes do not count', () => {
  const nodes = [nested('div', 20)]
  assert.is(limitIndent(nodes), nodes)
})

test.run()
