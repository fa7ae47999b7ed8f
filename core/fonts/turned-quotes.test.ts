import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { familyNamed, families } from './catalogue.ts'
import { findFace } from './resolve-face.ts'
import { quotePairs, withQuotesTurned } from './turned-quotes.ts'

test('in every face angle quotes point the way that their names say', () => {
  for (const family of families) {
    const face = findFace(family.name, 400, false)
    if (face?.bytes === undefined) continue
    for (const pair of quotePairs)
      assert.is(withQuotesTurned(Buffer.from(face.bytes), face.font, pair), undefined, family.name)
  }
})

test('a face whose quotes are drawn the wrong way round keeps its other letters and their widths', () => {
  assert.ok(familyNamed('Krona One'))
  const face = findFace('Krona One', 400, false)
  const advance = (text: string): number =>
    face?.font.glyphForCodePoint(text.codePointAt(0) ?? 0).advanceWidth ?? 0
  assert.is(advance('«'), advance('»'))
  assert.ok(advance('M') > advance('i'))
})

test.run()
