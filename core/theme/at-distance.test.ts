import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../brief/design.ts'
import { atDistance } from './at-distance.ts'
import { inch, mm } from './page.ts'

const usual = { name: '1500x500', width: 1500, height: 500, bleed: 0 }
const own = { ...baseDesign, type: { ...baseDesign.type, baseSize: 26 } }
const sizeOn = (width: number, height: number, baseSize = 26): number =>
  atDistance(
    { ...own, type: { ...own.type, baseSize } },
    { name: 'wall, mm', width, height, bleed: 0 },
    usual,
    own,
  ).type.baseSize

test('type grows with a sheet on a wall, and less than the sheet', () => {
  const vinyl = sizeOn(inch(96), inch(36))
  assert.ok(vinyl > 26 * 4 && vinyl < (26 * inch(36)) / 500, `${vinyl}`)
})

test('on a strip it grows as the height of the strip does', () => {
  assert.is(sizeOn(mm(3000), mm(600)), sizeOn(mm(9000), mm(600)))
})

test('a sheet that is held, and a size that was asked for, stay as they are', () => {
  assert.is(sizeOn(mm(210), mm(297)), 26)
  assert.is(sizeOn(inch(96), inch(36), 60), 60)
})

test.run()
