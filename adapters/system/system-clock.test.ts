import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createSystemClock } from './system-clock.ts'

test('a clock that is set back stands still until it is passed again', () => {
  const times = [100, 200, 150, 50, 201]
  const clock = createSystemClock(() => times.shift() ?? 0)
  assert.equal(
    [0, 1, 2, 3, 4].map(() => clock.now()),
    [100, 200, 200, 200, 201],
  )
})

test.run()
