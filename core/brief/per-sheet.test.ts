import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { perSheetIn } from './per-sheet.ts'

const told: readonly (readonly [string, number, string])[] = [
  ['Gutscheine, 6 pro A4-Blatt, mit Schnittmarken', 6, 'a4'],
  ['small flyer, 3 to a sheet, red', 3, ''],
  ['we cut them ourselves: 8-up, teal', 8, ''],
  ['bons de réduction, 4 par feuille A4', 4, 'a4'],
  ['6 cupones por hoja A4, rojo', 6, 'a4'],
  ['10 wizytówek na A4, granat', 10, 'a4'],
  ['クーポン、A4に8面、青', 8, 'a4'],
  ['12 tickets on one Letter page', 12, 'letter'],
]

test('how many pieces a sheet holds is read in many languages', () => {
  for (const [brief, count, sheet] of told) {
    const found = perSheetIn(brief)
    assert.equal([found?.count, found?.sheet], [count, sheet], brief)
  }
})

test('what is counted otherwise is no piece', () => {
  for (const brief of [
    'A4, 2 columns on the page',
    'one coupon on A4, 20% the biggest thing',
    'open 10 to 6, A5 page',
    'Type 12 on cream paper stock',
    'size 5.5 x 2 in',
    'a 1-up layout',
  ])
    assert.is(perSheetIn(brief), undefined, brief)
})

test.run()
