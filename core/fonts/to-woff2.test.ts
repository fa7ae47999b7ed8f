import { create } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveFace } from './resolve-face.ts'
import { toWoff2 } from './to-woff2.ts'

const sentence = 'Hamburgefonstiv, 0123 — “office”'

for (const family of ['Source Serif 4', 'JetBrains Mono']) {
  test(`${family}: the same glyphs, advances and outlines as before`, () => {
    const face = resolveFace(family, 400, false)
    const bytes = Buffer.from(face.bytes ?? [])
    const woff2 = toWoff2(bytes)
    assert.is(woff2.toString('latin1', 0, 4), 'wOF2')
    assert.is(woff2.length, woff2.readUInt32BE(8))
    assert.ok(woff2.length < bytes.length * 0.6)
    const font = create(woff2)
    assert.ok('layout' in font)
    const shaped = font.layout(sentence)
    const before = face.font.layout(sentence)
    assert.equal(
      shaped.glyphs.map(({ id, advanceWidth }) => [id, advanceWidth]),
      before.glyphs.map(({ id, advanceWidth }) => [id, advanceWidth]),
    )
    assert.is(font.getGlyph(40).path.toSVG(), face.font.getGlyph(40).path.toSVG())
  })
}

test('the same bytes each time', () => {
  const bytes = Buffer.from(resolveFace('Inter', 400, false).bytes ?? [])
  assert.equal(toWoff2(bytes), toWoff2(bytes))
})

test.run()
