import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../../core/message.ts'
import { readBody } from '../../../core/source/read-body.ts'
import { plainText } from '../../../core/source/text.ts'
import { tagged } from './tags.ts'

function tagOf(source: string, lang = 'en') {
  const blocks: readonly RootContent[] = readBody(source, createReport()).children
  const { blocks: said, details = [], price } = tagged({ plates: [], blocks }, lang)
  return {
    said: said.map(plainText),
    details: details.map(({ text }) => text),
    price: price && plainText(price),
  }
}

test('the price of a thing and what it comes in stand apart from what is said of it', () => {
  assert.equal(tagOf('Rib knit, four ply. Weighs 780 grams.\nOat, moss. Size S–XL. € 165', 'it'), {
    said: ['Rib knit, four ply. Weighs 780 grams.'],
    details: ['Oat, moss', 'Size S–XL'],
    price: '€ 165',
  })
  assert.equal(tagOf('High rise, straight leg.\nSizes: 28–38\nPrice: £180'), {
    said: ['High rise, straight leg.'],
    details: ['Sizes: 28–38'],
    price: 'Price: £180',
  })
})

test('several lines of what a thing comes in are told apart, and a sentence is none of them', () => {
  assert.equal(tagOf('Weste. Für alle, die arbeiten.\nNatur · dunkelgrau\nS–XXL · 178 €', 'de'), {
    said: ['Weste. Für alle, die arbeiten.'],
    details: ['Natur', 'dunkelgrau', 'S–XXL'],
    price: '178 €',
  })
  assert.equal(tagOf('Long cardigan. Holds for years.\nBlack sheep\nS/M, L/XL · £490').details, [
    'Black sheep',
    'S/M, L/XL',
  ])
})

test('what has no price at its end is left as it is', () => {
  assert.equal(tagOf('Drawn for £40 in a day.\nStill worn.'), {
    said: ['Drawn for £40 in a day.\nStill worn.'],
    details: [],
    price: undefined,
  })
})

test('what several things cost is one price, and what is shortened goes on', () => {
  assert.equal(tagOf('Cap and scarf of leftover yarn.\nCap €39, scarf €64').price, 'Cap €39, scarf €64')
  assert.equal(tagOf('Mütze.\nGr. 52–60 · 48 €', 'de').details, ['Gr. 52–60'])
})

test('a sentence that is all that is said of a thing is not its sizes', () => {
  assert.equal(tagOf('Three fingers, for braking.\n£39').said, ['Three fingers, for braking.'])
})

test.run()
