import type { Paragraph } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import { readMenuItem } from './menu-item.ts'
import { balance } from './menu-sections.tsx'

function read(text: string) {
  const { root } = readDocument(text, new Map(), { add() {} })
  const { name, marks, description, price } = readMenuItem(root.children[0] as Paragraph)
  const say = (children: typeof name) => plainText({ type: 'paragraph', children: [...children] })
  return [say(name), marks, say(description), price]
}

test('name, marks, description and price are told apart', () => {
  assert.equal(read('**Soup** (VG, SG) with sage oil 9,50'), ['Soup', 'VG, SG', 'with sage oil', '9,50'])
  assert.equal(read('**Rouge**, verre / bouteille 6,00 / 28,00'), [
    'Rouge',
    '',
    'verre / bouteille',
    '6,00 / 28,00',
  ])
  assert.equal(read('**Tea** $3'), ['Tea', '', '', '$3'])
  assert.equal(read('Espresso 3.00'), ['Espresso', '', '', '3.00'])
})

test('a vintage is no price, brackets with words are no marks', () => {
  assert.equal(read('**Rioja** Reserva 2019'), ['Rioja', '', 'Reserva 2019', ''])
  assert.equal(read('**Lamb** (for two) with mint'), ['Lamb', '', '(for two) with mint', ''])
})

test('columns are cut where the taller one is shortest', () => {
  assert.is(balance([5, 6, 4, 5, 4]), 2)
  assert.is(balance([10, 1, 1]), 1)
  assert.is(balance([4]), 1)
})

test.run()
