import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Role } from '../../../core/reading/roles.ts'
import type { Entry } from './entry.ts'
import { inOwnVoice } from './own-voice.ts'

function entry(label: string, value: string, role?: Role): Entry {
  return { ...(role && { role }), label: phraseOf(label), written: true, lines: [phraseOf(value)] }
}

function said(entries: readonly Entry[], lang: string): readonly string[] {
  return inOwnVoice(entries, lang).map(({ label, lines }) =>
    [label.text, ...lines.map(({ text }) => text)].filter(text => text !== '').join(' '),
  )
}

test('what a record names for a program is said in its own voice', () => {
  const cases: readonly [string, readonly Entry[], readonly string[]][] = [
    [
      'en',
      [entry('author', 'Ana Ruiz', 'author'), entry('reading_time', '9 min')],
      ['by Ana Ruiz', '9 min read'],
    ],
    [
      'de',
      [entry('Autorin', 'Ines Kalb', 'author'), entry('Lesezeit', '12 Min.')],
      ['von Ines Kalb', '12 Min. Lesezeit'],
    ],
    ['es', [entry('Tiempo de lectura', '5 min')], ['5 min de lectura']],
    ['pl', [entry('autor', 'Ewa Lis', 'author')], ['Ewa Lis']],
    ['fr', [entry('site', 'lune.example', 'url')], ['lune.example']],
  ]
  for (const [lang, entries, words] of cases) assert.equal(said(entries, lang), words, lang)
})

test('a name that says more than a record, and names in a column, stay', () => {
  assert.equal(said([entry('Speaker', 'Ana Ruiz', 'author')], 'en'), ['Speaker Ana Ruiz'])
  assert.equal(said([entry('Reading time', 'all of Sunday afternoon')], 'en'), [
    'Reading time all of Sunday afternoon',
  ])
  assert.equal(said([entry('Web', 'ada.example', 'url'), entry('Mail', 'hi@ada.example', 'email')], 'en'), [
    'Web ada.example',
    'Mail hi@ada.example',
  ])
})

test.run()
