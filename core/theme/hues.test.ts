import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { avoidHues, isForbidden } from './oklch.ts'

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
