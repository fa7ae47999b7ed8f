import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import { clauseNumbers, paragraphLabel } from './clause-numbers.ts'

function numbersOf(text: string): readonly string[] {
  const { root } = readDocument(text, new Map(), { add() {} })
  return [...clauseNumbers(root.children)].map(([node, number]) => `${number} ${plainText(node)}`)
}

test('clauses count from one; who, when, signatures and schedules do not', () => {
  const text =
    '## Parties\n\n## Date\n\n## Definitions\n\n### Terms\n\n## Fees\n\n## Signatures\n\n## Schedule'
  assert.equal(numbersOf(text), ['1 Definitions', '2 Fees'])
})

test('numbers of the author are kept alone', () => {
  assert.equal(numbersOf('## 1. Definitions\n\n## 2. Fees'), [])
  assert.equal(numbersOf('## § 1 Gegenstand\n\n## § 2 Dauer'), [])
})

test('a text without headings has no clauses', () => assert.equal(numbersOf('Only words.'), []))

test('labels go from figures to letters to Roman figures', () => {
  assert.is(paragraphLabel(4, 0, 2), '4.2')
  assert.is(paragraphLabel(4, 1, 2), '(b)')
  assert.is(paragraphLabel(4, 1, 28), '(ab)')
  assert.is(paragraphLabel(4, 2, 4), '(iv)')
  assert.is(paragraphLabel(4, 3, 49), '(xlix)')
})

test.run()
