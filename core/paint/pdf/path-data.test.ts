import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toPathOperators } from './path-data.ts'

function operators(d: string, decimals = 3): string {
  return toPathOperators(d, decimals).operators.trim().replaceAll('\n', ' ')
}

test('lines, absolute and relative, with repeated commands', () => {
  assert.is(operators('M1 2 3 4H5V6z'), '1 2 m 3 4 l 5 4 l 5 6 l h')
  assert.is(operators('m1,2 3-4h.5.5v-1z m1 1'), '1 2 m 4 -2 l 4.5 -2 l 5 -2 l 5 -3 l h 2 3 m')
  assert.is(operators('M1e1-2.5.5.25'), '10 -2.5 m 0.5 0.25 l')
})

test('smooth curves mirror the last handle', () => {
  assert.is(operators('M0 0C1 1 2 2 3 0S5 5 6 0'), '0 0 m 1 1 2 2 3 0 c 4 -2 5 5 6 0 c')
  assert.is(operators('M0 0Q3 3 6 0T12 0'), '0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c')
})

test('a smooth curve after another kind mirrors nothing', () => {
  assert.is(operators('M0 0Q3 3 6 0S9 9 12 0'), '0 0 m 2 2 4 2 6 0 c 6 0 9 9 12 0 c')
  assert.is(operators('M0 0C1 1 2 2 3 0T6 0'), '0 0 m 1 1 2 2 3 0 c 3 0 4 0 6 0 c')
})

test('arcs, also with flags run together, end where they should', () => {
  assert.match(operators('M0 0A5 5 0 0 1 10 0'), /10 0 c$/)
  assert.is(operators('M0 0a5 5 0 0110 0'), operators('M0 0a5 5 0 0 1 10 0'))
  const half = toPathOperators('M0 0A5 5 0 0 1 10 0', 3).bounds
  assert.ok(Math.abs(half.top + 5) < 0.01, `${half.top}`)
  assert.is(operators('M0 0A0 5 0 0 1 10 0'), '0 0 m 0 0 10 0 10 0 c')
  assert.is(operators('M0 0A5 5 0 0 1 0 0'), '0 0 m')
  assert.match(operators('M0 0A1 1 30 1 0 10 0'), /10 0 c$/)
})

test('what follows an error is left out', () => {
  assert.is(operators('M0 0L1'), '0 0 m')
  assert.is(operators('L1 1'), '')
  assert.is(operators(''), '')
  assert.is(operators('M0 0 L5 5 6 Z'), '0 0 m 5 5 l')
})

test('numbers keep the decimals asked for', () => {
  assert.is(operators('M0.123456 1', 5), '0.12346 1 m')
})

test.run()
