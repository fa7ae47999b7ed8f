import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { wordsOf } from '../source/text.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const copy = ' open studio come back soon 62 9 total signatures berta the night shift anna '
const says = (words: string): boolean => wordsOf(words) !== '' && copy.includes(` ${wordsOf(words)} `)
const heard = (brief: string) => readBrief(brief, baseDesign, { says, fresh: true }).design

test('A face, a size or a manner is that of the thing that its clause is about', () => {
  assert.equal(heard('At the bottom "Come back soon" in handwriting').parts, {
    'said:come back soon': { place: 'bottom', face: 'Caveat' },
  })
  assert.is(heard('The total biggest in a slab serif').type.display, baseDesign.type.display)
  assert.is(heard('typewriter for the small line').type.display, baseDesign.type.display)
  assert.is(heard('monospaced details').type.text, baseDesign.type.text)
  assert.is(heard('serif title, condensed sans for details').type.text, 'Roboto Condensed')
  assert.is(heard('Text in a calm old book serif').type.display, baseDesign.type.display)
  assert.equal(heard('"62" and "9" should be huge figures').parts, {
    'said:62': { rank: 'first' },
    'said:9': { rank: 'first' },
  })
})

test('What stands around a thing says more of that, in the words of any language', () => {
  assert.is(heard('el nombre en cursiva grande').type.displayItalic, baseDesign.type.displayItalic)
  assert.is(heard('a monospaced face for the reference only').type.text, baseDesign.type.text)
  assert.is(heard('seat in a rounded box').shape.radius, baseDesign.shape.radius)
  assert.is(heard('rounded corners').shape.radius > baseDesign.shape.radius, true)
  assert.is(heard('A5, two to a sheet of A4').page.size, 'A5')
  assert.equal(heard('party names in italics').parts, { names: { italic: true } })
})

test('What is said right before a thing is no look of the page', () => {
  assert.is(heard('a tight grid').space.density, baseDesign.space.density)
  assert.is(heard('generous captions').space.density, baseDesign.space.density)
  assert.is(heard('a horizontal bar chart of the sales').page.orientation, baseDesign.page.orientation)
  assert.is(heard('rounded humanist sans').shape.radius, baseDesign.shape.radius)
  assert.is(heard('a thin band of colour').type.displayWeight, baseDesign.type.displayWeight)
  assert.is(heard('the numbers in a dark strip').color.mode, 'light')
  assert.is(heard('airy layout').space.density, 'airy')
})

test('Some things on one page are kept together, and several on a sheet are for the printer', () => {
  for (const brief of ['the figures big on one page', 'keep the signatures on one page'])
    assert.is(heard(brief).page.maxPages, baseDesign.page.maxPages, brief)
  for (const brief of ['everything on one page', 'keep it to one page', 'one page'])
    assert.is(heard(brief).page.maxPages, 1, brief)
  assert.is(heard('to print at home (three on an A4)').page.size, baseDesign.page.size)
})

test('What is to work without colour as well has its colours', () => {
  const { color } = heard('teal and brown, so it reads without colour too')
  assert.equal([color.seeds.length, color.neutral], [2, baseDesign.color.neutral])
})

test('One colour that is called after a thing is that colour, and a spot of it no thing', () => {
  for (const brief of ['Schwarz auf Weiß und ein einziges Hallenbad-Türkis', 'clay and one blue spot'])
    assert.is(
      Object.keys(heard(brief).parts ?? {}).length + Number(heard(brief).color.seeds.includes('#1b1b1f')),
      0,
      brief,
    )
  assert.ok(heard('Schwarz auf Weiß und ein einziges Hallenbad-Türkis').color.seeds.includes('#2ec4b6'))
  assert.ok(heard('hormigón, un solo rojo carnicero').color.seeds.includes('#c8102e'))
})

test('A colour of what no part is called is not that of the page', () => {
  for (const brief of [
    'white, clause numbers in the margin in dark blue',
    'navy and white, competitors in grey, us in coral',
    'navy on white, anything below 90 in amber',
    'schwarz auf weiß, Paragraphennummern in Dunkelblau',
  ]) {
    const { seeds } = heard(brief).color
    assert.not.ok(
      seeds.some(seed => ['#082c50', '#ff6f61', '#e0982a'].includes(seed)),
      brief,
    )
  }
})

test('The colour of what a thing stands in is not its own', () => {
  const { parts = {} } = heard('navy on white, the date in an amber starburst')
  assert.is(parts.dates?.color, undefined)
  assert.equal(heard('prices in amber').parts?.prices, { color: '#e0982a' })
})

test('Where a thing is banned its colour and its sort are not', () => {
  assert.equal(heard('marigold and teal, no gold gradient').color.forbidHues, [])
  assert.equal(heard('steel blue on white, no glowing blue brains').color.forbidHues, [])
  assert.not.equal(heard('no blue').color.forbidHues, [])
})

test.run()
