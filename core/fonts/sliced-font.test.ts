import { create, type Font } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fileFor } from './face.ts'
import { findFace } from './resolve-face.ts'
import { shapeWord } from './shape-word.ts'
import { webFontFor } from './web-font.ts'

const regular = findFace('Noto Sans JP', 400, false)
const bold = findFace('Noto Sans JP', 700, false)
if (regular === undefined || bold === undefined) throw new Error('Noto Sans JP is not installed')

const text = '日本語のかな、（鬱）'
const codePoints = Array.from(text, character => character.codePointAt(0) ?? 0)

test('characters of many slices are one face with a glyph each', () => {
  const word = shapeWord(text, regular)
  assert.equal(word.clusters, [...text])
  assert.is(new Set(word.glyphs).size, [...text].length)
  assert.ok(word.glyphs.every(glyph => glyph > 0))
  assert.is(word.width, [...text].length)
})

test('what is written in parts is drawn as a whole, and copied as it was written', () => {
  const word = shapeWord('か\u3099', regular)
  assert.equal([...word.glyphs], [...shapeWord('が', regular).glyphs])
  assert.equal(word.clusters, ['か\u3099'])
  const korean = findFace('Noto Sans KR', 400, false)
  assert.ok(korean)
  assert.equal([...shapeWord('\u1112\u1161\u11ab', korean).glyphs], [...shapeWord('한', korean).glyphs])
})

test('heavier weights are heavier', () => {
  const ink = (face: typeof regular): number =>
    face.font.glyphForCodePoint(0x4e00).bbox.maxY - face.font.glyphForCodePoint(0x4e00).bbox.minY
  assert.ok(ink(bold) > ink(regular) * 1.2)
})

test('a file cut from the slices has those characters, their outlines and advances', () => {
  const font = create(Buffer.from(fileFor(bold, codePoints))) as Font
  assert.equal(
    font.characterSet,
    [...codePoints].sort((one, other) => one - other),
  )
  for (const codePoint of codePoints) {
    const [cut, own] = [font.glyphForCodePoint(codePoint), bold.font.glyphForCodePoint(codePoint)]
    assert.is(cut.advanceWidth, own.advanceWidth)
    assert.equal({ ...cut.bbox }, { ...own.bbox }, String.fromCodePoint(codePoint))
  }
})

test('characters that the index names and no slice has are not covered', () => {
  const ethiopic = findFace('Noto Sans Ethiopic', 400, false)
  assert.ok(ethiopic?.covers(0x1200))
  assert.not(ethiopic?.covers(0x1249))
})

test('a web font is the same whatever was asked for before', async () => {
  const once = await webFontFor(regular, codePoints)
  await webFontFor(regular, codePoints.slice(3))
  const again = await webFontFor(regular, codePoints.toReversed())
  assert.equal(again.woff2, once.woff2)
  assert.ok(once.woff2.length < 20_000)
})

test.run()
