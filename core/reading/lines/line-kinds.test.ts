import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { kindsOfLine } from './line-kinds.ts'

const told = (lang: string, text: string): string => [...kindsOfLine(text, lang)].sort().join(' ')

test('a bare line tells when, where, how much or how to ask', () => {
  assert.is(told('en', 'every 2nd sunday - Hadley Rugby Club'), 'when where')
  assert.is(told('en', 'Tuesdays 7.30, the old school'), 'when where')
  assert.is(told('en', 'Nettlecombe Farm, next left 300m'), 'where')
  assert.is(told('en', '£5.50 a kilo'), 'price')
  assert.is(told('en', 'Marguerite 07700 900 285'), 'reach')
  assert.is(told('de', 'Sonntag 6. Juni'), 'when')
  assert.is(told('de', 'Lindenplatz'), 'where')
  assert.is(told('es', 'sábado 18 de octubre a partir de las 21h'), 'when')
  assert.is(told('it', 'ingresso libero'), 'price')
  assert.is(told('pl', 'sobota 5 września 2026, godz. 15'), 'when')
})

test('most lines tell nothing of that', () => {
  assert.is(told('en', 'no dogs no early birds'), '')
  assert.is(told('en', 'Est. 1934, Edinburgh'), '')
  assert.is(told('en', 'Ashcombe Rovers 3'), '')
  assert.is(told('fr', 'le sol et la mer'), '')
})

test.run()
