import { create, type Font } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findFontFile, readFontFile, resolveFace } from './resolve-face.ts'
import { fromWoff } from './open-face.ts'
import { fromWoff2 } from './from-woff2.ts'
import { toWoff2 } from './to-woff2.ts'

function installed(packageName: string, file: string): Buffer {
  return Buffer.from(readFontFile(findFontFile(packageName, file) ?? ''))
}

const slice = installed('@fontsource-variable/noto-sans-jp', 'files/noto-sans-jp-119-wght-normal.woff2')

test('outlines, advances and characters are those that another reader finds', () => {
  const font = create(fromWoff2(slice)) as Font
  const other = create(slice) as Font
  assert.equal(font.characterSet, other.characterSet)
  for (const codePoint of other.characterSet) {
    const [one, two] = [font.glyphForCodePoint(codePoint), other.glyphForCodePoint(codePoint)]
    assert.is(one.path.toSVG(), two.path.toSVG(), String.fromCodePoint(codePoint))
    assert.is(one.advanceWidth, two.advanceWidth)
  }
})

test('weights are those of the variable font', () => {
  const font = create(fromWoff2(slice)) as Font
  const width = (weight: number): number => {
    const { minX, maxX } = font.getVariation({ wght: weight }).glyphForCodePoint(0x3042).bbox
    return maxX - minX
  }
  assert.ok(width(900) > width(400) && width(400) > width(100))
})

test('what was compressed as it was comes back with the same tables', () => {
  const bytes = Buffer.from(resolveFace('Inter', 400, false).bytes ?? [])
  const [before, after] = [create(bytes), create(fromWoff2(toWoff2(bytes)))] as [Font, Font]
  for (const text of ['Hamburgefonstiv', 'office 0123']) {
    const [one, two] = [before.layout(text), after.layout(text)]
    assert.equal(
      two.glyphs.map(glyph => glyph.path.toSVG()),
      one.glyphs.map(glyph => glyph.path.toSVG()),
    )
    assert.is(two.advanceWidth, one.advanceWidth)
  }
})

test('WOFF 1 is read too', () => {
  const file = installed('@fontsource/dejavu-mono', 'files/dejavu-mono-latin-400-normal.woff')
  const [font, other] = [create(fromWoff(file)), create(file)] as [Font, Font]
  assert.equal(font.characterSet, other.characterSet)
  assert.is(font.layout('├─ x').glyphs[0]?.path.toSVG(), other.layout('├─ x').glyphs[0]?.path.toSVG())
  assert.throws(() => fromWoff(slice), 'not WOFF')
})

test('a file that is something else is refused', () => {
  assert.throws(() => fromWoff2(Buffer.from('OTTO and more that is no font')), 'not WOFF 2')
})

test.run()
