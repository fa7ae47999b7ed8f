import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const designOf = (brief: string) => readBrief(brief, baseDesign, { fresh: true }).design

test('of what a brief takes back nothing is left but what is of another kind', () => {
  const design = designOf('A5, maroon, no wait, forest green; serif')
  assert.equal(design.color.seeds, ['#1f4d3a'])
  assert.is(design.page.size, 'A5')
  assert.equal(designOf('think loud and brash... actually no, calm').type, designOf('calm').type)
})

test('what stands beside it and is of another kind stays', () => {
  const design = designOf('maroon for the title, italic captions - wait no, make it forest green')
  assert.equal(design.parts?.captions, { italic: true })
  assert.equal(design.color.seeds, ['#1f4d3a'])
})

test('in other languages too', () => {
  assert.equal(designOf('Ein Heft in Rosa, ach nein, lieber Hellblau').color.seeds, ['#7fb2ef'])
  assert.equal(
    designOf('Ich dachte zuerst an Gelb, aber dann Weinrot').color.seeds,
    designOf('Weinrot').color.seeds,
  )
  assert.equal(designOf('Je pensais d’abord au vert, mais bleu marine').color.seeds, ['#14213d'])
})

test('what is only compared is not asked for', () => {
  assert.is(designOf('warmer than the usual boxes and lines').shape.rules, 'hairline')
  assert.equal(designOf('warmer than the usual boxes and borders').decor, designOf('warmer').decor)
})

test.run()
