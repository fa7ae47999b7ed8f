import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { avoidHues, isForbidden, toHex, toOklch } from './oklch.ts'

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

const at = (h: number) => ({ l: 0.5, c: 0.1, h })

test('a range may pass 0', () => {
  assert.ok(isForbidden(355, [[338, 12]]))
  assert.ok(isForbidden(5, [[338, 12]]))
  assert.not(isForbidden(180, [[338, 12]]))
})

test('a forbidden hue turns to ten degrees past the nearest edge', () => {
  assert.is(Math.round(avoidHues(at(230), [[225, 286]]).h), 214)
  assert.is(Math.round(avoidHues(at(280), [[225, 286]]).h), 297)
})

test('an allowed hue and a grey stay', () => {
  assert.equal(avoidHues(at(40), [[225, 286]]), at(40))
  assert.equal(avoidHues({ l: 0.5, c: 0, h: 250 }, [[225, 286]]), { l: 0.5, c: 0, h: 250 })
})

test('no hue ever lands in a range, however many there are', () => {
  const ranges = [
    [12, 38],
    [50, 115],
    [138, 172],
    [200, 312],
  ] as const
  for (let h = 0; h < 360; h++) assert.not(isForbidden(avoidHues(at(h), ranges).h, ranges))
})

test('with every hue forbidden a colour turns grey', () => {
  assert.is(avoidHues(at(40), [[0, 359.9]]).c, 0)
})

test.run()
