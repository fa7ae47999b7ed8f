import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../../core/testing/property.test.kit.ts'
import { toMicros, toUsd } from './money.ts'

const micros = check.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

test('an amount is shown with at most four decimals, and never as a sum of floats', () => {
  check.assert(
    check.property(micros, amount => {
      const shown = JSON.stringify(toUsd(amount))
      assert.match(shown, /^-?\d+(\.\d{1,4})?$/)
      assert.ok(Math.abs(Number(shown) * 1_000_000 - amount) <= 50.001, `${amount} as ${shown}`)
      assert.is(toUsd(-amount) === 0 ? 0 : toUsd(-amount), toUsd(amount) === 0 ? 0 : -toUsd(amount))
    }),
  )
  assert.is(toUsd(100_000 + 200_000), 0.3)
  assert.equal([toUsd(50), toUsd(49), toUsd(-50)], [0.0001, 0, -0.0001])
})

test('what is shown to four decimals comes back as it was', () => {
  check.assert(
    check.property(check.integer({ min: -1_000_000_000, max: 1_000_000_000 }), hundreds => {
      assert.is(toMicros(toUsd(hundreds * 100)) + 0, hundreds * 100 + 0)
    }),
  )
})

test.run()
