import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveFace } from './resolve-face.ts'
import { segmentByFace } from './segment.ts'
import type { ShapedWord } from './shape.ts'
import { shapeWord } from './shape-word.ts'

const serif = resolveFace('Source Serif 4', 400, false)

/** Cluster texts in reading order. */
function reading(word: ShapedWord): string {
  return (word.rtl ? [...word.clusters].reverse() : word.clusters).join('')
}

test('ligatures keep their letters in one cluster', () => {
  const word = shapeWord('office', serif)
  assert.equal(word.clusters, ['o', 'ffi', 'c', 'e'])
  assert.is(word.glyphs.length, 4)
})

test('the same word is shaped once', () => {
  assert.is(shapeWord('again', serif), shapeWord('again', serif))
})

test('width is the sum of advances, kerning included', () => {
  const pair = shapeWord('AV', serif)
  const apart = shapeWord('A', serif).width + shapeWord('V', serif).width
  assert.ok(pair.width < apart)
})

test('tabular figures have one width', () => {
  const inter = resolveFace('Inter', 400, false)
  assert.is.not(shapeWord('1111', inter).width, shapeWord('8888', inter).width)
  const [ones, eights] = ['1111', '8888'].map(text => shapeWord(text, inter, { tabular: true }).width)
  assert.is(ones, eights)
})

test('code is set cell by cell, never with ligatures', () => {
  const mono = resolveFace('JetBrains Mono', 400, false)
  const word = shapeWord('a->b != c', mono)
  assert.is(word.glyphs.length, 9)
  assert.ok(Math.abs(word.width - 9 * 0.6) < 1e-5)
  assert.equal(word.clusters.join(''), 'a->b != c')
})

test('right-to-left words are in visual order, and their brackets turn round', () => {
  const hebrew = resolveFace('Rubik', 400, false)
  const word = shapeWord('(אב', hebrew, { rtl: true })
  assert.ok(word.rtl)
  assert.equal(word.clusters, ['ב', 'א', '('])
  const closing = hebrew.font.glyphForCodePoint(0x29).id
  assert.is(word.glyphs[2], closing)
})

test('arabic digits keep their order when the bidi algorithm says so', () => {
  const face = resolveFace('Noto Naskh Arabic', 400, false)
  assert.equal(shapeWord('١٢', face, { rtl: false }).clusters, ['١', '٢'])
})

test('vowels before their consonants take the form of their place, as HarfBuzz has it', () => {
  const bengali = resolveFace('Noto Sans Bengali', 400, false)
  const [first, second] = ['বে', 'কবে'].map(text => shapeWord(text, bengali)) as [ShapedWord, ShapedWord]
  // Only at the start of a word has the vowel no line above.
  assert.is.not(first.glyphs[0], second.glyphs[1])
  assert.equal(second.clusters, ['ক', 'বে', ''])
  const [conjunct] = shapeWord('দ্ধি', bengali).clusters
  assert.is(conjunct, 'দ্ধি')
})

test('signs of several characters are one picture, with selectors inside or not', () => {
  const emoji = resolveFace('Twemoji', 400, false)
  for (const sign of ['👩‍👩‍👧‍👦', '🇫🇷', '👍🏽', '1️⃣', '❤️‍🔥', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
    const { glyphs, clusters, width } = shapeWord(sign, emoji)
    assert.is(glyphs.length, 1, sign)
    assert.equal(clusters, [sign])
    assert.is(width, 1)
    assert.ok((emoji.layers?.(glyphs[0] ?? 0).length ?? 0) > 1, sign)
  }
})

test('a missing glyph keeps its character', () => {
  const word = shapeWord('漢字', serif)
  assert.equal([...word.glyphs], [0, 0])
  assert.equal(word.clusters, ['漢', '字'])
})

test('joiners that the face lacks take no room and show no box', () => {
  const joined = shapeWord('x\u200dy', serif)
  assert.ok(Math.abs(joined.width - shapeWord('x', serif).width - shapeWord('y', serif).width) < 1e-5)
  assert.not([...joined.glyphs].includes(0))
})

test('clusters join to the text for scripts that reorder and for broken input', () => {
  const texts = [
    'हिन्दी',
    'कि',
    'क्षत्रिय',
    'مُحَمَّد',
    'لا',
    'กำ',
    'น้ำ',
    'e\u0301',
    '\u0301',
    '\ud83d',
    '🇫🇷🇩',
    '각',
  ]
  for (const text of texts) {
    for (const run of segmentByFace(text, { family: 'Inter', weight: 400, italic: false }, 'en')) {
      const word = shapeWord(run.text, run.face)
      assert.is(reading(word), run.text)
      assert.is(word.clusters.length, word.glyphs.length)
    }
  }
})

test('figures before a comma are kerned once, not twice', () => {
  const face = resolveFace('Inter', 400, false)
  const [seven = 0] = shapeWord('7,', face).advances
  const [closed = 0] = shapeWord('7,', face, { tabular: true }).advances
  // HarfBuzz gives 0.730 em for the pair, of which the comma takes 0.288.
  assert.ok(Math.abs(seven - 0.441) < 0.002, `the seven takes ${seven} em`)
  assert.ok(closed > 0.4)
})

test('figures stand on the line, also in faces whose own hang', () => {
  for (const name of ['Playfair Display', 'Cormorant Garamond']) {
    const face = resolveFace(name, 400, false)
    const [glyph = 0] = shapeWord('1', face).glyphs
    const hanging = face.font.glyphForCodePoint('1'.charCodeAt(0))
    assert.is.not(glyph, hanging.id, name)
  }
})

test('thin spaces and the firm hyphen are drawn with what the face has', () => {
  const face = resolveFace('Fraunces', 400, false)
  const word = shapeWord('a\u202fb\u2011c', face)
  assert.not([...word.glyphs].includes(0))
  assert.is(word.clusters.join(''), 'a\u202fb\u2011c')
  assert.ok(Math.abs((word.advances[1] ?? 0) - 0.2) < 1e-6)
})

test.run()
