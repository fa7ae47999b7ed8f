import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readSatoriSvg, runColor } from './read-satori-svg.ts'

const text = (attributes: string, content: string): string =>
  `<text x="1.5" y="20" ${attributes}>${content}</text>`
const svg = (...parts: string[]): string =>
  `<svg width="10" height="10" viewBox="0 0 10 10">${parts.join('')}</svg>`

test('reads place, run and text of each piece', () => {
  const drawing = svg(text(`fill="${runColor(258)}"`, 'A &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;'))
  assert.equal(readSatoriSvg(drawing), [{ text: `A <b> & "c" 'd'`, x: 1.5, y: 20, run: 258 }])
})

test('passes over masks and empty groups', () => {
  const mask = '<mask id="m"><rect x="0" y="0" width="1" height="1" fill="#fff"/></mask>'
  assert.equal(readSatoriSvg(svg(mask, '<g/>')), [])
})

for (const [what, part] of [
  ['a rectangle', '<rect x="0" y="0" width="1" height="1" fill="#fff"/>'],
  ['a path', '<path d="M0 0"/>'],
  ['an image', '<image href="x"/>'],
  ['a group that changes what is in it', '<g opacity="0.5"></g>'],
  ['stray text', 'hello'],
] as const) {
  test(`refuses ${what}, which would be drawn nowhere`, () => {
    assert.throws(() => readSatoriSvg(svg(part)), /satori drew something/)
  })
}

test('refuses a text that is moved or has no place', () => {
  assert.throws(
    () => readSatoriSvg(svg(text(`fill="${runColor(0)}" transform="rotate(3)"`, 'x'))),
    /transform/,
  )
  assert.throws(() => readSatoriSvg(svg('<text x="1" fill="#000001">x</text>')), /without a place/)
})

test.run()
