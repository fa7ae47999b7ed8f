import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../source/read-document.ts'
import { outlineDocument, outlineHtml, outlinePages } from './outlines.ts'
import { readHtml } from './read-html.ts'

test('a document is outlined by its blocks', () => {
  const source = '# A **bold** title\n\n1. one\n2. two\n\n   more\n\n```js\nlet x\n```\n'
  const { root } = readDocument(source, new Map(), { add() {} })
  assert.is(
    outlineDocument(root),
    `heading 1 #a-bold-title "A bold title"
list from 1
  listItem
    paragraph "one"
  listItem
    paragraph "two"
    paragraph "more"
code js "let x"
`,
  )
})

test('a page is outlined by its elements, without what it is packed with', async () => {
  const html = '<body><main class="a b"><p>Hi <a href="#x">you</a></p><script>x</script></main></body>'
  assert.is(
    outlineHtml(await readHtml(new TextEncoder().encode(html))),
    'main.a.b\n  p\n    "Hi"\n    a #x\n      "you"\n  script\n',
  )
})

test('pages are outlined by places from the upper left corner', () => {
  const runs = [{ x: 10.04, y: 180, width: 0, size: 12, text: 'Hi' }]
  assert.is(
    outlinePages([{ width: 100, height: 200, runs }]),
    'page 1 of 1, 100.0 × 200.0\n  10.0 20.0 12.0 "Hi"\n',
  )
})

test.run()
