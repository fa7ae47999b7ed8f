import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const copy = 'kite day sunday 4 may bring string oficina de pipas'
const says = (words: string): boolean => copy.includes(words)
const ranksOf = (brief: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readBrief(brief, baseDesign, { says }).design.parts ?? {}).flatMap(([key, dress]) =>
      dress?.rank ? [[key, dress.rank]] : [],
    ),
  )

test('what matters most is seen first, whether it stands before or behind the words for that', () => {
  for (const brief of [
    'The date matters most, sky blue.',
    'What counts is the date.',
    'Sky blue. Above all the date.',
    'The most important thing is the date.',
    'People should see the date first.',
    'Am wichtigsten ist das Datum, himmelblau.',
    'Das Wichtigste: das Datum.',
    'La date est le plus important, bleu ciel.',
    'Lo más importante es la fecha.',
    'La data è la cosa più importante.',
    'De datum is het belangrijkst.',
    'Błękit i biel. Data najważniejsza.',
    'Datumet är viktigast.',
    'En önemli şey tarih.',
    'Найважливіше – дата.',
    '日付が最も重要です。',
    'التاريخ هو الأهم.',
  ])
    assert.equal(ranksOf(brief), { dates: 'first' }, brief)
})

test('what nobody may miss, and what is important, comes second', () => {
  for (const brief of [
    'Nobody should miss the date.',
    'The date is really important.',
    'Make the date pop.',
    'The date must stick out.',
    'Die Farben ruhig, das Datum darf niemand übersehen.',
    'La date ne doit pas passer inaperçue.',
  ])
    assert.equal(ranksOf(brief), { dates: 'second' }, brief)
  assert.equal(ranksOf('A oficina de pipas tem que chamar mais atenção que o resto.'), {
    'said:oficina de pipas': 'first',
  })
})

test('what is not said of a thing of the copy, or is denied, ranks nothing', () => {
  for (const brief of [
    'Above all keep it calm.',
    'The most important thing is that it is readable.',
    'The date is not the most important thing.',
    'Vor allem Blau.',
    'Surtout la date en rouge.',
    'Pop art for kids.',
    'Die Schrift ist am wichtigsten.',
  ])
    assert.equal(ranksOf(brief), {}, brief)
})

test.run()
