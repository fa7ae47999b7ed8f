import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../core/source/text.ts'
import { cutAtFirstFigure } from './said-figure.ts'

test('a figure that stands alone leaves the sign behind that ends its sentence', () => {
  const cut = (value: string): readonly string[] => {
    const said = cutAtFirstFigure([{ type: 'text', value }])
    return said ? [said.before, said.figure, said.after].map(nodes => phrasingText(nodes).trim()) : []
  }
  assert.equal(cut('A boat costs $11,800. Oars are $40 more.'), [
    'A boat costs',
    '$11,800',
    'Oars are $40 more.',
  ])
  assert.equal(cut('We have 61 %, which is enough'), ['We have', '61 %', 'which is enough'])
})

test.run()
