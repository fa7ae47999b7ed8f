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

test('behind a comma or a dash stands what an amount was to be as well', () => {
  assert.equal(
    figuresOf(
      '- Income: **231,480**, budget 220,000\n- Costs: 187,730; target 195,000\n- Guests: 412 – goal 400\n- Queue: 91 people, approx. 6.5 years',
    ),
    [
      ['Income', '231,480', '220,000', ''],
      ['Costs', '187,730', '195,000', ''],
      ['Guests', '412', '400', ''],
      ['Queue', '91 people', '', 'approx. 6.5 years'],
    ],
  )
})

test('a goal is the target of what says how much of it there is', () => {
  for (const [lines, figure] of [
    [
      '- Goal 600,000\n- Saved 438,000 so far = 73%\n- Donors: 88',
      ['Saved so far', '438,000', '600,000', '= 73%'],
    ],
    [
      '- Goal: £40,000\n- Raised so far: £22,400 (56%)\n- Donors: 88',
      ['Raised so far', '£22,400', '£40,000', '(56%)'],
    ],
  ] as const)
    assert.equal(figuresOf(lines)[0], figure)
  assert.is(figuresOf('- Goal: 40,000\n- Raised: 22,400 (12%)\n- Donors: 88').length, 3)
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
