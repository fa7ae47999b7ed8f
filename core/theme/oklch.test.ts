import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toHex, toOklch } from './oklch.ts'

test('every colour of a grid survives the way there and back', () => {
  const channels = [0, 1, 17, 64, 127, 128, 200, 254, 255]
  for (const r of channels) {
    for (const g of channels) {
      for (const b of channels) {
        const hex = `#${[r, g, b].map(value => value.toString(16).padStart(2, '0')).join('')}`
        assert.is(toHex(toOklch(hex)), hex)
      }
    }
  }
})

test('known values (CSS Color 4 samples)', () => {
  const { l, c, h } = toOklch('#ff0000')
  assert.ok(Math.abs(l - 0.628) < 0.001 && Math.abs(c - 0.2577) < 0.001 && Math.abs(h - 29.23) < 0.05)
  assert.equal(toOklch('#808080').c, 0)
})

test('what sRGB cannot show keeps lightness and hue', () => {
  for (let h = 0; h < 360; h += 15) {
    for (const l of [0.3, 0.5, 0.7, 0.9]) {
      const shown = toOklch(toHex({ l, c: 0.4, h }))
      assert.ok(Math.abs(shown.l - l) < 0.006, `lightness at ${h}`)
      const turn = Math.abs(((shown.h - h + 540) % 360) - 180)
      assert.ok(turn < 2.5, `hue ${h} became ${shown.h}`)
      assert.ok(shown.c < 0.4 && shown.c > 0.02)
    }
  }
})

test('lightness beyond the ends is black and white', () => {
  assert.is(toHex({ l: -1, c: 0.2, h: 40 }), '#000000')
  assert.is(toHex({ l: 2, c: 0.2, h: 40 }), '#ffffff')
})

test.run()
