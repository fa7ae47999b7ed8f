import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design
const plain = designOf('A4')

const asPlain = (brief: string) => {
  const { type, color, shape, decor, page } = designOf(`A4. ${brief}`)
  const { mode, chroma, neutral, ground, contrast } = color
  return [
    [type.display, type.text, type.displayCase, type.baseSize, mode, chroma, neutral, ground, contrast],
    [shape.radius, shape.rules, decor.motif, decor.drawing, page.maxPages, page.orientation],
  ]
}

test('readers, reasons and what is there anyway are no look', () => {
  const none = asPlain('')
  for (const brief of [
    'The students will ask for it.',
    'The children are going to love it.',
    'We have a washed-out projector.',
    'There is also a rubber stamp.',
    'Beide sind über achtzig.',
    'It would make everybody happy.',
    'That would make Annika happy.',
    'Investors here have seen a thousand blue decks.',
    'The children here can read.',
    'No clip art of smiling children.',
    'Il reste deux feuilles.',
    'We have had enough of grunge.',
    'Wer Futura nimmt, zahlt das Bier.',
    'It is read by a guard with a lantern.',
    'Ouders lezen het aan tafel.',
    'A ramp, printed on thick cardboard.',
  ])
    assert.equal(asPlain(brief), none, brief)
  assert.is(plain.page.size, 'A4')
})

test('what a look is compared with is not wanted', () => {
  assert.is(designOf('Plutôt Garamond que ces polices rondes').type.display, 'EB Garamond')
  assert.is(designOf('I prefer a sturdy slab to anything dainty').type.display, 'Rokkitt')
})

test('a colour is that of the page, from wherever that is read', () => {
  assert.equal(designOf('bottle green, read from a car').color.seeds, designOf('bottle green').color.seeds)
  assert.equal(designOf('a deep red and seen from the road').color.seeds, designOf('a deep red').color.seeds)
})

test('one word has its meaning by the one beside it', () => {
  const { shape, color } = designOf('Apple colours: russet, a sharp green, cream')
  assert.equal([shape.radius, color.seeds.includes('#16803c')], [baseDesign.shape.radius, true])
  assert.is(designOf('16:9. Zwart. Tijdlijn verticaal.').page.orientation, null)
  assert.is(designOf('Orange for electric, blue for gas').color.chroma, baseDesign.color.chroma)
  assert.is(designOf('Vertical').page.orientation, 'portrait')
  assert.is(designOf('for kids, loud').type.display, designOf('for kids, loud').type.display)
})

test('a colour that its reason says again is asked for once', () => {
  const beside = { fresh: true, says: (words: string) => words === 'brouet' }
  const { color, parts } = readBrief(
    "Carte calme. Le brouet en rose parce qu'il est rose.",
    baseDesign,
    beside,
  ).design
  assert.not.ok(color.seeds.includes('#e2649d'))
  assert.is(parts?.['said:brouet']?.color, '#e2649d')
})

test.run()
