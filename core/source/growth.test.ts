import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { growingCopy } from '../testing/growing-copy.test.kit.ts'
import { assertProportional } from '../testing/processor-time.test.kit.ts'
import { isSoak } from '../testing/soak.test.kit.ts'
import { readDocument } from './read-document.ts'

/** What the parser alone reads in a time that grows with the square of the copy. */
const names = [
  'empty quotes',
  'quotes of one letter',
  'nested quotes with blank lines',
  'items within a quote',
  'alerts',
  'notes and their marks',
  'lines of =',
  'headings underlined with -',
  'lazy lines',
  'lines of one paragraph',
  'items of one letter',
  'paragraphs',
]

/** Bytes of the little copy: a sixteenth of the much, and still milliseconds of work. */
const little = isSoak ? 2048 : 512

for (const name of names) {
  test(`${name}: read in a time in proportion to the copy`, async () => {
    const make = growingCopy[name]
    assert.ok(make, name)
    const copies = new Map([little, 16 * little].map(bytes => [bytes, make(bytes)]))
    await assertProportional(
      bytes => readDocument(copies.get(bytes) ?? '', new Map(), createReport()),
      little,
    )
  })
}

test.run()
