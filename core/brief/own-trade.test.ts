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
    'Los nombres de los vinos en cursiva. Gris.',
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

test('a look that is part of a name that the copy has is none of the page', () => {
  const beside = { fresh: true, says: (words: string) => /^(?:wedding|note tecniche)$/.test(words) }
  const chroma = (brief: string) => readBrief(brief, baseDesign, beside).design.color.chroma
  assert.is(chroma('Grigio. Le note tecniche più piccole del resto.'), chroma('Grigio.'))
  const { type } = readBrief(
    'Grey. The wedding page should be the only white one.',
    baseDesign,
    beside,
  ).design
  assert.is.not(type.display, 'Great Vibes')
  assert.is(
    readBrief('Grey. The wedding look of old lace.', baseDesign, beside).design.type.display,
    'Great Vibes',
  )
})

test('what is not wanted everywhere may stand somewhere', () => {
  const { forbidHues } = designOf('funny without red noses everywhere').color
  assert.equal(forbidHues, [])
})

test('a face that is banned by its manner is not set, a number by its name is no figure, and one line is none between parts', () => {
  const { type } = designOf('Chalkboard feel without a fake chalk font, black ground')
  assert.is.not(type.display, designOf('Chalkboard feel, black ground').type.display)
  assert.is(designOf('one dark line down the middle, grey').shape.rules, baseDesign.shape.rules)
  assert.equal(Object.keys(designOf('put the PO number in a box').parts ?? {}), ['said:po number'])
  assert.is(designOf('För en bagare. Dämpat mossgrönt, inga fyllda ytor.').decor.fields, false)
})

test.run()
