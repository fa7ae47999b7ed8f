import { parseFragment } from 'parse5'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../../../core/testing/property.test.kit.ts'
import { Html, html, type Part, when } from './html.ts'

test('text and attributes are escaped, markup is not', () => {
  const name = `<img src=x onerror="alert('1')">&amp;`
  assert.is(
    html`<p title="${name}">${name}</p>`.markup,
    `<p title="&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;amp;">&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;amp;</p>`,
  )
  assert.is(html`<ul>${['a<', html`<li>b</li>`]}</ul>`.markup, '<ul>a&lt;<li>b</li></ul>')
})

test('nothing comes of what is not there, and zero is a number', () => {
  assert.is(html`a${false}${null}${undefined}${[]}${0}`.markup, 'a0')
  assert.is(html`<input${when(true, 'checked')}${when(false, 'disabled')}>`.markup, '<input checked>')
})

test('an object that only looks like markup is text', () => {
  const forged = { markup: '<script>' } as unknown as Part
  assert.not.match(html`${forged}`.markup, '<script>')
  assert.ok(html`<b>` instanceof Html)
})

test('no text makes a tag or leaves its attribute', () => {
  const hostile = check.array(
    check.constantFrom('<', '>', '"', "'", '&', '`', '=', ' ', 'a', '/', 'onclick', '\n', '-->'),
  )
  check.assert(
    check.property(hostile, words => {
      const text = words.join('')
      const { childNodes } = parseFragment(html`<p title="${text}">${text}</p>`.markup)
      const [paragraph] = childNodes as unknown as [
        { attrs: { name: string; value: string }[]; childNodes: { value: string }[] },
      ]
      assert.is(childNodes.length, 1)
      assert.equal(paragraph.attrs, [{ name: 'title', value: text }])
      assert.is(paragraph.childNodes.map(({ value }) => value).join(''), text)
    }),
  )
})

test.run()
