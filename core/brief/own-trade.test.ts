import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

test('what somebody makes or sells, and what is counted, is no look', () => {
  const plain = designOf('grey')
  for (const brief of [
    'I fix dry stone walls. Grey.',
    'We bake plum cakes. Grey.',
    'buy nine coffees, grey',
    'Wir verkaufen Pflaumenmus. Grau.',
  ]) {
    assert.equal(designOf(brief).color.seeds, plain.color.seeds, brief)
    assert.is(designOf(brief).decor.motif, plain.decor.motif, brief)
    assert.is(designOf(brief).color.paper, plain.color.paper, brief)
  }
})

test('what a thing stands in is not the shape of the page, and a line drawing no line', () => {
  assert.is(designOf('the gate number in a little black square').page.size, null)
  assert.is(designOf('square, for the feed').page.size, '1:1')
  assert.is(designOf('one thin line drawing per project').shape.rules, baseDesign.shape.rules)
})

test('what is not wanted everywhere may stand somewhere', () => {
  const { forbidHues } = designOf('funny without red noses everywhere').color
  assert.equal(forbidHues, [])
})

test.run()
