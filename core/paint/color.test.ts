import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { gradientLine, readColor } from './color.ts'

test('hexadecimal colours, short and long', () => {
  assert.equal(readColor('#fff'), readColor('#ffffff'))
  assert.equal(readColor('#1234'), readColor('#11223344'))
  assert.equal(readColor('#FF8000'), { red: 255, green: 128, blue: 0, alpha: 1 })
  assert.is(readColor('#00000000').alpha, 0)
  assert.is(readColor('transparent').alpha, 0)
})

test('other forms are named and refused', () => {
  for (const value of ['red', '', '#12', '#12345', 'rgb(1,2,3)', '#gggggg']) {
    assert.throws(() => readColor(value), /cannot be painted/)
  }
})

test('a gradient line reaches the corners', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 }
  const stops = [
    { color: '#000', at: 0 },
    { color: '#fff', at: 1 },
  ]
  const right = gradientLine({ angle: 90, stops }, box)
  assert.equal([right.x1, right.x2].map(Math.round), [10, 110])
  const down = gradientLine({ angle: 180, stops }, box)
  assert.equal([down.y1, down.y2].map(Math.round), [20, 70])
})

test('stops never go back, and one stop is enough', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const stops = [
    { color: '#000', at: 0.5 },
    { color: '#fff', at: 0.2 },
    { color: '#fff', at: 7 },
  ]
  assert.equal(
    gradientLine({ angle: 0, stops }, box).stops.map(stop => stop.at),
    [0.5, 0.5, 1],
  )
  assert.is(gradientLine({ angle: 0, stops: [{ color: '#000', at: 0 }] }, box).stops.length, 2)
  assert.is(gradientLine({ angle: 0, stops: [] }, box).stops[0]?.color.alpha, 0)
})

test.run()
