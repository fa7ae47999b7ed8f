import { create } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveFace } from './resolve-face.ts'
import { unicodeRange, webFont, webFontFor } from './web-font.ts'

const face = resolveFace('Source Serif 4', 400, false)

function codes(text: string): number[] {
  return Array.from(text, character => character.codePointAt(0) ?? 0)
}

test('the Latin file has Latin letters only, and its range says so', async () => {
  const { woff2, ranges } = await webFont(face)
  const font = create(Buffer.from(woff2))
  assert.ok('characterSet' in font)
  assert.ok(font.hasGlyphForCodePoint(0x41) && font.hasGlyphForCodePoint(0x20ac))
  assert.not(font.hasGlyphForCodePoint(0x416))
  assert.match(ranges, /^U\+20-7E, U\+A0/)
  assert.ok(woff2.length < (face.bytes?.length ?? 0) / 5)
})

test('kerning and ligatures survive', async () => {
  const font = create(Buffer.from((await webFont(face)).woff2))
  assert.ok('layout' in font)
  assert.is(font.layout('office').glyphs.length, 4)
})

test('the same bytes each time', async () => {
  const first = await webFontFor(face, codes('Привет'))
  const second = await webFontFor(face, codes('тевирП'))
  assert.equal(first.woff2, second.woff2)
})

test('another file has exactly what Latin lacks', async () => {
  const { ranges } = await webFontFor(face, codes('Hi, Жж 漢'))
  assert.is(ranges, 'U+416, U+436')
})

test('nothing covered gives an empty file', async () => {
  assert.is((await webFontFor(face, codes('漢'))).woff2.length, 0)
  assert.is((await webFontFor(face, [])).ranges, '')
})

test('ranges join neighbours', () => {
  assert.is(unicodeRange([3, 1, 2, 9, 2]), 'U+1-3, U+9')
  assert.is(unicodeRange([]), '')
})

test.run()
