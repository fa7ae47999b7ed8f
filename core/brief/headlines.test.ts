import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const headlines = (brief: string): readonly string[] =>
  Object.entries(readBrief(brief, baseDesign, { fresh: true }).design.parts ?? {}).flatMap(([key, dress]) =>
    dress?.device === 'headline' ? [key] : [],
  )

test('figures in brackets or behind a colon stand at the head, each with its words', () => {
  assert.equal(headlines('open with three big figures (12 boats, 84 %, 31 into work), then the letter'), [
    ...['said:12 boats', 'said:84 %', 'said:31 into work'],
  ])
  assert.equal(headlines('Headline numbers: 1,240 meals and 38 volunteers. Warm and calm.'), [
    ...['said:1,240 meals', 'said:38 volunteers'],
  ])
})

test('big figures without a list of them, or of other things, are none', () => {
  assert.equal(headlines('big numbers, little text'), [])
  assert.equal(headlines('key figures (prices, dates) larger'), [])
})

test('nights that are counted are no night', () => {
  const { design } = readBrief('start with two big figures (90 nights, 61 guests)', baseDesign, {
    fresh: true,
  })
  assert.is(design.color.mode, baseDesign.color.mode)
})

test.run()
