import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInPhrases } from './phrases.ts'

test('names that their author divided by blanks are in phrases', () => {
  assert.ok(isInPhrases('京都 竹工房 小川'))
  assert.ok(isInPhrases('珈琲　灯台'))
})

test('running text and Latin names are not', () => {
  assert.not.ok(isInPhrases('刃物工房'))
  assert.not.ok(isInPhrases('Atelier Morvan'))
  assert.not.ok(isInPhrases('本日は 休業いたします。またのお越しを'))
})

test.run()
