import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readBand } from './band.ts'

test('a number, a stretch between two, and what is open on one side are bands of one unit', () => {
  assert.equal(readBand('7 m', 'en'), { from: 7, to: 7, unit: 'm' })
  assert.equal(readBand('9 km, up to 14 km', 'en'), { from: 9, to: 14, unit: 'km' })
  assert.equal(readBand('0.04–0.26', 'en'), { from: 0.04, to: 0.26, unit: '' })
  assert.equal(readBand('4 °C à 63 °C', 'fr'), { from: 4, to: 63, unit: '°C' })
  assert.equal(readBand('von 2 bis 8 °C', 'de'), { from: 2, to: 8, unit: '°C' })
  assert.equal(readBand('–20 °C ou menos', 'pt'), { from: undefined, to: -20, unit: '°C' })
  assert.equal(readBand('hasta 5 °C', 'es'), { from: undefined, to: 5, unit: '°C' })
  assert.equal(readBand('über 65 °C', 'de'), { from: 65, to: undefined, unit: '°C' })
  assert.equal(readBand('75 °C or more', 'en'), { from: 75, to: undefined, unit: '°C' })
})

test('what says more, two units, or a stretch that falls is no band', () => {
  for (const text of [
    '5 m to 3 kg',
    '12 to 9',
    'about once a week',
    'up to the knee',
    '12 May 2026',
    '3 of 5 or so',
  ])
    assert.is(readBand(text, 'en'), undefined, text)
})

test.run()
