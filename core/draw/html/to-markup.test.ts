import type { Element, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toMarkup } from './to-markup.ts'

function element(tagName: string, ...children: readonly (ElementContent | string)[]): Element {
  const nodes = children.map(child =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  )
  return { type: 'element', tagName, properties: {}, children: nodes }
}

function page(...inHead: readonly Element[]): Root {
  const body = element('body', element('p', 'a < b, <style></style>'), element('style', 'p{}'))
  const html = element('html', element('head', ...inHead), body)
  return { type: 'root', children: [{ type: 'doctype' }, html] }
}

test('a page is written as it is, with its style sheet or without', () => {
  const writer = unified().use(rehypeStringify)
  const title = element('title', '<style></style> $& and $1')
  for (const root of [
    page(title, element('style', "p::before{content:'$& <b>'}"), element('style', 'a{}')),
    page(title, { ...element('style', 'a{}'), properties: { media: 'print' } }),
    page(title),
    { type: 'root' as const, children: [element('p', 'a part')] },
  ])
    assert.is(toMarkup(root), writer.stringify(root))
})

test.run()
