import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { familyNamed } from '../../fonts/catalogue.ts'
import { contrast } from '../../theme/contrast.ts'
import { lexiconEntries, meaningOf } from '../lexicon.ts'
import { colorRows } from './colors.ts'
import { moodRows, pairings } from './moods.ts'
import { typefaceRows } from './typefaces.ts'

test('every word has one row, but for those with a second reading', () => {
  const rows = new Map<string, number>()
  for (const [words] of lexiconEntries()) {
    for (const word of words.split('|')) rows.set(word, (rows.get(word) ?? 0) + 1)
  }
  const shared = [...rows].filter(([, count]) => count > 1).map(([word]) => word)
  // `bold` is a weight beside a part and a mood alone; `legal` is a mood, the paper is `legal size`.
  assert.equal(shared.sort(), ['bold', 'legal', 'vivid'])
})

test('words are lower case and without hyphens, as they are looked up', () => {
  for (const [words] of lexiconEntries()) {
    for (const word of words.split('|')) {
      assert.is(word, word.toLowerCase().replaceAll('-', ' ').trim())
      assert.ok(meaningOf(word), word)
    }
  }
})

test('the mood words of the sample briefs', () => {
  for (const word of [
    'warm',
    'editorial',
    'minimal',
    'swiss',
    'luxury',
    'playful',
    'corporate',
    'calm',
    'nordic',
    'brutalist',
  ]) {
    assert.is(meaningOf(word)?.kind, 'mood', word)
  }
})

test('mood vectors stay within −1…1', () => {
  for (const { words, vector } of moodRows) {
    assert.ok(
      vector.every(value => value >= -1 && value <= 1),
      words,
    )
  }
})

test('every family of a word or pairing is one that a design can name', () => {
  const named = [
    ...Object.values(pairings).flatMap(({ display, text }) => [display, text]),
    ...typefaceRows.flatMap(([, { family, text }]) => (text === undefined ? [family] : [family, text])),
  ]
  for (const family of named) {
    assert.ok(familyNamed(family)?.metrics, family)
  }
})

test('colours are `#rrggbb` and carry white or dark text', () => {
  for (const [names, hex] of colorRows) {
    assert.match(hex, /^#[0-9a-f]{6}$/, names)
    assert.ok(Math.max(contrast(hex, '#ffffff'), contrast(hex, '#111111')) >= 4.5, names)
  }
})

test('plurals are read as their singular', () => {
  assert.is(meaningOf('gradients'), meaningOf('gradient'))
  assert.is(meaningOf('page numbers'), meaningOf('page number'))
  assert.is(meaningOf('gradientsss'), undefined)
})

test.run()
