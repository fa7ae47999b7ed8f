import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { numeralsOfLabels } from './numerals-of-labels.ts'
import { type Element, textOf } from './tree.ts'

const element = (part: string, ...children: Element['children']): Element => ({
  ...{ type: 'element', tagName: 'div', part, properties: {}, style: {}, children },
})
const text = (part: string, value: string): Element => element(part, { type: 'text', value })

const isFree = (one: Element): boolean => textOf(one) === 'Free berths'

test('what is said of a label is said of the one numeral beside it', () => {
  const [numeral, label] = [text('numeral', '23'), element('figure-label', text('span', 'Free berths'))]
  const other = element('tile', text('numeral', '147'), text('figure-label', 'Boats in'))
  const found = numeralsOfLabels(element('board', other, element('tile', numeral, label)), isFree)
  assert.equal([...found.numerals], [numeral])
  assert.ok(found.labels.has(label) && found.labels.has(label.children[0] as Element))
})

test('of several numerals none is surely that of a label', () => {
  const label = text('figure-label', 'Free berths')
  const row = element('row', text('numeral', '23'), text('numeral', '110'), label)
  assert.is(numeralsOfLabels(row, isFree).numerals.size, 0)
  assert.is(
    numeralsOfLabels(element('row', text('p', 'Free berths'), text('numeral', '23')), isFree).numerals.size,
    0,
  )
})

test.run()
