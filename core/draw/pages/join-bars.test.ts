import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { RectItem } from '../frame.ts'
import { joinBars } from './join-bars.ts'

const bar = (x: number, width: number, more: Partial<RectItem> = {}): RectItem => ({
  kind: 'rect',
  ...{ x, y: 10, width, height: 1, radius: 0, fill: '#000000' },
  ...more,
})

test('the rules of neighbouring cells are one rule, from either side', () => {
  assert.equal(joinBars([bar(0, 33.33), bar(33.33, 33.33), bar(66.66, 10)]).map(widthOf), [76.66])
  assert.equal(joinBars([bar(50, 50), bar(0, 50)]), [bar(0, 100)])
})

test('a ground stays under what stands on its first cell', () => {
  const ground = { height: 20, fill: '#eeeeee' }
  const word = bar(2, 5, { y: 12 })
  assert.equal(joinBars([bar(0, 50, ground), word, bar(50, 50, ground)]), [bar(0, 100, ground), word])
})

test('bars apart, of other heights or colours, framed or round, stay as they are', () => {
  const items = [
    bar(0, 10),
    bar(11, 10),
    bar(21, 10, { height: 2 }),
    bar(21, 10, { fill: '#ff0000' }),
    bar(31, 10, { fill: '#ff0000', radius: 2 }),
    bar(31, 10, { fill: '#ff0000', stroke: '#000000', strokeWidth: 1 }),
  ]
  assert.equal(joinBars(items), items)
})

function widthOf(item: { readonly kind: string; readonly width?: number }): number {
  return Number((item.width ?? 0).toFixed(2))
}

test.run()
