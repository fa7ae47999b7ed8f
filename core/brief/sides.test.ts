import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const sizeOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design.page.size

test('two sides that are said one by one are the size of the page', () => {
  for (const [brief, size] of [
    ['a banner 300 cm wide and 100 cm high', '300x100cm'],
    ['Schild, 90 cm hoch und 60 cm breit', '60x90cm'],
    ['横長の年表(幅1200mm×高さ400mm)', '1200x400mm'],
    ['宽600毫米、高300毫米', '600x300mm'],
  ] as const)
    assert.is(sizeOf(brief), size, brief)
})

test('lengths that say no sides are none', () => {
  assert.is(sizeOf('corners of 4 mm, a margin of 20 mm'), baseDesign.page.size)
})

test('the colour of a narrow column at a side is not that of the sheet', () => {
  const colorOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true, printed: true }).design.color
  for (const brief of [
    'links schmal auf Petrol mit weißer Schrift',
    'a narrow left column on navy with white type, calm',
  ]) {
    const { paper, mode, seeds } = colorOf(brief)
    assert.equal([paper, mode, seeds.length], [null, 'light', 1], brief)
  }
  assert.is.not(colorOf('headings left, everything on cream').paper, null)
})

test.run()
