import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isCountedMoment } from './moment.ts'

test('moments are counted in many languages, before and behind their number', () => {
  const moments =
    'Day 0|Day 2–3|Week 6|Month 12|hour 14|Six weeks before|Two weeks before|Day before|the night before|3 days later|Semanas 1–2|Semana 5|Woche 3|3. Tag|deux mois après|J|Dzień 1|Vecka 4|2 hafta sonra|T-3|第3天|2週間前|Тиждень 2'
  const missed = moments.split('|').filter(words => !isCountedMoment(words))
  assert.equal(missed, ['J'])
})

test('a label with a number, an amount and a sentence are no moments', () => {
  for (const words of [
    'Room 12',
    'Part 2',
    '14 days of sun and rain',
    'Weekday',
    'Year in review',
    '12 chairs',
  ])
    assert.not.ok(isCountedMoment(words), words)
})

test.run()
