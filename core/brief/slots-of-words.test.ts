import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string): Design => readBrief(brief, baseDesign).design

test('a night that something happens in is no dark page', () => {
  for (const brief of [
    'calm, for parents who look at it the night before the trip',
    'Open with three figures (88 nights, 40 beds, 12 helpers). Fir green.',
    'warm, people read it late at night on the bus',
    'a leaflet for our quiz night',
  ])
    assert.is(designOf(brief).color.mode, 'light', brief)
  for (const brief of ['night mode', 'calm, night, amber', 'a deep night look'])
    assert.is(designOf(brief).color.mode, 'dark', brief)
})

test('how the states of a thing are told is no look of the page', () => {
  const brief = 'Progress by outline (filled, dashed, striped amber for at risk, faded for done), base green'
  const { color, shape, decor } = designOf(brief)
  assert.is(shape.rules, baseDesign.shape.rules)
  assert.is(decor.fields, baseDesign.decor.fields)
  assert.is(color.chroma, 1)
  assert.is(color.seeds.length, 1)
  assert.is(color.warning, '#e0982a')
  assert.is(designOf('Moss green, keep it readable copied in grey').color.seeds.length, 1)
})

test('what is to be plain to see makes no plain page', () => {
  for (const brief of [
    "Four phases left to right, plain what's done and what isn't paid for yet",
    'A3, make it plain which stop comes next',
    'green, it must be plain to see who is on duty',
  ])
    assert.is(designOf(brief).decor.fields, baseDesign.decor.fields, brief)
  assert.is(designOf('plain, navy').decor.fields, false)
})

test('a line that is only big is one of words', () => {
  const { shape, type } = designOf('One page: big line, button, opening times')
  assert.is(shape.rules, baseDesign.shape.rules)
  assert.ok(type.displayScale > baseDesign.type.displayScale)
  assert.is(designOf('thick rules, quiet type').shape.rules, 'heavy')
})

test.run()
