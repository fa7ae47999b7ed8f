import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCopy } from '../reading/read-copy.ts'
import { readDocument } from '../source/read-document.ts'
import { plainText } from '../source/text.ts'
import { withLostLines } from './lost-lines.ts'

const copy =
  '---\nvenue: Old dock\n---\n\n# Tide\n\nAccepted: Ida Birch\n\n- rope, new\n- sail\n\n| Boat | Paid |\n|---|---|\n| Amity | now |\n'
const document = readDocument(copy, new Map(), { add() {} })
const reading = readCopy(document, { needs: ['title'] })

function ended(lost: readonly string[]): readonly string[] | undefined {
  const whole = withLostLines(reading, document, lost)
  assert.is(whole?.sections.length, whole && reading.sections.length + 1)
  return whole?.sections.at(-1)?.blocks.map(plainText)
}

test('lines that hold lost words stand whole at the end, in the order of the copy, and no others', () => {
  assert.equal(ended(['accepted']), ['Accepted: Ida Birch'])
  assert.equal(ended(['now', 'dock', 'new']), ['Old dock', 'rope, new', 'Amity – now'])
})

test('where many words are lost, or one that no line has, nothing stands at the end', () => {
  assert.is(ended(['accepted', 'rope', 'new', 'sail']), undefined)
  assert.is(ended(['elsewhere']), undefined)
})

test.run()
