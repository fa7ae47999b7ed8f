import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import { at, el, layout, lines, page, rects, sheet, words } from './plain.test.kit.ts'

const box = (name: string, style: Style = {}): Element => el('div', style, [name])

/** Where things stand in a column of 100 px from 10 px down. */
function tops(
  items: readonly Element[],
  names: readonly string[],
  style: Style = {},
): (number | undefined)[] {
  const column = el('div', { display: 'flex', direction: 'column', height: 100, ...style }, items)
  const [frame] = layout([sheet([column])]).frames
  return names.map(name => at(frame, name)?.top)
}

test('room left over goes to what grows, in parts', () => {
  assert.equal(
    tops([box('a', { grow: 1 }), box('b', { grow: 3 }), box('c')], ['a', 'b', 'c']),
    [10, 37.5, 100],
  )
})

test('items with a basis of nothing share all of the room, and none is lower than its content', () => {
  const equal: Style = { grow: 1, basis: 0 }
  assert.equal(
    tops([box(lines('a', 3), equal), box('b', equal), box('c', equal)], ['a', 'b', 'c']),
    [10, 43.33, 76.67],
  )
  assert.equal(
    tops([box(lines('a', 6), equal), box('b', equal), box('c', equal)], ['a', 'b', 'c']),
    [10, 70, 90],
  )
})

test('without growth the rest stands where the column says', () => {
  const items = [box('a'), box('b')]
  assert.equal(tops(items, ['a', 'b'], { justify: 'end' }), [90, 100])
  assert.equal(tops(items, ['a', 'b'], { justify: 'center' }), [50, 60])
  assert.equal(tops(items, ['a', 'b'], { justify: 'between' }), [10, 100])
})

test('where there is too much, stated heights give way down to their content', () => {
  const items = [box('a', { height: 60 }), box(lines('b', 4)), box('c', { height: 40, shrink: 0 })]
  assert.equal(tops(items, ['a', 'b', 'c']), [10, 30, 70])
  const full = [box(lines('a', 3), { height: 60 }), box(lines('b', 9))]
  assert.equal(tops(full, ['a', 'b']), [10, 40])
})

test('boxes placed on the sheet lie under those placed on what stands on it', () => {
  const ground = (color: string): Style => ({
    position: 'absolute',
    left: 0,
    top: 0,
    width: 20,
    height: 20,
    background: color,
  })
  const inner = el('div', { position: 'relative' }, [el('div', ground('#00ff00')), 'words'])
  const [frame] = layout([sheet([el('div', ground('#ff0000')), inner])]).frames
  assert.equal(
    rects(frame).map(({ fill }) => fill),
    ['#ff0000', '#00ff00'],
  )
})

test('a canvas is one page, as tall as it is stated or as its content', () => {
  const canvas = { surface: 'canvas' } as const
  const filled = sheet([box('a'), el('div', { height: 300 }), box('end')], { size: page(70, 0) })
  const [frame] = layout([filled], canvas).frames
  assert.is(frame?.height, 340)
  assert.equal(words(frame), ['a', 'end'])
})

test.run()
