import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { growingCopy } from '../testing/growing-copy.test.kit.ts'
import { assertProportional } from '../testing/processor-time.test.kit.ts'
import { readDocument } from './read-document.ts'

/** What the parser alone reads in a time that grows with the square of the copy. */
const names = [
  'empty quotes',
  'quotes of one letter',
  'alerts',
  'notes and their marks',
  'lines of =',
  'headings underlined with -',
  'lazy lines',
  'lines of one paragraph',
  'items of one letter',
  'paragraphs',
]

for (const name of names) {
  test(`${name}: read in a time in proportion to the copy`, async () => {
    const make = growingCopy[name]
    assert.ok(make, name)
    const copies = new Map([2048, 32_768].map(bytes => [bytes, make(bytes)]))
    await assertProportional(bytes => readDocument(copies.get(bytes) ?? '', new Map(), createReport()), 2048)
  })
}

test.run()
