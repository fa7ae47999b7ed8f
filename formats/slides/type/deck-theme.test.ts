import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob } from '../../../core/render.ts'
import format from '../slide-deck.ts'
import { onPhone } from './deck-theme.ts'

const test = suite('deck theme')

test('words that stay on one line are as wide as one word on a phone, and a long last word may part', async () => {
  const { context } = await composeJob({ content: '# Bees' }, format)
  const sizeOf = (words: string): number => onPhone(context.theme, words, 900, true).size
  assert.is(sizeOf('42 kg'), sizeOf('42-kg'))
  assert.is(sizeOf('Bees on the roof'), sizeOf('the-roof'))
  assert.is(sizeOf('Come to the orchard'), sizeOf('orchard'))
  assert.ok(sizeOf('42 kg') < sizeOf('kg'))
  // No heading: only what belongs together stays so, however long.
  const said = (words: string): number => onPhone(context.theme, words, 900).size
  assert.is(said('€1.2 million'), said('€1.2-million'))
  assert.is(said('Bees on the roof'), said('Bees'))
})

test.run()
