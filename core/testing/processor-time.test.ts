import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertProportional, assertWithin } from './processor-time.test.kit.ts'

/** Something to do that no compiler leaves out. */
function rounds(count: number): number {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum = (sum * 31 + at) % 65_521
  return sum
}

async function failure(work: Promise<void>): Promise<string> {
  try {
    await work
    return 'it passed'
  } catch (error) {
    return (error as Error).message
  }
}

test('work in proportion passes, work by the square does not', async () => {
  await assertProportional(size => rounds(size * 1000), 200)
  const message = await failure(assertProportional(size => rounds(size * size), 600))
  assert.match(message, /^16 times as much: [\d.]+ → [\d.]+ ms of the processor$/)
})

test('one turn in time is enough, none is too few', async () => {
  let turns = 0
  await assertWithin(10, () => {
    turns += 1
    rounds(turns < 3 ? 30_000_000 : 1)
  })
  assert.is(turns, 3)
  assert.match(await failure(assertWithin(1, () => rounds(10_000_000), 'a sum')), /^a sum takes \d+ ms/)
})

test.run()
