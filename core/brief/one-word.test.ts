import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneWordIn } from './one-word.ts'

test('one word in a colour is told in several languages', () => {
  assert.is(oneWordIn('Black, white text and one scarlet word.')?.color, 'scarlet')
  assert.is(oneWordIn('white type, a single word in lime green')?.color, 'lime green')
  assert.is(oneWordIn('Weiß auf Schwarz, ein Wort in Orange')?.color, 'Orange')
  assert.is(oneWordIn('fond nuit, un seul mot en jaune, sobre')?.color, 'jaune')
  assert.is(oneWordIn('una sola palabra en turquesa')?.color, 'turquesa')
})

test('what is in other words asks for none', () => {
  assert.is(oneWordIn('keep it in one or two words'), undefined)
  assert.is(oneWordIn('black text on white'), undefined)
})

test.run()
