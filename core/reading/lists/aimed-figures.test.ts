import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'

/** Figures of a board: what each is called, its value, what it was to be, and what is remarked. */
function figuresOf(lines: string): readonly (readonly string[])[] {
  const source = readDocument(`# Mill\n\n## Today\n\n${lines}`, new Map(), { add() {} })
  const { sources } = readCopy(source, { needs: ['title', 'tiles'], takes: [] })
  return (sources.tiles ?? []).flatMap(({ items }) =>
    items.map(({ title, parts }) =>
      [title, parts.value, parts.target, parts.note].map(part => part?.text ?? ''),
    ),
  )
}

test('behind a stroke stands what an amount was to be, and how much of that it is', () => {
  assert.equal(
    figuresOf('Flour 118,400 t / target 125,000 t (94.7%)\nBran 61 t\nEnergy 96 MWh / target 104 MWh (92 %)'),
    [
      ['Flour', '118,400 t', '125,000 t', '(94.7%)'],
      ['Bran', '61 t', '', ''],
      ['Energy', '96 MWh', '104 MWh', '(92 %)'],
    ],
  )
})

test('several things with a number each, and the number of one, are no figure', () => {
  assert.equal(
    figuresOf(
      '- Sacks: 410\n- Waste: 2.1%\n- Stones: 4 of 5\n- Shift: mill 6, yard 9\n- Down: no. 3 since 2:10',
    ),
    [
      ['Sacks', '410', '', ''],
      ['Waste', '2.1%', '', ''],
      ['Stones', '4 of 5', '', ''],
      ['Shift: mill 6, yard 9', '', '', ''],
      ['Down: no. 3 since 2:10', '', '', ''],
    ],
  )
})

test.run()
