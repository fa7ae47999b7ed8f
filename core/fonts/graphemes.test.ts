import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { graphemes } from './graphemes.ts'

test('marks, flags, skin tones and joined emoji stay together', () => {
  assert.equal(graphemes('e\u0301👍🏽🇫🇷🇩🇪👩‍👩‍👧‍👦a'), ['e\u0301', '👍🏽', '🇫🇷', '🇩🇪', '👩‍👩‍👧‍👦', 'a'])
})

test('typographic punctuation stands alone unless marks follow it', () => {
  assert.equal(graphemes('“it’s” – so…'), Array.from('“it’s” – so…'))
  assert.equal(graphemes('‼\ufe0f’\u0301'), ['‼\ufe0f', '’\u0301'])
})

test('every unit of writing that is read without a segmenter is a character, alone and beside others', () => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  for (let unit = 0; unit < 0xd800; unit += 1) {
    const text = `a${String.fromCharCode(unit)}я가`
    const wanted = [...segmenter.segment(text)].map(({ segment }) => segment)
    if (graphemes(text).length !== wanted.length) assert.equal(graphemes(text), wanted, unit.toString(16))
  }
})

test('long text is cut as short text is', () => {
  const unit = ['👩‍👩‍👧‍👦', 'é', '🇫🇷', 'नि', 'x']
  for (let before = 0; before < 12; before++) {
    const expected = [...Array<string>(1018 + before).fill('م'), ...unit, ...unit]
    assert.equal(graphemes(expected.join('')), expected)
  }
})

test('characters join to the text for broken input', () => {
  for (const text of ['', '\ud800', '\udc00\ud800', '\u0301', `a${'\u0301'.repeat(5000)}`, '\r\n']) {
    assert.is(graphemes(text).join(''), text)
  }
})

test.run()
