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

test('figures of the copy that a clause wants first stand at the head, on paper alone', () => {
  const says = (words: string): boolean => /^(?:[€£]?74|€?103|2\.7|38|7\.5|40)$/.test(words.trim())
  const heads = (brief: string, printed = true): readonly string[] =>
    Object.entries(readBrief(brief, baseDesign, { fresh: true, says, printed }).design.parts ?? {}).flatMap(
      ([key, dress]) => (dress?.device === 'headline' ? [key] : []),
    )
  assert.equal(heads('cool grey; €74 vs €103 should be the first thing after the cover'), [
    ...['said:€74', 'said:€103'],
  ])
  assert.equal(heads('38% and the 2.7 year payback huge at the top'), ['said:38%', 'said:2.7 year payback'])
  assert.equal(heads('7.5 t to 40 t as one big before/after figure'), ['said:7.5 t', 'said:40 t'])
  for (const brief of [
    ...['cool grey, €74 and €103 in bold', 'open with 2 pages in 2 columns', 'start with 38% of white'],
  ])
    assert.equal(heads(brief), [], brief)
  assert.equal(heads('38% and the 2.7 year payback huge at the top', false), [])
})

test('nights that are counted are no night', () => {
  const { design } = readBrief('start with two big figures (90 nights, 61 guests)', baseDesign, {
    fresh: true,
  })
  assert.is(design.color.mode, baseDesign.color.mode)
})

test.run()
