import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../source/read-document.ts'
import { copyPieces, type PieceOptions } from './copy-pieces.ts'
import { disorder } from './word-order.ts'

/** Faults of what was shown of some copy. */
function faultsOf(content: string, shown: string, options: PieceOptions = {}): readonly string[] {
  const copy = copyPieces(readDocument(content, new Map(), { add() {} }), options)
  return disorder(copy, shown.split(' '), { blocksMove: options.lines === true })
}

test('a figure stands before or after its words, and neither is lost or torn', () => {
  for (const copy of ['- Lamps in the hall: 214\n- Oil: 80 kg', 'Lamps in the hall 21%. Oil 80 kg.']) {
    const number = copy.includes('214') ? '214' : '21'
    assert.equal(faultsOf(copy, `${number} lamps in the hall 80 kg oil`), [])
    assert.equal(faultsOf(copy, `lamps in the hall ${number} 80 kg oil`), [])
    assert.is(faultsOf(copy, `oil 80 kg ${number} lamps in the hall`).length, 1)
    assert.is(faultsOf(copy, `lamps ${number} in the hall 80 kg oil`).length, 1)
    assert.is(faultsOf(copy, `${number} lamps in the hall oil`).length, 1)
  }
})

test('a name that ends in a number, and a sentence with one, are no figures', () => {
  assert.is(faultsOf('Lamps in ward 7', '7 lamps in ward').length, 1)
  assert.is(faultsOf('We had 80 kg of oil.', '80 kg we had of oil').length, 1)
})

test('where lines are laid out by roles, labels, counts, brackets and letters of a tax have columns of their own', () => {
  const line = (copy: string, shown: string): readonly string[] => faultsOf(copy, shown, { lines: true })
  assert.equal(line('Keeper: Ada Lund', 'ada lund keeper'), [])
  assert.equal(line('2 x lamp (the tall one) €95', 'lamp the tall one 2 x 95'), [])
  assert.equal(line('2 X 8,50 LAMP 17,00 A', 'lamp a 2 x 8 50 17 00'), [])
  assert.is(line('Keeper: Ada Lund', 'lund ada keeper').length, 1)
  assert.is(line('2 x lamp (the tall one) €95', 'lamp the one tall 2 x 95').length, 1)
})

test('what was left out goes once: long texts before the words in them, whole cells before words', () => {
  assert.equal(
    faultsOf('**Sub-headline:** Lamps\n\n**Headline:** Oil', 'lamps oil', {
      omitted: ['Headline', 'Sub-headline'],
    }),
    [],
  )
  const plan = '| # | Title |\n| - | - |\n| 4 | The 5 lamps |\n| 5 | Oil |'
  assert.equal(faultsOf(plan, 'title the 5 lamps oil', { omitted: ['4', '5'] }), [])
  assert.is(faultsOf('Oil oil', 'lamps', { omitted: ['Oil'] }).length, 1)
})

test.run()
