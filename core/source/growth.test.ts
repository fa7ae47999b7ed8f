import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../message.ts'
import { growingCopy } from '../testing/growing-copy.test.kit.ts'
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

/** How much longer four times the copy may take, where it takes over 100 ms. */
const MOST = 6

/** Milliseconds of the processor, the better of two: others on the machine count less. */
function leastTime(content: string): number {
  return Math.min(timeOf(content), timeOf(content))
}

function timeOf(content: string): number {
  const before = process.cpuUsage()
  readDocument(content, new Map(), createReport())
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

for (const name of names) {
  test(`${name}: four times the copy is read in about four times the time`, () => {
    const make = growingCopy[name]
    assert.ok(make, name)
    timeOf(make(16_384))
    const once = Math.max(20, leastTime(make(16_384)))
    const fourTimes = leastTime(make(65_536))
    assert.ok(fourTimes <= 100 || fourTimes / once <= MOST, `${once.toFixed(0)} → ${fourTimes.toFixed(0)} ms`)
  })
}

test.run()
