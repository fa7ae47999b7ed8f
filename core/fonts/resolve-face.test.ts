import { create, type Font } from 'fontkit'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { families, familyNamed } from './catalogue.ts'
import { findFace, nearestCut, resolveFace } from './resolve-face.ts'

test('every family of the catalogue that is not optional is installed and opens', () => {
  for (const family of families) {
    if (family.optional) continue
    const face = findFace(family.name, 400, false)
    assert.ok(face, family.name)
    assert.is(face.family, family.name)
    assert.ok(face.ascent > 0.6 && face.ascent < 1.6, `${family.name} ascent ${face.ascent}`)
    // Letters of pixels fill their square.
    const isSquare = family.name.startsWith('Press Start')
    assert.ok(
      face.descent > (isSquare ? -0.1 : 0.1) && face.descent < 0.8,
      `${family.name} descent ${face.descent}`,
    )
    assert.ok(face.xHeight > 0.3 && face.xHeight <= 0.75, `${family.name} x-height ${face.xHeight}`)
    assert.ok(
      face.capHeight > 0.5 && face.capHeight <= (isSquare ? 1 : 0.9),
      `${family.name} cap height ${face.capHeight}`,
    )
    assert.ok(face.underlinePosition < 0 && face.underlineThickness > 0, family.name)
  }
})

test('a face is parsed once and has a stable key', () => {
  const face = resolveFace('Source Serif 4', 400, true)
  assert.is(face.key, 'source-serif-4:400i')
  assert.is(resolveFace('source-serif-4', 400, true), face)
})

test('a family without italics answers with its upright', () => {
  const face = resolveFace('Great Vibes', 700, true)
  assert.is(face.key, 'great-vibes:400')
})

test('an unknown family becomes the text default', () => {
  assert.is(resolveFace('Comic Papyrus', 650, false).family, 'Source Sans 3')
  assert.is(findFace('Comic Papyrus', 400, false), undefined)
})

test('weights follow CSS: 400 looks at 500 first, light wishes look below, heavy ones above', () => {
  const cuts = [300, 400, 500, 700].map(weight => ({ weight, italic: false, file: '' }))
  const nearest = (wish: number): number | undefined => nearestCut(cuts, wish, false)?.weight
  assert.is(nearest(450), 500)
  assert.is(nearest(350), 300)
  assert.is(nearest(600), 700)
  assert.is(nearest(900), 700)
  assert.is(nearest(100), 300)
  const few = [300, 700].map(weight => ({ weight, italic: false, file: '' }))
  assert.is(nearestCut(few, 400, false)?.weight, 300)
})

test('coverage tells letters from gaps', () => {
  const face = resolveFace('Fraunces', 400, false)
  assert.ok(face.covers(0x41))
  assert.not(face.covers(0x416))
  assert.not(face.covers(0x1f600))
  assert.ok(face.covers(0x202f), 'a narrow space is drawn with the space')
})

test('names are found in any case, with spaces or hyphens', () => {
  assert.is(familyNamed('ibm plex SANS')?.slug, 'ibm-plex-sans')
  assert.is(familyNamed('IBM-Plex-Sans')?.slug, 'ibm-plex-sans')
})

test('a sign made of two others turns its parts as the font says', () => {
  const { font } = resolveFace('Fraunces', 600, false)
  const { minX, maxX, minY, maxY } = font.glyphForCodePoint(0x2b).path.bbox
  assert.ok(minY >= 0, `the plus reaches down to ${minY}`)
  assert.ok(Math.abs(maxX - minX - (maxY - minY)) < (maxX - minX) * 0.1, 'the plus is as high as wide')
})

test('the numbers before the names of glyphs are those of the font file', () => {
  for (const family of ['Inter', 'EB Garamond', 'JetBrains Mono']) {
    const { font, bytes } = resolveFace(family, 400, true)
    const read = create(Buffer.from(bytes ?? [])) as Font
    for (const key of ['italicAngle', 'underlinePosition', 'underlineThickness'] as const)
      assert.is(font[key], read[key], `${family} ${key}`)
  }
})

test.run()
