import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { accentRamp, neutralRamp } from './ramps.ts'

test('the light ramp of #b4532a', () => {
  assert.is(
    accentRamp('#b4532a', 'light', 1).join(' '),
    '#fefcfb #fff7f4 #ffede6 #ffe1d5 #fed3c3 #f8c4b0 #edaf98 #e19376 #b4532a #a14923 #a04b28 #522b1b',
  )
})

test('its dark tints and text', () => {
  const ramp = accentRamp('#b4532a', 'dark', 1)
  assert.is(ramp[2], '#361e15')
  assert.is(ramp[8], '#b4532a')
  assert.is(ramp[10], '#f19773')
})

test('its warm neutrals', () => {
  const tint = { c: 0.012, h: 41.94 }
  assert.is(
    neutralRamp(tint, 'light').join(' '),
    '#fffcfa #fcf8f6 #f4efed #ece7e5 #e5dfdd #ded8d6 #d3cdca #c1b9b6 #948b87 #89807d #69625f #241e1c',
  )
  assert.is(neutralRamp(tint, 'dark')[0], '#131110')
})

test('neutrals without a tint are greys', () => {
  for (const hex of neutralRamp({ c: 0, h: 0 }, 'light')) {
    assert.is(hex.slice(1, 3), hex.slice(3, 5))
    assert.is(hex.slice(3, 5), hex.slice(5, 7))
  }
})

test.run()
