import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { missingGlyphMessage } from './fallback.ts'
import { scriptsIn } from './scripts.ts'
import { segmentByFace } from './segment.ts'

const serif = { family: 'Fraunces', weight: 400, italic: false }

function keys(text: string, lang = 'en'): string[] {
  return segmentByFace(text, serif, lang).map(run => `${run.face.key}${run.missing ? '!' : ''}`)
}

test('covered text is one run of the asked face', () => {
  assert.equal(keys('café'), ['fraunces:400'])
  assert.equal(segmentByFace('', serif, 'en'), [])
})

test('each script goes to a family that has it', () => {
  assert.equal(keys('Привет'), ['source-serif-4:400'])
  assert.equal(keys('שלום'), ['frank-ruhl-libre:400'])
  assert.equal(keys('مرحبا'), ['noto-naskh-arabic:400'])
  assert.equal(keys('สวัสดี'), ['noto-sans-thai:400'])
  assert.equal(keys('नमस्ते'), ['noto-sans:400'])
  assert.equal(keys('─┼'), ['dejavu-sans:400'])
})

test('Arabic and Hebrew are upright beside a sans, and written beside a serif', () => {
  const of = (text: string, family: string) =>
    segmentByFace(text, { family, weight: 700, italic: false }, 'ar')[0]?.face.key
  assert.is(of('مرحبا', 'Inter'), 'noto-sans-arabic:700')
  assert.is(of('مرحبا', 'EB Garamond'), 'noto-naskh-arabic:700')
  assert.is(of('מודעה', 'Inter'), 'noto-sans-hebrew:700')
  assert.is(of('מודעה', 'EB Garamond'), 'frank-ruhl-libre:700')
})

test('code falls back to another monospaced face first', () => {
  const runs = segmentByFace('├─ ✓', { family: 'JetBrains Mono', weight: 400, italic: false }, 'en')
  assert.ok(runs.every(run => /mono/.test(run.face.key)))
})

test('what a reader sees as one character is never split', () => {
  for (const emoji of ['👩‍👩‍👧‍👦', '🇫🇷', '👍🏽', '1️⃣', '❤️']) {
    assert.equal(keys(emoji), ['twemoji:400'], emoji)
  }
  assert.equal(keys('e\u0301'), ['fraunces:400'])
})

test('joiners and selectors never count as missing', () => {
  assert.equal(keys('a\u200db\u200c\ufe0e\u2060'), ['fraunces:400'])
})

test('what no font has stays in the asked face and is marked', () => {
  assert.equal(keys('a\u{1fffe}b'), ['fraunces:400', 'fraunces:400!', 'fraunces:400'])
})

test('runs join to the text for any input', () => {
  for (const text of ['a漢b字', '\ud800x', '\udc00', '\u0301', '🇫', 'x\u0000y', '(אב) c']) {
    assert.is(
      segmentByFace(text, serif, 'ja')
        .map(run => run.text)
        .join(''),
      text,
    )
  }
})

test('the message about a missing glyph names the package for its script', () => {
  assert.match(missingGlyphMessage(0xc05).hint ?? '', '@expo-google-fonts/noto-sans-telugu')
  assert.match(missingGlyphMessage(0xd05).hint ?? '', '@expo-google-fonts/noto-sans-malayalam')
  assert.match(missingGlyphMessage(0xc05).text, 'అ U+0C05')
  assert.match(missingGlyphMessage(0x1fffe).hint ?? '', 'replace the character')
  assert.is(missingGlyphMessage(0x5d0).rule, 'glyph-missing')
})

test('scripts of a text', () => {
  assert.equal([...scriptsIn('Hello, 1 — мир ελ אב عر नम กข 漢 かカ 한')].sort(), [
    'Arab',
    'Cyrl',
    'Deva',
    'Grek',
    'Hang',
    'Hani',
    'Hebr',
    'Hira',
    'Kana',
    'Latn',
    'Thai',
  ])
  assert.equal([...scriptsIn('123 !? ×')], [])
  assert.equal([...scriptsIn('𠀀')], ['Hani'])
})

test('letters that a face has in other files are set in those, and stand-ins are as heavy as it looks', () => {
  const of = (text: string, family: string, lang = 'pl') =>
    segmentByFace(text, { family, weight: 400, italic: false }, lang).map(({ text: run, face }) => [
      run,
      face.key,
    ])
  assert.equal(of('Łódź', 'Lobster'), [
    ['Ł', 'lobster-latin-ext:400'],
    ['ód', 'lobster:400'],
    ['ź', 'lobster-latin-ext:400'],
  ])
  assert.equal(of('Хліб', 'Lobster', 'uk'), [['Хліб', 'lobster-cyrillic:400']])
  assert.equal(of('魚', 'Alfa Slab One', 'ja'), [['魚', 'noto-serif-jp:900']])
})

test('Chinese, Japanese and Korean beside a serif are set in Song, Mincho and Myeongjo', () => {
  const of = (family: string, lang: string, text = '茶') =>
    segmentByFace(text, { family, weight: 400, italic: false }, lang)[0]?.face.family
  assert.is(of('Source Serif 4', 'zh'), 'Noto Serif SC')
  assert.is(of('Inter', 'zh'), 'Noto Sans SC')
  assert.is(of('Source Serif 4', 'ja', '茶の湯'), 'Noto Serif JP')
  assert.is(of('Source Serif 4', 'ko', '차'), 'Noto Serif KR')
  assert.is(of('Inter', 'ko', '차'), 'Noto Sans KR')
  assert.is(of('Source Serif 4', 'zh-TW'), 'Noto Sans TC', 'its own face is not installed')
})

test.run()
