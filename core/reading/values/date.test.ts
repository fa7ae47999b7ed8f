import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findValues } from './read-value.ts'

const dates = (text: string): readonly string[] =>
  findValues(text, 'en').flatMap(({ value, start, end }) =>
    value.type === 'date' ? [text.slice(start, end)] : [],
  )

test('the first figures of a number in groups are no day of the month before them', () => {
  assert.equal(dates('August 12,600'), [])
  assert.equal(dates('May 4.900 visitors'), [])
  assert.equal(dates("June 7'800"), [])
  assert.equal(dates('August 12, 600 people came'), ['August 12'])
  assert.equal(dates('August 12,2025'), ['August 12,2025'])
  assert.equal(dates('on 12 August 600 people came'), ['12 August'])
})

test('a month and a day in Han figures are a day, with no year before them too', () => {
  const found = findValues('就这个星期天,八月二十三号,早上到', 'zh')
  assert.equal(
    found.map(({ value }) => value.type === 'date' && value.from),
    ['--08-23'],
  )
  assert.equal(dates('三个人走了五里路'), [])
})

test('behind a month and a dash with room around it a number may count what follows', () => {
  assert.equal(dates('from 5 March – 12 talks'), ['from 5 March'])
  assert.equal(dates('5 March – 12'), ['5 March – 12'])
  assert.equal(dates('March 5 – 12 in York'), ['March 5 – 12'])
})

test('a season with two figures written to it is a code', () => {
  assert.equal(dates('Code: AUTUMN25'), [])
  assert.equal(dates('Code: SPRING26, valid until 3 May 2026').length, 1)
  assert.equal(dates('autumn 2025'), ['autumn 2025'])
})

test('two days that a plus joins are both', () => {
  for (const [text, lang] of [
    ['SAT 4 + SUN 5 OCTOBER', 'en'],
    ['Sa 4. + So 5. Oktober', 'de'],
    ['sam. 4 + dim. 5 octobre', 'fr'],
  ] as const) {
    const [found, ...others] = findValues(text, lang)
    assert.is(others.length, 0, text)
    assert.equal([found?.start, found?.end], [0, text.length], text)
    assert.is(found?.value.type === 'date' && found.value.to, '--10-05', text)
  }
  assert.equal(dates('4 + 20 October'), ['20 October'])
})

test('the weekday of the first of two days is in their date', () => {
  assert.equal(dates('Sat 4 and Sun 5 October'), ['Sat 4 and Sun 5 October'])
  assert.equal(dates('Fri, 4 – Sun 6 October'), ['Fri, 4 – Sun 6 October'])
})

test('behind a day and a dash an hour is no second day', () => {
  assert.equal(dates('Saturday July 19 – 6 PM – Fairgrounds'), ['Saturday July 19'])
  assert.equal(dates('July 19 – 21'), ['July 19 – 21'])
})

test.run()
