import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../../core/source/text.ts'
import { partLane } from './part-lane.ts'
import { periodOf, planOf } from './plan-of.test.kit.ts'
import type { Lane } from './plans.ts'

const lane = (...counts: readonly number[]): Lane => ({
  opening: [],
  periods: counts.map((count, period) =>
    periodOf(
      '',
      Array.from({ length: count }, (_, at) => planOf(`${period}.${at}`)),
    ),
  ),
})
const most = (one: Lane): number => Math.max(...one.periods.map(({ plans }) => plans.length))
const namesIn = (lanes: readonly Lane[]): string[] =>
  lanes.flatMap(one =>
    one.periods.flatMap(({ plans }) =>
      plans.map(({ title }) => plainText({ type: 'paragraph', children: [...title] })),
    ),
  )

test('a lane that fits stays whole', () => {
  assert.is(partLane(lane(3, 1), () => true).length, 1)
})

test('a long lane goes on, every plan once, under the headings that have more', () => {
  const lanes = partLane(lane(5, 2), one => most(one) <= 2)
  assert.equal(
    lanes.map(one => one.periods.length),
    [2, 1, 1],
  )
  assert.equal(namesIn(lanes).sort(), ['0.0', '0.1', '0.2', '0.3', '0.4', '1.0', '1.1'])
})

test('what never fits is parted into single rows', () => {
  assert.is(partLane(lane(4), () => false).length, 4)
  assert.is(partLane(lane(0), () => false).length, 1)
})

test.run()
