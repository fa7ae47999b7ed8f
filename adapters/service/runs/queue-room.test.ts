import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Reader } from '../ports/store.ts'
import { createQueueRoom } from './queue-room.ts'

test('rows are counted once for many who come at once, and nobody is refused by what was counted before', async () => {
  let [waiting, counted] = [0, 0]
  const reader = {
    count: async () => {
      counted += 1
      return waiting
    },
  } as unknown as Reader
  const room = createQueueRoom({ read: work => work(reader) })
  await Promise.all(Array.from({ length: 5 }, () => room.check(6)))
  await room.check(6)
  assert.is(counted, 1)
  const refusal = (most: number): Promise<string> =>
    room.check(most).then(
      () => 'none',
      ({ code }) => code,
    )
  waiting = 6
  assert.equal([await refusal(6), counted], ['queue-full', 2])
  waiting = 2
  assert.equal([await refusal(6), counted], ['none', 3], 'workers have taken some')
})

test.run()
