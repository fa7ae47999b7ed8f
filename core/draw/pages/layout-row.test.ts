import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Style } from '../../compose/style.ts'
import { at, el, layout, lines, page, rects, sheet, words } from './plain.test.kit.ts'

const wide = { size: page(220, 120) }
const box = (name: string, style: Style = {}) => el('div', style, [name])
const flex = (style: Style, ...items: readonly ReturnType<typeof el>[]) =>
  el('div', { display: 'flex', ...style }, items)
const place = (frame: Parameters<typeof at>[0], ...names: readonly string[]) =>
  names.map(name => at(frame, name)?.x)

test('items take their natural width, growth shares the rest', () => {
  const { frames } = layout([
    sheet([flex({ gap: 10 }, box('aaaa'), box('b', { grow: 1 }), box('c', { width: 30 }))], wide),
  ])
  assert.equal(place(frames[0], 'aaaa', 'b', 'c'), [10, 40, 180])
})

test('shrinking stops at the longest word', () => {
  const { frames } = layout([
    sheet([flex({}, box('abcdefghijkl', { basis: 300 }), box('x', { basis: 100 }))], wide),
  ])
  assert.equal(place(frames[0], 'abc', 'x'), [10, 160])
})

test('justify and align place items', () => {
  const tall = box('t', { height: 40 })
  for (const [justify, x] of [
    ['start', 10],
    ['center', 97.5],
    ['end', 185],
  ] as const) {
    const { frames } = layout([sheet([flex({ justify }, box('abc'), box('de'))], wide)])
    assert.is(at(frames[0], 'abc')?.x, x)
  }
  const between = layout([sheet([flex({ justify: 'between', align: 'center' }, tall, box('end'))], wide)])
  assert.equal(at(between.frames[0], 'end'), { x: 195, top: 25 })
})

test('items on one baseline', () => {
  const { frames } = layout([
    sheet([flex({ align: 'baseline' }, box('big', { size: 20 }), box('small'))], wide),
  ])
  assert.is(at(frames[0], 'small')?.top, 18)
})

test('items wrap, and grounds stretch to the row', () => {
  const item = (name: string, count: number) =>
    el('div', { width: 90, background: '#eeeeee' }, [lines(name, count)])
  const { frames } = layout([
    sheet([flex({ wrap: true, gap: [4, 10] }, item('a', 2), item('b', 1), item('c', 1))], wide),
  ])
  assert.equal(at(frames[0], 'c0'), { x: 10, top: 34 })
  assert.equal(
    rects(frames[0]).map(rect => rect.height),
    [20, 20, 10],
  )
})

test('a stretched stack uses the height of its row', () => {
  const stack = flex({ direction: 'column', justify: 'between' }, box('top'), box('foot'))
  const { frames } = layout([sheet([flex({}, box('x', { height: 50 }), stack)], wide)])
  assert.is(at(frames[0], 'foot')?.top, 50)
})

test('grids have columns by fractions, spans and gaps', () => {
  const grid = el('div', { display: 'grid', columns: [2, 1, 1], gap: 20 }, [
    box('a'),
    box('b', { span: 2 }),
    box('c'),
    box('d'),
  ])
  const { frames } = layout([sheet([grid], wide)])
  assert.equal(place(frames[0], 'a', 'b', 'c', 'd'), [10, 110, 10, 110])
  assert.is(at(frames[0], 'd')?.top, 40)
})

test('right to left rows begin at the right', () => {
  const row = el('div', { display: 'flex' }, [box('ab', { width: 40 }), box('cd', { width: 40 })], {
    dir: 'rtl',
  })
  const { frames } = layout([sheet([row], wide)])
  assert.equal(place(frames[0], 'ab', 'cd'), [200, 160])
})

test('tall columns beside each other go on over pages, each on its own', () => {
  const columns = flex(
    {},
    el('div', { width: 60 }, [lines('a', 14)]),
    el('div', { width: 60 }, [lines('b', 25)]),
  )
  const { frames } = layout([sheet([columns], wide)])
  assert.equal(
    frames.map(frame => words(frame).length),
    [20, 14, 5],
  )
  assert.equal(at(frames[1], 'b10'), { x: 70, top: 10 })
})

test('a picture keeps its proportions and never outgrows a page', async () => {
  const { picture } = await import('./plain.test.kit.ts')
  const assets = new Map([
    ['tall.png', picture('tall.png', 100, 4000)],
    ['wide.png', picture('wide.png', 400, 200)],
  ])
  const img = (src: string, style: Style = {}) => el('img', style, [], { src, alt: src })
  const { frames } = layout(
    [sheet([img('wide.png'), img('tall.png'), img('wide.png', { height: 50, width: 50, fit: 'cover' })])],
    { assets },
  )
  const images = frames.flatMap(frame => frame.items.filter(item => item.kind === 'image'))
  assert.equal([images[0]?.width, images[0]?.height], [50, 25])
  assert.ok((images[1]?.height ?? 0) <= 100)
  assert.ok(Math.abs((images[1]?.width ?? 0) * 40 - (images[1]?.height ?? 0)) < 0.01)
  assert.equal([images[2]?.width, images[2]?.picture.width, images[2]?.picture.height], [50, 100, 50])
})

test.run()
