import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../../core/source/text.ts'
import { dottedIn } from './dotted.ts'
import type { Person } from './people.ts'

const person = (name: string, reports: readonly Person[] = []): Person => ({
  group: [],
  name: [{ type: 'text', value: name }],
  role: [],
  details: [],
  vacant: false,
  reports,
})

const told = (sentence: string): readonly string[] =>
  dottedIn(
    [{ type: 'paragraph', children: [{ type: 'text', value: sentence }] }],
    [person('Ada Moss', [person('Bo Lund'), person('Cy Lund'), person('Zarina Yusof')])],
  ).map(({ from, to }) => `${phrasingText(from.name)} → ${phrasingText(to.name)}`)

test('who also reports to somebody is told by a sentence that names two people', () => {
  assert.equal(told('Dotted line: Zarina also reports to Ada for audits.'), ['Zarina Yusof → Ada Moss'])
  assert.equal(told('Gestrichelt: Bo Lund berichtet auch an Zarina.'), ['Bo Lund → Zarina Yusof'])
})

test('a name that two people have, or a sentence of something else, tells none', () => {
  assert.equal(told('Lund also reports to Ada.'), [])
  assert.equal(told('Zarina and Ada left in May.'), [])
})

test.run()
