import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../../core/source/text.ts'
import { cutTitle } from './title-figure.ts'

const figureOf = (value: string): string | undefined => {
  const cut = cutTitle({ type: 'heading', depth: 1, children: [{ type: 'text', value }] })
  return cut && plainText({ type: 'paragraph', children: [...cut.figure] })
}

test('an amount of a title is its figure, a time of day and a number that a sentence goes on from are none', () => {
  assert.is(figureOf('We lost 312 hives'), '312 hives')
  assert.is(figureOf('Costs fell by 31 %'), '31 %')
  for (const title of [
    'Why you are here at 7.40 in the morning',
    'Warum wir um 18.30 Uhr anfangen',
    'Rendez-vous à 19h30 pile',
    'Open from 18:15 on',
    '31 von 40 Kästen sind dicht',
  ])
    assert.is(figureOf(title), undefined, title)
})

test.run()
