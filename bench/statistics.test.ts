import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toRatio, toSpread } from './statistics.ts'

const test = suite('statistics')

test('the median of an odd count is a value, of an even count between two', () => {
  assert.is(toSpread([9, 1, 5]).median, 5)
  assert.is(toSpread([4, 1, 3, 2]).median, 2.5)
})

test('the spread is the middle half, so one slow turn does not widen it', () => {
  assert.equal(toSpread([1, 2, 3, 4, 500]), { median: 3, low: 2, high: 4 })
})

test('times sort as numbers, and the input stays as it was', () => {
  const times = [100, 20, 3]
  assert.is(toSpread(times).median, 20)
  assert.equal(times, [100, 20, 3])
})

test('one turn is its own median and has no width', () => {
  assert.equal(toSpread([7]), { median: 7, low: 7, high: 7 })
})

test('the ratio is taken turn by turn: a slow moment that hits both sides changes nothing', () => {
  assert.equal(toRatio([10, 100, 20], [5, 50, 10]), { median: 2, low: 2, high: 2 })
})

test('nothing measured and sides of different length are faults', () => {
  assert.throws(() => toSpread([]), /nothing was measured/)
  assert.throws(() => toRatio([1, 2], [1]), /2 turns of ours, 1 of the peer/)
})

test.run()
