import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { drawingNames, isDrawn } from '../../brief/words/drawings.ts'
import { toPathOperators } from '../../paint/pdf/path-data.ts'
import { placedPath } from './icons.ts'
import { rowOf, thingIn } from './things.ts'

const square = { x: 100, y: 40, size: 60, ink: '#112233', ground: '#ffffff' }

test('everything that a brief can name is drawn, inside of its square', () => {
  for (const name of drawingNames().filter(name => isDrawn(name) && name !== 'Wave')) {
    const outlines = thingIn(name, square)
    assert.ok(outlines.length > 0, name)
    for (const { d } of outlines) {
      const { left, top, right, bottom } = toPathOperators(d, 3).bounds
      assert.ok(
        left >= 97 && right <= 163 && top >= 37 && bottom <= 103,
        `${name}: ${left} ${top} ${right} ${bottom}`,
      )
    }
  }
})

test('path data is placed and scaled, relative commands and arcs too', () => {
  assert.is(placedPath('m2 3h4v-1l1 1z', 10, 20, 2), 'm14 26h8v-2l2 2z')
  assert.is(placedPath('M0 0A5 5 0 0110 0', 1, 1, 2), 'M1 1A10 10 0 0 1 21 1')
})

test('things of a row stand upright along a side, too', () => {
  const box = { width: 600, height: 40, ink: '#112233', ground: '#ffffff' }
  const ends = (turned: boolean) =>
    rowOf('Star')({ ...box, turned }).map(({ d }) => toPathOperators(d, 3).bounds)
  assert.ok(ends(false).every(({ top, bottom }) => top >= 0 && bottom <= 40))
  assert.ok(ends(true).every(({ left, right }) => left >= 0 && right <= 40))
  assert.ok(ends(true).every(({ left, right, top, bottom }) => Math.abs(right - left - (bottom - top)) < 4))
})

test.run()
