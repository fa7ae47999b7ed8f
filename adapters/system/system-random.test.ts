import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemRandom } from './system-random.ts'

const randomness = suite('the randomness of the machine')

randomness('ids are letters and digits that do not repeat', () => {
  const { id } = createSystemRandom()
  const ids = Array.from({ length: 2000 }, () => id('run'))
  assert.ok(ids.every(each => /^run_[0-9A-Za-z]{20}$/.test(each)))
  assert.is(new Set(ids).size, ids.length)
})

randomness('every character is as likely as every other', () => {
  const counts = new Map<string, number>()
  for (const letter of createSystemRandom().secret(62 * 2000))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  assert.is(counts.size, 62)
  // Nine deviations away from what is to be expected: never in the life of this test.
  for (const [letter, count] of counts)
    assert.ok(Math.abs(count - 2000) < 400, `${letter} came ${count} times`)
})

randomness.run()
