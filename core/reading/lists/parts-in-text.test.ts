import type { Paragraph } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sentencesIn } from './running-text.ts'
import { partsTold } from './parts-in-text.ts'

const partsOf = (value: string, lang = 'en'): readonly string[] => {
  const block: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] }
  const context = { lang } as Parameters<typeof partsTold>[1]
  return partsTold(sentencesIn(block, context).sentences, context).map(({ figure }) => figure.text)
}

test('amounts that add up to a whole which the text says are its parts, sentence by sentence', () => {
  const mattress =
    'A mattress weighs about 30 kilos. Out of the 30 kilos we get 13 kilos of springs. 6 kilos is foam. 5 kilos is felt. 3 kilos is cover. 1 kilo is wood. The last 2 kilos is dust. That makes 28 kilos used again.'
  assert.equal(partsOf(mattress), ['13 kilos', '6 kilos', '5 kilos', '3 kilos', '1 kilo', '2 kilos'])
  assert.equal(partsOf('61 % sont du compost. 27 % sont du gaz. 12 % ont dû être écartés.', 'fr'), [
    '61 %',
    '27 %',
    '12 %',
  ])
})

test('parts in one sentence have a clause each, and no word is lost between them', () => {
  const value =
    'Von 100 Cent gehen 38 Cent in die Löhne, 22 Cent kosten Mehl, 14 Cent der Ofen, 11 Cent die Miete und 15 Cent Steuern.'
  const block: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] }
  const context = { lang: 'de' } as Parameters<typeof partsTold>[1]
  const parts = partsTold(sentencesIn(block, context).sentences, context)
  assert.is(parts.length, 5)
  assert.is(parts.map(({ words }) => words.text).join(' '), value)
})

test('amounts that add up to nothing are no parts', () => {
  for (const text of [
    'We have 3 boats, 12 boats on hire and 40 boats in the shed.',
    'It took 9 minutes. The crew is 23 people. It costs £40.',
    'Shares rose by 12 %. Sales fell by 3 %. Rents are up 4 %.',
  ])
    assert.equal(partsOf(text), [], text)
})

test.run()
